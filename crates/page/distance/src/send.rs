//! Hands out a letter: as a link to share or copy, or as a code to scan.

use browser::dom::Page;
use browser::files::{Unshared, address_with, can_share, copy, download, hand_over};
use browser::lasting;
use context::this::words as m;
use context::{Context, Game};
use game::Game as _;
use online::{Item, Letter, Refused, isolated};
use web_sys::HtmlTextAreaElement;

use super::fields::value;
use super::letters::name_of_other;
use super::state::{Distance, Handing, Message};
use super::stored::StoredGame;
use crate::elements::{Button, Dialog, Field, Part};

impl Distance {
    /// Changes the current game, stores it and hands it out.
    pub(super) fn change(
        &mut self,
        act: impl FnOnce(&mut StoredGame) -> Result<(), Refused>,
        cx: &mut Context<'_>,
    ) {
        self.renew(cx);
        if self
            .stored
            .as_mut()
            .is_some_and(|stored| act(stored).is_ok())
        {
            if self.keep(cx) {
                self.hand_out(cx);
            }
            self.realign(cx);
        }
    }

    /// Appends the draft to the log and hands it out.
    pub(super) fn send(&mut self, cx: &mut Context<'_>) {
        let send = |stored: &mut StoredGame| match stored.peer.is_to_send() {
            true => stored.send(),
            false => Ok(()),
        };
        self.change(send, cx);
    }

    /// Hands out the game as it stands in the log: automatically if the other player is connected, else as a link.
    pub(super) fn hand_out(&mut self, cx: &mut Context<'_>) {
        if self.carries() {
            return self.carry(cx);
        }
        match can_share() {
            true => {
                self.handing = Handing::Turn;
                if let Some(stored) = &self.stored {
                    self.share(&link(stored, Handing::Turn));
                }
            }
            false => self.show_link(Handing::Turn, cx),
        }
    }

    /// Shows the link to the game.
    pub(super) fn show_link(&mut self, handing: Handing, cx: &mut Context<'_>) {
        let Some(stored) = &self.stored else { return };
        let page = cx.page;
        self.handing = handing;
        let link = link(stored, handing);
        page.show(Button::DistanceShare, can_share());
        let other = &isolated(&stored.other());
        let title = match handing {
            Handing::Move => m::distance_move_title(),
            Handing::Watch => m::distance_watchers(),
            Handing::Turn if other.is_empty() => m::distance_send_title_friend(),
            Handing::Turn => m::DistanceSendTitle { name: other }.text(),
        };
        page.say(Part::DistanceSendTitle, &title);
        let messages = stored.peer.log().messages();
        let answers = messages.last().is_some_and(|last| {
            let is_answer = |item: &Item<_>| matches!(item, Item::Answer(_));
            last.items.iter().any(is_answer)
        });
        let messages = messages.len();
        let what = match handing {
            Handing::Move => m::distance_move_about(),
            Handing::Watch => m::distance_watchers_about(),
            Handing::Turn if messages == 1 => m::distance_send_invitation(),
            Handing::Turn if stored.peer.letter().aside.is_some() => m::distance_send_word(),
            Handing::Turn if messages == 2 || answers => m::distance_send_answer(),
            Handing::Turn if !stored.is_unsent() => m::distance_send_again_about(),
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

    /// Gives a link to the system to share. If that is refused or cancelled, the link is shown, because there are other ways.
    pub(super) fn share(&self, link: &str) {
        let stored = self.stored.as_ref();
        let begun = stored.is_some_and(|stored| stored.peer.state().is_some());
        let game = &m::title();
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
        let name = stored.map(StoredGame::name).unwrap_or_default();
        let sender = self.sender.clone();
        hand_over([&title, &text], link, move |outcome| {
            let name = name.clone();
            sender.send(Message::then(move |own, cx| own.shared(&name, outcome, cx)));
        });
    }

    /// Handles whether the link of the game with this id was shared.
    pub(super) fn shared(
        &mut self,
        name: &str,
        outcome: Result<(), Unshared>,
        cx: &mut Context<'_>,
    ) {
        let at_hand = self.is_at_hand(name);
        match outcome {
            Ok(()) => {
                cx.page.close_dialog(Dialog::DistanceSend);
                if at_hand {
                    self.is_given(cx);
                }
            }
            // The link stays visible to be copied.
            Err(_) if !at_hand || cx.page.is_open(Dialog::DistanceSend) => {}
            Err(_) => self.show_link(self.handing, cx),
        }
    }

    /// Shows the link as a code, or hides the code.
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
            sender.send(Message::then(move |own, cx| own.copied(field, copied, cx)));
        });
    }

    /// Says whether the link was copied. If it was not, the link is selected to be copied by hand.
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
        self.is_given(cx);
        match copied {
            // Nothing more to do in this dialog.
            true => {
                cx.page.close_dialog(Dialog::DistanceSend);
                cx.effects.tell(m::distance_copied);
            }
            false => cx.page.say(Part::DistanceSendStatus, &said),
        }
    }

    /// Notes that the link has left this page, as far as the page can know.
    pub(super) fn is_given(&mut self, cx: &mut Context<'_>) {
        if self.handing != Handing::Turn {
            return;
        }
        self.renew(cx);
        if let Some(stored) = &mut self.stored {
            stored.has_sent();
        }
        self.keep(cx);
        cx.effects.show();
    }
}

