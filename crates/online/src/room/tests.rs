//! Two or more pages in one room, whose server loses, doubles, delays, replays and invents messages.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

use std::collections::VecDeque;
use std::rc::Rc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::tests::common::{below, random};
use crate::{GameId, Party, Secret};

const SECRET: RoomSecret = [3; 16];
const ANNA: usize = 0;
const BIRET: usize = 1;

const GAME: GameId = GameId([7; 16]);

fn key(secret: u8) -> [u8; 32] {
    Secret::new([secret; 32]).public_key(GAME)
}

/// A player with this secret, who knows the other player's key or not yet.
fn with_secret(party: Party, secret: u8, other: Option<[u8; 32]>) -> Rc<Identity> {
    let secret = Secret::new([secret; 32]);
    Rc::new(Identity::new(GAME, party, &secret, other))
}

/// The inviter or the invited, who know each other.
fn player(party: Party) -> Rc<Identity> {
    with_secret(party, party as u8, Some(key(party.other() as u8)))
}

fn room(me: Rc<Identity>, secret: RoomSecret, life: u8) -> Room {
    Room::new(Invitation {
        address: format!("wss://meet.example/{}", room_name(&secret, "nim")),
        secret,
        me,
        life: [life; 16],
    })
}

struct Page {
    room: Room,
    open: bool,
    inbox: VecDeque<String>,
    events: Vec<Event>,
    /// Whether this page stores received letters.
    stores: bool,
}

struct World {
    pages: Vec<Page>,
    up: bool,
    now: u64,
    random: Xoshiro256PlusPlus,
    /// How many of a hundred messages are lost, doubled or overtaken.
    trouble: usize,
    sent: Vec<String>,
    lives: u8,
}

impl World {
    fn new(seed: u64) -> World {
        World {
            pages: Vec::new(),
            up: true,
            now: 1_000_000,
            random: random(seed),
            trouble: 0,
            sent: Vec::new(),
            lives: 0,
        }
    }

    fn of_two() -> World {
        let mut world = World::new(1);
        world.come(player(Party::Inviter));
        world.come(player(Party::Invited));
        world.pass(3);
        assert_eq!(world.statuses(), [Status::Connected; 2]);
        world
    }

    fn come(&mut self, me: Rc<Identity>) -> usize {
        self.lives += 1;
        self.pages.push(Page {
            room: room(me, SECRET, self.lives),
            open: false,
            inbox: VecDeque::new(),
            events: Vec::new(),
            stores: true,
        });
        self.pages.len() - 1
    }

    /// Restarts the page without a goodbye.
    fn reload(&mut self, at: usize, party: Party) {
        let letter = self.pages[at].room.letter.clone();
        self.come(player(party));
        let page = self.pages.pop().unwrap();
        self.pages[at] = page;
        if let Some(letter) = letter {
            self.write(at, &letter);
        }
    }

    fn write(&mut self, at: usize, letter: &str) {
        self.pages[at].room.write(letter).unwrap();
        self.work();
    }

    fn statuses(&self) -> Vec<Status> {
        self.pages.iter().map(|page| page.room.status()).collect()
    }

    fn heard(&mut self, at: usize) -> Vec<Event> {
        core::mem::take(&mut self.pages[at].events)
    }

    fn handle(&mut self, at: usize, input: Input<'_>) {
        self.pages[at].room.handle(input, self.now);
        self.work();
    }

    /// Carries out the outputs of the pages, without passing messages on.
    fn work(&mut self) {
        for at in 0..self.pages.len() {
            loop {
                let outputs = self.pages[at].room.outputs();
                if outputs.is_empty() {
                    break;
                }
                for output in outputs {
                    self.act(at, output);
                }
            }
        }
    }

