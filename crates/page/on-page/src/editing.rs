//! How a position is put together freely, piece by piece, and what is said of it meanwhile.

use game::Expects;

use super::board::{Board, View};
use super::pieces::{Judge, Position, Rules};

/// What a position has beside its pieces, and what it can be: whose turn it is, what a die shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Property {
    pub name: String,
    /// What it can be, in words.
    pub values: Vec<String>,
    pub value: usize,
    /// The die of the tray that it tells of, if it does.
    pub die: Option<usize>,
}

/// What keeps a position from being one.
pub type SetupError<G> = <Rules<G> as Expects>::SetupError;

/// A game whose positions can be put together freely. What is put together need not be possible: that is asked in the end.
pub trait Editing: Board {
    /// A position as it is described so far.
    type Draft: Clone;
    type Kind: Copy + PartialEq;

    fn draft_of(judge: &Judge<Self>, position: &Position<Self>) -> Self::Draft;

    /// Takes every piece off the board, and all dice into the hand.
    fn empty(judge: &Judge<Self>, draft: &mut Self::Draft);

    /// The kinds of pieces that these rules have, in the order in which they are offered.
    fn kinds(judge: &Judge<Self>) -> Vec<Self::Kind>;

    /// What a piece of this kind is called.
    fn kind_in_words(kind: Self::Kind) -> String;

    fn kind_look(kind: Self::Kind) -> Self::Look;

    /// Puts a piece on a place. What cannot stand beside it goes, and a piece that there is once comes from where it stood.
    fn put(judge: &Judge<Self>, draft: &mut Self::Draft, kind: Self::Kind, place: Self::Place);

    /// Takes a piece from a place, if there is one.
    fn take(draft: &mut Self::Draft, place: Self::Place) -> Option<Self::Kind>;

    /// What the position has beside its pieces: first of all the side to move, by its number.
    fn properties(judge: &Judge<Self>, draft: &Self::Draft) -> Vec<Property>;

    /// Lets a property, by its number, be its value of this number. Numbers that are none change nothing.
    fn set_property(judge: &Judge<Self>, draft: &mut Self::Draft, property: usize, value: usize);

    /// The position that is described.
    ///
    /// # Errors
    /// Why there can be none like it.
    fn position_of(
        judge: &Judge<Self>,
        draft: &Self::Draft,
    ) -> Result<Position<Self>, SetupError<Self>>;

    /// What is drawn of it, while a pointer holds the piece of a place.
    fn draft_view(
        judge: &Judge<Self>,
        draft: &Self::Draft,
        held: Option<(Self::Place, scene::Point)>,
    ) -> View<Self>;

    fn draft_dice(draft: &Self::Draft) -> Vec<Self::Die>;

    /// The name of a place, and what is there.
    fn place_in_draft(judge: &Judge<Self>, draft: &Self::Draft, place: Self::Place) -> String;
}
