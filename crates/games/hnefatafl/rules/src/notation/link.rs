//! A game small enough for a link: every move as its number among the legal ones. What `#game=…`
//! and `#position=…` in an address stand for.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::Scan;
use super::bits::{BitReader, BitWriter, bits_for, checksum};
use super::rule_text::{self, write_rules};
use crate::{Action, Actions, Entry, Game, Judge, Position, Record, Side};

/// The longest link that is read, in bytes.
pub const LINK_LIMIT: usize = 64 << 10;

/// What comes first in every link: the game and the version. Another order of the moves, say, would
/// be another version.
const VERSION: &str = "hnefatafl-1";

/// What stays as it is in a link, beside letters and digits.
const KEPT: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~');

/// What a link holds.
#[derive(Clone, Debug)]
pub enum Linked {
    /// A game on record.
    Game(Record),
    /// A position, and the rules that it stands under.
    Position(Judge, Position),
}

/// Why a link could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// It begins with neither `game=` nor `position=`.
    Kind,
    /// It is of another game.
    OtherGame,
    /// It was made by another version of the program.
    Version,
    /// It is longer than any game.
    TooLong,
    /// A part of it is missing, or one too many.
    Parts,
    /// It is damaged: letters are wrong, or the checksum is.
    Damaged,
    /// The rules cannot be read, or do not go together.
    Rules,
    /// The position cannot be read, or cannot be under its rules.
    Position,
    /// What is in it does not come to a game under its rules.
    Game,
}

impl core::fmt::Display for LinkError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            LinkError::Kind => "the link holds neither a game nor a position",
            LinkError::OtherGame => "the link is of another game than Hnefatafl",
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

impl Linked {
    /// Reads what stands in an address after the `#`.
    ///
    /// # Errors
    /// [`LinkError`].
    pub fn read(text: &str) -> Result<Linked, LinkError> {
        if text.len() > LINK_LIMIT {
            return Err(LinkError::TooLong);
        }
        let (kind, rest) = text.split_once('=').ok_or(LinkError::Kind)?;
        if !matches!(kind, "game" | "position") {
            return Err(LinkError::Kind);
        }
        let (version, rest) = rest.split_once(';').ok_or(LinkError::Parts)?;
        check_version(version)?;
        let parts: Vec<&str> = rest.split(';').collect();
        match (kind, parts.as_slice()) {
            ("position", [rules, position]) => {
                let judge = judge(rules)?;
                let position = judge
                    .read_position(&unescape(position)?)
                    .map_err(|_| LinkError::Position)?;
                Ok(Linked::Position(judge, position))
            }
            ("game", [rules, game, about @ ..]) => {
                read_game(judge(rules)?, game, about).map(Linked::Game)
            }
            _ => Err(LinkError::Parts),
        }
    }
}

fn check_version(version: &str) -> Result<(), LinkError> {
    if version == VERSION {
        return Ok(());
    }
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match version.split_once('-') {
        Some(("hnefatafl", number)) if digits(number) => Err(LinkError::Version),
        // A number alone: a link of sáhkku, which came first.
        None if digits(version) => Err(LinkError::OtherGame),
        Some((name, number)) if !name.is_empty() && digits(number) => Err(LinkError::OtherGame),
        _ => Err(LinkError::Damaged),
    }
}

fn judge(rules: &str) -> Result<Judge, LinkError> {
    let text = unescape(rules)?;
    rule_text::read(&mut Scan::new(&text)).map_err(|_| LinkError::Rules)
}

impl Judge {
    /// The part of a link after the `#` for a position.
    #[must_use]
    pub fn write_position_link(&self, position: &Position) -> String {
        let (rules, position) = (write_rules(self.rules()), self.write_position(position));
        format!(
            "position={VERSION};{};{}",
            escape(&rules),
            escape(&position)
        )
    }
}

