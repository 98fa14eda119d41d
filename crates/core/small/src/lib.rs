//! A small game made ready for the table.
//!
//! A game whose position is all there is to know, and which has one die or none, says what its positions are
//! ([`Position`]). [`Game`] is that game in progress, with records, links, saves and letters. Where positions can be
//! evaluated ([`Evaluate`]), [`Player`] plays it.
//!
//! The sides are called `first` and `second` in texts. A record has a line for each turn, such as `3 2 5/7`: the number of the
//! turn, the face of the die, and the actions.

mod entry;
mod game_in_progress;
mod outcome;
mod player;
mod position;
mod review;
mod rules;
mod texts;

pub use entry::{Entry, ReadEntryError};
#[doc(hidden)]
pub use game as house;
pub use game_in_progress::{Game, Happened};
pub use outcome::{Outcome, Reason};
pub use player::{Player, Search};
pub use position::{Evaluate, Position};
pub use review::Reviewer;
pub use rules::{Form, Impossible, Refusal, Refused};
