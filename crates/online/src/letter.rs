//! A letter: a whole log as text, perhaps with an aside. Only letters pass between the two parties.
//!
//! The text is base64url of a version byte, the head in the format of [postcard](https://postcard.jamesmunns.com), and the
//! messages after the acceptance in bits.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use game::{BitReader, BitWriter, Dealt, Linked};

use crate::item::{self, Word};
use crate::keys::is_signed;
use crate::log::{
    self, GAME, Invitation, Invited, LETTER_LIMIT, MESSAGE_LIMIT, Member, Message, encode,
};
use crate::names::is_readable;
use crate::state::Values;
use crate::throws::EXCHANGES;
use crate::{Aside, Log, Party, Refused, Sides, State, Terms, Unread};

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

/// What stands before the messages after the acceptance, and the number of those.
type Head = (Invitation, Member, Option<Invited>, Option<Aside>, u32);

impl<G: Dealt> Letter<G> {
    /// A letter without an aside.
    pub fn of(log: &Log<G>) -> Letter<G> {
        Letter {
            log: log.clone(),
            aside: None,
        }
    }

    /// Writes the letter as it stands in an address after the `#`.
    pub fn write(&self) -> String {
        let log = &self.log;
        let turns = log.messages.iter().skip(2);
        let count = turns.len() as u32;
        let mut bytes = vec![VERSION];
        bytes.extend(log.invitation());
        bytes.extend(encode(&(&log.inviter, &log.invited, self.aside, count)));
        bytes.extend(turns.flat_map(|message| &message.packed));
        format!("{KEY}{}.{}", G::ID, URL_SAFE_NO_PAD.encode(bytes))
    }

    /// Reads the output of [`Letter::write`] and checks all of it: the order of the messages, the values for throws against their
    /// commitments, and the signatures.
    pub fn read(text: &str) -> Result<Letter<G>, Unread> {
        if text.len() > LETTER_LIMIT {
            return Err(Unread::TooLong);
        }
        let parts = text.strip_prefix(KEY).and_then(|rest| rest.split_once('.'));
        let packed = match parts {
            Some((game, packed)) if game == G::ID => packed,
            Some((game, _)) if !game.is_empty() && game.bytes().all(|c| c.is_ascii_lowercase()) => {
                return Err(Unread::OtherGame);
            }
            _ => return Err(Unread::Kind),
        };
        let bytes = URL_SAFE_NO_PAD.decode(packed);
        let bytes = bytes.map_err(|_| Unread::Damaged)?;
        match bytes.split_first() {
            Some((&VERSION, rest)) => {
                let letter = read(rest)?;
                // A second way to write a letter would make equal letters look different.
                let same = letter.write() == text;
                same.then_some(letter).ok_or(Unread::Damaged)
            }
            Some(_) => Err(Unread::Version),
            None => Err(Unread::Damaged),
        }
    }
}

fn read<G: Dealt>(bytes: &[u8]) -> Result<Letter<G>, Unread> {
    let (head, rest) = postcard::take_from_bytes(bytes).map_err(|_| Unread::Damaged)?;
    let (invitation, mut inviter, mut invited, aside, turns): Head = head;
    (inviter.key, invited) = (invitation.key, invited.map(Invited::with_key));
    let member = invited.as_ref().map(|invited| &invited.member);
    let members = [Some(&inviter), member].into_iter().flatten();
    let is_long = members.map(|member| member.shown).max() > Some(EXCHANGES);
    if is_long || turns as usize > MESSAGE_LIMIT - 2 {
        return Err(Unread::TooLong);
    }
    let names = [
        Some(&invitation.name),
        invited.as_ref().map(|invited| &invited.name),
    ];
    let named = names.into_iter().flatten().all(|name| is_readable(name));
    let sided = invited.as_ref().is_none_or(|invited| invited.side <= 1);
    let accepted = invited.is_some() || turns == 0 && rest.is_empty();
    if !(named && sided && accepted) {
        return Err(Unread::Damaged);
    }
    let id = invitation.id;
    let terms = terms::<G>(invitation)?;
    log::check(&terms).map_err(|why| Unread::Message(0, why))?;
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
        let mut bits = BitReader::new(rest);
        for number in 2..turns as usize + 2 {
            read_turn(&mut log, &mut bits, values)
                .map_err(|why| why.map_or(Unread::Damaged, |why| Unread::Message(number, why)))?;
        }
        if !bits.ends() {
            return Err(Unread::Damaged);
        }
    }
    verify(&log)?;
    let is_said = |aside: &Aside| {
        let floor = log.floor();
        // Either party may wave at any time.
        let may = |party: &Party| aside.word == Word::Wave || floor == Some(party.other());
        let mut parties = Party::BOTH.into_iter().filter(may);
        parties.any(|party| log.is_said_by(party, aside))
    };
    if aside.as_ref().is_some_and(|aside| !is_said(aside)) {
        return Err(Unread::Aside);
    }
    Ok(Letter { log, aside })
}

fn terms<G: Dealt>(invitation: Invitation) -> Result<Terms<G>, Unread> {
    let start = format!("{GAME}{}", invitation.start);
    let Linked::Game(start) = Linked::<G>::read(&start).map_err(Unread::Start)? else {
        return Err(Unread::Damaged);
    };
    Ok(Terms {
        start,
        name: invitation.name,
        sides: invitation.sides,
        throws: invitation.throws,
        clock: invitation.clock,
        follows: invitation.follows,
    })
}

fn begin<G: Dealt>(log: &mut Log<G>, values: Values<'_>) -> Result<(), Unread> {
    let invited = log.invited.as_ref().ok_or(Unread::Damaged)?;
    let refused = |why| Err(Unread::Message(1, why));
    if invited.member.key == log.inviter.key {
        return refused(Refused::Own);
    }
    if log.terms.sides == Sides::Inviter(invited.side()) {
        return refused(Refused::NotYourTurn);
    }
    let mut state = State::new(log.id, &log.terms, invited);
    state.settle(Party::Invited, values).or_else(refused)?;
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
    let mut writer = BitWriter::default();
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
