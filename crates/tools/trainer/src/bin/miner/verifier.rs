//! Decides whether a position is a puzzle.

use core::ops::RangeInclusive;

use game::{
    Bot, Dealt, Game, Level, Limits, Progress, Record, Recorded, Search as _, Side, Theme as _,
    Turn, Value, read_position,
};

use archive::puzzles::Puzzle;

use crate::turns::{Line, key, lines};

/// The number of seeds with which `master` has to find a puzzle.
const SEEDS: u64 = 4;
/// A lower level finds it if it does so with this many of them.
const MOST_SEEDS: usize = 3;

/// The factor by which the search is longer when it verifies a puzzle of a game without chance.
const DEEPER: u64 = 4;

/// The lead that a turn must have over any other without looking ahead, in probability and in units.
const AT_SIGHT: [f64; 2] = [0.05, 0.15];
/// The lead that it must have when verified.
const VERIFIED: [f64; 2] = [0.10, 0.30];

/// Turns that seem worse than the best by more than this are not searched for verification. In probability and in units.
const REACH: [f64; 2] = [0.25, 0.75];
/// The minimum and maximum number of turns searched.
const SEARCHED: [usize; 2] = [5, 16];

/// The range for the value of the best turn if it does not end the game: a position that is lost or won anyway is no puzzle. In
/// probability and in units.
const WORTH: [RangeInclusive<f64>; 2] = [0.25..=1.0, -1.5..=4.0];

/// The value of a win by force.
const WON: f64 = 1.0;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum NoPuzzle {
    /// No turn begins, or there is too little or too much choice.
    NoChoice,
    /// Without looking ahead, no turn is better than all others.
    Unclear,
    OffTheme,
    /// `master` chose another turn, with some seed.
    NotFound,
    TooMany,
    /// The deeper search found another best turn.
    Refuted,
    Decided,
    /// The deeper search found one that is nearly as good.
    TooClose,
    /// There is no chance in the game, and the turn does not win by force, or it wins at once.
    NotForced,
}

/// A turn, its end, and its value without looking ahead.
struct Valued<G: Game> {
    line: Line<G>,
    key: String,
    worth: f64,
}

pub(crate) struct Verifier<'a, B: Bot> {
    model: &'a B::Model,
    game: B::Game,
    side: Side,
}

