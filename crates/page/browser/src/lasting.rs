//! How long the browser keeps the storage of the page.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::Navigator;

use super::files::on_settled;

fn navigator() -> Option<Navigator> {
    web_sys::window().map(|window| window.navigator())
}

/// Asks the browser to keep the storage until a person removes it. The browser may ask that person.
pub fn ask_to_last() {
    let Some(storage) = navigator().map(|navigator| navigator.storage()) else {
        return;
    };
    // Pages that were loaded over an insecure connection have no such request.
    if let Some(Ok(answer)) = (!storage.is_undefined()).then(|| storage.persist()) {
        // If the browser refuses, nothing changes. A file with the player's place is the remedy.
        on_settled(&answer.into(), |_| {}, |_| {});
    }
}

/// Whether the browser clears the storage when nobody has opened the page for seven days.
pub fn forgets() -> bool {
    let Some(navigator) = navigator() else {
        return false;
    };
    let get = |name: &str| Reflect::get(&navigator, &JsValue::from_str(name));
    let vendor = get("vendor").ok().and_then(|vendor| vendor.as_string());
    let is_app = get("standalone").is_ok_and(|app| app == JsValue::TRUE)
        || web_sys::window()
            .and_then(|window| window.match_media("(display-mode: standalone)").ok()?)
            .is_some_and(|standalone| standalone.matches());
    forgets_as(&vendor.unwrap_or_default(), is_app)
}

/// Every browser on iPhones and iPads, and Safari on a Mac, clears it, except for pages on the home screen.
fn forgets_as(vendor: &str, is_app: bool) -> bool {
    vendor.starts_with("Apple") && !is_app
}

#[cfg(test)]
mod tests {
    use super::forgets_as;

    #[test]
    fn apple_browsers_forget_pages_that_are_not_installed() {
        for (vendor, is_app, forgets) in [
            ("Apple Computer, Inc.", false, true),
            ("Apple Computer, Inc.", true, false),
            ("Google Inc.", false, false),
            ("", false, false),
        ] {
            assert_eq!(forgets_as(vendor, is_app), forgets, "{vendor} {is_app}");
        }
    }
}
