//! Live play: two players in a room of a server that repeats every text it gets.
//!
//! A room is the address of a WebSocket. The server sends every text to everyone in the room, and needs to know nothing else. A
//! [`Room`] is one player's part. It carries letters in [sealed](seal) and signed [states](state). Time comes in as milliseconds
//! of a monotonic clock. [`Output`]s say what to do, and [`Room::status`] what to show.
//!
//! Two pages are connected when each has named the other's life, which proves that neither is a recording. Messages may be lost,
//! doubled, late or invented. A state is repeated until it is answered, counters only rise, and nothing from a stranger is kept.

mod seal;
mod state;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::rc::Rc;

use seal::{Author, TEXT_LIMIT};
pub use seal::{Identity, Life, RoomSecret, room_name};
use state::State;

use crate::LETTER_LIMIT;

/// How long the server may take to open the socket. All times are in milliseconds.
const PATIENCE: u64 = 10_000;
/// The pause before the first new attempt to reach a lost server. It doubles with each failure.
const FIRST_AGAIN: u64 = 500;
const LONGEST_AGAIN: u64 = 30_000;
/// How long a socket must stay open to count as a success.
const STEADY: u64 = 30_000;

/// The time after which an unanswered question or an unconfirmed letter is sent again.
const AGAIN: u64 = 4_000;
/// The time without a message after which the other page is asked. A waiting page announces itself at the same interval.
const ASK: u64 = 10_000;
/// How often a second window of a player checks whether the first has gone.
const TAKEN: u64 = 15_000;
/// The time without an answer after which the other page is called silent.
const SILENT: u64 = 6_000;
/// The time without an answer after which the other page counts as gone, and the socket is opened again.
const GONE: u64 = 60_000;
/// The time without an answer after which another page of the same player takes the place of the first.
const CHALLENGE: u64 = 3_000;
/// A time between two ticks that shows that this device was asleep.
const ASLEEP: u64 = 20_000;
/// The shortest time between two waves that are shown.
const WAVES: u64 = 10_000;
/// The shortest time between two answers.
const ANSWERS: u64 = 1_000;

/// The most messages that are read between two ticks. Each costs a signature check, and anybody with the link can send some.
const READS: u32 = 64;
/// The most past lives of the other player that are remembered, to recognise recordings of them.
const PAST_LIVES: usize = 64;

/// What is needed to join a room: its address, its secret, and the player's identity.
pub struct Invitation {
    /// The address of the room: `wss://…`.
    pub address: String,
    /// The secret of the invitation, which both players have.
    pub secret: RoomSecret,
    pub me: Rc<Identity>,
    /// Random, for this visit only.
    pub life: Life,
}

