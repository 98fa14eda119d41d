//! Live play: while the two are connected every decision is sent at once.

use std::rc::Rc;

use browser::line::LineEvent;
use browser::room::RoomEvent;
use browser::store::Store;
use context::effects::{Choice, Context, Effect, Leave};
use context::this::words as m;
use dom::{Page, Sender};
use on_page::ChoiceWords;
use remote::{GameId, Identity, Letter, NotReceived, Party, Received};
use signalling::meeting;
use signalling::talk::{Break, Event, Status};

use super::carrier::{Carrier, Heard, Live, Stage};
use super::gate::{Admitted, admitted};
use super::held::{Held, name_of};
use super::letters::name_of_other;
use super::state::{Distance, Message};
use super::{notify, troubles};
use crate::elements::{Button, Dialog, Part};

impl Distance {
    /// Where the next connection tells what it hears.
    pub(super) fn hears(&mut self) -> (u32, Sender<Heard>) {
        self.lives += 1;
        let number = self.lives;
        let sender = self.sender.map(move |heard| Message::Live(number, heard));
        (number, sender)
    }

    /// A connection is on its way.
    pub(super) fn begin_live(
        &mut self,
        number: u32,
        carrier: Carrier,
        me: Rc<Identity>,
        stage: Stage,
    ) {
        self.parted = String::new();
        self.live = Some(Live {
            number,
            carrier,
            game: name_of(GameId(*me.game())),
            me,
            before: None,
            invited: None,
            holds: false,
            stage,
            reached: false,
            status: Status::Connecting,
            seen: false,
        });
    }

    /// Says goodbye, if there is anyone to say it to.
    pub(super) fn part(&mut self) {
        self.parted = String::new();
        if let Some(live) = self.live.take() {
            live.carrier.leave();
        }
    }

    /// The connection of the game at hand, or what is to become one.
    pub(super) fn own_live(&self) -> Option<&Live> {
        let name = self.held.as_ref()?.name();
        self.live.as_ref().filter(|live| live.game == name)
    }

    /// The game at hand is played over the connection over which it was invited to, or over which the game before it was played.
    pub(super) fn take_over(&mut self) {
        let Some(held) = &self.held else { return };
        let before = held.seat.log().terms().follows.map(name_of);
        let invites = held.seat.party() == Some(Party::Inviter);
        if let Some(live) = &mut self.live {
            let name = held.name();
            if live.invited.as_ref() == Some(&name)
                || invites && before.as_ref() == Some(&live.game)
            {
                live.before = Some(core::mem::replace(&mut live.game, name));
            }
        }
    }

    /// Whether what happens in the game at hand is sent by itself.
    pub(super) fn carries(&self) -> bool {
        self.own_live()
            .is_some_and(|live| live.is_connected() && !live.holds)
    }

    /// What the other one at the connection is called, whichever game lies on the table.
    fn connected_with(&self, store: &Store) -> String {
        match self.live.as_ref().filter(|_| self.own_live().is_none()) {
            Some(live) => {
                let held = Held::kept(&live.game, store);
                held.map_or_else(m::distance_friend, |held| name_of_other(&held))
            }
            None => self.other(),
        }
    }

    /// Something is heard of a connection.
    pub(super) fn heard(&mut self, number: u32, heard: Heard, cx: &mut Context<'_>) {
        let Some(live) = &mut self.live else { return };
        if live.number != number {
            return;
        }
        match heard {
            Heard::Line(LineEvent::Described(description)) => {
                live.stage = Stage::Described(description);
            }
            Heard::Room(RoomEvent::Met(status)) => {
                let on_the_way = matches!(
                    status,
                    meeting::Status::Connecting | meeting::Status::Away { .. }
                );
                live.reached |= !on_the_way;
                live.stage = Stage::Room(status);
            }
            Heard::Line(LineEvent::Said(event)) | Heard::Room(RoomEvent::Said(event)) => {
                self.said(event, cx);
            }
            Heard::Line(LineEvent::Status(status)) | Heard::Room(RoomEvent::Status(status)) => {
                self.stands(status, cx);
            }
            Heard::Line(LineEvent::Failed(ending)) => {
                self.live = None;
                self.has_parted(troubles::unconnected(&ending), cx);
            }
        }
        self.show_live(cx.page);
        cx.effects.show();
    }

