//! What the visitor has chosen, and what can be chosen.

use crate::this_game::table::{Destination, Pick};
use crate::this_game::{Place, Side};

/// What the visitor has chosen, and what can be chosen.
#[derive(Clone, Default)]
pub(crate) struct Marks {
    /// The pieces that can be acted with.
    pub(crate) movable: Vec<Pick>,
    /// The piece that is chosen.
    pub(crate) chosen: Option<Pick>,
    /// Where it can go.
    pub(crate) destinations: Vec<Destination>,
    /// Where it can go with several dice in a row.
    pub(crate) preview: Vec<Destination>,
    /// Places that words tell of as open ways.
    pub(crate) ways: Vec<Place>,
    /// The die that the choice is narrowed to.
    pub(crate) die: Option<usize>,
    /// The dice that are picked out to be thrown again.
    pub(crate) lifted: Vec<usize>,
    /// Whether the dice can be used or thrown again now.
    pub(crate) dice_usable: bool,
    /// Whether both sides throw: the first half of the dice are the first side's, the others the second's.
    pub(crate) of_both_sides: bool,
    /// Where the pointer holds the chosen piece, in CSS pixels of the canvas.
    pub(crate) dragged: Option<(f64, f64)>,
    /// The place that the keyboard is on.
    pub(crate) focus: Option<Place>,
}

impl Marks {
    /// Forgets what was chosen.
    pub(crate) fn clear_choice(&mut self) {
        *self = Marks {
            focus: self.focus,
            ..Marks::default()
        };
    }

    /// Whose die is this, of so many, where both sides throw?
    pub(crate) fn whose(&self, n: usize, dice: usize) -> Option<Side> {
        let side = Side::BOTH[usize::from(2 * n >= dice)];
        self.of_both_sides.then_some(side)
    }

    /// Picks a die out to be thrown again, or lays it back.
    pub(crate) fn toggle_lifted(&mut self, n: usize) {
        match self.lifted.iter().position(|&other| other == n) {
            Some(at) => {
                self.lifted.remove(at);
            }
            None => self.lifted.push(n),
        }
    }
}
