//! The board of the game of this page.

pub use ::board::{BoardLook, CLASS_OF_SIDE, Overlay, PlateWords, Plates, Speaker};
pub use on_page::{Fall, Stroke};

use crate::this::This;
pub use crate::this_game::{Annotation, Marks};

/// The board of the game of this page.
pub type Board = ::board::Board<This>;
/// The board as lists and buttons, for screen readers and keyboards.
pub type Twin = ::board::Twin<This>;
