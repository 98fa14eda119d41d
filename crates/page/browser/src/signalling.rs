//! `signalling.json`, which is asked for when play at a distance is opened.

use hosts::Hosts;
use js_sys::{Function, JSON, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::files::on_settled;
use super::json;

/// Fetches the file, and says what it names, or what is wrong with it.
pub fn fetch(then: impl FnOnce(Result<Hosts, String>) + Clone + 'static) {
    let Some(answer) = asked() else {
        return then(Ok(Hosts::default()));
    };
    let failed = then.clone();
    on_settled(
        &answer,
        move |answer| read(&answer, then),
        move |_| failed(Ok(Hosts::default())),
    );
}

/// The browser's promise of the file. It is edited by hand, so it is asked for anew every time.
fn asked() -> Option<JsValue> {
    let window: JsValue = web_sys::window()?.into();
    let address = JsValue::from_str("signalling.json");
    let fetch: Function = member(&window, "fetch")?;
    let anew = JSON::parse("{\"cache\":\"no-cache\"}").ok()?;
    fetch.call2(&window, &address, &anew).ok()
}

/// A host need not have the file, and a page that was opened from a file or without a network has no use for a server.
fn read(answer: &JsValue, then: impl FnOnce(Result<Hosts, String>) + Clone + 'static) {
    let Some(text) = text(answer) else {
        return then(Ok(Hosts::default()));
    };
    let failed = then.clone();
    let read = move |text: JsValue| {
        let hosts = Hosts::read(&json::read(&text.as_string().unwrap_or_default()));
        then(hosts.map_err(|error| error.to_string()));
    };
    on_settled(&text, read, move |_| failed(Ok(Hosts::default())));
}

/// The browser's promise of the text of an answer, if that brings the file.
fn text(answer: &JsValue) -> Option<JsValue> {
    let came = Reflect::get(answer, &"ok".into()).ok()?.as_bool()?;
    let text: Function = member(answer, "text").filter(|_| came)?;
    text.call0(answer).ok()
}

fn member<T: JsCast>(of: &JsValue, name: &str) -> Option<T> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}
