//! Telling somebody whose page is hidden that it is their turn, if they asked for that.

use web_sys::{Notification, NotificationOptions, NotificationPermission};

use crate::dom::Page;
use crate::dom::distance::{Button, Part};
use crate::messages as m;

/// Whether the browser can tell at all.
fn can_tell() -> bool {
    web_sys::window()
        .is_some_and(|window| js_sys::Reflect::has(&window, &"Notification".into()) == Ok(true))
}

/// Shows whether somebody can ask for it.
pub(super) fn show(page: &Page) {
    let free = can_tell() && Notification::permission() != NotificationPermission::Granted;
    page.show(Button::DistanceNotify, free);
}

/// Asks the browser to let the page tell.
pub(super) fn ask(page: &Page) {
    if Notification::permission() == NotificationPermission::Denied {
        page.say(Part::DistanceWaits, &m::distance_notify_refused());
        return;
    }
    page.say(Part::DistanceWaits, &m::distance_notify_about());
    // The browser asks; a refusal is its own word.
    let _ = Notification::request_permission();
}

/// Tells that `name` has played, if the page is hidden and may tell.
pub(super) fn tell(page: &Page, name: &str) {
    if !page.document().hidden()
        || !can_tell()
        || Notification::permission() != NotificationPermission::Granted
    {
        return;
    }
    let options = NotificationOptions::new();
    let game = &m::title();
    options.set_body(&m::DistanceNotifyText { name, game }.text());
    // Some browsers leave this to service workers; then the title of the page tells.
    let _ = Notification::new_with_options(&m::distance_notify_title(), &options);
}
