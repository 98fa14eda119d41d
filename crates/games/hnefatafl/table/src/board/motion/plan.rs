//! From what happened to what is seen, one after the other.

use hnefatafl::{Event, Piece, Square};
use scene::{Clip, Pace};

use super::Rest;
use super::act::{Act, Go};
use crate::board::view::View;

/// Durations in milliseconds at the usual speed.
mod duration {
    pub(super) const SET_OUT: f64 = 170.0;
    pub(super) const SQUARE: f64 = 55.0;
    pub(super) const LEAVE: f64 = 460.0;
    pub(super) const OUT: f64 = 480.0;
    pub(super) const FALL: f64 = 620.0;
    pub(super) const WORD: f64 = 900.0;
    pub(super) const TURN: f64 = 380.0;
    pub(super) const WIN: f64 = 1600.0;
}

/// Clips in the making.
pub(super) struct Plan<'a> {
    before: &'a View,
    clips: Vec<Clip<Act>>,
    /// When what comes next can begin.
    clock: f64,
    /// How many pieces are captured.
    captured: u8,
    pace: Pace,
}

impl<'a> Plan<'a> {
    pub(super) fn clips(before: &'a View, events: &[Event], pace: Pace) -> Vec<Clip<Act>> {
        let mut plan = Plan {
            before,
            clips: Vec::new(),
            clock: 0.0,
            captured: 0,
            pace,
        };
        for event in events {
            plan.event(event);
        }
        let over = events
            .iter()
            .any(|event| matches!(event, Event::GameOver(_)));
        let mover = events.iter().find_map(|event| match event {
            Event::Moved { side, .. } => Some(*side),
            _ => None,
        });
        if let (Some(side), false) = (mover, over) {
            // While a word is said the turn passes already.
            plan.clock = plan.settled();
            plan.clip(Act::Turn(side.other()), duration::TURN);
        }
        plan.clips
    }

    fn event(&mut self, event: &Event) {
        match *event {
            Event::Moved {
                piece, from, to, ..
            } => {
                let lasts = duration::SET_OUT + duration::SQUARE * from.way_to(to).count() as f64;
                self.go(piece, from, Rest::On(to), lasts);
                self.clock = self.settled();
            }
            Event::Captured { piece, at, side } => {
                // All begin with the landing.
                let slot = self.before.lost[side.index()] + self.captured;
                self.captured += 1;
                self.go(piece, at, Rest::Captured(slot), duration::LEAVE);
            }
            Event::Surrounded { at } => {
                self.clock = self.settled();
                self.go(Piece::King, at, Rest::Fallen(at), duration::FALL);
            }
            Event::Escaped { at } => {
                self.go(Piece::King, at, Rest::Out(at), duration::OUT);
            }
            Event::Announced(word) | Event::Said(word) => {
                self.clock = self.settled();
                self.clip(Act::Say(word), duration::WORD);
            }
            Event::GameOver(outcome) => {
                self.clock = self.settled();
                self.clip(Act::Win(outcome.winner), duration::WIN);
            }
        }
    }

    fn go(&mut self, piece: Piece, from: Square, to: Rest, lasts: f64) {
        let from = Rest::On(from);
        self.clip(Act::Go(Go { piece, from, to }), lasts);
    }

    fn clip(&mut self, act: Act, lasts: f64) {
        let lasts = self.pace.lasts(lasts);
        self.clips.push(Clip::new(self.clock, lasts, act));
    }

    /// When all pieces so far are where they go.
    fn settled(&self) -> f64 {
        let moves = self
            .clips
            .iter()
            .filter(|clip| matches!(clip.act, Act::Go(_)));
        moves.fold(0.0, |end, clip| clip.end.max(end))
    }
}
