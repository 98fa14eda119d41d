//! The board in the page: drawn on a canvas, with its twin for keyboards and screen readers, and annotations over it.

mod canvas;
pub(crate) mod fall;
pub(crate) mod marks;
pub(crate) mod overlay;
pub(crate) mod paint;
mod twin;

pub(crate) use canvas::Board;
pub(crate) use marks::Marks;
pub(crate) use overlay::{Annotation, Overlay, Stroke};
pub(crate) use twin::Twin;
