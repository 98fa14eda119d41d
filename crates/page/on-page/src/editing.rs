//! Setting up a position freely, piece by piece, and what is said about it.

use game::Expects;
use game::TrayDie;

use super::board::{Board, View};
use super::pieces::{Judge, Position, Rules};

/// A property of a position other than its pieces, and its possible values: the side to move, or the face of a die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Property {
    pub name: String,
    pub values: Vec<String>,
    pub value: usize,
    /// The die of the tray that it describes, if any.
    pub die: Option<usize>,
}

impl Property {
    /// A property that is not a die.
    pub const fn new(name: String, values: Vec<String>, value: usize) -> Property {
        Property {
            name,
            values,
            value,
            die: None,
        }
    }
}

pub type SetupError<G> = <Rules<G> as Expects>::SetupError;

/// A game whose positions can be set up freely. A draft may be invalid; it is checked at the end.
pub trait Editing: Board {
    /// A position as described so far.
    type Draft: Clone;
    type Kind: Copy + PartialEq;

    fn draft_of(judge: &Judge<Self>, position: &Position<Self>) -> Self::Draft;

    /// Takes every piece off the board, and all dice into the hand.
    fn empty(judge: &Judge<Self>, draft: &mut Self::Draft);

    /// The kinds of pieces under these rules, in the order in which they are offered.
    fn kinds(judge: &Judge<Self>) -> Vec<Self::Kind>;

    fn kind_in_words(kind: Self::Kind) -> String;

    fn kind_look(kind: Self::Kind) -> Self::Look;

    /// Puts a piece on a place. Pieces that cannot stand beside it are removed, and a unique piece moves from where it stood.
    fn put(judge: &Judge<Self>, draft: &mut Self::Draft, kind: Self::Kind, place: Self::Place);

    /// Takes a piece from a place, if there is one.
    fn take(draft: &mut Self::Draft, place: Self::Place) -> Option<Self::Kind>;

    /// The properties of the position other than its pieces: the first is the side to move, by its number.
    fn properties(judge: &Judge<Self>, draft: &Self::Draft) -> Vec<Property>;

    /// Sets a property to a value, both by number. Invalid numbers change nothing.
    fn set_property(judge: &Judge<Self>, draft: &mut Self::Draft, property: usize, value: usize);

    /// The position that the draft describes.
    ///
    /// # Errors
    /// Why it is invalid.
    fn position_of(
        judge: &Judge<Self>,
        draft: &Self::Draft,
    ) -> Result<Position<Self>, SetupError<Self>>;

    /// The visible state of a draft, while a pointer holds the piece of a place.
    fn draft_view(
        judge: &Judge<Self>,
        draft: &Self::Draft,
        held: Option<(Self::Place, scene::Point)>,
    ) -> View<Self>;

    fn draft_dice(draft: &Self::Draft) -> Vec<TrayDie<Self::Face>>;

    /// The name of a place, and what stands there.
    fn place_in_draft(judge: &Judge<Self>, draft: &Self::Draft, place: Self::Place) -> String;
}
