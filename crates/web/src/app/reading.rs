//! The book of rules being read: a page of its own over the game, with an address.

use super::App;
use crate::book;
use crate::lab::portrait;
use crate::messages as m;
use sahkku::{PRESETS, Rules, preset, recorded_as};
use sahkku_lessons::{Lesson, TOPICS};
use web_sys::{Element, HtmlElement, HtmlSelectElement};

/// How an address asks for the book: `#rules=maze`.
const ASKED: &str = "#rules=";

/// What part of an address asks for the book, and whose.
pub(crate) fn asked_book(hash: &str) -> Option<&str> {
    hash.strip_prefix(ASKED)
}

impl App {
    /// Opens the book that the address asks for, or closes the one that it asks for no more.
    pub(crate) fn follow_address(&mut self, hash: &str) {
        match asked_book(hash) {
            Some(id) if preset(id).is_some() => self.ask_for_book(id),
            Some(id) => {
                let ids: Vec<&str> = PRESETS.iter().map(|preset| preset.id).collect();
                let id: String = id.chars().take(40).collect();
                let ids = &ids.join(", ");
                let notice = m::NoticeBadParameter {
                    name: "rules",
                    value: &id,
                    help: &m::HelpRules { ids }.text(),
                };
                self.page.notice(&notice.text());
            }
            None if self.reading.is_some() => self.page.close_dialog("book"),
            None => {}
        }
    }

    fn ask_for_book(&mut self, id: &str) {
        let read = |rules: Rules| recorded_as(&rules).is_some_and(|preset| preset.id == id);
        if !self.reading.is_some_and(read) {
            self.button(&format!("book-of-{id}"));
        }
    }

    fn open_book(&mut self, rules: Rules) {
        self.reading = Some(rules);
        self.page.close_dialog("cards");
        self.page.close_dialog("menu-card");
        self.write_book();
        self.page.open_dialog("book");
        if let Ok(book) = self.page.element::<Element>("book") {
            book.set_scroll_top(0);
        }
        let id = recorded_as(&rules).map(|preset| preset.id);
        set_hash(&id.map_or_else(String::new, |id| format!("rules={id}")));
    }

    /// Writes the book in the language that is spoken now.
    pub(super) fn write_book(&mut self) {
        let Some(rules) = self.reading else { return };
        self.take_board_home();
        let this = recorded_as(&rules);
        let (name, about) = match this {
            Some(preset) => (preset.name.to_owned(), portrait(preset)),
            None => (m::lab_invention(), String::new()),
        };
        self.page.say("book-of", &name);
        self.page
            .list_rules("book-rules", this.map_or("", |preset| preset.id));
        book::write(&self.page, &rules, &about);
    }

    /// Lets the small board stand under a rule and show it.
    fn show_in_book(&mut self, name: &str) {
        let topic = TOPICS.iter().find(|topic| topic.name == name);
        let lesson = topic
            .zip(self.reading)
            .and_then(|(topic, rules)| Lesson::new(topic, &rules));
        if let Some(lesson) = lesson {
            self.move_board(&format!("stage-{name}"));
            self.play_live(lesson);
        }
    }

    fn move_board(&self, into: &str) {
        if let (Ok(stage), Ok(live)) = (
            self.page.element::<Element>(into),
            self.page.element::<HtmlElement>("live"),
        ) {
            live.set_hidden(false);
            // Where it cannot be moved it shows the rule where it is.
            let _ = stage.append_child(&live);
        }
    }

    /// Puts the small board back to the cards.
    pub(super) fn take_board_home(&mut self) {
        self.close_live();
        self.move_board("card-stage");
    }

    /// Whether a button of the book was meant.
    pub(super) fn book_button(&mut self, id: &str) -> bool {
        if let Some(rules) = id.strip_prefix("book-of-").and_then(preset) {
            self.open_book(rules.rules);
            return true;
        }
        if let Some(name) = id.strip_prefix("show-") {
            self.show_in_book(name);
            return true;
        }
        if let Some(part) = id.strip_prefix("goto-") {
            if let Ok(heading) = self.page.element::<HtmlElement>(&format!("part-{part}")) {
                heading.scroll_into_view();
                // Where the keyboard cannot follow, the page is still where it should be.
                let _ = heading.focus();
            }
            return true;
        }
        match id {
            "open-book" => {
                let rules = self.cards_rules().or_else(|| self.rules_at_hand());
                if let Some(rules) = rules {
                    self.open_book(rules);
                }
            }
            "book-rules" => {
                let chosen = self.page.element::<HtmlSelectElement>("book-rules");
                if let Some(preset) = chosen.ok().and_then(|list| preset(&list.value())) {
                    self.open_book(preset.rules);
                }
            }
            "book-print" => {
                if let Some(window) = web_sys::window() {
                    // Where a browser does not print, it says so itself.
                    let _ = window.print();
                }
            }
            "book-closed" => {
                self.reading = None;
                self.take_board_home();
                // A thousand elements that nobody reads.
                for part in ["book-body", "book-contents"] {
                    self.page.say(part, "");
                }
                set_hash("");
            }
            "address-changed" => {
                let hash = web_sys::window().and_then(|window| window.location().hash().ok());
                self.follow_address(&hash.unwrap_or_default());
            }
            _ => return false,
        }
        true
    }
}

/// Writes into the address what is read, so that it can be linked to and gone back from.
fn set_hash(hash: &str) {
    if let Some(window) = web_sys::window()
        && window
            .location()
            .hash()
            .is_ok_and(|now| now.trim_start_matches('#') != hash)
    {
        // An address that cannot be changed is no reason not to read.
        let _ = window.location().set_hash(hash);
    }
}
