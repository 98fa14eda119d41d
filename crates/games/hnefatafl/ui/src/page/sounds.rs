//! The sounds of Hnefatafl's pieces: horn on wood.

use crate::Hnefatafl;
use crate::board::SoundCue;

use on_page::{Blow, Sound, Sounds};

const KNOCK: Sound = Sound::of(&[Blow(0.0, 520.0, 0.08, 0.6)]);
/// Pieces are taken off the board: two knock against each other.
const CAPTURE: Sound = Sound::of(&[Blow(0.0, 360.0, 0.14, 0.9), Blow(0.06, 640.0, 0.1, 0.6)]);
/// One way out is open: one call of a horn.
const RAICHI: Sound = Sound::of(&[Blow(0.0, 330.0, 0.5, 0.7), Blow(0.16, 440.0, 0.6, 0.7)]);
/// Several ways out are open: two calls.
const TUICHU: Sound = Sound::of(&[
    Blow(0.0, 330.0, 0.4, 0.6),
    Blow(0.16, 440.0, 0.5, 0.6),
    Blow(0.4, 440.0, 0.4, 0.6),
    Blow(0.56, 587.0, 0.7, 0.7),
]);

impl Sounds for Hnefatafl {
    const SOUNDS: &[Sound] = &[KNOCK, CAPTURE, RAICHI, TUICHU];

    fn sound_of(cue: SoundCue) -> Sound {
        match cue {
            SoundCue::Slide(time) => Sound::slide(time),
            SoundCue::Knock => KNOCK,
            SoundCue::Capture => CAPTURE,
            SoundCue::Raichi => RAICHI,
            SoundCue::Tuichu => TUICHU,
        }
    }
}
