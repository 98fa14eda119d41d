//! The talk of two parties over a channel that connects them, whatever carries it. Each has a letter, and in the end has the other's
//! newest one, which it has signed for.
//!
//! Everything is said so that it may be lost, come twice or come late: a party tells its whole state, and sends its letter again
//! until the other's state says that it is there. The channel comes and goes, and may change from one way to another while
//! messages are under way; the talk stays.

use std::collections::VecDeque;
use std::rc::Rc;

use remote::Identity;

use crate::frame::{Frame, LEAST_MESSAGE, LETTER_LIMIT, NoLetter, Pieces, State, parts};

/// After how long without an answer something is said again, in milliseconds.
const AGAIN: u64 = 4_000;
/// After how long without a word the other is asked, in milliseconds.
const ASK: u64 = 10_000;
/// How long the other may leave a question unanswered until it is called silent, in milliseconds.
const SILENT: u64 = 6_000;
/// How long it may until the channel is given up, in milliseconds.
const GIVE_UP: u64 = 60_000;
/// A time between two ticks that says that this device was asleep, in milliseconds.
const ASLEEP: u64 = 20_000;
/// The least time from one wave that is told to the next, in milliseconds.
const WAVES: u64 = 10_000;
/// The least time from one answer to the next, in milliseconds. An answer that is due sooner comes then.
const ANSWERS: u64 = 1_000;

/// What a receipt is signed for.
const RECEIPT: &str = "receipt";

/// What the other party did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// It has sent this letter, another than the one before. It waits until it is [acknowledged](Talk::acknowledge).
    Letter(String),
    /// It keeps the newest letter of this side, and has signed for it.
    Delivered,
    /// It has begun to look at its page, or looks elsewhere.
    Looking(bool),
    /// It has waved; told once in ten seconds at most.
    Wave,
}

/// How it stands with the channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Nothing has been heard of the other yet.
    Connecting,
    /// The other is there.
    Connected,
    /// The other does not answer.
    Silent {
        /// For how long nothing has been heard.
        seconds: u32,
    },
    /// Nothing goes over the channel any more.
    Broken(Break),
}

/// Why nothing goes over the channel any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Break {
    Closed,
    /// The other has said goodbye.
    Left,
    /// The other has not answered for a minute.
    Unanswered,
    /// The other has signed for a letter wrongly.
    Forged,
    /// The other said what cannot be.
    Malformed,
}

/// A letter that is longer than [`LETTER_LIMIT`], or empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadLetter;

/// One end of the talk.
#[derive(Clone, Debug)]
pub struct Talk {
    identity: Rc<Identity>,
    me: State,
    message: usize,
    letter: Option<String>,
    /// Whether the other has the letter, as far as is known since the channel is open.
    delivered: bool,
    other: Other,
    received: Option<String>,
    waved_at: Option<u64>,
    channel: Channel,
    outgoing: VecDeque<Vec<u8>>,
}

/// What is known of one life of the other's program.
#[derive(Clone, Debug)]
struct Other {
    /// What it told last; nothing but its life if it has told nothing.
    state: State,
    /// The number of its newest letter of which all has come.
    came: u32,
    /// Its newest letter of which some parts have come.
    pieces: Option<Pieces>,
}

impl Other {
    const fn of(life: u64) -> Other {
        Other {
            state: State::of(life),
            came: 0,
            pieces: None,
        }
    }
}

#[derive(Clone, Debug)]
enum Channel {
    Awaited,
    Open(Open),
    Broken(Break),
}

/// What belongs to one channel.
#[derive(Clone, Debug)]
struct Open {
    /// Whether the other has told its state.
    heard: bool,
    heard_at: u64,
    /// When a question, or the letter, was sent last.
    asked_at: u64,
    /// Since when a question waits for any word of the other.
    waiting_since: Option<u64>,
    ticked_at: u64,
    answered_at: Option<u64>,
    /// Whether an answer is due.
    owes: bool,
}

impl Talk {
    /// A talk of whoever this is, over channels whose messages have at most `message` bytes, with the other one of the same game.
    /// `life` is random: another one whenever the program is started.
    #[must_use]
    pub fn new(identity: Rc<Identity>, life: u64, message: usize) -> Talk {
        Talk {
            identity,
            me: State::of(life.max(1)),
            message: message.max(LEAST_MESSAGE),
            letter: None,
            delivered: false,
            other: Other::of(0),
            received: None,
            waved_at: None,
            channel: Channel::Awaited,
            outgoing: VecDeque::new(),
        }
    }

