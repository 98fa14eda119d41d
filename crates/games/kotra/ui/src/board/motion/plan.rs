//! From the events to what is seen, one after the other.

use kotra::{Event, Munk, Point, Reason, Side};
use scene::{Clip, Pace, Plan};

use super::act::Act;
use super::{Gait, Rest};
use crate::Place;
use crate::board::view::Own;
use crate::board::{Act as AnyAct, KotraBoard, View};

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
}

pub(in crate::board) fn clips(events: &[Event], before: &View, pace: Pace) -> Vec<Clip<AnyAct>> {
    let mut plan = Steps {
        seen: before.own.clone(),
        turn: before.turn,
        plan: Plan::new(pace),
    };
    for event in events {
        plan.event(event);
    }
    plan.plan.clips
}

struct Steps {
    /// The view when all clips so far are over.
    seen: Own,
    /// The side that was to move.
    turn: Option<Side>,
    plan: Plan<KotraBoard>,
}

impl Steps {
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
                self.plan.settle();
            }
            Event::Entered { side, to, .. } => {
                let to = Place::of(side, to);
                self.go(side, Place::Bar(side), to, Gait::Move, duration::ENTER);
                self.plan.settle();
            }
            Event::BorneOff { side, from, .. } => {
                let from = Place::of(side, from);
                self.go(side, from, Place::Off(side), Gait::Move, duration::OFF);
                self.plan.settle();
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
                let half = Act::Munk(side, pattern, Munk::Half);
                self.plan.clip(AnyAct::Own(half), duration::HALF_MUNK);
            }
            Event::TurnPassed { to, .. } if self.turn != Some(to) => {
                self.plan.turn(to);
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
                    self.plan.clip(AnyAct::Own(act), lasts);
                    self.plan.clock += lasts * 0.6;
                }
                self.plan.win(winner);
            }
            _ => {}
        }
    }

    /// Sends this many checkers off, one after the other.
    fn several(&mut self, side: Side, from: Place, to: Place, count: u8, gait: Gait, lasts: f64) {
        for _ in 0..count {
            self.go(side, from, to, gait, lasts);
            self.plan.clock += if self.plan.pace == Pace::Fade {
                0.0
            } else {
                duration::NEXT
            };
        }
        self.plan.settle();
    }

    /// Moves the top checker of one place to the top of another.
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
        self.plan.clip(AnyAct::Own(act), lasts);
    }
}
