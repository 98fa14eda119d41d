//! The truth of reviews: games of strong players with a blunder that is known, and what the review of each says.

use core::fmt::Write as _;
use std::sync::OnceLock;

use game::{Brain as _, Level, Progress, Reviewer as _, nth_random};
use hnefatafl::{Action, Actions, Entry, Game, Judge, Record, Side, preset};
use hnefatafl_player::{Answer, Player, Reviewer, Search};

use crate::calibrating::in_parallel;
use crate::self_play::points;

/// So many random moves lead to the position in which a game begins, so that no two are alike.
const OPENING: u64 = 4;

/// The blunder is no earlier than this decision of the game, and up to [`SPREAD`] later as the seed has it.
const EARLIEST: u64 = 4;
const SPREAD: u64 = 24;

/// How probable a win is before a blunder, for either side.
const EVEN: core::ops::RangeInclusive<f32> = 0.25..=0.75;

/// How much of the probability a blunder loses at least, of 1.
const LOST: f32 = 0.25;

/// So many random moves are tried in a position.
const TRIES: u64 = 12;

/// So many games are begun at most for each one that is wanted.
pub(crate) const ATTEMPTS: u64 = 40;

/// Games are cut off after so many decisions.
const CAP: usize = 300;

/// What is measured.
pub(crate) struct Plan {
    pub(crate) seed: u64,
    pub(crate) games: u64,
    /// The games take these rule sets in turn.
    pub(crate) rules: Vec<String>,
    /// So many games are begun at most for each one that is wanted.
    pub(crate) attempts: u64,
}

/// A reviewed game with a planted blunder. Decisions are counted from 1.
pub(crate) struct Reviewed {
    id: &'static str,
    record: Record,
    side: Side,
    planted: usize,
    /// The Swede's chance before the blunder, after the best move, and after the blunder, by the long search.
    before: f32,
    after: f32,
    decisions: usize,
    /// The costliest decision of the side that blundered, and of both.
    costliest: usize,
    costliest_of_both: usize,
    /// What the review says that the blunder cost, and the costliest decision.
    said: f64,
    most: f64,
}

impl Reviewed {
    /// Whether the costliest decision of the side that blundered is the planted one. Its neighbours are the other side's.
    pub(crate) fn is_named(&self) -> bool {
        self.costliest.abs_diff(self.planted) <= 1
    }

    /// Its game, to look at.
    pub(crate) fn record(&self) -> &Record {
        &self.record
    }
}

/// Plays the games and reviews them.
///
/// # Errors
/// A rule set is unknown, or leaves hardly any decision where a blunder can be planted.
pub(crate) fn review(plan: &Plan) -> Result<Vec<Reviewed>, String> {
    let mut judges = Vec::new();
    for name in &plan.rules {
        let preset = preset(name).ok_or_else(|| format!("there is no rule set {name}"))?;
        let judge = Judge::new(preset.rules).map_err(|why| format!("{name}: {why}"))?;
        judges.push((preset.id, judge));
    }
    if judges.is_empty() {
        return Err("--rules names no rule set".to_owned());
    }
    let barren = OnceLock::new();
    let games = in_parallel(plan.games, &|game| {
        let (id, judge) = &judges[game as usize % judges.len()];
        let seed = nth_random(plan.seed, game);
        // Some games have no decision where a blunder can be planted; under some rules hardly any has.
        let found = (0..plan.attempts)
            .take_while(|_| barren.get().is_none())
            .find_map(|n| with_a_blunder(judge, nth_random(seed, n)));
        if found.is_none() {
            let _ = barren.set(*id);
        }
        found.map(|game| reviewed(id, game)).into_iter().collect()
    });
    match barren.get() {
        Some(id) => Err(format!(
            "under {id}, none of {} games had a decision where a blunder can be planted",
            plan.attempts
        )),
        None => Ok(games),
    }
}

/// A game to its end, and the blunder in it.
struct Planted {
    record: Record,
    at: usize,
    before: f32,
    after: f32,
}

