//! Updating the page: the canvas with the current game, everything else with what has been seen of it.

use context::elements::Part;
use context::{Annotation, Feature as _, Purpose, Showing, This, Told};
use on_page::{Board as _, Explains as _};

use super::state::Shell;

impl Shell {
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
            let features = &mut self.features;
            let played = features.study.played();
            let played = played.filter(|_| self.table.is_study());
            let turn = features.study.draft_turn();
            let (page, table) = (&self.page, &self.table);
            features.play.show_plates(page, table, played, turn);
            let board = &features.play.board;
            features.study.lay_out(page, board);
            features.ending.show_pieces(page, table, board);
            self.show_draft();
        }
    }

    pub(super) fn show_draft(&mut self) {
        let features = &mut self.features;
        if let Some((judge, draft, held)) = features.study.draft() {
            features.play.show_draft(&self.page, judge, draft, held);
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
            mut told,
            course: _,
        } = shown;
        let (page, table) = (&self.page, &self.table);
        if table.session.is_none() {
            self.features.play.show_plates(page, table, None, None);
        }
        for (button, there) in buttons {
            self.features.play.show_button(page, button, there);
        }
        page.flag_root("upright", self.features.play.board.is_turned());
        let pointed = self.features.places.pointed(table);
        self.features.play.board.point_at(pointed);
        // What is said of places is about the game, not about a position that is being set up.
        let edits = self.features.study.edits();
        let place = self.features.places.told().filter(|_| !edits);
        self.features.play.tell_place(page, table, place);
        let seen = self.table.seen().filter(|_| !motion.moving && !edits);
        let gauges = seen.map(|session| This::gauges(session.judge(), session.position()));
        let puzzle = matches!(self.table.purpose, Purpose::Puzzle);
        if self.features.play.marks.chosen.is_none() && annotations.is_empty() && !puzzle {
            let place = place.map(|(place, _)| place);
            let lesson = self.table.lesson();
            annotations.extend(seen.and_then(|session| This::path(session, lesson, place)));
        }
        annotations.extend(gauges.into_iter().flatten());
        if let Some(said) = self.show_distance() {
            [told.turn, told.task] = said.map(Some);
        }
        (told, annotations)
    }

    /// Rewrites the texts that were written before terms and places could be pressed.
    pub(super) fn write_again(&self) {
        for words in [Part::Task, Part::News, Part::LessonText] {
            self.page.write_again(words);
        }
    }
}
