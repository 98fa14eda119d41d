//! What is seen of Kotra, and where.
//!
//! A [`Layout`] lays the board, the throwing tray and the checkers borne off on a canvas. A [`View`] says what there is to
//! see.

mod faces;
mod hit;
mod layout;
mod look;
mod motion;
mod pose;
mod view;

pub use faces::{Tray, empty_tray};
pub use hit::{Target, hit};
pub use layout::{Layout, LayoutSpec, Panel, Slot};
pub use look::{Look, Stance};
pub use motion::{Animation, Appearing, Frame, Gait, Moving, Rest, SoundCue};
pub use view::{Checkers, Destination, Drag, Numbers, Pick, View};
