//! From what happened to what is seen, one after the other.

use kotra::{Event, Munk, Point, Reason, Side};
use scene::{Clip, Pace};

use super::act::Act;
use super::{Gait, Rest};
use crate::Place;
use crate::board::view::View;

/// Durations in milliseconds at the usual speed.
mod duration {
    pub(super) const SET_OUT: f64 = 190.0;
    pub(super) const PIP: f64 = 24.0;
    pub(super) const ENTER: f64 = 380.0;
    pub(super) const OFF: f64 = 420.0;
    pub(super) const HIT: f64 = 440.0;
    pub(super) const TEAR: f64 = 520.0;
    /// From one checker of several to the next.
    pub(super) const NEXT: f64 = 85.0;
    pub(super) const HALF_MUNK: f64 = 900.0;
    pub(super) const MUNK: f64 = 1500.0;
    pub(super) const JAN: f64 = 1300.0;
    pub(super) const TURN: f64 = 380.0;
    pub(super) const WIN: f64 = 1600.0;
}

/// Clips in the making.
pub(super) struct Plan {
    /// What is seen when all clips so far are over.
    seen: View,
    clips: Vec<Clip<Act>>,
    /// When what comes next can begin.
    clock: f64,
    pace: Pace,
}

impl Plan {
    pub(super) fn clips(before: &View, events: &[Event], pace: Pace) -> Vec<Clip<Act>> {
        let mut plan = Plan {
            seen: before.clone(),
            clips: Vec::new(),
            clock: 0.0,
            pace,
        };
        for event in events {
            plan.event(event);
        }
        plan.clips
    }

    fn event(&mut self, event: &Event) {
        match *event {
            Event::Moved {
                side,
                from,
                to,
                die,
            } => {
                let lasts = duration::SET_OUT + duration::PIP * f64::from(die.pips());
                let (from, to) = (Place::of(side, from), Place::of(side, to));
                self.go(side, from, to, Gait::Move, lasts);
                self.settle();
            }
            Event::Entered { side, to, .. } => {
                let to = Place::of(side, to);
                self.go(side, Place::Bar(side), to, Gait::Move, duration::ENTER);
                self.settle();
            }
            Event::BorneOff { side, from, .. } => {
                let from = Place::of(side, from);
                self.go(side, from, Place::Off(side), Gait::Move, duration::OFF);
                self.settle();
            }
            Event::Four { side } => {
                let [from, to] = [Point::HOME, Point::FOUR].map(|at| Place::of(side, at));
                let lasts = duration::SET_OUT + duration::PIP * 6.0;
                self.several(side, from, to, 4, Gait::Move, lasts);
            }
            Event::Hit { side, at, count } => {
                let (from, to) = (Place::of(side, at), Place::Bar(side));
                let (gait, lasts) = match count {
                    1 => (Gait::Hit, duration::HIT),
                    _ => (Gait::Tear, duration::TEAR),
                };
                self.several(side, from, to, count, gait, lasts);
            }
            Event::HalfMunk { side, pattern } => {
                self.clip(Act::Munk(side, pattern, Munk::Half), duration::HALF_MUNK);
            }
            Event::TurnPassed { to, .. } if self.seen.turn != Some(to) => {
                self.clip(Act::Turn(to), duration::TURN);
            }
            Event::GameOver(outcome) => {
                let winner = outcome.winner;
                let loser = winner.map(Side::other);
                let shown = match (outcome.munk, outcome.reason, winner, loser) {
                    (Some((pattern, part)), _, Some(side), _) => {
                        Some((Act::Munk(side, pattern, part), duration::MUNK))
                    }
                    (_, Reason::Jan, _, Some(side)) => Some((Act::Jan(side), duration::JAN)),
                    _ => None,
                };
                if let Some((act, lasts)) = shown {
                    self.clip(act, lasts);
                    self.clock += lasts * 0.6;
                }
                self.clip(Act::Win(winner), duration::WIN);
            }
            _ => {}
        }
    }

    /// So many checkers set out one after the other.
    fn several(&mut self, side: Side, from: Place, to: Place, count: u8, gait: Gait, lasts: f64) {
        for _ in 0..count {
            self.go(side, from, to, gait, lasts);
            self.clock += if self.pace == Pace::Fade {
                0.0
            } else {
                duration::NEXT
            };
        }
        self.settle();
    }

    /// The checker on top of one place goes to the top of another.
    fn go(&mut self, side: Side, from: Place, to: Place, gait: Gait, lasts: f64) {
        let top = self.seen.count(side, from).saturating_sub(1);
        let rest = |place, n| Rest { place, n };
        let act = Act::Go {
            side,
            from: rest(from, top),
            to: rest(to, self.seen.count(side, to)),
            gait,
        };
        let checkers = &mut self.seen.checkers[side.index()];
        checkers.take(from);
        checkers.put(to);
        self.clip(act, lasts);
    }

    fn clip(&mut self, act: Act, lasts: f64) {
        let lasts = self.pace.lasts(lasts);
        self.clips.push(Clip::new(self.clock, lasts, act));
    }

    /// What comes next begins when all checkers so far are where they go.
    fn settle(&mut self) {
        let moves = self
            .clips
            .iter()
            .filter(|clip| matches!(clip.act, Act::Go { .. }));
        self.clock = moves.fold(self.clock, |end, clip| clip.end.max(end));
    }
}
