//! What the readers and the rules of games promise for any input, as functions that panic where a promise is broken.
//!
//! The fuzz target in `fuzz` calls them with whatever the fuzzer finds, and tests with the seeds, so that the seeds are of use
//! where nobody fuzzes. They use only what is public.

mod bytes;
pub mod connections;
pub mod letters;
mod saves;
pub mod seeds;
pub mod talks;
pub mod texts;

use core::fmt::{Debug, Display};
use core::str::FromStr;

use game::{Dealt, Game, Judge, ReadError, Recorded};
use session::Session;

pub use bytes::Bytes;
pub use saves::repaired;

/// What became of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It was refused with an error.
    Refused,
    /// It was read, and everything promised of it holds.
    Kept,
}

impl Fate {
    /// That of an input that was read, or was not.
    #[must_use]
    pub const fn read(is_read: bool) -> Fate {
        if is_read { Fate::Kept } else { Fate::Refused }
    }
}

/// What the rules make of an action in a position.
pub struct Judged<R> {
    /// How often it is listed as legal.
    pub listed: usize,
    /// Why it is not.
    pub why: Option<R>,
    /// Whether it can be played.
    pub accepted: bool,
    /// Whether the position changed when it was played.
    pub changed: bool,
}

impl<R: Debug> Judged<R> {
    /// Checks that an action is listed once where the rules have nothing against it and it can be played, and otherwise is not,
    /// and changes nothing.
    ///
    /// # Panics
    /// Where that is not so.
    pub fn check(&self, action: &impl Display) {
        let (listed, why) = (self.listed, &self.why);
        assert!(listed <= 1, "{action} is legal twice");
        assert_eq!(listed == 1, why.is_none(), "{action}: {why:?}");
        assert_eq!(self.accepted, listed == 1, "{action}");
        assert!(self.accepted || !self.changed, "{action}");
    }
}

/// Panics where the input breaks the promise.
pub type Promise = fn(&[u8]) -> Fate;

/// A game whose promises are checked. A type of the crate that knows the game implements it.
pub trait Promised: Sized + 'static {
    /// Why an action cannot be read.
    type Unread: Display;
    type Game: Dealt
        + Game<Action: Display + FromStr<Err = ReadError<Self::Unread>> + PartialEq>
        + Recorded<Position: PartialEq, Entry: PartialEq, Event: PartialEq + Debug>;

    /// The positions that a game can begin with.
    fn starts(judge: &Judge<Self::Game>) -> Vec<Position<Self>>;

    /// What else holds in any position that can be.
    fn position_keeps(judge: &Judge<Self::Game>, position: &Position<Self>);

    /// Both games have come to the same.
    fn same_end(one: &Self::Game, other: &Self::Game);

    /// A first line of rules, and bytes that choose a set-up perhaps, throws and decisions. At every step, what is legal is what
    /// the rules have nothing against and what can be played, and nothing is legal twice. In the end, the record reads back.
    fn legals_are_legal(input: &[u8]) -> Fate;

    /// A first line of rules, and bytes that describe a position. It is refused with the reason, or it reads back from text, link
    /// and description, and what is legal in it agrees with the rules.
    fn set_ups_round_trip(input: &[u8]) -> Fate;

    /// What else holds in any session.
    fn session_keeps(_session: &Session<Self::Game>) {}

    /// Both sessions are the same in what only this game has.
    fn same_rest(_one: &Session<Self::Game>, _other: &Session<Self::Game>) {}
}

pub type Position<P> = <<P as Promised>::Game as Recorded>::Position;

/// The rules of the game as data.
pub type Rules<P> = <<P as Promised>::Game as Recorded>::Rules;

/// The promises of a game by name: that of the folder of their seeds.
#[must_use]
pub fn promises<P: Promised>() -> [(&'static str, Promise); 9] {
    [
        ("actions_round_trip", texts::actions::<P>),
        ("legals_are_legal", P::legals_are_legal),
        (seeds::LETTER, letters::letter::<P::Game>),
        ("links_round_trip", texts::links::<P>),
        ("positions_round_trip", texts::positions::<P>),
        ("records_round_trip", texts::records::<P>),
        ("rules_round_trip", texts::rules::<P>),
        ("saves_restore", saves::saves::<P>),
        ("set_ups_round_trip", P::set_ups_round_trip),
    ]
}

/// The promises of what no game makes, by name.
pub const OF_NO_GAME: [(&str, Promise); 2] = [
    ("live_connection", connections::promise),
    ("live_talk", talks::promise),
];
