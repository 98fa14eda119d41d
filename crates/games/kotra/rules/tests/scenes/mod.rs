//! Rules, positions and games at will: from the start, of the middle, of bearing off, near munks, and
//! in the after-throws.
#![allow(unreachable_pub, reason = "there is no outside to reach")]
#![allow(dead_code, reason = "each test file uses its own part of this")]

use kotra::{
    Actions, After, AfterThrows, CHECKERS, DiceCount, Die, Entry, Game, Judge, Match, Pattern,
    Phase, Point, Position, Rules, Setup, SetupSide, Side, Stage, Throw, Units, Unused, read_rules,
    rules_at_will,
};
use proptest::prelude::*;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A rule set with options set otherwise: `kotra single_die=yes`.
pub fn judge(text: &str) -> Judge {
    Judge::new(read_rules(text).unwrap_or_else(|why| panic!("{text}: {why}")))
}

/// Rules with every option set at will.
pub fn rules() -> impl Strategy<Value = Rules> {
    any::<u64>().prop_map(rules_at_will)
}

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

    /// Whether one of so many cases is the case.
    pub fn one_in(&mut self, cases: usize) -> bool {
        self.below(cases) == 0
    }

    fn side(&mut self) -> Side {
        Side::BOTH[self.below(2)]
    }

    fn die(&mut self) -> Die {
        Die::ALL[self.below(6)]
    }

    pub fn throw(&mut self, count: DiceCount) -> Throw {
        match count {
            DiceCount::One => Throw::one(self.die()),
            DiceCount::Two => Throw::two(self.die(), self.die()),
        }
    }
}

const NOBODY: SetupSide = SetupSide {
    points: [0; 24],
    hit: 0,
    off: 0,
    five_out: false,
    open_band: false,
    thrown_before: true,
};

/// A position at will, as far as it can be under these rules.
pub fn scene(judge: &Judge, chance: &mut Chance) -> Position {
    let mut tries = core::iter::repeat_with(|| judge.set_up(&described(judge.rules(), chance)));
    tries.by_ref().take(1000).find_map(Result::ok).unwrap()
}

fn described(rules: &Rules, chance: &mut Chance) -> Setup {
    let turn = chance.side();
    let mut setup = Setup {
        sides: [NOBODY; 2],
        turn,
        first: chance.side(),
        throw: None,
        unused: Unused::NONE,
        after: None,
    };
    let can_follow = rules.after_throws != AfterThrows::None || rules.last_throw;
    let [own, enemy] = [turn.index(), turn.other().index()];
    if can_follow && chance.one_in(4) {
        setup.sides[enemy].off = CHECKERS;
        setup.sides[own] = match rules.last_throw && chance.one_in(2) {
            true => bearing_off(chance, 11),
            false => near_munk(chance),
        };
        setup.after = Some(After {
            left: 1 + chance.below(rules.after_throws.number().max(1).into()) as u8,
            value: Units::whole([2, 4][chance.below(2)]),
        });
    } else {
        setup.sides[own] = army(chance, rules, &NOBODY);
        setup.sides[enemy] = army(chance, rules, &setup.sides[own]);
    }
    if chance.one_in(2) {
        let count = match rules.single_die && chance.one_in(3) {
            true => DiceCount::One,
            false => DiceCount::Two,
        };
        let throw = chance.throw(count);
        setup.throw = Some(throw);
        setup.unused = Unused::of(throw);
        for die in throw.dice().filter(|_| chance.one_in(3)) {
            setup.unused = setup.unused.without(die);
        }
    }
    setup
}

fn army(chance: &mut Chance, rules: &Rules, enemy: &SetupSide) -> SetupSide {
    let off = chance.below(CHECKERS.into()) as u8;
    let mut side = match chance.below(4) {
        0 => bearing_off(chance, off),
        1 => near_munk(chance),
        _ => middle(chance, enemy),
    };
    side.thrown_before = !chance.one_in(8);
    side.five_out = chance.one_in(8);
    side.open_band = rules.two_sixes && (2..=4).contains(&side.points[6]);
    side
}

