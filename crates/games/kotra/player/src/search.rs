//! The search evaluates every way to use the throw. For the best ones it considers every throw that may follow, with its best
//! use.
//!
//! It advances in steps, whose sizes make no difference to the answer.

use game::{Progress, Ranked, RankedLine, Value, nth_random, unit_interval};
use kotra::{Action, Actions, Entry, Game, Judge, Position, Side, Way, Ways};
use rustc_hash::FxHashMap;

use crate::position_evaluator::Ahead;
use crate::{Ends, Evaluation, PositionEvaluator, Settings};

/// A position that the decision may lead to: before the next throw, or at the end of the game.
struct Goal {
    position: Position,
    /// The result without looking ahead; `None` until it is evaluated.
    ends: Option<Ends>,
    /// The statically evaluated equity, with the player's error.
    first_sight: f32,
    ahead: Option<Ahead>,
    /// The result of looking ahead, once it is done.
    searched: Option<Ends>,
}

/// A way that begins with an action.
struct Line {
    action: Action,
    way: Way,
    goal: usize,
}

/// A search in progress.
pub struct Search {
    engine: PositionEvaluator,
    settings: Settings,
    seed: u64,
    side: Side,
    goals: Vec<Goal>,
    lines: Vec<Line>,
    legal: Actions,
    /// The goals that are searched ahead, and the number of those done.
    chosen: Option<Vec<usize>>,
    /// The line that was played, which is always searched ahead: its end, and its actions.
    required: Option<(Position, Vec<Action>)>,
    evaluated: usize,
    searched: usize,
    work: u64,
}

impl Search {
    /// Starts to search a position with a decision to make. `seed` determines the errors of a player and breaks ties. The same
    /// position, settings and seed lead to the same answer.
    #[must_use]
    pub fn new(judge: &Judge, position: &Position, settings: &Settings, seed: u64) -> Search {
        let mut legal = Actions::new();
        judge.legal(position, &mut legal);
        let mut search = Search {
            engine: PositionEvaluator::new(judge, settings.evaluation.clone()),
            settings: settings.clone(),
            seed,
            side: position.turn(),
            goals: Vec::new(),
            lines: Vec::new(),
            legal,
            chosen: None,
            required: None,
            evaluated: 0,
            searched: 0,
            work: 0,
        };
        search.list_lines(position);
        search
    }

    /// Always searches ahead from these actions, however bad they look: from `end`, or from the end of the best way that begins
    /// with them.
    pub(crate) fn require(&mut self, end: &Position, actions: &[Action]) {
        self.required = Some((*end, actions.to_vec()));
    }

    /// The value of the required line, in units.
    pub(crate) fn required_equity(&self) -> Option<f32> {
        let goal = self.best_goal(self.required_goals().into_iter())?;
        Some(self.sight(&self.goals[goal]).ends.equity())
    }

    /// The goals of the line that was played: one, if all of the throw was used.
    fn required_goals(&self) -> Vec<usize> {
        let Some((end, actions)) = &self.required else {
            return Vec::new();
        };
        if let Some(goal) = self.goals.iter().position(|goal| goal.position == *end) {
            return vec![goal];
        }
        let begins_so = |line: &&Line| line.way.starts_with(actions);
        let begun = self.lines.iter().filter(begins_so);
        begun.map(|line| line.goal).collect()
    }

    /// Adopts results of looking one throw ahead, from the viewpoint of white.
    pub(crate) fn know(&mut self, known: &FxHashMap<Position, Ends>) {
        for goal in &mut self.goals {
            let ends = known.get(&goal.position);
            goal.searched = ends.map(|ends| seen(ends, self.side));
        }
    }

    /// Replaces `known` with the results of looking one throw ahead.
    pub(crate) fn tell(&self, known: &mut FxHashMap<Position, Ends>) {
        known.clear();
        let searched = self
            .goals
            .iter()
            .filter_map(|goal| Some((goal.position, seen(&goal.searched?, self.side))));
        known.extend(searched);
    }

