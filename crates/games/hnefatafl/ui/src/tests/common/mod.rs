//! Sessions and random games.
#![allow(dead_code, reason = "each test file uses its own part of this")]

use crate::{Hnefatafl, Session};
use game::session::{PlayerKind, SeededRandom};
use hnefatafl::{Entry, Judge, Square, Squares, read_rules};

/// A rule set with changed options: `linne king_taken=castle`.
pub(crate) fn judge(text: &str) -> Judge {
    Judge::new(read_rules(text).unwrap()).unwrap()
}

pub(crate) fn game(rules: &str) -> Session {
    Session::new(judge(rules), [PlayerKind::Human; 2])
}

pub(crate) fn at(rules: &str, position: &str) -> Session {
    on_page::promises::at::<Hnefatafl>(rules, position)
}

pub(crate) fn make(session: &mut Session, action: &str) {
    let action = action.parse().unwrap();
    session.enter(Entry::Action(action)).unwrap();
}

pub(crate) fn square(name: &str) -> Square {
    name.parse().unwrap()
}

pub(crate) fn squares(names: &str) -> Squares {
    names.split_whitespace().map(square).collect()
}

/// Plays this many random moves, or to the end.
pub(crate) fn play(session: &mut Session, seed: u64, moves: usize) {
    let random = SeededRandom::new(seed);
    for n in 0..moves {
        let legal = session.legal();
        if legal.is_empty() {
            break;
        }
        let action = legal[random.bits(n) as usize % legal.len()];
        session.enter(Entry::Action(action)).unwrap();
    }
}
