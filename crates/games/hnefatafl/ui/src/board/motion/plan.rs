//! From the events to what is seen, one after the other.

use hnefatafl::{Event, Piece, Square};
use scene::{Clip, Pace, Plan};

use super::Rest;
use super::act::{Act, Go};
use crate::board::{Act as AnyAct, HnefataflBoard, View};

/// Durations in milliseconds at the usual speed.
mod duration {
    pub(super) const SET_OUT: f64 = 170.0;
    pub(super) const SQUARE: f64 = 55.0;
    pub(super) const LEAVE: f64 = 460.0;
    pub(super) const OUT: f64 = 480.0;
    pub(super) const FALL: f64 = 620.0;
    pub(super) const WORD: f64 = 900.0;
}

pub(in crate::board) fn clips(events: &[Event], before: &View, pace: Pace) -> Vec<Clip<AnyAct>> {
    let mut plan = Plan::<HnefataflBoard>::new(pace);
    let (mut captured, mut mover) = (0, None);
    for event in events {
        match *event {
            Event::Moved {
                piece,
                from,
                to,
                side,
            } => {
                let lasts = duration::SET_OUT + duration::SQUARE * from.way_to(to).count() as f64;
                go(&mut plan, piece, from, Rest::On(to), lasts);
                plan.settle();
                mover = mover.or(Some(side));
            }
            Event::Captured { piece, at, side } => {
                // All begin with the landing.
                let slot = before.own.lost[side.index()] + captured;
                captured += 1;
                go(&mut plan, piece, at, Rest::Captured(slot), duration::LEAVE);
            }
            Event::Surrounded { at } => {
                plan.settle();
                go(&mut plan, Piece::King, at, Rest::Fallen(at), duration::FALL);
            }
            Event::Escaped { at } => {
                go(&mut plan, Piece::King, at, Rest::Out(at), duration::OUT);
            }
            Event::Announced(word) | Event::Said(word) => {
                plan.settle();
                plan.clip(AnyAct::Own(Act::Say(word)), duration::WORD);
            }
            Event::GameOver(outcome) => {
                plan.settle();
                plan.win(outcome.winner);
                mover = None;
            }
        }
    }
    if let Some(side) = mover {
        // The turn passes while a word is said.
        plan.settle();
        plan.turn(side.other());
    }
    plan.clips
}

fn go(plan: &mut Plan<HnefataflBoard>, piece: Piece, from: Square, to: Rest, lasts: f64) {
    let from = Rest::On(from);
    plan.clip(AnyAct::Own(Act::Go(Go { piece, from, to })), lasts);
}