/// Checkers on the last quarter, at least so many borne off.
fn bearing_off(chance: &mut Chance, off: u8) -> SetupSide {
    let mut side = NOBODY;
    side.off = off;
    for _ in off..CHECKERS {
        match chance.below(8) {
            n @ 0..6 => side.points[18 + n] += 1,
            _ if side.off < CHECKERS - 1 => side.off += 1,
            _ => side.points[23] += 1,
        }
    }
    side
}

/// A pattern with up to three checkers farther back.
fn near_munk(chance: &mut Chance) -> SetupSide {
    let mut side = NOBODY;
    let pattern = Pattern::ALL[chance.below(Pattern::ALL.len())];
    for point in Point::last_quarter() {
        side.points[usize::from(point.number()) - 1] = pattern.on(point);
    }
    for _ in 0..chance.below(4) {
        let from = 18 + chance.below(6);
        let to = from - 1 - chance.below(6);
        if side.points[from] > 0 {
            side.points[from] -= 1;
            side.points[to] += 1;
        }
    }
    side
}

/// Checkers anywhere but where the others stand.
fn middle(chance: &mut Chance, enemy: &SetupSide) -> SetupSide {
    let mut side = NOBODY;
    let is_free = |point: usize| enemy.points[(point + 12) % 24] == 0;
    let mut left = CHECKERS;
    while left > 0 {
        let point = chance.below(24);
        match chance.below(16) {
            0 if side.hit < 5 => side.hit += 1,
            1..4 if is_free(0) => side.points[0] += 1,
            4 if is_free(6) && side.points[6] < 4 => side.points[6] += 1,
            _ if is_free(point) && (point >= 11 || side.points[point] == 0) => {
                side.points[point] += 1;
            }
            _ => continue,
        }
        left -= 1;
    }
    side
}

/// Plays on with uniformly random throws and decisions, and shows `each` the game before every entry.
/// Stops after `limit` entries.
pub fn play_on(
    mut game: Game,
    chance: &mut Chance,
    limit: usize,
    mut each: impl FnMut(&Game, &Entry),
) -> (Game, Vec<Entry>) {
    let mut entries = Vec::new();
    while entries.len() < limit {
        let Some(entry) = next(&game, chance) else {
            break;
        };
        each(&game, &entry);
        game.enter(&entry, |_| ())
            .unwrap_or_else(|why| panic!("{entry}: {why}"));
        entries.push(entry);
    }
    (game, entries)
}

/// Something that can come next; nothing at the end.
fn next(game: &Game, chance: &mut Chance) -> Option<Entry> {
    match game.phase() {
        Phase::Over(_) => return None,
        _ if chance.one_in(400) => {
            let side = chance.side();
            return Some([Entry::Resigned(side), Entry::Agreed][chance.below(2)]);
        }
        Phase::ThrowOff => {
            return Some(match game.of_match().and_then(|of| of.lost_last) {
                Some(side) => Entry::Begins(side),
                None if is_new(game) && chance.one_in(2) => a_match(chance),
                None => Entry::Round {
                    white: chance.die(),
                    black: chance.die(),
                },
            });
        }
        Phase::Play => {}
    }
    Some(match game.position().stage() {
        Stage::Throw(count) => Entry::Throw(chance.throw(count)),
        _ => {
            let mut legal = Actions::new();
            game.legal(&mut legal);
            // The game does not depend on the order in which they are listed.
            legal.sort();
            Entry::Action(legal[chance.below(legal.len())])
        }
    })
}

fn is_new(game: &Game) -> bool {
    game.of_match().is_none() && game.last_round().is_none()
}

fn a_match(chance: &mut Chance) -> Entry {
    let units = 1 + chance.below(Match::LONGEST.into()) as u16;
    let mut won = || Units::halves(chance.below(2 * usize::from(units)) as u16);
    let won = [won(), won()];
    let lost_last = [None, Some(Side::White), Some(Side::Black)][chance.below(3)];
    Entry::Match(Match::standing(units, won, lost_last).unwrap())
}
