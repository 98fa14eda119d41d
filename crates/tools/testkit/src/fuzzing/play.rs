//! The legal actions are exactly those that can be played, in every position that play leads to.

use core::str;

use game::{Expects, Judge, Record, Turn, bits_from, nth_random, read_rules};

use super::texts::{link_keeps, position_reads_back, record_keeps};
use super::{Fate, Fuzzed};

/// Enough for every phase of a game.
const MAX_ENTRIES: usize = 400;

/// Every position after this number of entries is checked. It is odd, so that both sides have turns.
const STRIDE: usize = 11;

/// The number of previously legal actions that are tried again.
const TRIED_AGAIN: usize = 24;

/// The rules in the first line of an input, and the bytes after it. Text keeps the meaning of an input when rules get another
/// option.
fn first_line<R: Expects>(input: &[u8]) -> Option<(R::Judge, &[u8])> {
    let end = input.iter().position(|&byte| byte == b'\n')?;
    let rules: R = read_rules(str::from_utf8(&input[..end]).ok()?).ok()?;
    Some((rules.judge().ok()?, &input[end + 1..]))
}

/// The input is a first line of rules, and bytes that choose throws and decisions. Everything listed can be played, and nothing
/// is listed twice; actions that are no longer listed are refused and change nothing. In the end, the record reads back.
pub(crate) fn legals_are_legal<G: Fuzzed>(input: &[u8]) -> Fate {
    let Some((judge, bytes)) = first_line::<G::Rules>(input) else {
        return Fate::Refused;
    };
    let mut record = Record::<G>::new(judge, None);
    let mut game = record.opening();
    let mut known = Vec::new();
    for &byte in bytes.iter().take(MAX_ENTRIES) {
        let decisions = game.decisions();
        let entry = match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => game.deal(bits_from(nth_random(byte.into(), 0))),
            // Occasionally the players end the game.
            Turn::Decide(_) if byte == 255 => Some(G::agreement()),
            Turn::Decide(side) if byte == 254 => Some(G::resignation(side)),
            Turn::Decide(_) => Some(decisions[usize::from(byte) % decisions.len()].clone()),
        };
        let Some(entry) = entry.map(|entry| game.as_recorded(entry)) else {
            break;
        };
        // Some positions of a game are enough.
        if record.entries().len().is_multiple_of(STRIDE) {
            listed_is_playable(&game, &mut known);
            // If both sides throw, there is no position yet.
            if !matches!(game.turn(), Turn::Chance(None)) {
                position_reads_back::<G>(game.judge(), game.position());
            }
        }
        let entered = game.enter_unseen(&entry);
        assert_eq!(entered, Ok(()), "{entry:?}");
        record.push(entry);
    }
    record_keeps::<G>(&record);
    link_keeps::<G>(&record);
    Fate::Kept
}

/// A position that waits for a decision can be played on.
pub(crate) fn goes_on<G: Fuzzed>(judge: &Judge<G>, position: &G::Position) {
    listed_is_playable(&G::begin_from(judge.clone(), *position), &mut Vec::new());
}

fn listed_is_playable<G: Fuzzed>(game: &G, known: &mut Vec<G::Action>) {
    let decisions = game.decisions();
    let (over, decides) = (
        game.turn().is_over(),
        matches!(game.turn(), Turn::Decide(_)),
    );
    assert_eq!(decides, !decisions.is_empty());
    let dealt = game.deal(bits_from(0));
    assert_eq!(dealt.is_some(), !over && !decides);
    if let Some(dealt) = dealt {
        assert!(G::HAS_CHANCE && G::is_chance(&dealt) && !G::is_decision(&dealt));
        assert_eq!(game.clone().enter_unseen(&dealt), Ok(()), "{dealt:?}");
    }
    // The players can end a game at any time.
    let [first, second] = game::Side::BOTH.map(|side| G::resignation(side.into()));
    for end in [first, second, G::agreement()] {
        assert!(!G::is_chance(&end) && !G::is_decision(&end));
        let mut ended = game.clone();
        assert_eq!(ended.enter_unseen(&end).is_ok(), !over, "{end:?}");
        assert!(ended.turn().is_over());
    }
    for (n, decision) in decisions.iter().enumerate() {
        assert!(!decisions[..n].contains(decision), "{decision:?} twice");
        let entered = game.clone().enter_unseen(decision);
        assert_eq!(entered, Ok(()), "{decision:?}");
        assert!(G::is_decision(decision) && !G::is_chance(decision));
    }
    let mut legal = G::Actions::default();
    game.legal(&mut legal);
    for &action in known.iter() {
        let mut tried = game.clone();
        let is_played = tried.enter_unseen(&action.into()).is_ok();
        assert_eq!(is_played, legal.contains(&action), "{action}");
        assert!(is_played || tried.position() == game.position(), "{action}");
    }
    for &action in legal.iter() {
        let read = action.to_string().parse();
        assert!(read.is_ok_and(|read: G::Action| read == action), "{action}");
        if !known.contains(&action) {
            known.push(action);
        }
    }
    known.drain(..known.len().saturating_sub(TRIED_AGAIN));
}
