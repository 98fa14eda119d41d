//! A letter: a whole log as text, perhaps with an aside. Only letters pass between the two parties.

use core::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use game::{BitReader, Dealt, LinkError, Linked, Side};

use crate::bytes::{Bytes, write_number};
use crate::item::{self, Word};
use crate::log::{self, GAME, Invited, LETTER_LIMIT, MESSAGE_LIMIT, Member, Message};
use crate::names::{NAME_LIMIT, is_readable};
use crate::secret::is_signed;
use crate::state::Values;
use crate::terms::Clock;
use crate::throws::{EXCHANGES, Value};
use crate::{Aside, GameId, Log, Party, Refused, Sides, State, Terms, Throws};

/// The beginning of the part of an address after the `#`, before the name of the game.
pub const KEY: &str = "play=";

const VERSION: u8 = 1;

/// A log, perhaps with an aside.
#[derive(Clone, Debug)]
pub struct Letter<G: Dealt> {
    pub log: Log<G>,
    /// The aside of the sender, who does not have the floor.
    pub aside: Option<Aside>,
}

/// Why a letter could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    /// It does not begin like a letter.
    Kind,
    /// It belongs to another game.
    OtherGame,
    /// It was made by another version of the program.
    Version,
    /// It is longer than any game.
    TooLong,
    /// Characters are wrong or missing, or another program wrote it.
    Damaged,
    /// The rules or the start of its game cannot be read.
    Start(LinkError),
    /// The message with this number, from 0, cannot stand there.
    Message(usize, Refused),
    /// This party's values do not match its commitment.
    Values(Party),
    /// This party's signature is not its own: somebody else has changed the letter.
    Signature(Party),
    /// The aside was not signed by the party without the floor.
    Aside,
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unread::Kind => f.write_str("the text is no letter of a game at a distance"),
            Unread::OtherGame => f.write_str("the letter is of another game"),
            Unread::Version => f.write_str("the letter is of another version of the program"),
            Unread::TooLong => f.write_str("the letter is longer than any game"),
            Unread::Damaged => f.write_str("the letter is damaged: a part is missing or changed"),
            Unread::Start(error) => write!(f, "the start of the game: {error}"),
            Unread::Message(number, why) => write!(f, "message {number}: {why}"),
            Unread::Values(party) => {
                write!(
                    f,
                    "the {party} shows other values for throws than it committed to"
                )
            }
            Unread::Signature(party) => write!(f, "the signature of the {party} is not its own"),
            Unread::Aside => f.write_str("what is said beside the log is signed by nobody in it"),
        }
    }
}

impl core::error::Error for Unread {}

// Writing.

fn write_member(bytes: &mut Vec<u8>, member: &Member) {
    write_number(bytes, member.shown);
    bytes.extend(member.value.0);
    bytes.extend(member.signature);
}

impl<G: Dealt> Letter<G> {
    /// Writes the letter as it stands in an address after the `#`.
    #[must_use]
    pub fn write(&self) -> String {
        let log = &self.log;
        let mut bytes = vec![VERSION];
        bytes.extend(log.invitation());
        write_member(&mut bytes, &log.inviter);
        bytes.push(u8::from(log.invited.is_some()));
        if let Some(invited) = &log.invited {
            bytes.extend(invited.acceptance());
            write_member(&mut bytes, &invited.member);
        }
        bytes.push(u8::from(self.aside.is_some()));
        if let Some(aside) = &self.aside {
            bytes.push(aside.word.code());
            write_number(&mut bytes, aside.after);
            bytes.extend(aside.signature);
        }
        let turns = log.messages.iter().skip(2);
        write_number(&mut bytes, turns.len() as u32);
        bytes.extend(turns.flat_map(|message| &message.packed));
        format!("{KEY}{}.{}", G::ID, URL_SAFE_NO_PAD.encode(bytes))
    }

