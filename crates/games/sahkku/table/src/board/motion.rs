//! What goes on in a step.

mod act;
#[cfg(test)]
pub(crate) mod games;
mod plan;
mod road;
mod sound_cues;

use sahkku::{Figure, Place, Side};

pub(super) use act::Act;
#[cfg(test)]
pub(super) use act::lose;
pub(super) use plan::Plan;
pub use sound_cues::SoundCue;
pub(super) use sound_cues::of as sound_cues;

/// How a piece gets from one place to the next.
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
    /// It rises where it stands and comes down again: the king who changes hands.
    Rise,
    /// It steps under the king, to be ridden.
    Climb,
    /// It fades out here and in there.
    Fade,
    /// It fades out on the board and in among the lost pieces of its side.
    Vanish,
}

/// A piece on its way.
#[derive(Clone, PartialEq, Debug)]
pub struct Moving {
    pub from: Figure,
    pub to: Figure,
    /// The places that it passes, those at both ends not among them.
    pub over: Vec<Place>,
    pub gait: Gait,
    /// How far it has come, 0 to 1, in even time.
    pub progress: f64,
    /// Where it goes among the lost pieces, when it leaves.
    pub slot: u8,
}

/// What goes on at one moment in sáhkku alone.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Moment {
    /// A raid: who raids, the places of the raider and of the king, and how far it has come.
    pub raid: Option<(Side, Place, Place, f64)>,
}
