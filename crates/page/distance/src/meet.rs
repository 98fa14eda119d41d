//! Meeting in a room of the server that the host names, by the secret of the invitation.

use browser::peer::Ways;
use browser::room::Room;
use context::effects::Context;
use context::this::words as m;
use context::this_game::Game;
use dom::Page;
use game::Game as _;
use signalling::meeting::{Invitation, Status};

use super::carrier::{Carrier, Heard, Live, Stage};
use super::state::Distance;
use super::troubles;
use crate::elements::{Button, Part};

impl Distance {
    /// Goes to the room that the invitation names.
    pub(super) fn meet(&mut self, cx: &mut Context<'_>) {
        let room = self.held.as_ref().and_then(|held| held.room);
        let (Some(secret), Some(me)) = (room, self.identity()) else {
            return;
        };
        let Some(server) = &self.hosts.server else {
            return;
        };
        let invitation = Invitation {
            server: server.address().to_owned(),
            scope: Game::ID,
            secret,
            me: me.clone(),
            visit: self.visit,
        };
        self.part();
        let (number, hears) = self.hears();
        let hears = hears.map(Heard::Room);
        let room = Room::enter(invitation, &self.hosts.ice, Ways::of(&self.hosts), &hears);
        match room {
            Ok(room) => {
                let stage = Stage::Room(Status::Connecting);
                self.begin_live(number, Carrier::Room(room), me, stage);
            }
            Err(_) => self.has_parted(m::distance_no_chance(), cx),
        }
        self.show_live(cx.page);
        cx.effects.show();
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
            Status::Waiting if self.is_named() => m::DistanceRoomWaiting { name }.text(),
            Status::Waiting => m::distance_room_waiting_friend(),
            Status::Linked(way) => troubles::way(way),
            Status::Taken { .. } => m::distance_room_taken(),
        }
    }

    /// Shows in the dialog how to meet in a room, or how the meeting stands.
    pub(super) fn show_room(&self, page: &Page, live: Option<&Live>, answers: bool) {
        let room = self.held.as_ref().and_then(|held| held.room);
        let server = self.hosts.server.as_ref().filter(|_| room.is_some());
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
        if let Some(server) = server {
            let server = server.host();
            page.say(
                Part::DistanceRoomAbout,
                &m::DistanceRoomAbout { server }.text(),
            );
        }
        page.show(Button::DistanceRoomMeet, met.is_none());
        page.show(Part::DistanceRoomStatus, met.is_some());
        let said = met.map_or_else(String::new, |status| self.met(status));
        page.say(Part::DistanceRoomStatus, &said);
        page.show(Button::DistanceRoomLeave, met.is_some());
    }
}
