//! Two parties over a channel that loses, repeats, delays and breaks: in the end each has the other's newest letter.

use proptest::prelude::*;
use proptest::sample::Index;
use remote::Party;
use signalling::LETTER_LIMIT;
use signalling::talk::{BadLetter, Break, Event, Status, Talk};

use super::two;
use std::rc::Rc;

/// Small, so that many letters need several messages.
const MESSAGE: usize = 128;

/// One end of the first game.
fn talk(end: usize, life: u64) -> Talk {
    Talk::new(Rc::new(two::identity(1, Party::BOTH[end])), life, MESSAGE)
}

/// Two ends and what is on its way from each to the other.
struct Pair {
    ends: [Talk; 2],
    wires: [Vec<Vec<u8>>; 2],
    events: [Vec<Event>; 2],
    now: u64,
    /// How many programs were started.
    lives: u64,
}

impl Pair {
    fn new() -> Pair {
        Pair {
            ends: [talk(0, 1), talk(1, 2)],
            wires: [Vec::new(), Vec::new()],
            events: [Vec::new(), Vec::new()],
            now: 1_000_000,
            lives: 2,
        }
    }

    fn connected() -> Pair {
        let mut pair = Pair::new();
        pair.connect();
        pair.run();
        pair
    }

    /// A new channel; nothing of the old one comes any more.
    fn connect(&mut self) {
        for end in 0..2 {
            self.ends[end].closed();
            self.wires[end].clear();
            self.ends[end].connected(self.now);
        }
    }

    fn post(&mut self) {
        for (end, wire) in self.ends.iter_mut().zip(&mut self.wires) {
            while let Some(message) = end.outgoing() {
                assert!(message.len() <= MESSAGE);
                wire.push(message);
            }
        }
    }

    fn deliver(&mut self, from: usize, message: &[u8]) {
        let end = &mut self.ends[1 - from];
        let events = end.receive(message, self.now);
        for event in &events {
            if let Event::Letter(letter) = event {
                end.acknowledge(letter);
            }
        }
        self.events[1 - from].extend(events);
    }

    /// Delivers all, and what is said to it, and so on.
    fn run(&mut self) {
        loop {
            self.post();
            let mut still = true;
            for from in 0..2 {
                for message in core::mem::take(&mut self.wires[from]) {
                    still = false;
                    self.deliver(from, &message);
                }
            }
            if still {
                break;
            }
        }
    }

    fn wait(&mut self, time: u64) {
        self.now += time;
        self.ends.iter_mut().for_each(|end| end.tick(self.now));
    }

    fn statuses(&self) -> [Status; 2] {
        [0, 1].map(|end| self.ends[end].status(self.now))
    }

    fn write(&mut self, end: usize, letter: &str) {
        assert_eq!(self.ends[end].write(letter, self.now), Ok(()));
    }

    fn take_events(&mut self, end: usize) -> Vec<Event> {
        core::mem::take(&mut self.events[end])
    }
}

fn letter(text: &str) -> Event {
    Event::Letter(text.to_owned())
}

#[test]
fn letters_that_are_there_before_are_sent_first() {
    let mut pair = Pair::new();
    let long = "é".repeat(LETTER_LIMIT / 2);
    pair.write(0, &long);
    pair.write(1, "short");
    assert_eq!(pair.statuses(), [Status::Connecting; 2]);
    pair.connect();
    assert_eq!(pair.statuses(), [Status::Connecting; 2]);
    pair.run();
    assert_eq!(pair.statuses(), [Status::Connected; 2]);
    assert_eq!(pair.take_events(0), [letter("short"), Event::Delivered]);
    let events = pair.take_events(1);
    assert!(events.contains(&letter(&long)) && events.contains(&Event::Delivered));
    assert!(pair.ends.iter().all(Talk::is_delivered));
}

#[test]
fn a_letter_is_told_once() {
    let mut pair = Pair::connected();
    pair.write(0, "first");
    pair.write(0, "first");
    pair.run();
    pair.write(0, "second");
    assert!(!pair.ends[0].is_delivered());
    pair.run();
    assert!(pair.ends[0].is_delivered());
    pair.connect();
    pair.run();
    assert_eq!(pair.take_events(1), [letter("first"), letter("second")]);
    let delivered = pair.take_events(0);
    assert_eq!(delivered, vec![Event::Delivered; 3]);
}

#[test]
fn no_letter_is_longer_than_the_limit() {
    let mut pair = Pair::connected();
    let now = pair.now;
    let long = "a".repeat(LETTER_LIMIT + 1);
    assert_eq!(pair.ends[0].write(&long, now), Err(BadLetter));
    assert_eq!(pair.ends[0].write("", now), Err(BadLetter));
    pair.run();
    assert_eq!(pair.ends[1].received(), None);
}