    /// A new channel is open, which need not be so at the other end yet. What is still to be sent is said anew.
    pub fn connected(&mut self, now: u64) {
        self.outgoing.clear();
        self.delivered = false;
        self.channel = Channel::Open(Open {
            heard: false,
            heard_at: now,
            asked_at: now,
            waiting_since: None,
            ticked_at: now,
            answered_at: None,
            owes: false,
        });
        self.say_all(now);
    }

    /// The channel is closed. A break that is known already stays.
    pub fn closed(&mut self) {
        if !matches!(self.channel, Channel::Broken(_)) {
            self.give_up(Break::Closed);
        }
    }

    /// This is the newest letter from now on.
    ///
    /// # Errors
    /// If it is none that can be sent.
    pub fn write(&mut self, letter: &str, now: u64) -> Result<(), BadLetter> {
        if letter.is_empty() || letter.len() > LETTER_LIMIT {
            return Err(BadLetter);
        }
        if self.letter.as_deref() != Some(letter) {
            self.letter = Some(letter.to_owned());
            self.delivered = false;
            self.me.letter = self.me.letter.saturating_add(1);
            self.say_all(now);
        }
        Ok(())
    }

    /// Whether this side looks at its page.
    pub fn look(&mut self, looking: bool) {
        if self.me.looking != looking {
            self.me.looking = looking;
            self.say(Asking::No);
        }
    }

    /// Waves at the other. Without a channel nobody sees it.
    pub fn wave(&mut self) {
        if matches!(self.channel, Channel::Open(_)) {
            self.me.waves = self.me.waves.saturating_add(1);
            self.say(Asking::No);
        }
    }

    /// Says goodbye. What is still to be sent has to be sent before the channel is closed.
    pub fn leave(&mut self) {
        if matches!(self.channel, Channel::Open(_)) {
            self.outgoing.push_back(Frame::Bye.write());
            self.channel = Channel::Broken(Break::Closed);
        }
    }

    /// The next message for the channel, if there is one.
    pub fn outgoing(&mut self) -> Option<Vec<u8>> {
        self.outgoing.pop_front()
    }

    /// A message has come over the channel that is open.
    pub fn receive(&mut self, message: &[u8], now: u64) -> Vec<Event> {
        let Channel::Open(open) = &mut self.channel else {
            return Vec::new();
        };
        let Some(frame) = Frame::read(message) else {
            self.give_up(Break::Malformed);
            return Vec::new();
        };
        open.heard_at = now;
        open.waiting_since = None;
        match frame {
            Frame::Bye => self.give_up(Break::Left),
            Frame::State(state) => {
                open.heard = true;
                open.owes |= state.asks;
                let events = self.hear(state, now);
                self.answer(now);
                return events;
            }
            // Nobody knows yet of which game it is, or it was written before the other was started anew. What counts comes again.
            Frame::Chunk(part) if part.life != self.other.state.life => {}
            Frame::Chunk(part) if part.letter <= self.other.came => {}
            Frame::Chunk(part) => {
                let number = part.letter;
                match Pieces::take(&mut self.other.pieces, part) {
                    Ok(None) => {}
                    Ok(Some(letter)) => {
                        self.other.came = number;
                        return self.take(letter);
                    }
                    Err(NoLetter) => self.give_up(Break::Malformed),
                }
            }
        }
        Vec::new()
    }

    /// The other's newest letter is kept here: it gets a receipt. A letter that is not the newest any more needs none.
    pub fn acknowledge(&mut self, letter: &str) {
        if self.received.as_deref() == Some(letter) {
            self.me.received = self.other.came;
            self.me.receipt = self.identity.sign(RECEIPT, &[letter.as_bytes()]);
            self.say(Asking::No);
        }
    }

    /// Time has gone by; called every second or so.
    pub fn tick(&mut self, now: u64) {
        self.answer(now);
        let delivered = self.is_delivered();
        let Channel::Open(open) = &mut self.channel else {
            return;
        };
        let asleep = now.saturating_sub(open.ticked_at) >= ASLEEP;
        open.ticked_at = now;
        // A device that was asleep could not hear an answer.
        if let Some(since) = &mut open.waiting_since
            && asleep
        {
            *since = now;
        }
        let waiting = open.waiting_since.map(|since| now.saturating_sub(since));
        if waiting.is_some_and(|time| time >= GIVE_UP) {
            return self.give_up(Break::Unanswered);
        }
        let may_ask = asleep || now.saturating_sub(open.asked_at) >= AGAIN;
        let unheard = !open.heard || !delivered;
        if may_ask && unheard {
            self.say_all(now);
        } else if may_ask && (asleep || now.saturating_sub(open.heard_at) >= ASK) {
            open.ask(now);
            self.say(Asking::Yes);
        }
    }

