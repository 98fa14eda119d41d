//! What is heard of the pieces.

use super::pieces::Pieces;
use crate::Sound;

/// The sounds of a game; dice sound the same in all games.
pub trait Sounds: Pieces {
    /// Something that is heard of a motion.
    type SoundCue;

    /// Every sound of its own.
    const SOUNDS: &'static [Sound];

    /// What is heard of a motion.
    fn sound_of(cue: Self::SoundCue) -> Sound;
}
