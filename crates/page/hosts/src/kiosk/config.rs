//! `kiosk.json`: the choices of a curator. An unusable value keeps its safe default and is named, and a file with a mistake is
//! read as far as possible. Nothing in the file can stop the screen.

#[cfg(test)]
mod tests;

use super::clock::{Hours, TimeOfDay};
use super::home;
use super::salvage::salvage;
use crate::Value;

/// When sound may be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sound {
    Off,
    On,
    /// In these parts of the day.
    During(Vec<Hours>),
}

impl Sound {
    /// Whether sound may be played now.
    pub fn is_on(&self, now: TimeOfDay) -> bool {
        match self {
            Sound::Off => false,
            Sound::On => true,
            Sound::During(hours) => hours.iter().any(|hours| hours.has(now)),
        }
    }
}

/// The choices of a curator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// `"on"`: whether the page is a kiosk even without `?kiosk` in its address.
    pub on: bool,
    /// `"rules"`: the ids of the game's rule sets on offer, the default first. All, if empty.
    pub rules: Vec<String>,
    /// `"languages"`: the languages on offer, the default first. All, if empty.
    pub languages: Vec<String>,
    /// `"opponent"`: the computer's level, if the kiosk fixes one.
    pub opponent: Option<String>,
    /// `"two_players"`: whether two people may play each other.
    pub two_players: bool,
    /// `"keyboard"`: whether visitors have a keyboard.
    pub keyboard: bool,
    /// `"attract"`: whether the computer plays against itself while nobody is there.
    pub attract: bool,
    /// `"idle_seconds"`: the seconds without a touch after which the screen asks, 10 to 3,600.
    pub idle_seconds: u32,
    /// `"countdown_seconds"`: the seconds for which it asks, 5 to 120.
    pub countdown_seconds: u32,
    /// `"sound"`.
    pub sound: Sound,
    /// `"full_screen"`: whether the first touch makes the page fill the screen.
    pub full_screen: bool,
    /// `"keep_awake"`: whether the screen is kept awake.
    pub keep_awake: bool,
    /// `"home"`: the address of a public copy of the page, where visitors can go on with their game.
    pub home: Option<String>,
    /// `"reload_at"`: when the page reloads, as soon as nobody is there.
    pub reload_at: Option<TimeOfDay>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            on: false,
            rules: Vec::new(),
            languages: Vec::new(),
            opponent: None,
            two_players: true,
            keyboard: false,
            attract: true,
            idle_seconds: 60,
            countdown_seconds: 20,
            sound: Sound::Off,
            full_screen: true,
            keep_awake: true,
            home: None,
            reload_at: TimeOfDay::new(4, 0),
        }
    }
}

/// What is wrong with a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConfigErrorKind {
    /// The file is not a table of names and values in valid JSON.
    NotAnObject {
        /// The line of the first mistake.
        line: usize,
    },
    /// No setting has this name.
    UnknownName,
    /// The value is not `true` or `false`.
    NotABool,
    /// The value is not a whole number in this range.
    NotANumber { least: u32, most: u32 },
    /// The value is not a time such as `"4:00"`, or `null`.
    NotATime,
    /// The value is not an address such as `"https://example.org/sahkku/"`, or `null`.
    NotAnAddress,
    /// The value is not a list of texts.
    NotAList,
    /// These names are unknown.
    Unknown(String),
    /// The value is not `"off"`, `"on"` or a list of `{ "from": "10:00", "to": "17:00" }`.
    NotASound,
}

/// A value that could not be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConfigError {
    pub name: String,
    pub kind: ConfigErrorKind,
}

/// The names that the page offers, to check the file against.
#[derive(Clone, Copy, Debug)]
pub struct Available<'a> {
    /// The ids of the game's rule sets.
    pub rules: &'a [&'a str],
    /// The ids of other games' rule sets. Their pages read the same file.
    pub others: &'a [&'a str],
    /// The languages, such as `se`.
    pub languages: &'a [&'a str],
    pub levels: &'a [&'a str],
}

impl Config {
    /// Reads the file from its text and its value. If the text is not valid JSON, the readable part of it counts. An unusable
    /// value keeps its default and is named.
    pub fn read(text: &str, value: &Value, available: Available<'_>) -> (Config, Vec<ConfigError>) {
        let mut config = Config::default();
        let mut errors = Vec::new();
        let salvaged;
        let entries = match value {
            Value::Object(entries) => entries,
            _ => {
                let (entries, line) = salvage(text);
                let name = String::new();
                let kind = ConfigErrorKind::NotAnObject { line };
                errors.push(ConfigError { name, kind });
                salvaged = entries;
                &salvaged
            }
        };
        for (name, value) in entries {
            if let Err(kind) = config.take(name, value, available) {
                let name = name.chars().take(40).collect();
                errors.push(ConfigError { name, kind });
            }
        }
        (config, errors)
    }

