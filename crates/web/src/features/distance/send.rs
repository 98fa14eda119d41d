//! Handing a letter out: as a link to be shared or copied, or as a code to be scanned.

use remote::{Item, Letter};
use web_sys::HtmlTextAreaElement;

use super::held::Held;
use super::invite::value;
use super::state::{Distance, Handing, Message};
use crate::browser::files::{address_with, copy, share};
use crate::dom::Page;
use crate::dom::distance::{Button, Dialog, Field, Part};
use crate::effects::Context;
use crate::messages as m;

impl Distance {
    /// Puts what was decided on the log, and hands it out.
    pub(super) fn send(&mut self, cx: &mut Context<'_>) {
        self.renew(cx);
        let Some(held) = &mut self.held else { return };
        if held.seat.is_to_send() && held.send().is_err() {
            return;
        }
        if self.keep(cx) {
            self.hand_out(cx);
        }
        self.realign(cx);
    }

    /// Hands out the game as it stands in the log: by itself where the other is connected, else as a link.
    pub(super) fn hand_out(&mut self, cx: &mut Context<'_>) {
        if self.carries() {
            return self.carry(cx);
        }
        self.show_link(Handing::Turn, cx);
    }

    /// Shows the link to the game.
    pub(super) fn show_link(&mut self, handing: Handing, cx: &mut Context<'_>) {
        let Some(held) = &self.held else { return };
        let page = cx.page;
        self.handing = handing;
        let link = link(held, handing);
        let other = held.other();
        let title = match handing {
            Handing::Move => m::distance_move_title(),
            Handing::Watch => m::distance_watchers(),
            Handing::Turn if other.is_empty() => m::distance_send_title_friend(),
            Handing::Turn => m::DistanceSendTitle { name: other }.text(),
        };
        page.say(Part::DistanceSendTitle, &title);
        let messages = held.seat.log().messages();
        let answers = messages.last().is_some_and(|last| {
            let is_answer = |item: &Item<_>| matches!(item, Item::Answer(_));
            last.items.iter().any(is_answer)
        });
        let messages = messages.len();
        let what = match handing {
            Handing::Move => m::distance_move_about(),
            Handing::Watch => m::distance_watchers_about(),
            Handing::Turn if messages == 1 => m::distance_send_invitation(),
            Handing::Turn if held.seat.letter().aside.is_some() => m::distance_send_word(),
            Handing::Turn if messages == 2 || answers => m::distance_send_answer(),
            Handing::Turn if !held.is_unsent() => m::distance_send_again_about(),
            Handing::Turn => m::distance_send_turn(),
        };
        page.say(Part::DistanceSendWhat, &what);
        let then = match handing {
            Handing::Turn => m::distance_send_then(),
            Handing::Move => m::distance_move_after(),
            Handing::Watch => m::distance_watch_newest(),
        };
        page.say(Part::DistanceSendStatus, "");
        page.open_dialog(Dialog::DistanceSend);
        show_link(page, Field::DistanceLink, &link);
        page.say(Part::DistanceSendThen, &then);
        page.show(Part::DistanceSendPrivate, handing == Handing::Turn);
        page.show(Part::DistanceCodePlace, false);
        page.say(Button::DistanceCode, &m::distance_code());
    }

    /// Gives the link to the system to be shared.
    pub(super) fn share(&mut self, cx: &mut Context<'_>) {
        let game = &m::title();
        let held = self.held.as_ref();
        let begun = held.is_some_and(|held| held.seat.state().is_some());
        let (title, text) = match self.handing {
            Handing::Turn if begun => (
                m::DistanceShareTitle { game }.text(),
                m::distance_share_text(),
            ),
            Handing::Turn => (
                m::DistanceShareInvitationTitle { game }.text(),
                m::DistanceShareInvitationText { game }.text(),
            ),
            Handing::Move => (m::distance_move_title(), String::new()),
            Handing::Watch => (m::distance_watchers(), String::new()),
        };
        let (shared, copied) = (self.sender.clone(), self.sender.clone());
        let name = held.map(Held::name).unwrap_or_default();
        share(
            [&title, &text],
            &value(cx.page, Field::DistanceLink),
            move || shared.send(Message::Shared(name)),
            move |done| copied.send(Message::Copied(Field::DistanceLink, done)),
        );
    }

    /// Shows the link as a code, or hides it.
    pub(super) fn show_code(&mut self, cx: &mut Context<'_>) {
        let page = cx.page;
        let shown = page.is_shown(Part::DistanceCodePlace);
        let link = value(page, Field::DistanceLink);
        let fits =
            !shown && page.draw_code(Part::DistanceCodePlace, &link, &m::distance_code_name());
        page.show(Part::DistanceCodePlace, fits);
        let (button, status) = match (shown, fits) {
            (false, true) => (m::distance_code_hide(), m::distance_code_about()),
            (false, false) => (m::distance_code(), m::distance_code_too_long()),
            (true, _) => (m::distance_code(), String::new()),
        };
        page.say(Button::DistanceCode, &button);
        page.say(Part::DistanceSendStatus, &status);
        if fits {
            self.is_given(cx);
        }
    }

    /// Copies the link in a field.
    pub(super) fn copy(&self, field: Field, page: &Page) {
        let sender = self.sender.clone();
        copy(&value(page, field), move |copied| {
            sender.send(Message::Copied(field, copied));
        });
    }

    /// Says whether the link was copied; it is selected if not, for whoever copies it by hand.
    pub(super) fn copied(&mut self, field: Field, copied: bool, cx: &mut Context<'_>) {
        let said = match copied {
            true => m::distance_copied(),
            false => {
                if let Ok(link) = cx.page.element::<HtmlTextAreaElement>(field) {
                    link.select();
                }
                m::distance_not_copied()
            }
        };
        if field == Field::DistanceLink {
            cx.page.say(Part::DistanceSendStatus, &said);
            self.is_given(cx);
        } else {
            cx.page.say(Part::DistanceLiveStatus, &said);
        }
    }

    /// The link has left this page, as far as the page can know.
    pub(super) fn is_given(&mut self, cx: &mut Context<'_>) {
        if self.handing != Handing::Turn {
            return;
        }
        self.renew(cx);
        if let Some(held) = &mut self.held {
            held.has_sent();
        }
        self.keep(cx);
        cx.effects.show();
    }
}

/// Shows a link in a field, from its beginning: there stands what it is.
pub(super) fn show_link(page: &Page, field: Field, link: &str) {
    let Ok(field) = page.element::<HtmlTextAreaElement>(field) else {
        return;
    };
    // What is selected in it stays selected.
    if field.value() != link {
        field.set_value(link);
        // It fails only for fields in which nothing can be selected.
        let _ = field.set_selection_range(0, 0);
        field.set_scroll_top(0);
    }
}

/// The address that holds the game.
fn link(held: &Held, handing: Handing) -> String {
    let letter = match handing {
        Handing::Turn => held.seat.letter(),
        // What is said to the other is nobody else's business.
        Handing::Move | Handing::Watch => Letter {
            log: held.seat.log().clone(),
            aside: None,
        },
    };
    let mut text = letter.write();
    if handing == Handing::Turn {
        text += &held.room_text();
    }
    if let (Handing::Move, Some(secret)) = (handing, held.seat.secret()) {
        text += "&key=";
        text += &secret.to_text();
    }
    address_with(&text)
}
