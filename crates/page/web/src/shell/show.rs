//! Updating the page: the canvas with the current game, everything else with what has been seen of it.

use context::elements::Part;
use context::feature::{Feature as _, Showing};
use context::this_game::{Annotation, This};
use on_page::{Board as _, Explains as _};

use super::early::Told;
use super::state::Shell;
use crate::features::study::Study;

impl Shell {
    /// Shows the current state.
    pub(super) fn show(&mut self) {
        let moves = self.mark();
        self.features.play.mark_more(&self.table, moves);
        let panel = self.show_panel();
        let (told, annotations) = self.show_features();
        let game = panel.is_some();
        self.show_board(panel, told);
        if game {
            self.page.let_keys_scroll();
            self.features.play.annotate(&annotations);
            self.features.play.show_plates(&self.page, &self.table);
            if self.table.is_study() {
                Study::lay_out(&self.page, &self.features.play.room());
            }
        }
    }

    /// Shows the features. Returns what they say beside the board, and their annotations.
    fn show_features(&mut self) -> (Told, Vec<Annotation>) {
        self.run_clock();
        let motion = self.features.play.motion();
        let mut shown = Showing::default();
        self.with(|all, cx| all.show(&mut shown, cx));
        let Showing {
            buttons,
            mut annotations,
            line,
            turn,
            task,
            course: _,
        } = shown;
        let (page, table) = (&self.page, &self.table);
        if table.session.is_none() {
            self.features.play.show_plates(page, table);
        }
        for (button, there) in buttons {
            self.features.play.show_button(page, button, there);
        }
        page.flag_root("upright", self.features.play.board.is_turned());
        self.features
            .play
            .board
            .point_at(self.features.places.pointed(table));
        self.features
            .play
            .tell_place(page, table, self.features.places.told());
        let seen = self.table.seen().filter(|_| !motion.moving);
        let gauges = seen.map(|session| This::gauges(session.judge(), session.position()));
        if self.features.play.marks.chosen.is_none() && annotations.is_empty() {
            let place = self.features.places.told().map(|(place, _)| place);
            let lesson = self.table.lesson();
            let session = self.table.seen().filter(|_| !motion.moving);
            annotations.extend(session.and_then(|session| This::path(session, lesson, place)));
        }
        annotations.extend(gauges.into_iter().flatten());
        let [turn, task] = match self.show_distance() {
            Some(said) => said.map(Some),
            None => [turn, task],
        };
        (Told { line, turn, task }, annotations)
    }

    /// Rewrites the texts that were written before terms and places could be pressed.
    pub(super) fn write_again(&self) {
        for words in [Part::Task, Part::News, Part::LessonText] {
            self.page.write_again(words);
        }
    }
}
