//! Which feature handles a message, once the code and the words that it needs are there.

use browser::files::hash;
use browser::later::{is_metered, is_missing, load, rest};
use context::this::words as m;
use context::words;
use context::words::{Fetched, WordPart};
use sahkku_words::Language;

use super::later::{
    begin_later, build_later, hand_on_later, hand_on_with_rest, let_go_later, play_later,
    recover_later, write_later,
};
use super::link::Handler;
use super::message::{LaterMessage, Message};
use super::state::{Shell, with};
use crate::features::play::{self, Before};
use crate::features::{advice, computer, language};

impl Shell {
    /// Hands a message to its feature.
    pub(super) fn hand_on(&mut self, message: Message) {
        match message {
            message @ (Message::Computer(_)
            | Message::SkipThrowOff
            | Message::Chosen(_)
            | Message::ChoiceClosed
            | Message::AddressChanged) => {
                if let Some(rest) = rest() {
                    hand_on_with_rest(rest, self, message);
                }
            }
            Message::Play(message) => match rest() {
                Some(rest) => play_later(rest, self, message),
                None => with!(self, play, |own, cx| own.update_view(message, cx)),
            },
            Message::Welcome(message) => {
                let may_draw = self.draws.may_offer(&self.table);
                with!(self, welcome, |own, cx| own.update(message, may_draw, cx));
            }
            Message::ByHand(message) => {
                self.play.speaker.wake();
                if message.touches()
                    && let Some(rest) = rest()
                {
                    let_go_later(rest, self);
                }
                self.receive(*message);
            }
            Message::Beside => {}
            Message::Escape => {
                // Before the rest is loaded there is no help to take away.
                if let Some(rest) = rest() {
                    hand_on_later(rest, self, LaterMessage::Advice(advice::Message::Close));
                }
                self.hand_on(Message::Play(play::Message::Unchoose));
            }
            Message::Resized => {
                self.rulebook.resize();
                if self.play.resize() {
                    self.effects.show();
                }
            }
            Message::LookChanged => self.restyle(),
            Message::Begun => {
                // It may have found another size, too, and then the browser's word of it will be no news.
                if self.play.board.sharpen() {
                    self.effects.show();
                }
                self.page.say_standing_words();
                language::offer(&self.page);
                if !is_metered() {
                    self.load();
                }
            }
            Message::Thinker(message) => self.thinker.read(message),
            Message::WordsCame(language, part, fetched) => self.words_came(language, part, fetched),
            Message::Loaded(outcome) => self.loaded(outcome),
            Message::Later(message) => {
                if let Some(rest) = rest() {
                    hand_on_later(rest, self, message);
                }
            }
        }
    }

    /// Works on a message, once the code and the words that it needs are there.
    fn receive(&mut self, message: Message) {
        // Until a saved game is there nothing else begins, or it would be saved over.
        let too_early = self.beginning.is_some() && matches!(message, Message::Welcome(_));
        let waits = match &message {
            Message::Later(message) if rest().is_none() => Some(message.waits()),
            Message::Play(message) if rest().is_none() && message.takes_rest() => {
                Some(message.waits() && !self.throw_waits(message))
            }
            Message::Welcome(message) if rest().is_none() && message.takes_rest() => Some(true),
            // An address that asks for nothing takes nothing.
            Message::AddressChanged if rest().is_none() => Some(!hash().is_empty()),
            Message::SkipThrowOff if rest().is_none() => Some(true),
            _ => too_early.then_some(true),
        };
        match waits {
            Some(true) => {
                self.waiting.push(message);
                return self.load();
            }
            Some(false) => return,
            None => {}
        }
        let missing = message.words_needed().iter();
        if let Some(&part) = missing.copied().find(|part| !part.is_loaded()).as_ref() {
            self.waiting.push(message);
            return self.fetch_words(part);
        }
        self.hand_on(message);
        self.carry_out();
    }

    /// Whether this is a throw and one waits already: an impatient hand throws once.
    fn throw_waits(&self, message: &play::Message) -> bool {
        let throws = |message: &play::Message| matches!(message, play::Message::Throw);
        let mut waiting = self.waiting.iter();
        throws(message)
            && waiting.any(|other| matches!(other, Message::Play(other) if throws(other)))
    }

