//! Bringing the page up to date: the picture with the game, all else with what has been seen of it.

use super::state::{Shell, with};
use crate::browser::words::WordPart;
use crate::dom::{Button, Page};
use crate::effects::Context;
use crate::features::language;
use crate::features::{players, printing, welcome};

impl Shell {
    /// Shows everything as it is now.
    pub(super) fn show(&mut self) {
        self.showings += 1;
        let motion = self.play.motion();
        if motion.settled {
            self.table.has_been_seen();
        }
        self.play.mark(&self.table);
        let (page, table, settings) = (&self.page, &self.table, &self.settings);
        self.replay.show(page, table, settings);
        let thinking = self.computer.thinks_long();
        let panel = self.play.show_panel(page, table, thinking);
        self.play.show_sides(page, table, settings, panel.as_ref());
        for (button, shown) in self.lessons.show(page, table, motion) {
            self.play.show_button(page, button, shown);
        }
        players::show_face(page, table);
        let Some(panel) = panel else {
            return self.show_nothing();
        };
        if motion.settled {
            let task = panel.task.unwrap_or_default();
            self.commentary
                .show(page, table, settings, &panel.turn, &task);
        }
        if !motion.moving {
            self.play.board.set_below(settings.side_below(table));
        }
        let mut annotations = self.advice.annotations();
        if self.play.marks.dragged.is_none() {
            annotations.extend(self.lessons.annotation(table, motion));
        }
        self.play.show(page, table, &annotations);
    }

    /// Where there is no game nothing is said of one.
    fn show_nothing(&mut self) {
        let page: &Page = &self.page;
        self.play.clear_panel(page);
        self.commentary.clear(page);
        page.show(Button::WhyRule, false);
        self.play.clear();
    }

    /// Another language is spoken: says everything anew.
    pub(super) fn say_again(&mut self) {
        self.page.say_standing_words();
        language::offer(&self.page);
        welcome::show_setup(&self.page, &self.setup);
        welcome::say_ending(&self.page, &self.table);
        self.lab.say_again(&self.page, &self.setup);
        self.settings_card.say_again(&self.page, &self.settings);
        self.page.say(crate::dom::Part::RecordStatus, "");
        self.asking.write(&self.page);
        self.replay.forget_words(&self.page);
        self.advice.write(&self.page);
        players::show_opponent(&self.page, &self.setup, &self.settings);
        let (cards, book) = self.rulebook.reads();
        let prints = self.page.is_open(crate::dom::Dialog::Paper);
        if self.table.lesson.is_some() || cards || book || prints {
            self.fetch_words(WordPart::Lessons);
        }
        if book || prints {
            self.fetch_words(WordPart::Book);
        }
        self.effects.show();
    }

    /// Says the rules that are read or printed anew, as far as their words are there.
    pub(super) fn write_rules(&mut self) {
        let progress = &self.lessons.progress;
        with!(self, rulebook, |own, cx| own.say_again(progress, cx));
        if WordPart::Book.is_loaded() {
            with!(self, page, |_own, cx| printing::say_again(cx));
        }
    }
}
