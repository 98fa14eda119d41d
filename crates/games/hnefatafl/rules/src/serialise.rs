//! Serialising with serde, behind the feature `serde`: the shapes of traces, which `docs/notation-hnefatafl.md` shows.

use serde::Serialize;
use serde::ser::Serializer;

use crate::{Action, Event, Game, Outcome, Piece, Side, Square, Squares, Word};

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// By file and then by rank.
impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut squares: Vec<Square> = self.into_iter().collect();
        squares.sort_by_key(|square| (square.file(), square.rank()));
        squares.serialize(to)
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        #[serde(tag = "do", rename = "move")]
        struct Shape {
            from: Square,
            to: Square,
            #[serde(skip_serializing_if = "Option::is_none")]
            say: Option<Word>,
        }
        let shape = Shape {
            from: self.from,
            to: self.to,
            say: self.say,
        };
        shape.serialize(to)
    }
}

/// An announcement by its word. What a player says has the word beside it.
impl Serialize for Event {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        #[serde(tag = "event", rename_all = "snake_case")]
        enum Shape {
            Moved {
                side: Side,
                piece: Piece,
                from: Square,
                to: Square,
            },
            Captured {
                side: Side,
                piece: Piece,
                at: Square,
            },
            Surrounded {
                at: Square,
            },
            Escaped {
                at: Square,
            },
            Raichi,
            Tuichu,
            Said {
                word: Word,
            },
            GameOver(Outcome),
        }
        let shape = match *self {
            Event::Moved {
                side,
                piece,
                from,
                to,
            } => Shape::Moved {
                side,
                piece,
                from,
                to,
            },
            Event::Captured { side, piece, at } => Shape::Captured { side, piece, at },
            Event::Surrounded { at } => Shape::Surrounded { at },
            Event::Escaped { at } => Shape::Escaped { at },
            Event::Announced(Word::Raichi) => Shape::Raichi,
            Event::Announced(Word::Tuichu) => Shape::Tuichu,
            Event::Said(word) => Shape::Said { word },
            Event::GameOver(outcome) => Shape::GameOver(outcome),
        };
        shape.serialize(to)
    }
}

/// The position of a game, to be serialised.
#[derive(Serialize)]
pub struct Described {
    board: u8,
    turn: Side,
    king: Square,
    drabants: Squares,
    muscovites: Squares,
    said: Option<Word>,
    seen: u32,
}

impl Game {
    /// Describes the position, to be serialised.
    #[must_use]
    pub fn described(&self) -> Described {
        let position = self.position();
        Described {
            board: self.judge().rules().board.size(),
            turn: position.turn(),
            king: position.king(),
            drabants: position.drabants(),
            muscovites: position.muscovites(),
            said: position.said(),
            seen: self.seen(),
        }
    }
}
