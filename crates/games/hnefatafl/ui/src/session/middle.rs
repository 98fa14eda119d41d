//! A game in its middle, for spectators.

use game::session::{PlayerKind, SeededRandom};
use hnefatafl::{Entry, Judge, Record, Side};
use hnefatafl_player::greedy;

use super::Session;

/// The number of games to try: some end before anything like a middle.
const TRIES: usize = 64;

/// The number of moves after which a game without a middle is given up.
const LONGEST: usize = 120;

/// One move in this many is any legal move.
const STRAY: u64 = 4;

/// A game of these players in its middle: it goes on, no way out is open to the king, some pieces are captured, and most pieces
/// of both sides still stand. Simple bots have moved so far, with chance that follows from `seed`.
#[must_use]
pub fn in_the_middle(judge: &Judge, players: [PlayerKind; 2], seed: u64) -> Session {
    let chance = SeededRandom::new(seed);
    let record = (0..TRIES).find_map(|game| played_to_the_middle(judge, chance.bits(game)));
    let record = record.unwrap_or_else(|| Record::new(judge.clone(), None));
    Session::from_record(record, players)
}

fn is_in_the_middle(game: &Session) -> bool {
    let start = game.judge().start();
    let position = game.position();
    let whole = |side| start.pieces_of(side).len();
    let stands = |side| position.pieces_of(side).len();
    let both = |count: &dyn Fn(Side) -> u32| Side::BOTH.into_iter().map(count).sum::<u32>();
    let lost = both(&whole).saturating_sub(both(&stands));
    !game.turn().is_over()
        && game.judge().open_ways(position).is_empty()
        && 10 * lost >= both(&whole)
        && Side::BOTH
            .into_iter()
            .all(|side| 2 * stands(side) > whole(side))
}

/// The record of a game up to its middle, if it reaches one.
fn played_to_the_middle(judge: &Judge, seed: u64) -> Option<Record> {
    let chance = SeededRandom::new(seed);
    let mut game = Session::new(judge.clone(), [PlayerKind::Human; 2]);
    for n in 0..LONGEST {
        if is_in_the_middle(&game) {
            return Some(game.record().clone());
        }
        let bits = chance.bits(n);
        let action = if bits.is_multiple_of(STRAY) {
            let legal = game.legal();
            let chosen = (bits / STRAY).checked_rem(legal.len() as u64)?;
            *legal.get(chosen as usize)?
        } else {
            greedy(judge, game.position(), bits)?
        };
        game.enter(Entry::Action(action)).ok()?;
    }
    None
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use hnefatafl::{OPTIONS, PRESETS, Rules};
    use std::collections::BTreeSet;

    /// The named rule sets, and each of them with each option changed, as far as the options are compatible.
    fn judges() -> Vec<(String, Judge)> {
        let mut all = Vec::new();
        for preset in &PRESETS {
            let mut put = |rules: Rules| {
                let judge = Judge::new(rules).ok();
                all.extend(judge.map(|judge| (hnefatafl::write_rules(&rules), judge)));
            };
            put(preset.rules);
            for option in OPTIONS {
                for word in option.words {
                    let mut rules = preset.rules;
                    rules.set(option.name, word).unwrap();
                    if rules != preset.rules {
                        put(rules);
                    }
                }
            }
        }
        all
    }

    #[test]
    fn every_rule_set_has_games_with_a_middle() {
        for (rules, judge) in judges() {
            for seed in 0..5 {
                let game = in_the_middle(&judge, [PlayerKind::Human; 2], seed);
                assert!(is_in_the_middle(&game), "{rules} {seed}");
                let same = in_the_middle(&judge, [PlayerKind::Human; 2], seed);
                assert_eq!(game.record().entries(), same.record().entries());
            }
        }
    }

    #[test]
    fn middles_differ() {
        for preset in &PRESETS {
            let judge = Judge::new(preset.rules).unwrap();
            let games = (0..50).map(|seed| in_the_middle(&judge, [PlayerKind::Human; 2], seed));
            let middles: BTreeSet<u64> = games.map(|game| game.position().key()).collect();
            assert!(middles.len() > 45, "{}: {}", preset.id, middles.len());
        }
    }

    #[test]
    fn a_game_that_begins_is_not_in_its_middle() {
        for preset in &PRESETS {
            let judge = Judge::new(preset.rules).unwrap();
            assert!(!is_in_the_middle(&Session::new(
                judge,
                [PlayerKind::Human; 2]
            )));
        }
    }
}
