//! What there is to see. Filled by the page, drawn by [`crate::compose`].

use game::{Side, Turn};
use scene::DieState;
use small::Position as _;

use crate::{Place, PlainBoard};

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Figure {
    /// Whose it is.
    pub side: Side,
    /// Where it lies.
    pub place: Place,
}

/// A piece to act with: any of the side to move on a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    /// Where it lies.
    pub place: Place,
}

impl Pick {
    /// Where it lies.
    #[must_use]
    pub const fn place(&self) -> Place {
        self.place
    }
}

/// A place that the chosen piece can go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Destination {
    /// Where.
    pub place: Place,
}

/// A piece that is held, and where.
pub type Drag = scene::Drag<Pick>;

/// Everything to see on the table at one moment. Marks that are left empty are not drawn.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct View {
    /// The pieces on the board.
    pub figures: Vec<Figure>,
    /// The die, if it lies there.
    pub dice: Vec<DieState>,
    /// Whose turn it is.
    pub turn: Option<Side>,
    /// Pieces that can be acted with.
    pub movable: Vec<Pick>,
    /// The chosen piece.
    pub chosen: Option<Pick>,
    /// Where the chosen piece can go.
    pub destinations: Vec<Destination>,
    /// Whether the numbers of places are shown.
    pub names: bool,
    /// Places that words speak of.
    pub pointed: Vec<Place>,
    /// Where the last moves went from and to, in order.
    pub last: Vec<(Place, Place)>,
    /// The place under the pointer.
    pub hover: Option<Place>,
    /// The place that the keyboard is on.
    pub focus: Option<Place>,
    /// A place that was refused, and how strongly that still shows: 1 falling to 0.
    pub refused: Option<(Place, f64)>,
    /// A piece that is being dragged.
    pub drag: Option<Drag>,
}

impl View {
    /// The pieces of a position, and nothing marked.
    #[must_use]
    pub fn of<B: PlainBoard>(
        rules: &<B::Position as small::Position>::Rules,
        position: &B::Position,
    ) -> View {
        let pieces = B::pieces(position).into_iter();
        let mut figures: Vec<Figure> = pieces.map(|(side, place)| Figure { side, place }).collect();
        figures.sort_unstable();
        View {
            figures,
            turn: match position.next(rules) {
                Turn::Chance(side) => side,
                Turn::Decide(side) => Some(side),
                Turn::Over(_) => None,
            },
            ..View::default()
        }
    }

    /// The places that can be acted on now: those of movable pieces and destinations.
    #[must_use]
    pub fn live_places(&self) -> Vec<Place> {
        let from = self.movable.iter().map(|pick| pick.place);
        let to = self.destinations.iter().map(|to| to.place);
        from.chain(to).collect()
    }

    /// The pieces, each with how many of the same side before it lie on the same place.
    pub(crate) fn stacked(&self) -> impl Iterator<Item = (Figure, usize)> + '_ {
        let before = |n: usize, figure: &Figure| {
            let earlier = self.figures[..n].iter();
            earlier.filter(|other| *other == figure).count()
        };
        let figures = self.figures.iter().enumerate();
        figures.map(move |(n, figure)| (*figure, before(n, figure)))
    }
}
