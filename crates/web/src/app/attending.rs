//! A kiosk between its visitors: inviting them, asking whether they are still there, starting
//! over.

use super::App;
use crate::kiosk::{self, Kiosk};
use crate::lab::Lab;
use crate::languages;
use crate::link::{Hand, Message};
use crate::messages as m;
use crate::settings::Settings;
use gloo_timers::callback::{Interval, Timeout};
use sahkku::Record;
use sahkku_kiosk::{IdleAction, IdleTimer, State};
use sahkku_lessons::Progress;
use sahkku_session::{Pending, Session};

/// How long an ended game of the computers stays to be seen, in milliseconds.
const BETWEEN_GAMES: u32 = 6_000;

impl App {
    /// Begins as a kiosk: with the game that somebody was playing, or inviting.
    pub(super) fn attend(&mut self, kiosk: Kiosk, saved: Option<Session>) {
        languages::offer_only(&self.page, &kiosk.config.languages);
        self.kiosk = Some(kiosk);
        self.show_opponent();
        self.speak_first();
        self.offer_rules();
        crate::listen::touches(&self.page, &self.link);
        let link = self.link.clone();
        Interval::new(1_000, move || link.send(Message::Second)).forget();
        let unfinished = |game: &Session| !matches!(game.pending(), Pending::Over(_));
        match saved.filter(unfinished) {
            Some(game) => {
                self.watch_idle(true);
                self.sit_down(game);
                self.tell(m::news_restored);
                self.refresh();
            }
            None => {
                self.watch_idle(false);
                self.attract();
            }
        }
    }

    fn watch_idle(&mut self, playing: bool) {
        if let Some(kiosk) = &mut self.kiosk {
            kiosk.idle = IdleTimer::new(&kiosk.config, seconds(), playing);
        }
        self.hear_the_clock();
        self.set_sound();
    }

    /// Only what the kiosk offers can be chosen.
    fn offer_rules(&mut self) {
        let Some(kiosk) = &self.kiosk else { return };
        let ids = kiosk.rules();
        if let Some(first) = ids.first() {
            self.lab = Lab::new(first);
        }
        self.page.offer_rules(&ids);
        self.page.list_rules("rules", self.lab.base().id);
        self.page
            .say("portrait", &crate::lab::portrait(self.lab.base()));
        self.page.show(
            "play-two",
            self.kiosk.as_ref().is_some_and(|k| k.config.two_players),
        );
        // A kiosk that names its rule sets does not offer others by the back door.
        self.page
            .show("open-lab", ids.len() == sahkku::PRESETS.len());
    }

    /// Whether two computers play to an empty room, which nothing has to be kept of.
    pub(super) fn is_attracting(&self) -> bool {
        let state = |kiosk: &Kiosk| kiosk.idle.state() == State::Attracting;
        self.kiosk.as_ref().is_some_and(state)
    }

    /// Invites: two computers play, or the board lies there.
    pub(super) fn attract(&mut self) {
        let Some(kiosk) = &mut self.kiosk else { return };
        let ids = kiosk.rules();
        let id = ids.get(kiosk.next_rules % ids.len().max(1)).copied();
        kiosk.next_rules += 1;
        let plays = kiosk.config.attract;
        self.lab = Lab::new(id.unwrap_or(super::FIRST_RULES));
        self.page.say("invite-rules", self.lab.base().name);
        self.page.show("invite", true);
        self.session = None;
        match self.lab.judge() {
            Ok(judge) if plays => {
                let record = Record::new(judge, None);
                self.tell_nothing();
                self.sit_down(Session::from_record(record, [self.opponent(); 2]));
            }
            _ => self.show_empty_board(),
        }
    }

    /// The computers' game is over: after a while they begin another.
    pub(super) fn attract_again(&mut self) {
        let link = self.link.clone();
        self.pause = Some(Timeout::new(BETWEEN_GAMES, move || {
            link.send(Message::Pause);
        }));
    }

    /// Somebody touches the screen or presses a key. What is over the board goes only when the
    /// touch is done, or its end would fall on what lies under it.
    pub(super) fn touched(&mut self, hand: Hand) {
        match hand {
            Hand::Down if self.is_attracting() => return,
            Hand::Down => {}
            Hand::Done => self.page.close_dialog("still-there"),
        }
        let todo = self
            .kiosk
            .as_mut()
            .map(|kiosk| kiosk.idle.touched(seconds()));
        self.attend_to(todo);
    }

    /// A second has gone by.
    pub(super) fn second(&mut self) {
        self.hear_the_clock();
        let tick = |kiosk: &mut Kiosk| kiosk.idle.tick(seconds(), kiosk::clock());
        let todo = self.kiosk.as_mut().map(tick);
        self.attend_to(todo);
        if self.is_attracting() && self.page.is_shown("update") {
            // Nobody is there to be asked, and nobody's game to be disturbed.
            self.reload();
        }
    }

    /// The hours may have come, or gone, in which the screen is heard.
    fn hear_the_clock(&mut self) {
        let page = &self.page;
        let changed = |kiosk: &mut Kiosk| kiosk.hears_the_clock(page);
        if self.kiosk.as_mut().is_some_and(changed) {
            self.set_sound();
        }
    }

    fn attend_to(&mut self, todo: Option<IdleAction>) {
        match todo {
            None | Some(IdleAction::Nothing) => {}
            Some(IdleAction::Welcome) => self.invite_in(),
            Some(IdleAction::Ask(left)) => {
                self.page.say(
                    "still-there-count",
                    &m::StillThereCount { count: left }.text(),
                );
                self.page.open_dialog("still-there");
            }
            Some(IdleAction::GoOn) => self.page.say("still-there-count", ""),
            Some(IdleAction::StartOver) => self.start_over(),
            Some(IdleAction::Reload) => self.reload(),
        }
    }

    /// Speaks the language that every visitor finds: the first on offer.
    fn speak_first(&mut self) {
        let first = |kiosk: &Kiosk| {
            kiosk
                .config
                .languages
                .first()
                .unwrap_or(&kiosk.language)
                .clone()
        };
        if let Some(code) = self.kiosk.as_ref().map(first) {
            self.ask_language(&code);
        }
    }

    fn invite_in(&mut self) {
        self.page.show("invite", false);
        if let Some(kiosk) = &mut self.kiosk {
            kiosk.games += 1;
        }
        self.set_sound();
        self.offer_rules();
        self.welcome(None, None);
    }

    fn start_over(&mut self) {
        self.page.close_all_dialogs();
        self.page.clear_notices();
        self.store.forget();
        self.settings = self
            .kiosk
            .as_ref()
            .map_or_else(Settings::default, |kiosk| kiosk.settings.clone());
        self.apply_settings();
        self.store_failed = false;
        self.progress = Progress::default();
        self.saved = None;
        self.linked = None;
        self.clear_table();
        self.speak_first();
        self.attract();
    }

    /// Loads the page anew, in the new version where there is one.
    pub(super) fn reload(&mut self) {
        if self.page.is_shown("update") {
            self.page.show("update", false);
            self.page.press("update-take");
        } else if let Some(window) = web_sys::window() {
            // Where a browser does not let it, the page simply goes on.
            let _ = window.location().reload();
        }
    }

    /// The screen for the staff.
    pub(super) fn show_staff(&mut self) {
        if let Some(kiosk) = &self.kiosk {
            kiosk.show_staff(&self.page, seconds());
            self.page.open_dialog("staff");
        }
    }
}

/// Seconds since the page was loaded.
fn seconds() -> f64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0.0, |performance| performance.now() / 1000.0)
}
