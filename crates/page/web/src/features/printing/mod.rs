//! The card of sheets to print.

mod rule_sheet;
mod sheets;
use context::effects::Context;
use context::elements::{Dialog, Field};
use context::feature::Feature;
use context::this::words as m;
use context::this_game::{PRESETS, Preset, Rules};
use context::words::WordPart;
use game::{RuleSets, recorded_as};

use crate::split::entry;
use sheets::Order;
pub(crate) use sheets::Task as Message;

#[derive(Default)]
pub(crate) struct Printing;

impl Printing {
    pub(crate) fn update(&self, message: Message, cx: &mut Context<'_>) {
        order(cx, message);
    }
}

impl Feature for Printing {
    fn opening(&mut self, dialog: Dialog, cx: &mut Context<'_>) {
        if dialog == Dialog::Paper {
            let recorded = cx.rules_at_hand().as_ref().and_then(recorded_as);
            list_rules(cx, recorded.map_or("", |preset| preset.id));
            order(cx, Message::Show);
        }
    }

    fn speak(&mut self, cx: &mut Context<'_>) {
        if WordPart::Book.is_loaded() && cx.page.is_open(Dialog::Paper) {
            list_rules(cx, &cx.page.value(Field::PaperRules));
            order(cx, Message::Show);
        }
    }
}

/// Lists the rule sets and selects `chosen`: initially the rules of the current game, or those chosen for a new one.
fn list_rules(cx: &Context<'_>, chosen: &str) {
    let own = cx
        .rules_at_hand()
        .filter(|rules| recorded_as(rules).is_none());
    let own = own.map(|_| ("", m::origin_invention()));
    cx.page
        .fill(Field::PaperRules, cx.setup.list().chain(own), chosen);
}

entry!("cards", "00000000000000000000000000000004",
    /// Does this with the chosen sheet.
    fn order(cx: &Context<'_>, task: Message) -> () = carry_out
);

fn carry_out(cx: &Context<'_>, task: Message) {
    let rules = Preset::named(&cx.page.value(Field::PaperRules))
        .map(|preset| preset.rules)
        .or_else(|| cx.rules_at_hand());
    let Some(judge) = rules.and_then(|rules| rules.judge().ok()) else {
        return;
    };
    let order = Order {
        page: cx.page,
        judge: &judge,
        settings: cx.settings,
        rules_name: base_name(judge.rules()),
    };
    if order.carry_out(task).is_err() {
        cx.page.notice(&m::notice_no_download());
    }
}

/// The name of the recorded rule set that these rules are written down from.
fn base_name(rules: &Rules) -> &'static str {
    let text = game::write_rules(rules);
    let base = text.split(' ').next().and_then(Preset::named);
    base.unwrap_or(&PRESETS[0]).name
}