impl Record {
    /// The part of a link after the `#` for this record.
    #[must_use]
    pub fn write_link(&self) -> String {
        let mut bits = BitWriter::default();
        bits.write(self.entries().len() as u64, COUNT_BITS);
        let mut game = self.opening();
        for entry in self.entries() {
            write_entry(&mut bits, &game, entry);
            if game.enter(entry, |_| ()).is_err() {
                debug_assert!(false, "an entry on record was never checked");
                break;
            }
        }
        let mut bytes = bits.bytes;
        bytes.extend(checksum(&bytes).to_be_bytes());
        let rules = escape(&write_rules(self.judge().rules()));
        let start = self.start().map(|start| self.judge().write_position(start));
        let about = [
            start.as_deref(),
            self.date(),
            Some(self.name(Side::Swede)),
            Some(self.name(Side::Muscovite)),
        ];
        let mut link = format!("game={VERSION};{rules};{}", URL_SAFE_NO_PAD.encode(bytes));
        let told = about
            .iter()
            .rposition(|part| part.is_some_and(|text| !text.is_empty()));
        for part in about.iter().take(told.map_or(0, |last| last + 1)) {
            link.push(';');
            link.push_str(&escape(part.unwrap_or_default()));
        }
        link
    }
}

fn read_game(judge: Judge, packed: &str, about: &[&str]) -> Result<Record, LinkError> {
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
    let (bytes, sum) = bytes.split_last_chunk::<2>().ok_or(LinkError::Damaged)?;
    if u16::from_be_bytes(*sum) != checksum(bytes) {
        return Err(LinkError::Damaged);
    }
    let start = match parts[0].as_str() {
        "" => None,
        text => Some(judge.read_position(text).map_err(|_| LinkError::Position)?),
    };
    let mut record = Record::new(judge, start);
    if !parts[1].is_empty() && !record.set_date(&parts[1]) {
        return Err(LinkError::Damaged);
    }
    record.set_name(Side::Swede, &parts[2]);
    record.set_name(Side::Muscovite, &parts[3]);
    read_entries(&mut record, bytes).ok_or(LinkError::Game)?;
    Ok(record)
}

fn read_entries(record: &mut Record, bytes: &[u8]) -> Option<()> {
    let mut bits = BitReader { bytes, at: 0 };
    let count = bits.read(COUNT_BITS)?;
    let mut game = record.opening();
    for _ in 0..count {
        let entry = read_entry(&mut bits, &game)?;
        game.enter(&entry, |_| ()).ok()?;
        record.push(entry);
    }
    bits.ends().then_some(())
}

/// Bits for the number of entries.
const COUNT_BITS: u32 = 20;

/// What an entry can be but a move; its number follows a bit 1.
const OTHERS: [Entry; 3] = [
    Entry::Resigned(Side::Swede),
    Entry::Resigned(Side::Muscovite),
    Entry::Agreed,
];

fn write_entry(bits: &mut BitWriter, game: &Game, entry: &Entry) {
    match entry {
        Entry::Action(action) => {
            let legal = sorted(game);
            let number = legal.binary_search(action).unwrap_or_default();
            bits.write(0, 1);
            bits.write(number as u64, bits_for(legal.len()));
        }
        other => {
            let number = OTHERS.iter().position(|known| known == other);
            bits.write(1, 1);
            bits.write(number.unwrap_or_default() as u64, 2);
        }
    }
}

fn read_entry(bits: &mut BitReader<'_>, game: &Game) -> Option<Entry> {
    if bits.read(1)? == 1 {
        return OTHERS.get(bits.read(2)? as usize).copied();
    }
    let legal = sorted(game);
    let number = bits.read(bits_for(legal.len()))? as usize;
    legal.get(number).copied().map(Entry::Action)
}

/// The legal moves in the order of their values, so that links stay readable however the program
/// comes to list them.
fn sorted(game: &Game) -> Vec<Action> {
    let mut legal = Actions::new();
    game.legal(&mut legal);
    let mut legal = legal.to_vec();
    legal.sort_unstable();
    legal
}
