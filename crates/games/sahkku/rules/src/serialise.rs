//! Serialising with serde, behind the feature `serde`: the shapes of traces, which `docs/notation.md` shows.

use serde::Serialize;
use serde::ser::Serializer;

use crate::{
    Action, Dice, Face, Figure, Judge, KingChoice, Piece, Place, Position, Side, Spot, Use,
};

game::serialise_word!(Face);
game::serialise_text!(Place);

/// Its place, with an apostrophe if the piece is homebound.
impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let home = if self.homebound() { "'" } else { "" };
        to.collect_str(&format_args!("{}{home}", self.place()))
    }
}

/// The faces, in the order X, I, II, III, blank.
impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.faces())
    }
}

/// A use of a die, without default values.
impl Serialize for Use {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Shape {
            piece: Piece,
            from: Place,
            to: Place,
            die: Face,
            #[serde(skip_serializing_if = "Option::is_none")]
            king: Option<KingChoice>,
            #[serde(skip_serializing_if = "core::ops::Not::not")]
            homebound: bool,
        }
        let shape = Shape {
            piece: self.piece,
            from: self.from.place(),
            to: self.to,
            die: self.die,
            king: self.king,
            homebound: self.from.homebound(),
        };
        shape.serialize(to)
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        #[serde(tag = "do", rename_all = "lowercase")]
        enum Shape<'a> {
            Activate(&'a Use),
            Move(&'a Use),
            Rethrow { count: u8 },
            Stop,
        }
        let shape = match self {
            Action::Activate(step) => Shape::Activate(step),
            Action::Move(step) => Shape::Move(step),
            Action::Rethrow(count) => Shape::Rethrow { count: *count },
            Action::Stop => Shape::Stop,
        };
        shape.serialize(to)
    }
}

/// A position with its board, to be serialised.
#[derive(Serialize)]
pub struct Described {
    columns: u8,
    turn: Side,
    first: Side,
    mirrored: Option<Side>,
    throw: Dice,
    unused: Dice,
    used_any: bool,
    #[serde(skip_serializing_if = "is_zero")]
    tries: u8,
    soldiers: Vec<Soldier>,
    queens: Vec<Queen>,
    king: King,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_zero(tries: &u8) -> bool {
    *tries == 0
}

#[derive(Serialize)]
struct Soldier {
    side: Option<Side>,
    at: Place,
    awake: bool,
    homebound: bool,
    riding: bool,
}

#[derive(Serialize)]
struct Queen {
    side: Option<Side>,
    at: Place,
    awake: bool,
}

#[derive(Serialize)]
struct King {
    at: Option<Place>,
    holder: Option<Side>,
    inert: bool,
    removed: bool,
    homebound: bool,
}

impl Judge {
    /// Describes the position, to be serialised.
    #[must_use]
    pub fn described(&self, position: &Position) -> Described {
        let (mut soldiers, mut queens) = (Vec::new(), Vec::new());
        for figure in position.figures() {
            let Figure {
                side,
                at: spot,
                awake,
                riding,
                ..
            } = figure;
            let at = spot.place();
            match figure.piece {
                Piece::Soldier => soldiers.push(Soldier {
                    side,
                    at,
                    awake,
                    homebound: spot.homebound(),
                    riding,
                }),
                Piece::Queen => queens.push(Queen { side, at, awake }),
                Piece::King => {}
            }
        }
        let king = position.king();
        Described {
            columns: self.rules().columns,
            turn: position.turn(),
            first: position.first(),
            mirrored: position.mirrored(),
            throw: position.thrown(),
            unused: position.unused(),
            used_any: position.used_any(),
            tries: position.tries(),
            soldiers,
            queens,
            king: King {
                at: king.spot().map(Spot::place),
                holder: king.holder(),
                inert: king.inert(),
                removed: king.removed(),
                homebound: king.spot().is_some_and(Spot::homebound),
            },
        }
    }
}
