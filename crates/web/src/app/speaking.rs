//! Changing the language in the midst of everything: all that stands on the page is said anew.

use sahkku::Event;
use sahkku_words::Language;

use super::{App, Choices};
use crate::lab::portrait;
use crate::languages::{self, Fetched};
use crate::messages as m;
use crate::settings_card;
use crate::words;

/// Something that was said and can be said again in another language; in few words if that is asked
/// for.
pub(super) type Said = Box<dyn Fn(bool) -> String>;

/// The parts of the words that lessons and cards need, and the book besides.
const LESSONS: &str = "lessons";
const BOOK: &str = "book";

/// The buttons that need the words of the book, for reading and for printing.
const BOOKISH: &[&str] = &[
    "open-book",
    "book-rules",
    "open-paper",
    "paper-what",
    "paper-rules",
    "print-paper",
    "save-paper",
];

impl App {
    /// Whether words have to be fetched before this button can do what it does. When they have
    /// come it is done.
    pub(super) fn waits_for_words(&mut self, id: &str) -> bool {
        let book = BOOKISH.contains(&id) || id.starts_with("book-of-");
        let needs = book
            || ["open-guide", "open-rules", "why-rule"].contains(&id)
            || id.starts_with("rule-of-");
        let missing = |there: &str| m::named(there).is_none();
        let part = match (needs, book) {
            (true, _) if missing("topic-wake") => LESSONS,
            (_, true) if missing("book-contents") => BOOK,
            _ => return false,
        };
        self.wanted = Some(id.to_owned());
        languages::fetch_part(&self.link, part);
        true
    }

    /// Another part of the words came, or did not.
    pub(super) fn part_came(&mut self, language: &'static Language, fetched: Fetched) {
        if m::language() != Some(language) {
            // Another language was spoken before they came: what waits for words asks for those of that one.
            if let Some(id) = self.wanted.take() {
                self.button(&id);
            }
            return;
        }
        if let Err(error) = fetched.and_then(|text| m::speak_more(&text)) {
            self.wanted = None;
            let notice = m::NoticeLanguage {
                language: language.name,
                error: &error,
            };
            return self.page.notice(&notice.text());
        }
        if let Some(id) = self.wanted.take() {
            self.button(&id);
        }
        self.list_cards();
        self.show_card();
        self.write_book();
        self.refresh();
    }

    /// What happened last, as words that can be found anew in any language.
    pub(super) fn tell(&mut self, news: impl Fn() -> String + 'static) {
        self.news = Box::new(move |_| news());
    }

    /// What happened last, in a few sentences or in a few words.
    pub(super) fn tell_either(&mut self, news: impl Fn(bool) -> String + 'static) {
        self.news = Box::new(news);
    }

    /// What happened last, out of the events of the game.
    pub(super) fn tell_events(&mut self, events: Vec<Event>) {
        self.tell_either(move |brief| words::news(&events, brief));
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
            let notice = m::NoticeLanguage {
                language: language.name,
                error: &error,
            };
            self.page.notice(&notice.text());
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
            Choices::Draw(_) => self.say_draw(),
            Choices::Uses(_) => self.list_uses(),
            Choices::None => {}
        }
        self.say_ending();
        self.moves.forget(&self.page);
        self.show_opponent();
        self.write_advice();
        if self.learning.is_some() || self.cards.is_some() || self.reading.is_some() {
            languages::fetch_part(&self.link, LESSONS);
        }
        if self.reading.is_some() {
            languages::fetch_part(&self.link, BOOK);
        }
        self.say_paper_again();
        self.refresh();
    }
}
