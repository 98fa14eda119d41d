//! The game as a QR code: scan it to continue the game on a phone.

use browser::files::address;
use context::elements::{Button, Dialog, Part};
use context::this::words as m;
use context::{Context, Feature, Showing};

#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    Show,
}

/// How the code of the game is offered.
#[derive(Default)]
pub(crate) enum Qr {
    #[default]
    Link,
    /// To visitors of a kiosk, who have no other way to take the game along: they continue at this address.
    Home(String),
    /// Not at all: no phone could reach the address.
    Nothing,
}

impl Qr {
    pub(crate) fn update(&self, message: Message, cx: &mut Context<'_>) {
        match (message, self) {
            (Message::Show, Qr::Link) => show(&address(), cx),
            (Message::Show, Qr::Home(address)) => show(address, cx),
            (Message::Show, Qr::Nothing) => {}
        }
    }
}

impl Feature for Qr {
    /// Shows the buttons that lead to the code.
    fn show(&mut self, _: &mut Showing, cx: &mut Context<'_>) {
        let home = matches!(self, Qr::Home(_));
        let name = match home {
            true => m::distance_home(),
            false => m::qr_code(),
        };
        cx.page.say(Button::EndingQr, &name);
        let offered = !matches!(self, Qr::Nothing);
        cx.page.show(Button::EndingQr, offered);
        let going = cx.table.session.is_some();
        cx.page.show(Button::MenuHome, home && going);
    }
}

/// Shows the code of the game at this address of the page.
fn show(address: &str, cx: &mut Context<'_>) {
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
