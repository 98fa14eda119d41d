//! Serialising with serde, behind the feature `serde`: the shapes of traces, which `docs/notation-hnefatafl.md` shows.

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::{Game, Side, Square, Squares, Word};

game::serialise_text!(Square);

/// By file and then by rank.
impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut squares: Vec<Square> = self.into_iter().collect();
        squares.sort_by_key(|square| (square.file(), square.rank()));
        squares.serialize(to)
    }
}

/// An announcement: its word is the name of the event.
pub(crate) fn announced<S: Serializer>(word: &Word, to: S) -> Result<S::Ok, S::Error> {
    one("event", *word, to)
}

/// What a player says, beside the name of the event.
pub(crate) fn said<S: Serializer>(word: &Word, to: S) -> Result<S::Ok, S::Error> {
    one("word", *word, to)
}

fn one<S: Serializer>(key: &str, word: Word, to: S) -> Result<S::Ok, S::Error> {
    let mut map = to.serialize_map(Some(1))?;
    map.serialize_entry(key, &word)?;
    map.end()
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
