//! What a trace of Kotra shows. It is documented in `crates/games/kotra/docs/notation.md` and stays as it is.

use kotra::{Judge, Outcome, Pattern, Position, Side, Throw, Units};
use serde::Serialize;
use terminal::commands::trace::{EventsOf, Traced};
use terminal::{CAP, NoOptions};

use crate::Kotra;
use crate::playout::Happened;
use crate::starts::From;

impl Traced for Kotra {
    const EVENTS: EventsOf = EventsOf::After;

    type StartOptions = From;
    type TracePolicies = NoOptions;
    type PositionShape = Position;
    type EventShape = Passed;
    type OutcomeShape = End;

    fn position_shape(_: &Judge, position: &Position) -> Position {
        *position
    }

    fn event_shape(happened: Happened) -> Option<Passed> {
        match happened {
            Happened::Event(_) => None,
            Happened::Passed(side, throw) => Some(Passed { side, throw }),
        }
    }

    fn outcome_shape(outcome: Option<Outcome>) -> End {
        outcome.map_or(End::Cap(NO_END), End::Over)
    }
}

/// Nothing of a throw could be used.
#[derive(Serialize)]
#[serde(tag = "event", rename = "passed")]
pub struct Passed {
    side: Side,
    throw: Throw,
}

/// How a game ended.
#[derive(Serialize)]
#[serde(untagged)]
pub enum End {
    Over(Outcome),
    Cap(NoEnd),
}

/// The end of a game that reached the cap.
#[derive(Serialize)]
pub struct NoEnd {
    winner: Option<Side>,
    reason: &'static str,
    pattern: Option<Pattern>,
    half: bool,
    mar: bool,
    value: Units,
}

const NO_END: NoEnd = NoEnd {
    winner: None,
    reason: CAP,
    pattern: None,
    half: false,
    mar: false,
    value: Units::ZERO,
};
