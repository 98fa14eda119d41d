//! A complete recorded game: the rules, the players, the date, the starting position and every entry.

use core::fmt;

use super::{Expects, Line, Reader, Unread, write_rules};
use crate::{Judge, RuleSets, Side, is_blank, trimmed};

/// The largest number of entries in a game that is read or played: several times as many as the longest games have
/// (`docs/measurements.md`). Readers replay a game, so a longer text would block them.
pub const ENTRIES_LIMIT: usize = 10_000;

/// The longest player's name, in characters.
const NAME_LIMIT: usize = 80;

/// A game in progress that is recorded entry by entry: the interface that a record needs.
///
/// ```
/// use game::{Judge, Recorded};
///
/// /// The game after these entries, or why the first of them that is refused cannot come next.
/// fn after<G: Recorded>(judge: Judge<G>, entries: &[G::Entry]) -> Result<G, game::Refused<G>> {
///     let mut game = G::begin(judge);
///     entries.iter().try_for_each(|entry| game.enter_unseen(entry))?;
///     Ok(game)
/// }
/// ```
pub trait Recorded: Clone + fmt::Debug {
    /// The rules.
    type Rules: Expects;
    /// A position.
    type Position: Copy + fmt::Debug;
    /// The game's own names for the sides.
    type Side: Copy + Eq + Into<Side> + From<Side>;
    /// One recorded event: an action, an outcome of chance, or another step of the game.
    type Entry: Clone + PartialEq + fmt::Debug + 'static;
    /// An event that an entry causes.
    type Event;
    /// The state of the numbered lines while a record is read or written, including the effects of the last entry.
    type Lines: Default;
    /// The last line of the record of a finished game: [`ResultLine`] if the winner and the reason suffice.
    type ResultLine: fmt::Display;

    /// The first line of every record: the game and the version of the notation.
    const HEAD: &'static str;
    /// The longest text that is read as a record, in bytes.
    const RECORD_LIMIT: usize;
    /// The words of the two sides.
    const SIDES: [&'static str; 2];
    /// The words that can begin a line after the rules, apart from numbers: the words of the sides, `date`, `position`,
    /// `result`, and those specific to this game.
    const LINES: &'static [&'static str];
    /// The results that only players bring about, with their entries.
    const BY_THE_PLAYERS: &'static [(&'static str, Self::Entry)];
    /// The expectation for a header line after the first entry: it should have come before.
    const HEADER_FIRST: <Self::Rules as Expects>::Own;
    /// The expectation for a line after the first numbered line.
    const NUMBER_OR_RESULT: <Self::Rules as Expects>::Own;

    /// A game before its first entry.
    fn begin(judge: Judge<Self>) -> Self;

    /// A game that continues from a position.
    fn begin_from(judge: Judge<Self>, position: Self::Position) -> Self;

    /// Plays the entry; calls `see` with each event.
    ///
    /// # Errors
    /// [`Expects::Refused`] if it cannot come next; then the game is unchanged.
    fn enter(
        &mut self,
        entry: &Self::Entry,
        see: impl FnMut(Self::Event),
    ) -> Result<(), <Self::Rules as Expects>::Refused>;

    /// Notes the effect of an entry for the lines that are read or written.
    fn note(lines: &mut Self::Lines, event: &Self::Event);

    /// Plays the entry without reporting its events.
    ///
    /// # Errors
    /// Those of [`Recorded::enter`].
    fn enter_unseen(
        &mut self,
        entry: &Self::Entry,
    ) -> Result<(), <Self::Rules as Expects>::Refused> {
        self.enter(entry, |_| ())
    }

    /// Plays an entry that is known to be possible, because it was listed or dealt for this game. Skips the checks, for games
    /// that are played by the million.
    fn enter_known(&mut self, entry: &Self::Entry) {
        let _ = self.enter_unseen(entry);
    }

    /// Plays the entry and notes its events.
    ///
    /// # Errors
    /// Those of [`Recorded::enter`].
    fn enter_noted(
        &mut self,
        entry: &Self::Entry,
        lines: &mut Self::Lines,
    ) -> Result<(), <Self::Rules as Expects>::Refused> {
        self.enter(entry, |event| Self::note(lines, &event))
    }

    /// The result of the game, if it is over.
    fn result(&self) -> Option<Self::ResultLine>;

    /// Writes a position.
    fn write_position(judge: &Judge<Self>, position: &Self::Position) -> String;

    /// Reads a position and stops after it.
    ///
    /// # Errors
    /// A [`crate::ReadError`] with the place and the reason.
    fn read_position(
        judge: &Judge<Self>,
        line: &mut Line<'_, Self::Rules>,
    ) -> Result<Self::Position, Unread<Self::Rules>>;

    /// Writes all entries of `record` except a result, and ends each line. Returns the game after them.
    ///
    /// # Errors
    /// Those of the formatter.
    fn write_entries(record: &Record<Self>, f: &mut fmt::Formatter<'_>)
    -> Result<Self, fmt::Error>;

    /// Reads an entry that may come next, as [`fmt::Display`] or a record writes it, except a result.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    fn read_own_entry(&self, text: &str) -> Result<Self::Entry, String>;

    /// Reads an entry that may come next, as [`fmt::Display`] or a record writes it.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    fn read_entry(&self, text: &str) -> Result<Self::Entry, String>
    where
        Self::Entry: fmt::Display,
    {
        let text = trimmed(text);
        let Some(said) = text.strip_prefix("result ") else {
            return self.read_own_entry(text);
        };
        let mut results = Self::BY_THE_PLAYERS.iter();
        // A record includes the value of a resignation, which the entry alone does not determine.
        let known =
            results.find(|(words, entry)| *words == trimmed(said) || entry.to_string() == text);
        known.map(|(_, entry)| entry.clone()).ok_or_else(|| {
            let words = Self::BY_THE_PLAYERS.iter().map(|(words, _)| *words);
            let words: Vec<&str> = words.collect();
            format!("expected the result {}", words.join(" or "))
        })
    }

    /// Reads the rest of a line after one of the words of [`Recorded::LINES`] specific to this game, and a space.
    ///
    /// # Errors
    /// A [`crate::ReadError`] with the place and the reason.
    fn read_keyed(
        reader: &mut Reader<Self>,
        key: &str,
        line: &mut Line<'_, Self::Rules>,
    ) -> Result<(), Unread<Self::Rules>>;

    /// Reads a line that begins with a number.
    ///
    /// # Errors
    /// A [`crate::ReadError`] with the place and the reason.
    fn read_numbered(
        reader: &mut Reader<Self>,
        line: &mut Line<'_, Self::Rules>,
    ) -> Result<(), Unread<Self::Rules>>;
}

