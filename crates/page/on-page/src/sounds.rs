//! The sounds of the pieces.

use super::art::Art;
use super::board::Board;
use super::pieces::Side;
use crate::Sound;
use scene::{Beat, Heard};

pub type SoundCue<G> = <<G as Art>::Table as scene::Board>::Cue;

/// The sounds of the pieces of a game. Dice, beats and ends sound the same in all games.
pub trait Sounds: Board {
    const SOUNDS: &'static [Sound];

    /// The sound for a cue.
    fn sound_of(cue: SoundCue<Self>) -> Sound;

    /// The sound of a step; `viewer` is the side of the only person who listens.
    fn sound_for(heard: Heard<Self::Table>, viewer: Option<Side<Self>>) -> Sound {
        match heard {
            Heard::Own(cue) => Self::sound_of(cue),
            Heard::Beat(Beat::Luck, _) => Sound::LUCK,
            Heard::Beat(Beat::Danger, _) => Sound::DANGER,
            Heard::Beat(Beat::Last, _) => Sound::LAST,
            Heard::End(None) => Sound::DRAWN,
            Heard::End(winner) if viewer.is_none() || winner == viewer => Sound::WON,
            Heard::End(_) => Sound::LOST,
        }
    }
}
