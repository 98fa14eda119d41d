//! Serialising with serde, behind the feature `serde`: the shapes of traces, which `docs/notation-kotra.md` shows.

use serde::Serialize;
use serde::ser::Serializer;

use crate::{
    Action, Checkers, DiceCount, Die, Munk, Outcome, Pattern, Point, Position, Reason, Side, Throw,
    Units, Unused,
};

/// Its pips.
impl Serialize for Die {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.pips())
    }
}

/// The number of dice.
impl Serialize for DiceCount {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

/// Its number.
impl Serialize for Point {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

/// The dice, the highest first, each as often as it may be used.
impl Serialize for Unused {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.dice())
    }
}

/// The dice as they are before any use.
impl Serialize for Throw {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Unused::of(*self).serialize(to)
    }
}

/// A number: whole, or with a half.
impl Serialize for Units {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let halves = self.in_halves();
        if halves.is_multiple_of(2) {
            to.serialize_u16(halves / 2)
        } else {
            to.serialize_f64(f64::from(halves) / 2.0)
        }
    }
}

impl Serialize for Checkers {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Shape {
            points: [u8; 24],
            hit: u8,
            off: u8,
            five_out: bool,
            open_band: bool,
            thrown_before: bool,
        }
        let shape = Shape {
            points: self.points(),
            hit: self.hit(),
            off: self.off(),
            five_out: self.five_out(),
            open_band: self.open_band(),
            thrown_before: self.thrown_before(),
        };
        shape.serialize(to)
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Shape<'a> {
            turn: Side,
            first: Side,
            white: &'a Checkers,
            black: &'a Checkers,
            throw: Unused,
            unused: Unused,
            after: Option<After>,
        }
        #[derive(Serialize)]
        struct After {
            side: Side,
            left: u8,
            value: Units,
        }
        let shape = Shape {
            turn: self.turn(),
            first: self.first(),
            white: self.checkers(Side::White),
            black: self.checkers(Side::Black),
            throw: self.throw().map_or(Unused::NONE, Unused::of),
            unused: self.unused(),
            after: self.after().map(|after| After {
                side: self.turn(),
                left: after.left,
                value: after.value,
            }),
        };
        shape.serialize(to)
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        #[serde(tag = "do", rename_all = "lowercase")]
        enum Shape {
            Move { from: Point, to: u8, die: Die },
            Enter { to: u8, die: Die },
            Off { from: Point, die: Die },
            Four,
            Throw { dice: DiceCount },
            Stop,
        }
        let shape = match *self {
            Action::Move { from, die } => Shape::Move {
                from,
                to: from.number() + die.pips(),
                die,
            },
            Action::Enter(die) => Shape::Enter {
                to: die.pips(),
                die,
            },
            Action::Off { from, die } => Shape::Off { from, die },
            Action::Four => Shape::Four,
            Action::Throw(dice) => Shape::Throw { dice },
            Action::Stop => Shape::Stop,
        };
        shape.serialize(to)
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Shape {
            winner: Option<Side>,
            reason: Reason,
            pattern: Option<Pattern>,
            half: bool,
            mar: bool,
            value: Units,
        }
        let shape = Shape {
            winner: self.winner,
            reason: self.reason,
            pattern: self.munk.map(|(pattern, _)| pattern),
            half: matches!(self.munk, Some((_, Munk::Half))),
            mar: self.mar,
            value: self.value,
        };
        shape.serialize(to)
    }
}
