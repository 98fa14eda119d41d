//! What the page asks of a game: a trait for each subject.
//!
//! A game implements them for its `Game`, in its folder in `games`. What has a default answer is written only by games that
//! answer otherwise; a game without dice is [`dice::NoDice`] and says nothing else about them. The page asks [`This`], its own game,
//! so nothing is dispatched at run time, and what a game does not have is not in its program.
//!
//! [`This`]: crate::this::This

pub(crate) mod art;
mod board;
mod book;
pub(crate) mod dice;
mod draws;
mod ending;
mod history;
mod moves;
mod news;
mod opponent;
pub(crate) mod pieces;
mod places;
mod question;
mod reading;
mod rules;
mod sheets;
mod sides;
mod sounds;
mod threats;
mod worth;

pub(crate) use art::Art;
pub(crate) use board::Board;
pub(crate) use book::Book;
pub(crate) use dice::{Dice, TrayOf};
pub(crate) use draws::Draws;
pub(crate) use ending::{Ending, Opening};
pub(crate) use history::History;
pub(crate) use moves::{CombinedMove, Move, Moves};
pub(crate) use news::News;
pub(crate) use opponent::Opponent;
pub(crate) use pieces::Pieces;
pub(crate) use places::Places;
pub(crate) use question::{ChoiceWords, Decision};
pub(crate) use reading::Reading;
pub(crate) use rules::RulesInWords;
pub(crate) use sheets::Sheets;
pub(crate) use sides::{Sides, sides_in_words};
pub(crate) use sounds::Sounds;
pub(crate) use threats::{ThreatList, Threatens};
pub(crate) use worth::Worth;

/// A game that answers all that the page asks.
pub(crate) trait OnPage:
    Board
    + Book
    + Draws
    + Ending
    + Moves
    + News
    + Places
    + Reading
    + RulesInWords
    + Sheets
    + Sides
    + Sounds
    + Threatens
    + Worth
{
}
