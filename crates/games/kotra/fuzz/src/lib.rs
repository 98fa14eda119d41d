//! What the readers and the rules of Kotra promise for any input.

mod bytes;
mod play;

use fuzzing::{Fate, Promised};
use kotra::{Action, Actions, Expected, Game, Judge, Position, Side, Stage};

/// Kotra, as fuzzers and tests meet it.
#[derive(Clone, Copy, Debug)]
pub struct Kotra;

impl Promised for Kotra {
    type Unread = Expected;
    type Game = Game;

    fn starts(judge: &Judge) -> Vec<Position> {
        Side::BOTH.map(|side| judge.start(side)).into()
    }

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

    fn same_end(one: &Game, other: &Game) {
        assert_eq!(one.phase(), other.phase());
        assert_eq!(one.position(), other.position());
        assert_eq!(one.match_after(), other.match_after());
    }

    fn legals_are_legal(input: &[u8]) -> Fate {
        play::legals_are_legal(input)
    }

    fn set_ups_round_trip(input: &[u8]) -> Fate {
        play::set_ups_round_trip(input)
    }
}