    fn act(&mut self, at: usize, output: Output) {
        match output {
            Output::Connect(address) => {
                assert!(address.starts_with("wss://"));
                self.pages[at].open = self.up;
                let input = [Input::Closed, Input::Opened][usize::from(self.up)];
                self.pages[at].room.handle(input, self.now);
            }
            Output::Send(text) if self.up && self.pages[at].open => self.repeat(text),
            Output::Send(_) => {}
            Output::Disconnect => self.pages[at].open = false,
            Output::Event(event) => {
                if let Event::Letter(letter) = &event
                    && self.pages[at].stores
                {
                    self.pages[at].room.acknowledge(letter);
                }
                self.pages[at].events.push(event);
            }
        }
    }

    /// Repeats a text as the server does: to everybody in the room, including its sender.
    fn repeat(&mut self, text: String) {
        self.sent.push(text.clone());
        for at in 0..self.pages.len() {
            let luck = below(&mut self.random, 100);
            let page = &mut self.pages[at];
            if !page.open || luck < self.trouble / 3 {
                continue;
            }
            page.inbox.push_back(text.clone());
            if luck < self.trouble {
                page.inbox.push_front(text.clone());
                page.inbox.rotate_left(1);
            }
        }
    }

    fn deliver(&mut self) {
        for _ in 0..50 {
            for at in 0..self.pages.len() {
                if let Some(text) = self.pages[at].inbox.pop_front() {
                    self.handle(at, Input::Text(&text));
                }
            }
        }
    }

    /// Lets seconds pass.
    fn pass(&mut self, seconds: u64) {
        for _ in 0..seconds {
            self.now += 1_000;
            for at in 0..self.pages.len() {
                self.handle(at, Input::Tick);
            }
            self.deliver();
        }
    }

    fn depart(&mut self, at: usize, departure: Departure) {
        self.pages[at].room.depart(departure);
        self.work();
        self.deliver();
    }

    fn kill_server(&mut self) {
        self.up = false;
        for at in 0..self.pages.len() {
            self.pages[at].inbox.clear();
            if core::mem::take(&mut self.pages[at].open) {
                self.handle(at, Input::Closed);
            }
        }
    }
}

#[test]
fn letters_arrive_and_get_a_receipt() {
    let mut world = World::of_two();
    let long = "play=nim.".repeat(7_000);
    for (from, to, letter) in [(ANNA, BIRET, "play=nim.A"), (BIRET, ANNA, &long)] {
        world.write(from, letter);
        world.pass(1);
        assert_eq!(world.heard(to), [Event::Letter(letter.to_owned())]);
        assert_eq!(world.heard(from), [Event::Delivered]);
    }
    world.pass(60);
    assert!(world.heard(ANNA).is_empty() && world.heard(BIRET).is_empty());
    assert_eq!(world.pages[0].room.write(""), Err(BadLetter));
    let long = "x".repeat(LETTER_LIMIT + 1);
    assert_eq!(world.pages[0].room.write(&long), Err(BadLetter));
}

#[test]
fn a_letter_counts_only_once_it_is_stored() {
    let mut world = World::of_two();
    world.pages[BIRET].stores = false;
    world.write(ANNA, "play=nim.A");
    world.pass(9);
    assert!(world.heard(ANNA).is_empty());
    world.pages[BIRET].room.acknowledge("play=nim.other");
    world.pass(2);
    assert!(world.heard(ANNA).is_empty());
    world.pages[BIRET].stores = true;
    world.pass(5);
    assert_eq!(world.heard(ANNA), [Event::Delivered]);
}

#[test]
fn the_server_and_strangers_read_nothing() {
    let mut world = World::of_two();
    world.write(ANNA, "play=nim.A");
    world.pass(2);
    for text in &world.sent {
        let bytes = URL_SAFE_NO_PAD.decode(text).unwrap();
        for secret in [&b"play=nim.A"[..], &key(0)] {
            assert!(!bytes.windows(secret.len()).any(|part| part == secret));
        }
        assert!(seal::open(&SECRET, text).is_some());
        assert!(seal::open(&[4; 16], text).is_none());
        assert!(seal::open(&SECRET, &text[..text.len() - 4]).is_none());
    }
    assert_ne!(room_name(&SECRET, "nim"), room_name(&SECRET, "chess"));
    assert_eq!(room_name(&SECRET, "nim").len(), 22);
}

