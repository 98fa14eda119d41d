//! Bringing the page up to date: the picture with the game, all else with what has been seen of it.

use browser::later::rest;
use context::elements::{Button, Part};
use context::text::seats;
use context::this_game::This;
use dom::Page;

use super::later::{annotate_later, show_later};
use super::state::Shell;
use crate::features::commentary::PanelWords;

impl Shell {
    /// Shows everything as it is now.
    pub(super) fn show(&mut self) {
        self.showings += 1;
        seats::speak_to::<This>(self.table.players());
        let motion = self.play.motion();
        if motion.settled {
            self.table.has_been_seen();
        }
        let waits = self.handover.waits_for(&self.table, &self.settings);
        self.play.mark(&self.table, waits.is_some());
        let thinking = self.computer.thinks_long();
        let (page, table, settings) = (&self.page, &self.table, &self.settings);
        let panel = self.play.show_panel(page, table, settings, thinking);
        self.play.show_sides(page, table, settings, panel.as_ref());
        // Before the rest is loaded nothing of it is there to be shown.
        let later = rest().map(|rest| show_later(rest, self));
        let later = later.unwrap_or_default();
        let (page, table, settings) = (&self.page, &self.table, &self.settings);
        let Some(panel) = panel else {
            return self.show_nothing();
        };
        if motion.settled {
            let turn = later.turn.unwrap_or(panel.turn);
            let task = later.task.or(panel.task).unwrap_or_default();
            let told = PanelWords {
                turn: &turn,
                task: &task,
                line: later.line,
            };
            self.commentary.show(page, table, settings, told);
        }
        if self.play.board.awaits_names() && page.names_places(Part::Game) {
            self.play.board.speak_of_places();
        }
        if !motion.moving {
            self.play.board.set_below(settings.side_below(table));
        }
        self.play.show(page, table);
        if let Some(rest) = rest() {
            annotate_later(rest, self, &later.annotations);
        }
    }

    /// Where there is no game nothing is said of one.
    fn show_nothing(&mut self) {
        let page: &Page = &self.page;
        self.play.clear_panel(page);
        self.commentary.clear(page);
        page.show(Button::WhyRule, false);
        self.play.clear();
    }
}
