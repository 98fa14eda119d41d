//! The shape of a trace line. It is documented in `crates/games/kotra/docs/notation.md` and stays as it is.

use kotra::{
    Action, After, Checkers, Die, Game, Judge, Outcome, Position, Side, Throw, Units, Unused,
};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use super::playout::Happened;
use super::starts::From;
use crate::commands::trace::{EventsOf, Traced};
use crate::playout::NoOptions;
use crate::tally::CAP;
use crate::terminal::Help;

impl Traced for Game {
    const TRACE: Help = Help {
        about: "Plays uniformly random games and writes them as JSON Lines, one object for each decision",
        more: "Each line shows the rules, the position, every legal action, the number of the chosen one, and the turns that \
               passed before it for want of a legal use. A last line for each game says how it ended. The shape is documented in \
               crates/games/kotra/docs/notation.md. Either side begins. The output depends on the seed alone, not on the number of threads.

Random games from home nearly always end in jan. Use --from for the rest of the game.",
        after: "\
Examples:
  sahkku --game kotra trace --seed 1 --games 100 > games.jsonl
  sahkku --game kotra trace --option single_die=yes --option after_throws=13 --games 10
  sahkku --game kotra trace --from middle.jsonl --games 100
  sahkku --game kotra trace --every-option --games 50",
    };
    const EVENTS: EventsOf = EventsOf::After;

    type StartOptions = From;
    type TracePolicies = NoOptions;
    type PositionShape = PositionShape;
    type ActionShape = ActionShape;
    type EventShape = EventShape;
    type OutcomeShape = OutcomeShape;

    fn position_shape(_: &Judge, position: &Position) -> PositionShape {
        let after = |After { left, value }| AfterShape {
            side: position.turn().word(),
            left,
            value: Worth(value),
        };
        PositionShape {
            turn: position.turn().word(),
            first: position.first().word(),
            white: CheckersShape::new(position.checkers(Side::White)),
            black: CheckersShape::new(position.checkers(Side::Black)),
            throw: position.throw().map_or(Dice(Unused::NONE), Dice::from),
            unused: Dice(position.unused()),
            after: position.after().map(after),
        }
    }

    fn action_shape(action: &Action) -> ActionShape {
        match *action {
            Action::Move { from, die } => ActionShape::Move {
                from: from.number(),
                to: from.number() + die.pips(),
                die: die.pips(),
            },
            Action::Enter(die) => ActionShape::Enter {
                to: die.pips(),
                die: die.pips(),
            },
            Action::Off { from, die } => ActionShape::Off {
                from: from.number(),
                die: die.pips(),
            },
            Action::Four => ActionShape::Four,
            Action::Throw(dice) => ActionShape::Throw {
                dice: dice.number(),
            },
            Action::Stop => ActionShape::Stop,
        }
    }

    fn event_shape(happened: Happened) -> Option<EventShape> {
        match happened {
            Happened::Event(_) => None,
            Happened::Passed(side, throw) => Some(EventShape::Passed {
                side: side.word(),
                throw: throw.into(),
            }),
        }
    }

    fn outcome_shape(outcome: Option<Outcome>) -> OutcomeShape {
        let munk = outcome.and_then(|outcome| outcome.munk);
        OutcomeShape {
            winner: outcome.and_then(|outcome| outcome.winner).map(Side::word),
            reason: outcome.map_or(CAP, |outcome| outcome.reason.word()),
            pattern: munk.map(|(pattern, _)| pattern.word()),
            half: munk.is_some_and(|(_, part)| part == kotra::Part::Half),
            mar: outcome.is_some_and(|outcome| outcome.mar),
            value: Worth(outcome.map_or(Units::ZERO, |outcome| outcome.value)),
        }
    }
}

/// Dice, the highest first, each as often as it may be used.
pub(crate) struct Dice(Unused);

impl std::convert::From<Throw> for Dice {
    fn from(throw: Throw) -> Dice {
        Dice(Unused::of(throw))
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.dice().map(Die::pips))
    }
}

/// Units as a number: whole, unless a half belongs to it.
struct Worth(Units);

impl Serialize for Worth {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let halves = self.0.in_halves();
        if halves.is_multiple_of(2) {
            serializer.serialize_u16(halves / 2)
        } else {
            serializer.serialize_f64(f64::from(halves) / 2.0)
        }
    }
}

#[derive(Serialize)]
pub(crate) struct PositionShape {
    turn: &'static str,
    first: &'static str,
    white: CheckersShape,
    black: CheckersShape,
    throw: Dice,
    unused: Dice,
    after: Option<AfterShape>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CheckersShape {
    pub(super) points: [u8; 24],
    pub(super) hit: u8,
    pub(super) off: u8,
    pub(super) five_out: bool,
    pub(super) open_band: bool,
    pub(super) thrown_before: bool,
}

#[derive(Serialize)]
struct AfterShape {
    side: &'static str,
    left: u8,
    value: Worth,
}

impl CheckersShape {
    fn new(checkers: &Checkers) -> CheckersShape {
        CheckersShape {
            points: checkers.points(),
            hit: checkers.hit(),
            off: checkers.off(),
            five_out: checkers.five_out(),
            open_band: checkers.open_band(),
            thrown_before: checkers.thrown_before(),
        }
    }
}

#[derive(Serialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub(crate) enum ActionShape {
    Move { from: u8, to: u8, die: u8 },
    Enter { to: u8, die: u8 },
    Off { from: u8, die: u8 },
    Four,
    Throw { dice: u8 },
    Stop,
}

/// What happened between two decisions.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum EventShape {
    /// Nothing of a throw could be used.
    Passed { side: &'static str, throw: Dice },
}

/// How a game ended.
#[derive(Serialize)]
pub(crate) struct OutcomeShape {
    winner: Option<&'static str>,
    reason: &'static str,
    pattern: Option<&'static str>,
    half: bool,
    mar: bool,
    value: Worth,
}