    /// Fetches a part of the words of the language that is spoken.
    pub(super) fn fetch_words(&self, part: WordPart) {
        if let Some(language) = messages::language() {
            let sender = self.sender.clone();
            words::fetch(language, part, move |fetched| {
                sender.send(Message::WordsCame(language, part, fetched));
            });
        }
    }

    /// Loads the rest of the program, and its words beside it, unless they are on their way.
    pub(super) fn load(&self) {
        if !is_missing() {
            return;
        }
        if !WordPart::Rest.is_loaded() {
            self.fetch_words(WordPart::Rest);
        }
        let sender = self.sender.clone();
        load(move |outcome| sender.send(Message::Loaded(outcome)));
    }

    /// Begins with what takes the rest of the program, if that is there.
    pub(super) fn begin_if_loaded(&mut self) {
        let worded = WordPart::Rest.is_loaded() || self.wordless;
        if let Some(rest) = rest().filter(|_| worded)
            && let Some((address, hash)) = self.beginning.take()
        {
            begin_later(rest, self, &address, &hash);
        }
    }

    /// Whether all of the program and its words are there, and the page has begun.
    pub(super) fn is_complete(&self) -> bool {
        rest().is_some() && WordPart::Rest.is_loaded() && self.beginning.is_none()
    }

    /// The rest of the program came, or did not. What waited for it is done.
    fn loaded(&mut self, outcome: Result<(), String>) {
        let mut waiting = std::mem::take(&mut self.waiting);
        if let Err(error) = &outcome {
            let wanted = !waiting.is_empty() || self.beginning.is_some();
            if wanted || self.table.session.is_some() {
                self.page.notice(&m::NoticeIncomplete { error }.text());
            }
            return;
        }
        if let Some(rest) = rest() {
            if recover_later(rest, self) {
                // It was about a game that is not played.
                waiting.clear();
            }
            build_later(rest, self);
        }
        self.begin_if_loaded();
        self.effects.go_on();
        for message in waiting {
            self.sender.send(message);
        }
    }

    fn words_came(&mut self, language: &'static Language, part: WordPart, fetched: Fetched) {
        // Another language may have been spoken before they came: what waits for words asks for those of that one.
        if messages::language() == Some(language) && !part.is_loaded() {
            if let Err(error) = fetched.and_then(|text| messages::speak_more(&text)) {
                self.waiting.clear();
                self.wordless = true;
                self.page.notice(&language::not_spoken(language, &error));
                return self.begin_if_loaded();
            }
            self.page.say_standing_words();
            if let Some(rest) = rest() {
                write_later(rest, self);
            }
            self.effects.show();
        }
        self.begin_if_loaded();
        for message in std::mem::take(&mut self.waiting) {
            self.sender.send(message);
        }
    }

    /// Hands on a message of the program that is loaded first for which nothing is there before the rest is.
    pub(super) fn hand_on_more(&mut self, message: Message) {
        match message {
            Message::Computer(message) => {
                with!(self, computer, |own, cx| own.update(message, cx));
            }
            Message::SkipThrowOff => self.skip_throw_off(),
            Message::Chosen(n) => self.asking.answered(&self.page, n),
            Message::ChoiceClosed => self.asking.closed(&self.page),
            Message::AddressChanged => self.follow_address(),
            _ => {}
        }
    }

    /// A message for the board, once what has to come to its end before it has.
    pub(super) fn play(&mut self, message: play::Message) {
        let before = self.play.before(&message, &self.table);
        let rests = !self.play.board.is_moving();
        let landed = before != Before::Nothing && self.lands_dice();
        if before == Before::Motion {
            self.finish();
        }
        // Whoever has not seen the dice can have decided nothing about them.
        if landed && (before == Before::Dice || self.table.may_throw()) {
            return;
        }
        with!(self, play, |own, cx| own.update(message, cx));
        // Who touches the board while the computer waits has seen enough.
        if before == Before::Motion && rests && self.computer.is_pausing() {
            let over = computer::Message::PauseOver;
            with!(self, computer, |own, cx| own.update(over, cx));
        }
    }

    /// Opens the book or the game that the address asks for, or closes the book that it asks for no more.
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
}

impl Handler for Shell {
    type Message = Message;

    fn update(&mut self, message: Message) {
        self.receive(message);
    }

    /// Brings the page up to date once for all messages, and lets the game go on.
    fn settle(&mut self) {
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
}
