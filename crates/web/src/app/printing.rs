//! The card of sheets to print.

use super::App;
use crate::messages as m;
use crate::paper::{self, Order};
use crate::settings::Key;

impl App {
    pub(super) fn open_paper(&mut self) {
        self.page.close_dialog("menu-card");
        self.page.close_dialog("about");
        self.show_paper();
        self.page.open_dialog("paper");
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

    /// What is printed is the board that is played on, or that of the rules which are chosen.
    fn with_order(&self, use_it: impl FnOnce(&Order<'_>) -> Result<(), wasm_bindgen::JsValue>) {
        let chosen = self.lab.judge().ok();
        let Some(judge) = self
            .session
            .as_ref()
            .map(|session| session.judge())
            .or(chosen.as_ref())
        else {
            return;
        };
        let text = sahkku::write_rules(judge.rules());
        let base = text.split(' ').next().and_then(sahkku::preset);
        let order = Order {
            judge,
            lines: self.settings.get(Key::Lines).parse().unwrap_or_default(),
            ornament: self.settings.get(Key::Ornament).parse().unwrap_or_default(),
            rules_name: base.map_or("", |preset| preset.name),
        };
        if use_it(&order).is_err() {
            self.page.notice(&m::notice_no_download());
        }
    }
}
