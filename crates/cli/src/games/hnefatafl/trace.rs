//! The shape of a trace line. It is documented in `crates/games/hnefatafl/docs/notation.md` and stays as it is.

use hnefatafl::{Action, Event, Game, Judge, Outcome, Square, Squares, Word};
use serde::Serialize;
use serde::ser::Serializer;

use super::playout::From;
use super::policy::Decider;
use crate::commands::trace::{EventsOf, OutcomeShape, Traced};
use crate::terminal::Help;

impl Traced for Game {
    const TRACE: Help = Help {
        about: "Plays random games and writes them as JSON Lines, one object for each decision",
        more: "Each line shows the rules, the position, every legal move, the number of the chosen one, and what happened. A \
               last line for each game says how it ended. The shape is documented in crates/games/hnefatafl/docs/notation.md. The output \
               depends on the seed alone, not on the number of threads.",
        after: "\
Examples:
  sahkku --game hnefatafl trace --rules tablut --seed 1 --games 100 > games.jsonl
  sahkku --game hnefatafl trace --start '9/9/9/3t5/2tK5/3t5/9/9/4t4 muscovite'
  sahkku --game hnefatafl trace --policy shuffle --every-option --games 50",
    };
    const EVERY_OPTION_HELP: &'static str = "Plays the games also with each option set to each other value, as far as the \
                                             position can stand so";
    const EVENTS: EventsOf = EventsOf::Before;

    type StartOptions = From;
    type TracePolicies = Decider;
    type PositionShape = PositionShape;
    type ActionShape = ActionShape;
    type EventShape = EventShape;
    type OutcomeShape = OutcomeShape;

    fn position_shape(_: &Judge, game: &Game) -> PositionShape {
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

    fn action_shape(action: &Action) -> ActionShape {
        ActionShape {
            from: Name(action.from),
            to: Name(action.to),
            say: action.say.map(Word::word),
        }
    }

    /// `None` for what the action says already: the word of a player.
    fn event_shape(event: Event) -> Option<EventShape> {
        Some(match event {
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
            _ => return None,
        })
    }

    fn outcome_shape(outcome: Option<Outcome>) -> OutcomeShape {
        OutcomeShape::new(outcome.map(Into::into))
    }
}

/// A square by its name.
pub(crate) struct Name(Square);

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
pub(crate) struct PositionShape {
    board: u8,
    turn: &'static str,
    king: Name,
    drabants: Vec<Name>,
    muscovites: Vec<Name>,
    said: Option<&'static str>,
    seen: u32,
}

#[derive(Serialize)]
#[serde(tag = "do", rename = "move")]
pub(crate) struct ActionShape {
    from: Name,
    to: Name,
    #[serde(skip_serializing_if = "Option::is_none")]
    say: Option<&'static str>,
}

#[derive(Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum EventShape {
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
