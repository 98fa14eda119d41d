//! Two people who play random games at a distance.

use game::{Dealt, Judge, Record, RuleSets as _, Side, rules_at_will};
use online::{GameId, Item, Letter, Log, Party, Peer, Received, Secret, Sides, Terms, Throws};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The rules on record, ready for play.
pub(crate) fn judges<G: Dealt>() -> Vec<Judge<G>> {
    let sets = G::Rules::PRESETS.iter();
    sets.filter_map(|set| set.rules.judge().ok()).collect()
}

/// Rules with every option set at random.
pub(crate) fn any_rules<G: Dealt>(random: &mut Xoshiro256PlusPlus) -> Judge<G> {
    let rules = rules_at_will::<G::Rules>(random.next_u64());
    rules.judge().expect("rules that go together")
}

pub(crate) fn random(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A number below `count`.
pub(crate) fn below(random: &mut Xoshiro256PlusPlus, count: usize) -> usize {
    (random.next_u64() % count.max(1) as u64) as usize
}

/// One of these.
pub(crate) fn one<T: Clone>(random: &mut Xoshiro256PlusPlus, all: &[T]) -> T {
    all[below(random, all.len())].clone()
}

/// Random bytes.
pub(crate) fn bytes<const N: usize>(random: &mut Xoshiro256PlusPlus) -> [u8; N] {
    let mut bytes = [0; N];
    random.fill_bytes(&mut bytes);
    bytes
}

/// The terms of an invitation to these rules.
pub(crate) fn terms<G: Dealt>(judge: Judge<G>, throws: Throws) -> Terms<G> {
    Terms {
        start: Record::new(judge, None),
        name: "Máret".to_owned(),
        sides: Sides::Inviter(Side::First),
        throws,
        clock: None,
        follows: None,
    }
}

/// Two peers of a game that was accepted. The letter of the invited has not arrived yet.
pub(crate) fn accepted<G: Dealt>(terms: Terms<G>, seed: u64) -> [Peer<G>; 2] {
    let random = &mut random(seed);
    let id = GameId(bytes(random));
    let inviter = Peer::invite(id, Secret::new(bytes(random)), terms).expect("an invitation");
    let mut invited = Peer::open(read(&inviter.letter().write()), None);
    invited
        .accept(Secret::new(bytes(random)), "Jovnna", Side::Second)
        .expect("it is accepted");
    [inviter, invited]
}

/// Reads a valid letter.
pub(crate) fn read<G: Dealt>(text: &str) -> Letter<G> {
    Letter::read(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Sends the letter of one peer to another.
pub(crate) fn send<G: Dealt>(from: &Peer<G>, to: &mut Peer<G>) -> Received {
    let received = to.receive(&from.letter().write());
    received.expect("a letter of the same game")
}

/// Makes random decisions until the peer's turn is over.
pub(crate) fn make_turn<G: Dealt>(peer: &mut Peer<G>, random: &mut Xoshiro256PlusPlus) {
    while peer.is_to_decide() {
        let state = peer.state().expect("a game that goes on");
        let entry = one(random, &state.game().decisions());
        peer.decide(entry).expect("a legal decision");
    }
}

/// Makes a random turn and appends it to the log.
pub(crate) fn play_turn<G: Dealt>(peer: &mut Peer<G>, seed: u64) {
    make_turn(peer, &mut random(seed));
    peer.send(None).expect("a turn that is made");
}

/// Plays by letters alone until the game is over or has this many entries. Returns all letters.
pub(crate) fn play<G: Dealt>(peers: &mut [Peer<G>; 2], seed: u64, entries: usize) -> Vec<String> {
    let random = &mut random(seed);
    let mut letters = vec![peers[1].letter().write()];
    let mut to = Party::Inviter;
    loop {
        let peer = &mut peers[to.index()];
        let letter = letters.last().expect("a letter");
        peer.receive(letter).expect("a letter that is right");
        let log = peer.log();
        let record = log.state().expect("a game that goes on").record();
        if log.floor().is_none() || record.entries().len() >= entries {
            return letters;
        }
        // The player who accepts may also be the one who begins.
        if log.floor() == Some(to) {
            make_turn(peer, random);
            peer.send(None).expect("a turn that is made");
            letters.push(peer.letter().write());
        }
        to = to.other();
    }
}

/// Two players of a game with this many entries, and all letters.
pub(crate) fn played<G: Dealt>(
    judge: Judge<G>,
    throws: Throws,
    seed: u64,
    entries: usize,
) -> ([Peer<G>; 2], Vec<String>) {
    let mut peers = accepted(terms(judge, throws), seed);
    let letters = play(&mut peers, seed, entries);
    (peers, letters)
}

/// The player to move after this many entries, and the player who waits. Both have the newest letter.
pub(crate) fn two<G: Dealt>(entries: usize) -> [Peer<G>; 2] {
    let (peers, _) = played::<G>(judges::<G>().swap_remove(0), Throws::Strict, 5, entries);
    by_floor(peers)
}

/// The player with the floor first. The other gets the newest letter.
pub(crate) fn by_floor<G: Dealt>(mut peers: [Peer<G>; 2]) -> [Peer<G>; 2] {
    if peers[0].log().floor() != Some(Party::Inviter) {
        peers.reverse();
    }
    let [moves, waits] = &mut peers;
    send(moves, waits);
    peers
}

/// A log with this many messages, in which the player with the floor always takes the first decision, and both secrets.
pub(crate) fn logged<G: Dealt>(seed: u64, messages: usize) -> (Log<G>, [Secret; 2]) {
    let peers = accepted::<G>(
        terms::<G>(judges::<G>().swap_remove(0), Throws::Strict),
        seed,
    );
    let mut log = peers[1].log().clone();
    let secrets = peers.map(|peer| peer.secret().cloned().expect("a player"));
    while log.messages().len() < messages {
        let own = &secrets[log.floor().expect("a game that goes on").index()];
        log.append(own, first_turn(&log, own)).expect("a turn");
    }
    (log, secrets)
}

/// Takes the first decision that the rules list until the turn is over.
pub(crate) fn first_turn<G: Dealt>(log: &Log<G>, own: &Secret) -> Vec<Item<G::Entry>> {
    let mut items = Vec::new();
    loop {
        let state = log.draft(own, &items).expect("legal decisions");
        if state.floor() != log.party(own) {
            return items;
        }
        items.push(Item::Decide(state.game().decisions().swap_remove(0)));
    }
}

/// The record of the log.
pub(crate) fn record<G: Dealt>(peer: &Peer<G>) -> &Record<G> {
    let state = peer.log().state();
    state.expect("a game that was accepted").record()
}
