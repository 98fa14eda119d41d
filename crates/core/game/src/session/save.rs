//! A session as text: the form in which the browser stores it, so that a reload, a crash or a power failure loses nothing. The
//! text includes the results of chance, so restoring never throws again.

use core::fmt;
use core::str::FromStr;

use crate::{Game, Record};
use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

use super::{Clock, Match, PlayerKind, Session};

/// The part of the first line after the name of the game: the kind of text and its version.
const KIND: &str = "-save ";
const VERSION: &str = "1 ";

/// Protects against saves that were cut off or damaged. Without a table it is small, which matters for loading the page, and
/// slow, which does not matter for a few kilobytes.
const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// The replacement of [`KIND`] in the text of what came after a save.
const SINCE: &str = "-since ";

/// The number of entries from which a game is saved in two parts. A shorter game is cheap to save as a whole.
const LONG: usize = 512;
/// The largest number of entries in the second part.
const SINCE_LIMIT: usize = 128;

/// The longest name of a game that an error shows, in bytes.
const NAME_LIMIT: usize = 40;

/// Why a record of this game could not be read.
pub type RecordError<G> = <Record<G> as FromStr>::Err;

/// Why a saved game could not be restored. `E` says why a record could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RestoreError<E> {
    /// The text is not a saved game, or has another version.
    NotASave,
    /// The text is a save of another game.
    OtherGame {
        /// The name of the game that was saved.
        saved: String,
        /// The name of the game to be restored.
        wanted: &'static str,
    },
    /// The text was changed or cut off since it was saved.
    Damaged,
    /// The seats could not be read.
    Seats,
    /// The record could not be read.
    Record(E),
}

impl<E: fmt::Display> fmt::Display for RestoreError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RestoreError::NotASave => {
                f.write_str("the text does not begin as a saved game of this version does")
            }
            RestoreError::OtherGame { saved, wanted } => {
                write!(f, "the saved game is one of {saved}, not of {wanted}")
            }
            RestoreError::Damaged => f.write_str("the checksum does not fit the text"),
            RestoreError::Seats => f.write_str("the line of seats does not say who plays"),
            RestoreError::Record(error) => write!(f, "the record in it: {error}"),
        }
    }
}

impl<E: core::error::Error + 'static> core::error::Error for RestoreError<E> {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            RestoreError::Record(error) => Some(error),
            _ => None,
        }
    }
}

impl<G: Game> Session<G> {
    /// The session as text.
    #[must_use]
    pub fn save(&self) -> String {
        sealed::<G>(KIND, &format!("{}\n{}", self.seats(), self.record))
    }

    /// The line with the players, the match and the clock.
    fn seats(&self) -> String {
        let [first, second] = self.players;
        let mut seats = format!("seats {first} {second}");
        if let Some(of_match) = self.of_match {
            seats = format!("{seats} {of_match}");
        }
        if let Some(clock) = self.clock {
            seats = format!("{seats} {clock}");
        }
        seats
    }

    /// Restores the session from the output of [`Session::save`].
    ///
    /// # Errors
    /// [`RestoreError`] for any other text.
    pub fn restore(text: &str) -> Result<Session<G>, RestoreError<RecordError<G>>> {
        let (head, body) = text.split_once('\n').ok_or(RestoreError::NotASave)?;
        let (name, rest) = head.split_once(KIND).ok_or(RestoreError::NotASave)?;
        if name != G::ID {
            return Err(other_game(name, G::ID));
        }
        let sum = rest.strip_prefix(VERSION).ok_or(RestoreError::NotASave)?;
        if sum != format!("{:08x}", CHECKSUM.checksum(body.as_bytes())) {
            return Err(RestoreError::Damaged);
        }
        let (players, record) = body.split_once('\n').ok_or(RestoreError::Seats)?;
        let (players, of_match, clock) = read_seats(players).ok_or(RestoreError::Seats)?;
        let record: Record<G> = record.parse().map_err(RestoreError::Record)?;
        let clock = clock.map(|clock| clock.counted_to(record.entries().len()));
        Ok(Session {
            of_match,
            clock,
            ..Session::from_record(record, players)
        })
    }
}