#[test]
fn letters_survive_a_bad_server_and_reloads() {
    for seed in 0..testkit::tries(60, 300) as u64 {
        let mut world = World::new(seed);
        world.trouble = 60;
        world.come(player(Party::Inviter));
        world.come(player(Party::Invited));
        let mut letters = [0, 0];
        for _ in 0..40 {
            let at = below(&mut world.random, 2);
            match below(&mut world.random, 8) {
                0 => world.reload(at, Party::BOTH[at]),
                1 => world.kill_server(),
                2 => world.up = true,
                3 if world.pages[at].open => {
                    world.pages[at].open = false;
                    world.handle(at, Input::Closed);
                }
                _ => {
                    letters[at] += 1;
                    world.write(at, &format!("play=nim.{at}.{}", letters[at]));
                }
            }
            let seconds = below(&mut world.random, 9);
            world.pass(seconds as u64);
        }
        (world.up, world.trouble) = (true, 0);
        world.pass(60);
        assert_eq!(world.statuses(), [Status::Connected; 2], "seed {seed}");
        for (at, number) in letters.into_iter().enumerate() {
            let newest = format!("play=nim.{at}.{number}");
            let page = world.pages[1 - at].room.page.as_ref().unwrap();
            if number > 0 {
                assert_eq!(page.letter.as_ref().unwrap().1, newest, "seed {seed}");
                assert!(world.pages[at].room.page.as_ref().unwrap().delivered);
            }
        }
    }
}

#[test]
fn a_page_that_crashed_takes_its_place_back() {
    let mut world = World::of_two();
    world.reload(BIRET, Party::Invited);
    world.pass(6);
    assert_eq!(world.statuses(), [Status::Connected; 2]);
    // With a goodbye, the second page takes over at once.
    world.depart(BIRET, Departure::Closes);
    assert_eq!(world.statuses()[ANNA], Status::Waiting);
    world.reload(BIRET, Party::Invited);
    world.pass(2);
    assert_eq!(world.statuses(), [Status::Connected; 2]);
}

#[test]
fn a_second_window_waits_for_the_first() {
    let mut world = World::of_two();
    let second = world.come(player(Party::Invited));
    for _ in 0..30 {
        world.pass(5);
        let statuses = world.statuses();
        assert_eq!(statuses[..2], [Status::Connected; 2]);
        assert_eq!(statuses[second], Status::Taken);
    }
    world.depart(BIRET, Departure::Closes);
    let first = world.pages.remove(BIRET);
    world.pass(3);
    assert_eq!(world.statuses(), [Status::Connected; 2]);
    // A window that is shown again finds the other one connected.
    world.pages.push(first);
    world.pass(40);
    assert_eq!(world.statuses()[2], Status::Taken);
}

#[test]
fn a_player_who_leaves_ends_it_for_both() {
    let mut world = World::of_two();
    world.depart(ANNA, Departure::Leaves);
    let ended = [End::Here, End::Left].map(Status::Ended);
    assert_eq!(world.statuses(), ended);
    world.pass(60);
    assert_eq!(world.statuses(), ended);
}

#[test]
fn a_stranger_with_the_link_is_no_player() {
    let mut world = World::of_two();
    // The stranger was told the secret and all public keys.
    let third = world.come(with_secret(Party::Invited, 9, Some(key(0))));
    world.pages[third].room.own.departure = Some(Departure::Leaves);
    world.pages[third].room.write("play=nim.forged").unwrap();
    world.pass(40);
    world.write(ANNA, "play=nim.A");
    world.pass(2);
    assert_eq!(world.statuses()[..2], [Status::Connected; 2]);
    assert_eq!(world.statuses()[third], Status::Waiting);
    assert_eq!(world.heard(ANNA), [Event::Delivered]);
    assert!(world.heard(third).is_empty());
}

