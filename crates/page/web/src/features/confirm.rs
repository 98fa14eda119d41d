//! Asks for confirmation before something that cannot be undone.

use browser::dom::Page;
use browser::files::download;
use context::elements::{Button, Dialog, Part};
use context::{Confirmation, Effects, Feature, Game};
use game::Game as _;

#[derive(Default)]
pub(crate) struct Confirm(Option<Confirmation>);

impl Confirm {
    pub(crate) fn ask(&mut self, page: &Page, about: Confirmation) {
        page.close_dialog(Dialog::MenuCard);
        page.say(Part::ConfirmTitle, &about.title);
        page.say(Part::ConfirmText, &about.text);
        page.say(Button::ConfirmYes, &about.yes);
        self.0 = Some(about);
        page.open_dialog(Dialog::Confirm);
    }

    pub(crate) fn confirmed(&mut self, page: &Page, effects: &mut Effects) {
        page.close_dialog(Dialog::Confirm);
        if let Some(about) = self.0.take() {
            (about.then)(effects);
        }
    }

    /// Lets the visitor save the record of the game that would be lost: the current one, unless another is given.
    pub(crate) fn save_record(&self, page: &Page, at_hand: Option<String>) {
        let named = self.0.as_ref().and_then(|about| about.record.clone());
        if let Some(record) = named.or(at_hand) {
            download(page, &format!("{}.txt", Game::ID), &record);
        }
    }
}

impl Feature for Confirm {}