    /// Reads the output of [`Letter::write`] and checks all of it: the order of the messages, the values for throws against their
    /// commitments, and the signatures.
    ///
    /// # Errors
    /// [`Unread`].
    pub fn read(text: &str) -> Result<Letter<G>, Unread> {
        if text.len() > LETTER_LIMIT {
            return Err(Unread::TooLong);
        }
        let (game, packed) = text
            .strip_prefix(KEY)
            .and_then(|rest| rest.split_once('.'))
            .ok_or(Unread::Kind)?;
        if game != G::ID {
            let is_name = !game.is_empty() && game.bytes().all(|byte| byte.is_ascii_lowercase());
            return Err(if is_name {
                Unread::OtherGame
            } else {
                Unread::Kind
            });
        }
        let bytes = URL_SAFE_NO_PAD
            .decode(packed)
            .map_err(|_| Unread::Damaged)?;
        match bytes.split_first() {
            Some((&VERSION, rest)) => {
                let letter = read(&mut Bytes::new(rest))?;
                // A second way to write a letter would make equal letters look different.
                let same = letter.write() == text;
                same.then_some(letter).ok_or(Unread::Damaged)
            }
            Some(_) => Err(Unread::Version),
            None => Err(Unread::Damaged),
        }
    }
}

// Reading.

fn read<G: Dealt>(bytes: &mut Bytes<'_>) -> Result<Letter<G>, Unread> {
    let (id, key, terms) = read_terms::<G>(bytes)?;
    log::check(&terms).map_err(|why| Unread::Message(0, why))?;
    let inviter = read_member(bytes, key)?;
    let invited = match bytes.flag().ok_or(Unread::Damaged)? {
        true => Some(read_invited(bytes)?),
        false => None,
    };
    let aside = match bytes.flag().ok_or(Unread::Damaged)? {
        true => Some(read_aside(bytes).ok_or(Unread::Damaged)?),
        false => None,
    };
    let turns = bytes.number().ok_or(Unread::Damaged)? as usize;
    if turns > MESSAGE_LIMIT - 2 {
        return Err(Unread::TooLong);
    }
    let mut log = Log {
        id,
        terms,
        inviter,
        invited,
        messages: Vec::new(),
        state: None,
    };
    let values = log.values();
    let values: Values<'_> = [&values[0], &values[1]];
    log.push_read(Party::Inviter, Vec::new(), Vec::new(), values)?;
    if log.invited.is_some() {
        begin(&mut log, values)?;
        let mut bits = BitReader::new(bytes.rest());
        for number in 0..turns {
            read_turn(&mut log, &mut bits, values).map_err(|why| {
                why.map_or(Unread::Damaged, |why| Unread::Message(number + 2, why))
            })?;
        }
        if !bits.ends() {
            return Err(Unread::Damaged);
        }
    } else if turns > 0 || !bytes.rest().is_empty() {
        return Err(Unread::Damaged);
    }
    verify(&log)?;
    let is_said = |aside: &Aside| match log.floor() {
        Some(floor) => log.is_said_by(floor.other(), aside) || aside_of_anyone(&log, aside),
        None => aside_of_anyone(&log, aside),
    };
    if aside.as_ref().is_some_and(|aside| !is_said(aside)) {
        return Err(Unread::Aside);
    }
    Ok(Letter { log, aside })
}

/// Whether the aside is a wave, which either party may send at any time.
fn aside_of_anyone<G: Dealt>(log: &Log<G>, aside: &Aside) -> bool {
    aside.word == Word::Wave
        && Party::BOTH
            .iter()
            .any(|party| log.is_said_by(*party, aside))
}

fn read_terms<G: Dealt>(bytes: &mut Bytes<'_>) -> Result<(GameId, [u8; 32], Terms<G>), Unread> {
    let damaged = Unread::Damaged;
    let id = GameId(bytes.array().ok_or(damaged)?);
    let key = bytes.array().ok_or(damaged)?;
    let name = read_name(bytes).ok_or(damaged)?;
    let sides = match bytes.byte().ok_or(damaged)? {
        side @ 0..=1 => Sides::Inviter(Side::BOTH[usize::from(side)]),
        2 => Sides::InvitedChooses,
        _ => return Err(damaged),
    };
    let throws = match bytes.byte().ok_or(damaged)? {
        0 => Throws::Strict,
        1 => Throws::Trusting,
        _ => return Err(damaged),
    };
    let clock = match bytes.flag().ok_or(damaged)? {
        true => Some(Clock {
            turn: bytes.number().ok_or(damaged)?,
            reserve: bytes.number().ok_or(damaged)?,
        }),
        false => None,
    };
    let follows = match bytes.flag().ok_or(damaged)? {
        true => Some(GameId(bytes.array().ok_or(damaged)?)),
        false => None,
    };
    let start = bytes.text(LETTER_LIMIT).ok_or(damaged)?;
    let start = match Linked::<G>::read(&format!("{GAME}{start}")).map_err(Unread::Start)? {
        Linked::Game(record) => record,
        Linked::Position(..) => return Err(damaged),
    };
    let terms = Terms {
        start,
        name,
        sides,
        throws,
        clock,
        follows,
    };
    Ok((id, key, terms))
}

