//! Whether a position is a puzzle.

use core::ops::RangeInclusive;

use game::{
    Brain, Dealt, Game, Level, Limits, Progress, Record, Recorded, Search as _, Side, Theme as _,
    Turn, Value, read_position,
};

use crate::Puzzle;
use crate::turns::{Line, key, lines};

/// The seeds with which `master` has to find a puzzle.
const SEEDS: u64 = 4;
/// A lower level finds it if it does so with as many of them.
const MOST_SEEDS: usize = 3;

/// How many times as many positions as usual are searched to verify a puzzle of a game without chance.
const DEEPER: u64 = 4;

/// By how much a turn has to be better than any other without looking ahead. In probability and in units.
const AT_SIGHT: [f64; 2] = [0.05, 0.15];
/// The same where it is verified.
const VERIFIED: [f64; 2] = [0.10, 0.30];

/// Turns that seem worse than the best by more than this are not searched to verify a puzzle. In probability and in units.
const REACH: [f64; 2] = [0.25, 0.75];
/// So many are searched at least and at most.
const SEARCHED: [usize; 2] = [5, 16];

/// What the best turn of a puzzle is worth, if it does not end the game: what is lost or won anyway is no puzzle. In probability
/// and in units.
const WORTH: [RangeInclusive<f64>; 2] = [0.25..=1.0, -1.5..=4.0];

/// By how much the best turn of a puzzle is better than any other, in the measure of a player's game.
#[must_use]
pub const fn margin<B: Brain>() -> f64 {
    VERIFIED[B::UNITS as usize]
}

/// Why a position is no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum NoPuzzle {
    /// No turn begins, there is little choice, or too much.
    NoChoice,
    /// Without looking ahead no turn is better than all others.
    Unclear,
    /// It is about something else than what is wanted.
    OffTheme,
    /// `master` chose another turn, with some seed.
    NotFound,
    /// Too many turns could be best.
    TooMany,
    /// The deeper search found another best turn.
    Refuted,
    /// The game is lost or won anyway.
    Decided,
    /// It found one that is nearly as good.
    TooClose,
}

/// Why the work stops.
enum Stop {
    /// A search has to go on.
    Later,
    /// All is known.
    Rejected(NoPuzzle),
}

impl From<NoPuzzle> for Stop {
    fn from(why: NoPuzzle) -> Stop {
        Stop::Rejected(why)
    }
}

/// What a search came to.
struct Found<E> {
    decision: Option<Vec<E>>,
    value: Option<Value>,
    work: u64,
    /// Single decisions, and what each is worth.
    ranked: Vec<(E, f64)>,
}

/// A turn, what it leads to, and what it is worth without looking ahead.
struct Valued<G: Game> {
    line: Line<G>,
    key: String,
    worth: f64,
}

/// The turn that `master` finds.
struct Best<B: Brain> {
    /// Its place in the list.
    number: usize,
    record: Record<B::Game>,
    themes: Vec<B::Theme>,
}

/// The search for whether a position is a puzzle, in portions.
///
/// One search follows another, and which one depends on what the last came to. The work is written as if none of them took time:
/// it is done again in every portion, with what is known from the portions before.
pub struct Verifier<B: Brain> {
    game: B::Game,
    wanted: Vec<B::Theme>,
    /// Every turn, once they are listed.
    turns: Vec<Valued<B::Game>>,
    /// Whether the best at sight come first among them.
    sorted: bool,
    best: Option<Best<B>>,
    /// What the turns of levels lead to.
    played: Vec<((Level, u64), String)>,
    /// What turns are worth by the deeper search, by their places in the list.
    verified: Vec<(usize, f64)>,
    /// The searches for the next of these.
    found: Vec<Found<<B::Game as Recorded>::Entry>>,
    /// How many of them have been asked for.
    asked: usize,
    search: Option<B::Search>,
    /// What the search may look at in this portion.
    budget: Option<u64>,
}

impl<B: Brain<Game: Dealt<Entry: PartialEq>>> Verifier<B> {
    /// Begins with a position in which a turn begins. What led to it is no part of a puzzle. Where themes are `wanted` the puzzle has
    /// one of them.
    #[must_use]
    pub fn new(game: &B::Game, wanted: &[B::Theme]) -> Option<Verifier<B>> {
        let judge = game.judge();
        let position = read_position::<B::Game>(judge, &key(game)).ok()?;
        Some(Verifier {
            game: B::Game::begin_from(judge.clone(), position),
            wanted: wanted.to_vec(),
            turns: Vec::new(),
            sorted: false,
            best: None,
            played: Vec::new(),
            verified: Vec::new(),
            found: Vec::new(),
            asked: 0,
            search: None,
            budget: None,
        })
    }

    /// Works on, by a search of about so many positions at most. The puzzle that the position is, or why it is none, once all is
    /// known.
    pub fn advance(
        &mut self,
        knowledge: &B::Knowledge,
        budget: u64,
    ) -> Option<Result<Puzzle, NoPuzzle>> {
        (self.budget, self.asked) = (Some(budget), 0);
        match self.work(knowledge) {
            Ok(puzzle) => Some(Ok(puzzle)),
            Err(Stop::Rejected(why)) => Some(Err(why)),
            Err(Stop::Later) => None,
        }
    }

