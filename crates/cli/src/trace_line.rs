//! The shape of a trace line. It is documented in `docs/notation.md` and stays as it is.

use sahkku::{Action, Dice, Event, Figure, Piece, Place, Position, Side, Spot, Taking, Use};
use serde::Serialize;
use serde::ser::Serializer;

use crate::trace_file::OutcomeShape;

/// A value as its text in the notation.
pub(crate) struct Shown<T>(T);

impl<T: std::fmt::Display> Serialize for Shown<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// A place, with an apostrophe where the piece is homebound.
pub(crate) struct Standing(Spot);

impl Serialize for Standing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let home = if self.0.homebound() { "'" } else { "" };
        serializer.collect_str(&format_args!("{}{home}", self.0.place()))
    }
}

/// The faces of some dice, in the order X, I, II, III, blank.
pub(crate) struct Faces(Dice);

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.faces().map(sahkku::Face::word))
    }
}

#[derive(Serialize)]
pub(crate) struct PositionShape {
    columns: u8,
    turn: &'static str,
    first: &'static str,
    mirrored: Option<&'static str>,
    throw: Faces,
    unused: Faces,
    used_any: bool,
    soldiers: Vec<SoldierShape>,
    queens: Vec<QueenShape>,
    king: KingShape,
}

#[derive(Serialize)]
struct SoldierShape {
    side: Option<&'static str>,
    at: Shown<Place>,
    awake: bool,
    homebound: bool,
    riding: bool,
}

#[derive(Serialize)]
struct QueenShape {
    side: Option<&'static str>,
    at: Shown<Place>,
    awake: bool,
}

#[derive(Serialize)]
struct KingShape {
    at: Option<Shown<Place>>,
    holder: Option<&'static str>,
    inert: bool,
    removed: bool,
    homebound: bool,
}

impl PositionShape {
    pub(crate) fn new(columns: u8, position: &Position) -> PositionShape {
        let mut soldiers = Vec::new();
        let mut queens = Vec::new();
        for figure in position.figures() {
            let Figure {
                side,
                at,
                awake,
                riding,
                ..
            } = figure;
            let side = side.map(Side::word);
            match figure.piece {
                Piece::Soldier => soldiers.push(SoldierShape {
                    side,
                    at: Shown(at.place()),
                    awake,
                    homebound: at.homebound(),
                    riding,
                }),
                Piece::Queen => queens.push(QueenShape {
                    side,
                    at: Shown(at.place()),
                    awake,
                }),
                Piece::King => {}
            }
        }
        let king = position.king();
        PositionShape {
            columns,
            turn: position.turn().word(),
            first: position.first().word(),
            mirrored: position.mirrored().map(Side::word),
            throw: Faces(position.thrown()),
            unused: Faces(position.unused()),
            used_any: position.used_any(),
            soldiers,
            queens,
            king: KingShape {
                at: king.spot().map(|spot| Shown(spot.place())),
                holder: king.holder().map(Side::word),
                inert: king.inert(),
                removed: king.removed(),
                homebound: king.spot().is_some_and(Spot::homebound),
            },
        }
    }
}

#[derive(Serialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub(crate) enum ActionShape {
    Activate(UseShape),
    Move(UseShape),
    Rethrow { count: u8 },
    Stop,
}

#[derive(Serialize)]
pub(crate) struct UseShape {
    piece: &'static str,
    from: Shown<Place>,
    to: Shown<Place>,
    die: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    king: Option<&'static str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    homebound: bool,
}

impl UseShape {
    fn new(step: &Use) -> UseShape {
        UseShape {
            piece: step.piece.word(),
            from: Shown(step.from.place()),
            to: Shown(step.to),
            die: step.die.word(),
            king: step.king.map(sahkku::KingChoice::word),
            homebound: step.from.homebound(),
        }
    }
}

impl ActionShape {
    pub(crate) fn new(action: &Action) -> ActionShape {
        match action {
            Action::Activate(step) => ActionShape::Activate(UseShape::new(step)),
            Action::Move(step) => ActionShape::Move(UseShape::new(step)),
            Action::Rethrow(count) => ActionShape::Rethrow { count: *count },
            Action::Stop => ActionShape::Stop,
        }
    }
}

#[derive(Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum EventShape {
    Thrown {
        side: &'static str,
        dice: Faces,
    },
    Rethrown {
        side: &'static str,
        count: u8,
    },
    Activated {
        side: &'static str,
        piece: &'static str,
        from: Shown<Place>,
        to: Standing,
    },
    Moved {
        side: &'static str,
        piece: &'static str,
        from: Standing,
        to: Standing,
        die: &'static str,
    },
    Captured {
        side: &'static str,
        piece: &'static str,
        at: Standing,
        asleep: bool,
        riding: bool,
    },
    KingTaken {
        by: &'static str,
        from: Option<&'static str>,
        at: Shown<Place>,
        how: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        to: Option<Standing>,
    },
    KingRemoved {
        by: &'static str,
        at: Shown<Place>,
    },
    Dismounted {
        side: &'static str,
        at: Shown<Place>,
    },
    Stopped {
        side: &'static str,
    },
    TurnPassed {
        to: &'static str,
        lost: Faces,
    },
    GameOver(OutcomeShape),
}

impl EventShape {
    pub(crate) fn new(event: &Event) -> EventShape {
        match *event {
            Event::Thrown { side, dice } => EventShape::Thrown {
                side: side.word(),
                dice: Faces(dice),
            },
            Event::Rethrown { side, count } => EventShape::Rethrown {
                side: side.word(),
                count,
            },
            Event::Activated {
                side,
                piece,
                from,
                to,
            } => EventShape::Activated {
                side: side.word(),
                piece: piece.word(),
                from: Shown(from),
                to: Standing(to),
            },
            Event::Moved {
                side,
                piece,
                from,
                to,
                die,
            } => EventShape::Moved {
                side: side.word(),
                piece: piece.word(),
                from: Standing(from),
                to: Standing(to),
                die: die.word(),
            },
            Event::Captured {
                side,
                piece,
                at,
                asleep,
                riding,
            } => EventShape::Captured {
                side: side.word(),
                piece: piece.word(),
                at: Standing(at),
                asleep,
                riding,
            },
            Event::KingTaken { by, from, at, how } => {
                let (how, to) = match how {
                    Taking::Landing => ("landing", None),
                    Taking::Push { to } => ("push", Some(Standing(to))),
                    Taking::Mount => ("mount", None),
                    Taking::Raid => ("raid", None),
                };
                EventShape::KingTaken {
                    by: by.word(),
                    from: from.map(Side::word),
                    at: Shown(at),
                    how,
                    to,
                }
            }
            Event::KingRemoved { by, at } => EventShape::KingRemoved {
                by: by.word(),
                at: Shown(at),
            },
            Event::Dismounted { side, at } => EventShape::Dismounted {
                side: side.word(),
                at: Shown(at),
            },
            Event::Stopped { side } => EventShape::Stopped { side: side.word() },
            Event::TurnPassed { to, lost } => EventShape::TurnPassed {
                to: to.word(),
                lost: Faces(lost),
            },
            Event::GameOver(outcome) => {
                EventShape::GameOver(OutcomeShape::new(Some(outcome.into())))
            }
        }
    }
}
