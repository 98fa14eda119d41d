//! The letter of an online game: how its throws came about, and what the two players agreed on.

use std::fmt::Display;
use std::io::Write;
use std::path::Path;

use game::{Dealt, Side, Tree, Turn, trimmed};
use online::{
    Exchange, Item, KEY, LETTER_LIMIT, Letter, Link, Log, Message, Offer, Party, State, Throws,
    Unread, Word, recorded,
};

use crate::failure::Failure;
use crate::text_file;

/// The paragraph on letters in the help.
pub(crate) const ABOUT: &str = "\
A letter of a game at a distance, or a link that holds one, is checked as well: every signature, and every throw from the values \
of both. Under the game stands how each throw came about, and what the two agreed on. A record can have its letter with it, as a \
line distance and the letter.";

/// Reads a record with its variations and checks it against its rules. Also reads the letter that it comes from or that
/// accompanies it, and returns a report of it.
pub(crate) fn read_file<G>(file: &Path) -> Result<(Tree<G>, Option<String>), Failure>
where
    G: Dealt<Entry: Display + PartialEq>,
{
    let given = file
        .to_str()
        .filter(|text| recorded::in_link(text).is_some());
    let (name, text) = match given {
        Some(link) => ("the letter".to_owned(), link.to_owned()),
        None => text_file::read(file, "a record", G::RECORD_LIMIT + LETTER_LIMIT)?,
    };
    match sort::<G>(&text) {
        Text::Letter(letter) => {
            let letter = letter.or_else(|text| read(&name, &text).map(Box::new))?;
            let tree = Tree::of(&recorded::record(&letter));
            Ok((tree, Some(told(&letter)?)))
        }
        Text::Record(text, letter) => {
            let tree = text.parse::<Tree<G>>();
            let tree = tree.map_err(|error| Failure::refused(&name, error))?;
            let Some((line, letter)) = letter else {
                return Ok((tree, None));
            };
            let name = format!("{name}: line {line}");
            let letter = read(&name, letter)?;
            recorded::check(&tree.main_line(), &letter)
                .map_err(|difference| Failure::refused(&name, difference))?;
            Ok((tree, Some(told(&letter)?)))
        }
    }
}

enum Text<'a, G: Dealt> {
    /// A letter, or the text of an unreadable one.
    Letter(Result<Box<Letter<G>>, String>),
    /// A record without its letter, and the letter with its line number if there is one.
    Record(String, Option<(usize, &'a str)>),
}

/// Detects the kind of a text: a record, or a letter as mail and messengers leave it.
fn sort<G: Dealt>(text: &str) -> Text<'_, G> {
    let (record, letter) = recorded::split(text);
    let is_headed = trimmed(text).split_whitespace().next() == Some(G::ID);
    if letter.is_some() || is_headed {
        return Text::Record(record, letter);
    }
    match Link::find(text) {
        Ok(link) => Text::Letter(Ok(Box::new(link.letter))),
        Err(none) if none.text.is_empty() => Text::Record(record, letter),
        Err(none) => Text::Letter(Err(none.text)),
    }
}

/// Reads a letter and checks all its signatures, and every throw.
fn read<G: Dealt>(name: &str, text: &str) -> Result<Letter<G>, Failure> {
    Letter::read(text).map_err(|why| match why {
        Unread::OtherGame => {
            let other = text
                .strip_prefix(KEY)
                .and_then(|rest| rest.split('.').next());
            let other = other.unwrap_or_default();
            Failure::refused(
                name,
                format_args!("{why}, {other}; --game says which it is"),
            )
        }
        _ => Failure::refused(name, why),
    })
}

/// A report of how an online game came about.
fn told<G>(letter: &Letter<G>) -> Result<String, Failure>
where
    G: Dealt<Entry: Display>,
{
    let mut told = Vec::new();
    tell(letter, &mut told)?;
    Ok(String::from_utf8_lossy(&told).into_owned())
}

/// Writes how an online game came about.
fn tell<G>(letter: &Letter<G>, out: &mut dyn Write) -> Result<(), Failure>
where
    G: Dealt<Entry: Display>,
{
    let log = &letter.log;
    let count = log.messages().len();
    writeln!(
        out,
        "\na game at a distance; {count} messages, chained and signed"
    )?;
    let Some(state) = log.state() else {
        let inviter = who(log, Party::Inviter);
        writeln!(out, "{inviter} invites; nobody has accepted yet")?;
        return Ok(());
    };
    for (party, did) in Party::BOTH.into_iter().zip(["invited", "accepted"]) {
        let side: Side = state.side(party).into();
        let side = G::SIDES[side.index()];
        writeln!(out, "{}, {side}: {did}", who(log, party))?;
    }
    if G::HAS_CHANCE {
        writeln!(
            out,
            "{}",
            match log.terms().throws {
                Throws::Strict => "both make every throw",
                Throws::Trusting =>
                    "they trust each other: one exchange makes all throws of a turn",
            }
        )?;
        for dice in dice(log, state) {
            writeln!(out, "{dice}")?;
        }
    }
    tell_words(log, out)?;
    tell_end(letter, state, out)
}

