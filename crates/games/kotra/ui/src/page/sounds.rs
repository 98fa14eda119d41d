//! The sounds of Kotra's checkers: discs of wood and bone on a wooden board. The dice sound as on every tray.

use crate::Kotra;
use crate::board::SoundCue;

use on_page::{Blow, Sound, Sounds};

const KNOCK: Sound = Sound::of(&[Blow(0.0, 430.0, 0.09, 0.65)]);
/// A checker is laid into the trough: it knocks against its floor, and then against its neighbour.
const OFF: Sound = Sound::of(&[Blow(0.0, 560.0, 0.08, 0.5), Blow(0.055, 900.0, 0.05, 0.35)]);
/// A checker strikes another one.
const HIT: Sound = Sound::of(&[Blow(0.0, 980.0, 0.06, 0.6), Blow(0.05, 260.0, 0.18, 0.85)]);
const TEAR: Sound = Sound::of(&[
    Blow(0.0, 220.0, 0.24, 0.8),
    Blow(0.05, 760.0, 0.06, 0.45),
    Blow(0.11, 980.0, 0.05, 0.4),
    Blow(0.16, 620.0, 0.07, 0.4),
    Blow(0.24, 840.0, 0.05, 0.3),
]);
/// Half a munk stands: a question.
const HALF_MUNK: Sound = Sound::of(&[Blow(0.0, 294.0, 0.6, 0.6), Blow(0.22, 440.0, 0.8, 0.6)]);
/// A munk wins: monks sing in fifths.
const MUNK: Sound = Sound::of(&[
    Blow(0.0, 196.0, 0.9, 0.45),
    Blow(0.02, 294.0, 0.9, 0.4),
    Blow(0.34, 220.0, 0.9, 0.45),
    Blow(0.36, 330.0, 0.9, 0.4),
    Blow(0.68, 294.0, 1.4, 0.45),
    Blow(0.7, 440.0, 1.4, 0.4),
]);
/// A side is jan: it falls down the scale.
const JAN: Sound = Sound::of(&[
    Blow(0.0, 392.0, 0.4, 0.6),
    Blow(0.14, 330.0, 0.4, 0.6),
    Blow(0.28, 262.0, 0.5, 0.6),
    Blow(0.44, 196.0, 0.6, 0.65),
    Blow(0.64, 131.0, 1.2, 0.7),
]);

impl Sounds for Kotra {
    const SOUNDS: &[Sound] = &[KNOCK, OFF, HIT, TEAR, HALF_MUNK, MUNK, JAN];

    fn sound_of(cue: SoundCue) -> Sound {
        match cue {
            SoundCue::Knock => KNOCK,
            SoundCue::Off => OFF,
            SoundCue::Hit => HIT,
            SoundCue::Tear => TEAR,
            SoundCue::HalfMunk => HALF_MUNK,
            SoundCue::Munk(_) => MUNK,
            SoundCue::Jan => JAN,
        }
    }
}
