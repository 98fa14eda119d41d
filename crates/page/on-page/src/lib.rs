//! What the page needs from a game: one trait for each subject.
//!
//! A game implements them in its module `page`, for a local type that represents it, since both the rules and these traits
//! belong to other packages. A game overrides a default only if it differs; a game without dice implements [`NoDice`] and nothing
//! else about them. The page is built for one game, so nothing is dispatched at run time, and the program contains nothing that
//! the game does not have.

mod annotation;
mod art;
mod board;
mod book;
mod coach;
mod dice;
mod draws;
mod editing;
mod ending;
mod exhibit;
mod facts;
mod history;
mod link;
mod marks;
mod moves;
mod news;
mod opponent;
pub mod paint;
mod pieces;
mod places;
#[cfg(feature = "promises")]
pub mod promises;
mod question;
mod reading;
mod rules;
mod sheets;
mod sides;
mod sound;
mod sounds;
mod terms;
#[cfg(test)]
mod tests;
pub mod text;
mod threats;
mod worth;

pub use annotation::{Annotation, Stroke, beside, compared, pointed_out, told};
pub use art::Art;
pub use board::{Board, BoardStyle, Format, View};
pub use book::Book;
pub use coach::{Coach, Met};
pub use dice::{Dice, Fall, NoDice, TrayOf};
pub use draws::Draws;
pub use editing::{Editing, Property, SetupError};
pub use ending::{Ending, Opening, Seats, matches_to_wins};
pub use exhibit::{Exhibit, GROUND, drawn_map, open_book};
pub use facts::{Explains, Tells};
pub use history::{History, HistoryEntry};
pub use link::linked;
pub use marks::Marks;
pub use moves::{CombinedMove, Move, Moves};
pub use news::{Detail, News, Said};
pub use opponent::Opponent;
pub use pieces::{
    Action, Entry, Event, Judge, Lesson, Outcome, Pieces, Position, Record, Rules, Session, Side,
};
pub use places::Places;
pub use question::{ChoiceWords, Decision};
pub use reading::Reading;
pub use rules::{Map, RulesInWords};
pub use sheets::Sheets;
pub use sides::Sides;
pub use sound::{Blow, Sound};
pub use sounds::{SoundCue, Sounds};
pub use terms::{Term, Terms};
pub use threats::{OwnAnswerOf, OwnQuestionOf, ThreatList, Threatens};
pub use worth::Worth;

/// A game that implements everything the page needs.
pub trait OnPage:
    Book
    + Coach
    + Draws
    + Editing
    + Ending
    + Exhibit
    + Explains
    + Moves
    + News
    + Places
    + Reading
    + RulesInWords
    + Sheets
    + Sides
    + Sounds
    + Terms
    + Threatens
    + Worth
{
}
