//! A game small enough for a link: the part `#game=…` or `#position=…` of an address. Each entry takes as few bits as the
//! choices at that point in the game allow.

use core::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::bits::checksum;
use super::{
    BitReader, BitWriter, ENTRIES_LIMIT, Line, Record, Recorded, record, rule_text, write_rules,
};
use crate::{Judge, RuleSets, Side, trimmed};

/// The longest link that is read, in bytes.
pub const LINK_LIMIT: usize = 64 << 10;

/// Bits for the number of entries.
const COUNT_BITS: u32 = 20;

/// The characters that a link leaves unescaped, in addition to letters and digits.
const KEPT: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~');

/// A game whose records fit in a link.
///
/// ```
/// use game::{Linkable, Linked, Record};
///
/// /// What opens from the link of a record is the same record.
/// fn opens<G: Linkable>(record: &Record<G>) {
///     match Linked::<G>::read(&record.write_link()) {
///         Ok(Linked::Game(opened)) => assert_eq!(opened.to_string(), record.to_string()),
///         other => panic!("{other:?}"),
///     }
/// }
/// ```
pub trait Linkable: Recorded {
    /// The prefix of every link: the name of the game and a hyphen, or empty for sáhkku, whose links are older than the second
    /// game.
    const LINK_NAME: &'static str;
    /// The version number after the prefix. Reordering the actions, for example, needs another version.
    const LINK_VERSION: &'static str;
    /// What the packed entries end with.
    const CHECKSUM: Checksum;

    /// Packs an entry that comes next.
    fn pack(&self, entry: &Self::Entry, bits: &mut BitWriter);

    /// Unpacks the entry that comes next; `None` if the bits stand for no entry.
    fn unpack(&self, bits: &mut BitReader<'_>) -> Option<Self::Entry>;
}

/// What packed entries end with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checksum {
    /// Nothing.
    None,
    /// CRC-16/IBM-3740, the high byte first.
    Crc16,
}

/// What a link holds.
///
/// ```
/// use game::{LinkError, Linkable, Linked};
///
/// fn is_no_link<G: Linkable>(text: &str) -> bool {
///     matches!(Linked::<G>::read(text), Err(LinkError::Kind))
/// }
/// ```
#[derive(Clone, Debug)]
pub enum Linked<G: Recorded> {
    /// A game on record.
    Game(Record<G>),
    /// A position, and its rules.
    Position(Judge<G>, G::Position),
}

/// Why a link could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// It begins with neither `game=` nor `position=`.
    Kind,
    /// It belongs to another game.
    OtherGame,
    /// It was made by another version of the program.
    Version,
    /// It is longer than any game: it has more than [`LINK_LIMIT`] bytes or [`ENTRIES_LIMIT`] entries.
    TooLong,
    /// A part is missing or superfluous.
    Parts,
    /// It is damaged: it contains invalid characters, or the checksum is wrong.
    Damaged,
    /// The rules cannot be read, or contradict each other.
    Rules,
    /// The position cannot be read, or is impossible under its rules.
    Position,
    /// Its contents are not a valid game under its rules.
    Game,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LinkError::Kind => "the link holds neither a game nor a position",
            LinkError::OtherGame => "the link is of another game",
            LinkError::Version => "the link is of another version",
            LinkError::TooLong => "the link is longer than any game",
            LinkError::Parts => "a part of the link is missing, or one too many",
            LinkError::Damaged => "the link is damaged",
            LinkError::Rules => "the rules in the link cannot be read",
            LinkError::Position => "the position in the link cannot be read",
            LinkError::Game => "what is in the link does not come to a game under its rules",
        })
    }
}

impl core::error::Error for LinkError {}

fn escape(text: &str) -> String {
    utf8_percent_encode(text, KEPT).to_string()
}

fn unescape(text: &str) -> Result<String, LinkError> {
    let text = percent_decode_str(text)
        .decode_utf8()
        .map_err(|_| LinkError::Damaged)?;
    Ok(text.into_owned())
}

// Writing.

/// The part of a link after the `#` for a position.
#[must_use]
pub fn write_position_link<G: Linkable>(judge: &Judge<G>, position: &G::Position) -> String {
    let rules = write_rules(G::Rules::of(judge));
    let position = G::write_position(judge, position);
    let (rules, position) = (escape(&rules), escape(&position));
    format!(
        "position={}{};{rules};{position}",
        G::LINK_NAME,
        G::LINK_VERSION
    )
}

impl<G: Linkable> Record<G> {
    /// The part of a link after the `#` for this record.
    #[must_use]
    pub fn write_link(&self) -> String {
        let rules = escape(&write_rules(G::Rules::of(self.judge())));
        let packed = URL_SAFE_NO_PAD.encode(self.pack());
        let start = self.start().map(|at| G::write_position(self.judge(), at));
        let [first, second] = Side::BOTH.map(|side| Some(self.name_of(side)));
        let about = [start.as_deref(), self.date(), first, second];
        let told = about
            .iter()
            .rposition(|part| part.is_some_and(|text| !text.is_empty()));
        let mut link = format!("game={}{};{rules};{packed}", G::LINK_NAME, G::LINK_VERSION);
        for part in about.iter().take(told.map_or(0, |last| last + 1)) {
            link.push(';');
            link.push_str(&escape(part.unwrap_or_default()));
        }
        link
    }

