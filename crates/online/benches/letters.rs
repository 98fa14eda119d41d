//! Measures the length of letters: random games of every rule set, at 300 entries and at their end.
//!
//! `cargo xtask bench letters [GAMES]`

#[path = "../src/tests/common/mod.rs"]
mod common;

use common::{accepted, judges, make_turn, random, record, terms};
use game::{Dealt, Judge};
use games::{GameName, with_game};
use online::Throws;

/// The entries at which letters are compared.
const ENTRIES: usize = 300;

/// The number of entries after which a game is abandoned.
const LONGEST: usize = 1200;

fn main() {
    let games = std::env::args().find_map(|argument| argument.parse().ok());
    let games = games.unwrap_or(12);
    println!(
        "game,rules,throws,games,reach_{ENTRIES},median_{ENTRIES},p95_{ENTRIES},longest_{ENTRIES},ended,median_entries,\
         median_length,longest_entries,longest_length,messages_longest"
    );
    for game in GameName::ALL {
        with_game!(game, G => every_rule_set::<G>(games));
    }
}

/// The size of a game: entries, characters of the letter, messages.
type Size = (usize, usize, usize);

fn every_rule_set<G: Dealt>(games: u64) {
    for (id, judge) in judges::<G>() {
        for (throws, word) in [(Throws::Strict, "strict"), (Throws::Trusting, "trusting")] {
            if throws == Throws::Trusting && !G::HAS_CHANCE {
                continue;
            }
            let (mut at, mut ends) = (Vec::new(), Vec::new());
            for seed in 0..games {
                let (reached, end) = play::<G>(judge.clone(), throws, seed);
                at.extend(reached.map(|(_, length, _)| length));
                ends.extend(end);
            }
            at.sort_unstable();
            ends.sort_unstable();
            let of = |part: usize| at.get((at.len() * part / 100).min(at.len().max(1) - 1));
            let number = |value: Option<&usize>| value.map_or_else(String::new, usize::to_string);
            let (p50, p95, longest) = (number(of(50)), number(of(95)), number(at.last()));
            let size = |size: Option<&Size>| size.copied().unwrap_or_default();
            let (middle, most) = (size(ends.get(ends.len() / 2)), size(ends.last()));
            println!(
                "{},{id},{word},{games},{},{p50},{p95},{longest},{},{},{},{},{},{}",
                G::ID,
                at.len(),
                ends.len(),
                middle.0,
                middle.1,
                most.0,
                most.1,
                most.2
            );
        }
    }
}

/// Plays a game. Returns the size of its first letter with at least `ENTRIES` entries, if it gets there, and of its last letter,
/// if it ends.
fn play<G: Dealt>(judge: Judge<G>, throws: Throws, seed: u64) -> (Option<Size>, Option<Size>) {
    let mut random = random(seed);
    let mut peers = accepted(terms::<G>(judge, throws), seed);
    let mut letter = peers[1].letter().write();
    let mut from = online::Party::Invited;
    let mut reached = None;
    loop {
        let peer = &mut peers[from.other().index()];
        if peer.receive(&letter).is_err() {
            return (reached, None);
        }
        let entries = record(peer).entries().len();
        let size = (entries, letter.len(), peer.log().messages().len());
        if reached.is_none() && entries >= ENTRIES {
            reached = Some(size);
        }
        let Some(party) = peer.log().floor() else {
            return (reached, Some(size));
        };
        if entries >= LONGEST {
            return (reached, None);
        }
        let peer = &mut peers[party.index()];
        make_turn(peer, &mut random);
        if peer.send(None).is_err() {
            return (reached, None);
        }
        letter = peer.letter().write();
        from = party;
    }
}
