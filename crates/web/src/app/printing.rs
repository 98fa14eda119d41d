//! The card of sheets to print.

use super::App;
use crate::messages as m;
use crate::paper::{self, Order};
use crate::settings::Key;
use sahkku::{Judge, PRESETS, Rules, preset, recorded_as};
use web_sys::{HtmlDialogElement, HtmlOptionElement, HtmlSelectElement};

impl App {
    pub(super) fn open_paper(&mut self) {
        self.page.close_dialog("menu-card");
        self.page.close_dialog("about");
        self.list_paper_rules();
        self.show_paper();
        self.page.open_dialog("paper");
    }

    /// What is printed first is the game that is played, or the rules that are chosen; any other
    /// rule set can be chosen instead.
    fn list_paper_rules(&self) {
        let list = "paper-rules";
        let own = self.rules_at_hand();
        let recorded = own.as_ref().and_then(recorded_as);
        self.page
            .list_rules(list, recorded.map_or("", |preset| preset.id));
        if recorded.is_none()
            && let Ok(list) = self.page.element::<HtmlSelectElement>(list)
            && let Ok(option) =
                HtmlOptionElement::new_with_text_and_value(&m::origin_invention(), "")
        {
            // Without it the list stands at nothing, and its sheets are the same.
            let _ = list.append_child(&option);
            list.set_value("");
        }
    }

    /// Says the card anew in another language, if it is open.
    pub(super) fn say_paper_again(&mut self) {
        let card = self.page.element::<HtmlDialogElement>("paper");
        if card.is_ok_and(|card| card.open()) {
            let chosen = self.page.value("paper-rules");
            self.list_paper_rules();
            if let Ok(list) = self.page.element::<HtmlSelectElement>("paper-rules") {
                list.set_value(&chosen);
            }
            // As if it had been chosen again: that waits for the words.
            self.button("paper-what");
        }
    }

    pub(super) fn show_paper(&self) {
        self.with_order(|order| {
            paper::show(&self.page, order);
            Ok(())
        });
    }

    pub(super) fn print_paper(&self) {
        self.with_order(|order| paper::print(&self.page, order));
    }

    pub(super) fn save_paper(&self) {
        self.with_order(|order| paper::save(&self.page, order));
    }

    fn with_order(&self, use_it: impl FnOnce(&Order<'_>) -> Result<(), wasm_bindgen::JsValue>) {
        let rules = preset(&self.page.value("paper-rules"))
            .map(|preset| preset.rules)
            .or_else(|| self.rules_at_hand());
        let Some(judge) = rules.and_then(|rules| Judge::new(rules).ok()) else {
            return;
        };
        let order = Order {
            judge: &judge,
            lines: self.settings.get(Key::Lines).parse().unwrap_or_default(),
            ornament: self.settings.get(Key::Ornament).parse().unwrap_or_default(),
            rules_name: base_name(judge.rules()),
        };
        if use_it(&order).is_err() {
            self.page.notice(&m::notice_no_download());
        }
    }
}

/// The name of the recorded rule set that these rules are written down by.
fn base_name(rules: &Rules) -> &'static str {
    let text = sahkku::write_rules(rules);
    let base = text.split(' ').next().and_then(preset);
    base.unwrap_or(&PRESETS[0]).name
}
