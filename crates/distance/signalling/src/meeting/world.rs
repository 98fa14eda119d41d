//! For tests: some people, and a server between them that can be killed.

use std::collections::VecDeque;
use std::rc::Rc;

use remote::Identity;

use super::{Input, Invitation, Meeting, Output, Status, Way};
use crate::talk::{Event, Talk};
use crate::testing::{Seeded, two};

/// Whoever comes to a room and is none of the people: nobody hears what is said to them.
pub(super) const STRANGER: usize = usize::MAX;

/// What both of the first pair know.
pub(super) const SECRET: [u8; 16] = [3; 16];

/// Where the messages to one socket wait.
pub(super) struct Connection {
    pub(super) who: usize,
    pub(super) room: String,
    pub(super) id: String,
    pub(super) inbox: VecDeque<String>,
}

/// Whether two browsers can reach each other directly.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Network {
    Open,
    Closed,
}

pub(super) struct Person {
    pub(super) meeting: Meeting,
    /// The description that this browser's direct connection waits for, and whether it stands.
    pub(super) direct: Option<bool>,
    pub(super) heard: Vec<Vec<u8>>,
    /// What hears all instead, if there is one.
    pub(super) talk: Option<Talk>,
    pub(super) connected: bool,
}

/// Some people, and one server.
pub(super) struct World {
    pub(super) people: Vec<Person>,
    pub(super) connections: Vec<Connection>,
    pub(super) up: bool,
    pub(super) network: Network,
    pub(super) ids: u32,
    pub(super) now: u64,
    pub(super) rng: Seeded,
    /// All that passed through the server.
    pub(super) seen: Vec<String>,
}

pub(super) fn invitation(visit: u8, secret: [u8; 16], me: Rc<Identity>) -> Invitation {
    Invitation {
        server: "ws://127.0.0.1:3536".to_owned(),
        scope: "nim",
        secret,
        me,
        visit: [visit; 16],
    }
}

impl World {
    pub(super) fn new(network: Network) -> World {
        World {
            people: Vec::new(),
            connections: Vec::new(),
            up: true,
            network,
            ids: 0,
            now: 0,
            rng: Seeded::new(7),
            seen: Vec::new(),
        }
    }

    /// A world of the inviter and the invited.
    pub(super) fn of_two(network: Network) -> World {
        let mut world = World::new(network);
        for (visit, me) in (1..).zip(two(1)) {
            world.come(invitation(visit, SECRET, me));
        }
        world
    }

    pub(super) fn come(&mut self, invitation: Invitation) -> usize {
        self.people.push(Person {
            meeting: Meeting::new(invitation),
            direct: None,
            heard: Vec::new(),
            talk: None,
            connected: false,
        });
        self.people.len() - 1
    }

    pub(super) fn status(&self, who: usize) -> Status {
        self.people[who].meeting.status()
    }

    pub(super) fn way(&self, who: usize) -> Option<Way> {
        match self.status(who) {
            Status::Linked(way) => Some(way),
            _ => None,
        }
    }

    pub(super) fn tell(&mut self, who: usize, input: Input) {
        let outputs = self.people[who]
            .meeting
            .handle(input, self.now, &mut self.rng);
        for output in outputs {
            self.obey(who, output);
        }
        self.send_talk(who);
    }

    /// Sends what the talk of this one has to say.
    pub(super) fn send_talk(&mut self, who: usize) {
        while let Some(frame) = self.people[who].talk.as_mut().and_then(Talk::outgoing) {
            // What cannot be sent is lost, and is said again.
            if let Some(output) = self.people[who].meeting.say(&frame, self.now) {
                self.obey(who, output);
            }
        }
    }

    pub(super) fn obey(&mut self, who: usize, output: Output) {
        match output {
            Output::Connect(address) => self.connect(who, &address),
            Output::Send(text) => self.serve(who, &text),
            Output::Disconnect => self.disconnect(who),
            Output::MakeOffer => {
                self.cut_direct(who);
                self.people[who].direct = Some(false);
                self.tell(who, Input::Offer(b"offer"));
            }
            Output::MakeAnswer(offer) => {
                assert_eq!(offer, b"offer");
                self.cut_direct(who);
                self.people[who].direct = Some(false);
                self.tell(who, Input::Answer(b"answer"));
            }
            Output::TakeAnswer(answer) => {
                assert_eq!(answer, b"answer");
                let waiting: Vec<usize> = (0..self.people.len())
                    .filter(|who| self.people[*who].direct == Some(false))
                    .collect();
                if self.network == Network::Open && waiting.len() == 2 {
                    for who in waiting {
                        self.people[who].direct = Some(true);
                        self.tell(who, Input::DirectOpened);
                    }
                }
            }
            Output::SendDirect(frame) => {
                let other = (0..self.people.len())
                    .find(|other| *other != who && self.people[*other].direct == Some(true));
                if let Some(other) = other {
                    self.tell(other, Input::DirectHeard(&frame));
                }
            }
            Output::CloseDirect => self.cut_direct(who),
            Output::Connected => {
                let person = &mut self.people[who];
                person.connected = true;
                person
                    .talk
                    .iter_mut()
                    .for_each(|talk| talk.connected(self.now));
            }
            Output::Disconnected => {
                let person = &mut self.people[who];
                person.connected = false;
                person.talk.iter_mut().for_each(Talk::closed);
            }
            Output::Heard(frame) => {
                let person = &mut self.people[who];
                match &mut person.talk {
                    Some(talk) => {
                        for event in talk.receive(&frame, self.now) {
                            if let Event::Letter(letter) = event {
                                talk.acknowledge(&letter);
                            }
                        }
                    }
                    None => person.heard.push(frame),
                }
            }
        }
    }

