//! The messages of the shell, each passed to its feature once the words that it needs are loaded.

use browser::files::hash;
use context::elements::Dialog;
use context::table::Authority;
use context::words;
use context::words::{Fetched, WordPart};
use sahkku_words::Language;

use super::message::Message;
use super::part::{Call, PartState, late};
use super::state::{Shell, each, with};
use crate::features::commentary::{self, AtBoard};
use crate::features::play::{self, Before};
use crate::features::{
    advice, computer, draws, ending, language, players, printing, recap, records, study, terms,
};

impl Shell {
    /// Handles a message, in the late part once it is loaded.
    pub(super) fn update(&mut self, message: Message) {
        match self.late {
            PartState::Loaded => drop(late(self, Call::Update(message))),
            _ => self.update_early(message),
        }
    }

    /// Does what is done once for all messages, and may cause more messages.
    pub(super) fn settle(&mut self) {
        match self.late {
            PartState::Loaded => drop(late(self, Call::Settle)),
            _ => self.settle_early(),
        }
    }

    /// Handles a message, once the words that it needs are loaded.
    pub(super) fn receive(&mut self, message: Message) {
        let missing = message.words_needed().iter();
        if let Some(&part) = missing.copied().find(|part| !part.is_loaded()).as_ref() {
            self.waiting.push(message);
            return self.fetch_words(part);
        }
        self.hand_on(message);
        self.carry_out();
    }

    /// Updates the page once for all messages, and lets the game continue.
    pub(super) fn settle_all(&mut self) {
        loop {
            if self.effects.take_show() {
                self.show();
            }
            if !self.effects.take_go_on() {
                return;
            }
            self.go_on();
            self.carry_out();
        }
    }

    /// Passes a message to its feature.
    fn hand_on(&mut self, message: Message) {
        if let (Authority::Seat, Some(own)) = (self.table.authority(), for_seat(&message)) {
            if let distance::Message::Record = own {
                self.finish();
            }
            return self.hand_on_distance(own);
        }
        match message {
            Message::Archive(message) => {
                with!(self, archive, |own, cx| own.update(message, cx))
            }
            Message::Advice(message) => {
                if matches!(message, advice::Message::Hint | advice::Message::Threats) {
                    self.finish();
                }
                with!(self, advice, |own, cx| own.update(message, cx));
            }
            Message::Clocks(message) => self.hand_on_clock(message),
            Message::Distance(message) => self.hand_on_distance(message),
            Message::Draws(message) => with!(self, draws, |own, cx| own.update(message, cx)),
            Message::Editor(message) => {
                with!(self, editor, |own, cx| own.update(message, cx));
            }
            Message::Ending(message) => {
                let sender = self.sender.map(Message::from);
                with!(self, page, |_own, cx| ending::update(message, &sender, cx));
            }
            Message::Hosting(message) => {
                with!(self, hosting, |own, cx| own.update(message, cx))
            }
            Message::Keeping(message) => {
                with!(self, keeping, |own, cx| own.update(message, cx))
            }
            Message::Kiosk(message) => {
                with!(self, kiosk, |own, cx| {
                    if let Some(kiosk) = own {
                        kiosk.update(message, cx);
                    }
                });
            }
            Message::Lab(message) => with!(self, lab, |own, cx| own.update(message, cx)),
            Message::Language(message) => {
                let sender = self.sender.map(Message::from);
                if language::update(message, &sender, &self.page) {
                    self.page.say_standing_words();
                    self.write_all();
                    self.effects.show();
                }
            }
            Message::Lessons(message) => {
                with!(self, lessons, |own, cx| own.update(message, cx))
            }
            Message::More(message) => with!(self, more, |own, cx| own.update(message, cx)),
            Message::Places(message) => with!(self, places, |own, cx| own.update(message, cx)),
            Message::Players(message) => {
                with!(self, page, |_own, cx| players::update(message, cx));
            }
            Message::Printing(message) => {
                with!(self, page, |_own, cx| printing::update(message, cx));
            }
            Message::Puzzles(message) => {
                with!(self, puzzles, |own, cx| own.update(message, cx))
            }
            Message::Qr(message) => with!(self, qr, |own, cx| own.update(message, cx)),
            Message::Recap(message) => {
                with!(self, page, |_own, cx| recap::update(message, cx))
            }
            Message::Records(message) => {
                if matches!(message, records::Message::Open) {
                    self.finish();
                }
                let sender = self.sender.map(Message::from);
                with!(self, page, |_own, cx| records::update(message, &sender, cx));
            }
            Message::Rulebook(message) => {
                with!(self, rulebook, |own, cx| own.update(message, cx));
            }
            Message::Settings(message) => {
                with!(self, settings_card, |own, cx| own.update(message, cx));
            }
            Message::Study(message) => with!(self, study, |own, cx| own.update(message, cx)),
            Message::Terms(message) => terms::update(message, &self.page),
            Message::Warning(message) => {
                with!(self, warning, |own, cx| own.update(message, cx))
            }
            Message::Confirmed => self.confirm.confirmed(&self.page),
            Message::SaveGoing => {
                let at_hand = self.welcome.record_to_lose(&self.table);
                self.confirm.save_record(&self.page, at_hand);
            }
            Message::TakeBack => self.take_back(),
            Message::Redo => self.redo(),
            Message::Question(question) => {
                let board = AtBoard {
                    place: self.play.twin.name_of_entry(),
                    movable: &self.play.marks.movable,
                    chosen: self.play.marks.chosen.is_some(),
                };
                let motion = self.play.motion();
                commentary::answer(question, &self.page, &self.table, motion, &board);
            }
            Message::Open(dialog) => {
                // Closes the dialogs that led to it.
                for other in [Dialog::MenuCard, Dialog::About] {
                    self.page.close_dialog(other);
                }
                each!(self, |own, cx| own.opening(dialog, cx));
                self.page.open_dialog(dialog);
            }
            Message::Computer(message) => with!(self, computer, |own, cx| own.update(message, cx)),
            Message::Play(message) => self.play(message),
            Message::Worker(message) => self.worker.read(message),
            Message::Welcome(message) => {
                let may_draw = self.draws.may_offer(&self.table);
                with!(self, welcome, |own, cx| own.update(message, may_draw, cx));
            }
            Message::ByHand(message) => {
                self.play.speaker.wake();
                if message.touches() {
                    self.let_go();
                }
                self.receive(*message);
            }
            Message::Beside => {}
            Message::Chosen(n) => self.asking.answered(&self.page, n),
            Message::ChoiceClosed => self.asking.closed(&self.page),
            Message::SkipThrowOff => self.skip_throw_off(),
            Message::Escape if self.table.is_study() && self.play.marks.chosen.is_none() => {
                let leave = study::Message::Escape;
                with!(self, study, |own, cx| own.update(leave, cx));
            }
            Message::Escape => {
                with!(self, advice, |own, cx| own
                    .update(advice::Message::Close, cx));
                self.play(play::Message::Unchoose);
            }
            Message::Resized => {
                self.rulebook.resize();
                self.resize();
            }
            Message::LookChanged => self.restyle(),
            Message::AddressChanged => self.follow_address(),
            Message::Begun => self.begun(),
            Message::LateCame(_) => self.complete(),
            Message::DistanceCame(outcome) => self.distance_came(outcome),
            Message::WordsCame(language, part, fetched) => self.words_came(language, part, fetched),
        }
    }

