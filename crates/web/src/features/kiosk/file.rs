//! `kiosk.json`: what a curator chose, and what of it cannot be used.

use js_sys::{Array, Object};
use kiosk::{Available, Config, ConfigError, ConfigErrorKind, Value};
use sahkku_words::LANGUAGES;
use wasm_bindgen::{JsCast, JsValue};

use crate::messages as m;
use crate::this_game::{Level, PRESETS};

/// What `kiosk.json` says, and what of it cannot be used.
pub(crate) fn read(text: &str) -> (Config, Vec<ConfigError>) {
    // What is no JSON is no table of settings either.
    let parsed = js_sys::JSON::parse(text).unwrap_or(JsValue::NULL);
    let rules: Vec<&str> = PRESETS.iter().map(|preset| preset.id).collect();
    let languages: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
    let known = Available {
        rules: &rules,
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
