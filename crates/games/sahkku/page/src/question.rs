//! The decision of sáhkku that is not made on the board: which way around it an army walks.

use crate::Sahkku;
use sahkku::Entry;
use sahkku_table::{Pending, SahkkuSession, Session};

use crate::words as m;
use on_page::{ChoiceWords, Decision};

/// The open question, if there is one.
pub(super) fn open(session: &Session) -> Option<Decision<Sahkku>> {
    let Pending::Way(side) = session.pending() else {
        return None;
    };
    Some(Decision {
        words: Box::new(move || ChoiceWords {
            title: m::TaskWay { side }.text(),
            text: m::task_way_explained(),
            answers: vec![m::way_vuosttut(), m::way_miedut()],
            pictures: &["way-vuosttut", "way-miedut"],
        }),
        entries: vec![Entry::Walks(false), Entry::Walks(true)],
    })
}
