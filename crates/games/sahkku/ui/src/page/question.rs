//! The decision of sáhkku that concerns no single piece: which way around the board an army walks.

use std::cmp::Reverse;

use crate::Sahkku;
use crate::page::path;
use crate::{Pending, Session};
use sahkku::{Entry, Figure, Piece, Place, Row, Side};

use crate::words as m;
use on_page::{ChoiceWords, Decision};

pub(super) fn open(session: &Session) -> Option<Decision<Sahkku>> {
    let Pending::Way(side) = Pending::of(session) else {
        return None;
    };
    Some(Decision {
        words: Box::new(move || ChoiceWords {
            title: m::TaskWay { side }.text(),
            text: m::task_way_explained(),
            answers: vec![m::way_vuosttut(), m::way_miedut()],
        }),
        ways: ENTRIES
            .map(|entry| (way(session, side, entry), side))
            .into(),
        entries: ENTRIES.into(),
    })
}

/// The answers, the default first.
const ENTRIES: [Entry; 2] = [Entry::Walks(false), Entry::Walks(true)];

/// How many places of a way are shown: from the home row to the middle of the board.
const SHOWN: usize = 7;

/// The beginning of the front soldier's way, if the army walks as this entry says.
fn way(session: &Session, side: Side, entry: Entry) -> Vec<Place> {
    let mut after = session.clone();
    if after.enter(entry).is_err() {
        return Vec::new();
    }
    let own = |figure: &Figure| figure.side == Some(side) && figure.piece == Piece::Soldier;
    let position = after.position();
    let soldiers = position.figures().filter(own);
    let ways = soldiers.map(|soldier| path::path(after.judge(), position, &soldier));
    // The front soldier is the first in the middle row, and has most of that row before it.
    let in_the_middle = |at: &&Place| at.row() == Row::B;
    let ahead = |way: &Vec<Place>| {
        let home = way.iter().take_while(|at| !in_the_middle(at)).count();
        let middle = way.iter().skip(home).take_while(in_the_middle).count();
        (Reverse(home), middle)
    };
    let mut way = ways.max_by_key(ahead).unwrap_or_default();
    way.truncate(SHOWN);
    way
}
