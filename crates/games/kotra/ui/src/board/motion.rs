//! The motion of a step.

mod act;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod games;
mod plan;
mod sound_cues;

use kotra::{Munk, Pattern, Side};

use crate::Place;
pub(super) use act::Act;
pub(super) use plan::clips;
pub use sound_cues::SoundCue;
pub(super) use sound_cues::of as sound_cues;

/// Where a checker is at rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rest {
    pub place: Place,
    /// Its index among the checkers there, from 0.
    pub n: u8,
}

/// How a checker moves from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gait {
    /// It is moved, entered or borne off.
    Move,
    /// It is hit alone and leaps to the bar.
    Hit,
    /// It is torn up with its band and flies to the bar, one after the other.
    Tear,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moving {
    pub side: Side,
    pub from: Rest,
    /// Where it will be.
    pub to: Rest,
    pub gait: Gait,
    /// Its progress, 0 to 1, in even time.
    pub progress: f64,
}

/// A pattern that appears.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Appearing {
    pub side: Side,
    pub pattern: Pattern,
    /// Whether it is a whole munk, or half of one.
    pub part: Munk,
    /// The progress of its light, 0 to 1.
    pub progress: f64,
}

/// The state of one moment that only Kotra has.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Moment {
    /// A pattern that appears.
    pub munk: Option<Appearing>,
    /// The side that is jan, and the progress of showing it, 0 to 1.
    pub jan: Option<(Side, f64)>,
}
