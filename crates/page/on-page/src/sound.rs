//! The sound of wood, synthesised: every sound is a few tones that ring and decay, struck with a short burst of noise. It does
//! not depend on the browser.

use core::f32::consts::TAU;

/// A sound of the table: its blows, and the time in seconds that a piece slides over wood before them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sound {
    blows: &'static [Blow],
    slides: f32,
}

/// One blow: seconds after the beginning, pitch in hertz, seconds until it has decayed, strength from 0 to 1.
#[derive(PartialEq, Debug)]
pub struct Blow(pub f32, pub f32, pub f32, pub f32);

impl Sound {
    /// A die hits another one.
    pub const BONE: Sound = Sound::of(&[Blow(0.0, 1900.0, 0.035, 0.5)]);
    pub const TRAY: Sound = Sound::of(&[Blow(0.0, 820.0, 0.07, 0.7)]);
    /// A lucky throw: a clear knock.
    pub const LUCK: Sound = Sound::of(&[Blow(0.0, 660.0, 0.2, 0.5), Blow(0.07, 990.0, 0.3, 0.5)]);
    pub const DANGER: Sound = Sound::of(&[Blow(0.0, 98.0, 0.2, 1.0), Blow(0.17, 98.0, 0.3, 0.8)]);
    pub const LAST: Sound = Sound::of(&[Blow(0.0, 330.0, 0.4, 0.6), Blow(0.16, 294.0, 0.6, 0.6)]);
    pub const WON: Sound = Sound::of(&[
        Blow(0.0, 294.0, 0.6, 0.6),
        Blow(0.18, 392.0, 0.6, 0.6),
        Blow(0.36, 440.0, 0.6, 0.6),
        Blow(0.54, 587.0, 0.7, 0.7),
        Blow(0.8, 784.0, 1.1, 0.8),
    ]);
    pub const LOST: Sound = Sound::of(&[
        Blow(0.0, 440.0, 0.6, 0.6),
        Blow(0.2, 330.0, 0.6, 0.6),
        Blow(0.4, 220.0, 1.1, 0.8),
    ]);
    pub const DRAWN: Sound = Sound::of(&[Blow(0.0, 330.0, 0.6, 0.6), Blow(0.2, 330.0, 0.9, 0.6)]);
    pub const COMMON: [Sound; 8] = [
        Sound::BONE,
        Sound::TRAY,
        Sound::LUCK,
        Sound::DANGER,
        Sound::LAST,
        Sound::WON,
        Sound::LOST,
        Sound::DRAWN,
    ];

    pub const fn of(blows: &'static [Blow]) -> Sound {
        Sound { blows, slides: 0.0 }
    }

    /// The sound of a piece that slides for so many milliseconds, rounded to twentieths of a second: few distinct sounds are
    /// enough.
    pub fn slide(time: f64) -> Sound {
        let slides = (time as f32 / 50.0).round().max(1.0) / 20.0;
        Sound { blows: &[], slides }
    }

    /// The sound as samples from −1 to 1, `rate` of them per second.
    pub fn samples(self, rate: f32) -> Vec<f32> {
        let length = self
            .blows
            .iter()
            .fold(self.slides, |end: f32, blow| end.max(blow.0 + blow.2));
        let mut samples = vec![0.0; (length * rate) as usize];
        for blow in self.blows {
            strike(&mut samples, rate, blow);
        }
        rub(&mut samples, rate, self.slides);
        samples
    }
}

/// The partials of a wooden bar, as multiples of the fundamental, and their amplitudes.
const TONES: [(f32, f32); 3] = [(1.0, 0.62), (2.76, 0.26), (5.4, 0.12)];

fn strike(samples: &mut [f32], rate: f32, &Blow(from, pitch, rings, strength): &Blow) {
    let from = (from * rate) as usize;
    let length = (rings * rate) as usize;
    let mut noise: u32 = 0x2545_f491;
    for (n, sample) in samples.iter_mut().skip(from).take(length).enumerate() {
        let seconds = n as f32 / rate;
        // It has decayed to a thousandth; from there it fades to nothing.
        let left = 1.0 - n as f32 / length as f32;
        let fades = (-6.9 * seconds / rings).exp() * left;
        let rises = (seconds * 1500.0).min(1.0);
        let mut tone = 0.0;
        for (times, loud) in TONES {
            // The higher a tone, the faster it decays.
            let gone = (-6.9 * seconds / rings * (times - 1.0) * 0.5).exp();
            tone += loud * gone * (TAU * pitch * times * seconds).sin();
        }
        noise ^= noise << 13;
        noise ^= noise >> 17;
        noise ^= noise << 5;
        let hiss = noise as f32 / u32::MAX as f32 * 2.0 - 1.0;
        let click = hiss * 0.35 * (-seconds * 900.0).exp();
        *sample += strength * rises * (tone * fades + click * left) * 0.8;
    }
}

/// Adds the sound of horn rubbing over wood: noise without its highest frequencies, which rises and fades.
fn rub(samples: &mut [f32], rate: f32, seconds: f32) {
    let length = (seconds * rate) as usize;
    let (mut noise, mut smooth): (u32, f32) = (0x9e37_79b9, 0.0);
    for (n, sample) in samples.iter_mut().take(length).enumerate() {
        noise ^= noise << 13;
        noise ^= noise >> 17;
        noise ^= noise << 5;
        let hiss = noise as f32 / u32::MAX as f32 * 2.0 - 1.0;
        smooth += (hiss - smooth) * (9_000.0 / rate).min(1.0);
        let along = n as f32 / length as f32;
        *sample += smooth * 0.5 * (along * core::f32::consts::PI).sin();
    }
}
