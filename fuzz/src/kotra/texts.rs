//! What texts of Kotra promise.

use kotra::{Action, Actions, Game, Judge, Position, Side, Stage};
use session::Session;

use super::frame::{self, Fate, Promised};
use super::save_frame::{self, Saved};

/// Rules are refused, or written as a text that reads as the same rules; and they can be played.
pub fn rules_round_trip(input: &[u8]) -> Fate {
    frame::rules::<Game>(input, |judge| {
        Side::BOTH.map(|side| judge.start(side)).into()
    })
}

/// A first line of rules, then a position: refused, or written as a text that reads as the same
/// position.
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

/// A save is refused, or restored as a session that is the same after it is saved and restored
/// again.
pub fn saves_restore(input: &[u8]) -> Fate {
    save_frame::saves::<Game>(input)
}

impl Promised for Game {
    /// It can be set up, but for how many dice the side chose, and there are actions where one is
    /// waited for.
    fn position_keeps(judge: &Judge, position: &Position) {
        let written = judge.write_position(position);
        let mut set_up = judge.set_up(&position.to_setup()).expect("a position");
        if let (Stage::Throw(count), Stage::Decide) = (position.stage(), set_up.stage()) {
            let chosen = judge.play(&mut set_up, Action::Throw(count), |_| ());
            assert_eq!(chosen, Ok(()), "{written}");
        }
        assert_eq!(set_up, *position, "{written}");

        let mut legal = Actions::new();
        judge.legal(position, &mut legal);
        let decides = position.stage() == Stage::Decide;
        assert_eq!(decides, !legal.is_empty(), "{written}");
        for &action in &legal {
            let spoken = judge.write_action(position, action);
            let read = judge.read_action(position, &spoken);
            assert_eq!(read, Ok(action), "{written}: {spoken}");
        }
    }

    fn same_end(&self, other: &Game) {
        assert_eq!(self.phase(), other.phase());
        assert_eq!(self.position(), other.position());
        assert_eq!(self.match_after(), other.match_after());
    }
}

impl Saved for Game {
    fn session_keeps(_: &Session<Game>) {}
}