/// The items of [`Recorded`] that are types and methods of the game under their own names. They stand in its implementation, and
/// the types are those in scope.
#[macro_export]
macro_rules! recorded {
    () => {
        type Rules = Rules;
        type Position = Position;
        type Side = Side;
        type Entry = Entry;
        type Event = Event;

        fn begin(judge: Judge) -> Game {
            Game::new(judge)
        }

        fn begin_from(judge: Judge, position: Position) -> Game {
            Game::from_position(judge, position)
        }

        fn enter(&mut self, entry: &Entry, see: impl FnMut(Event)) -> Result<(), EntryRefused> {
            Game::enter(self, entry, see)
        }

        fn enter_known(&mut self, entry: &Entry) {
            match *entry {
                Entry::Action(action) => self.enter_unchecked(action, &mut |_| ()),
                _ => {
                    let _ = self.enter_unseen(entry);
                }
            }
        }

        fn write_position(judge: &Judge, position: &Position) -> String {
            judge.write_position(position)
        }

        fn read_position(judge: &Judge, line: &mut Scan<'_>) -> Result<Position, ReadError> {
            judge.read_position_from(line)
        }
    };
}

/// Reads a position from a text that contains nothing else, and checks it against the rules.
///
/// # Errors
/// A [`crate::ReadError`] with the place and the reason.
pub fn read_position<G: Recorded>(
    judge: &Judge<G>,
    text: &str,
) -> Result<G::Position, Unread<G::Rules>> {
    Line::read_whole(text, |line| G::read_position(judge, line))
}

/// A recorded game. Its entries have been checked against its rules, one after the other.
///
/// ```
/// use game::{Judge, Record, Recorded};
///
/// fn writes_what_it_reads<G: Recorded>(judge: Judge<G>) {
///     let mut record = Record::<G>::new(judge, None);
///     assert!(record.set_date("2026-11-21") && !record.set_date("yesterday"));
///     let read: Result<Record<G>, _> = record.to_string().parse();
///     assert!(read.is_ok_and(|read| read.date() == Some("2026-11-21")));
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Record<G: Recorded> {
    judge: Judge<G>,
    names: [String; 2],
    date: Option<String>,
    pub(super) start: Option<G::Position>,
    entries: Vec<G::Entry>,
}

impl<G: Recorded> Record<G> {
    /// An empty record of a game from the start, or from a position.
    #[must_use]
    pub fn new(judge: Judge<G>, start: Option<G::Position>) -> Record<G> {
        Record {
            judge,
            names: Default::default(),
            date: None,
            start,
            entries: Vec::new(),
        }
    }

    /// The rules made ready for play.
    #[must_use]
    pub const fn judge(&self) -> &Judge<G> {
        &self.judge
    }

    /// A player's name; empty if it is not on record.
    #[must_use]
    pub fn name(&self, side: G::Side) -> &str {
        self.name_of(side.into())
    }

