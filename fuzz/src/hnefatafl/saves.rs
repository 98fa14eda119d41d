//! What saves of Hnefatafl promise.

use hnefatafl::{Action, Game, Squares};
use hnefatafl_table::board::Pick;
use hnefatafl_table::{HnefataflSession, Session};

use super::frame::Fate;
use super::save_frame::{Saved, saves};

/// A save is refused, or restored as a session that is the same after it is saved and restored
/// again.
pub fn saves_restore(input: &[u8]) -> Fate {
    saves::<Game>(input)
}

impl Saved for Game {
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
