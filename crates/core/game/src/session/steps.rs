//! The events of a game, entry by entry.

use core::ops::Range;

use crate::Game;

use super::{Session, enter};

/// One entry of a record, and its events.
#[derive(Clone, Debug)]
pub struct Step<'a, G: Game> {
    /// The number of the turn, from 1; 0 outside turns.
    pub turn: u32,
    /// The side whose turn it was.
    pub side: Option<G::Side>,
    /// The recorded entry.
    pub entry: &'a G::Entry,
    /// The position before it.
    pub before: G::Position,
    /// The events, in order.
    pub events: Vec<G::Event>,
}

impl<G: Game> Step<'_, G> {
    /// Converts the step to an entry of a list of moves, with its text and a remark.
    #[must_use]
    pub fn into_entry<R>(self, text: String, remark: R) -> HistoryEntry<G::Side, G::Event, R> {
        HistoryEntry {
            turn: self.turn,
            side: self.side,
            text,
            events: self.events,
            remark,
        }
    }
}

/// One entry of a list of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryEntry<S, E, R = ()> {
    /// The number of the turn, from 1; 0 outside turns.
    pub turn: u32,
    /// The side whose turn it was.
    pub side: Option<S>,
    /// The entry in the notation of records, as detailed as is known after it.
    pub text: String,
    /// The events, in order.
    pub events: Vec<E>,
    /// What a game needs to know of the entry beyond its events.
    pub remark: R,
}

/// A turn of a game so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastTurn<S> {
    /// The side.
    pub side: S,
    /// The range of its entries in the record.
    pub entries: Range<usize>,
}

impl<G: Game> Session<G> {
    /// Iterates over the game from its first entry.
    pub fn steps(&self) -> impl Iterator<Item = Step<'_, G>> {
        let mut game = self.record.replay(0);
        // The turn in progress, if any, and the number of turns so far.
        let (mut turn, mut turns) = (None, 0);
        self.record.entries().iter().map_while(move |entry| {
            let side = game.turn_of(entry);
            if side.is_some() && turn != side {
                turns += 1;
            }
            let before = *game.position();
            let events = enter(&mut game, entry).ok()?;
            turn = side.filter(|_| game.turn().side() == side);
            Some(Step {
                turn: if side.is_some() { turns } else { 0 },
                side,
                entry,
                before,
                events,
            })
        })
    }

    /// The position before the last entry, and the events of that entry.
    #[must_use]
    pub fn last_step(&self) -> Option<(G::Position, Vec<G::Event>)> {
        let step = self.steps().last()?;
        Some((step.before, step.events))
    }

    /// The last turn that a player needs to have understood: the current one once a piece has moved in it, until then the one
    /// before.
    #[must_use]
    pub fn last_turn(&self) -> Option<PastTurn<G::Side>> {
        let mut turns: Vec<PastTurn<G::Side>> = Vec::new();
        let mut number = 0;
        let mut moved = false;
        for (n, step) in self.steps().enumerate() {
            let Some(side) = step.side else { continue };
            if step.turn != number {
                number = step.turn;
                moved = false;
                turns.push(PastTurn {
                    side,
                    entries: n..n,
                });
            }
            moved |= G::is_move(step.entry);
            if let Some(turn) = turns.last_mut() {
                turn.entries.end = n + 1;
            }
        }
        let last = turns.pop()?;
        let goes_on = self.turn().side() == Some(last.side);
        if goes_on && !moved {
            turns.pop()
        } else {
            Some(last)
        }
    }
}