impl Distance {
    /// Saves a file with the player's place in the game of this id. With it the game goes on if this browser has forgotten it.
    pub(super) fn save_place(&mut self, name: &str, cx: &mut Context<'_>) {
        let mut kept = StoredGame::kept(name, cx.store);
        let at_hand = self.stored.as_mut().filter(|stored| stored.name() == name);
        let Some(stored) = at_hand.or(kept.as_mut()) else {
            return;
        };
        let (game, name) = (&m::title(), &name_of_other(stored));
        let about = m::DistancePlaceFile { game, name }.text();
        let file = format!("{about}\n\n{}\n", link(stored, Handing::Move));
        let id = stored.name();
        download(cx.page, &format!("{}-{}.txt", Game::ID, &id[..8]), &file);
        stored.placed = true;
        if stored.keep(cx.store).is_ok() {
            cx.effects.tell(m::distance_place_saved);
        }
        cx.effects.show();
    }

    /// Offers a file with the player's place, once, with the first turn, and says why.
    pub(super) fn show_place(page: &Page, stored: &StoredGame) {
        let offers = stored.offers_place();
        page.show(Button::DistancePlace, offers);
        page.show(Part::DistancePlaceAbout, offers);
        if offers {
            let about = match lasting::forgets() {
                true => m::distance_forgets(),
                false => m::distance_place_about(),
            };
            page.say(Part::DistancePlaceAbout, &about);
        }
    }
}

/// Shows a link in a field from its beginning, which says what it is.
pub(super) fn show_link(page: &Page, field: Field, link: &str) {
    let Ok(field) = page.element::<HtmlTextAreaElement>(field) else {
        return;
    };
    // A selection in the field stays as it is.
    if field.value() != link {
        field.set_value(link);
        // Fails only for fields that allow no selection.
        let _ = field.set_selection_range(0, 0);
        field.set_scroll_top(0);
    }
}

/// The address that contains the game.
fn link(stored: &StoredGame, handing: Handing) -> String {
    let letter = match handing {
        Handing::Turn => stored.peer.letter(),
        // An aside is only for the other player.
        Handing::Move | Handing::Watch => Letter::of(stored.peer.log()),
    };
    let mut text = letter.write();
    if handing == Handing::Turn {
        text += &stored.room_text();
    }
    if let (Handing::Move, Some(secret)) = (handing, stored.peer.secret()) {
        text += "&key=";
        text += &secret.to_text();
    }
    address_with(&text)
}
