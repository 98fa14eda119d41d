//! Two people who play random games at a distance.
#![allow(dead_code, reason = "every test uses some of it")]
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a game that cannot be played has failed"
)]

use game::{Dealt, Judge, Record, RuleSets as _, Side, rules_at_will};
use online::{GameId, Letter, Party, Peer, Secret, Sides, Terms, Throws};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The rules on record, ready for play, with their names.
pub(crate) fn judges<G: Dealt>() -> Vec<(&'static str, Judge<G>)> {
    let sets = G::Rules::PRESETS.iter();
    sets.filter_map(|set| Some((set.id, set.rules.judge().ok()?)))
        .collect()
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

/// A secret of random bytes.
pub(crate) fn secret(random: &mut Xoshiro256PlusPlus) -> Secret {
    let mut bytes = [0; 32];
    random.fill_bytes(&mut bytes);
    Secret::new(bytes)
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
    let mut random = random(seed);
    let mut id = [0; 16];
    random.fill_bytes(&mut id);
    let inviter = Peer::invite(GameId(id), secret(&mut random), terms).expect("an invitation");
    let mut invited = Peer::open(read(&inviter.letter().write()), None);
    invited
        .accept(secret(&mut random), "Jovnna", Side::Second)
        .expect("it is accepted");
    [inviter, invited]
}

/// Reads a valid letter.
pub(crate) fn read<G: Dealt>(text: &str) -> Letter<G> {
    Letter::read(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Makes random decisions until the peer's turn is over.
pub(crate) fn make_turn<G: Dealt>(peer: &mut Peer<G>, random: &mut Xoshiro256PlusPlus) {
    while peer.is_to_decide() {
        let state = peer.state().expect("a game that goes on");
        let decisions = state.game().decisions();
        let entry = decisions[below(random, decisions.len())].clone();
        peer.decide(entry).expect("a legal decision");
    }
}

/// Plays by letters alone until the game is over or has this many entries. `each` sees every letter.
pub(crate) fn play<G: Dealt>(
    peers: &mut [Peer<G>; 2],
    seed: u64,
    entries: usize,
    mut each: impl FnMut(&str),
) {
    let mut random = random(seed);
    let mut letter = peers[1].letter().write();
    let mut to = Party::Inviter;
    loop {
        each(&letter);
        let peer = &mut peers[to.index()];
        peer.receive(&letter).expect("a letter that is right");
        let log = peer.log();
        let record = log.state().expect("a game that goes on").record();
        if log.floor().is_none() || record.entries().len() >= entries {
            return;
        }
        // The player who accepts may also be the one who begins.
        if log.floor() != Some(to) {
            to = to.other();
            continue;
        }
        make_turn(peer, &mut random);
        peer.send(None).expect("a turn that is made");
        letter = peer.letter().write();
        to = to.other();
    }
}

/// The record of the log.
pub(crate) fn record<G: Dealt>(peer: &Peer<G>) -> &Record<G> {
    peer.log()
        .state()
        .expect("a game that was accepted")
        .record()
}