    /// Fetches a part of the words of the current language.
    pub(super) fn fetch_words(&self, part: WordPart) {
        if let Some(language) = messages::language() {
            let sender = self.sender.clone();
            words::fetch(language, part, move |fetched| {
                sender.send(Message::WordsCame(language, part, fetched));
            });
        }
    }

    fn words_came(&mut self, language: &'static Language, part: WordPart, fetched: Fetched) {
        // The language may have changed before they arrived: messages that wait for words then request those of the new one.
        if messages::language() == Some(language) && !part.is_loaded() {
            if let Err(error) = fetched.and_then(|text| messages::speak_more(&text)) {
                self.waiting.clear();
                return self.page.notice(&language::not_spoken(language, &error));
            }
            self.page.say_standing_words();
            self.write_all();
            self.effects.show();
        }
        self.send_waiting();
    }

    pub(super) fn send_waiting(&mut self) {
        for message in std::mem::take(&mut self.waiting) {
            self.sender.send(message);
        }
    }

    /// Handles a message for the board, once the motion before it has finished.
    fn play(&mut self, message: play::Message) {
        if message.finishes() {
            self.finish();
            return with!(self, play, |own, cx| own.update(message, cx));
        }
        let before = self.play.before(&message, &self.table);
        let rests = !self.play.board.is_moving();
        let landed = before != Before::Nothing && self.lands_dice();
        if before == Before::Motion {
            self.finish();
        }
        // A person who has not seen the dice cannot have decided anything about them.
        if landed && (before == Before::Dice || self.table.may_throw()) {
            return;
        }
        with!(self, play, |own, cx| own.update(message, cx));
        // A touch of the board while the computer pauses means that the person has seen enough.
        if before == Before::Motion && rests && self.computer.is_pausing() {
            let over = computer::Message::PauseOver;
            with!(self, computer, |own, cx| own.update(over, cx));
        }
    }

    /// Opens the book or the game that the address asks for, or closes the book that it no longer asks for.
    pub(super) fn follow_address(&mut self) {
        if distance::is_at(&hash()) {
            self.tell_distance(distance::Message::Address);
        }
        if let Some(message) = self.rulebook.follow_address(&hash(), &self.page) {
            self.sender.send(Message::from(message));
        }
        if self.hash != hash() {
            self.hash = hash();
            self.open_linked();
        }
    }

    /// Rewrites every text that was written in another language, or before its words were loaded.
    pub(super) fn write_all(&mut self) {
        self.write_again();
        each!(self, |own, cx| own.speak(cx));
    }
}

/// The request to the peer of a game at a distance, in place of a feature that works with the record on the table.
fn for_seat(message: &Message) -> Option<distance::Message> {
    Some(match message {
        Message::Draws(draws::Message::Offer) => distance::Message::OfferDraw,
        Message::Ending(ending::Message::Rematch(_)) => distance::Message::Rematch,
        Message::Records(records::Message::Open) => distance::Message::Record,
        Message::TakeBack => distance::Message::TakeBack,
        _ => return None,
    })
}
