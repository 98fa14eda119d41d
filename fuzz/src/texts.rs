//! What texts of sáhkku promise.

use sahkku::{Action, Actions, Game, Judge, Phase, Position, Side, Stage};

use super::frame::{self, Fate, Promised};
use super::half_turn::HalfTurn;

/// Rules are refused, or written as a text that reads as the same rules; and they can be played.
pub fn rules_round_trip(input: &[u8]) -> Fate {
    frame::rules::<Game>(input, |judge| {
        let mirrored = judge.rules().miedut.then(|| judge.start_miedut(Side::Men));
        mirrored
            .into_iter()
            .chain([judge.start(Side::Men)])
            .collect()
    })
}

/// A first line of rules, then a position: refused, or written as a text that reads as the same
/// position, under the half turn too.
pub fn positions_round_trip(input: &[u8]) -> Fate {
    frame::positions::<Game>(input)
}

/// An action is refused, or written as the text that it was read from.
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
    /// It can be set up piece by piece, waits for something, and is the same when it is turned half round twice.
    fn position_keeps(judge: &Judge, position: &Position) {
        let written = judge.write_position(position);
        let set_up = judge.set_up(&position.to_setup());
        assert_eq!(set_up.as_ref(), Ok(position), "{written}");

        let mut legal = Actions::new();
        judge.legal(position, &mut legal);
        let decides = position.stage() == Stage::Decide;
        assert_eq!(decides, !legal.is_empty(), "{written}");

        let half_turn = HalfTurn {
            columns: judge.rules().columns,
        };
        let turned = half_turn.position(judge, position);
        assert_eq!(half_turn.position(judge, &turned), *position, "{written}");
    }

    fn same_end(&self, other: &Game) {
        assert_eq!(self.phase(), other.phase());
        assert_eq!(self.position(), other.position());
        if let Phase::Over(_) = self.phase() {
            assert_eq!(self.owed(), other.owed());
        }
    }
}
