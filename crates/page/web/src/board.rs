//! The board of the game of this page.

pub(crate) use ::board::{BoardLook, CLASS_OF_SIDE, Overlay, PlateWords, Plates, Speaker};
pub(crate) use on_page::{Fall, Stroke};

use crate::this::This;
pub(crate) use crate::this_game::{Annotation, Marks};

pub(crate) type Board = ::board::Board<This>;
pub(crate) type Twin = ::board::Twin<This>;
