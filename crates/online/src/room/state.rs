//! What one page tells the other: its whole state in one short message, with its letter if the other lacks it.
//!
//! The newest state is complete, so a state that is lost, repeated or late does no harm.
//!
//! Bytes: version, flags, the reader's life (16), the numbers of the letter, of the letter received, and of waves (4 each, high
//! byte first), and the letter as UTF-8 up to the end, if the flag for it is set.

use super::seal::Life;
use super::{Departure, LETTER_LIMIT};

const VERSION: u8 = 1;

const LOOKING: u8 = 1;
const ASKS: u8 = 2;
const LETTER: u8 = 4;
const CLOSES: u8 = 8;
const LEAVES: u8 = 16;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct State {
    /// The life of the page that this is for; zeros while it is unknown.
    pub(super) reader: Life,
    /// The number of the writer's newest letter; 0 before the first.
    pub(super) letter: u32,
    /// The number of the reader's newest letter that the writer has stored; 0 before the first.
    pub(super) received: u32,
    /// The number of waves that the writer has sent.
    pub(super) waves: u32,
    /// Whether somebody looks at the writer's page.
    pub(super) looking: bool,
    /// Whether the reader is asked to answer with its own state.
    pub(super) asks: bool,
    pub(super) departure: Option<Departure>,
    pub(super) text: Option<String>,
}

impl State {
    pub(super) fn write(&self) -> Vec<u8> {
        let mut flags = 0;
        for (flag, is_set) in [
            (LOOKING, self.looking),
            (ASKS, self.asks),
            (LETTER, self.text.is_some()),
            (CLOSES, self.departure == Some(Departure::Closes)),
            (LEAVES, self.departure == Some(Departure::Leaves)),
        ] {
            flags |= if is_set { flag } else { 0 };
        }
        let mut bytes = vec![VERSION, flags];
        bytes.extend(self.reader);
        for number in [self.letter, self.received, self.waves] {
            bytes.extend(number.to_be_bytes());
        }
        bytes.extend(self.text.as_deref().unwrap_or_default().bytes());
        bytes
    }

    /// Reads exactly the output of [`write`](State::write).
    pub(super) fn read(bytes: &[u8]) -> Option<State> {
        let (&[version, flags], rest) = bytes.split_first_chunk()?;
        let (reader, rest) = rest.split_first_chunk()?;
        let (letter, rest) = rest.split_first_chunk()?;
        let (received, rest) = rest.split_first_chunk()?;
        let (waves, rest) = rest.split_first_chunk()?;
        let has = |flag: u8| flags & flag != 0;
        let text = match has(LETTER) {
            true if rest.is_empty() || rest.len() > LETTER_LIMIT => return None,
            true => Some(String::from_utf8(rest.to_vec()).ok()?),
            false if rest.is_empty() => None,
            false => return None,
        };
        let state = State {
            reader: *reader,
            letter: u32::from_be_bytes(*letter),
            received: u32::from_be_bytes(*received),
            waves: u32::from_be_bytes(*waves),
            looking: has(LOOKING),
            asks: has(ASKS),
            departure: match (has(CLOSES), has(LEAVES)) {
                (false, false) => None,
                (true, false) => Some(Departure::Closes),
                (false, true) => Some(Departure::Leaves),
                (true, true) => return None,
            },
            text,
        };
        let is_numbered = state.text.is_none() || state.letter > 0;
        let known = flags <= LOOKING | ASKS | LETTER | CLOSES | LEAVES;
        (version == VERSION && known && is_numbered).then_some(state)
    }
}