#[test]
fn looks_and_waves_are_seen() {
    let mut pair = Pair::connected();
    pair.ends[0].look(true);
    pair.ends[0].wave();
    pair.run();
    assert_eq!(pair.take_events(1), [Event::Looking(true), Event::Wave]);
    pair.wait(10_000);
    pair.ends[0].wave();
    pair.ends[0].look(false);
    pair.run();
    assert_eq!(pair.take_events(1), [Event::Wave, Event::Looking(false)]);
    // An old wave is not seen again over the next channel, nor one that nobody could see.
    pair.ends[0].closed();
    pair.ends[0].wave();
    pair.connect();
    pair.run();
    assert_eq!(pair.take_events(1), []);
}

#[test]
fn a_party_that_says_nothing_is_asked_and_then_given_up() {
    let mut pair = Pair::connected();
    for second in 1..=120 {
        pair.wait(1_000);
        // The other goes on, but nothing comes through.
        pair.post();
        pair.wires.iter_mut().for_each(Vec::clear);
        let expected = match second {
            // Asked after 10 seconds, called silent 6 later, given up after a minute.
            1..=15 => Status::Connected,
            16..=69 => Status::Silent { seconds: second },
            _ => Status::Broken(Break::Unanswered),
        };
        assert_eq!(pair.statuses(), [expected; 2], "{second}");
    }
    pair.connect();
    pair.run();
    assert_eq!(pair.statuses(), [Status::Connected; 2]);
}

#[test]
fn a_quiet_channel_stays_open() {
    let mut pair = Pair::connected();
    for _ in 0..1_000 {
        pair.wait(1_000);
        pair.run();
        assert_eq!(pair.statuses(), [Status::Connected; 2]);
    }
    assert_eq!(pair.events, [vec![], vec![]]);
}

#[test]
fn who_was_asleep_asks_before_giving_up() {
    let mut pair = Pair::connected();
    pair.wait(12_000);
    pair.post();
    pair.wires.iter_mut().for_each(Vec::clear);
    // The lid is closed for an hour, with a question open.
    pair.wait(3_600_000);
    assert!(
        pair.statuses()
            .iter()
            .all(|status| *status == Status::Connected)
    );
    pair.run();
    pair.wait(1_000);
    assert_eq!(pair.statuses(), [Status::Connected; 2]);
}

#[test]
fn goodbye_is_told() {
    let mut pair = Pair::connected();
    pair.write(0, "last");
    pair.ends[0].leave();
    pair.run();
    assert_eq!(pair.ends[1].received(), Some("last"));
    let left = [Break::Closed, Break::Left].map(Status::Broken);
    assert_eq!(pair.statuses(), left);
    // That the channel is closed then is nothing new.
    pair.ends[1].closed();
    assert_eq!(pair.statuses(), left);
}

#[test]
fn a_letter_is_delivered_only_when_it_is_kept_and_signed_for() {
    let mut pair = Pair::connected();
    pair.write(0, "kept?");
    pair.post();
    let (reader, now) = (&mut pair.ends[1], pair.now);
    let came: Vec<Event> = pair.wires[0]
        .drain(..)
        .flat_map(|message| reader.receive(&message, now))
        .collect();
    assert_eq!(came, [letter("kept?")]);
    // It says that all has come, and that it keeps nothing.
    pair.run();
    assert!(!pair.ends[0].is_delivered());
    pair.ends[1].acknowledge("another letter");
    pair.run();
    assert!(!pair.ends[0].is_delivered());
    pair.ends[1].acknowledge("kept?");
    pair.run();
    assert!(pair.ends[0].is_delivered());
    assert_eq!(pair.take_events(0), [Event::Delivered]);
}

/// Whoever watches the game can write states, and not sign for what it is sent.
#[test]
fn a_receipt_that_is_signed_wrongly_ends_the_channel() {
    let mut pair = Pair::new();
    pair.ends[1] = Talk::new(Rc::new(two::watcher(1)), 2, MESSAGE);
    pair.connect();
    pair.write(0, "my turn");
    pair.run();
    assert_eq!(pair.statuses()[0], Status::Broken(Break::Forged));
    assert!(!pair.ends[0].is_delivered());
    assert!(!pair.take_events(0).contains(&Event::Delivered));
}

/// A receipt is for one letter, in one game.
#[test]
fn a_receipt_for_something_else_is_none() {
    for (other, text) in [
        (two::identity(2, Party::Invited), "my turn"),
        (two::identity(1, Party::Invited), "another"),
    ] {
        let receipt = other.sign("receipt", &[text.as_bytes()]);
        assert!(!two::identity(1, Party::Inviter).is_other("receipt", &[b"my turn"], &receipt));
    }
}

