//! Games in addresses.

use game::session::{PlayerKind, Session};
use game::{Game, LinkError, Linkable, Linked, Record};

/// The game in the part of an address after the `#`; `None` if there is no such part.
///
/// # Errors
/// Why it cannot be read.
pub fn linked<G: Linkable + Game>(hash: &str) -> Result<Option<Session<G>>, LinkError> {
    let text = hash.strip_prefix('#').unwrap_or(hash);
    if text.is_empty() {
        return Ok(None);
    }
    let record = match Linked::read(text)? {
        Linked::Game(record) => record,
        Linked::Position(judge, position) => Record::new(judge, Some(position)),
    };
    Ok(Some(Session::from_record(record, [PlayerKind::Human; 2])))
}
