//! The sounds of the pieces.

use super::art::Art;
use super::board::Board;
use crate::Sound;

/// A sound cue of a step in motion.
pub type SoundCue<G> = <<G as Art>::Table as scene::Board>::Cue;

/// The sounds of a game; dice sound the same in all games.
pub trait Sounds: Board {
    const SOUNDS: &'static [Sound];

    /// The sound for a cue.
    fn sound_of(cue: SoundCue<Self>) -> Sound;
}
