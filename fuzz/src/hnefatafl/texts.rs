//! What texts of Hnefatafl promise.

use hnefatafl::{Action, Actions, Game, Judge, Position};

use super::frame::{self, Fate, Promised};

/// Rules are refused, or written as a text that reads as the same rules; and they can be played.
pub fn rules_round_trip(input: &[u8]) -> Fate {
    frame::rules::<Game>(input, |judge| vec![judge.start()])
}

/// A first line of rules, then a position: refused, or written as a text that reads as the same
/// position.
pub fn positions_round_trip(input: &[u8]) -> Fate {
    frame::positions::<Game>(input)
}

/// A move is refused, or written as the text that it was read from.
pub fn actions_round_trip(input: &[u8]) -> Fate {
    frame::actions::<Action, _>(input)
}

/// A record is refused, or written as a text, and as a link, that read as the same record.
pub fn records_round_trip(input: &[u8]) -> Fate {
    frame::records::<Game>(input)
}

/// A link is refused, or written as a link that reads as the same; what is in it can be written
/// as text, too.
pub fn links_round_trip(input: &[u8]) -> Fate {
    frame::links::<Game>(input)
}

impl Promised for Game {
    /// It can be set up piece by piece, and has moves as long as the game is not over.
    fn position_keeps(judge: &Judge, position: &Position) {
        let written = judge.write_position(position);
        let set_up = judge.set_up(&position.to_setup());
        assert_eq!(set_up.as_ref(), Ok(position), "{written}");

        let mut legal = Actions::new();
        judge.legal(position, &mut legal);
        let decides = position.outcome().is_none();
        assert_eq!(decides, !legal.is_empty(), "{written}");
    }

    fn same_end(&self, other: &Game) {
        assert_eq!(self.outcome(), other.outcome());
        assert_eq!(self.position(), other.position());
    }
}
