//! The board in the page: drawn on a canvas, with its twin for keyboards and screen readers, annotations over it, and its sounds.

mod canvas;
mod overlay;
mod paint;
mod pictures;
mod plates;
mod sound;
mod twin;

pub use canvas::{Board, BoardLook};
pub use overlay::{CLASS_OF_SIDE, Overlay};
pub use plates::{PlateWords, Plates};
pub use sound::Speaker;
pub use twin::Twin;
