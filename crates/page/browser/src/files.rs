//! Texts that leave the page, and files that come in.

use js_sys::{Function, JSON, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, ShareData, Url};

use crate::dom::{Id, Page};
use messages::house as m;

/// Offers a text as a download, or says that the browser refuses it.
pub fn download(page: &Page, name: &str, text: &str) {
    let offered = || -> Result<(), JsValue> {
        let address = address_of(text, "text/plain")?;
        let link: HtmlAnchorElement = page.create("a")?;
        link.set_href(&address);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&address)
    };
    if offered().is_err() {
        page.notice(&m::notice_no_download());
    }
}

/// Creates an address from which only this page can load a text of this type.
/// Fails if the browser creates none.
pub fn address_of(text: &str, mime: &str) -> Result<String, JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let kind = BlobPropertyBag::new();
    kind.set_type(mime);
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    Url::create_object_url_with_blob(&blob)
}

/// The data address of an SVG picture.
pub fn address_of_svg(svg: &str) -> String {
    let svg = String::from(js_sys::encode_uri_component(svg));
    format!("data:image/svg+xml,{svg}")
}

/// Copies a text, and reports whether it was copied.
pub fn copy(text: &str, then: impl Fn(bool) + Clone + 'static) {
    let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
    // Pages that were loaded over an insecure connection have no clipboard.
    let Some(clipboard) = clipboard.filter(|clipboard| !clipboard.is_undefined()) else {
        return then(false);
    };
    let failed = then.clone();
    on_settled(
        &clipboard.write_text(text).into(),
        move |_| then(true),
        move |_| failed(false),
    );
}

/// Why nothing was shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unshared {
    /// The person cancelled it.
    Left,
    /// The browser does not offer it, or refuses it.
    Refused,
}

/// Whether the system offers sharing.
pub fn can_share() -> bool {
    web_sys::window().is_some_and(|window| {
        // Not every browser supports it.
        js_sys::Reflect::has(&window.navigator(), &JsValue::from_str("share")).unwrap_or(false)
    })
}

/// Hands an address to the system to share, with a title and perhaps a text before it, and reports whether it was shared.
pub fn hand_over(
    [title, text]: [&str; 2],
    address: &str,
    then: impl Fn(Result<(), Unshared>) + Clone + 'static,
) {
    let Some(window) = web_sys::window().filter(|_| can_share()) else {
        return then(Err(Unshared::Refused));
    };
    let data = ShareData::new();
    data.set_title(title);
    if !text.is_empty() {
        data.set_text(text);
    }
    data.set_url(address);
    let shared = then.clone();
    on_settled(
        &window.navigator().share_with_data(&data).into(),
        move |_| shared(Ok(())),
        move |error| {
            let name = js_sys::Reflect::get(&error, &JsValue::from_str("name"));
            then(Err(match name.is_ok_and(|name| name == "AbortError") {
                true => Unshared::Left,
                false => Unshared::Refused,
            }));
        },
    );
}

/// Hands an address to the system to share. If sharing is not offered or is refused, copies the address and reports whether it
/// was copied. Reports nothing if the person cancels.
pub fn share(words: [&str; 2], address: &str, copied: impl Fn(bool) + Clone + 'static) {
    let text = address.to_owned();
    hand_over(words, address, move |outcome| {
        if outcome == Err(Unshared::Refused) {
            copy(&text, copied.clone());
        }
    });
}

/// Reads the chosen file. An unreadable file is ignored, as if none had been chosen.
pub fn read(page: &Page, field: impl Into<Id>, then: impl FnOnce(String) + 'static) {
    let Ok(input) = page.element::<HtmlInputElement>(field) else {
        return;
    };
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    let read = move |text: JsValue| then(text.as_string().unwrap_or_default());
    on_settled(&file.text().into(), read, |_| {});
    // Lets the same file be chosen again.
    input.set_value("");
}

