//! The board in the page: drawn on a canvas, with its twin for keyboards and screen readers, and annotations over it.

mod canvas;
mod overlay;
pub(crate) mod paint;
mod twin;

pub(crate) use canvas::Board;
pub(crate) use on_page::{Fall, Stroke};
pub(crate) use overlay::Overlay;
pub(crate) use twin::Twin;

pub(crate) use crate::this_game::{Annotation, Marks};
