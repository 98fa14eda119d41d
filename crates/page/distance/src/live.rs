//! Live play: while both players are connected, every decision is sent at once.

use std::rc::Rc;

use browser::dom::Page;
use browser::store::Store;
use context::this::words as m;
use context::{Context, Game, Leave};
use game::Game as _;
use online::room::{Departure, End, Event, Identity, Invitation, Status, room_name};
use online::{Letter, NotReceived, Party, Received};

use super::gate::{Admitted, admitted};
use super::invite::random;
use super::letters::name_of_other;
use super::room::{Heard, Room};
use super::state::{Distance, Message};
use super::stored::{StoredGame, name_of};
use super::{notify, troubles};
use crate::elements::{Button, Dialog, Part};

/// Live play, or the attempt to connect.
pub(crate) struct Live {
    /// Identifies this connection. Reports with other numbers come from earlier connections and are ignored.
    pub(super) number: u32,
    pub(super) room: Room,
    pub(super) me: Rc<Identity>,
    /// The game that is played live.
    pub(super) game: String,
    /// The game that was played live before.
    pub(super) before: Option<String>,
    /// The rematch that the other player has offered live.
    pub(super) invited: Option<String>,
    /// A turn that was begun before the connection is sent only when the player says so.
    pub(super) holds: bool,
    /// Whether the server was ever reached.
    pub(super) reached: bool,
    pub(super) status: Status,
    /// Whether the other player looks at the page.
    pub(super) seen: bool,
}

impl Live {
    /// Whether letters arrive, or will arrive when the other player's device wakes up.
    pub(super) fn is_connected(&self) -> bool {
        matches!(self.status, Status::Connected | Status::Silent { .. })
    }

    /// Sets the newest letter. Its arrival is reported later.
    fn send(&self, letter: &str) {
        // A letter that is too long goes as a link.
        self.room.change(|room| {
            let _ = room.write(letter);
        });
    }
}

impl Distance {
    /// Whether the current game can be played live: both players have the secret of its room, and the host names a server.
    pub(super) fn has_room(&self) -> bool {
        let stored = self.stored.as_ref().filter(|stored| !stored.is_over());
        stored.is_some_and(|stored| stored.room.is_some() && stored.peer.party().is_some())
            && self.hosts.server.is_some()
    }