#[test]
fn a_greeting_is_told_at_a_limited_rate() {
    let mut pair = Pair::connected();
    for _ in 0..1_000 {
        pair.ends[1].wave();
        pair.run();
    }
    assert_eq!(pair.take_events(0), [Event::Wave]);
    // Nor does it help to begin anew all the time.
    for _ in 0..100 {
        pair.lives += 1;
        pair.ends[1] = talk(1, pair.lives);
        pair.ends[1].connected(pair.now);
        pair.run();
        pair.ends[1].wave();
        pair.run();
    }
    assert_eq!(pair.take_events(0), []);
    pair.wait(10_000);
    pair.ends[1].wave();
    pair.run();
    assert_eq!(pair.take_events(0), [Event::Wave]);
}

#[test]
fn questions_are_answered_at_a_limited_rate() {
    let mut pair = Pair::connected();
    pair.wait(1_000);
    // A question is in a state that asks.
    let question = {
        let mut asking = talk(1, 9);
        asking.connected(0);
        asking.outgoing().unwrap()
    };
    let mut answers = 0;
    for _ in 0..1_000 {
        pair.deliver(1, &question);
        while pair.ends[0].outgoing().is_some() {
            answers += 1;
        }
    }
    assert_eq!(answers, 1);
    // What was not answered at once is answered later.
    pair.wait(1_000);
    assert!(pair.ends[0].outgoing().is_some());
    assert!(pair.ends[0].outgoing().is_none());
}

#[test]
fn what_cannot_be_said_breaks_the_channel() {
    let part = |number: u32, place: u16, count: u16, bytes: &[u8]| {
        let mut message = vec![2];
        message.extend(2_u64.to_be_bytes());
        message.extend(number.to_be_bytes());
        message.extend(place.to_be_bytes());
        message.extend(count.to_be_bytes());
        message.extend(bytes);
        message
    };
    let state = |version, flags, rest: usize| {
        let mut message = vec![1, version];
        message.extend([0, 0, 0, 9].repeat(8));
        message.push(flags);
        message.extend(vec![0; 64 + rest]);
        message
    };
    let mut of_no_life = part(1, 0, 1, b"a");
    of_no_life[1..9].fill(0);
    let much = vec![b'a'; LETTER_LIMIT];
    for messages in [
        vec![vec![]],
        vec![vec![0, 0]],
        vec![vec![1]],
        vec![vec![3]],
        vec![state(1, 0, 0)],
        vec![state(2, 4, 0)],
        vec![state(2, 0, 1)],
        vec![part(1, 0, 1, &[])],
        vec![part(0, 0, 1, b"a")],
        vec![part(1, 1, 1, b"a")],
        vec![part(1, 0, 0, b"a")],
        vec![part(1, 0, 2_049, b"a")],
        vec![part(1, 0, 1, &[0xff])],
        vec![of_no_life],
        vec![part(1, 0, 2, b"a"), part(1, 1, 3, b"a")],
        vec![part(1, 0, 2, &much), part(1, 1, 2, b"a")],
        vec![part(1, 0, 1, &[&*much, b"a"].concat())],
    ] {
        let mut pair = Pair::connected();
        for message in &messages {
            pair.deliver(1, message);
        }
        let broken = Status::Broken(Break::Malformed);
        assert_eq!(pair.statuses()[0], broken, "{messages:?}");
        assert_eq!(pair.ends[0].outgoing(), None);
        // Nothing more is heard until there is a new channel.
        pair.deliver(1, &part(1, 0, 1, b"a"));
        assert_eq!(pair.events[0], []);
        pair.connect();
        pair.run();
        assert_eq!(pair.statuses(), [Status::Connected; 2]);
    }
    // The form is the right one: the same state without a fault is heard.
    let mut pair = Pair::connected();
    pair.deliver(1, &state(2, 0, 0));
    assert_eq!(pair.statuses()[0], Status::Connected);
}

/// What happens to two parties and their channel.
#[derive(Clone, Debug)]
enum Step {
    Write(usize),
    /// This program is started anew, with the letter that the other has of it.
    Restart(usize),
    Look(usize, bool),
    Wave(usize),
    Deliver(usize, Index),
    Repeat(usize, Index),
    Lose(usize, Index),
    /// A new channel for both, in which nothing of the old one comes.
    Cut,
    /// One end goes over to another channel before the other does, and what is under way still comes.
    Switch(usize),
    Wait(u64),
}

fn step() -> impl Strategy<Value = Step> {
    let end = 0..2_usize;
    let place = (end.clone(), any::<Index>());
    prop_oneof![
        3 => end.clone().prop_map(Step::Write),
        1 => end.clone().prop_map(Step::Restart),
        1 => (end.clone(), any::<bool>()).prop_map(|(end, looking)| Step::Look(end, looking)),
        1 => end.clone().prop_map(Step::Wave),
        1 => end.prop_map(Step::Switch),
        8 => place.clone().prop_map(|(end, place)| Step::Deliver(end, place)),
        2 => place.clone().prop_map(|(end, place)| Step::Repeat(end, place)),
        2 => place.prop_map(|(end, place)| Step::Lose(end, place)),
        1 => Just(Step::Cut),
        2 => (1..40_000_u64).prop_map(Step::Wait),
    ]
}

