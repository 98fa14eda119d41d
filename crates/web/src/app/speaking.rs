//! Changing the language in the midst of everything: all that stands on the page is said anew.

use sahkku_words::Language;

use super::{App, Choices};
use crate::lab::portrait;
use crate::languages::{self, Fetched};
use crate::messages as m;
use crate::settings_card;

/// Something that was said and can be said again in another language.
pub(super) type Said = Box<dyn Fn() -> String>;

impl App {
    /// What happened last, as words that can be found anew in any language.
    pub(super) fn tell(&mut self, news: impl Fn() -> String + 'static) {
        self.news = Box::new(news);
    }

    /// Nothing has happened yet.
    pub(super) fn tell_nothing(&mut self) {
        self.tell(String::new);
    }

    /// The visitor chose a language.
    pub(super) fn ask_language(&mut self, code: &str) {
        match Language::of(code) {
            Some(language) if m::language() != Some(language) => {
                languages::fetch(&self.link, language);
            }
            _ => {}
        }
    }

    /// The words of a language came, or did not.
    pub(super) fn speak(&mut self, language: &'static Language, fetched: Fetched) {
        if let Err(error) = languages::change(language, fetched) {
            self.page.notice(&m::notice_language(&error, language.name));
            return languages::offer(&self.page);
        }
        // It fails only for names that the page has and no language, and those fail at the start already.
        let _ = self.page.say_standing_words();
        self.say_again();
    }

    /// Says everything anew that does not stand in index.html.
    fn say_again(&mut self) {
        self.page.say("portrait", &portrait(self.lab.base()));
        self.lab.say_again(&self.page);
        settings_card::say_again(&self.page, &self.settings);
        self.page.say("record-status", "");
        match &self.choices {
            Choices::Way => self.offer_way(),
            Choices::Uses(_) => self.list_uses(),
            Choices::None => {}
        }
        self.say_ending();
        self.moves.forget(&self.page);
        self.show_opponent();
        self.write_advice();
        self.refresh();
    }
}
