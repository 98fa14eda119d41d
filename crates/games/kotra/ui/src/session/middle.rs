//! A game in its middle, for spectators.

use game::session::{PlayerKind, SeededRandom};
use game::{Dealt as _, bits_from};
use kotra::{Checkers, Entry, Judge, Points, Position, Record, Side, Ways};

use super::{KotraSession, Pending, Session};

/// The number of games to try: some end before anything like a middle.
const TRIES: usize = 64;

/// The number of entries after which a game without a middle is given up.
const LONGEST: usize = 300;

/// A game of these players in its middle: a turn begins, both sides have left home with most of their checkers and have laid
/// bands, and neither has borne any off. Simple bots have played so far, with dice that follow from `seed`.
#[must_use]
pub fn in_the_middle(judge: &Judge, players: [PlayerKind; 2], seed: u64) -> Session {
    let chance = SeededRandom::new(seed);
    let record = (0..TRIES).find_map(|game| played_to_the_middle(judge, chance.bits(game)));
    let record = record.unwrap_or_else(|| Record::new(*judge, None));
    Session::from_record(record, players)
}

fn is_in_the_middle(game: &Session) -> bool {
    let position = game.position();
    let on_the_way = |side| {
        let own = position.checkers(side);
        let out = own.bands().and(Points::BANDS).len();
        own.on(kotra::Point::HOME) <= 8 && out >= 2 && own.hit() <= 2 && own.off() == 0
    };
    matches!(game.pending(), Pending::Throw(..)) && Side::BOTH.into_iter().all(on_the_way)
}

/// The record of a game up to its middle, if it reaches one.
fn played_to_the_middle(judge: &Judge, seed: u64) -> Option<Record> {
    let chance = SeededRandom::new(seed);
    let mut game = Session::new(*judge, [PlayerKind::Human; 2]);
    let mut ways = Ways::new();
    for n in 0..LONGEST {
        if is_in_the_middle(&game) {
            return Some(game.record().clone());
        }
        match game.pending() {
            Pending::Decision(side) if game.position().throw().is_some() => {
                judge.ways(game.position(), &mut ways);
                let best = (0..ways.len()).max_by_key(|n| worth(ways.end(*n), side))?;
                for action in ways.actions(best) {
                    // A munk may have ended the game.
                    game.enter(Entry::Action(action)).ok()?;
                }
            }
            Pending::Decision(_) => {
                let first = *game.legal().first()?;
                game.enter(Entry::Action(first)).ok()?;
            }
            _ => {
                let dealt = game.game().deal(bits_from(chance.bits(n)))?;
                game.enter(dealt).ok()?;
            }
        }
    }
    None
}

/// A rough evaluation of a side: hit checkers and blots that can be hit count against it, bands for it.
fn worth(position: &Position, side: Side) -> i32 {
    let [own, enemy] = [side, side.other()].map(|side| position.checkers(side));
    let stands = |own: &Checkers, enemy: &Checkers| {
        let blots = own.occupied().less(own.bands());
        let exposed = blots.filter(|blot| {
            let behind = |at: kotra::Point| {
                // Enemies approach from behind, along their own way.
                let (at, blot) = (at.number(), blot.across().number());
                at < blot && blot - at <= 11
            };
            enemy.occupied().any(behind)
        });
        12 * i32::from(own.bands().and(Points::BANDS).len())
            - 9 * exposed.count() as i32
            - 20 * i32::from(own.hit())
            - i32::from(own.pips())
    };
    stands(own, enemy) - stands(enemy, own)
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use kotra::PRESETS;
    use std::collections::BTreeSet;

    #[test]
    fn games_have_a_middle() {
        for preset in &PRESETS {
            let judge = Judge::new(preset.rules);
            let mut seen = BTreeSet::new();
            for seed in 0..40 {
                let game = in_the_middle(&judge, [PlayerKind::Human; 2], seed);
                assert!(is_in_the_middle(&game), "{} {seed}", preset.id);
                let same = in_the_middle(&judge, [PlayerKind::Human; 2], seed);
                assert_eq!(game.record().entries(), same.record().entries());
                seen.insert(judge.write_position(game.position()));
            }
            assert!(seen.len() > 35, "{}", seen.len());
        }
    }

    #[test]
    fn a_game_that_begins_is_not_in_its_middle() {
        for preset in &PRESETS {
            let judge = Judge::new(preset.rules);
            assert!(!is_in_the_middle(&Session::new(
                judge,
                [PlayerKind::Human; 2]
            )));
        }
    }
}