    /// The other did this.
    fn said(&mut self, event: Event, cx: &mut Context<'_>) {
        match event {
            Event::Letter(text) => self.came(&text, cx),
            Event::Delivered => {
                if self.carries()
                    && let Some(held) = &mut self.held
                {
                    held.has_sent();
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

    /// The connection stands otherwise than before.
    fn stands(&mut self, status: Status, cx: &mut Context<'_>) {
        let name = self.connected_with(cx.store);
        let Some(live) = &mut self.live else { return };
        let was = live.is_connected();
        live.status = status;
        let is = live.is_connected();
        let line = matches!(live.carrier, Carrier::Line(_));
        if is && !was {
            live.carrier.look(!cx.page.document().hidden());
            let name = name.clone();
            cx.effects
                .tell(move || m::DistanceSayConnected { name: &name }.text());
            if line {
                cx.page.close_dialog(Dialog::DistanceLive);
            }
            cx.page.close_dialog(Dialog::DistanceSend);
            self.carry_first(cx);
        }
        let Status::Broken(why) = status else { return };
        // Whoever is lost in a room comes back there.
        if line || !matches!(why, Break::Closed | Break::Unanswered) {
            self.live = None;
            let why = troubles::parted(why, &name);
            self.has_parted(why, cx);
        } else if was {
            cx.effects
                .tell(move || m::DistanceSayDisconnected { name: &name }.text());
        }
    }

    /// There is no connection any more, or there never was one. The panel says why, or the dialog, which screen readers hear by
    /// themselves.
    pub(super) fn has_parted(&mut self, why: String, cx: &mut Context<'_>) {
        if !cx.page.is_open(Dialog::DistanceLive) {
            let said = troubles::by_link(&why, self.held.as_ref());
            cx.page.say_aloud(context::elements::Part::Heard, &said);
        }
        self.parted = why;
        cx.effects.show();
    }

    /// A letter has come by itself. It gets its receipt once it is kept; one that has no business here ends the connection.
    fn came(&mut self, text: &str, cx: &mut Context<'_>) {
        let letter = match Letter::read(text) {
            Ok(letter) => letter,
            Err(why) => return self.refuse(troubles::unread(why, text), cx),
        };
        let Some(live) = &mut self.live else { return };
        let name = name_of(letter.log.id());
        let at_hand = self.held.as_ref().filter(|held| held.name() == live.game);
        let kept = match at_hand {
            Some(_) => None,
            None => Held::kept(&live.game, cx.store),
        };
        let held = at_hand.or(kept.as_ref());
        let other = letter.log.id().0 == *live.me.game() && !live.me.is_with(&letter.log);
        match admitted(&letter, &live.game, live.before.as_deref(), held) {
            Some(_) if other => self.refuse(m::distance_live_malformed(), cx),
            Some(Admitted::Game) => {
                if self.take_letter(&name, text, cx)
                    && let Some(live) = &self.live
                {
                    live.carrier.acknowledge(text);
                }
            }
            Some(Admitted::Invitation) => {
                live.invited = Some(name);
                live.carrier.acknowledge(text);
                self.open_letter(text, cx);
            }
            None => self.refuse(m::distance_live_other_game(), cx),
        }
    }

    /// Ends the connection over which something came that has no business there.
    fn refuse(&mut self, why: String, cx: &mut Context<'_>) {
        self.part();
        self.has_parted(why, cx);
    }

    /// A letter of a game that is played here has come by itself. Whether it is kept.
    fn take_letter(&mut self, name: &str, text: &str, cx: &mut Context<'_>) -> bool {
        let at_hand = self.held.as_ref().is_some_and(|held| held.name() == name);
        if !(at_hand && cx.table.is_distant()) {
            return self.came_aside(name, text, cx);
        }
        self.renew(cx);
        let Some(held) = &mut self.held else {
            return false;
        };
        let broken_off = held.broken_off().is_some();
        let received = match held.receive(text) {
            Ok(received) => received,
            Err(NotReceived::Unread(_) | NotReceived::OtherGame) => return false,
        };
        let kept = self.keep(cx);
        let is_news = is_news(received);
        match received {
            // Something may have been said beside the log.
            Received::Known => self.realign(cx),
            Received::Older => return kept,
            Received::News(at) => {
                cx.page.close_dialog(Dialog::DistanceSend);
                self.realign(cx);
                self.tell_news(at, broken_off, cx);
            }
            Received::Fork {
                author, replaced, ..
            } => {
                self.realign(cx);
                self.tell_fork(author, replaced, cx);
            }
        }
        self.ask_offered(cx);
        // The other's throw may wait for a value from here, or the other has not heard a resignation that crossed with a turn.
        let waits = |held: &Held| held.seat.is_to_send() || is_news && held.is_unsent();
        if self.held.as_ref().is_some_and(waits) {
            self.carry(cx);
        }
        if is_news && self.held.as_ref().is_some_and(Held::waits_here) {
            notify::tell(cx.page, &self.other());
        }
        kept
    }

    /// A letter of a game has come that is not on the table. Whether it is kept.
    fn came_aside(&mut self, name: &str, text: &str, cx: &mut Context<'_>) -> bool {
        let at_hand = self.held.take_if(|held| held.name() == name);
        let was_at_hand = at_hand.is_some();
        let Some(mut held) = at_hand.or_else(|| Held::kept(name, cx.store)) else {
            return false;
        };
        held.renew(cx.store);
        let mut kept = false;
        if let Ok(received) = held.receive(text) {
            // What cannot be kept comes again with the next letter.
            kept = held.keep(cx.store).is_ok();
            if is_news(received) && held.waits_here() {
                notify::tell(cx.page, &name_of_other(&held));
            }
        }
        if was_at_hand {
            self.held = Some(held);
        }
        kept
    }

    /// The other is there from now on. A turn that can still be undone is not sent without being asked for.
    fn carry_first(&mut self, cx: &mut Context<'_>) {
        let begun = |held: &Held| held.seat.can_take_back();
        let (Some(held), Some(_)) = (
            self.held.as_ref().filter(|held| begun(held)),
            self.own_live(),
        ) else {
            return self.carry(cx);
        };
        let letter = held.seat.letter().write();
        let name = self.other();
        let Some(live) = &mut self.live else { return };
        live.carrier.send(&letter);
        live.holds = true;
        let sender = self.sender.clone();
        cx.effects.want(Effect::Choose(Choice {
            ways: Vec::new(),
            words: Box::new(move || ChoiceWords {
                title: m::DistanceLiveBegun { name: &name }.text(),
                text: m::distance_live_begun_about(),
                answers: vec![m::distance_send(), m::distance_not_now()],
            }),
            first: 1,
            leave: Leave::Free,
            answer: Box::new(move |n| {
                if n == 0 {
                    sender.send(Message::Carry);
                }
            }),
        }));
    }

    /// What was begun before the connection stood may be sent.
    pub(super) fn release(&mut self) {
        if let Some(live) = &mut self.live {
            live.holds = false;
        }
    }

    /// While the other is connected everything is sent at once.
    pub(super) fn carry(&mut self, cx: &mut Context<'_>) {
        if !self.carries() {
            return;
        }
        let Some(held) = &mut self.held else { return };
        if held.seat.drafted().is_some() || held.seat.is_to_send() {
            // Nothing is lost where nothing could be appended.
            let _ = held.send();
        }
        if self.keep(cx)
            && let (Some(held), Some(live)) = (&self.held, &self.live)
        {
            live.carrier.send(&held.seat.letter().write());
        }
    }

    /// Tells the other whether somebody looks here.
    pub(super) fn look(&self, page: &Page) {
        if let Some(live) = &self.live {
            let looking = !page.document().hidden() && self.own_live().is_some();
            live.carrier.look(looking);
        }
    }

    /// Shows in the panel how the connection stands.
    pub(super) fn show_connection(&self, page: &Page, held: &Held) {
        let plays = held.seat.party().is_some();
        let begun = held.seat.state().is_some();
        let live = self.own_live();
        let connected = live.is_some_and(Live::is_connected);
        let room = held.room.is_some() && self.hosts.server.is_some();
        let free = plays && !held.is_over() && (begun || room);
        page.show(
            Button::DistanceConnect,
            !connected && (free || live.is_some()),
        );
        let again = live.is_none() && !self.parted.is_empty();
        page.say(
            Button::DistanceConnect,
            &match again {
                true => m::distance_live_again(),
                // Where nobody has named a server both have to be close by.
                false if self.hosts.server.is_none() => m::distance_connect_near(),
                false => m::distance_connect(),
            },
        );
        // Before a link has been given out nothing is under way.
        let given = live.filter(|live| match &live.stage {
            Stage::Gathering(_) | Stage::Described(_) => false,
            Stage::Given(_) | Stage::Called(_) | Stage::Room(_) => true,
        });
        page.show(Button::DistanceStop, given.is_some());
        page.say(
            Button::DistanceStop,
            &match connected {
                true => m::distance_live_stop(),
                false => m::cancel(),
            },
        );
        page.show(Part::DistanceConnection, given.is_some() || again);
        let said = match given {
            Some(live) => self.connection(live),
            None => troubles::by_link(&self.parted, Some(held)),
        };
        page.say(Part::DistanceConnection, &said);
        if let Ok(line) = page.element::<web_sys::Element>(Part::DistanceConnection) {
            // A sign says the same to whoever glances.
            let state = match live {
                Some(live) if matches!(live.status, Status::Connected) => "connected",
                Some(_) => "waiting",
                None => "lost",
            };
            // Without it the words are there.
            let _ = line.set_attribute("data-state", state);
        }
    }

    /// How a connection stands, in a few words.
    fn connection(&self, live: &Live) -> String {
        let name = &self.other();
        match (live.status, &live.stage) {
            (Status::Silent { seconds: count }, _) => m::DistanceLiveSilent { name, count }.text(),
            (Status::Connected, stage) => {
                let connected = match stage {
                    Stage::Room(meeting::Status::Linked(way)) => troubles::way(*way),
                    _ => m::distance_connected(),
                };
                let there = match live.seen {
                    true => m::DistanceLooking { name }.text(),
                    false => m::DistanceAway { name }.text(),
                };
                format!("{connected} · {there}")
            }
            (_, Stage::Room(status)) => self.met(*status),
            (_, Stage::Given(made)) if made.description.is_offer() => m::distance_live_waiting(),
            (_, _) => m::distance_live_connecting(),
        }
    }
}

/// Whether somebody has played. The same letter comes again with every connection.
fn is_news(received: Received) -> bool {
    matches!(received, Received::News(_) | Received::Fork { .. })
}