fn dice<G>(log: &Log<G>, state: &State<G>) -> Vec<String>
where
    G: Dealt<Entry: Display>,
{
    let mut game = state.record().opening();
    let mut exchanges = state.exchanges().iter().peekable();
    let mut lines: Vec<String> = Vec::new();
    for (n, entry) in state.record().entries().iter().enumerate() {
        if let Some(exchange) = exchanges.next_if(|exchange| exchange.first_entry == n) {
            lines.push(exchanged(log, exchange));
        }
        if let (Turn::Chance(side), Some(line)) = (game.turn(), lines.last_mut())
            && G::is_chance(entry)
        {
            let thrower = match side {
                Some(side) => who(log, state.party(side)),
                None => "both".to_owned(),
            };
            line.push_str(&format!("; {thrower}: {entry}"));
        }
        if game.enter_unseen(entry).is_err() {
            break;
        }
    }
    lines
}

/// The number of an exchange and the first four bytes of its values.
fn exchanged<G: Dealt>(log: &Log<G>, exchange: &Exchange) -> String {
    let value = |party: Party| {
        let bytes = exchange.values[party.index()].0;
        let hex = bytes.iter().take(4).map(|byte| format!("{byte:02x}"));
        format!("{} {}…", who(log, party), hex.collect::<String>())
    };
    let [inviter, invited] = Party::BOTH.map(value);
    format!("throw {:>3}  {inviter}, {invited}", exchange.number)
}

/// Writes the offers, answers and withdrawals of the two players, message by message.
fn tell_words<G: Dealt>(log: &Log<G>, out: &mut dyn Write) -> Result<(), Failure> {
    for (number, message) in log.messages().iter().enumerate() {
        for item in &message.items {
            if let Some(said) = said(log, message, item) {
                writeln!(out, "message {number}: {said}")?;
            }
        }
    }
    Ok(())
}

fn said<G: Dealt>(
    log: &Log<G>,
    message: &Message<G::Entry>,
    item: &Item<G::Entry>,
) -> Option<String> {
    let author = who(log, message.author);
    Some(match item {
        Item::Decide(_) | Item::Spent(_) => return None,
        Item::Offer(offer) => format!("{author} {}", offers(*offer)),
        Item::DrawFirst => format!("{author} {}", offers(Offer::Draw)),
        Item::Answer(true) => format!("{author} agrees"),
        Item::Answer(false) => format!("{author} does not agree"),
        Item::TakeIn(aside) => format!("{} {}", who(log, message.author.other()), says(aside.word)),
        Item::Resign => format!("{author} resigns"),
    })
}

const fn offers(offer: Offer) -> &'static str {
    match offer {
        Offer::Draw => "offers a draw",
        Offer::TakeBack => "asks to take the last decision back",
    }
}

const fn says(word: Word) -> &'static str {
    match word {
        Word::Resign => "resigns",
        Word::Offer(offer) => offers(offer),
        Word::Wave => "waves",
    }
}

/// Writes the state of the game: what waits for an answer, an aborted throw, and messages outside the log.
fn tell_end<G: Dealt>(
    letter: &Letter<G>,
    state: &State<G>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let log = &letter.log;
    if let Some((offerer, offer)) = state.offer() {
        let (offerer, other) = (who(log, offerer), who(log, offerer.other()));
        writeln!(out, "{offerer} {}; {other} has not answered", offers(offer))?;
    }
    match state.open_exchange() {
        Some((number, party)) if log.floor().is_some() => {
            let party = who(log, party);
            writeln!(
                out,
                "throw {number} is open: broken off unless {party} answers it"
            )?;
        }
        _ => {}
    }
    if let Some(aside) = &letter.aside {
        let by = Party::BOTH
            .into_iter()
            .find(|party| log.is_said_by(*party, aside));
        let by = by.map_or_else(String::new, |party| who(log, party));
        writeln!(out, "beside the log: {by} {}", says(aside.word))?;
    }
    Ok(())
}

/// The name of a party, or its role.
fn who<G: Dealt>(log: &Log<G>, party: Party) -> String {
    let name = log.name(party);
    match party {
        _ if !name.is_empty() => name,
        Party::Inviter => "the inviter".to_owned(),
        Party::Invited => "the invited".to_owned(),
    }
}
