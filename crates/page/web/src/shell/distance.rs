//! Play at a distance: a separate part of the program, loaded after the late part when it is first needed.

use context::clock;
use context::this::words as m;
use context::words::WordPart;
use context::{Purpose, Resume, Table};
use distance::{self as feature, Distance};

use super::message::Message;
use super::part::{PartState, at_distance};
use super::state::Shell;
use crate::features::keeping;

impl Shell {
    /// Passes a message to the feature. It waits until the feature's code and words are loaded. A kiosk has no such games: the
    /// next visitor would find them.
    pub(super) fn hand_on_distance(&mut self, message: feature::Message) {
        if self.features.kiosk.is_some() {
            return;
        }
        if self.away_part == PartState::Loaded && WordPart::Distance.is_loaded() {
            at_distance(self, Some(message));
            return;
        }
        self.waiting.push(Message::from(message));
        self.away_part
            .load("distance", &self.sender, Message::DistanceCame);
        if !WordPart::Distance.is_loaded() {
            self.fetch_words(WordPart::Distance);
        }
    }

    /// Passes a message to the peer of the game at a distance on the table.
    pub(super) fn ask_seat(&mut self, message: feature::Message) {
        if self.away_part == PartState::Loaded {
            at_distance(self, Some(message));
        }
    }

    /// Shows the state of a game at a distance. If something must be sent, returns what the panel says in place of whose turn it
    /// is and what can be done.
    pub(super) fn show_distance(&mut self) -> Option<[String; 2]> {
        self.features.play.times = clock::shown(&self.table);
        self.distance.as_ref()?;
        at_distance(self, None)
    }

    /// Asks what to play. The game at a distance stays stored, and so does the previously saved one.
    pub(super) fn leave_distance(&mut self) {
        self.store.note_distance(None);
        self.table = Table::default();
        let saved = keeping::load(&self.page, &mut self.store);
        let unfinished = saved.filter(|game| !game.turn().is_over());
        self.greet(Resume::Game(unfinished.map(Box::new)));
    }
}

/// This code is in the part for play at a distance.
impl Shell {
    /// Handles a call from the late part to this one.
    pub(super) fn called_at_distance(
        &mut self,
        message: Option<feature::Message>,
    ) -> Option<[String; 2]> {
        match message {
            Some(message) => {
                self.update_distance(message);
                None
            }
            None => self.show_distance_now(),
        }
    }

    fn update_distance(&mut self, message: feature::Message) {
        if self.distance.is_none() {
            let by_hand = self
                .sender
                .map(|message: feature::Message| Message::ByHand(Box::new(message.into())));
            let sender = self.sender.map(Message::from);
            match Distance::open(&self.page, &by_hand, sender) {
                Ok(own) => self.distance = Some(Box::new(own)),
                Err(error) => {
                    let error = &String::from(js_sys::Error::from(error).to_string());
                    return self.page.notice(&m::NoticeIncomplete { error }.text());
                }
            }
        }
        let mut own = self.distance.take();
        if let Some(own) = &mut own {
            self.with(|_, cx| own.update(message, cx));
        }
        self.distance = own;
        self.see_dealt();
    }

    fn see_dealt(&mut self) {
        let own = self.distance.as_ref();
        let comes_now = own.is_some_and(|own| own.is_busy());
        let dealt_now = own.is_some_and(|own| own.is_dealt(&self.table));
        if let Purpose::Distance { dealt, comes } = &mut self.table.purpose {
            *comes = comes_now;
            if *dealt != dealt_now {
                *dealt = dealt_now;
                self.effects.show();
            }
        }
    }

    fn show_distance_now(&mut self) -> Option<[String; 2]> {
        let own = self.distance.as_mut()?;
        if self.table.session.is_some() && !self.table.is_distant() {
            own.put_away(&self.store);
        }
        if self.table.is_distant() {
            self.features.play.times = own.times(&self.table);
        }
        own.show(&self.page, &self.table)
    }
}
