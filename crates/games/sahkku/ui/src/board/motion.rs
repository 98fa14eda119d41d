//! The motion of a step.

mod act;
mod beats;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod games;
mod plan;
mod road;
mod sound_cues;

use sahkku::{Figure, Place, Side};

pub(super) use act::Act;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub(super) use act::lose;
pub(super) use beats::{in_danger, last_pieces};
pub(super) use plan::Plan;
pub use sound_cues::SoundCue;
pub(super) use sound_cues::of as sound_cues;

/// How a piece moves from one place to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gait {
    /// It stands up and steps out.
    Wake,
    /// It walks from place to place.
    Walk,
    /// It is pushed over the board.
    Push,
    /// It is lifted off the board to the lost pieces of its side.
    Leave,
    /// It rises at its place and comes down again: the king who changes hands.
    Rise,
    /// It steps under the king, to be ridden.
    Climb,
    /// It fades out at its old place and in at its new one.
    Fade,
    /// It fades out on the board and in among the lost pieces of its side.
    Vanish,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Moving {
    pub from: Figure,
    pub to: Figure,
    /// The places that it passes, without those at both ends.
    pub over: Vec<Place>,
    pub gait: Gait,
    /// Its progress, 0 to 1, in even time.
    pub progress: f64,
    /// Its slot among the lost pieces, if it leaves.
    pub slot: u8,
}

/// The state of one moment that only sáhkku has.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Moment {
    /// A raid: the raiding side, the places of the raider and of the king, and its progress.
    pub raid: Option<(Side, Place, Place, f64)>,
}
