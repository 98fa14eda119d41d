//! What is to be heard, at the moment when it is to be seen.

use super::App;
use crate::kiosk::Kiosk;
use crate::settings::{Key, Settings};

impl App {
    /// Somebody touched the page: from now on it may be heard.
    pub(super) fn heard_of(&mut self) {
        self.speaker.wake();
    }

    /// Lets the sounds of what was set in motion be heard.
    pub(super) fn sound(&mut self) {
        for (delay, sound, force) in self.board.take_sounds() {
            self.speaker.play(sound, delay, force);
        }
    }

    pub(super) fn set_sound(&mut self) {
        let heard = self.kiosk.as_ref().is_none_or(Kiosk::may_be_heard);
        let volume = if heard { volume(&self.settings) } else { 0.0 };
        self.speaker.set_volume(volume);
    }
}

fn volume(settings: &Settings) -> f32 {
    if !settings.is_on(Key::Sound) {
        return 0.0;
    }
    let percent: u8 = settings.get(Key::Volume).parse().unwrap_or(0);
    // Ears hear powers, not sums.
    (f32::from(percent) / 100.0).powi(2)
}
