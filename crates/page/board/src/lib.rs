//! The board in the page: its canvas, the accessible board for keyboards and screen readers, the annotations over it, and its
//! sounds.

mod canvas;
mod overlay;
mod paint;
mod pictures;
mod plates;
mod sound;
mod twin;

pub use canvas::{Audience, Board, BoardLook};
pub use overlay::{CLASS_OF_SIDE, Overlay};
pub use plates::{PlateWords, Plates};
pub use sound::Speaker;
pub use twin::Twin;
