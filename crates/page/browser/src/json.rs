//! Parses JSON with the browser's parser.

use hosts::Value;
use js_sys::{Array, Object};
use wasm_bindgen::{JsCast, JsValue};

/// Parses the content of a file. Invalid JSON gives a value that is not a table of settings.
pub fn read(text: &str) -> Value {
    value(&js_sys::JSON::parse(text).unwrap_or(JsValue::NULL), 0)
}

/// Converts a value of a file, up to the depth of settings.
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
