//! A session as text: what the browser keeps, so that a reload, a crash or lost power loses
//! nothing. The dice are part of it: restoring is never another throw.

use core::fmt;

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use sahkku::{ReadError, Record, Side};

use crate::{Player, Session};

const HEAD: &str = "sahkku-save 1";

/// Against saves that were cut off or damaged. Without a table it is slow, which for a few
/// kilobytes nobody notices, and small, which matters to whoever loads the page.
const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// Why a saved game could not be restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RestoreError {
    /// The text is not a saved game, or one of another version.
    NotASave,
    /// The text was changed or cut off since it was saved.
    Damaged,
    /// The seats could not be read.
    Seats,
    /// The record could not be read.
    Record(ReadError),
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RestoreError::NotASave => write!(f, "the text does not begin with \"{HEAD}\""),
            RestoreError::Damaged => f.write_str("the checksum does not fit the text"),
            RestoreError::Seats => f.write_str("the line of seats does not say who plays"),
            RestoreError::Record(error) => write!(f, "the record in it: {error}"),
        }
    }
}

impl core::error::Error for RestoreError {}

impl Session {
    /// The session as text.
    #[must_use]
    pub fn save(&self) -> String {
        let [men, women] = Side::BOTH.map(|side| self.player(side));
        let body = format!("seats {men} {women}\n{}", self.record());
        format!("{HEAD} {:08x}\n{body}", CHECKSUM.checksum(body.as_bytes()))
    }

    /// The session that [`Session::save`] wrote down.
    ///
    /// # Errors
    /// [`RestoreError`] for any other text.
    pub fn restore(text: &str) -> Result<Session, RestoreError> {
        let (head, body) = text.split_once('\n').ok_or(RestoreError::NotASave)?;
        let sum = head
            .strip_prefix(HEAD)
            .and_then(|rest| rest.strip_prefix(' '));
        let sum = sum.ok_or(RestoreError::NotASave)?;
        if sum != format!("{:08x}", CHECKSUM.checksum(body.as_bytes())) {
            return Err(RestoreError::Damaged);
        }
        let (players, record) = body.split_once('\n').ok_or(RestoreError::Seats)?;
        let players = read_seats(players).ok_or(RestoreError::Seats)?;
        let record: Record = record.parse().map_err(RestoreError::Record)?;
        Ok(Session::from_record(record, players))
    }
}

fn read_seats(line: &str) -> Option<[Player; 2]> {
    let mut words = line.split(' ');
    if words.next() != Some("seats") {
        return None;
    }
    let mut player = || words.next()?.parse().ok();
    let players = [player()?, player()?];
    words.next().is_none().then_some(players)
}
