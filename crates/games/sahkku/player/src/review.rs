//! A review of a finished or running game: how the win probability went, what the throws gave and
//! what the choices cost.

use std::sync::Arc;

use game::{Progress, Review, ReviewOf, ReviewStep};
use sahkku::{Action, Actions, Entry, Game, Phase, Position, Record, Side, Stage};

use crate::{Level, PositionEvaluator, RankedAction, Search};

/// The level that evaluates the positions of a review. Both sides' positions are searched at the
/// same level, so luck and skill are measured on one scale.
const REVIEW_LEVEL: Level = Level::Strong;

/// A review in progress.
///
/// Start, luck and cost add up to the end: `start + luck[0] - luck[1] - cost[0] + cost[1]` is the men's win probability
/// after the last step.
pub struct Reviewer {
    engine: Arc<PositionEvaluator>,
    plies: Vec<Ply>,
    next: usize,
    /// The men's win probability before the next ply.
    men: f64,
    /// The position that was evaluated last.
    evaluated: Option<(Position, Evaluation)>,
    search: Option<(Position, Search)>,
    review: ReviewOf<Game>,
}

/// A throw or decision of the game.
struct Ply {
    entry: usize,
    before: Position,
    after: Position,
    /// `None` for a throw.
    action: Option<Action>,
}

/// What a search found in a position.
#[derive(Clone)]
struct Evaluation {
    /// The men's win probability with best play.
    men: f64,
    /// The actions, where there is a choice.
    ranked: Vec<RankedAction>,
}

impl Reviewer {
    /// Starts to review a game.
    #[must_use]
    pub fn new(engine: &Arc<PositionEvaluator>, record: &Record) -> Reviewer {
        let mut game = record.opening();
        let mut plies = Vec::new();
        for (n, entry) in record.entries().iter().enumerate() {
            let (phase, before) = (game.phase(), *game.position());
            if game.enter(entry, |_| ()).is_err() {
                break;
            }
            let action = match (entry, entry.action()) {
                (Entry::Throw(_), _) if phase == Phase::Play => None,
                (_, Some(action)) => Some(action),
                _ => continue,
            };
            plies.push(Ply {
                entry: n,
                before,
                after: *game.position(),
                action,
            });
        }
        let first = plies.first().map_or(*game.position(), |ply| ply.before);
        let start = f64::from(engine.static_eval(&first, Side::Men));
        Reviewer {
            engine: Arc::clone(engine),
            plies,
            next: 0,
            men: start,
            evaluated: None,
            search: None,
            review: Review {
                start,
                steps: Vec::new(),
                luck: Some([0.0; 2]),
                cost: [0.0; 2],
            },
        }
    }

    /// Evaluates a position; `None` as long as the search is not done.
    fn evaluate(&mut self, position: Position, budget: u32) -> Option<Evaluation> {
        if let Some((known, evaluation)) = &self.evaluated
            && *known == position
        {
            return Some(evaluation.clone());
        }
        let end = self.after_forced_actions(position);
        let evaluation = if end.stage() == Stage::Decide {
            if self.search.as_ref().is_none_or(|(root, _)| *root != end) {
                let search = Search::new(&self.engine, &end, REVIEW_LEVEL, 0);
                self.search = Some((end, search));
            }
            let (_, search) = self.search.as_mut()?;
            let decision = search.advance(budget)?;
            let best = best_of(&decision.ranked);
            let best = best.map_or(0.5, |best| f64::from(best.win_probability));
            let men = if end.turn() == Side::Men {
                best
            } else {
                1.0 - best
            };
            let ranked = if end == position {
                decision.ranked
            } else {
                Vec::new()
            };
            Evaluation { men, ranked }
        } else {
            let men = f64::from(self.engine.static_eval(&end, Side::Men));
            Evaluation {
                men,
                ranked: Vec::new(),
            }
        };
        self.search = None;
        self.evaluated = Some((position, evaluation.clone()));
        Some(evaluation)
    }

    /// The position after all actions of the turn that are the only legal one.
    fn after_forced_actions(&self, mut position: Position) -> Position {
        let judge = self.engine.judge();
        let side = position.turn();
        while position.stage() == Stage::Decide && position.turn() == side {
            let mut legal = Actions::new();
            judge.legal(&position, &mut legal);
            match legal[..] {
                [only] if only.die_use().is_some() => {
                    judge.play_unchecked(&mut position, only, &mut |_| ());
                }
                _ => break,
            }
        }
        position
    }
}

impl game::Reviewer<Game> for Reviewer {
    fn progress(&self) -> f64 {
        self.next as f64 / self.plies.len().max(1) as f64
    }

    fn review(&self) -> &ReviewOf<Game> {
        &self.review
    }

