//! Records and links going out of the page and coming in.

use sahkku::{Linked, Record};
use sahkku_session::{Player, Session};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, HtmlAnchorElement, HtmlInputElement, HtmlTextAreaElement, Url};

use crate::link::{Link, Message};
use crate::page::Page;

/// Offers `text` as a download called `name`.
pub(crate) fn download(page: &Page, name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence(&parts)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = page.document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// Copies `text`, and sends [`Message::Copied`] with how it went.
pub(crate) fn copy(link: &Link, text: &str) {
    let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
    // Pages that did not come over a secure connection have none.
    let Some(clipboard) = clipboard.filter(|clipboard| !clipboard.is_undefined()) else {
        return link.send(Message::Copied(false));
    };
    let told = |link: Link, copied| {
        Closure::once_into_js(move |_: JsValue| link.send(Message::Copied(copied)))
    };
    let promise: JsValue = clipboard.write_text(text).into();
    let then = js_sys::Reflect::get(&promise, &"then".into());
    let Some(then) = then
        .ok()
        .and_then(|then| then.dyn_into::<js_sys::Function>().ok())
    else {
        return link.send(Message::Copied(false));
    };
    // Both ends of the promise are told of; the call itself cannot fail.
    let _ = then.call2(
        &promise,
        &told(link.clone(), true),
        &told(link.clone(), false),
    );
}

/// Reads the file that was chosen, and sends [`Message::FileRead`] with its text.
pub(crate) fn read_file(page: &Page, link: &Link) {
    let Ok(input) = page.element::<HtmlInputElement>("record-input") else {
        return;
    };
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    let link = link.clone();
    let read = Closure::once_into_js(move |text: JsValue| {
        link.send(Message::FileRead(text.as_string().unwrap_or_default()));
    });
    let promise: JsValue = file.text().into();
    if let Ok(then) = js_sys::Reflect::get(&promise, &"then".into())
        && let Ok(then) = then.dyn_into::<js_sys::Function>()
    {
        // A file that cannot be read leaves the text as it is.
        let _ = then.call1(&promise, &read);
    }
    // The same file can be chosen again.
    input.set_value("");
}

/// Selects the text of the record, so that it can be copied by hand.
pub(crate) fn select_record(page: &Page) {
    if let Ok(field) = page.element::<HtmlTextAreaElement>("record-text") {
        field.select();
    }
}

/// The address of this page with `hash` behind it.
pub(crate) fn address_with(hash: &str) -> String {
    // A page that was opened from a file has an address, but no origin.
    let address = web_sys::window().and_then(|window| window.location().href().ok());
    let address = address.unwrap_or_default();
    let end = address.find(['?', '#']).unwrap_or(address.len());
    format!("{}#{hash}", &address[..end])
}

/// The game that the part of an address after the `#` holds; nothing if there is no such part.
///
/// # Errors
/// Why it cannot be read.
pub(crate) fn linked(hash: &str) -> Result<Option<Session>, sahkku::LinkError> {
    let text = hash.strip_prefix('#').unwrap_or(hash);
    if text.is_empty() {
        return Ok(None);
    }
    let record = match Linked::read(text)? {
        Linked::Game(record) => record,
        Linked::Position(judge, position) => Record::new(judge, Some(position)),
    };
    Ok(Some(Session::from_record(record, [Player::Human; 2])))
}
