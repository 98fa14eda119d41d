//! Random rules and random games, for promises that must hold everywhere.
#![allow(unreachable_pub, reason = "there is no outside to reach")]
#![allow(dead_code, reason = "each test file uses its own part of this")]

use proptest::prelude::*;
use proptest::sample::select;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sahkku::{
    Actions, Dice, Entry, Game, Judge, OPTIONS, PRESETS, Phase, Rules, Side, Stage, Throw,
};

/// A source of chance that a test can repeat.
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.0.next_u64() % limit as u64) as usize
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    pub fn throw(&mut self, rules: &Rules, count: u8) -> Throw {
        (0..count)
            .map(|_| rules.faces.as_slice()[self.below(4)])
            .collect()
    }

    pub fn dice(&mut self, rules: &Rules, count: u8) -> Dice {
        self.throw(rules, count).into_iter().collect()
    }
}

/// Rules that go together: a recorded rule set with some options set at will.
pub fn rules() -> impl Strategy<Value = Rules> {
    let change = (select(OPTIONS), any::<u16>());
    let changes = proptest::collection::vec(change, 0..8);
    (select(&PRESETS[..]), changes).prop_map(|(preset, changes)| {
        let mut rules = preset.rules;
        for (option, choice) in changes {
            let values: Vec<String> = match option.name {
                "columns" => (9..=21).step_by(2).map(|n| n.to_string()).collect(),
                "faces" => vec!["X,II,III,-".into(), "X,I,II,III".into(), "-,X,I,III".into()],
                "order" => vec![
                    "free".into(),
                    "X,III,II".into(),
                    "X,-,III,II".into(),
                    "X,I,II,III".into(),
                    "III,II,I,X,-".into(),
                ],
                "stake" => vec!["0".into(), "3".into()],
                _ => option.words.iter().map(|&word| word.to_owned()).collect(),
            };
            let mut changed = rules;
            changed
                .set(option.name, &values[usize::from(choice) % values.len()])
                .unwrap();
            // Changes that would contradict the others are left out, so every draw is of use.
            if Judge::new(changed).is_ok() {
                rules = changed;
            }
        }
        rules
    })
}

/// Plays a game with uniformly random decisions and shows `each` the game before every entry.
/// Stops after `limit` entries.
pub fn play(
    rules: Rules,
    seed: u64,
    limit: usize,
    mut each: impl FnMut(&Game, &Entry),
) -> (Game, Vec<Entry>) {
    let mut chance = Chance::new(seed);
    let mut game = Game::new(Judge::new(rules).unwrap());
    let mut entries = Vec::new();
    let mut legal = Actions::new();
    while entries.len() < limit {
        let entry = match game.phase() {
            Phase::ThrowOff => match rules.throw_off.dice() {
                Some(count) => Entry::Round {
                    men: chance.throw(&rules, count),
                    women: chance.throw(&rules, count),
                },
                None => Entry::Begins(Side::BOTH[chance.below(2)]),
            },
            Phase::ChooseWay(_) => Entry::Walks(chance.below(2) == 1),
            Phase::Play => match game.position().stage() {
                Stage::Throw(count) => Entry::Throw(chance.throw(&rules, count)),
                Stage::Decide => {
                    game.judge().legal(game.position(), &mut legal);
                    assert!(!legal.is_empty(), "nothing to decide");
                    Entry::Action(legal[chance.below(legal.len())])
                }
                Stage::Over(_) => unreachable!("the phase is over then"),
            },
            Phase::Over(_) => break,
        };
        each(&game, &entry);
        game.enter(&entry, |_| ()).unwrap();
        entries.push(entry);
    }
    (game, entries)
}
