//! What messages are made of after a game was accepted.

use game::Linkable;
use game::{BitReader, BitWriter};

use crate::secret::SignatureBytes;

/// Something that needs the other's consent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    Draw,
    /// To take back one's own last decision, and what was decided since.
    TakeBack,
}

/// What is said by whoever has not the floor, for the other to take into the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    Resign,
    Offer(Offer),
    /// A greeting: it is shown and never taken into the log.
    Wave,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aside {
    pub word: Word,
    /// How many messages the log had for whoever said it.
    pub after: u32,
    pub(crate) signature: SignatureBytes,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item<E> {
    Decide(E),
    /// The author offers something, which the other answers.
    Offer(Offer),
    /// The author offers a draw before the throw that its decisions lead to. Nobody shows a value for it until the offer is
    /// answered.
    DrawFirst,
    /// The author answers what the other offered.
    Answer(bool),
    /// The author takes in what the other said.
    TakeIn(Aside),
    Resign,
    /// The author used so many seconds.
    Spent(u32),
}

impl<E> Item<E> {
    /// Whether it is said before the dice fall that are due: what the other said about the moment before is taken in, or a draw
    /// is offered.
    pub(crate) const fn is_before_the_throw(&self) -> bool {
        matches!(self, Item::TakeIn(_) | Item::DrawFirst)
    }
}

impl Word {
    pub(crate) fn code(self) -> u8 {
        match self {
            Word::Resign => 0,
            Word::Offer(Offer::Draw) => 1,
            Word::Offer(Offer::TakeBack) => 2,
            Word::Wave => 3,
        }
    }

    pub(crate) fn of(code: u64) -> Option<Word> {
        Some(match code {
            0 => Word::Resign,
            1 => Word::Offer(Offer::Draw),
            2 => Word::Offer(Offer::TakeBack),
            3 => Word::Wave,
            _ => return None,
        })
    }
}

/// The bits of a number of messages.
const AFTER_BITS: u32 = 20;

impl Aside {
    pub(crate) fn write(&self, bits: &mut BitWriter) {
        bits.write(u64::from(self.word.code()), 2);
        bits.write(u64::from(self.after), AFTER_BITS);
        for byte in self.signature {
            bits.write(u64::from(byte), 8);
        }
    }

    pub(crate) fn read(bits: &mut BitReader<'_>) -> Option<Aside> {
        let word = Word::of(bits.read(2)?)?;
        let after = bits.read(AFTER_BITS)? as u32;
        let mut signature = [0; 64];
        for byte in &mut signature {
            *byte = bits.read(8)? as u8;
        }
        Some(Aside {
            word,
            after,
            signature,
        })
    }
}

/// What an item begins with; a decision and the end, which are frequent, have short codes. Of the others, 0 stood for an item that
/// no page has ever written.
const END: (u64, u32) = (0, 1);
const DECIDE: (u64, u32) = (0b10, 2);
const OTHER: (u64, u32) = (0b11, 2);
const OTHER_BITS: u32 = 3;

/// Writes the end of a message.
pub(crate) fn write_end(bits: &mut BitWriter) {
    bits.write(END.0, END.1);
}

/// Writes an item that comes next in this game.
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

/// Reads the next item, or the end of the message; `None` if the bits stand for neither. `decision` reads what is decided in the
/// game as it stands then.
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