/// A game of strong players with one planted blunder; `None` if it ends before there is one to make.
fn with_a_blunder(judge: &Judge, seed: u64) -> Option<Planted> {
    let mut game = Game::new(judge.clone());
    for n in 0..OPENING {
        game.enter_unchecked(random(&game, nth_random(seed, n))?, &mut |_| ());
    }
    let mut game = Game::from_position(judge.clone(), *game.position());
    let mut record = Record::new(judge.clone(), Some(*game.position()));
    let earliest = EARLIEST + nth_random(seed, OPENING) % SPREAD;
    let mut blunder = None;
    for n in 0..CAP {
        if game.outcome().is_some() {
            break;
        }
        let draw = nth_random(seed, 1 << 20 | n as u64);
        let mut action = think(&game, Level::Strong, draw)?.action;
        if blunder.is_none()
            && n as u64 >= earliest
            && let Some((planted, before, after)) = a_blunder(&game, draw)
        {
            action = planted;
            blunder = Some((n, before, after));
        }
        game.enter_unchecked(action, &mut |_| ());
        record.push(Entry::Action(action));
    }
    let (at, before, after) = blunder?;
    Some(Planted {
        record,
        at,
        before,
        after,
    })
}

/// A random move that loses much of a position in which both sides have chances, and the Swede's chance after the best move and
/// after this one.
fn a_blunder(game: &Game, draw: u64) -> Option<(Action, f32, f32)> {
    let side = game.position().turn();
    let planted = |action: Action, level: Level| {
        let best = think(game, level, 0).filter(|best| EVEN.contains(&best.win_probability))?;
        let before = worth(game, best.action, level)?;
        let after = worth(game, action, level)?;
        let lost = match side {
            Side::Swede => before - after,
            Side::Muscovite => after - before,
        };
        (EVEN.contains(&before) && lost >= LOST).then_some((action, before, after))
    };
    think(game, Level::Strong, 0).filter(|best| EVEN.contains(&best.win_probability))?;
    (0..TRIES).find_map(|n| {
        let action = random(game, nth_random(draw, n))?;
        planted(action, Level::Strong)?;
        planted(action, Level::Master)
    })
}

/// The Swede's chance after a move.
fn worth(game: &Game, action: Action, level: Level) -> Option<f32> {
    let mut after = game.clone();
    after.enter_unchecked(action, &mut |_| ());
    match after.outcome() {
        Some(outcome) => Some(points(outcome.winner)),
        None => Some(think(&after, level, 0)?.win_probability),
    }
}

/// What the player of a level finds.
fn think(game: &Game, level: Level, seed: u64) -> Option<Answer> {
    let mut search = Search::new(game, Player::of_level(level).settings(), seed);
    while search.step(u64::MAX) == Progress::Searching {}
    search.answer()
}

/// Any legal move.
fn random(game: &Game, draw: u64) -> Option<Action> {
    let mut legal = Actions::new();
    game.legal(&mut legal);
    let chosen = draw.checked_rem(legal.len() as u64)?;
    Some(legal[chosen as usize])
}

/// What the review says, as everybody gets it.
fn reviewed(id: &'static str, game: Planted) -> Reviewed {
    let mut reviewer = Reviewer::new(&game.record);
    while reviewer.advance(u64::MAX) == Progress::Searching {}
    let steps = &reviewer.review().steps;
    let side = steps[game.at].side;
    let costliest = |of: &dyn Fn(Side) -> bool| {
        let steps = steps.iter().enumerate().filter(|(_, step)| of(step.side));
        steps
            .max_by(|(_, one), (_, other)| one.cost.total_cmp(&other.cost))
            .map_or(0, |(n, _)| n)
    };
    let (own, both) = (costliest(&|other| other == side), costliest(&|_| true));
    Reviewed {
        id,
        side,
        planted: game.at + 1,
        before: game.before,
        after: game.after,
        decisions: steps.len(),
        costliest: own + 1,
        costliest_of_both: both + 1,
        said: steps[game.at].cost,
        most: steps[own].cost,
        record: game.record,
    }
}

/// The games as CSV. Chances are the Swede's, in percent, by the long search; costs are what the review says.
pub(crate) fn table(games: &[Reviewed]) -> String {
    let mut table = "rules,side,planted,decisions,before,after,cost,costliest,its_cost,\
                     costliest_of_both,named\n"
        .to_owned();
    for game in games {
        let _ = writeln!(
            table,
            "{},{},{},{},{:.1},{:.1},{:.1},{},{:.1},{},{}",
            game.id,
            game.side,
            game.planted,
            game.decisions,
            100.0 * game.before,
            100.0 * game.after,
            100.0 * game.said,
            game.costliest,
            100.0 * game.most,
            game.costliest_of_both,
            if game.is_named() { "yes" } else { "no" },
        );
    }
    table
}