    fn work(&mut self, knowledge: &B::Knowledge) -> Result<Puzzle, Stop> {
        let scale = usize::from(B::UNITS);
        self.sort(knowledge)?;
        let found = self.played(knowledge, Level::Master, 0)?;
        let best = match &self.best {
            Some(best) => best.number,
            None => self.choose(&found)?,
        };
        let turns = &self.turns;
        let ends = matches!(turns[best].line.end.turn(), Turn::Over(_));
        let least = turns[best].worth - REACH[scale];
        let others = (0..turns.len()).filter(|&n| n != best);
        let seem_near = others.clone().filter(|&n| turns[n].worth > least).count();
        let near = match B::Game::HAS_CHANCE {
            true => seem_near.max(SEARCHED[0]),
            false => SEARCHED[0],
        };
        let others: Vec<usize> = others.take(near).collect();
        for seed in 1..SEEDS {
            if self.played(knowledge, Level::Master, seed)? != found {
                return Err(NoPuzzle::NotFound.into());
            }
        }
        if near > SEARCHED[1] {
            return Err(NoPuzzle::TooMany.into());
        }
        let worth = self.verified(knowledge, best)?;
        if !ends && !WORTH[scale].contains(&worth) {
            return Err(NoPuzzle::Decided.into());
        }
        let mut next = f64::NEG_INFINITY;
        for other in others {
            next = next.max(self.verified(knowledge, other)?);
            if worth - next < VERIFIED[scale] {
                return Err(match next > worth {
                    true => NoPuzzle::Refuted.into(),
                    false => NoPuzzle::TooClose.into(),
                });
            }
        }
        for level in Level::ALL {
            let mut seeds = 0;
            for seed in 0..SEEDS {
                seeds += usize::from(self.played(knowledge, level, seed)? == found);
            }
            if seeds >= MOST_SEEDS {
                let best = self.best.as_ref().ok_or(NoPuzzle::NotFound)?;
                let themes = best.themes.iter();
                return Ok(Puzzle {
                    link: best.record.write_link(),
                    best: worth,
                    next,
                    level,
                    themes: themes.map(|theme| theme.word().to_owned()).collect(),
                });
            }
        }
        Err(NoPuzzle::NotFound.into())
    }

    /// Takes the turn that leads there for the best one. Its place in the list.
    fn choose(&mut self, end: &str) -> Result<usize, NoPuzzle> {
        let number = self.turns.iter().position(|turn| turn.key == end);
        let number = number.ok_or(NoPuzzle::NoChoice)?;
        let position = Some(*self.game.position());
        let mut record = Record::<B::Game>::new(self.game.judge().clone(), position);
        for entry in &self.turns[number].line.entries {
            record.push(entry.clone());
        }
        let themes = B::themes(&record);
        if !self.wanted.is_empty() && !themes.iter().any(|theme| self.wanted.contains(theme)) {
            return Err(NoPuzzle::OffTheme);
        }
        self.best = Some(Best {
            number,
            record,
            themes,
        });
        Ok(number)
    }

    /// Lists every turn, the best at sight first. One has to seem better than all others.
    fn sort(&mut self, knowledge: &B::Knowledge) -> Result<(), Stop> {
        if self.sorted {
            return Ok(());
        }
        if self.turns.is_empty() {
            let side = self.mover()?;
            let lines = lines(&self.game).filter(|lines| lines.len() > 2);
            let lines = lines.ok_or(NoPuzzle::NoChoice)?.into_iter();
            let value = |line: Line<B::Game>| Valued {
                worth: at_sight::<B>(knowledge, &line.end, side),
                key: key(&line.end),
                line,
            };
            self.turns = lines.map(value).collect();
        }
        if !B::Game::HAS_CHANCE {
            self.rank(knowledge)?;
        }
        let turns = &mut self.turns;
        turns.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        if turns[0].worth - turns[1].worth < AT_SIGHT[usize::from(B::UNITS)] {
            return Err(NoPuzzle::Unclear.into());
        }
        self.sorted = true;
        self.forget();
        Ok(())
    }

    fn mover(&self) -> Result<Side, NoPuzzle> {
        match self.game.turn() {
            Turn::Decide(side) => Ok(side.into()),
            _ => Err(NoPuzzle::NoChoice),
        }
    }

    /// What the moves of a game without chance are worth by a short search. Those that are much worse than the best get a bound.
    fn rank(&mut self, knowledge: &B::Knowledge) -> Result<(), Stop> {
        let limits = Limits {
            lines: Some(2),
            ..Limits::default()
        };
        let game = self.game.clone();
        let found = self.searched(knowledge, &game, Level::Strong, &limits, 0)?;
        let ranked = core::mem::take(&mut found.ranked);
        for turn in &mut self.turns {
            let first = turn.line.entries.first();
            let known = ranked.iter().find(|(entry, _)| Some(entry) == first);
            turn.worth = known.map_or(f64::NEG_INFINITY, |(_, worth)| *worth);
        }
        Ok(())
    }

