//! A picture of the table as a list of plain things to draw, back to front.

use sahkku::{Face, Side};

use crate::die::Solid;
use crate::geometry::{Point, Rect};
use crate::view::KingMark;

/// How a soldier stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stance {
    /// Lying on its side.
    Asleep,
    /// Upright.
    Awake,
    /// Upright, turned round, with a mark.
    Homebound,
}

/// What a piece looks like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Look {
    /// A soldier: men with a pointed top, women with a notched one.
    Soldier {
        /// Whose.
        side: Side,
        /// How it stands.
        stance: Stance,
    },
    /// A queen: crowned.
    Queen {
        /// Whose.
        side: Side,
        /// Whether she lies on her side.
        asleep: bool,
    },
    /// The king: the tallest piece.
    King {
        /// Whose pennant he carries; none while he is neutral.
        holder: Option<Side>,
        /// Whether he waits for the first raid.
        inert: bool,
        /// Whether a soldier of his holder is under him.
        ridden: bool,
        /// Whether he is on his way home.
        homebound: bool,
    },
}

impl Look {
    /// Whether it lies on its side.
    #[must_use]
    pub fn lies(self) -> bool {
        matches!(
            self,
            Look::Soldier {
                stance: Stance::Asleep,
                ..
            } | Look::Queen { asleep: true, .. }
        )
    }

    /// The height of what is seen, in units of [`crate::Layout::unit`].
    #[must_use]
    pub fn height(self) -> f64 {
        match self {
            _ if self.lies() => 0.44,
            Look::Soldier { .. } => 1.06,
            Look::Queen { .. } => 1.22,
            Look::King { .. } => 1.4,
        }
    }

    /// The width of what is seen, in units of [`crate::Layout::unit`].
    #[must_use]
    pub fn width(self) -> f64 {
        match self {
            _ if self.lies() => 0.94,
            Look::Soldier { .. } => 0.58,
            Look::Queen { .. } => 0.66,
            Look::King { .. } => 0.78,
        }
    }
}

/// A light on a cell of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tint {
    /// The last move began here.
    LastFrom,
    /// The last move ended here.
    LastTo,
    /// The pointer is here.
    Hover,
    /// A piece may be dropped here.
    Open,
    /// Refused.
    Refused,
}

/// A ring on the board, under or around a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ring {
    /// This piece can be acted with.
    Movable,
    /// This piece is chosen.
    Chosen,
    /// The chosen piece can go here.
    Destination,
    /// The chosen piece can go here and captures.
    Capture,
    /// Reached only with several dice.
    Preview,
}

/// One thing to draw. Points are CSS pixels.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// The side whose turn it is, at its edge of the board.
    Turn {
        /// Whose turn.
        side: Side,
        /// One end of the edge.
        from: Point,
        /// The other end.
        to: Point,
        /// The thickness.
        size: f64,
        /// How strongly it shows, 0 to 1.
        strength: f64,
    },
    /// A light on a cell.
    Cell {
        /// The cell.
        rect: Rect,
        /// Why.
        tint: Tint,
        /// How strongly it shows, 0 to 1.
        strength: f64,
    },
    /// A ring on the board.
    Ring {
        /// Why.
        ring: Ring,
        /// The middle.
        at: Point,
        /// Half the width.
        rx: f64,
        /// Half the height.
        ry: f64,
    },
    /// A piece.
    Piece {
        /// What it looks like.
        look: Look,
        /// Where its foot stands on the board.
        at: Point,
        /// The size that its shape is measured by: [`crate::Layout::unit`].
        unit: f64,
        /// How high it is held above the board.
        lift: f64,
        /// Whether it is mirrored left to right.
        flip: bool,
        /// How it leans, in radians clockwise.
        lean: f64,
        /// 0 (not seen) to 1.
        alpha: f64,
    },
    /// The number of pieces in a stack.
    Count {
        /// The middle.
        at: Point,
        /// The height.
        size: f64,
        /// Whose pieces.
        side: Side,
        /// How many.
        count: u8,
    },
    /// The faces that lead to a place, on little plates.
    Tag {
        /// The middle of all plates.
        at: Point,
        /// The height of a plate.
        size: f64,
        /// The faces, one plate each.
        faces: Vec<Face>,
        /// Whether an enemy piece is captured.
        captures: bool,
        /// What happens to the king.
        king: KingMark,
        /// Shown faintly.
        faint: bool,
    },
    /// A die.
    Die {
        /// Its shape as seen, measured from `at`.
        solid: Solid,
        /// The middle of the tray.
        at: Point,
        /// Used up.
        used: bool,
        /// Marked as usable: an outline.
        usable: bool,
        /// Chosen: a strong outline.
        chosen: bool,
    },
    /// Where the keyboard is.
    Focus {
        /// Around this.
        rect: Rect,
    },
    /// The end of the game: light from the winner's side.
    Win {
        /// Who won; `None` for a draw.
        side: Option<Side>,
        /// The board.
        rect: Rect,
        /// How far it has come, 0 to 1.
        progress: f64,
    },
}

/// A picture of the table. What never changes while a layout lasts (the board, the empty tray)
/// is not in it; a painter draws that from the [`crate::Layout`] and keeps it.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Scene {
    /// What to draw, back to front.
    pub items: Vec<Item>,
}

/// The ornaments of a board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Ornament {
    /// A sun at the Castle and crosses (sáhkku) at the other marked lines.
    #[default]
    Sun,
    /// Crosses everywhere.
    Cross,
    /// Lozenges.
    Diamond,
}