impl<G: Game<Entry: fmt::Display>> Session<G> {
    /// Restores a session that a [`Saver`] saved in two parts. A second part that does not belong to the first is ignored.
    ///
    /// # Errors
    /// As [`Session::restore`], for the first part.
    pub fn restore_parts(
        text: &str,
        since: Option<&str>,
    ) -> Result<Session<G>, RestoreError<RecordError<G>>> {
        let session = Session::restore(text)?;
        let further = since.and_then(|since| session.further(text, since));
        Ok(further.unwrap_or(session))
    }

    /// This session, which was restored from `text`, continued with the entries that came after it.
    fn further(&self, text: &str, since: &str) -> Option<Session<G>> {
        let (head, body) = since.split_once('\n')?;
        let (saved, rest) = body.split_once('\n')?;
        let is_whole = sealed::<G>(SINCE, body).starts_with(head);
        if !is_whole || text.lines().next() != Some(saved) {
            return None;
        }
        let (seats, entries) = rest.split_once('\n')?;
        let (players, of_match, clock) = read_seats(seats)?;
        let (mut record, mut game) = (self.record.clone(), self.game.clone());
        for line in entries.lines() {
            let entry = game.read_entry(line).ok()?;
            game.enter_unseen(&entry).ok()?;
            record.push(entry);
        }
        let clock = clock.map(|clock| clock.counted_to(record.entries().len()));
        Some(Session {
            of_match,
            clock,
            ..Session::from_record(record, players)
        })
    }
}

/// A text with its header: the game, the kind of text, and the checksum.
fn sealed<G: Game>(kind: &str, body: &str) -> String {
    let sum = CHECKSUM.checksum(body.as_bytes());
    format!("{}{kind}{VERSION}{sum:08x}\n{body}", G::ID)
}

/// Saves the same session repeatedly. For a long game it writes only what came after the last complete save; one save in 128
/// writes the whole game.
#[derive(Clone, Debug)]
pub struct Saver<G: Game> {
    /// The last complete save: its record and its header.
    whole: Option<(Record<G>, String)>,
}

/// The part of a session to store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saved {
    /// The whole session, which replaces everything stored before.
    Whole(String),
    /// What came after the last complete save, to store next to it.
    Since(String),
}

impl<G: Game> Default for Saver<G> {
    fn default() -> Saver<G> {
        Saver { whole: None }
    }
}

impl<G: Game<Entry: fmt::Display, Position: PartialEq, Rules: PartialEq>> Saver<G> {
    /// Returns what to store now.
    pub fn save(&mut self, session: &Session<G>) -> Saved {
        if let Some((record, head)) = &self.whole
            && (record.names(), record.date()) == (session.record.names(), session.record.date())
            && let Some(new) = session.record.entries_since(record)
            && new.len() <= SINCE_LIMIT
            && !session.turn().is_over()
        {
            let lines: String = new.iter().map(|entry| format!("{entry}\n")).collect();
            let body = format!("{head}\n{}\n{lines}", session.seats());
            return Saved::Since(sealed::<G>(SINCE, &body));
        }
        let text = session.save();
        let is_long = session.record.entries().len() >= LONG;
        let head = text.lines().next().unwrap_or_default();
        self.whole = is_long.then(|| (session.record.clone(), head.to_owned()));
        Saved::Whole(text)
    }
}

fn other_game<E>(name: &str, wanted: &'static str) -> RestoreError<E> {
    let is_name = (1..=NAME_LIMIT).contains(&name.len())
        && name.bytes().all(|letter| letter.is_ascii_lowercase());
    if !is_name {
        return RestoreError::NotASave;
    }
    RestoreError::OtherGame {
        saved: name.to_owned(),
        wanted,
    }
}

/// The players, the match and the clock; the last two are present only if the game has them.
fn read_seats(line: &str) -> Option<([PlayerKind; 2], Option<Match>, Option<Clock>)> {
    let mut words = line.split(' ');
    if words.next() != Some("seats") {
        return None;
    }
    let mut player = || words.next()?.parse().ok();
    let players = [player()?, player()?];
    let mut words = words.peekable();
    let of_match = words.peek().and_then(|word| word.parse().ok());
    if of_match.is_some() {
        words.next();
    }
    let clock = words.next().map(str::parse).transpose().ok()?;
    words.next().is_none().then_some((players, of_match, clock))
}
