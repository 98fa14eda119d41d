//! What the readers and the rules of Hnefatafl promise for any input.

mod bytes;
mod play;

use fuzzing::{Fate, Promised};
use hnefatafl::{Action, Actions, Expected, Game, Judge, Position, Squares};
use hnefatafl_table::board::Pick;
use hnefatafl_table::{HnefataflSession, Session};

/// Hnefatafl, as fuzzers and tests meet it.
#[derive(Clone, Copy, Debug)]
pub struct Hnefatafl;

impl Promised for Hnefatafl {
    type Unread = Expected;
    type Game = Game;

    fn starts(judge: &Judge) -> Vec<Position> {
        vec![judge.start()]
    }

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

    fn same_end(one: &Game, other: &Game) {
        assert_eq!(one.outcome(), other.outcome());
        assert_eq!(one.position(), other.position());
    }

    fn legals_are_legal(input: &[u8]) -> Fate {
        play::legals_are_legal(input)
    }

    fn set_ups_round_trip(input: &[u8]) -> Fate {
        play::set_ups_round_trip(input)
    }

    fn session_keeps(session: &Session) {
        refusals_are_told_apart(session);
        what_is_told_is_on_record(session);
    }
}

/// A player is told why something cannot be done exactly where it cannot be done.
fn refusals_are_told_apart(session: &Session) {
    let squares = session.judge().rules().board.squares();
    let movable = session.movable();
    for place in squares {
        let pick = Pick { place };
        let goes = movable.contains(&pick);
        assert_eq!(session.why_stuck(place).is_none(), goes, "{place}");
        let listed = session.destinations(pick).into_iter();
        let listed: Squares = listed.map(|to| to.place).collect();
        assert_eq!(listed.is_empty(), !goes, "{place}");
        for to in squares {
            let goes = session.legal().contains(&Action::new(place, to));
            assert_eq!(session.why_not(place, to).is_none(), goes, "{place}-{to}");
            assert_eq!(listed.has(to), goes, "{place}-{to}");
        }
    }
}

/// The list of moves has every entry, and ways are told of that are open.
fn what_is_told_is_on_record(session: &Session) {
    let history = session.history();
    assert_eq!(history.len(), session.record().entries().len());
    let mut latest = history.iter().rev();
    let last = latest.find_map(|entry| hnefatafl_table::moved(&entry.events));
    assert_eq!(session.last_moves().last().copied(), last);
    let open = session.judge().open_ways(session.position());
    assert!(session.told_ways().is_part_of(open));
}