    /// Ends this one's direct connection; whoever is at its other end sees that.
    pub(super) fn cut_direct(&mut self, who: usize) {
        if self.people[who].direct.take() == Some(true) {
            let other = (0..self.people.len())
                .find(|other| *other != who && self.people[*other].direct == Some(true));
            if let Some(other) = other {
                self.people[other].direct = None;
                self.tell(other, Input::DirectClosed);
            }
        }
    }

    /// The direct connection breaks, as both see sooner or later.
    pub(super) fn break_direct(&mut self, who: usize) {
        self.cut_direct(who);
        self.tell(who, Input::DirectClosed);
        while self.step() {}
    }

    pub(super) fn connect(&mut self, who: usize, address: &str) {
        self.disconnect(who);
        if !self.up {
            return self.tell(who, Input::Closed);
        }
        let room = address.rsplit('/').next().unwrap();
        self.enter(who, room);
        self.tell(who, Input::Opened);
    }

    /// Somebody comes to a room of the server.
    pub(super) fn enter(&mut self, who: usize, room: &str) -> String {
        self.ids += 1;
        let id = format!("00000000-0000-4000-8000-{:012x}", self.ids);
        let new = format!(r#"{{"NewPeer":"{id}"}}"#);
        for other in &mut self.connections {
            if other.room == room {
                other.inbox.push_back(new.clone());
            }
        }
        let assigned = format!(r#"{{"IdAssigned":"{id}"}}"#);
        self.connections.push(Connection {
            who,
            room: room.to_owned(),
            id: id.clone(),
            inbox: VecDeque::from([assigned]),
        });
        id
    }

    /// Brings somebody a text of the server, as from a peer with this id.
    pub(super) fn bring(&mut self, who: usize, from: &str, said: &str) {
        let (_, rest) = said.split_once("\",").unwrap();
        let text = format!(r#"{{"Signal":{{"sender":"{from}",{rest}"#);
        self.tell(who, Input::Text(&text));
    }

    pub(super) fn disconnect(&mut self, who: usize) {
        let Some(place) = self.connections.iter().position(|c| c.who == who) else {
            return;
        };
        let gone = self.connections.remove(place);
        for other in &mut self.connections {
            if other.room == gone.room {
                let left = format!(r#"{{"PeerLeft":"{}"}}"#, gone.id);
                other.inbox.push_back(left);
            }
        }
    }

    pub(super) fn serve(&mut self, who: usize, text: &str) {
        self.seen.push(text.to_owned());
        if text == "\"KeepAlive\"" {
            return;
        }
        let text = text.strip_prefix(r#"{"Signal":{"receiver":""#).unwrap();
        let (receiver, rest) = text.split_once("\",").unwrap();
        let Some(sender) = self.connections.iter().find(|c| c.who == who) else {
            return;
        };
        let signal = format!(r#"{{"Signal":{{"sender":"{}",{rest}"#, sender.id);
        if let Some(to) = self.connections.iter_mut().find(|c| c.id == receiver) {
            to.inbox.push_back(signal);
        }
    }

    pub(super) fn kill_server(&mut self) {
        self.up = false;
        for gone in std::mem::take(&mut self.connections) {
            if gone.who != STRANGER {
                self.tell(gone.who, Input::Closed);
            }
        }
    }

    /// One connection is cut, and only its own end sees it at once.
    pub(super) fn cut(&mut self, who: usize) {
        if self.connections.iter().any(|c| c.who == who) {
            self.disconnect(who);
            self.tell(who, Input::Closed);
        }
    }

    /// Delivers one message of the server, if there is one.
    pub(super) fn step(&mut self) -> bool {
        let Some(waiting) = self.connections.iter_mut().find(|c| !c.inbox.is_empty()) else {
            return false;
        };
        let who = waiting.who;
        if let Some(text) = waiting.inbox.pop_front()
            && who != STRANGER
        {
            self.tell(who, Input::Text(&text));
        }
        true
    }

    /// Lets time pass, until all that is sent has arrived.
    pub(super) fn pass(&mut self, seconds: u64) {
        for _ in 0..seconds {
            self.now += 1000;
            for who in 0..self.people.len() {
                self.tell(who, Input::Tick);
                let talk = self.people[who].talk.as_mut();
                talk.into_iter().for_each(|talk| talk.tick(self.now));
                self.send_talk(who);
            }
            while self.step() {}
        }
    }

    pub(super) fn say(&mut self, who: usize, frame: &[u8]) -> Option<()> {
        let output = self.people[who].meeting.say(frame, self.now)?;
        self.obey(who, output);
        while self.step() {}
        Some(())
    }

    pub(super) fn assert_they_talk(&mut self) {
        self.assert_talk(0, 1);
    }

    pub(super) fn assert_talk(&mut self, one: usize, other: usize) {
        for (from, to) in [(one, other), (other, one)] {
            assert!(self.people[from].connected);
            self.say(from, b"bures").unwrap();
            assert_eq!(self.people[to].heard.pop().as_deref(), Some(&b"bures"[..]));
        }
    }
}
