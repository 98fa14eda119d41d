//! Connecting directly, by two short links that people hand over.

use signalling::{Address, Description};
use web_sys::HtmlTextAreaElement;

use super::carrier::{Carrier, Heard, Link, Live, Stage};
use super::held::{Held, id_in};
use super::invite::value;
use super::send::show_link;
use super::state::{CONNECT, Distance, Message, packed_in};
use super::troubles;
use crate::browser::files::{address_with, share};
use crate::browser::line::Line;
use crate::browser::peer::Ways;
use crate::browser::store::Shelf as _;
use crate::dom::Page;
use crate::dom::distance::{Button, Dialog, Field, Part};
use crate::effects::Context;
use crate::messages as m;

impl Distance {
    /// Opens the dialog, and begins a connection if there is none.
    pub(super) fn connect(&mut self, cx: &mut Context<'_>) {
        let begun = self
            .held
            .as_ref()
            .is_some_and(|held| held.seat.state().is_some());
        if self.own_live().is_none() {
            self.part();
            if begun {
                self.offer(cx);
            }
        }
        self.open_live(cx);
    }

    pub(super) fn open_live(&self, cx: &mut Context<'_>) {
        let page = cx.page;
        for field in [Field::DistanceLiveAnswer, Field::DistanceLiveLink] {
            if let Ok(field) = page.element::<HtmlTextAreaElement>(field) {
                field.set_value("");
            }
        }
        page.show(Part::DistanceLiveTrouble, false);
        page.show(Part::DistanceRoomTrouble, false);
        page.open_dialog(Dialog::DistanceLive);
        hide_code(page);
        self.show_live(page);
        cx.effects.show();
    }

    fn offer(&mut self, cx: &mut Context<'_>) {
        let Some(held) = &self.held else { return };
        let (game, name) = (held.seat.log().id().0, held.name());
        let (number, hears) = self.hears();
        let line = Line::offer(
            game,
            &self.hosts.ice,
            Ways::of(&self.hosts),
            &hears.map(Heard::Line),
        );
        match line {
            Ok(line) => {
                let stage = Stage::Gathering(Link::Offer);
                self.begin_live(number, Carrier::Line(line), Some(name), stage);
            }
            Err(_) => self.has_parted(m::distance_live_none(), cx),
        }
    }

    /// The link is made: from now on the addresses in it may be seen.
    pub(super) fn give_connection(&mut self, cx: &mut Context<'_>) {
        if let Some(live) = &mut self.live
            && let Stage::Described(description) = &live.stage
        {
            if description.is_offer() {
                cx.store.note_offer(&description.pack());
            }
            live.stage = Stage::Given(description.clone());
        }
        self.show_live(cx.page);
        cx.effects.show();
        if let Ok(link) = cx
            .page
            .element::<web_sys::HtmlElement>(Button::DistanceLiveShare)
        {
            // The button that was pressed is gone.
            let _ = link.focus();
        }
    }

    /// Takes the link in the field.
    pub(super) fn take_pasted(&mut self, cx: &mut Context<'_>) {
        let text = value(cx.page, Field::DistanceLiveAnswer);
        self.open_connection(&text, cx);
    }

    /// Opens one of the short links, and says what is wrong with it if it cannot be used.
    pub(super) fn open_connection(&mut self, text: &str, cx: &mut Context<'_>) {
        let page = cx.page;
        page.show(Part::DistanceLiveTrouble, false);
        let Err(trouble) = self.take_connection(text, cx) else {
            return;
        };
        let part = match () {
            () if page.is_open(Dialog::DistanceLive) => Part::DistanceLiveTrouble,
            () if page.is_open(Dialog::DistanceGames) => Part::DistanceTrouble,
            () => return page.notice(&trouble),
        };
        page.say(part, &trouble);
        page.show(part, true);
    }