    fn advance(&mut self, budget: u64) -> Progress {
        let budget = u32::try_from(budget).unwrap_or(u32::MAX);
        let Some(ply) = self.plies.get(self.next) else {
            return Progress::Done;
        };
        let (before, after, action) = (ply.before, ply.after, ply.action);
        let (entry, side) = (ply.entry, before.turn());
        let position = if action.is_some() { before } else { after };
        let Some(evaluation) = self.evaluate(position, budget) else {
            return Progress::Searching;
        };
        // From the men's win probability to that of the side, and back.
        let own = |men: f64| if side == Side::Men { men } else { 1.0 - men };
        // Before a decision this is next to nothing: a second search of the same turn differs little.
        let luck = own(evaluation.men) - own(self.men);
        let (mut cost, mut better) = (0.0, None);
        self.men = evaluation.men;
        let ranked = &evaluation.ranked;
        if let Some(played) = action
            && let Some(lowest) = ranked
                .iter()
                .map(|one| one.win_probability)
                .reduce(f32::min)
        {
            let chosen = ranked
                .iter()
                .find(|one| one.action == played)
                .map_or(lowest, |one| one.win_probability);
            cost = own(evaluation.men) - f64::from(chosen);
            better = best_of(ranked)
                .map(|best| best.action)
                .filter(|&best| best != played && cost > 0.0);
            self.men = own(f64::from(chosen));
        }
        if let Some(sum) = &mut self.review.luck {
            sum[side.index()] += luck;
        }
        self.review.cost[side.index()] += cost;
        self.review.steps.push(ReviewStep {
            entry,
            count: 1,
            side,
            first: self.men,
            luck,
            cost,
            better,
            then: Vec::new(),
        });
        self.next += 1;
        Progress::Searching
    }
}

fn best_of(ranked: &[RankedAction]) -> Option<&RankedAction> {
    ranked
        .iter()
        .max_by(|one, other| one.win_probability.total_cmp(&other.win_probability))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Reviewer as _;
    use sahkku::{Dice, Judge, PRESETS, preset};

    /// A random game.
    fn game(rules: &str, entries: usize) -> Record {
        let judge = Judge::new(preset(rules).unwrap().rules).unwrap();
        let mut record = Record::new(judge.clone(), Some(judge.start(Side::Men)));
        let mut number = 1_u32;
        while record.entries().len() < entries {
            let game = record.replay(usize::MAX);
            let mut draw = || {
                number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (number >> 16) as usize
            };
            let entry = match game.position().stage() {
                Stage::Over(_) => break,
                Stage::Throw(count) => {
                    let faces = judge.rules().faces.as_slice();
                    Entry::Throw((0..count).map(|_| faces[draw() % faces.len()]).collect())
                }
                Stage::Decide => {
                    let mut legal = Actions::new();
                    judge.legal(game.position(), &mut legal);
                    Entry::Action(legal[draw() % legal.len()])
                }
            };
            record.push(entry);
        }
        record
    }

    fn review(record: &Record) -> ReviewOf<Game> {
        let engine = Arc::new(PositionEvaluator::new(record.judge(), None));
        let mut reviewer = Reviewer::new(&engine, record);
        let mut progress = 0.0;
        loop {
            assert!(reviewer.progress() >= progress);
            progress = reviewer.progress();
            if reviewer.advance(100) == Progress::Done {
                return reviewer.review().clone();
            }
        }
    }

    #[test]
    fn luck_and_cost_add_up_to_the_end() {
        for preset in &PRESETS {
            let record = game(preset.id, 120);
            let review = review(&record);
            assert!(!review.steps.is_empty());
            let [men, women] = review.luck.unwrap();
            let [lost, won] = review.cost;
            let end = review.start + men - women - lost + won;
            let last = review.steps.last().unwrap().first;
            assert!((end - last).abs() < 1e-6, "{}: {end} {last}", preset.id);
            for step in &review.steps {
                assert!((0.0..=1.0).contains(&step.first));
                assert!(step.cost >= 0.0, "{step:?}");
                assert!(step.better.is_none() || step.cost > 0.0);
            }
            // Random players do not choose best.
            assert!(review.cost[0] > 0.0 && review.cost[1] > 0.0);
            assert!(review.steps.iter().any(|step| step.better.is_some()));
        }
    }

    #[test]
    fn the_best_choice_costs_nothing() {
        let judge = Judge::new(preset("maze").unwrap().rules).unwrap();
        let engine = Arc::new(PositionEvaluator::new(&judge, None));
        let mut position = judge.start(Side::Men);
        let mut record = Record::new(judge.clone(), Some(position));
        let throw: Vec<_> = judge.rules().faces.as_slice()[..1].repeat(2);
        record.push(Entry::Throw(throw.iter().copied().collect()));
        let dice: Dice = throw.into_iter().collect();
        judge.throw(&mut position, dice, |_| ()).unwrap();
        let best = Search::new(&engine, &position, REVIEW_LEVEL, 0)
            .decide()
            .unwrap();
        record.push(Entry::Action(best.action));
        let review = review(&record);
        assert_eq!(review.steps[1].cost, 0.0);
        assert_eq!(review.steps[1].better, None);
    }

    #[test]
    fn entries_that_are_neither_throw_nor_action_are_skipped() {
        let judge = Judge::new(preset("maze").unwrap().rules).unwrap();
        let mut record = Record::new(judge, None);
        record.push(Entry::Begins(Side::Women));
        record.push(Entry::Resigned(Side::Men));
        let review = review(&record);
        assert!(review.steps.is_empty());
        assert_eq!(review.luck, Some([0.0; 2]));
    }
}