impl<'a, B: Bot<Game: Dealt>> Verifier<'a, B> {
    /// Starts with a position at the beginning of a turn. Earlier entries are not part of a puzzle.
    pub(crate) fn new(model: &'a B::Model, game: &B::Game) -> Option<Verifier<'a, B>> {
        let judge = game.judge();
        let position = read_position::<B::Game>(judge, &key(game)).ok()?;
        let Turn::Decide(side) = game.turn() else {
            return None;
        };
        Some(Verifier {
            model,
            game: B::Game::begin_from(judge.clone(), position),
            side: side.into(),
        })
    }

    /// The puzzle in this position, or why there is none. If themes are `wanted`, the puzzle has one of them.
    pub(crate) fn verify(&self, wanted: &[B::Theme]) -> Result<Puzzle, NoPuzzle> {
        let scale = usize::from(B::UNITS);
        let turns = self.sorted()?;
        let found = self.played(Level::Master, 0);
        let best = turns.iter().position(|turn| turn.key == found);
        let best = best.ok_or(NoPuzzle::NoChoice)?;
        let mut record =
            Record::<B::Game>::new(self.game.judge().clone(), Some(*self.game.position()));
        for entry in &turns[best].line.entries {
            record.push(entry.clone());
        }
        let themes = B::themes(&record);
        if !wanted.is_empty() && !themes.iter().any(|theme| wanted.contains(theme)) {
            return Err(NoPuzzle::OffTheme);
        }
        let least = turns[best].worth - REACH[scale];
        let others = turns.iter().enumerate().filter(|(n, _)| *n != best);
        let others = others.map(|(_, turn)| turn);
        let near = match B::Game::HAS_CHANCE {
            true => {
                let seem_near = others.clone().filter(|turn| turn.worth > least);
                seem_near.count().max(SEARCHED[0])
            }
            false => SEARCHED[0],
        };
        if (1..SEEDS).any(|seed| self.played(Level::Master, seed) != found) {
            return Err(NoPuzzle::NotFound);
        }
        if near > SEARCHED[1] {
            return Err(NoPuzzle::TooMany);
        }
        let worth = self.verified(&turns[best].line.end);
        let ends = matches!(turns[best].line.end.turn(), Turn::Over(_));
        if !ends && !WORTH[scale].contains(&worth) {
            return Err(NoPuzzle::Decided);
        }
        if !B::Game::HAS_CHANCE && worth < WON {
            return Err(NoPuzzle::NotForced);
        }
        let mut next = f64::NEG_INFINITY;
        for other in others.take(near) {
            next = next.max(self.verified(&other.line.end));
            if worth - next < VERIFIED[scale] {
                return Err(match next > worth {
                    true => NoPuzzle::Refuted,
                    false => NoPuzzle::TooClose,
                });
            }
        }
        let mut lower = Level::ALL
            .into_iter()
            .filter(|level| *level < Level::Master);
        let finds = |level: &Level| {
            let seeds = (0..SEEDS).filter(|&seed| self.played(*level, seed) == found);
            seeds.count() >= MOST_SEEDS
        };
        Ok(Puzzle {
            link: record.write_link(),
            best: worth,
            next,
            // The strongest level finds it, as checked above.
            level: lower.find(finds).unwrap_or(Level::Master),
            themes: themes.iter().map(|theme| theme.word().to_owned()).collect(),
        })
    }

    /// Every turn, the best at sight first. One must seem better than all others.
    fn sorted(&self) -> Result<Vec<Valued<B::Game>>, NoPuzzle> {
        let lines = lines(&self.game).filter(|lines| lines.len() > 2);
        let lines = lines.ok_or(NoPuzzle::NoChoice)?.into_iter();
        let value = |line: Line<B::Game>| Valued {
            worth: self.at_sight(&line.end),
            key: key(&line.end),
            line,
        };
        let mut turns: Vec<_> = lines.map(value).collect();
        if !B::Game::HAS_CHANCE {
            self.rank(&mut turns);
        }
        turns.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        if turns[0].worth - turns[1].worth < AT_SIGHT[usize::from(B::UNITS)] {
            return Err(NoPuzzle::Unclear);
        }
        let ends = matches!(turns[0].line.end.turn(), Turn::Over(_));
        match !B::Game::HAS_CHANCE && (turns[0].worth < WON || ends) {
            true => Err(NoPuzzle::NotForced),
            false => Ok(turns),
        }
    }

    /// Values the moves of a game without chance by a short search. Those that are much worse than the best get a bound.
    fn rank(&self, turns: &mut [Valued<B::Game>]) {
        let limits = Limits {
            lines: Some(2),
            ..Limits::default()
        };
        let search = self.searched(&self.game, Level::Strong, &limits, 0);
        let ranked = search.map_or_else(Vec::new, |search| search.ranked());
        let ranked = ranked.into_iter().map(|one| (one.action.into(), one.worth));
        let ranked: Vec<(<B::Game as Recorded>::Entry, f64)> = ranked.collect();
        for turn in turns {
            let first = turn.line.entries.first();
            let known = ranked.iter().find(|(entry, _)| Some(entry) == first);
            turn.worth = known.map_or(f64::NEG_INFINITY, |(_, worth)| *worth);
        }
    }

    /// The end of a level's turn.
    fn played(&self, level: Level, seed: u64) -> String {
        let mut game = self.game.clone();
        while matches!(game.turn(), Turn::Decide(mover) if mover.into() == self.side) {
            let search = self.searched(&game, level, &Limits::default(), seed);
            let Some(entries) = search.and_then(|search| search.decision()) else {
                break;
            };
            let mut entries = entries.iter();
            if entries.any(|entry| game.enter_unseen(entry).is_err()) {
                break;
            }
        }
        key(&game)
    }

    /// The value of a turn that ends here, by a search of what comes next, or of every outcome of chance.
    fn verified(&self, end: &B::Game) -> f64 {
        let Turn::Chance(_) = end.turn() else {
            return self.answered(end.clone());
        };
        let mut worth = 0.0;
        for (entry, probability) in B::chances(end) {
            let mut after = end.clone();
            if after.enter_unseen(&entry).is_ok() {
                worth += probability * self.answered(after);
            }
        }
        worth
    }

    /// The value of a game for the side of the puzzle after `master` answers.
    fn answered(&self, mut game: B::Game) -> f64 {
        // A search has no value if there is no choice.
        let mut decisions = game.decisions();
        while let (Turn::Decide(_), [only]) = (game.turn(), decisions.as_slice()) {
            if game.enter_unseen(only).is_err() {
                break;
            }
            decisions = game.decisions();
        }
        let Turn::Decide(mover) = game.turn() else {
            return self.at_sight(&game);
        };
        let mut limits = Limits::default();
        if !B::Game::HAS_CHANCE {
            let usual = self.searched(&game, Level::Master, &limits, 0);
            let work = usual.map_or(0, |search| search.work());
            limits.work = Some(work.saturating_mul(DEEPER).max(1));
        }
        let search = self.searched(&game, Level::Master, &limits, 0);
        let own = mover.into() == self.side;
        match search.and_then(|search| search.value()) {
            Some(Value {
                units: Some(units), ..
            }) if B::UNITS && own => units.into(),
            Some(Value {
                units: Some(units), ..
            }) if B::UNITS => -f64::from(units),
            Some(value) if own => value.win.into(),
            Some(value) => 1.0 - f64::from(value.win),
            None => self.at_sight(&game),
        }
    }

    fn searched(
        &self,
        game: &B::Game,
        level: Level,
        limits: &Limits,
        seed: u64,
    ) -> Option<B::Search> {
        let mut search = B::of_level(level).search(self.model, game, limits, seed)?;
        while search.advance(u64::MAX) == Progress::Searching {}
        Some(search)
    }

    /// The value of a game for the side of the puzzle without looking ahead.
    fn at_sight(&self, game: &B::Game) -> f64 {
        let first = match game.turn() {
            Turn::Over(outcome) => B::settled(&outcome),
            _ => B::evaluate(self.model, game),
        };
        match (self.side, B::UNITS) {
            (Side::First, _) => first,
            (Side::Second, true) => -first,
            (Side::Second, false) => 1.0 - first,
        }
    }
}
