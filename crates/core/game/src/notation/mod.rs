//! The format that all texts share: expectations, rules, records and links. Each game fills in its own part.

mod bits;
mod expected;
mod link;
mod reader;
mod record;
mod rule_text;
mod turns;

pub use bits::{BitReader, BitWriter};
pub use expected::{Expected, Expects};
pub use link::{Checksum, LINK_LIMIT, LinkError, Linkable, Linked, write_position_link};
pub use reader::Reader;
pub use record::{ENTRIES_LIMIT, Record, Recorded, ResultLine, read_position};
pub use rule_text::{read_rules, write_rules};
pub use turns::Turns;

/// Why a text of the game with these rules could not be read.
pub(crate) type Unread<R> = crate::ReadError<Expected<R>>;

/// One line of such a text.
pub(crate) type Line<'a, R> = crate::Scan<'a, Expected<R>>;
