//! Meeting in a room of the server that the host names: by a word that both know.

use remote::Party;
use signalling::meeting::{Invitation, Status};
use signalling::{Place, Secret, Wish, Word, WordError};
use web_sys::HtmlInputElement;

use super::carrier::{Carrier, Heard, Live, Stage};
use super::held::Held;
use super::invite::value;
use super::state::Distance;
use super::troubles;
use crate::browser::peer::Ways;
use crate::browser::room::Room;
use crate::dom::Page;
use crate::dom::distance::{Button, Dialog, Field, Part};
use crate::effects::Context;
use crate::messages as m;
use crate::this_game::Game;
use game::Game as _;

impl Distance {
    /// Asks for the word of a room, in which an invitation may come.
    pub(super) fn open_room(&mut self, cx: &mut Context<'_>) {
        cx.page.close_dialog(Dialog::DistanceGames);
        self.open_live(cx);
    }

    /// Proposes a word.
    pub(super) fn propose_word(&self, cx: &Context<'_>) {
        let (Ok(random), Ok(field)) = (
            getrandom::u64(),
            cx.page.element::<HtmlInputElement>(Field::DistanceWord),
        ) else {
            return;
        };
        field.set_value(Word::propose(random).as_str());
        // The word is there to be told to somebody.
        let _ = field.focus();
    }

    /// Goes to the room that the word in the field names.
    pub(super) fn meet(&mut self, cx: &mut Context<'_>) {
        let page = cx.page;
        page.show(Part::DistanceRoomTrouble, false);
        let typed = js_sys::JsString::from(value(page, Field::DistanceWord));
        let normal = String::from(typed.normalize("NFC"));
        let met = match Word::new(&normal) {
            Ok(word) => self.enter(Secret::Word(word), cx),
            Err(WordError::TooLong) => Err(m::DistanceRoomWordLong { most: 64 }.text()),
            Err(_) => Err(m::DistanceRoomWordShort { least: 6 }.text()),
        };
        if let Err(trouble) = met {
            page.say(Part::DistanceRoomTrouble, &trouble);
            page.show(Part::DistanceRoomTrouble, true);
        }
    }

    /// Goes to the room that the invitation named.
    pub(super) fn meet_by_link(&mut self, cx: &mut Context<'_>) {
        let room = self.held.as_ref().and_then(|held| held.room);
        if let Some(room) = room
            && let Err(trouble) = self.enter(Secret::Link(room), cx)
        {
            cx.page.say(Part::DistanceRoomTrouble, &trouble);
            cx.page.show(Part::DistanceRoomTrouble, true);
        }
    }

    fn enter(&mut self, secret: Secret, cx: &mut Context<'_>) -> Result<(), String> {
        let server = self.hosts.server.as_ref();
        let server = server.ok_or_else(m::distance_live_none)?;
        let invitation = Invitation {
            server: server.address().to_owned(),
            scope: Game::ID,
            // By a word whoever knows it can be either.
            place: match (&secret, self.party()) {
                (Secret::Link(_), Some(Party::Inviter)) => Place::Inviter,
                (Secret::Link(_), Some(Party::Invited)) => Place::Invited,
                _ => Place::Any,
            },
            secret,
            visit: self.visit,
            wish: Wish::Direct,
        };
        self.part();
        // Whoever has a game at hand goes on with it there, or invites to it.
        let game = self.held.as_ref().filter(|_| cx.table.is_distant());
        let game = game
            .filter(|held| held.seat.party().is_some())
            .map(Held::name);
        let (number, hears) = self.hears();
        let hears = hears.map(Heard::Room);
        let room = Room::enter(invitation, &self.hosts.ice, Ways::of(&self.hosts), &hears);
        let room = room.map_err(|_| m::distance_no_chance())?;
        self.begin_live(
            number,
            Carrier::Room(room),
            game,
            Stage::Room(Status::Connecting),
        );
        self.show_live(cx.page);
        cx.effects.show();
        Ok(())
    }

    /// Whoever is there in two windows of one browser has met nobody else: what one of them sends, the other has already.
    pub(super) fn has_met_itself(&mut self, cx: &mut Context<'_>) {
        self.part();
        self.has_parted(m::distance_room_self(), cx);
        self.show_live(cx.page);
    }

    /// How a meeting stands, in words.
    pub(super) fn met(&self, status: Status) -> String {
        let server = self
            .hosts
            .server
            .as_ref()
            .map_or("", |server| server.host());
        let name = &self.other();
        match status {
            Status::Connecting => m::distance_live_connecting(),
            Status::Away { .. } if self.live.as_ref().is_some_and(|live| live.reached) => {
                m::distance_room_lost()
            }
            Status::Away { .. } => {
                let why = m::DistanceRoomUnreachable { server }.text();
                troubles::by_link(&why, self.held.as_ref())
            }
            Status::Waiting { doubled: true, .. } => m::distance_room_twin(),
            Status::Waiting { strangers: 0, .. } if self.is_named() => {
                m::DistanceRoomWaiting { name }.text()
            }
            Status::Waiting { strangers: 0, .. } => m::distance_room_waiting_friend(),
            Status::Waiting {
                strangers: count, ..
            } => m::DistanceRoomStrangers { count }.text(),
            Status::Proving => m::distance_room_proving(),
            Status::Linked { way, .. } => troubles::way(way),
            Status::Full { .. } => m::distance_room_full(),
            Status::Stopped => m::distance_room_stopped(),
        }
    }

    /// Shows in the dialog how to meet in a room, or how the meeting stands.
    pub(super) fn show_room(&self, page: &Page, live: Option<&Live>, answers: bool) {
        let server = self.hosts.server.as_ref();
        let met = match live.map(|live| &live.stage) {
            Some(Stage::Room(status)) => Some(*status),
            _ => None,
        };
        // Whoever has made a link waits for its answer, and does not look for another way.
        let chosen = match live.map(|live| &live.stage) {
            Some(Stage::Given(_) | Stage::Called(_)) => true,
            Some(Stage::Gathering(_) | Stage::Described(_)) => answers,
            Some(Stage::Room(_)) | None => false,
        };
        page.show(Part::DistanceRoom, server.is_some() && !chosen);
        let stopped = met.is_none_or(|status| status == Status::Stopped);
        page.show(Part::DistanceRoomAsk, stopped);
        if let Some(server) = server {
            let server = server.host();
            page.say(
                Part::DistanceRoomAbout,
                &m::DistanceRoomAbout { server }.text(),
            );
        }
        let named = self.held.as_ref().is_some_and(|held| held.room.is_some());
        page.show(Button::DistanceRoomLink, named);
        page.show(Part::DistanceRoomStatus, met.is_some());
        let said = met.map_or_else(String::new, |status| self.met(status));
        page.say(Part::DistanceRoomStatus, &said);
        let number = match met {
            Some(Status::Linked { number, .. }) => Some(number.to_string()),
            _ => None,
        };
        page.show(Part::DistanceRoomSafety, number.is_some());
        page.say(Part::DistanceRoomNumber, &number.unwrap_or_default());
        page.show(Button::DistanceRoomLeave, met.is_some());
    }
}
