//! The decision of sáhkku that is not made on the board: which way around it an army walks.

use sahkku::Entry;
use sahkku_play::{Pending, SahkkuSession, Session};

use crate::effects::{ChoiceWords, Decision};
use crate::messages as m;

/// What is asked now, if something is: the side that does not begin chooses its way.
pub(crate) fn open(session: &Session) -> Option<Decision> {
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
