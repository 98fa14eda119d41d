//! The items of the messages that follow the acceptance.

use game::{BitReader, BitWriter, Linkable};
use serde::{Deserialize, Serialize};

use crate::Refused;
use crate::keys::SignatureBytes;

/// A proposal that needs the other party's consent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    Draw,
    /// To take back the author's last decision, and everything decided since.
    TakeBack,
}

/// A statement by the party without the floor, for the other to take into the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Word {
    Resign,
    Offer(Offer),
    /// A greeting. It is shown and never taken into the log.
    Wave,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Aside {
    pub word: Word,
    /// The number of messages in the log when this was said.
    pub after: u32,
    pub(crate) signature: SignatureBytes,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item<E> {
    Decide(E),
    /// The author makes an offer, which the other party answers.
    Offer(Offer),
    /// The author offers a draw before the throw that its decisions lead to. Neither party shows a value for that throw until the
    /// offer is answered.
    DrawFirst,
    /// The author answers the other party's offer.
    Answer(bool),
    /// The author takes the other party's aside into the log.
    TakeIn(Aside),
    Resign,
    /// The seconds that the author used.
    Spent(u32),
}

impl<E> Item<E> {
    /// Whether the item comes before the dice that are due: it takes in an aside about the moment before, or offers a draw.
    pub(crate) const fn is_before_the_throw(&self) -> bool {
        matches!(self, Item::TakeIn(_) | Item::DrawFirst)
    }
}

const WORDS: [Word; 4] = [
    Word::Resign,
    Word::Offer(Offer::Draw),
    Word::Offer(Offer::TakeBack),
    Word::Wave,
];

impl From<Word> for u8 {
    fn from(word: Word) -> u8 {
        WORDS.iter().position(|other| *other == word).unwrap_or(0) as u8
    }
}

impl TryFrom<u8> for Word {
    type Error = Refused;

    fn try_from(code: u8) -> Result<Word, Refused> {
        WORDS
            .get(usize::from(code))
            .copied()
            .ok_or(Refused::NotForTheLog)
    }
}

/// The number of bits of a message count.
const AFTER_BITS: u32 = 20;

impl Aside {
    pub(crate) fn write(&self, bits: &mut BitWriter) {
        bits.write(u64::from(u8::from(self.word)), 2);
        bits.write(u64::from(self.after), AFTER_BITS);
        for byte in self.signature.as_flattened() {
            bits.write(u64::from(*byte), 8);
        }
    }

    pub(crate) fn read(bits: &mut BitReader<'_>) -> Option<Aside> {
        let word = Word::try_from(bits.read(2)? as u8).ok()?;
        let after = bits.read(AFTER_BITS)? as u32;
        let mut signature = SignatureBytes::default();
        for byte in signature.as_flattened_mut() {
            *byte = bits.read(8)? as u8;
        }
        Some(Aside {
            word,
            after,
            signature,
        })
    }
}

/// The code that an item begins with. Decisions and ends are frequent and have short codes. Among the others, 0 stood for an item
/// that no page has ever written.
const END: (u64, u32) = (0, 1);
const DECIDE: (u64, u32) = (0b10, 2);
const OTHER: (u64, u32) = (0b11, 2);
const OTHER_BITS: u32 = 3;

/// Writes the end of a message.
pub(crate) fn write_end(bits: &mut BitWriter) {
    bits.write(END.0, END.1);
}

/// Writes the item that comes next in this game.
pub(crate) fn write<G: Linkable>(item: &Item<G::Entry>, game: &G, bits: &mut BitWriter) {
    let mut other = |code: u64, value: u64, count: u32| {
        bits.write(OTHER.0, OTHER.1);
        bits.write(code, OTHER_BITS);
        bits.write(value, count);
    };
    match item {
        Item::Decide(entry) => {
            bits.write(DECIDE.0, DECIDE.1);
            game.pack(entry, bits);
        }
        Item::Offer(Offer::Draw) => other(1, 0, 1),
        Item::Offer(Offer::TakeBack) => other(1, 1, 1),
        Item::Answer(yes) => other(2, u64::from(*yes), 1),
        Item::TakeIn(aside) => {
            other(3, 0, 0);
            aside.write(bits);
        }
        Item::Resign => other(4, 0, 0),
        Item::Spent(seconds) => other(5, u64::from(*seconds), 32),
        Item::DrawFirst => other(6, 0, 0),
    }
}

/// Reads the next item, or the end of the message; `None` if the bits stand for neither. `decision` reads a decision in the
/// current state of the game.
pub(crate) fn read<E>(
    bits: &mut BitReader<'_>,
    decision: impl FnOnce(&mut BitReader<'_>) -> Option<E>,
) -> Option<Option<Item<E>>> {
    if bits.read(1)? == 0 {
        return Some(None);
    }
    if bits.read(1)? == 0 {
        return decision(bits).map(Item::Decide).map(Some);
    }
    Some(Some(match bits.read(OTHER_BITS)? {
        1 if bits.read(1)? == 0 => Item::Offer(Offer::Draw),
        1 => Item::Offer(Offer::TakeBack),
        2 => Item::Answer(bits.read(1)? == 1),
        3 => Item::TakeIn(Aside::read(bits)?),
        4 => Item::Resign,
        5 => Item::Spent(bits.read(32)? as u32),
        6 => Item::DrawFirst,
        _ => return None,
    }))
}