    /// Asks whether to play live, and says what the server sees. `sends` hands the game out as a link otherwise.
    pub(super) fn ask_live(&self, sends: bool, cx: &mut Context<'_>) {
        let server = self.hosts.server.as_ref();
        let server = server.map_or_else(String::new, |server| server.host().to_owned());
        let words = move || {
            [
                m::distance_live(),
                m::DistanceRoomAbout { server: &server }.text(),
                m::distance_connect(),
                m::distance_not_now(),
            ]
        };
        let answer = move |own: &mut Distance, yes, cx: &mut Context<'_>| match yes {
            true => own.meet(cx),
            false if sends => own.hand_out(cx),
            false => {}
        };
        self.ask(0, Leave::Free, words, answer, cx);
    }

    /// Enters the room of the invitation.
    pub(super) fn meet(&mut self, cx: &mut Context<'_>) {
        self.part();
        let stored = self.stored.as_ref();
        let me = stored
            .and_then(|stored| stored.peer.identity())
            .map(Rc::new);
        let secret = stored.and_then(|stored| stored.room);
        let (Some(server), Some(secret), Some(me)) = (&self.hosts.server, secret, me) else {
            return;
        };
        let Some(life) = random() else {
            return self.has_parted(m::distance_no_chance(), cx);
        };
        let invitation = Invitation {
            address: server.address(&room_name(&secret, Game::ID)),
            secret,
            me: me.clone(),
            life,
        };
        self.lives += 1;
        let number = self.lives;
        let sender = self.sender.map(move |heard: Heard| {
            Message::then(move |own, cx| own.heard(number, heard.clone(), cx))
        });
        self.live = Some(Live {
            number,
            room: Room::enter(invitation, sender),
            game: name_of(me.game),
            me,
            before: None,
            invited: None,
            holds: false,
            reached: false,
            status: Status::Connecting,
            seen: false,
        });
        cx.effects.show();
    }

    /// Says goodbye, if there is a connection.
    pub(super) fn part(&mut self) {
        self.parted = String::new();
        if let Some(live) = self.live.take() {
            live.room.change(|room| room.depart(Departure::Leaves));
        }
    }

    /// The connection of the current game, even while it is being made.
    pub(super) fn own_live(&self) -> Option<&Live> {
        let name = self.stored.as_ref()?.name();
        self.live.as_ref().filter(|live| live.game == name)
    }

    /// Lets the current game use the connection over which its invitation came, or over which the game before was played.
    pub(super) fn take_over(&mut self) {
        let Some(stored) = &self.stored else { return };
        let before = stored.peer.log().terms().follows.map(name_of);
        let invites = stored.peer.party() == Some(Party::Inviter);
        if let Some(live) = &mut self.live {
            let name = stored.name();
            if live.invited.as_ref() == Some(&name)
                || invites && before.as_ref() == Some(&live.game)
            {
                live.before = Some(core::mem::replace(&mut live.game, name));
            }
        }
    }

    /// Whether the current game is sent automatically.
    pub(super) fn carries(&self) -> bool {
        self.own_live()
            .is_some_and(|live| live.is_connected() && !live.holds)
    }

    /// The name of the connected player, whichever game is on the table.
    fn connected_with(&self, store: &Store) -> String {
        match self.live.as_ref().filter(|_| self.own_live().is_none()) {
            Some(live) => {
                let stored = StoredGame::kept(&live.game, store);
                stored.map_or_else(m::distance_friend, |stored| name_of_other(&stored))
            }
            None => self.other(),
        }
    }

    /// Handles a report of the room.
    pub(super) fn heard(&mut self, number: u32, heard: Heard, cx: &mut Context<'_>) {
        let Some(live) = &mut self.live else { return };
        if live.number != number {
            return;
        }
        match heard {
            Heard::Event(event) => self.said(event, cx),
            Heard::Status(status) => {
                live.reached |= !matches!(status, Status::Connecting | Status::Away);
                self.stands(status, cx);
            }
        }
        cx.effects.show();
    }

    /// Handles an event of the other player.
    fn said(&mut self, event: Event, cx: &mut Context<'_>) {
        match event {
            Event::Letter(text) => self.came(&text, cx),
            Event::Delivered => {
                if self.carries()
                    && let Some(stored) = &mut self.stored
                {
                    stored.has_sent();
                    self.keep(cx);
                }
            }
            Event::Looking(seen) => {
                if let Some(live) = &mut self.live {
                    live.seen = seen;
                }
            }
            Event::Wave => {
                let name = self.connected_with(cx.store);
                cx.effects
                    .tell(move || m::DistanceWaved { name: &name }.text());
            }
        }
    }

    /// Handles a changed status of the connection.
    fn stands(&mut self, status: Status, cx: &mut Context<'_>) {
        let name = self.connected_with(cx.store);
        let Some(live) = &mut self.live else { return };
        let was = live.is_connected();
        live.status = status;
        let is = live.is_connected();
        if is && !was {
            live.room
                .change(|room| room.look(!cx.page.document().hidden()));
            let name = name.clone();
            cx.effects
                .tell(move || m::DistanceSayConnected { name: &name }.text());
            cx.page.close_dialog(Dialog::DistanceSend);
            self.carry_first(cx);
        }
        if let Status::Ended(end) = status {
            self.live = None;
            let why = match end {
                End::Here => return,
                End::Left => m::DistanceLiveLeft { name: &name }.text(),
                End::Malformed => m::distance_live_malformed(),
            };
            self.has_parted(why, cx);
        } else if was && !is {
            cx.effects
                .tell(move || m::DistanceSayDisconnected { name: &name }.text());
        }
    }

    /// Notes that live play is over or never began. The panel says why, and screen readers announce it.
    pub(super) fn has_parted(&mut self, why: String, cx: &mut Context<'_>) {
        let said = troubles::by_link(&why, self.stored.as_ref());
        cx.page.say_aloud(context::elements::Part::Heard, &said);
        self.parted = why;
        cx.effects.show();
    }

    /// Handles a letter that came over the connection. It gets its receipt once it is stored. A letter that does not belong here
    /// ends the connection.
    fn came(&mut self, text: &str, cx: &mut Context<'_>) {
        let letter = match Letter::read(text) {
            Ok(letter) => letter,
            Err(why) => return self.refuse(troubles::unread(why, text), cx),
        };
        let Some(live) = &mut self.live else { return };
        let name = name_of(letter.log.id());
        let at_hand = self
            .stored
            .as_ref()
            .filter(|stored| stored.name() == live.game);
        let kept = match at_hand {
            Some(_) => None,
            None => StoredGame::kept(&live.game, cx.store),
        };
        let stored = at_hand.or(kept.as_ref());
        let other = letter.log.id() == live.me.game && !live.me.is_with(&letter.log);
        match admitted(&letter, &live.game, live.before.as_deref(), stored) {
            Some(_) if other => self.refuse(m::distance_live_malformed(), cx),
            Some(Admitted::Game) => {
                if self.take_letter(&name, text, cx)
                    && let Some(live) = &self.live
                {
                    live.room.change(|room| room.acknowledge(text));
                }
            }
            Some(Admitted::Invitation) => {
                live.invited = Some(name);
                live.room.change(|room| room.acknowledge(text));
                self.open_letter(text, cx);
            }
            None => self.refuse(m::distance_live_other_game(), cx),
        }
    }

    /// Ends the connection because of a letter that does not belong here.
    fn refuse(&mut self, why: String, cx: &mut Context<'_>) {
        self.part();
        self.has_parted(why, cx);
    }

    /// Takes in a letter of a game that is played here. Returns whether it is stored.
    fn take_letter(&mut self, name: &str, text: &str, cx: &mut Context<'_>) -> bool {
        let at_hand = self.is_at_hand(name);
        if !(at_hand && cx.table.is_distant()) {
            return self.came_aside(name, text, cx);
        }
        self.renew(cx);
        let Some(stored) = &mut self.stored else {
            return false;
        };
        let broken_off = stored.broken_off().is_some();
        let received = match stored.receive(text) {
            Ok(received) => received,
            Err(NotReceived::Unread(_) | NotReceived::OtherGame) => return false,
        };
        let kept = self.keep(cx);
        let is_news = is_news(received);
        match received {
            Received::Older => return kept,
            Received::News(_) => cx.page.close_dialog(Dialog::DistanceSend),
            Received::Known | Received::Fork { .. } => {}
        }
        self.realign(cx);
        self.tell_received(received, broken_off, cx);
        self.ask_offered(cx);
        // The other player's throw may wait for a value from here, or the other has not heard a resignation that crossed with a
        // turn.
        let waits = |stored: &StoredGame| stored.peer.is_to_send() || is_news && stored.is_unsent();
        if self.stored.as_ref().is_some_and(waits) {
            self.carry(cx);
        }
        if is_news && self.stored.as_ref().is_some_and(StoredGame::waits_here) {
            notify::tell(cx.page, &self.other());
        }
        kept
    }

    /// Takes in a letter of a game that is not on the table. Returns whether it is stored.
    fn came_aside(&mut self, name: &str, text: &str, cx: &mut Context<'_>) -> bool {
        let at_hand = self.stored.take_if(|stored| stored.name() == name);
        let was_at_hand = at_hand.is_some();
        let Some(mut stored) = at_hand.or_else(|| StoredGame::kept(name, cx.store)) else {
            return false;
        };
        stored.renew(cx.store);
        let mut kept = false;
        if let Ok(received) = stored.receive(text) {
            // If it cannot be stored, it comes again with the next letter.
            kept = stored.keep(cx.store).is_ok();
            if is_news(received) && stored.waits_here() {
                notify::tell(cx.page, &name_of_other(&stored));
            }
        }
        if was_at_hand {
            self.stored = Some(stored);
        }
        kept
    }

    /// Sends the game when the other player has just connected. A turn that can still be undone is sent only after a question.
    fn carry_first(&mut self, cx: &mut Context<'_>) {
        let begun = |stored: &StoredGame| stored.peer.can_take_back();
        let (Some(stored), Some(_)) = (
            self.stored.as_ref().filter(|stored| begun(stored)),
            self.own_live(),
        ) else {
            return self.carry(cx);
        };
        let letter = stored.peer.letter().write();
        let name = self.other();
        let Some(live) = &mut self.live else { return };
        live.send(&letter);
        live.holds = true;
        let words = move || {
            [
                m::DistanceLiveBegun { name: &name }.text(),
                m::distance_live_begun_about(),
                m::distance_send(),
                m::distance_not_now(),
            ]
        };
        let answer = |own: &mut Distance, yes, cx: &mut Context<'_>| {
            if yes {
                own.release();
                own.carry(cx);
                cx.effects.show();
            }
        };
        self.ask(1, Leave::Free, words, answer, cx);
    }

    /// Allows the turn that was begun before the connection to be sent.
    pub(super) fn release(&mut self) {
        if let Some(live) = &mut self.live {
            live.holds = false;
        }
    }

    /// Sends everything at once while the other player is connected.
    pub(super) fn carry(&mut self, cx: &mut Context<'_>) {
        if !self.carries() {
            return;
        }
        let Some(stored) = &mut self.stored else {
            return;
        };
        if stored.peer.drafted().is_some() || stored.peer.is_to_send() {
            // If nothing can be appended, nothing is lost.
            let _ = stored.send();
        }
        if self.keep(cx)
            && let (Some(stored), Some(live)) = (&self.stored, &self.live)
        {
            live.send(&stored.peer.letter().write());
        }
    }

    /// Tells the other player whether somebody looks at this page.
    pub(super) fn look(&self, page: &Page) {
        if let Some(live) = &self.live {
            let looking = !page.document().hidden() && self.own_live().is_some();
            live.room.change(|room| room.look(looking));
        }
    }

    /// Shows the status of live play in the panel.
    pub(super) fn show_connection(&self, page: &Page, stored: &StoredGame) {
        let live = self.own_live();
        let again = live.is_none() && !self.parted.is_empty();
        page.show(Button::DistanceConnect, live.is_none() && self.has_room());
        page.say(
            Button::DistanceConnect,
            &match again {
                true => m::distance_live_again(),
                false => m::distance_live(),
            },
        );
        page.show(Button::DistanceStop, live.is_some());
        page.say(
            Button::DistanceStop,
            &match live.is_some_and(Live::is_connected) {
                true => m::distance_live_stop(),
                false => m::cancel(),
            },
        );
        page.show(Part::DistanceConnection, live.is_some() || again);
        let said = match live {
            Some(live) => self.connection(live),
            None => troubles::by_link(&self.parted, Some(stored)),
        };
        page.say(Part::DistanceConnection, &said);
        if let Ok(line) = page.element::<web_sys::Element>(Part::DistanceConnection) {
            // A symbol shows the same at a glance.
            let state = match live {
                Some(live) if live.status == Status::Connected => "connected",
                Some(_) => "waiting",
                None => "lost",
            };
            // The words are enough without it.
            let _ = line.set_attribute("data-state", state);
        }
    }

    /// Returns the status of live play in a few words.
    fn connection(&self, live: &Live) -> String {
        let name = &self.other();
        let server = self.hosts.server.as_ref();
        let server = server.map_or("", |server| server.host());
        match live.status {
            Status::Connecting | Status::Ended(_) => m::distance_live_connecting(),
            Status::Away if live.reached => m::distance_room_lost(),
            Status::Away => {
                let why = m::DistanceRoomUnreachable { server }.text();
                troubles::by_link(&why, self.stored.as_ref())
            }
            Status::Waiting => {
                let stored = self.stored.as_ref();
                match stored.is_some_and(|stored| !stored.other().is_empty()) {
                    true => m::DistanceRoomWaiting { name }.text(),
                    false => m::distance_room_waiting_friend(),
                }
            }
            Status::Taken => m::distance_room_taken(),
            Status::Silent { seconds: count } => m::DistanceLiveSilent { name, count }.text(),
            Status::Connected => {
                let there = match live.seen {
                    true => m::DistanceLooking { name }.text(),
                    false => m::DistanceAway { name }.text(),
                };
                format!("{} · {there}", m::distance_connected())
            }
        }
    }
}

/// Whether somebody has played. The same letter comes again with every connection.
fn is_news(received: Received) -> bool {
    matches!(received, Received::News(_) | Received::Fork { .. })
}