    /// What the turn of a level leads to.
    fn played(
        &mut self,
        knowledge: &B::Knowledge,
        level: Level,
        seed: u64,
    ) -> Result<String, Stop> {
        let known = self.played.iter().find(|(by, _)| *by == (level, seed));
        if let Some((_, end)) = known {
            return Ok(end.clone());
        }
        let side = self.mover()?;
        let mut game = self.game.clone();
        while matches!(game.turn(), Turn::Decide(mover) if mover.into() == side) {
            let found = self.searched(knowledge, &game, level, &Limits::default(), seed)?;
            let Some(entries) = &found.decision else {
                break;
            };
            let mut entries = entries.iter();
            if entries.any(|entry| game.enter_unseen(entry).is_err()) {
                break;
            }
        }
        let end = key(&game);
        self.played.push(((level, seed), end.clone()));
        self.forget();
        Ok(end)
    }

    /// What a turn is worth, by a search of what comes next, or of all that chance can bring next.
    fn verified(&mut self, knowledge: &B::Knowledge, turn: usize) -> Result<f64, Stop> {
        if let Some((_, worth)) = self.verified.iter().find(|(known, _)| *known == turn) {
            return Ok(*worth);
        }
        let end = self.turns[turn].line.end.clone();
        let worth = match end.turn() {
            Turn::Chance(_) => {
                let mut worth = 0.0;
                for (entry, probability) in B::chances(&end) {
                    let mut after = end.clone();
                    if after.enter_unseen(&entry).is_ok() {
                        worth += probability * self.answered(knowledge, after)?;
                    }
                }
                worth
            }
            _ => self.answered(knowledge, end)?,
        };
        self.verified.push((turn, worth));
        self.forget();
        Ok(worth)
    }

    /// What a game is worth to the side of the puzzle once `master` answers.
    fn answered(&mut self, knowledge: &B::Knowledge, mut game: B::Game) -> Result<f64, Stop> {
        let side = self.mover()?;
        // A search knows nothing where there is nothing to choose.
        let mut decisions = game.decisions();
        while let (Turn::Decide(_), [only]) = (game.turn(), decisions.as_slice()) {
            if game.enter_unseen(only).is_err() {
                break;
            }
            decisions = game.decisions();
        }
        let Turn::Decide(mover) = game.turn() else {
            return Ok(at_sight::<B>(knowledge, &game, side));
        };
        let mut limits = Limits::default();
        if !B::Game::HAS_CHANCE {
            let usual = self.searched(knowledge, &game, Level::Master, &limits, 0)?;
            limits.work = Some(usual.work.saturating_mul(DEEPER).max(1));
        }
        let found = self.searched(knowledge, &game, Level::Master, &limits, 0)?;
        let own = mover.into() == side;
        Ok(match found.value {
            Some(Value {
                units: Some(units), ..
            }) if B::UNITS && own => units.into(),
            Some(Value {
                units: Some(units), ..
            }) if B::UNITS => -f64::from(units),
            Some(value) if own => value.win.into(),
            Some(value) => 1.0 - f64::from(value.win),
            None => at_sight::<B>(knowledge, &game, side),
        })
    }

    /// What the next search comes to.
    fn searched(
        &mut self,
        knowledge: &B::Knowledge,
        game: &B::Game,
        level: Level,
        limits: &Limits,
        seed: u64,
    ) -> Result<&mut Found<<B::Game as Recorded>::Entry>, Stop> {
        if self.asked == self.found.len() {
            let budget = self.budget.take().ok_or(Stop::Later)?;
            let begin = || B::of_level(level).search(knowledge, game, limits, seed);
            let mut search = self.search.take().or_else(begin);
            if let Some(going) = &mut search
                && going.advance(budget) == Progress::Searching
            {
                self.search = search;
                return Err(Stop::Later);
            }
            let ranked = search.as_ref().filter(|_| limits.lines.is_some());
            let ranked = ranked
                .map_or_else(Vec::new, |search| search.ranked())
                .into_iter();
            self.found.push(Found {
                decision: search.as_ref().and_then(|search| search.decision()),
                value: search.as_ref().and_then(|search| search.value()),
                work: search.as_ref().map_or(0, |search| search.work()),
                ranked: ranked.map(|one| (one.action.into(), one.worth)).collect(),
            });
        }
        self.asked += 1;
        self.found.get_mut(self.asked - 1).ok_or(Stop::Later)
    }

    /// What comes next takes other searches.
    fn forget(&mut self) {
        self.found.clear();
        self.asked = 0;
    }
}

/// What a game is worth to a side without looking ahead.
fn at_sight<B: Brain>(knowledge: &B::Knowledge, game: &B::Game, side: Side) -> f64 {
    let first = match game.turn() {
        Turn::Over(outcome) => B::settled(&outcome),
        _ => B::evaluate(knowledge, game),
    };
    match (side, B::UNITS) {
        (Side::First, _) => first,
        (Side::Second, true) => -first,
        (Side::Second, false) => 1.0 - first,
    }
}
