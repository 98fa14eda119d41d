//! The letter of an online game: how its throws came about, and what the two players agreed on.

use std::fmt::Display;
use std::path::Path;

use game::{Dealt, Side, Tree, Turn, trimmed};
use online::{
    Exchange, Item, KEY, LETTER_LIMIT, Letter, Link, Log, Message, Offer, Party, State, Throws,
    Unread, Word, recorded,
};

use crate::failure::Failure;
use crate::text_file;

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
    let (record, letter) = recorded::split(&text);
    let is_headed = trimmed(&text).split_whitespace().next() == Some(G::ID);
    if letter.is_none() && !is_headed {
        // It may be a letter as mail and messengers leave it.
        let letter = match Link::find(&text) {
            Ok(link) => Some(link.letter),
            Err(none) if none.text.is_empty() => None,
            Err(none) => Some(read(&name, &none.text)?),
        };
        if let Some(letter) = letter {
            let tree = Tree::of(&recorded::record(&letter));
            return Ok((tree, Some(told(&letter))));
        }
    }
    let tree = record.parse::<Tree<G>>();
    let tree = tree.map_err(|error| Failure::refused(&name, error))?;
    let Some((line, letter)) = letter else {
        return Ok((tree, None));
    };
    let name = format!("{name}: line {line}");
    let letter = read(&name, letter)?;
    recorded::check(&tree.main_line(), &letter)
        .map_err(|difference| Failure::refused(&name, difference))?;
    Ok((tree, Some(told(&letter))))
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

/// A report of how an online game came about: its throws, the offers and answers of the two players message by message, and what
/// is still open.
fn told<G>(letter: &Letter<G>) -> String
where
    G: Dealt<Entry: Display>,
{
    let log = &letter.log;
    let count = log.messages().len();
    let mut lines = vec![format!(
        "\na game at a distance; {count} messages, chained and signed"
    )];
    let Some(state) = log.state() else {
        let inviter = who(log, Party::Inviter);
        lines.push(format!("{inviter} invites; nobody has accepted yet"));
        return lines.join("\n") + "\n";
    };
    for (party, did) in Party::BOTH.into_iter().zip(["invited", "accepted"]) {
        let side: Side = state.side(party).into();
        let side = G::SIDES[side.index()];
        lines.push(format!("{}, {side}: {did}", who(log, party)));
    }
    if G::HAS_CHANCE {
        let throws = match log.terms().throws {
            Throws::Strict => "both make every throw",
            Throws::Trusting => "they trust each other: one exchange makes all throws of a turn",
        };
        lines.push(throws.to_owned());
        lines.extend(dice(log, state));
    }
    for (number, message) in log.messages().iter().enumerate() {
        let items = message.items.iter();
        let said = items.filter_map(|item| said(log, message, item));
        lines.extend(said.map(|said| format!("message {number}: {said}")));
    }
    if let Some((offerer, offer)) = state.offer() {
        let (offerer, other) = (who(log, offerer), who(log, offerer.other()));
        let offers = offers(offer);
        lines.push(format!("{offerer} {offers}; {other} has not answered"));
    }
    if let Some((number, party)) = state.open_exchange()
        && log.floor().is_some()
    {
        let party = who(log, party);
        lines.push(format!(
            "throw {number} is open: broken off unless {party} answers it"
        ));
    }
    if let Some(aside) = &letter.aside {
        let mut parties = Party::BOTH.into_iter();
        let by = parties.find(|party| log.is_said_by(*party, aside));
        let by = by.map_or_else(String::new, |party| who(log, party));
        lines.push(format!("beside the log: {by} {}", says(aside.word)));
    }
    lines.join("\n") + "\n"
}

/// A line for each exchange of values, and the throws that come from it.
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
            let thrower = side.map_or("both".to_owned(), |side| who(log, state.party(side)));
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
    let [inviter, invited] = Party::BOTH.map(|party| {
        let [a, b, c, d, ..] = exchange.values[party.index()].0;
        format!("{} {a:02x}{b:02x}{c:02x}{d:02x}…", who(log, party))
    });
    format!("throw {:>3}  {inviter}, {invited}", exchange.number)
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

fn who<G: Dealt>(log: &Log<G>, party: Party) -> String {
    let name = log.name(party);
    match party {
        _ if !name.is_empty() => name,
        Party::Inviter => "the inviter".to_owned(),
        Party::Invited => "the invited".to_owned(),
    }
}