/// Does the steps, and answers how many waves each end made.
fn disturb(pair: &mut Pair, steps: &[Step]) -> [usize; 2] {
    let mut waves = [0, 0];
    for (number, step) in steps.iter().enumerate() {
        pair.post();
        match step {
            // The lengths are those of one to five messages.
            Step::Write(end) => {
                let letter = format!("{number} of {end} ").repeat(1 + number % 60);
                pair.write(*end, &letter);
            }
            Step::Restart(end) => {
                pair.lives += 1;
                let mut anew = talk(*end, pair.lives);
                if let Some(letter) = pair.ends[1 - end].received() {
                    assert_eq!(anew.write(letter, pair.now), Ok(()));
                }
                anew.connected(pair.now);
                pair.ends[*end] = anew;
            }
            Step::Look(end, looking) => pair.ends[*end].look(*looking),
            Step::Wave(end) => {
                waves[*end] += 1;
                pair.ends[*end].wave();
            }
            Step::Deliver(end, place) if !pair.wires[*end].is_empty() => {
                let place = place.index(pair.wires[*end].len());
                let message = pair.wires[*end].remove(place);
                pair.deliver(*end, &message);
            }
            Step::Repeat(end, place) if !pair.wires[*end].is_empty() => {
                let message = place.get(&pair.wires[*end]).clone();
                pair.deliver(*end, &message);
            }
            Step::Lose(end, place) if !pair.wires[*end].is_empty() => {
                let place = place.index(pair.wires[*end].len());
                pair.wires[*end].remove(place);
            }
            Step::Deliver(..) | Step::Repeat(..) | Step::Lose(..) => {}
            Step::Cut => pair.connect(),
            Step::Switch(end) => pair.ends[*end].connected(pair.now),
            Step::Wait(time) => pair.wait(*time),
        }
    }
    waves
}

/// What an end has written last, as far as the test knows: whatever it would send over a new channel.
fn newest(end: &Talk) -> Option<String> {
    // Nobody's receipt is asked for.
    let (mut writer, mut reader) = (end.clone(), talk(0, u64::MAX));
    writer.connected(0);
    reader.connected(0);
    while let Some(message) = writer.outgoing() {
        reader.receive(&message, 0);
    }
    reader.received().map(str::to_owned)
}

fn check(pair: &Pair, waves: [usize; 2]) -> Result<(), TestCaseError> {
    prop_assert_eq!(pair.statuses(), [Status::Connected; 2]);
    for end in 0..2 {
        let (here, there) = (&pair.ends[end], &pair.ends[1 - end]);
        if let Some(letter) = newest(there) {
            prop_assert_eq!(here.received(), Some(&*letter));
        }
        prop_assert!(here.is_delivered());
        let seen = pair.events[end]
            .iter()
            .filter(|event| **event == Event::Wave);
        // What a program said before it was started anew may come late, and be seen again.
        prop_assert!(pair.lives > 2 || seen.count() <= waves[1 - end]);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn a_new_channel_brings_the_newest_letters(steps in proptest::collection::vec(step(), 0..120)) {
        let mut pair = Pair::connected();
        let waves = disturb(&mut pair, &steps);
        pair.connect();
        pair.run();
        check(&pair, waves)?;
    }

    #[test]
    fn so_does_patience(steps in proptest::collection::vec(step(), 0..120)) {
        let mut pair = Pair::connected();
        let waves = disturb(&mut pair, &steps);
        pair.run();
        // What was lost is said again after four seconds, and a new channel is made where one end has given up.
        for _ in 0..6 {
            if pair.statuses().iter().any(|status| matches!(status, Status::Broken(_))) {
                pair.connect();
            }
            pair.wait(5_000);
            pair.run();
        }
        check(&pair, waves)?;
    }

    #[test]
    fn no_message_is_trouble(
        kind in 0..4_u8,
        messages in proptest::collection::vec(proptest::collection::vec(any::<u8>(), 0..80), 1..20),
    ) {
        let mut pair = Pair::connected();
        for message in messages {
            let known = [&[kind, 2], &*message].concat();
            for message in [message, known] {
                pair.deliver(1, &message);
                pair.wait(1_000);
                pair.post();
                // Each is heard over a channel that stands.
                if matches!(pair.statuses()[0], Status::Broken(_)) {
                    pair.connect();
                    pair.run();
                }
            }
        }
        pair.connect();
        pair.run();
        prop_assert_eq!(pair.statuses(), [Status::Connected; 2]);
    }
}