    /// Lists the positions that each legal action may lead to.
    fn list_lines(&mut self, position: &Position) {
        let judge = *self.engine.judge();
        let mut known = FxHashMap::default();
        let mut ways = Ways::new();
        for &action in &self.legal {
            let mut after = *position;
            judge.play_unchecked(&mut after, action, &mut |_| ());
            let goes_on = !after.unused().is_empty();
            if goes_on {
                judge.ways(&after, &mut ways);
            }
            for n in 0..if goes_on { ways.len() } else { 1 } {
                let mut way = Way::new();
                way.push(action);
                let end = if goes_on { ways.end(n) } else { &after };
                if goes_on {
                    way.extend(ways.actions(n));
                }
                let next = self.goals.len();
                let goal = *known.entry(*end).or_insert(next);
                if goal == next {
                    self.goals.push(Goal {
                        position: *end,
                        ends: None,
                        first_sight: 0.0,
                        ahead: None,
                        searched: None,
                    });
                }
                self.lines.push(Line { action, way, goal });
            }
        }
    }

    fn evaluate(&mut self, n: usize) {
        let goal = &mut self.goals[n];
        let ends = self.engine.ends(&goal.position, self.side);
        let error = 2.0 * unit_interval(nth_random(self.seed, n as u64)) - 1.0;
        // Ties are broken by differences far below what a player can see.
        let error = error * (self.settings.noise + 1e-6);
        let waiting = goal.position.checkers(self.side.other()).hit();
        let mercy = self.settings.mercy * f32::from(waiting);
        goal.first_sight = ends.equity() - mercy + error;
        goal.ends = Some(ends);
    }

    /// The goals worth searching ahead, the best first.
    fn choose_goals(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.goals.len()).collect();
        let sight = |&n: &usize| self.goals[n].first_sight;
        order.sort_by(|one, other| sight(other).total_cmp(&sight(one)));
        let Some(best) = order.first().map(sight) else {
            return order;
        };
        if self.chooses_dice() {
            return order;
        }
        let is_close = |n: &usize| sight(n) >= best - self.settings.margin;
        let count = order.iter().copied().take_while(is_close).count();
        order.truncate(count.min(self.settings.candidates));
        let required = self.required_goals().into_iter();
        let best = required.max_by(|one, other| sight(one).total_cmp(&sight(other)));
        order.extend(best.filter(|best| !order.contains(best)));
        order
    }

    /// Whether the decision is the number of dice to throw, which the static evaluation ignores.
    fn chooses_dice(&self) -> bool {
        matches!(self.legal.first(), Some(Action::Throw(_)))
    }

    /// Considers one more throw after a goal. Returns the number of positions evaluated.
    fn look_ahead(&mut self, n: usize) -> u64 {
        let goal = &mut self.goals[n];
        if goal.searched.is_some() {
            self.searched += 1;
            return 0;
        }
        let ahead = goal.ahead.get_or_insert_with(|| Ahead::new(&goal.position));
        let evaluations = ahead.step(&mut self.engine);
        if ahead.is_done() {
            goal.searched = Some(ahead.ends(self.side));
            goal.ahead = None;
            self.searched += 1;
        }
        evaluations.into()
    }

    /// The best use of the throw so far, and the probabilities of the ends after it; `None` if there is no decision to make.
    pub(crate) fn best(&self) -> Option<(&Way, Ends)> {
        let sighted = self.lines.iter();
        let sighted = sighted.map(|line| (&line.way, self.sight(&self.goals[line.goal])));
        let best = sighted.reduce(|best, other| match other.1.is_above(&best.1) {
            true => other,
            false => best,
        });
        best.map(|(way, sight)| (way, sight.ends))
    }

    /// The random action that a player takes by mistake.
    fn mistake(&self) -> Option<Action> {
        if unit_interval(nth_random(!self.seed, 0)) >= self.settings.random {
            return None;
        }
        let any = nth_random(!self.seed, 1) % self.legal.len().max(1) as u64;
        self.legal.get(any as usize).copied()
    }

    /// The first of the best of these goals.
    fn best_goal(&self, goals: impl Iterator<Item = usize>) -> Option<usize> {
        let sight = |n: usize| self.sight(&self.goals[n]);
        goals.reduce(|best, n| match sight(n).is_above(&sight(best)) {
            true => n,
            false => best,
        })
    }

    fn sight(&self, goal: &Goal) -> Sight {
        match (goal.searched, goal.ends) {
            (Some(ends), _) => Sight {
                searched: true,
                equity: ends.equity(),
                ends,
            },
            (None, Some(ends)) => Sight {
                searched: false,
                equity: goal.first_sight,
                ends,
            },
            (None, None) => Sight {
                searched: false,
                equity: f32::NEG_INFINITY,
                ends: Ends::NONE,
            },
        }
    }
}

