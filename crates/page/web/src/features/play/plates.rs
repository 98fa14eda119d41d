//! The players on the plates at the edges of the board.

use board::PlateWords;
use browser::dom::Page;
use context::elements::Part;
use context::matches;
use context::this::words as m;
use context::{Session, Side, Table, This};
use game::Turn;
use on_page::{Board as _, Dice as _};

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
            let to_do = |side| {
                let told = turn == Some(side) && self.times.is_none();
                told.then(|| self.to_do(table, session)).flatten()
            };
            Side::BOTH.map(|side| PlateWords {
                name: matches::player(named, side),
                portrait: named.player(side).level().map(portrait),
                won: won(side).filter(|_| self.times.is_none()),
                clock: self.times.as_ref().map(|times| {
                    // Both are on one line.
                    let parts = [won(side), Some(times[side.index()].clone())];
                    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
                }),
                to_do: to_do(side),
                took: m::plate_took(),
                turn: turn == Some(side),
            })
        });
        let board = &mut self.board;
        if self.plates.show(page, Part::Overlay, board, words) {
            self.draw_soon();
        }
    }

    /// What a person at this screen has to do now, with the dice to use. The tray asks for throws.
    fn to_do(&self, table: &Table, session: &Session) -> Option<(Vec<&'static str>, String)> {
        let Turn::Decide(side) = session.turn() else {
            return None;
        };
        if !session.player(side).is_here() {
            return None;
        }
        let dice = table.seen_dice(self.motion());
        let states = This::die_states(&dice, &self.marks);
        let unused = dice.iter().zip(states).filter(|(_, state)| !state.used);
        let faces = unused.filter_map(|(die, _)| This::face_of(die));
        let faces: Vec<&str> = faces.map(This::face_word).collect();
        let words = if faces.is_empty() {
            m::plate_move()
        } else {
            m::plate_use()
        };
        Some((faces, words))
    }
}
