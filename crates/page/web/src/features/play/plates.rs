//! The players on the plates at the edges of the board.

use board::PlateWords;
use browser::dom::Page;
use context::elements::Part;
use context::matches;
use context::table::Table;
use context::this_game::{Session, Side};

use super::state::Play;
use crate::features::players::portrait;

impl Play {
    /// Shows the players. A lesson has none. `played` is the game whose players are shown, and `turn` whose turn it is, if these
    /// differ from the game on the table.
    pub(crate) fn show_plates(
        &mut self,
        page: &Page,
        table: &Table,
        played: Option<&Session>,
        turn: Option<Side>,
    ) {
        let there = table.lesson().is_none();
        let seen = table.seen().filter(|_| there);
        let words = seen.map(|session| {
            let score = matches::score(session);
            let won = |side: Side| score.map(|score| score.won()[side.index()].to_string());
            let own = session.turn().side().filter(|_| !self.marks.nobodys_turn);
            let turn = turn.or(own);
            let named = played.unwrap_or(session);
            Side::BOTH.map(|side| PlateWords {
                name: matches::player(named, side),
                portrait: named.player(side).level().map(portrait),
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