    /// The names of both players, empty if they are not recorded.
    #[must_use]
    pub const fn names(&self) -> &[String; 2] {
        &self.names
    }

    pub(super) fn name_of(&self, side: Side) -> &str {
        &self.names[side.index()]
    }

    /// Puts a player's name on record, shortened to one line of at most 80 characters.
    pub fn set_name(&mut self, side: G::Side, name: &str) {
        self.set_name_of(side.into(), name);
    }

    pub(super) fn set_name_of(&mut self, side: Side, name: &str) {
        let line = name.split(char::is_control).collect::<Vec<_>>().join(" ");
        let short: String = trimmed(&line).chars().take(NAME_LIMIT).collect();
        self.names[side.index()] = short.trim_end_matches(is_blank).to_owned();
    }

    /// The date of the game as `2026-11-21`, if it is on record.
    #[must_use]
    pub fn date(&self) -> Option<&str> {
        self.date.as_deref()
    }

    /// Records the date, written as `2026-11-21`. Returns whether `date` is valid; if not, nothing changes.
    pub fn set_date(&mut self, date: &str) -> bool {
        let fine = is_date(date);
        if fine {
            self.date = Some(date.to_owned());
        }
        fine
    }

    /// The position that the game starts from, if it is not the usual start.
    #[must_use]
    pub const fn start(&self) -> Option<&G::Position> {
        self.start.as_ref()
    }

    /// The entries so far.
    #[must_use]
    pub fn entries(&self) -> &[G::Entry] {
        &self.entries
    }

    /// Whether the record has the maximum number of entries.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.entries.len() >= ENTRIES_LIMIT
    }

    /// The game before the first entry.
    #[must_use]
    pub fn opening(&self) -> G {
        match self.start {
            Some(position) => G::begin_from(self.judge.clone(), position),
            None => G::begin(self.judge.clone()),
        }
    }

    /// Adds an entry that the game, replayed from this record, has just accepted.
    pub fn push(&mut self, entry: G::Entry) {
        self.entries.push(entry);
    }

    /// Removes all but the first `count` entries.
    pub fn truncate(&mut self, count: usize) {
        self.entries.truncate(count);
    }

    /// The entries after those of `earlier`; `None` if this record does not begin with its rules, start and entries. Names and
    /// date may differ.
    #[must_use]
    pub fn entries_since(&self, earlier: &Record<G>) -> Option<&[G::Entry]>
    where
        G::Position: PartialEq,
        G::Rules: PartialEq,
    {
        let is_of_it = self.start == earlier.start
            && G::Rules::of(&self.judge) == G::Rules::of(&earlier.judge);
        self.entries
            .strip_prefix(earlier.entries.as_slice())
            .filter(|_| is_of_it)
    }

    /// The game after the first `count` entries.
    #[must_use]
    pub fn replay(&self, count: usize) -> G {
        let mut game = self.opening();
        for entry in self.entries.iter().take(count) {
            if game.enter_unseen(entry).is_err() {
                debug_assert!(false, "an entry on record was never checked");
                break;
            }
        }
        game
    }
}

fn is_date(text: &str) -> bool {
    let &[a, b, c, d, b'-', e, f, b'-', g, h] = text.as_bytes() else {
        return false;
    };
    let part = |tens: u8, ones: u8| 10 * (tens - b'0') + (ones - b'0');
    [a, b, c, d, e, f, g, h].iter().all(u8::is_ascii_digit)
        && (1..=12).contains(&part(e, f))
        && (1..=31).contains(&part(g, h))
}

impl<G: Recorded> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", G::HEAD)?;
        writeln!(f, "rules {}", write_rules(G::Rules::of(&self.judge)))?;
        for (word, name) in G::SIDES.iter().zip(&self.names) {
            if !name.is_empty() {
                writeln!(f, "{word} {name}")?;
            }
        }
        if let Some(date) = &self.date {
            writeln!(f, "date {date}")?;
        }
        if let Some(start) = &self.start {
            writeln!(f, "position {}", G::write_position(&self.judge, start))?;
        }
        match G::write_entries(self, f)?.result() {
            Some(result) => writeln!(f, "{result}"),
            None => Ok(()),
        }
    }
}

/// The last line of a record: `result men king`.
///
/// ```
/// let line = game::ResultLine { winner: None, reason: "agreed" };
/// assert_eq!(line.to_string(), "result draw agreed");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResultLine {
    /// The word of the side that won; `None` for a draw.
    pub winner: Option<&'static str>,
    /// The word of the reason.
    pub reason: &'static str,
}

impl fmt::Display for ResultLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winner = self.winner.unwrap_or("draw");
        write!(f, "result {winner} {}", self.reason)
    }
}