#[derive(Clone, Copy, Debug)]
pub enum Input<'a> {
    /// Time has passed. Comes about once a second.
    Tick,
    Opened,
    Text(&'a str),
    Closed,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output {
    /// Open a socket to this address and close any other.
    Connect(String),
    Send(String),
    Disconnect,
    Event(Event),
}

/// An event from the other player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Sent this letter. The event repeats until the letter is [acknowledged](Room::acknowledge).
    Letter(String),
    /// Stored the newest letter of this side and signed a receipt.
    Delivered,
    /// Began to look at the page, or stopped.
    Looking(bool),
    /// Waved. Comes at most once in ten seconds.
    Wave,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The socket is being opened.
    Connecting,
    /// The server cannot be reached. The room tries again.
    Away,
    /// In the room, without the other player.
    Waiting,
    /// Another window of this player is connected.
    Taken,
    Connected,
    /// The other player does not answer.
    Silent {
        /// The seconds since the other was last heard.
        seconds: u32,
    },
    /// Live play is over. The room does nothing more.
    Ended(End),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Here,
    /// The other player has left.
    Left,
    /// The other player signs messages that this version does not understand.
    Malformed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Departure {
    /// The page is closed or reloaded, and may come back.
    Closes,
    /// The player has ended live play.
    Leaves,
}

/// A letter that is empty or longer than [`LETTER_LIMIT`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadLetter;

/// One player's part of live play.
pub struct Room {
    invitation: Invitation,
    socket: Socket,
    failures: u32,
    ended: Option<End>,
    counter: u64,
    own: State,
    letter: Option<String>,
    page: Option<Page>,
    /// The other page of the other player that was heard last.
    candidate: Option<Life>,
    past: VecDeque<Life>,
    /// When another window of this player was last heard to be connected.
    taken: Option<u64>,
    waved: Option<u64>,
    reads: u32,
    ticked: u64,
    asked: u64,
    answered: Option<u64>,
    owes: bool,
    now: u64,
    outputs: Vec<Output>,
}

enum Socket {
    Closed { again: u64 },
    Opening { until: u64 },
    Open { since: u64 },
}

/// The other player's page.
struct Page {
    life: Life,
    /// The counter of its newest message.
    counter: u64,
    here: bool,
    /// Its last state.
    state: State,
    /// Its newest letter with its number, and whether the letter is stored here.
    letter: Option<(u32, String)>,
    stored: bool,
    delivered: bool,
    heard: u64,
    /// The time since which a question is open.
    waiting: Option<u64>,
    /// The time since which another page wants its place.
    challenged: Option<u64>,
}

impl Room {
    /// Live play that begins at the first tick.
    pub fn new(invitation: Invitation) -> Room {
        Room {
            invitation,
            socket: Socket::Closed { again: 0 },
            failures: 0,
            ended: None,
            counter: 0,
            own: State::default(),
            letter: None,
            page: None,
            candidate: None,
            past: VecDeque::new(),
            taken: None,
            waved: None,
            reads: 0,
            ticked: 0,
            asked: 0,
            answered: None,
            owes: false,
            now: 0,
            outputs: Vec::new(),
        }
    }

    /// Returns the outputs since the last call.
    pub fn outputs(&mut self) -> Vec<Output> {
        core::mem::take(&mut self.outputs)
    }

    pub fn status(&self) -> Status {
        if let Some(end) = self.ended {
            return Status::Ended(end);
        }
        match (&self.socket, self.here()) {
            (Socket::Closed { .. }, _) => Status::Away,
            (Socket::Opening { .. }, _) => Status::Connecting,
            (Socket::Open { .. }, None) if self.is_taken() => Status::Taken,
            (Socket::Open { .. }, None) => Status::Waiting,
            (Socket::Open { .. }, Some(page)) => match page.waiting {
                Some(since) if self.now.saturating_sub(since) >= SILENT => {
                    let seconds = self.now.saturating_sub(page.heard) / 1_000;
                    let seconds = u32::try_from(seconds).unwrap_or(u32::MAX);
                    Status::Silent { seconds }
                }
                _ => Status::Connected,
            },
        }
    }

    /// Handles an event of the socket or a tick.
    pub fn handle(&mut self, input: Input<'_>, now: u64) {
        self.now = now;
        if self.ended.is_some() {
            return;
        }
        match input {
            Input::Tick => self.tick(),
            Input::Opened => {
                self.socket = Socket::Open { since: now };
                self.say(Asking::Yes);
            }
            Input::Text(text) => self.hear(text),
            Input::Closed => self.lose_server(),
        }
    }

    /// Sets the newest letter. It is sent as soon as the other player is there, and until it is stored there.
    pub fn write(&mut self, letter: &str) -> Result<(), BadLetter> {
        if letter.is_empty() || letter.len() > LETTER_LIMIT {
            return Err(BadLetter);
        }
        if self.letter.as_deref() != Some(letter) {
            self.letter = Some(letter.to_owned());
            self.own.letter = self.own.letter.saturating_add(1);
            if let Some(page) = &mut self.page {
                page.delivered = false;
                self.say(Asking::Yes);
            }
        }
        Ok(())
    }

    /// Signs a receipt for a letter of the other player that is stored here. Only the newest letter needs one.
    pub fn acknowledge(&mut self, letter: &str) {
        if let Some(page) = &mut self.page
            && let Some((number, newest)) = &page.letter
            && newest == letter
        {
            page.stored = true;
            self.own.received = *number;
            self.say(Asking::No);
        }
    }

    /// Tells the other player whether somebody looks at this page.
    pub fn look(&mut self, looking: bool) {
        if self.own.looking != looking {
            self.own.looking = looking;
            self.say(Asking::No);
        }
    }

    pub fn wave(&mut self) {
        if self.here().is_some() {
            self.own.waves = self.own.waves.saturating_add(1);
            self.say(Asking::No);
        }
    }

    pub fn depart(&mut self, departure: Departure) {
        self.own.departure = Some(departure);
        self.say(Asking::No);
        self.own.departure = None;
        match departure {
            // The socket closes with the page, and reopens if the page comes back.
            Departure::Closes => self.leave_server(),
            Departure::Leaves => self.end(End::Here),
        }
    }

    fn here(&self) -> Option<&Page> {
        self.page.as_ref().filter(|page| page.here)
    }

    fn is_taken(&self) -> bool {
        let since = self.taken.map(|at| self.now.saturating_sub(at));
        since.is_some_and(|time| time < TAKEN)
    }

    fn tell(&mut self, event: Event) {
        self.outputs.push(Output::Event(event));
    }

    fn end(&mut self, why: End) {
        self.ended = Some(why);
        self.outputs.push(Output::Disconnect);
    }

    fn tick(&mut self) {
        let now = self.now;
        self.reads = 0;
        let asleep = now.saturating_sub(self.ticked) >= ASLEEP && self.ticked > 0;
        self.ticked = now;
        match self.socket {
            Socket::Closed { again } if now >= again => {
                self.socket = Socket::Opening {
                    until: now + PATIENCE,
                };
                let address = self.invitation.address.clone();
                self.outputs.push(Output::Connect(address));
            }
            Socket::Opening { until } if now >= until => self.leave_server(),
            Socket::Open { since } => {
                if now.saturating_sub(since) >= STEADY {
                    self.failures = 0;
                }
                self.tick_in_room(asleep);
            }
            Socket::Closed { .. } | Socket::Opening { .. } => {}
        }
    }

    fn tick_in_room(&mut self, asleep: bool) {
        let now = self.now;
        self.answer();
        let pause = now.saturating_sub(self.asked);
        let taken = self.is_taken();
        let Some(page) = self.page.as_mut().filter(|page| page.here) else {
            let time = match self.candidate {
                _ if taken => TAKEN,
                Some(_) => AGAIN,
                None => ASK,
            };
            if asleep || pause >= time {
                self.say(Asking::Yes);
            }
            return;
        };
        // A device that was asleep could not hear an answer.
        if let Some(since) = &mut page.waiting
            && asleep
        {
            *since = now;
        }
        let waiting = page.waiting.map(|since| now.saturating_sub(since));
        if waiting.is_some_and(|time| time >= GONE) {
            return self.leave_server();
        }
        let quiet = now.saturating_sub(page.heard) >= ASK || waiting.is_some();
        let unconfirmed = !page.delivered && self.letter.is_some();
        if asleep || pause >= AGAIN && (quiet || unconfirmed) {
            self.say(Asking::Yes);
        }
    }

    fn lose_server(&mut self) {
        let pause = FIRST_AGAIN.saturating_mul(1 << self.failures.min(10));
        self.failures += 1;
        if let Some(page) = self.page.as_mut().filter(|page| page.here) {
            page.here = false;
            self.candidate = Some(page.life);
        }
        self.socket = Socket::Closed {
            again: self.now + pause.min(LONGEST_AGAIN),
        };
    }

    fn leave_server(&mut self) {
        self.outputs.push(Output::Disconnect);
        self.lose_server();
    }

    /// Sends the state, with the letter if the other player is there and may lack it.
    fn say(&mut self, asking: Asking) {
        if !matches!(self.socket, Socket::Open { .. }) {
            return;
        }
        let mut state = self.own.clone();
        state.asks = asking == Asking::Yes;
        if state.asks {
            self.asked = self.now;
        }
        let page = self.page.as_mut().filter(|page| page.here);
        match page {
            Some(page) => {
                state.reader = page.life;
                if state.asks {
                    page.waiting.get_or_insert(self.now);
                    state.text = self.letter.clone().filter(|_| !page.delivered);
                }
            }
            None => state.reader = self.candidate.unwrap_or_default(),
        }
        self.counter += 1;
        let Invitation {
            secret, me, life, ..
        } = &self.invitation;
        let text = seal::seal(secret, me, life, self.counter, &state.write());
        self.outputs.extend(text.map(Output::Send));
    }

    /// Answers a question, unless the last answer is too recent.
    fn answer(&mut self) {
        let since = self.answered.map(|at| self.now.saturating_sub(at));
        if self.owes && since.is_none_or(|time| time >= ANSWERS) {
            (self.owes, self.answered) = (false, Some(self.now));
            self.say(Asking::No);
        }
    }

    /// Handles a text from the room, sent by anybody in it or invented by the server.
    fn hear(&mut self, text: &str) {
        let own_echo = seal::life_in(text).is_none_or(|life| life == self.invitation.life);
        if own_echo || text.len() > TEXT_LIMIT || self.reads >= READS {
            return;
        }
        let Some(opened) = seal::open(&self.invitation.secret, text) else {
            return;
        };
        let known = self.page.as_ref().filter(|page| page.life == opened.life);
        if known.is_some_and(|page| opened.counter <= page.counter)
            || self.past.contains(&opened.life)
        {
            return;
        }
        self.reads += 1;
        let Some(author) = self.invitation.me.author(&opened) else {
            return;
        };
        let state = State::read(&opened.body);
        match (author, state) {
            (Author::Own, Some(state)) => self.hear_own(&state),
            (Author::Own, None) => {}
            (Author::Other, None) => self.end(End::Malformed),
            (Author::Other, Some(state)) => self.hear_other(opened.life, opened.counter, state),
        }
    }

    /// Handles a state of another window of this player.
    fn hear_own(&mut self, state: &State) {
        if state.departure.is_some() {
            self.taken = None;
            self.asked = 0;
        } else if state.reader != Life::default() && self.here().is_none() {
            self.taken = Some(self.now);
        }
    }

    fn hear_other(&mut self, life: Life, counter: u64, state: State) {
        let known = self.page.as_ref().is_some_and(|page| page.life == life);
        let fresh = state.reader == self.invitation.life;
        if !(known || fresh && self.gives_way()) {
            self.greet(life, &state);
            return;
        }
        if !known {
            self.replace(life);
        }
        let Some(page) = &mut self.page else { return };
        page.counter = counter;
        if !fresh {
            // The other page plays with another window, or does not know yet who is here.
            page.here &= state.reader == Life::default();
            return self.greet(life, &state);
        }
        match state.departure {
            Some(Departure::Leaves) => return self.end(End::Left),
            Some(Departure::Closes) => {
                page.here = false;
                return;
            }
            None => {}
        }
        let arrived = !page.here;
        (page.here, page.waiting, page.challenged) = (true, None, None);
        page.heard = self.now;
        self.take(state);
        if arrived {
            self.failures = 0;
            self.say(Asking::Yes);
        } else {
            self.answer();
        }
    }

    /// Whether another page may take the place of the known one, which has gone or has not answered in time.
    fn gives_way(&mut self) -> bool {
        let now = self.now;
        let Some(page) = self.page.as_mut().filter(|page| page.here) else {
            return true;
        };
        match page.challenged {
            Some(since) => now.saturating_sub(since) >= CHALLENGE,
            None => {
                page.challenged = Some(now);
                self.say(Asking::Yes);
                false
            }
        }
    }

    fn replace(&mut self, life: Life) {
        let page = Page {
            life,
            counter: 0,
            here: false,
            state: State::default(),
            letter: None,
            stored: false,
            delivered: false,
            heard: self.now,
            waiting: None,
            challenged: None,
        };
        if let Some(before) = self.page.replace(page) {
            self.past.push_back(before.life);
            if self.past.len() > PAST_LIVES {
                self.past.pop_front();
            }
        }
        self.own.received = 0;
        self.candidate = None;
    }

    /// Greets a page of the other player that does not know this one yet.
    fn greet(&mut self, life: Life, state: &State) {
        self.owes |= state.asks;
        let waits = self.here().is_none() && state.departure.is_none();
        if waits && self.candidate != Some(life) {
            self.candidate = Some(life);
            self.owes = true;
        }
        self.answer();
    }

    /// Takes in the news in a state of the other page.
    fn take(&mut self, mut state: State) {
        let now = self.now;
        let Some(page) = &mut self.page else { return };
        self.owes |= state.asks;
        let text = state.text.take();
        let before = core::mem::replace(&mut page.state, state);
        let mut events = Vec::new();
        if page.state.looking != before.looking {
            events.push(Event::Looking(page.state.looking));
        }
        // Waves from before this page was there are out of date.
        let is_news = before.reader == self.invitation.life && page.state.waves > before.waves;
        let since = self.waved.map(|at| now.saturating_sub(at));
        if is_news && since.is_none_or(|time| time >= WAVES) {
            self.waved = Some(now);
            events.push(Event::Wave);
        }
        let has = page.state.received == self.own.letter && self.letter.is_some();
        if has && !page.delivered {
            events.push(Event::Delivered);
        }
        page.delivered = has;
        if let Some(text) = text {
            let number = page.state.letter;
            page.stored &= page
                .letter
                .as_ref()
                .is_some_and(|(_, known)| *known == text);
            if page.stored {
                self.own.received = number;
            } else {
                events.push(Event::Letter(text.clone()));
            }
            page.letter = Some((number, text));
        }
        events.into_iter().for_each(|event| self.tell(event));
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Asking {
    Yes,
    No,
}
