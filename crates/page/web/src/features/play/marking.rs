//! Marking the available choices on the board.

use context::{Destination, Move, Pick, Session, Table, This};
use on_page::{Board as _, Dice, Moves};

use super::choosing::piece_to_try;
use super::state::Play;

impl Play {
    /// Marks the available choices, and returns the moves. `waits` is whether a turn waits for confirmation.
    pub(crate) fn mark(&mut self, table: &Table, waits: bool) -> Vec<Move> {
        // The next choices are not shown before everything lies still.
        let settled = self.board.is_settled();
        let moves = if settled {
            self.moves(table)
        } else {
            Vec::new()
        };
        self.marks.movable = each_once(moves.iter().copied());
        self.marks.of_both_sides = table.seen().is_some_and(This::both_throw);
        let is_nobodys = |session: &Session| waits || session.turn().side().is_none();
        self.marks.nobodys_turn = table.seen().is_some_and(is_nobodys);
        self.marks.dice_usable = table.sees_decision();
        self.marks.ways = table.seen().map(This::told_ways).unwrap_or_default();
        moves
    }

    /// Marks the destinations of the chosen piece, and what a lesson wants.
    pub(crate) fn mark_more(&mut self, table: &Table, moves: Vec<Move>) {
        let settled = self.board.is_settled();
        let destinations = match (&table.session, self.marks.chosen) {
            (Some(session), Some(chosen)) => {
                This::destinations(session, moves.into_iter().filter(|one| one.pick == chosen))
            }
            _ => Vec::new(),
        };
        self.marks.preview = match self.marks.chosen {
            Some(chosen) if settled => self
                .ahead(chosen, table)
                .into_iter()
                .map(|ahead| ahead.shown)
                .collect(),
            _ => Vec::new(),
        };
        if settled && table.lesson().is_some() {
            self.marks.movable = lesson_pieces(table);
        }
        self.marks.destinations = self.lesson_places(destinations, table);
    }

    /// The destinations of the chosen piece that the lesson asks for, so that a finger beside one selects it; or the one to try
    /// in vain.
    fn lesson_places(&self, mut places: Vec<Destination>, table: &Table) -> Vec<Destination> {
        let Some(lesson) = table.lesson() else {
            return places;
        };
        if let (Some((_, Some(place))), Some(_)) = (lesson.trial(), self.marks.chosen) {
            return vec![This::bare_destination(place)];
        }
        let wanted = wanted_moves(table);
        places.retain(|to| wanted.iter().any(|one| one.to == to.place));
        places
    }
}

pub(super) fn each_once(moves: impl Iterator<Item = Move>) -> Vec<Pick> {
    let mut picks: Vec<Pick> = Vec::new();
    for Move { pick, .. } in moves {
        if !picks.contains(&pick) {
            picks.push(pick);
        }
    }
    picks
}

fn wanted_moves(table: &Table) -> Vec<Move> {
    let Some(session) = &table.session else {
        return Vec::new();
    };
    let turn = This::side_to_move(session.position());
    let wanted = table.lesson_wants().into_iter().flatten();
    wanted
        .filter_map(|action| This::move_of(turn, action))
        .collect()
}

fn lesson_pieces(table: &Table) -> Vec<Pick> {
    let mut pieces = each_once(wanted_moves(table).into_iter());
    pieces.extend(piece_to_try(table));
    pieces
}