    /// The address where visitors can go on with a game that they began on this page: the public copy, or else this page, if
    /// other people's devices can open it.
    pub fn home_of(&self, page: &str) -> Option<String> {
        match &self.home {
            Some(copy) => Some(home::page_in(copy, page)),
            None => home::is_reachable(page).then(|| page.to_owned()),
        }
    }

    fn take(
        &mut self,
        name: &str,
        value: &Value,
        available: Available<'_>,
    ) -> Result<(), ConfigErrorKind> {
        match name {
            // For notes between curators.
            "note" => {}
            "on" => {
                // Nobody writes a value other than `false` into the file of an ordinary page.
                self.on = is_meant(value);
                flag(value)?;
            }
            "rules" => self.rules = names(value, available.rules, available.others)?,
            "languages" => self.languages = names(value, available.languages, &[])?,
            "opponent" => {
                self.opponent = match value {
                    Value::Null => None,
                    Value::String(level) if available.levels.contains(&level.as_str()) => {
                        Some(level.clone())
                    }
                    Value::String(level) => return Err(unknown(level)),
                    _ => return Err(ConfigErrorKind::Unknown(String::new())),
                }
            }
            "two_players" => self.two_players = flag(value)?,
            "keyboard" => self.keyboard = flag(value)?,
            "attract" => self.attract = flag(value)?,
            "idle_seconds" => self.idle_seconds = number(value, 10, 3_600)?,
            "countdown_seconds" => self.countdown_seconds = number(value, 5, 120)?,
            "sound" => self.sound = sound(value)?,
            "full_screen" => self.full_screen = flag(value)?,
            "keep_awake" => self.keep_awake = flag(value)?,
            "home" => {
                self.home = match value {
                    Value::Null => None,
                    Value::String(address) if home::is_public(address) => Some(address.clone()),
                    _ => return Err(ConfigErrorKind::NotAnAddress),
                }
            }
            "reload_at" => {
                self.reload_at = match value {
                    Value::Null => None,
                    value => Some(time(value).ok_or(ConfigErrorKind::NotATime)?),
                }
            }
            _ => return Err(ConfigErrorKind::UnknownName),
        }
        Ok(())
    }
}

/// Whether a value of `"on"` makes the page a kiosk, even one that is not `true`.
fn is_meant(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Number(number) => *number != 0.0,
        Value::String(text) => !text.is_empty(),
        _ => true,
    }
}

fn flag(value: &Value) -> Result<bool, ConfigErrorKind> {
    match value {
        Value::Bool(flag) => Ok(*flag),
        _ => Err(ConfigErrorKind::NotABool),
    }
}

fn number(value: &Value, least: u32, most: u32) -> Result<u32, ConfigErrorKind> {
    match value {
        Value::Number(number)
            if number.fract() == 0.0 && (f64::from(least)..=f64::from(most)).contains(number) =>
        {
            Ok(*number as u32)
        }
        _ => Err(ConfigErrorKind::NotANumber { least, most }),
    }
}

fn time(value: &Value) -> Option<TimeOfDay> {
    match value {
        Value::String(text) => text.parse().ok(),
        _ => None,
    }
}

/// Reads the names in a list, each once. Names in `others` are allowed and left out.
fn names(value: &Value, known: &[&str], others: &[&str]) -> Result<Vec<String>, ConfigErrorKind> {
    let Value::Array(items) = value else {
        return Err(ConfigErrorKind::NotAList);
    };
    let mut names: Vec<String> = Vec::new();
    for item in items {
        let Value::String(name) = item else {
            return Err(ConfigErrorKind::NotAList);
        };
        if others.contains(&name.as_str()) {
            continue;
        }
        if !known.contains(&name.as_str()) {
            return Err(unknown(name));
        }
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    Ok(names)
}

fn unknown(name: &str) -> ConfigErrorKind {
    ConfigErrorKind::Unknown(name.chars().take(40).collect())
}

fn sound(value: &Value) -> Result<Sound, ConfigErrorKind> {
    let hours = |value: &Value| {
        let Value::Object(entries) = value else {
            return None;
        };
        let named = |name: &str| {
            let entry = entries.iter().find(|(other, _)| other == name);
            time(&entry?.1)
        };
        let (from, to) = (named("from")?, named("to")?);
        (entries.len() == 2).then_some(Hours { from, to })
    };
    match value {
        Value::String(word) if word == "off" => Ok(Sound::Off),
        Value::String(word) if word == "on" => Ok(Sound::On),
        Value::Array(parts) => {
            let parts: Option<Vec<Hours>> = parts.iter().map(hours).collect();
            parts.map(Sound::During).ok_or(ConfigErrorKind::NotASound)
        }
        _ => Err(ConfigErrorKind::NotASound),
    }
}
