//! The game as a QR code: whoever scans it goes on with the game on a phone.

use crate::dom::{Button, Dialog, Page, Part};
use crate::effects::Context;
use crate::messages as m;
use crate::table::Table;

/// What is done with codes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    /// Show that of the game.
    Show,
}

/// How a code is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    /// Beside links.
    Link,
    /// To visitors of a kiosk, who have nothing else to take with them.
    Home,
    /// Not at all: no phone could reach the address.
    Nothing,
}

/// Shows the code of the game, under this address of the page.
pub(crate) fn show(address: &str, cx: &mut Context<'_>) {
    let Some(session) = &cx.table.session else {
        return;
    };
    let link = format!("{address}#{}", session.record().write_link());
    let drawn = cx
        .page
        .draw_code(Part::QrPicture, &link, &m::distance_home_name());
    if drawn {
        cx.page.open_dialog(Dialog::Qr);
    } else {
        cx.page.notice(&m::qr_too_long());
    }
}

/// Shows the buttons that lead to it.
pub(crate) fn show_buttons(page: &Page, table: &Table, offer: Offer) {
    let home = offer == Offer::Home;
    let name = if home {
        m::distance_home()
    } else {
        m::qr_code()
    };
    page.say(Button::EndingQr, &name);
    page.show(Button::EndingQr, offer != Offer::Nothing);
    page.show(Button::MenuHome, home && table.session.is_some());
}
