//! What the two parties send each other once they are connected: bytes of a fixed form, with limits for all that has no fixed length.
//!
//! | kind | then |
//! |---|---|
//! | 0: goodbye | nothing |
//! | 1: state | version, my life, yours, number of this state, number of my letter, number of yours that I keep, waves, flags, my receipt for yours |
//! | 2: part of a letter | my life, number of the letter, place of the part, number of parts, bytes |
//!
//! Kind, version and flags are one byte each, places and numbers of parts two, lives eight, other numbers four, with the high byte first.

/// The longest letter that is sent or taken, in bytes.
pub const LETTER_LIMIT: usize = 64 << 10;

/// The most parts of a letter.
const PARTS_LIMIT: u16 = 2_048;

/// What stands before the bytes of a part.
const PART_HEAD: usize = 17;

/// The least message in which every letter can be sent.
pub(crate) const LEAST_MESSAGE: usize = 128;

const VERSION: u8 = 2;

/// What one party sends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Frame {
    Bye,
    State(State),
    Chunk(Chunk),
}

/// All that one party has to tell, but the letter. The newest one says everything, so one that is lost, repeated or late does no harm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct State {
    /// The writer's program since it was started; all that it numbers begins at 1 with it.
    pub(crate) life: u64,
    /// The reader's, as far as the writer knows; 0 if it knows of none.
    pub(crate) reader: u64,
    pub(crate) number: u32,
    /// The number of the writer's newest letter; 0 while there is none.
    pub(crate) letter: u32,
    /// The number of the reader's newest letter that the writer keeps; 0 if it keeps none.
    pub(crate) received: u32,
    /// How often the writer has waved.
    pub(crate) waves: u32,
    /// Whether the writer looks at the page.
    pub(crate) looking: bool,
    /// Whether the reader is to answer with its own state.
    pub(crate) asks: bool,
    /// The writer's signature of that letter; nothing while there is none.
    pub(crate) receipt: [u8; 64],
}

impl State {
    /// That of a program that has just been started.
    pub(crate) const fn of(life: u64) -> State {
        State {
            life,
            reader: 0,
            number: 0,
            letter: 0,
            received: 0,
            waves: 0,
            looking: false,
            asks: false,
            receipt: [0; 64],
        }
    }
}

/// A part of a letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chunk {
    /// The writer's program since it was started.
    pub(crate) life: u64,
    /// The number of the letter.
    pub(crate) letter: u32,
    pub(crate) place: u16,
    pub(crate) count: u16,
    pub(crate) bytes: Vec<u8>,
}

impl Frame {
    pub(crate) fn write(&self) -> Vec<u8> {
        match self {
            Frame::Bye => vec![0],
            Frame::State(state) => {
                let mut bytes = vec![1, VERSION];
                bytes.extend(state.life.to_be_bytes());
                bytes.extend(state.reader.to_be_bytes());
                for number in [state.number, state.letter, state.received, state.waves] {
                    bytes.extend(number.to_be_bytes());
                }
                bytes.push(u8::from(state.looking) + 2 * u8::from(state.asks));
                bytes.extend(state.receipt);
                bytes
            }
            Frame::Chunk(part) => {
                let mut bytes = vec![2];
                bytes.extend(part.life.to_be_bytes());
                bytes.extend(part.letter.to_be_bytes());
                bytes.extend(part.place.to_be_bytes());
                bytes.extend(part.count.to_be_bytes());
                bytes.extend(&part.bytes);
                bytes
            }
        }
    }

    /// Reads what [`write`](Frame::write) wrote of some frame; nothing else.
    pub(crate) fn read(bytes: &[u8]) -> Option<Frame> {
        match bytes {
            [0] => Some(Frame::Bye),
            [1, VERSION, state @ ..] => read_state(state).map(Frame::State),
            [2, part @ ..] => read_chunk(part).map(Frame::Chunk),
            _ => None,
        }
    }
}

fn read_state(bytes: &[u8]) -> Option<State> {
    let mut rest = bytes;
    let mut state = State::of(u64::from_be_bytes(take(&mut rest)?));
    state.reader = u64::from_be_bytes(take(&mut rest)?);
    for number in [
        &mut state.number,
        &mut state.letter,
        &mut state.received,
        &mut state.waves,
    ] {
        *number = u32::from_be_bytes(take(&mut rest)?);
    }
    let [flags] = take(&mut rest)?;
    (state.looking, state.asks) = (flags & 1 != 0, flags & 2 != 0);
    state.receipt = take(&mut rest)?;
    (rest.is_empty() && flags <= 3).then_some(state)
}

fn read_chunk(bytes: &[u8]) -> Option<Chunk> {
    let mut rest = bytes;
    let life = u64::from_be_bytes(take(&mut rest)?);
    let letter = u32::from_be_bytes(take(&mut rest)?);
    let place = u16::from_be_bytes(take(&mut rest)?);
    let count = u16::from_be_bytes(take(&mut rest)?);
    let can_be =
        life > 0 && letter > 0 && place < count && count <= PARTS_LIMIT && !rest.is_empty();
    (can_be && rest.len() <= LETTER_LIMIT).then(|| Chunk {
        life,
        letter,
        place,
        count,
        bytes: rest.to_vec(),
    })
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (taken, left) = rest.split_first_chunk()?;
    *rest = left;
    Some(*taken)
}

/// The parts of a letter, for messages of at most `message` bytes, which is [`LEAST_MESSAGE`] or more.
pub(crate) fn parts(
    life: u64,
    letter: u32,
    text: &str,
    message: usize,
) -> impl Iterator<Item = Chunk> {
    let chunks = text.as_bytes().chunks(message - PART_HEAD);
    let count = chunks.len() as u16;
    (0..count).zip(chunks).map(move |(place, bytes)| Chunk {
        life,
        letter,
        place,
        count,
        bytes: bytes.to_vec(),
    })
}

/// Parts that make no letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoLetter;

/// A letter of which some parts have come.
#[derive(Clone, Debug)]
pub(crate) struct Pieces {
    letter: u32,
    parts: Vec<Option<Vec<u8>>>,
}

impl Pieces {
    /// Takes a part of a letter. Another letter takes the place of an older one.
    ///
    /// # Errors
    /// If the letter would be longer than any, its parts contradict each other, or it is not text.
    pub(crate) fn take(
        pieces: &mut Option<Pieces>,
        part: Chunk,
    ) -> Result<Option<String>, NoLetter> {
        let count = usize::from(part.count);
        let empty = || Pieces {
            letter: part.letter,
            parts: vec![None; count],
        };
        let begun = pieces.get_or_insert_with(empty);
        if part.letter < begun.letter {
            return Ok(None);
        }
        if part.letter > begun.letter {
            *begun = empty();
        }
        let place = begun.parts.get_mut(usize::from(part.place));
        let place = place.ok_or(NoLetter)?;
        *place = Some(part.bytes);
        let length: usize = begun.parts.iter().flatten().map(Vec::len).sum();
        if length > LETTER_LIMIT || begun.parts.len() != count {
            return Err(NoLetter);
        }
        if begun.parts.iter().any(Option::is_none) {
            return Ok(None);
        }
        let parts = core::mem::take(&mut begun.parts);
        *pieces = None;
        let bytes = parts.into_iter().flatten().flatten().collect();
        let text = String::from_utf8(bytes).map_err(|_| NoLetter)?;
        Ok(Some(text))
    }
}
