//! The motion of a step.

mod act;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod games;
mod plan;
mod sound_cues;

use hnefatafl::{Piece, Side, Square, Squares, Word};

use super::{Animation, Own};
pub(super) use act::Act;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub(super) use act::set_down;
pub(super) use plan::clips;
pub use sound_cues::SoundCue;
pub(super) use sound_cues::of as sound_cues;

/// Where and how a piece is at rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    On(Square),
    /// It lies on a square: the king who is taken.
    Fallen(Square),
    /// It stands astride the edge beyond a square: the king who has escaped.
    Out(Square),
    /// It stands beside the board, at this index among those that its side has lost.
    Captured(u8),
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moving {
    pub piece: Piece,
    pub from: Rest,
    /// Where it will be.
    pub to: Rest,
    /// Its progress, 0 to 1, in even time.
    pub progress: f64,
}

/// The state of one moment that only Hnefatafl has.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Moment {
    /// A word that is being said, and the progress of the light on the open ways, 0 to 1.
    pub word: Option<(Word, f64)>,
}

/// Puts the pieces back. What was said about the ways ends with the Swede's next move.
pub(super) fn rewind(animation: &Animation, own: &mut Own) {
    let before = &animation.before.own;
    own.figures.clone_from(&before.figures);
    own.king = before.king;
    own.lost = before.lost;
    // The first piece in motion is the one that moves.
    let mut clips = animation.timeline.clips().iter();
    match clips.find_map(|clip| act::mover(&clip.act)) {
        Some(Side::Swede) => own.ways = Squares::NONE,
        Some(Side::Muscovite) => own.ways = before.ways,
        None => {}
    }
}
