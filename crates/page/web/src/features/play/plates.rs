//! Who plays, on the plates at the edges of the board.

use super::state::Play;
use crate::board::PlateWords;
use crate::browser::words::WordPart;
use crate::dom::{Page, Part};
use crate::features::players::portrait;
use crate::messages as m;
use crate::table::Table;
use crate::text::seats;
use crate::this_game::{Session, Side, This};

impl Play {
    /// Shows who plays. A lesson has no players.
    pub(crate) fn show_plates(&mut self, page: &Page, table: &Table) {
        let there = table.lesson.is_none() && WordPart::Rest.is_loaded();
        let seen = table.seen().filter(|_| there);
        let words = seen.map(|session| {
            let turn = session.turn().side().filter(|_| !self.marks.nobodys_turn);
            Side::BOTH.map(|side| PlateWords {
                name: name(session, side),
                portrait: session.player(side).level().map(portrait),
                clock: self.clock(session, side),
                turn: turn == Some(side),
            })
        });
        self.plates.show(page, Part::Overlay, &self.board, words);
    }

    /// What the clock of a side shows, where there is one.
    fn clock(&self, session: &Session, side: Side) -> Option<String> {
        let [here, elsewhere] = self.times.as_ref()?;
        let shown = if session.player(side).is_here() {
            here
        } else {
            elsewhere
        };
        Some(shown.clone())
    }
}

/// What a player is called on a plate: whoever has no name by the side.
fn name(session: &Session, side: Side) -> String {
    let name = seats::name::<This>(session, side);
    if !name.is_empty() {
        name
    } else if session.player(side).is_here() && seats::is_you(side) {
        m::plate_you()
    } else {
        m::ListSide { side }.text()
    }
}
