//! A page that nobody looks after, as in a museum: what its curator chose in `kiosk.json`, and
//! what its staff can see. When it asks and starts over is decided in `sahkku-kiosk`; that nobody
//! gets out of the page is the work of `web/kiosk.js`.

use js_sys::{Array, Object};
use sahkku_kiosk::{
    Available, Config, ConfigError, ConfigErrorKind, IdleTimer, State, TimeOfDay, Value,
};
use sahkku_opponent::Level;
use sahkku_words::LANGUAGES;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, HtmlElement};

use crate::languages;
use crate::messages as m;
use crate::page::Page;
use crate::settings::Settings;

/// A kiosk at work.
pub(crate) struct Kiosk {
    pub(crate) config: Config,
    pub(crate) idle: IdleTimer,
    /// How many games were begun by visitors.
    pub(crate) games: u32,
    /// Which of the rule sets the computers play next.
    pub(crate) next_rules: usize,
    /// The language that every visitor finds.
    pub(crate) language: String,
    /// The settings that every visitor finds.
    pub(crate) settings: Settings,
    /// Whether it is a time of the day at which the screen may be heard.
    heard: bool,
    troubles: Vec<ConfigError>,
}

impl Kiosk {
    /// The kiosk that this page is, if it is one: because its address asks for it, or because
    /// its `kiosk.json` does. `wished` is what the address says, and what it sets is part of
    /// `settings`.
    pub(crate) fn open(page: &Page, wished: Option<bool>, settings: &Settings) -> Option<Kiosk> {
        let root = root(page.document())?;
        let file = root.dataset().get("kioskFile");
        let (config, troubles) = match &file {
            Some(text) => read(text),
            None => (Config::default(), Vec::new()),
        };
        if !wished.unwrap_or(config.on) {
            return None;
        }
        let flags = [
            ("kiosk", true),
            ("fullScreen", config.full_screen),
            ("keepAwake", config.keep_awake),
            ("fixedOpponent", config.opponent.is_some()),
            (
                "fixedSeats",
                config.opponent.is_some() || !config.two_players,
            ),
            ("onePlayer", !config.two_players),
        ];
        for (name, set) in flags {
            if set {
                // It fails only for names with capitals after a dash.
                let _ = root.dataset().set(name, "");
            }
        }
        lock();
        Some(Kiosk {
            idle: IdleTimer::new(&config, 0.0, false),
            config,
            games: 0,
            next_rules: 0,
            language: languages::usual(),
            settings: settings.of_visit(),
            heard: false,
            troubles,
        })
    }

    /// The opponent that everybody plays, if the kiosk fixes one.
    pub(crate) fn opponent(&self) -> Option<Level> {
        self.config.opponent.as_deref()?.parse().ok()
    }

    /// Looks at the clock. Whether from now on the screen may be heard that was not, or no more.
    pub(crate) fn hears_the_clock(&mut self, page: &Page) -> bool {
        let heard = self.config.sound.is_on(clock());
        page.flag_root("quiet", !heard);
        core::mem::replace(&mut self.heard, heard) != heard
    }

    /// Whether the screen may be heard: somebody is there, and it is the time for it.
    pub(crate) fn may_be_heard(&self) -> bool {
        self.heard && self.idle.state() != State::Attracting
    }

