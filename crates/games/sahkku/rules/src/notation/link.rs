//! A game small enough for a link: every throw as two bits a die, every decision as its number
//! among the legal ones. What `#game=…` and `#position=…` in an address stand for.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::Scan;
use super::rule_text::{self, write_rules};
use crate::{
    Action, Actions, DieSet, Entry, Face, Game, Judge, Phase, Position, Record, Rules, Side, Stage,
    Throw,
};

/// The longest link that is read, in bytes.
const LIMIT: usize = 64 << 10;

/// What comes first in every link. Another order of the actions, say, would be another version.
const VERSION: &str = "1;";

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
    /// It was made by another version of the program.
    Version,
    /// It is longer than any game.
    TooLong,
    /// A part of it is missing, or one too many.
    Parts,
    /// It is not written in the letters of links.
    Letters,
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
            LinkError::Version => "the link is of another version",
            LinkError::TooLong => "the link is longer than any game",
            LinkError::Parts => "a part of the link is missing, or one too many",
            LinkError::Letters => "the link is damaged",
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
        .map_err(|_| LinkError::Letters)?;
    Ok(text.into_owned())
}

impl Linked {
    /// Reads what stands in an address after the `#`.
    ///
    /// # Errors
    /// [`LinkError`].
    pub fn read(text: &str) -> Result<Linked, LinkError> {
        if text.len() > LIMIT {
            return Err(LinkError::TooLong);
        }
        let (kind, rest) = text.split_once('=').ok_or(LinkError::Kind)?;
        if !matches!(kind, "game" | "position") {
            return Err(LinkError::Kind);
        }
        let rest = rest
            .strip_prefix(VERSION)
            .ok_or_else(|| of_no_version(rest))?;
        let parts: Vec<&str> = rest.split(';').collect();
        match (kind, parts.as_slice()) {
            ("position", [rules, position]) => {
                let judge = judge(rules)?;
                let text = unescape(position)?;
                let position = judge
                    .read_position(&text)
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

/// What is wrong with a link that does not begin with [`VERSION`].
fn of_no_version(rest: &str) -> LinkError {
    let of_another = |(number, _): (&str, &str)| {
        !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    };
    if rest.split_once(';').is_some_and(of_another) {
        LinkError::Version
    } else if VERSION.starts_with(rest) {
        // It ends before it has begun.
        LinkError::Parts
    } else {
        LinkError::Letters
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
        let rules = write_rules(self.rules());
        format!(
            "position={VERSION}{};{}",
            escape(&rules),
            escape(&self.write_position(position))
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
        let rules = escape(&write_rules(self.judge().rules()));
        let start = self.start().map(|start| self.judge().write_position(start));
        let about = [
            start.as_deref(),
            self.date(),
            Some(self.name(Side::Men)),
            Some(self.name(Side::Women)),
        ];
        let mut link = format!(
            "game={VERSION}{rules};{}",
            URL_SAFE_NO_PAD.encode(bits.bytes)
        );
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
    let start = match parts[0].as_str() {
        "" => None,
        text => Some(judge.read_position(text).map_err(|_| LinkError::Position)?),
    };
    let mut record = Record::new(judge, start);
    if !parts[1].is_empty() && !record.set_date(&parts[1]) {
        return Err(LinkError::Game);
    }
    record.set_name(Side::Men, &parts[2]);
    record.set_name(Side::Women, &parts[3]);

    let bytes = URL_SAFE_NO_PAD
        .decode(packed)
        .map_err(|_| LinkError::Letters)?;
    let mut bits = BitReader {
        bytes: &bytes,
        at: 0,
    };
    let count = bits.read(COUNT_BITS)?;
    let mut game = record.opening();
    for _ in 0..count {
        let entry = game.as_recorded(read_entry(&mut bits, &game)?);
        game.enter(&entry, |_| ()).map_err(|_| LinkError::Game)?;
        record.push(entry);
    }
    bits.end()?;
    Ok(record)
}

/// Bits for the number of entries.
const COUNT_BITS: u32 = 20;

/// What the next entry is, as far as the game leaves it open.
#[derive(Clone, Copy)]
enum Kind {
    /// A rethrow that names its dice.
    Rethrow = 0,
    MenResign = 1,
    WomenResign = 2,
    Agreed = 3,
}

/// The first bit of an entry says whether it is what the game waits for: a throw, a choice, an
/// action. If not, two more say what else it is.
fn write_kind(bits: &mut BitWriter, kind: Option<Kind>) {
    match kind {
        None => bits.write(0, 1),
        Some(other) => {
            bits.write(1, 1);
            bits.write(other as u64, 2);
        }
    }
}

fn write_entry(bits: &mut BitWriter, game: &Game, entry: &Entry) {
    let rules = game.judge().rules();
    match entry {
        Entry::Resigned(Side::Men) => write_kind(bits, Some(Kind::MenResign)),
        Entry::Resigned(Side::Women) => write_kind(bits, Some(Kind::WomenResign)),
        Entry::Agreed => write_kind(bits, Some(Kind::Agreed)),
        Entry::Rethrow(dice) => {
            write_kind(bits, Some(Kind::Rethrow));
            for n in 0..usize::from(rules.dice) {
                bits.write(u64::from(dice.has(n)), 1);
            }
        }
        expected => {
            write_kind(bits, None);
            match expected {
                Entry::Round { men, women } => {
                    write_throw(bits, rules, men);
                    write_throw(bits, rules, women);
                }
                Entry::Begins(side) => bits.write(side.index() as u64, 1),
                Entry::Walks(miedut) => bits.write(u64::from(*miedut), 1),
                Entry::Throw(throw) => write_throw(bits, rules, throw),
                Entry::Action(action) => {
                    let legal = legal(game);
                    bits.write(rank(&legal, action) as u64, bits_for(legal.len()));
                }
                Entry::Rethrow(_) | Entry::Resigned(_) | Entry::Agreed => {}
            }
        }
    }
}

fn read_entry(bits: &mut BitReader<'_>, game: &Game) -> Result<Entry, LinkError> {
    if bits.read(1)? == 1 {
        return match bits.read(2)? {
            1 => Ok(Entry::Resigned(Side::Men)),
            2 => Ok(Entry::Resigned(Side::Women)),
            3 => Ok(Entry::Agreed),
            _ => read_dice(bits, game.judge().rules()).map(Entry::Rethrow),
        };
    }
    let rules = game.judge().rules();
    match game.phase() {
        Phase::ThrowOff => match rules.throw_off.dice() {
            Some(count) => Ok(Entry::Round {
                men: read_throw(bits, rules, count)?,
                women: read_throw(bits, rules, count)?,
            }),
            None => Ok(Entry::Begins(Side::BOTH[bits.read(1)? as usize & 1])),
        },
        Phase::ChooseWay(_) => Ok(Entry::Walks(bits.read(1)? == 1)),
        Phase::Play => match game.position().stage() {
            Stage::Throw(count) => Ok(Entry::Throw(read_throw(bits, rules, count)?)),
            _ => {
                let legal = legal(game);
                let number = bits.read(bits_for(legal.len()))? as usize;
                legal
                    .iter()
                    .find(|action| rank(&legal, action) == number)
                    .copied()
                    .map(Entry::Action)
                    .ok_or(LinkError::Game)
            }
        },
        Phase::Over(_) => Err(LinkError::Game),
    }
}

fn legal(game: &Game) -> Actions {
    let mut legal = Actions::new();
    game.judge().legal(game.position(), &mut legal);
    legal
}

/// The number of an action among the legal ones. It follows from the order of actions as values,
/// so that links stay readable however the program comes to list them.
fn rank(legal: &Actions, action: &Action) -> usize {
    legal.iter().filter(|other| *other < action).count()
}

fn bits_for(choices: usize) -> u32 {
    choices.next_power_of_two().trailing_zeros()
}

fn write_throw(bits: &mut BitWriter, rules: &Rules, throw: &Throw) {
    for face in throw {
        let number = rules
            .faces
            .as_slice()
            .iter()
            .position(|other| other == face);
        bits.write(number.unwrap_or(0) as u64, 2);
    }
}

fn read_throw(bits: &mut BitReader<'_>, rules: &Rules, count: u8) -> Result<Throw, LinkError> {
    let mut throw = Throw::new();
    for _ in 0..count {
        let face: Option<&Face> = rules.faces.as_slice().get(bits.read(2)? as usize);
        throw
            .try_push(*face.ok_or(LinkError::Game)?)
            .map_err(|_| LinkError::Game)?;
    }
    Ok(throw)
}

fn read_dice(bits: &mut BitReader<'_>, rules: &Rules) -> Result<DieSet, LinkError> {
    let mut dice = DieSet::NONE;
    for n in 0..usize::from(rules.dice) {
        if bits.read(1)? == 1 {
            dice = dice.with(n).ok_or(LinkError::Game)?;
        }
    }
    Ok(dice)
}

#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    used: u32,
}

impl BitWriter {
    fn write(&mut self, value: u64, count: u32) {
        for n in (0..count).rev() {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> n & 1) as u8) << (7 - self.used % 8);
            }
            self.used += 1;
        }
    }
}

struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl BitReader<'_> {
    fn read(&mut self, count: u32) -> Result<u64, LinkError> {
        let mut value = 0;
        for _ in 0..count {
            let byte = self.bytes.get(self.at / 8).ok_or(LinkError::Game)?;
            value = value << 1 | u64::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Ok(value)
    }

    /// Nothing may follow but the rest of the last byte, and that empty.
    fn end(mut self) -> Result<(), LinkError> {
        if self.bytes.len() != self.at.div_ceil(8) {
            return Err(LinkError::Game);
        }
        while !self.at.is_multiple_of(8) {
            if self.read(1)? != 0 {
                return Err(LinkError::Game);
            }
        }
        Ok(())
    }
}
