//! What is heard of the pieces.

use super::art::Art;
use super::board::Board;
use crate::Sound;

/// Something that is heard of a step of a game in motion.
pub type SoundCue<G> = <<G as Art>::Table as scene::Board>::Cue;

/// The sounds of a game; dice sound the same in all games.
pub trait Sounds: Board {
    const SOUNDS: &'static [Sound];

    /// What is heard of a motion.
    fn sound_of(cue: SoundCue<Self>) -> Sound;
}