#[test]
fn the_first_to_accept_is_the_other_player() {
    let mut world = World::new(1);
    world.come(with_secret(Party::Inviter, 0, None));
    for secret in [1, 2] {
        world.come(with_secret(Party::Invited, secret, Some(key(0))));
        world.pass(12);
    }
    let [connected, waiting] = [Status::Connected, Status::Waiting];
    assert_eq!(world.statuses(), [connected, connected, waiting]);
}

#[test]
fn a_recording_of_an_earlier_page_is_nobody() {
    let mut world = World::of_two();
    world.write(BIRET, "play=nim.old");
    world.pass(2);
    world.pages[BIRET].room.depart(Departure::Closes);
    world.work();
    let recorded = world.sent.clone();
    world.pages.truncate(1);
    let replay = |world: &mut World| {
        for text in &recorded {
            world.handle(ANNA, Input::Text(text));
            world.pass(1);
        }
    };
    replay(&mut world);
    assert_eq!(world.statuses(), [Status::Waiting]);
    // A page of Anna's that never met the recording does not take it for Biret either.
    world.reload(ANNA, Party::Inviter);
    replay(&mut world);
    world.pass(15);
    assert_eq!(world.statuses(), [Status::Waiting]);
    assert!(
        world
            .heard(ANNA)
            .iter()
            .all(|event| *event == Event::Delivered)
    );
    world.come(player(Party::Invited));
    world.pass(15);
    assert_eq!(world.statuses(), [Status::Connected; 2]);
    world.heard(ANNA);
    replay(&mut world);
    assert_eq!(world.statuses(), [Status::Connected; 2]);
    assert!(world.heard(ANNA).is_empty());
}

#[test]
fn rubbish_and_floods_cost_little() {
    let mut world = World::of_two();
    let sent = world.sent.clone();
    let answers = |world: &World| world.sent.len();
    for n in 0..10_000 {
        let mut text = sent[n % sent.len()].clone().into_bytes();
        let at = below(&mut world.random, text.len());
        text[at] = b'!' + below(&mut world.random, 90) as u8;
        text.truncate(1 + below(&mut world.random, 2 * at + 1));
        let text = String::from_utf8(text).unwrap();
        world.pages[ANNA].room.handle(Input::Text(&text), world.now);
    }
    let before = answers(&world);
    world.work();
    assert!(answers(&world) <= before + 1);
    // Biret's own page floods, with questions and waves.
    for second in 0..20 {
        for _ in 0..500 {
            world.pages[BIRET].room.wave();
            world.pages[BIRET].room.say(Asking::Yes);
        }
        let before = answers(&world);
        world.work();
        world.deliver();
        world.pages[ANNA].inbox.clear();
        world.pages[BIRET].inbox.clear();
        let anna = answers(&world) - before - 1_000;
        assert!(anna <= 2, "{anna} answers in second {second}");
        world.pass(1);
    }
    assert!(world.heard(ANNA).len() <= 3);
    world.write(BIRET, "play=nim.A");
    world.pass(10);
    assert!(world.heard(BIRET).contains(&Event::Delivered));
    // A text longer than any page sends is not even decoded.
    let long = "A".repeat(TEXT_LIMIT + 1);
    world.handle(ANNA, Input::Text(&long));
    world.handle(ANNA, Input::Text("äöü".repeat(30).as_str()));
}

#[test]
fn a_version_that_is_not_understood_ends_it() {
    let mut world = World::of_two();
    let text = seal::seal(&SECRET, &player(Party::Invited), &[2; 16], 99, b"new").unwrap();
    world.handle(ANNA, Input::Text(&text));
    assert_eq!(world.statuses()[ANNA], Status::Ended(End::Malformed));
}

