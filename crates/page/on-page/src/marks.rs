//! What the visitor has chosen, and what can be chosen.

use super::pieces::Pieces;

/// What the visitor has chosen, and what can be chosen.
pub struct Marks<G: Pieces> {
    /// The pieces that can be acted with.
    pub movable: Vec<G::Pick>,
    pub chosen: Option<G::Pick>,
    /// Where it can go.
    pub destinations: Vec<G::Destination>,
    /// Where it can go with several dice in a row.
    pub preview: Vec<G::Destination>,
    /// Places that words tell of as open ways.
    pub ways: Vec<G::Place>,
    /// The die that the choice is narrowed to.
    pub die: Option<usize>,
    /// The dice that are picked out to be thrown again.
    pub lifted: Vec<usize>,
    /// Whether the dice can be used or thrown again now.
    pub dice_usable: bool,
    /// Whether both sides throw: the first half of the dice are the first side's, the others the second's.
    pub of_both_sides: bool,
    /// Whether no side is marked as that of the turn: both sides throw, the turn waits to be confirmed, or the game is over.
    pub nobodys_turn: bool,
    /// Where the pointer holds the chosen piece, in CSS pixels of the canvas.
    pub dragged: Option<(f64, f64)>,
    /// The place that the keyboard is on.
    pub focus: Option<G::Place>,
}

impl<G: Pieces> Default for Marks<G> {
    fn default() -> Marks<G> {
        Marks {
            movable: Vec::new(),
            chosen: None,
            destinations: Vec::new(),
            preview: Vec::new(),
            ways: Vec::new(),
            die: None,
            lifted: Vec::new(),
            dice_usable: false,
            of_both_sides: false,
            nobodys_turn: false,
            dragged: None,
            focus: None,
        }
    }
}

impl<G: Pieces> Marks<G> {
    pub fn clear_choice(&mut self) {
        *self = Marks {
            focus: self.focus,
            ..Marks::default()
        };
    }

    /// Whose die is this, of so many, where both sides throw?
    pub fn whose(&self, n: usize, dice: usize) -> Option<game::Side> {
        let side = game::Side::BOTH[usize::from(2 * n >= dice)];
        self.of_both_sides.then_some(side)
    }

    /// Picks a die out to be thrown again, or lays it back.
    pub fn toggle_lifted(&mut self, n: usize) {
        match self.lifted.iter().position(|&other| other == n) {
            Some(at) => {
                self.lifted.remove(at);
            }
            None => self.lifted.push(n),
        }
    }
}