    fn take_connection(&mut self, text: &str, cx: &mut Context<'_>) -> Result<(), String> {
        let packed = packed_in(text).ok_or_else(m::distance_live_damaged)?;
        let description = Description::unpack(packed).map_err(troubles::undescribed)?;
        if !description.is_offer() {
            return self.take_answer(&description, cx);
        }
        if self.given() == Some(&description) || cx.store.is_own_offer(packed) {
            return Err(m::distance_live_own());
        }
        let is_of = |name: &String| id_in(name).is_some_and(|id| description.is_of(&id));
        let at_hand = self.held.as_ref().map(Held::name).filter(is_of);
        let name = match at_hand.filter(|_| cx.table.is_distant()) {
            Some(name) => name,
            None => {
                let name = cx.store.names().into_iter().find(is_of);
                let name = name.ok_or_else(m::distance_live_foreign)?;
                if !self.open_game(&name, cx) {
                    return Err(m::distance_live_foreign());
                }
                name
            }
        };
        let held = self
            .held
            .as_ref()
            .filter(|held| held.seat.party().is_some());
        let game = held.ok_or_else(m::distance_live_foreign)?.seat.log().id().0;
        self.part();
        let (number, hears) = self.hears();
        let hears = hears.map(Heard::Line);
        let line = Line::answer(
            game,
            description,
            &self.hosts.ice,
            Ways::of(&self.hosts),
            &hears,
        );
        let line = line.map_err(|_| m::distance_live_none())?;
        let stage = Stage::Gathering(Link::Answer);
        self.begin_live(number, Carrier::Line(line), Some(name), stage);
        self.close_all(cx);
        self.open_live(cx);
        Ok(())
    }

    /// What was given to the other.
    fn given(&self) -> Option<&Description> {
        match &self.live.as_ref()?.stage {
            Stage::Described(given) | Stage::Given(given) | Stage::Called(given) => Some(given),
            Stage::Gathering(_) | Stage::Room(_) => None,
        }
    }

    fn take_answer(&mut self, answer: &Description, cx: &mut Context<'_>) -> Result<(), String> {
        let live = self.live.as_mut().ok_or_else(m::distance_live_elsewhere)?;
        let (Stage::Described(offer) | Stage::Given(offer)) = &live.stage else {
            return Err(match live.stage {
                Stage::Called(_) => m::distance_live_old(),
                _ => m::distance_live_elsewhere(),
            });
        };
        if !offer.is_offer() {
            return Err(m::distance_live_elsewhere());
        }
        if !answer.answers(offer) {
            let game = live.game.as_deref().and_then(id_in);
            return Err(match game.is_some_and(|game| answer.is_of(&game)) {
                true => m::distance_live_other_answer(),
                false => m::distance_live_foreign(),
            });
        }
        if let Carrier::Line(line) = &live.carrier {
            line.accept(answer);
        }
        live.stage = Stage::Called(offer.clone());
        self.show_live(cx.page);
        cx.effects.show();
        Ok(())
    }