#[test]
fn a_server_that_is_away_is_asked_less_and_less() {
    let mut world = World::new(1);
    world.come(player(Party::Inviter));
    world.up = false;
    let mut asked = Vec::new();
    for _ in 0..3_000 {
        world.now += 100;
        world.pages[0].room.handle(Input::Tick, world.now);
        let outputs = world.pages[0].room.outputs();
        if matches!(&outputs[..], [Output::Connect(_)]) {
            asked.push(world.now);
            world.handle(0, Input::Closed);
        }
        assert_eq!(world.statuses(), [Status::Away]);
    }
    let pauses: Vec<u64> = asked.windows(2).map(|two| two[1] - two[0]).collect();
    assert_eq!(
        pauses[..7],
        [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000]
    );
    assert!(pauses[7..].iter().all(|pause| *pause == 30_000));
    // An attempt to reach a server that never answers is given up as well.
    world.now += 30_000;
    world.pages[0].room.handle(Input::Tick, world.now);
    assert_eq!(world.pages[0].room.outputs().len(), 1);
    assert_eq!(world.statuses(), [Status::Connecting]);
    world.now += PATIENCE;
    world.pages[0].room.handle(Input::Tick, world.now);
    assert_eq!(world.pages[0].room.outputs(), [Output::Disconnect]);
    world.up = true;
    world.pass(31);
    assert_eq!(world.statuses(), [Status::Waiting]);
}

#[test]
fn a_server_that_dies_is_found_again() {
    let mut world = World::of_two();
    world.kill_server();
    assert_eq!(world.statuses(), [Status::Away; 2]);
    world.write(ANNA, "play=nim.A");
    world.up = true;
    world.pass(3);
    assert_eq!(world.statuses(), [Status::Connected; 2]);
    assert_eq!(world.heard(ANNA), [Event::Delivered]);
}

#[test]
fn a_silent_page_is_asked_then_named_then_given_up() {
    let mut world = World::of_two();
    world.pages.truncate(1);
    let seen: Vec<Status> = (0..100)
        .map(|_| {
            world.pass(1);
            world.statuses()[0]
        })
        .collect();
    let first = |wanted: fn(&Status) -> bool| seen.iter().position(wanted).unwrap();
    let silent = first(|status| matches!(status, Status::Silent { .. }));
    let gone = first(|status| *status == Status::Away);
    assert!(
        (12..=17).contains(&silent) && (66..=71).contains(&gone),
        "{silent}, {gone}"
    );
    assert_eq!(seen.last(), Some(&Status::Waiting));
}

#[test]
fn a_device_that_slept_asks_before_it_gives_up() {
    let mut world = World::of_two();
    world.now += 3_600_000;
    world.pass(3);
    assert_eq!(world.statuses(), [Status::Connected; 2]);
}

#[test]
fn looks_and_waves_are_told() {
    let mut world = World::of_two();
    world.pages[ANNA].room.look(true);
    world.pages[ANNA].room.wave();
    world.pages[ANNA].room.wave();
    world.work();
    world.pass(1);
    assert_eq!(world.heard(BIRET), [Event::Looking(true), Event::Wave]);
    world.pages[ANNA].room.wave();
    world.pages[ANNA].room.look(false);
    world.pass(1);
    assert_eq!(world.heard(BIRET), [Event::Looking(false)]);
    world.pass(10);
    world.pages[ANNA].room.wave();
    world.pass(1);
    assert_eq!(world.heard(BIRET), [Event::Wave]);
}

proptest! {
    #[test]
    fn a_state_that_is_read_is_written_back(mut bytes in proptest::collection::vec(any::<u8>(), 30..60), cut: bool) {
        bytes[0] = 1;
        bytes[1] &= 31;
        if cut { bytes.truncate(30) }
        if let Some(state) = State::read(&bytes) {
            prop_assert_eq!(state.write(), bytes);
        }
    }

    #[test]
    fn no_signed_message_panics(mut body in proptest::collection::vec(any::<u8>(), 0..90), known: bool) {
        if let (true, [version, flags, reader @ ..]) = (known, &mut body[..]) {
            (*version, *flags) = (1, *flags & 31);
            reader.iter_mut().take(16).for_each(|byte| *byte = 1);
        }
        let mut world = World::of_two();
        let text = seal::seal(&SECRET, &player(Party::Invited), &[2; 16], 99, &body).unwrap();
        world.handle(ANNA, Input::Text(&text));
        world.pass(1);
    }
}