impl game::Search<Game> for Search {
    fn advance(&mut self, budget: u64) -> Progress {
        self.work = self.work.saturating_add(budget);
        let mut done = 0;
        while done < budget.max(1) {
            if self.legal.is_empty() {
                return Progress::Done;
            }
            if self.evaluated < self.goals.len() {
                self.evaluate(self.evaluated);
                self.evaluated += 1;
                done += 1;
                continue;
            }
            let chosen = match self.chosen.take() {
                Some(chosen) => chosen,
                None => self.choose_goals(),
            };
            let next = chosen.get(self.searched).copied();
            self.chosen = Some(chosen);
            let Some(next) = next else {
                return Progress::Done;
            };
            done += self.look_ahead(next);
        }
        Progress::Searching
    }

    fn work(&self) -> u64 {
        self.work
    }

    /// The whole use of the throw, or one action by mistake.
    fn decision(&self) -> Option<Vec<Entry>> {
        let (best, _) = self.best()?;
        let mistake = self.mistake();
        let actions = mistake.as_ref().map_or(&best[..], core::slice::from_ref);
        Some(actions.iter().copied().map(Entry::Action).collect())
    }

    /// Baselines only compare: their ends are not probabilities.
    fn value(&self) -> Option<Value> {
        match self.settings.evaluation {
            Evaluation::Net(_) => self.best().map(|(_, ends)| ends.value()),
            Evaluation::ByHand | Evaluation::Pips => None,
        }
    }

    fn ranked(&self) -> Vec<Ranked<Action>> {
        let mut ranked: Vec<(Sight, Action)> = Vec::new();
        for line in &self.lines {
            let sight = self.sight(&self.goals[line.goal]);
            match ranked.iter_mut().find(|(_, known)| *known == line.action) {
                None => ranked.push((sight, line.action)),
                Some(known) if sight.is_above(&known.0) => known.0 = sight,
                Some(_) => {}
            }
        }
        ranked.sort_by(|(one, _), (other, _)| other.order(one));
        let ranked = ranked.into_iter().map(|(sight, action)| Ranked {
            action,
            worth: sight.ends.equity().into(),
        });
        ranked.collect()
    }

    /// Each position that a use of the throw leads to, once.
    fn lines(&self) -> Vec<RankedLine<Action>> {
        let sights = self.goals.iter().map(|goal| self.sight(goal));
        let mut goals: Vec<(usize, Sight)> = sights.enumerate().collect();
        goals.sort_by(|(_, one), (_, other)| other.order(one));
        let lines = goals.iter().filter_map(|(n, sight)| {
            let line = self.lines.iter().find(|line| line.goal == *n)?;
            let ranked = Ranked {
                action: line.action,
                worth: sight.ends.equity().into(),
            };
            Some((ranked, line.way.to_vec()))
        });
        lines.collect()
    }

    /// The best way that begins with an action.
    fn variation(&self, action: Action) -> Vec<Action> {
        let begins_so = |line: &&Line| line.action == action;
        let lines = || self.lines.iter().filter(begins_so);
        let goal = self.best_goal(lines().map(|line| line.goal));
        let line = lines().find(|line| Some(line.goal) == goal);
        line.map_or_else(|| vec![action], |line| line.way.to_vec())
    }
}

/// Converts ends between the viewpoints of white and `side`.
fn seen(ends: &Ends, side: Side) -> Ends {
    match side {
        Side::White => *ends,
        Side::Black => ends.across(),
    }
}

/// The player's view of a goal.
#[derive(Clone, Copy)]
struct Sight {
    searched: bool,
    equity: f32,
    ends: Ends,
}

impl Sight {
    fn order(&self, other: &Sight) -> core::cmp::Ordering {
        let by_search = self.searched.cmp(&other.searched);
        by_search.then(self.equity.total_cmp(&other.equity))
    }

    fn is_above(&self, other: &Sight) -> bool {
        self.order(other).is_gt()
    }
}
