//! Rules and random games.
#![allow(dead_code, reason = "each test file uses its own part of this")]

use game::nth_random;
use kotra::{Actions, DiceCount, Die, Entry, Game, Judge, Phase, Stage, Throw, read_rules};

/// A rule set with changed options: `kotra single_die=yes`.
pub(crate) fn judge(rules: &str) -> Judge {
    Judge::new(read_rules(rules).unwrap())
}

pub(crate) fn at(rules: &str, position: &str) -> Game {
    let judge = judge(rules);
    Game::from_position(judge, judge.read_position(position).unwrap())
}

pub(crate) fn legal(game: &Game) -> Actions {
    let mut legal = Actions::new();
    game.legal(&mut legal);
    legal
}

/// Plays this many random throws and decisions, or to the end. Returns them.
pub(crate) fn play(game: &mut Game, seed: u64, count: u64) -> Vec<Entry> {
    let mut entries = Vec::new();
    for n in 0..count {
        let random = nth_random(seed, n);
        let die = |random: u64| Die::ALL[(random % 6) as usize];
        let entry = match (game.phase(), game.position().stage()) {
            (Phase::Over(_), _) | (_, Stage::Over(_)) => break,
            (Phase::ThrowOff, _) => Entry::Round {
                white: die(random),
                black: die(random >> 32),
            },
            (_, Stage::Throw(DiceCount::One)) => Entry::Throw(Throw::one(die(random))),
            (_, Stage::Throw(DiceCount::Two)) => {
                Entry::Throw(Throw::two(die(random), die(random >> 32)))
            }
            (_, Stage::Decide) => {
                let legal = legal(game);
                Entry::Action(legal[(random % legal.len() as u64) as usize])
            }
        };
        game.enter(&entry, |_| ()).unwrap();
        entries.push(entry);
    }
    entries
}
