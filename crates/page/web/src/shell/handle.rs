//! The messages of the shell, each passed to its feature once the words that it needs are loaded.

use browser::files::hash;
use context::Feature as _;
use context::elements::{Dialog, Part};
use context::this::words as m;
use context::words;
use context::words::{Fetched, WordPart};
use sahkku_words::Language;

use super::message::Message;
use super::part::{Call, PartState, late};
use super::state::Shell;
use crate::features::play::{self, Before};
use crate::features::{
    self, Message as F, advice, commentary, computer, draws, ending, language, records, study,
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

    /// Handles a message, once the words and the code that it needs are loaded.
    pub(super) fn receive(&mut self, message: Message) {
        let missing = message.words_needed().iter();
        if let Some(&part) = missing.copied().find(|part| !part.is_loaded()).as_ref() {
            self.waiting.push(message);
            return self.fetch_words(part);
        }
        if message.needs_cards() && self.cards_part != PartState::Loaded {
            self.waiting.push(message);
            let cards = &mut self.cards_part;
            return cards.load("cards", &self.sender, Message::CardsCame);
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

    fn hand_on(&mut self, message: Message) {
        if let (true, Some(own)) = (self.table.is_distant(), for_seat(&message)) {
            if let distance::Message::Record = own {
                self.finish();
            }
            return self.hand_on_distance(own);
        }
        match message {
            Message::Feature(F::Play(message)) => self.play(message),
            Message::Feature(F::Clocks(message)) => self.hand_on_clock(message),
            Message::Feature(message) => {
                if waits_for_motion(&message) {
                    self.finish();
                }
                self.with(|all, cx| all.update(message, cx));
            }
            Message::Distance(message) => self.hand_on_distance(message),
            Message::Worker(message) => self.worker.read(message),
            Message::Confirmed => {
                let confirm = &mut self.features.confirm;
                confirm.confirmed(&self.page, &mut self.effects);
            }
            Message::SaveGoing => {
                let at_hand = self.features.welcome.record_to_lose(&self.table);
                self.features.confirm.save_record(&self.page, at_hand);
            }
            Message::TakeBack => self.take_back(),
            Message::Redo => self.redo(),
            Message::Question(question) => {
                let play = &self.features.play;
                let (page, motion) = (&self.page, play.motion());
                let place = play.twin.name_of_entry();
                commentary::answer(question, page, &self.table, motion, place, &play.marks);
            }
            Message::Open(dialog) => {
                // Closes the dialogs that led to it.
                for other in [Dialog::MenuCard, Dialog::About] {
                    self.page.close_dialog(other);
                }
                self.with(|all, cx| all.opening(dialog, cx));
                self.page.open_dialog(dialog);
            }
            Message::ByHand(message) => {
                self.features.play.speaker.wake();
                if message.touches() {
                    self.let_go();
                }
                self.receive(*message);
            }
            Message::Beside => {}
            Message::Chosen(n) => self.features.choice.answered(&self.page, n),
            Message::ChoiceClosed => self.features.choice.closed(&self.page),
            Message::SkipThrowOff => self.skip_throw_off(),
            Message::Escape if self.escape_closes_slip() => {
                let leave = study::Message::Escape;
                self.with(|all, cx| all.study.update(leave, cx));
            }
            Message::Escape => {
                self.with(|all, cx| all.advice.update(advice::Message::Close, cx));
                self.play(play::Message::Unchoose);
            }
            Message::Resized => {
                self.features.rulebook.resize();
                self.resize();
            }
            Message::LookChanged => self.restyle(),
            Message::AddressChanged => self.follow_address(),
            Message::Begun => self.begun(),
            Message::LateCame(_) => self.complete(),
            Message::DistanceCame(outcome) => self.part_came(|shell| &mut shell.away_part, outcome),
            Message::CardsCame(outcome) => self.part_came(|shell| &mut shell.cards_part, outcome),
            Message::WordsCame(language, part, fetched) => self.words_came(language, part, fetched),
        }
    }

    pub(super) fn fetch_words(&self, part: WordPart) {
        if let Some(language) = messages::language() {
            let came = move |fetched| Message::WordsCame(language, part, fetched);
            words::fetch(language, part, self.sender.sending(came));
        }
    }

    fn words_came(&mut self, language: &'static Language, part: WordPart, fetched: Fetched) {
        // The language may have changed before they arrived: messages that wait for words then request those of the new one.
        if messages::language() == Some(language) && !part.is_loaded() {
            if let Err(error) = fetched.and_then(|text| messages::speak_more(&text)) {
                self.waiting.clear();
                return self.page.notice(&language::not_spoken(language, &error));
            }
            self.say_again();
        }
        self.send_waiting();
    }

    /// Handles the loaded part of the program, or its failure.
    fn part_came(&mut self, part: fn(&mut Shell) -> &mut PartState, outcome: Result<(), String>) {
        match outcome {
            Ok(()) => {
                *part(self) = PartState::Loaded;
                self.send_waiting();
            }
            Err(error) => {
                *part(self) = PartState::Missing;
                self.waiting.clear();
                let error = &error;
                self.page.notice(&m::NoticeIncomplete { error }.text());
            }
        }
    }

    pub(super) fn send_waiting(&mut self) {
        for message in std::mem::take(&mut self.waiting) {
            self.sender.send(message);
        }
    }

    /// Handles a message for the board, once the motion before it has finished.
    fn play(&mut self, message: play::Message) {
        if self.sets_up(&message) {
            return;
        }
        let before = self.features.play.before(&message, &self.table);
        if before == Before::All {
            self.finish();
        }
        let rests = !self.features.play.board.is_moving();
        let landed = before != Before::Nothing && self.lands_dice();
        if before == Before::Motion {
            self.finish();
        }
        // A person who has not seen the dice cannot have decided anything about them.
        if landed && (before == Before::Dice || self.table.may_throw()) {
            return;
        }
        self.with(|all, cx| all.play.update(message, cx));
        // A touch of the board while the computer pauses means that the person has seen enough.
        if before == Before::Motion && rests && self.features.computer.is_pausing() {
            let over = computer::Message::PauseOver;
            self.with(|all, cx| all.computer.update(over, cx));
        }
    }

    /// Whether the Escape key closes the study or the list of moves: nothing is chosen, and no help lies over it.
    fn escape_closes_slip(&self) -> bool {
        let listed = self.page.is_shown(Part::Moves) && !self.page.is_shown(Part::Advice);
        let chosen = self.features.play.marks.chosen;
        chosen.is_none() && (self.table.is_study() || listed)
    }

    /// Hands what is done at the board to the study while a position is set up in it. Returns whether it was.
    fn sets_up(&mut self, message: &play::Message) -> bool {
        use play::Message as P;
        let passes = matches!(message, P::Frame(_) | P::Focus(_) | P::Arrow(_));
        if passes || !self.features.study.edits() {
            return false;
        }
        self.with(|all, cx| match *message {
            P::Tap(target) => all.study.tap(target, cx),
            P::Pointer(phase, at) => all.study.point(phase, at, &all.play.board, cx),
            _ => {}
        });
        // The rest of the page follows once the pointer is up.
        self.show_draft();
        true
    }

    /// Opens the book or the game that the address asks for, or closes the book that it no longer asks for.
    pub(super) fn follow_address(&mut self) {
        if distance::is_at(&hash()) {
            self.tell_distance(distance::Message::Address);
        }
        if let Some(message) = self.features.rulebook.follow_address(&hash(), &self.page) {
            self.sender.send(Message::from(message));
        }
        if self.hash != hash() {
            self.hash = hash();
            self.open_linked();
        }
    }

    /// Rewrites every text that was written in another language, or before its words were loaded.
    pub(super) fn say_again(&mut self) {
        self.page.say_standing_words();
        self.write_again();
        self.with(|all, cx| all.speak(cx));
        self.effects.show();
    }
}

/// Whether all motion on the board must finish before this message is handled.
fn waits_for_motion(message: &features::Message) -> bool {
    matches!(
        message,
        F::Advice(advice::Message::Hint | advice::Message::Threats)
            | F::Records(records::Message::Open)
    )
}

/// The request to the peer of a game at a distance, in place of a feature that works with the record on the table.
fn for_seat(message: &Message) -> Option<distance::Message> {
    Some(match message {
        Message::Feature(F::Draws(draws::Message::Offer)) => distance::Message::OfferDraw,
        Message::Feature(F::Ending(ending::Message::Rematch(_))) => distance::Message::Rematch,
        Message::Feature(F::Records(records::Message::Open)) => distance::Message::Record,
        Message::TakeBack => distance::Message::TakeBack,
        _ => return None,
    })
}
