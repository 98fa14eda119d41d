//! Sounds through Web Audio. If it is missing or fails, the game goes on in silence.

use on_page::Sound;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AudioBuffer, AudioContext, AudioContextState, GainNode};

/// Plays the sounds. It is silent until [`Speaker::wake`].
#[derive(Default)]
pub struct Speaker {
    /// From 0, silent, to 1, the loudest.
    volume: f32,
    audio: Option<Audio>,
    /// Whether this browser turned out to have no sound.
    broken: bool,
}

struct Audio {
    context: AudioContext,
    gain: GainNode,
    made: Vec<(Sound, AudioBuffer)>,
    /// Called when the system blocks sound, as during a call: the next touch asks again.
    refused: Closure<dyn FnMut(JsValue)>,
}

impl Speaker {
    /// Sets the volume, from 0 to 1.
    pub fn set_volume(&mut self, volume: f32) {
        self.volume = volume;
        if let Some(audio) = &self.audio {
            audio.gain.gain().set_value(volume);
        }
    }

    /// Resumes sound; call it when somebody touches the page or presses a key. Browsers allow no sound before that, nor after the
    /// system has silenced the page, as for a call or while the screen was locked.
    pub fn wake(&mut self) {
        if self.volume <= 0.0 || self.broken {
            return;
        }
        if let Some(audio) = &mut self.audio {
            let _ = audio.resume(self.volume);
        } else if was_touched() {
            match Audio::open(self.volume) {
                Ok(audio) => self.audio = Some(audio),
                Err(_) => self.broken = true,
            }
        }
    }

    /// Plays a sound in `delay` milliseconds, with a `force` from 0 to 1.
    pub fn play(&mut self, sound: Sound, delay: f64, force: f64) {
        if self.volume <= 0.0 {
            return;
        }
        if let Some(audio) = &mut self.audio {
            // A sound that fails must not stop the game.
            let _ = audio.play(sound, delay, force);
        }
    }

    /// Cancels the sounds that have been requested and are still to come.
    pub fn hush(&mut self) {
        if let Some(audio) = &mut self.audio {
            let _ = audio.hush(self.volume);
        }
    }
}

impl Audio {
    fn open(volume: f32) -> Result<Audio, JsValue> {
        let context = AudioContext::new()?;
        let gain = out(&context, volume)?;
        Ok(Audio {
            context,
            gain,
            made: Vec::new(),
            refused: Closure::new(|_| ()),
        })
    }

    /// Resumes after a silence. Sounds requested meanwhile would be heard all at once, so they are dropped.
    fn resume(&mut self, volume: f32) -> Result<(), JsValue> {
        // Safari has an extra state for this, `interrupted`.
        if self.context.state() != AudioContextState::Running {
            self.hush(volume)?;
            let _ = self.context.resume()?.catch(&self.refused);
        }
        Ok(())
    }

    fn hush(&mut self, volume: f32) -> Result<(), JsValue> {
        self.gain.disconnect()?;
        self.gain = out(&self.context, volume)?;
        Ok(())
    }

    fn play(&mut self, sound: Sound, delay: f64, force: f64) -> Result<(), JsValue> {
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.buffer(sound)?));
        let strength = self.context.create_gain()?;
        strength.gain().set_value(force as f32);
        source.connect_with_audio_node(&strength)?;
        strength.connect_with_audio_node(&self.gain)?;
        source.start_with_when(self.context.current_time() + delay.max(0.0) / 1000.0)
    }

    /// Returns the sound, made on first use.
    fn buffer(&mut self, sound: Sound) -> Result<AudioBuffer, JsValue> {
        if let Some((_, buffer)) = self.made.iter().find(|(made, _)| *made == sound) {
            return Ok(buffer.clone());
        }
        let rate = self.context.sample_rate();
        let samples = sound.samples(rate);
        let buffer = self.context.create_buffer(1, samples.len() as u32, rate)?;
        buffer.copy_to_channel(&samples, 0)?;
        self.made.push((sound, buffer.clone()));
        Ok(buffer)
    }
}

/// Makes the device vibrate for a moment, if it can and somebody has touched the page. Some browsers lack the function, and a
/// direct call would throw there.
pub(super) fn vibrate() {
    let navigator = web_sys::window().map(|window| window.navigator());
    if let Some(navigator) = navigator.filter(|_| was_touched())
        && let Ok(vibrate) = js_sys::Reflect::get(&navigator, &"vibrate".into())
        && let Some(vibrate) = vibrate.dyn_ref::<js_sys::Function>()
    {
        // A device that cannot vibrate is no failure.
        let _ = vibrate.call1(&navigator, &30.into());
    }
}

/// Whether the browser reports a touch or a key press; if it cannot tell, the answer is yes, and sound is tried.
fn was_touched() -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    let known = |object: &JsValue, name: &str| js_sys::Reflect::get(object, &name.into()).ok();
    navigator
        .and_then(|navigator| known(&navigator, "userActivation"))
        .and_then(|activation| known(&activation, "hasBeenActive")?.as_bool())
        .unwrap_or(true)
}

fn out(context: &AudioContext, volume: f32) -> Result<GainNode, JsValue> {
    let gain = context.create_gain()?;
    gain.gain().set_value(volume);
    gain.connect_with_audio_node(&context.destination())?;
    Ok(gain)
}