/// Calls one of the two functions when a promise is fulfilled or rejected.
pub fn on_settled(
    promise: &JsValue,
    kept: impl FnOnce(JsValue) + 'static,
    broken: impl FnOnce(JsValue) + 'static,
) {
    let broken = Closure::once_into_js(broken);
    let then = js_sys::Reflect::get(promise, &"then".into()).ok();
    match then.and_then(|then| then.dyn_into::<js_sys::Function>().ok()) {
        // Both outcomes of the promise are handled. The call itself cannot fail.
        Some(then) => {
            let _ = then.call2(promise, &Closure::once_into_js(kept), &broken);
        }
        None => {
            let broken: js_sys::Function = broken.unchecked_into();
            let _ = broken.call1(&JsValue::NULL, &JsValue::UNDEFINED);
        }
    }
}

/// The address of this page with `hash` appended.
pub fn address_with(hash: &str) -> String {
    format!("{}#{hash}", address())
}

pub fn address() -> String {
    // A page that was opened from a file has an address, but no origin.
    let address = web_sys::window().and_then(|window| window.location().href().ok());
    let address = address.unwrap_or_default();
    let end = address.find(['?', '#']).unwrap_or(address.len());
    address[..end].to_owned()
}

/// The part of the address from the `#` on; empty without a `#`.
pub fn hash() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default()
}

/// Writes the current place in the text into the address, for links and for going back.
pub fn set_hash(hash: &str) {
    if let Some(window) = web_sys::window()
        && window
            .location()
            .hash()
            .is_ok_and(|now| now.trim_start_matches('#') != hash)
    {
        // Reading goes on even if the address cannot be changed.
        let _ = window.location().set_hash(hash);
    }
}

/// Removes the part from the `#` on from the address, so that a reload does not open it again.
pub fn forget_hash() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let location = window.location();
    let address = location
        .pathname()
        .and_then(|path| Ok(path + &location.search()?));
    if let (Ok(history), Ok(address)) = (window.history(), address) {
        // If the address cannot be changed, a reload opens it again, and the page recognises it.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

/// Prints the page. A browser that cannot print says so itself.
pub fn print() {
    if let Some(window) = web_sys::window() {
        let _ = window.print();
    }
}

/// Reloads the page. If the browser refuses, the page goes on.
pub fn reload() {
    if let Some(window) = web_sys::window() {
        let _ = window.location().reload();
    }
}

/// Whether a cached file may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Freshness {
    /// Yes. The file gets another name when it changes.
    AsKept,
    /// Only after the host was asked whether it has changed.
    Anew,
}

/// Fetches a text file; `None` if it cannot be fetched.
pub fn fetch_text(
    address: &str,
    freshness: Freshness,
    then: impl FnOnce(Option<String>) + Clone + 'static,
) {
    let fetched = || -> Option<JsValue> {
        let window: JsValue = web_sys::window()?.into();
        let options = match freshness {
            Freshness::AsKept => JsValue::UNDEFINED,
            Freshness::Anew => JSON::parse("{\"cache\":\"no-cache\"}").ok()?,
        };
        let fetch: Function = member(&window, "fetch")?;
        fetch.call2(&window, &address.into(), &options).ok()
    };
    let Some(answer) = fetched() else {
        return then(None);
    };
    let failed = then.clone();
    let read = move |answer: JsValue| {
        let Some(text) = text_of(&answer) else {
            return then(None);
        };
        let failed = then.clone();
        on_settled(
            &text,
            move |text| then(text.as_string()),
            move |_| failed(None),
        );
    };
    on_settled(&answer, read, move |_| failed(None));
}

/// The browser's promise of the text of a response, if the response is successful.
fn text_of(answer: &JsValue) -> Option<JsValue> {
    let came = Reflect::get(answer, &"ok".into()).ok()?.as_bool()?;
    let text: Function = member(answer, "text").filter(|_| came)?;
    text.call0(answer).ok()
}

fn member<T: JsCast>(of: &JsValue, name: &str) -> Option<T> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}
