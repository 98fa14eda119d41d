//! Notifies a player whose page is hidden that it is their turn, if they asked for it.

use browser::dom::Page;
use browser::files::on_settled;
use context::this::words as m;
use web_sys::{Notification, NotificationOptions, NotificationPermission};

use crate::elements::{Button, Part};

/// Whether the browser supports notifications.
fn can_tell() -> bool {
    web_sys::window()
        .is_some_and(|window| js_sys::Reflect::has(&window, &"Notification".into()) == Ok(true))
}

/// Shows or hides the button that asks for notifications.
pub(super) fn show(page: &Page) {
    let free = can_tell() && Notification::permission() != NotificationPermission::Granted;
    page.show(Button::DistanceNotify, free);
}

/// Asks the browser for permission, and goes on when it has decided.
pub(super) fn ask(page: &Page, then: impl Fn() + Clone + 'static) {
    if Notification::permission() != NotificationPermission::Default {
        return then();
    }
    page.say(Part::DistanceWaits, &m::distance_notify_about());
    let Ok(answer) = Notification::request_permission() else {
        return then();
    };
    let refused = then.clone();
    on_settled(&answer.into(), move |_| then(), move |_| refused());
}

/// Returns what to say if the browser has refused.
pub(super) fn refused() -> Option<String> {
    let denied = Notification::permission() == NotificationPermission::Denied;
    denied.then(m::distance_notify_refused)
}

/// Notifies the player that `name` has played, if the page is hidden and has permission.
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
    // Some browsers leave this to service workers. The title of the page still tells.
    let _ = Notification::new_with_options(&m::distance_notify_title(), &options);
}