    /// Shows how far it has come.
    pub(super) fn show_live(&self, page: &Page) {
        if !page.is_open(Dialog::DistanceLive) {
            return;
        }
        let any = self.live.as_ref().filter(|live| live.game.is_none());
        let live = self.own_live().or(any);
        let stage = live.map(|live| &live.stage);
        let connected = live.is_some_and(Live::is_connected);
        let (name, named) = (&self.other(), self.is_named());
        let answers = match stage {
            Some(Stage::Gathering(link)) => *link == Link::Answer,
            Some(Stage::Described(made) | Stage::Given(made)) => !made.is_offer(),
            _ => false,
        };
        let described = matches!(stage, Some(Stage::Described(_)));
        let given = matches!(stage, Some(Stage::Given(_)));
        let about = match stage {
            _ if connected && named => m::DistanceConnectedAbout { name }.text(),
            _ if connected => m::distance_connected_about_friend(),
            Some(Stage::Given(_)) => match (answers, named) {
                (false, true) => m::DistanceLiveSend { name }.text(),
                (false, false) => m::distance_live_send_friend(),
                (true, true) => m::DistanceLiveAnswerSend { name }.text(),
                (true, false) => m::distance_live_answer_send_friend(),
            },
            _ if answers => m::DistanceLiveAnswerAbout { name }.text(),
            _ => m::distance_live_about(),
        };
        let room = matches!(stage, Some(Stage::Room(_)));
        page.say(Part::DistanceLiveAbout, &about);
        page.show(Part::DistanceLiveAbout, !room);
        let tells = self.given().filter(|_| (described || given) && !connected);
        // Once it has been given out there is nothing more to decide.
        page.show(Part::DistanceLiveTells, described && tells.is_some());
        page.say(
            Part::DistanceLiveTells,
            &tells.map_or_else(String::new, |told| addresses(told, name)),
        );
        let status = match stage {
            _ if connected => String::new(),
            Some(Stage::Described(_)) => String::new(),
            Some(Stage::Given(_)) if answers => m::distance_live_connecting(),
            Some(Stage::Given(_)) => m::distance_live_waiting(),
            Some(Stage::Gathering(_)) => m::distance_live_gathering(),
            Some(Stage::Called(_)) => m::distance_live_connecting(),
            Some(Stage::Room(_)) => String::new(),
            None => troubles::by_link(&self.parted, self.held.as_ref()),
        };
        page.say(Part::DistanceLiveStatus, &status);
        page.show(Button::DistanceLiveMake, described);
        page.say(
            Button::DistanceLiveMake,
            &match answers {
                true => m::distance_live_answer_make(),
                false => m::distance_live_make(),
            },
        );
        page.show(Part::DistanceLiveOut, given && !connected);
        if !given {
            hide_code(page);
        }
        page.show(Part::DistanceLiveBack, given && !answers && !connected);
        let parted = live.is_none() && !self.parted.is_empty() && self.held.is_some();
        page.show(Button::DistanceLiveAgain, parted);
        // A link that was given out stays good while the dialog is closed: its answer can be put in later.
        let waits = matches!(
            stage,
            Some(Stage::Gathering(_) | Stage::Described(_) | Stage::Called(_))
        );
        page.show(Button::DistanceLiveCancel, waits && !connected);
        page.show(Button::DistanceLiveClose, !waits || connected);
        if let Some(Stage::Given(description)) = stage {
            let text = CONNECT.trim_start_matches('#').to_owned() + &description.pack();
            show_link(page, Field::DistanceLiveLink, &address_with(&text));
        }
        self.show_room(page, live, answers);
    }

    /// Whether the other has a name.
    pub(super) fn is_named(&self) -> bool {
        self.held
            .as_ref()
            .is_some_and(|held| !held.other().is_empty())
    }

    /// Gives the short link to the system to be shared.
    pub(super) fn share_connection(&self, page: &Page) {
        let link = value(page, Field::DistanceLiveLink);
        let sender = self.sender.clone();
        let copied = move |copied| sender.send(Message::Copied(Field::DistanceLiveLink, copied));
        share([&m::distance_live(), ""], &link, copied);
    }

    /// Shows the short link as a code, or hides it.
    pub(super) fn show_connection_code(&self, page: &Page) {
        if page.is_shown(Part::DistanceLiveCode) {
            return hide_code(page);
        }
        let link = value(page, Field::DistanceLiveLink);
        if page.draw_code(Part::DistanceLiveCode, &link, &m::distance_code_name()) {
            page.show(Part::DistanceLiveCode, true);
            page.say(Button::DistanceLiveQr, &m::distance_code_hide());
        }
    }
}

/// Hides the code of the short link.
fn hide_code(page: &Page) {
    page.show(Part::DistanceLiveCode, false);
    page.say(Button::DistanceLiveQr, &m::distance_code());
}

/// Which addresses of this device a description tells.
fn addresses(told: &Description, name: &str) -> String {
    if told.hides_addresses() {
        return m::distance_live_hidden();
    }
    let mut all: Vec<String> = Vec::new();
    for candidate in told.candidates() {
        let address = candidate.address.to_string();
        if !matches!(candidate.address, Address::Hidden(_)) && !all.contains(&address) {
            all.push(address);
        }
    }
    let count = all.len() as u32;
    let address = &all.join(", ");
    m::DistanceLiveAddresses {
        count,
        name,
        address,
    }
    .text()
}
