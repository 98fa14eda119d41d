//! The sounds of sáhkku's pieces.

use crate::Sahkku;
use crate::board::SoundCue;

use on_page::{Blow, Sound, Sounds};

const STEP: Sound = Sound::of(&[Blow(0.0, 310.0, 0.11, 0.7)]);
/// A sleeper stands up.
const WAKE: Sound = Sound::of(&[Blow(0.0, 250.0, 0.09, 0.4), Blow(0.13, 420.0, 0.14, 0.7)]);
/// A piece is taken off the board.
const CAPTURE: Sound = Sound::of(&[Blow(0.0, 190.0, 0.2, 1.0), Blow(0.07, 150.0, 0.22, 0.6)]);
const KING: Sound = Sound::of(&[
    Blow(0.0, 392.0, 0.45, 0.6),
    Blow(0.12, 523.0, 0.5, 0.6),
    Blow(0.24, 587.0, 0.7, 0.7),
]);

impl Sounds for Sahkku {
    const SOUNDS: &[Sound] = &[STEP, WAKE, CAPTURE, KING];

    fn sound_of(cue: SoundCue) -> Sound {
        match cue {
            SoundCue::Step => STEP,
            SoundCue::Wake => WAKE,
            SoundCue::Capture => CAPTURE,
            SoundCue::King => KING,
        }
    }
}
