//! The players on the plates at the edges of the board.

use board::PlateWords;
use browser::dom::Page;
use context::elements::Part;
use context::matches;
use context::table::Table;
use context::this_game::Side;

use super::state::Play;
use crate::features::players::portrait;

impl Play {
    /// Shows the players. A lesson has none.
    pub(crate) fn show_plates(&mut self, page: &Page, table: &Table) {
        let there = table.lesson().is_none();
        let seen = table.seen().filter(|_| there);
        let words = seen.map(|session| {
            let score = matches::score(session);
            let won = |side: Side| score.map(|score| score.won()[side.index()].to_string());
            let turn = session.turn().side().filter(|_| !self.marks.nobodys_turn);
            Side::BOTH.map(|side| PlateWords {
                name: matches::player(session, side),
                portrait: session.player(side).level().map(portrait),
                won: won(side).filter(|_| self.times.is_none()),
                clock: self.times.as_ref().map(|times| {
                    // Both are on one line.
                    let parts = [won(side), Some(times[side.index()].clone())];
                    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
                }),
                turn: turn == Some(side),
            })
        });
        self.plates.show(page, Part::Overlay, &self.board, words);
    }
}
