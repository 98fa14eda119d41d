//! Wood, made of numbers: every sound is a handful of tones that ring and die away, struck with a
//! breath of noise. Nothing of the browser here.

use core::f32::consts::TAU;

/// A sound of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// A piece is set down.
    Step,
    /// A sleeper stands up.
    Wake,
    /// A piece is taken off the board.
    Capture,
    /// The king changes hands.
    King,
    /// Somebody has won.
    Win,
    /// A die hits another one.
    Bone,
    /// A die hits the tray.
    Tray,
}

/// All sounds.
#[cfg(test)]
const SOUNDS: [Sound; 7] = [
    Sound::Step,
    Sound::Wake,
    Sound::Capture,
    Sound::King,
    Sound::Win,
    Sound::Bone,
    Sound::Tray,
];

/// One blow: seconds after the beginning, pitch in hertz, seconds until it has died away,
/// strength from 0 to 1.
struct Blow(f32, f32, f32, f32);

impl Sound {
    fn blows(self) -> &'static [Blow] {
        match self {
            Sound::Step => &[Blow(0.0, 310.0, 0.11, 0.7)],
            Sound::Wake => &[Blow(0.0, 250.0, 0.09, 0.4), Blow(0.13, 420.0, 0.14, 0.7)],
            Sound::Capture => &[Blow(0.0, 190.0, 0.2, 1.0), Blow(0.07, 150.0, 0.22, 0.6)],
            Sound::King => &[
                Blow(0.0, 392.0, 0.45, 0.6),
                Blow(0.12, 523.0, 0.5, 0.6),
                Blow(0.24, 587.0, 0.7, 0.7),
            ],
            Sound::Win => &[
                Blow(0.0, 294.0, 0.6, 0.6),
                Blow(0.18, 392.0, 0.6, 0.6),
                Blow(0.36, 440.0, 0.6, 0.6),
                Blow(0.54, 587.0, 0.7, 0.7),
                Blow(0.8, 784.0, 1.1, 0.8),
            ],
            Sound::Bone => &[Blow(0.0, 1900.0, 0.035, 0.5)],
            Sound::Tray => &[Blow(0.0, 820.0, 0.07, 0.7)],
        }
    }

    /// The sound as samples from −1 to 1, `rate` of them a second.
    pub(crate) fn samples(self, rate: f32) -> Vec<f32> {
        let blows = self.blows();
        let length = blows
            .iter()
            .fold(0.0, |end: f32, blow| end.max(blow.0 + blow.2));
        let mut samples = vec![0.0; (length * rate) as usize];
        for blow in blows {
            strike(&mut samples, rate, blow);
        }
        samples
    }
}

/// The tones of a bar of wood, as many times its lowest one, and how loud each is.
const TONES: [(f32, f32); 3] = [(1.0, 0.62), (2.76, 0.26), (5.4, 0.12)];

fn strike(samples: &mut [f32], rate: f32, &Blow(from, pitch, rings, strength): &Blow) {
    let from = (from * rate) as usize;
    let length = (rings * rate) as usize;
    let mut noise: u32 = 0x2545_f491;
    for (n, sample) in samples.iter_mut().skip(from).take(length).enumerate() {
        let seconds = n as f32 / rate;
        // It has died away to a thousandth, and from there goes to nothing.
        let left = 1.0 - n as f32 / length as f32;
        let fades = (-6.9 * seconds / rings).exp() * left;
        let rises = (seconds * 1500.0).min(1.0);
        let mut tone = 0.0;
        for (times, loud) in TONES {
            // The higher a tone, the sooner it is gone.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_is_heard_is_never_too_loud_and_ends_in_silence() {
        for sound in SOUNDS {
            for rate in [8_000.0, 44_100.0, 48_000.0] {
                let samples = sound.samples(rate);
                let loudest = samples
                    .iter()
                    .fold(0.0, |max: f32, sample| max.max(sample.abs()));
                assert!(loudest > 0.1, "{sound:?}: {loudest}");
                assert!(loudest <= 1.0, "{sound:?}: {loudest}");
                let end = samples.len() - samples.len() / 50 - 1;
                assert!(
                    samples[end..].iter().all(|sample| sample.abs() < 0.01),
                    "{sound:?}"
                );
                assert!(samples[0].abs() < 0.01, "{sound:?} begins with a crack");
            }
        }
    }
}
