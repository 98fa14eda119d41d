//! The card of sheets to print.

mod rule_sheet;
mod sheets;
use context::elements::{Dialog, Field};
use context::this::words as m;
use context::words::WordPart;
use context::{Context, Feature};
use game::recorded_as;

use crate::split::entry;
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
    if sheets::carry_out(cx, task).is_err() {
        cx.page.notice(&m::notice_no_download());
    }
}
