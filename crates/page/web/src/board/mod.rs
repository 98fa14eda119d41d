//! The board in the page: drawn on a canvas, with its twin for keyboards and screen readers, and annotations over it.

pub(crate) mod annotation;
mod canvas;
pub(crate) mod fall;
pub(crate) mod marks;
mod overlay;
pub(crate) mod paint;
mod twin;

pub(crate) use annotation::{Annotation, Stroke};
pub(crate) use canvas::Board;
pub(crate) use marks::Marks;
pub(crate) use overlay::Overlay;
pub(crate) use twin::Twin;