    fn pack(&self) -> Vec<u8> {
        let mut bits = BitWriter::default();
        bits.write(self.entries().len() as u64, COUNT_BITS);
        let mut game = self.opening();
        for entry in self.entries() {
            game.pack(entry, &mut bits);
            if game.enter_unseen(entry).is_err() {
                debug_assert!(false, "an entry on record was never checked");
                break;
            }
        }
        let mut bytes = bits.into_bytes();
        if G::CHECKSUM == Checksum::Crc16 {
            bytes.extend(checksum(&bytes).to_be_bytes());
        }
        bytes
    }

    /// Unpacks entries into the record, which is still empty.
    fn unpack(&mut self, bytes: &[u8]) -> Result<(), LinkError> {
        let mut bits = BitReader::new(bytes);
        let count = bits.read(COUNT_BITS).ok_or(LinkError::Game)?;
        if count > ENTRIES_LIMIT as u64 {
            return Err(LinkError::TooLong);
        }
        let mut game = self.opening();
        for _ in 0..count {
            let entry = game.unpack(&mut bits).ok_or(LinkError::Game)?;
            game.enter_unseen(&entry).or(Err(LinkError::Game))?;
            self.push(entry);
        }
        bits.ends().then_some(()).ok_or(LinkError::Game)
    }
}

// Reading.

impl<G: Linkable> Linked<G> {
    /// Reads the part of an address after the `#`.
    ///
    /// # Errors
    /// [`LinkError`] for any other text.
    pub fn read(text: &str) -> Result<Linked<G>, LinkError> {
        if text.len() > LINK_LIMIT {
            return Err(LinkError::TooLong);
        }
        let (kind, rest) = trimmed(text).split_once('=').ok_or(LinkError::Kind)?;
        if !matches!(kind, "game" | "position") {
            return Err(LinkError::Kind);
        }
        let parts: Vec<&str> = after_head::<G>(rest)?.split(';').collect();
        match (kind, parts.as_slice()) {
            ("position", [rules, position]) => {
                let judge = read_judge::<G>(rules)?;
                let position = read_position::<G>(&judge, &unescape(position)?)?;
                Ok(Linked::Position(judge, position))
            }
            ("game", [rules, packed, about @ ..]) => {
                read_game(read_judge::<G>(rules)?, packed, about).map(Linked::Game)
            }
            _ => Err(LinkError::Parts),
        }
    }
}

/// The part after the head of a link and its semicolon.
fn after_head<G: Linkable>(text: &str) -> Result<&str, LinkError> {
    let Some((head, rest)) = text.split_once(';') else {
        // A truncated link may end within its prefix.
        let begun = match text.strip_prefix(G::LINK_NAME) {
            Some(version) => G::LINK_VERSION.starts_with(version),
            None => G::LINK_NAME.starts_with(text),
        };
        return Err(if begun {
            LinkError::Parts
        } else {
            LinkError::Damaged
        });
    };
    let own = head.strip_prefix(G::LINK_NAME);
    if own == Some(G::LINK_VERSION) {
        return Ok(rest);
    }
    let version = head.split_once('-').map_or(head, |(_, version)| version);
    Err(if head.starts_with('-') || !is_number(version) {
        LinkError::Damaged
    } else if own == Some(version) {
        LinkError::Version
    } else {
        LinkError::OtherGame
    })
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn read_judge<G: Linkable>(text: &str) -> Result<Judge<G>, LinkError> {
    let text = unescape(text)?;
    rule_text::read::<G::Rules>(&mut Line::new(&text)).map_err(|_| LinkError::Rules)
}

fn read_position<G: Linkable>(judge: &Judge<G>, text: &str) -> Result<G::Position, LinkError> {
    record::read_position::<G>(judge, text).map_err(|_| LinkError::Position)
}

fn read_game<G: Linkable>(
    judge: Judge<G>,
    packed: &str,
    about: &[&str],
) -> Result<Record<G>, LinkError> {
    let mut parts = about
        .iter()
        .map(|part| unescape(part))
        .collect::<Result<Vec<_>, _>>()?;
    if parts.len() > 4 {
        return Err(LinkError::Parts);
    }
    parts.resize(4, String::new());
    let bytes = URL_SAFE_NO_PAD
        .decode(packed)
        .map_err(|_| LinkError::Damaged)?;
    let bytes = checked::<G>(&bytes).ok_or(LinkError::Damaged)?;
    let start = match parts[0].as_str() {
        "" => None,
        text => Some(read_position::<G>(&judge, text)?),
    };
    let mut record = Record::new(judge, start);
    if !parts[1].is_empty() && !record.set_date(&parts[1]) {
        return Err(LinkError::Damaged);
    }
    for (side, name) in Side::BOTH.into_iter().zip(&parts[2..]) {
        record.set_name_of(side, name);
    }
    record.unpack(bytes)?;
    Ok(record)
}

/// The bytes before the checksum, if the checksum is right.
fn checked<G: Linkable>(bytes: &[u8]) -> Option<&[u8]> {
    match G::CHECKSUM {
        Checksum::None => Some(bytes),
        Checksum::Crc16 => {
            let (bytes, sum) = bytes.split_last_chunk()?;
            (u16::from_be_bytes(*sum) == checksum(bytes)).then_some(bytes)
        }
    }
}