    #[must_use]
    pub fn status(&self, now: u64) -> Status {
        let open = match &self.channel {
            Channel::Awaited => return Status::Connecting,
            Channel::Broken(why) => return Status::Broken(*why),
            Channel::Open(open) => open,
        };
        let waiting = open.waiting_since.map(|since| now.saturating_sub(since));
        if !open.heard {
            Status::Connecting
        } else if waiting.is_some_and(|time| time >= SILENT) {
            let seconds = now.saturating_sub(open.heard_at) / 1_000;
            let seconds = u32::try_from(seconds).unwrap_or(u32::MAX);
            Status::Silent { seconds }
        } else {
            Status::Connected
        }
    }

    /// Whether the other has the newest letter of this side, as far as is known since the channel is open.
    #[must_use]
    pub fn is_delivered(&self) -> bool {
        self.delivered || self.letter.is_none()
    }

    /// The newest letter of the other side.
    #[must_use]
    pub fn received(&self) -> Option<&str> {
        self.received.as_deref()
    }

    fn take(&mut self, letter: String) -> Vec<Event> {
        if self.received.as_ref() == Some(&letter) && self.me.receipt != [0; 64] {
            self.acknowledge(&letter);
            return Vec::new();
        }
        self.received = Some(letter.clone());
        self.me.receipt = [0; 64];
        vec![Event::Letter(letter)]
    }

    fn give_up(&mut self, why: Break) {
        self.channel = Channel::Broken(why);
        self.outgoing.clear();
    }

    /// What is new in a state of the other.
    fn hear(&mut self, state: State, now: u64) -> Vec<Event> {
        let mut events = Vec::new();
        let known = state.life == self.other.state.life;
        if !known {
            // The other was started anew, and so are its numbers.
            self.other = Other::of(state.life);
            self.me.received = 0;
            self.me.reader = state.life;
        } else if state.number <= self.other.state.number {
            // An older one came late, or the same one again.
            return events;
        }
        let before = core::mem::replace(&mut self.other.state, state);
        if state.looking != before.looking {
            events.push(Event::Looking(state.looking));
        }
        // Those from before this side was started are long gone.
        if known && state.waves > before.waves {
            let since = self.waved_at.map(|at| now.saturating_sub(at));
            if since.is_none_or(|time| time >= WAVES) {
                self.waved_at = Some(now);
                events.push(Event::Wave);
            }
        }
        let has = state.reader == self.me.life && state.received == self.me.letter;
        if has && !self.is_delivered() {
            let letter = self.letter.as_deref().unwrap_or_default();
            let parts = [letter.as_bytes()];
            if !self.identity.is_other(RECEIPT, &parts, &state.receipt) {
                self.give_up(Break::Forged);
                return events;
            }
            events.push(Event::Delivered);
        }
        self.delivered = has;
        events
    }

    /// Answers the other's question, if it has waited long enough.
    fn answer(&mut self, now: u64) {
        let Channel::Open(open) = &mut self.channel else {
            return;
        };
        let since = open.answered_at.map(|at| now.saturating_sub(at));
        if open.owes && since.is_none_or(|time| time >= ANSWERS) {
            (open.owes, open.answered_at) = (false, Some(now));
            self.say(Asking::No);
        }
    }

    /// Tells the state, and the letter if the other is not known to have it; waits for an answer.
    fn say_all(&mut self, now: u64) {
        let Channel::Open(open) = &mut self.channel else {
            return;
        };
        open.ask(now);
        self.say(Asking::Yes);
        if let Some(letter) = self.letter.as_deref().filter(|_| !self.delivered) {
            let parts = parts(self.me.life, self.me.letter, letter, self.message);
            let messages = parts.map(|part| Frame::Chunk(part).write());
            self.outgoing.extend(messages);
        }
    }

    fn say(&mut self, asking: Asking) {
        if matches!(self.channel, Channel::Open(_)) {
            self.me.number = self.me.number.saturating_add(1);
            let asks = asking == Asking::Yes;
            let state = State { asks, ..self.me };
            self.outgoing.push_back(Frame::State(state).write());
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Asking {
    Yes,
    No,
}

impl Open {
    fn ask(&mut self, now: u64) {
        self.asked_at = now;
        self.waiting_since.get_or_insert(now);
    }
}
