//! What is visible on a board: the pieces, the dice, and the marks.

use game::Judge;

use crate::board::{Board, PositionOf};
use crate::dice::DieState;
use crate::hit::Drag;

/// Everything visible at one moment. Empty marks are not drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct View<B: Board> {
    /// The pieces, and the marks that only this game has.
    pub own: B::Own,
    pub turn: Option<B::Side>,
    /// The dice, in the tray's order.
    pub dice: Vec<DieState>,
    /// Pieces that can be acted with.
    pub movable: Vec<B::Pick>,
    pub chosen: Option<B::Pick>,
    /// Where the chosen piece can go.
    pub destinations: Vec<B::Destination>,
    /// Where it could go with several dice in a row, shown faintly.
    pub preview: Vec<B::Destination>,
    /// Places that are mentioned or asked about: their names stand out.
    pub pointed: Vec<B::Place>,
    /// The start and end of the last moves, in order.
    pub last: Vec<(B::Place, B::Place)>,
    pub hover: Option<B::Place>,
    /// The place with the keyboard focus.
    pub focus: Option<B::Place>,
    /// A place that was refused, and how strongly that still shows: from 1 down to 0.
    pub refused: Option<(B::Place, f64)>,
    pub drag: Option<Drag<B::Pick>>,
}

impl<B: Board> Default for View<B> {
    fn default() -> View<B> {
        View {
            own: B::Own::default(),
            turn: None,
            dice: Vec::new(),
            movable: Vec::new(),
            chosen: None,
            destinations: Vec::new(),
            preview: Vec::new(),
            pointed: Vec::new(),
            last: Vec::new(),
            hover: None,
            focus: None,
            refused: None,
            drag: None,
        }
    }
}

impl<B: Board> View<B> {
    /// The view of a position without marks.
    pub fn of(judge: &Judge<B::Game>, position: &PositionOf<B>) -> View<B> {
        B::view(judge, position)
    }

    /// The places that can be acted on now: those of movable pieces and destinations.
    pub fn live_places(&self) -> Vec<B::Place> {
        let from = self.movable.iter().map(B::pick_at);
        let to = self.destinations.iter().chain(&self.preview);
        from.chain(to.map(B::destination_at)).collect()
    }

    /// Hides the marks of possible moves.
    pub fn hide_hints(&mut self) {
        self.movable.clear();
        self.destinations.clear();
        self.preview.clear();
    }
}