fn read_name(bytes: &mut Bytes<'_>) -> Option<String> {
    // A character has at most four bytes.
    let name = bytes.text(4 * NAME_LIMIT)?;
    is_readable(name).then(|| name.to_owned())
}

fn read_member(bytes: &mut Bytes<'_>, key: [u8; 32]) -> Result<Member, Unread> {
    let shown = bytes.number().ok_or(Unread::Damaged)?;
    if shown > EXCHANGES {
        return Err(Unread::TooLong);
    }
    Ok(Member {
        key,
        shown,
        value: Value(bytes.array().ok_or(Unread::Damaged)?),
        signature: bytes.array().ok_or(Unread::Damaged)?,
    })
}

fn read_invited(bytes: &mut Bytes<'_>) -> Result<Invited, Unread> {
    let key = bytes.array().ok_or(Unread::Damaged)?;
    let name = read_name(bytes).ok_or(Unread::Damaged)?;
    let side = match bytes.byte() {
        Some(side @ 0..=1) => Side::BOTH[usize::from(side)],
        _ => return Err(Unread::Damaged),
    };
    Ok(Invited {
        member: read_member(bytes, key)?,
        name,
        side,
    })
}

fn read_aside(bytes: &mut Bytes<'_>) -> Option<Aside> {
    Some(Aside {
        word: Word::of(bytes.byte()?.into())?,
        after: bytes.number()?,
        signature: bytes.array()?,
    })
}

fn begin<G: Dealt>(log: &mut Log<G>, values: Values<'_>) -> Result<(), Unread> {
    let Some(invited) = &log.invited else {
        return Err(Unread::Damaged);
    };
    if invited.member.key == log.inviter.key {
        return Err(Unread::Message(1, Refused::Own));
    }
    if log.terms.sides == Sides::Inviter(invited.side) {
        return Err(Unread::Message(1, Refused::NotYourTurn));
    }
    let mut state = State::new(log.id, &log.terms, invited.side);
    state.name_invited(&invited.name);
    let settled = state.settle(Party::Invited, values);
    settled.map_err(|why| Unread::Message(1, why))?;
    log.state = Some(state);
    log.push_read(Party::Invited, Vec::new(), Vec::new(), values)
}

/// Reads the next message. Returns `Err(None)` if the bits stand for no message. After an error the log is unusable.
fn read_turn<G: Dealt>(
    log: &mut Log<G>,
    bits: &mut BitReader<'_>,
    values: Values<'_>,
) -> Result<(), Option<Refused>> {
    let mut state = log.state.take().ok_or(None)?;
    let author = state.floor().ok_or(Some(Refused::Over))?;
    let shown = state.shown();
    let mut writer = game::BitWriter::default();
    let mut items = Vec::new();
    loop {
        let mut settled = Ok(());
        let item = item::read(bits, |bits| {
            settled = state.settle(author, values);
            state.game().unpack(bits)
        });
        settled.map_err(Some)?;
        let Some(item) = item.ok_or(None)? else {
            break;
        };
        item::write(&item, state.game(), &mut writer);
        log.apply(&mut state, author, &item, values).map_err(Some)?;
        items.push(item);
    }
    bits.align().ok_or(None)?;
    item::write_end(&mut writer);
    state.settle(author, values).map_err(Some)?;
    if items.is_empty() && state.shown() == shown {
        return Err(Some(Refused::Nothing));
    }
    log.state = Some(state);
    log.push_read(author, items, writer.into_bytes(), values)
        .map_err(|_| None)
}

/// Checks that each party has shown as many values as it should have, and has signed its last message.
fn verify<G: Dealt>(log: &Log<G>) -> Result<(), Unread> {
    let shown = log.state.as_ref().map_or([0; 2], State::shown);
    for party in Party::BOTH {
        let Some(member) = log.member(party) else {
            continue;
        };
        if member.shown != shown[party.index()] {
            return Err(Unread::Values(party));
        }
        let mut messages = log.messages.iter().rev();
        let last = messages.find(|message| message.author == party);
        let is_signed = |last: &Message<_>| is_signed(&member.key, &last.hash, &member.signature);
        if !last.is_some_and(is_signed) {
            return Err(Unread::Signature(party));
        }
    }
    Ok(())
}
