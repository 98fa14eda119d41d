//! The shape of a trace line. It is documented in `docs/notation-hnefatafl.md` and stays as it is.

use hnefatafl::{Action, Event, Game, Square, Squares, Word};
use serde::Serialize;
use serde::ser::Serializer;

use crate::trace_file::OutcomeShape;

/// A square by its name.
pub(super) struct Name(Square);

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// Squares by file and then by rank.
fn by_file(squares: Squares) -> Vec<Name> {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    squares.sort_by_key(|square| (square.file(), square.rank()));
    squares.into_iter().map(Name).collect()
}

#[derive(Serialize)]
pub(super) struct PositionShape {
    board: u8,
    turn: &'static str,
    king: Name,
    drabants: Vec<Name>,
    muscovites: Vec<Name>,
    said: Option<&'static str>,
    seen: u32,
}

impl PositionShape {
    pub(super) fn new(game: &Game) -> PositionShape {
        let position = game.position();
        PositionShape {
            board: game.judge().rules().board.size(),
            turn: position.turn().word(),
            king: Name(position.king()),
            drabants: by_file(position.drabants()),
            muscovites: by_file(position.muscovites()),
            said: position.said().map(Word::word),
            seen: game.seen(),
        }
    }
}

#[derive(Serialize)]
#[serde(tag = "do", rename = "move")]
pub(super) struct ActionShape {
    from: Name,
    to: Name,
    #[serde(skip_serializing_if = "Option::is_none")]
    say: Option<&'static str>,
}

impl ActionShape {
    pub(super) fn new(action: &Action) -> ActionShape {
        ActionShape {
            from: Name(action.from),
            to: Name(action.to),
            say: action.say.map(Word::word),
        }
    }
}

#[derive(Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(super) enum EventShape {
    Moved {
        side: &'static str,
        piece: &'static str,
        from: Name,
        to: Name,
    },
    Captured {
        side: &'static str,
        piece: &'static str,
        at: Name,
    },
    Surrounded {
        at: Name,
    },
    Escaped {
        at: Name,
    },
    Raichi,
    Tuichu,
    GameOver(OutcomeShape),
}

impl EventShape {
    /// `None` for what the action says already: the word of a player.
    pub(super) fn new(event: &Event) -> Option<EventShape> {
        Some(match *event {
            Event::Moved {
                side,
                piece,
                from,
                to,
            } => EventShape::Moved {
                side: side.word(),
                piece: piece.word(),
                from: Name(from),
                to: Name(to),
            },
            Event::Captured { side, piece, at } => EventShape::Captured {
                side: side.word(),
                piece: piece.word(),
                at: Name(at),
            },
            Event::Surrounded { at } => EventShape::Surrounded { at: Name(at) },
            Event::Escaped { at } => EventShape::Escaped { at: Name(at) },
            Event::Announced(Word::Raichi) => EventShape::Raichi,
            Event::Announced(Word::Tuichu) => EventShape::Tuichu,
            Event::GameOver(outcome) => {
                EventShape::GameOver(OutcomeShape::new(Some(outcome.into())))
            }
            Event::Said(_) => return None,
        })
    }
}
