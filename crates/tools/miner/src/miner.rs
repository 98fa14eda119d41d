//! Games between computer players, and the search for a puzzle in each.

use core::ops::RangeInclusive;
use engine::{Entry, Knowledge, Side};

use environment::{Environment, Scale};
use game::{
    Brain as _, Dealt as _, Game as _, Judge, Level, Limits, Progress, Record, Recorded as _,
    RuleSets, Search as _, Turn, bits_from, nth_random, read_position,
};
use puzzles::Puzzle;

use crate::turns::{Line, key, lines};

/// The players of the games: one of them errs more than the other.
const PLAYERS: [Level; 2] = [Level::Easy, Level::Steady];

/// A game is given up after so many entries.
const ENTRIES: usize = 600;

/// The seeds with which `master` has to find a puzzle.
const SEEDS: u64 = 4;
/// A lower level finds it if it does so with as many of them.
const MOST_SEEDS: u64 = 3;

/// How many times as many positions as usual are searched to verify a puzzle of a game without chance.
const DEEPER: u64 = 4;

/// By how much a turn has to be better than any other: without looking ahead, and verified. In probability.
const MARGINS: [f64; 2] = [0.05, 0.10];
/// The same in units.
const MARGINS_IN_UNITS: [f64; 2] = [0.15, 0.30];

/// Turns that seem worse than the best by more than this are not searched to verify a puzzle. In probability and in units.
const REACH: [f64; 2] = [0.25, 0.75];
/// So many are searched at least and at most.
const VERIFIED: [usize; 2] = [5, 16];

/// What the best turn of a puzzle is worth: a game that is lost or won anyway is no puzzle. In probability and in units.
const WORTH: [RangeInclusive<f64>; 2] = [0.25..=1.0, -1.5..=4.0];

/// How many positions were rejected, by reason.
#[derive(Default, Debug)]
pub(crate) struct Rejected {
    /// `master` chose another turn, with some seed.
    pub(crate) not_found: u32,
    /// Too many turns could be best.
    pub(crate) too_many: u32,
    /// The deeper search found another best turn.
    pub(crate) refuted: u32,
    /// The game is lost or won anyway.
    pub(crate) decided: u32,
    /// It found one that is nearly as good.
    pub(crate) too_close: u32,
}

/// What finds puzzles under some rules.
pub(crate) struct Miner<E: Environment> {
    judge: Judge<E::Game>,
    knowledge: Knowledge<E>,
}

/// A turn, and what it is worth without looking ahead.
struct Valued<E: Environment> {
    line: Line<E>,
    worth: f64,
}

impl<E: Environment> Miner<E> {
    pub(crate) fn new(judge: &Judge<E::Game>) -> Miner<E> {
        Miner {
            judge: judge.clone(),
            knowledge: E::knowledge(judge),
        }
    }

    /// Plays a game, and looks for a puzzle in it, from its middle on: one at most, so that puzzles are not alike.
    pub(crate) fn mine(&self, seed: u64, rejected: &mut Rejected) -> Option<Puzzle> {
        let positions = self.play(seed);
        let first = nth_random(seed, 0) as usize % positions.len().max(1);
        let from_there = positions.iter().cycle().skip(first);
        let mut found = from_there
            .take(positions.len())
            .filter_map(|game| self.puzzle(game, rejected));
        // What every level finds is worth little; a game has something better now and then.
        let mut easiest = None;
        for puzzle in found.by_ref().take(3) {
            if puzzle.level > Level::Beginner {
                return Some(puzzle);
            }
            easiest.get_or_insert(puzzle);
        }
        easiest.filter(|_| seed.is_multiple_of(4))
    }