    /// The rule sets on offer.
    pub(crate) fn rules(&self) -> Vec<&'static str> {
        let all = || sahkku::PRESETS.iter().map(|preset| preset.id);
        let known = |chosen: &String| all().find(|id| id == chosen);
        let chosen: Vec<&str> = self.config.rules.iter().filter_map(known).collect();
        if chosen.is_empty() {
            all().collect()
        } else {
            chosen
        }
    }

    /// Fills the screen for the staff.
    pub(crate) fn show_staff(&self, page: &Page, now: f64) {
        let minutes = (now / 60.0) as u32;
        let up = format!("{}:{:02}", minutes / 60, minutes % 60);
        let errors = root(page.document())
            .and_then(|root| root.dataset().get("errors"))
            .and_then(|count| count.parse().ok())
            .unwrap_or(0);
        let version = env!("CARGO_PKG_VERSION");
        page.say("staff-version", &m::StaffVersion { version }.text());
        page.say("staff-uptime", &m::StaffUptime { time: &up }.text());
        page.say("staff-games", &m::StaffGames { count: self.games }.text());
        page.say("staff-errors", &m::StaffErrors { count: errors }.text());
        let troubles: Vec<String> = self.troubles.iter().map(trouble).collect();
        let file = if troubles.is_empty() {
            m::staff_file_fine()
        } else {
            let troubles = &troubles.join(" ");
            m::StaffFileBad { troubles }.text()
        };
        page.say("staff-file", &file);
    }
}

/// What `kiosk.json` says, and what of it cannot be used.
pub(crate) fn read(text: &str) -> (Config, Vec<ConfigError>) {
    // What is no JSON is no table of settings either.
    let parsed = js_sys::JSON::parse(text).unwrap_or(JsValue::NULL);
    let languages: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
    let known = Available {
        languages: &languages,
        levels: &Level::ALL.map(Level::word),
    };
    Config::read(&value(&parsed, 0), known)
}

/// What is wrong with a value of `kiosk.json`, in words.
pub(crate) fn trouble(trouble: &ConfigError) -> String {
    let name = &trouble.name;
    match &trouble.kind {
        ConfigErrorKind::NotAnObject => m::kiosk_no_table(),
        ConfigErrorKind::UnknownName => m::KioskUnknownName { name }.text(),
        ConfigErrorKind::NotABool => m::KioskNoFlag { name }.text(),
        &ConfigErrorKind::NotANumber { least, most } => {
            m::KioskNoNumber { name, least, most }.text()
        }
        ConfigErrorKind::NotATime => m::KioskNoTime { name }.text(),
        ConfigErrorKind::NotAList => m::KioskNoList { name }.text(),
        ConfigErrorKind::Unknown(word) => m::KioskUnknown { name, word }.text(),
        ConfigErrorKind::NotASound => m::KioskNoSound { name }.text(),
    }
}

/// The time of the day where the screen is.
pub(crate) fn clock() -> TimeOfDay {
    let now = js_sys::Date::new_0();
    // A clock without a time stands at midnight.
    TimeOfDay::new(now.get_hours(), now.get_minutes()).unwrap_or(TimeOfDay::MIDNIGHT)
}

/// A value of a file, as deep as settings can be.
fn value(from: &JsValue, depth: u32) -> Value {
    if let Some(flag) = from.as_bool() {
        Value::Bool(flag)
    } else if let Some(number) = from.as_f64() {
        Value::Number(number)
    } else if let Some(text) = from.as_string() {
        Value::String(text)
    } else if depth > 4 {
        Value::Null
    } else if let Some(items) = from.dyn_ref::<Array>() {
        Value::Array(items.iter().map(|item| value(&item, depth + 1)).collect())
    } else if let Some(table) = from.dyn_ref::<Object>() {
        let entries = Object::entries(table);
        let entry = |entry: JsValue| {
            let pair = Array::from(&entry);
            let name = pair.get(0).as_string().unwrap_or_default();
            (name, value(&pair.get(1), depth + 1))
        };
        Value::Object(entries.iter().map(entry).collect())
    } else {
        Value::Null
    }
}

fn root(document: &Document) -> Option<HtmlElement> {
    document.document_element()?.dyn_into().ok()
}

#[wasm_bindgen]
extern "C" {
    /// Runs a script that not every visitor needs: `web/trust.js`.
    #[wasm_bindgen(js_name = loadLater, catch)]
    fn load_later(name: &str) -> Result<(), JsValue>;
}

/// Loads the script that keeps visitors on the page.
fn lock() {
    // Without it the kiosk still plays and starts over.
    let _ = load_later("kiosk");
}
