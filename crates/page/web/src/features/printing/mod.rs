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
use wasm_bindgen::JsValue;

use sheets::Order;

/// A message of the card.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    /// Something else was chosen on it.
    Changed,
    Print,
    Save,
}

/// The card of printable sheets.
#[derive(Default)]
pub(crate) struct Printing;

impl Printing {
    pub(crate) fn update(&self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Changed => with_order(cx, |order| order.show()),
            Message::Print => with_order(cx, |order| order.print()),
            Message::Save => with_order(cx, |order| order.save()),
        }
    }
}

impl Feature for Printing {
    fn opening(&mut self, dialog: Dialog, cx: &mut Context<'_>) {
        if dialog == Dialog::Paper {
            let recorded = cx.rules_at_hand().as_ref().and_then(recorded_as);
            list_rules(cx, recorded.map_or("", |preset| preset.id));
            with_order(cx, |order| order.show());
        }
    }

    fn speak(&mut self, cx: &mut Context<'_>) {
        if WordPart::Book.is_loaded() && cx.page.is_open(Dialog::Paper) {
            list_rules(cx, &cx.page.value(Field::PaperRules));
            with_order(cx, |order| order.show());
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

fn with_order(cx: &Context<'_>, use_it: fn(&Order<'_>) -> Result<(), JsValue>) {
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
    if use_it(&order).is_err() {
        cx.page.notice(&m::notice_no_download());
    }
}

/// The name of the recorded rule set that these rules are written down from.
fn base_name(rules: &Rules) -> &'static str {
    let text = game::write_rules(rules);
    let base = text.split(' ').next().and_then(Preset::named);
    base.unwrap_or(&PRESETS[0]).name
}
