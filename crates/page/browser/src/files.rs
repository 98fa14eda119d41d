//! Texts that leave the page, and files that come in.

use js_sys::{Function, JSON, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, ShareData, Url};

use dom::{Id, Page};
use messages::house as m;

/// Offers a text as a download, or says that the browser does not let it.
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

/// An address under which this page, and nobody else, can load a text of this type.
///
/// # Errors
/// If the browser makes none.
pub fn address_of(text: &str, mime: &str) -> Result<String, JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let kind = BlobPropertyBag::new();
    kind.set_type(mime);
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    Url::create_object_url_with_blob(&blob)
}

/// Copies a text, and says whether it was copied.
pub fn copy(text: &str, then: impl Fn(bool) + Clone + 'static) {
    let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
    // Pages that did not come over a secure connection have none.
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
    /// Whoever was asked changed their mind.
    Left,
    /// The browser does not offer it, or refuses it.
    Refused,
}

/// Whether the system can be given something to share.
pub fn can_share() -> bool {
    web_sys::window().is_some_and(|window| {
        // Not every browser knows how to.
        js_sys::Reflect::has(&window.navigator(), &JsValue::from_str("share")).unwrap_or(false)
    })
}

/// Hands an address to the system to be shared, with a title and perhaps a text before it, and says whether it was.
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

/// Hands an address to the system to be shared; where that is not offered, or refused, copies it, and says whether it was copied.
/// Whoever changes their mind has nothing to be told.
pub fn share(words: [&str; 2], address: &str, copied: impl Fn(bool) + Clone + 'static) {
    let text = address.to_owned();
    hand_over(words, address, move |outcome| {
        if outcome == Err(Unshared::Refused) {
            copy(&text, copied.clone());
        }
    });
}

/// Reads the file that was chosen. One that cannot be read is as if it had not been chosen.
pub fn read(page: &Page, field: impl Into<Id>, then: impl FnOnce(String) + 'static) {
    let Ok(input) = page.element::<HtmlInputElement>(field) else {
        return;
    };
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    let read = move |text: JsValue| then(text.as_string().unwrap_or_default());
    on_settled(&file.text().into(), read, |_| {});
    // The same file can be chosen again.
    input.set_value("");
}

/// Calls one of the two when a promise has been kept or broken.
pub fn on_settled(
    promise: &JsValue,
    kept: impl FnOnce(JsValue) + 'static,
    broken: impl FnOnce(JsValue) + 'static,
) {
    let broken = Closure::once_into_js(broken);
    let then = js_sys::Reflect::get(promise, &"then".into()).ok();
    match then.and_then(|then| then.dyn_into::<js_sys::Function>().ok()) {
        // Both ends of the promise are handled; the call itself cannot fail.
        Some(then) => {
            let _ = then.call2(promise, &Closure::once_into_js(kept), &broken);
        }
        None => {
            let broken: js_sys::Function = broken.unchecked_into();
            let _ = broken.call1(&JsValue::NULL, &JsValue::UNDEFINED);
        }
    }
}

/// The address of this page with `hash` behind it.
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

/// The part of the address after and with the `#`; empty if there is none.
pub fn hash() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default()
}

/// Writes into the address what is read, so that it can be linked to and gone back from.
pub fn set_hash(hash: &str) {
    if let Some(window) = web_sys::window()
        && window
            .location()
            .hash()
            .is_ok_and(|now| now.trim_start_matches('#') != hash)
    {
        // An address that cannot be changed is no reason not to read.
        let _ = window.location().set_hash(hash);
    }
}

/// Takes the part after the `#` out of the address, so that a reload does not open it again.
pub fn forget_hash() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let location = window.location();
    let address = location
        .pathname()
        .and_then(|path| Ok(path + &location.search()?));
    if let (Ok(history), Ok(address)) = (window.history(), address) {
        // An address that cannot be changed is opened again by a reload, and is known then.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

/// Prints the page. A browser that cannot print says so itself.
pub fn print() {
    if let Some(window) = web_sys::window() {
        let _ = window.print();
    }
}

/// Loads the page anew. Where a browser does not let it, the page simply goes on.
pub fn reload() {
    if let Some(window) = web_sys::window() {
        let _ = window.location().reload();
    }
}

/// Whether a file that the browser has kept will do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Freshness {
    /// It will: the file has another name when it has changed.
    AsKept,
    /// The host is asked whether it has changed.
    Anew,
}

/// Fetches a file of text; `None` where it does not come.
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

/// The browser's promise of the text of an answer, if that brings the file.
fn text_of(answer: &JsValue) -> Option<JsValue> {
    let came = Reflect::get(answer, &"ok".into()).ok()?.as_bool()?;
    let text: Function = member(answer, "text").filter(|_| came)?;
    text.call0(answer).ok()
}

fn member<T: JsCast>(of: &JsValue, name: &str) -> Option<T> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}
