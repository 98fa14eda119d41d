//! The visitor's selection, and the available choices.

use super::pieces::Pieces;

/// The visitor's selection, and the available choices.
pub struct Marks<G: Pieces> {
    /// The pieces that can act.
    pub movable: Vec<G::Pick>,
    pub chosen: Option<G::Pick>,
    /// Where the chosen piece can go.
    pub destinations: Vec<G::Destination>,
    /// Where it can go with several dice in a row.
    pub preview: Vec<G::Destination>,
    /// Places that a text mentions as open paths.
    pub ways: Vec<G::Place>,
    /// The die that the choice is limited to.
    pub die: Option<usize>,
    /// The dice selected to be thrown again.
    pub lifted: Vec<usize>,
    /// Whether the dice can be used or thrown again now.
    pub dice_usable: bool,
    /// Whether both sides throw: the first half of the dice belong to the first side, the rest to the second.
    pub of_both_sides: bool,
    /// Whether neither side is marked as the side to move: both sides throw, the turn waits for confirmation, or the game is
    /// over.
    pub nobodys_turn: bool,
    /// Where the pointer holds the chosen piece, in CSS pixels of the canvas.
    pub dragged: Option<(f64, f64)>,
    /// The place with the keyboard focus.
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

    /// The owner of a die, of so many, if both sides throw.
    pub fn whose(&self, n: usize, dice: usize) -> Option<game::Side> {
        let side = game::Side::BOTH[usize::from(2 * n >= dice)];
        self.of_both_sides.then_some(side)
    }

    /// Selects a die to be thrown again, or deselects it.
    pub fn toggle_lifted(&mut self, n: usize) {
        match self.lifted.iter().position(|&other| other == n) {
            Some(at) => {
                self.lifted.remove(at);
            }
            None => self.lifted.push(n),
        }
    }
}
