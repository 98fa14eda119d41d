//! Settings taking effect.

use super::App;
use crate::address::{Address, Speed};
use crate::messages as m;
use crate::settings::{Key, Setting, Settings};
use crate::settings_card;
use sahkku::Side;
use sahkku_session::Session;

impl App {
    /// Takes up the settings that were kept, and what the address asks for this visit.
    pub(super) fn begin_settings(&mut self, address: &Address) {
        if let Some(text) = self.store.settings() {
            let (settings, strange) = Settings::read(&text);
            self.settings = settings;
            if !strange.is_empty() {
                let lines: String = strange.join("; ").chars().take(80).collect();
                self.page
                    .notice(&m::NoticeBadSettings { lines: &lines }.text());
            }
        }
        if address.embedded || is_framed() {
            self.settings.set_for_visit(Key::Sound, "no");
        }
        self.settings.visit_with(&address.settings);
        self.apply_settings();
    }

    pub(super) fn open_settings(&mut self) {
        self.page.close_dialog("menu-card");
        settings_card::show(&self.page, &self.settings);
        self.page.open_dialog("settings");
    }

    /// Something was set on the card.
    pub(super) fn set(&mut self, name: &str, word: &str) {
        if let Some(setting) = Setting::named(name)
            && self.settings.set(setting.key, word)
        {
            self.settings_changed();
        }
    }

    /// Everything as usual again.
    pub(super) fn reset_settings(&mut self) {
        self.settings = Settings::default();
        self.settings_changed();
    }

    fn settings_changed(&mut self) {
        // Whoever's browser keeps nothing was told so at the beginning.
        let _ = self.store.keep_settings(&self.settings.write());
        settings_card::show(&self.page, &self.settings);
        self.apply_settings();
        self.refresh();
        self.draw_soon();
    }

    /// Lets everything be as it is set.
    pub(super) fn apply_settings(&mut self) {
        self.show_opponent();
        let settings = &self.settings;
        self.speed = Speed::from_word(settings.get(Key::Speed)).unwrap_or(Speed::Normal);
        self.board.set_pace(self.speed.factor());
        self.set_sound();
        self.board.set_hints(self.settings.is_on(Key::Hints));
        self.apply_look();
    }

    /// Makes the table look as it is set, and as the system wants it.
    pub(super) fn apply_look(&mut self) {
        let settings = &self.settings;
        let material = settings.get(Key::Material).parse().ok();
        let ornament = settings.get(Key::Ornament).parse().unwrap_or_default();
        let lines = settings.get(Key::Lines).parse().unwrap_or_default();
        self.board.set_look(material, ornament, lines);
        if let Some(live) = &mut self.live {
            live.board().set_look(material, ornament, lines);
            live.draw_soon();
        }
    }

    /// The side at the near edge: the one that is set, or the person's, the men's if both are.
    pub(super) fn side_below(&self, session: &Session) -> Side {
        let person = |side: &Side| !session.player(*side).is_computer();
        let two = Side::BOTH.iter().all(person);
        let acting = session.pending().side();
        match (self.settings.get(Key::Below), acting) {
            (_, Some(side))
                if two && !self.settings.is_on(Key::Table) && self.settings.is_on(Key::Turning) =>
            {
                side
            }
            ("men", _) => Side::Men,
            ("women", _) => Side::Women,
            _ => Side::BOTH.into_iter().find(person).unwrap_or(Side::Men),
        }
    }
}

/// Whether the page lies in another one, whose visitors did not come to hear wood.
fn is_framed() -> bool {
    let window = web_sys::window();
    let top = window
        .as_ref()
        .and_then(|window| window.top().ok().flatten());
    window != top
}