    /// The positions of a game in which a turn begins.
    fn play(&self, seed: u64) -> Vec<E::Game> {
        let mut game = E::Game::begin(self.judge.clone());
        let mut positions = Vec::new();
        let mut last_mover = None;
        for n in 0..ENTRIES as u64 {
            let number = nth_random(seed, n + 1);
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance(_) => {
                    let Some(entry) = game.deal(bits_from(number)) else {
                        break;
                    };
                    if game.enter_unseen(&entry).is_err() {
                        break;
                    }
                    last_mover = None;
                }
                Turn::Decide(side) => {
                    if last_mover != Some(side) {
                        positions.push(game.clone());
                    }
                    last_mover = Some(side);
                    let whose: game::Side = side.into();
                    let level = PLAYERS[(whose.index() + seed as usize) % 2];
                    let player = E::Brain::of_level(level);
                    let Some(entries) = player.decide(&self.knowledge, &game, number) else {
                        break;
                    };
                    if entries
                        .iter()
                        .any(|entry| game.enter_unseen(entry).is_err())
                    {
                        break;
                    }
                }
            }
        }
        positions
    }

    /// The puzzle that a position is, if it is one.
    pub(crate) fn puzzle(&self, game: &E::Game, rejected: &mut Rejected) -> Option<Puzzle> {
        // What led to it is no part of a puzzle.
        let text = key::<E>(game);
        let position = read_position::<E::Game>(&self.judge, &text).ok()?;
        let game = E::Game::begin_from(self.judge.clone(), position);
        let Turn::Decide(side) = game.turn() else {
            return None;
        };
        let scale = usize::from(E::SCALE == Scale::Units);
        let [at_sight, verified] = [MARGINS, MARGINS_IN_UNITS][scale];
        let mut turns: Vec<Valued<E>> = lines::<E>(&game)?
            .into_iter()
            .map(|line| Valued {
                worth: self.at_sight(&line.end, side),
                line,
            })
            .collect();
        if turns.len() < 3 {
            return None;
        }
        if !self.has_chance() {
            self.rank(&game, &mut turns)?;
        }
        turns.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        if turns[0].worth - turns[1].worth < at_sight {
            return None;
        }
        let found = self.played(&game, Level::Master, 0);
        let best = turns
            .iter()
            .position(|turn| key::<E>(&turn.line.end) == found)?;
        if (1..SEEDS).any(|seed| self.played(&game, Level::Master, seed) != found) {
            rejected.not_found += 1;
            return None;
        }
        let best = turns.remove(best);
        let seems = |turn: &&Valued<E>| turn.worth > best.worth - REACH[scale];
        let near = match self.has_chance() {
            true => turns.iter().take_while(seems).count().max(VERIFIED[0]),
            false => VERIFIED[0],
        };
        if near > VERIFIED[1] {
            rejected.too_many += 1;
            return None;
        }
        let worth = self.verified(&best.line.end, side);
        if !WORTH[scale].contains(&worth) {
            rejected.decided += 1;
            return None;
        }
        let mut next = f64::NEG_INFINITY;
        for other in turns.iter().take(near) {
            next = next.max(self.verified(&other.line.end, side));
            if worth - next < verified {
                match next > worth {
                    true => rejected.refuted += 1,
                    false => rejected.too_close += 1,
                }
                return None;
            }
        }
        let finds = |level: &Level| {
            let seeds = (0..SEEDS).filter(|&seed| self.played(&game, *level, seed) == found);
            seeds.count() as u64 >= MOST_SEEDS
        };
        let level = Level::ALL.into_iter().find(finds)?;
        let mut record = Record::<E::Game>::new(self.judge.clone(), Some(position));
        best.line
            .entries
            .into_iter()
            .for_each(|entry| record.push(entry));
        Some(Puzzle {
            link: record.write_link(),
            best: worth,
            next,
            level,
        })
    }

    /// What the turn of a level leads to.
    fn played(&self, game: &E::Game, level: Level, seed: u64) -> String {
        let mut game = game.clone();
        let Turn::Decide(side) = game.turn() else {
            return String::new();
        };
        while matches!(game.turn(), Turn::Decide(mover) if mover == side) {
            let entries = E::Brain::of_level(level).decide(&self.knowledge, &game, seed);
            let Some(entries) = entries else { break };
            if entries
                .iter()
                .any(|entry| game.enter_unseen(entry).is_err())
            {
                break;
            }
        }
        key::<E>(&game)
    }

    /// What a game is worth to a side without looking ahead.
    fn at_sight(&self, game: &E::Game, side: Side<E>) -> f64 {
        match game.turn() {
            Turn::Over(outcome) => self.settled(&outcome, side),
            _ => of_side::<E>(E::Brain::evaluate(&self.knowledge, game), side),
        }
    }

    fn settled(&self, outcome: &<E::Game as game::Game>::Outcome, side: Side<E>) -> f64 {
        let (first, _) = E::settled(outcome);
        match E::SCALE {
            Scale::Units => of_side::<E>(first, side),
            Scale::WinProbability => of_side::<E>(f64::midpoint(first, 1.0), side),
        }
    }

    /// What a game is worth to a side, by a search of what comes next, or of all that chance can bring next.
    fn verified(&self, game: &E::Game, side: Side<E>) -> f64 {
        let Turn::Chance(_) = game.turn() else {
            return self.searched(game, side);
        };
        let mut chances = Vec::new();
        E::chances(game, &mut chances);
        let worth = |(entry, probability): &(Entry<E>, f64)| {
            let mut after = game.clone();
            match after.enter_unseen(entry) {
                Ok(()) => probability * self.searched(&after, side),
                Err(_) => 0.0,
            }
        };
        chances.iter().map(worth).sum()
    }

    fn searched(&self, game: &E::Game, side: Side<E>) -> f64 {
        let mut game = game.clone();
        // A search knows nothing where there is nothing to choose.
        let mut decisions = game.decisions();
        while let (Turn::Decide(_), [only]) = (game.turn(), decisions.as_slice()) {
            if game.enter_unseen(only).is_err() {
                break;
            }
            decisions = game.decisions();
        }
        let Turn::Decide(mover) = game.turn() else {
            return self.at_sight(&game, side);
        };
        let limits = self.verifying(&game);
        let search = E::Brain::of_level(Level::Master).search(&self.knowledge, &game, &limits, 0);
        let value = search.and_then(|mut search| {
            while search.advance(u64::MAX) == Progress::Searching {}
            search.value()
        });
        let Some(value) = value else {
            return self.at_sight(&game, side);
        };
        match (E::SCALE, value.units) {
            (Scale::Units, Some(units)) if mover == side => units.into(),
            (Scale::Units, Some(units)) => -f64::from(units),
            _ if mover == side => value.win.into(),
            _ => 1.0 - f64::from(value.win),
        }
    }

    /// What the moves of a game without chance are worth by a short search. Those that are much worse than the best get a bound.
    fn rank(&self, game: &E::Game, turns: &mut [Valued<E>]) -> Option<()> {
        let limits = Limits {
            lines: Some(2),
            ..Limits::default()
        };
        let mut search =
            E::Brain::of_level(Level::Strong).search(&self.knowledge, game, &limits, 0)?;
        while search.advance(u64::MAX) == Progress::Searching {}
        let ranked = search.ranked().into_iter();
        let ranked: Vec<(Entry<E>, f64)> =
            ranked.map(|one| (one.action.into(), one.worth)).collect();
        for turn in turns {
            let first = turn.line.entries.first()?;
            let known = ranked.iter().find(|(entry, _)| entry == first);
            turn.worth = known.map_or(f64::NEG_INFINITY, |(_, worth)| *worth);
        }
        Some(())
    }

    /// How `master` is searched to verify: with every throw already known, as always, and else deeper.
    fn verifying(&self, game: &E::Game) -> Limits {
        if self.has_chance() {
            return Limits::default();
        }
        let usual =
            E::Brain::of_level(Level::Master).search(&self.knowledge, game, &Limits::default(), 0);
        let work = usual.map_or(0, |mut search| {
            while search.advance(u64::MAX) == Progress::Searching {}
            search.work()
        });
        Limits {
            work: Some(work.saturating_mul(DEEPER).max(1)),
            ..Limits::default()
        }
    }

    fn has_chance(&self) -> bool {
        E::chance_count(<engine::Rules<E> as RuleSets>::of(&self.judge)) > 0
    }
}

/// From what something is worth to the first side, to what it is to this one.
fn of_side<E: Environment>(first: f64, side: Side<E>) -> f64 {
    match (side.into(), E::SCALE) {
        (game::Side::First, _) => first,
        (game::Side::Second, Scale::Units) => -first,
        (game::Side::Second, Scale::WinProbability) => 1.0 - first,
    }
}
