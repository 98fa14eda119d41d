//! `kiosk.json`: the choices of a curator, and the errors in them.

use browser::json;
use context::PRESETS;
use context::this::words as m;
use game::Level;
use hosts::kiosk::{Available, Config, ConfigError, ConfigErrorKind};
use sahkku_words::LANGUAGES;

/// Reads `kiosk.json`. Returns its content and its errors.
pub(crate) fn read(text: &str) -> (Config, Vec<ConfigError>) {
    let rules: Vec<&str> = PRESETS.iter().map(|preset| preset.id).collect();
    let languages: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
    let games = games::GAMES.iter().flat_map(|game| game.rules).copied();
    let others: Vec<&str> = games.filter(|id| !rules.contains(id)).collect();
    let known = Available {
        rules: &rules,
        others: &others,
        languages: &languages,
        levels: &Level::ALL.map(Level::word),
    };
    Config::read(text, &json::read(text), known)
}

/// An error in a value of `kiosk.json`, in words.
pub(crate) fn trouble(trouble: &ConfigError) -> String {
    let name = &trouble.name;
    match &trouble.kind {
        &ConfigErrorKind::NotAnObject { line } => m::KioskNoTable { line }.text(),
        ConfigErrorKind::UnknownName => m::KioskUnknownName { name }.text(),
        ConfigErrorKind::NotABool => m::KioskNoFlag { name }.text(),
        &ConfigErrorKind::NotANumber { least, most } => {
            m::KioskNoNumber { name, least, most }.text()
        }
        ConfigErrorKind::NotATime => m::KioskNoTime { name }.text(),
        ConfigErrorKind::NotAnAddress => m::KioskNoAddress { name }.text(),
        ConfigErrorKind::NotAList => m::KioskNoList { name }.text(),
        ConfigErrorKind::Unknown(word) => m::KioskUnknown { name, word }.text(),
        ConfigErrorKind::NotASound => m::KioskNoSound { name }.text(),
    }
}
