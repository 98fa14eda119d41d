//! Finding out what to do, in portions.

use std::sync::Arc;

use sahkku::{Action, Actions, Position, Side, Stage};

use crate::habits::{Habits, Sight};
use crate::turn::{Manner, Node, Turn};
use crate::whim::mix;
use crate::{Level, Mind, throws};

/// How often in a row dice are imagined to be thrown again.
const RETHROWS: u8 = 2;

/// How many unfinished turns are followed after a throw that is imagined.
const IMAGINED_WIDTH: usize = 2;

/// Ways to end the turn that are worse than the best by more are not looked into any deeper.
const MARGIN: f32 = 0.10;

/// What a player decides.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// What to do.
    pub action: Action,
    /// Every action that the player thought of, the one that it takes first, the others from the best to the worst.
    pub ranked: Vec<Ranked>,
}

/// One action, and what the player thinks of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked {
    /// The action.
    pub action: Action,
    /// How likely the side to move wins after it, from 0 to 1. What a beginner thinks is a matter
    /// of taste.
    pub chance: f32,
}

/// A decision that is being made.
pub struct Thinking {
    mind: Arc<Mind>,
    side: Side,
    legal: Actions,
    manner: Manner,
    turn: Turn,
    /// The ends that the opponent's answers were thought of for, valued anew.
    answered: Vec<Node>,
    stage: Thought,
    work_done: u64,
}

enum Thought {
    /// The own turn is followed to its ends.
    Turn,
    /// What is hoped for from throwing again: which of them is next, with the sums so far.
    Rethrows(usize, Vec<Expected>),
    /// The opponent's answers to the best ends.
    Replies(usize, Vec<Expected>),
    /// Nothing is left to think about.
    Done,
}

/// The mean over throws, summed up throw by throw.
struct Expected {
    node: Node,
    throws: Vec<(sahkku::Dice, f32)>,
    next: usize,
    sum: f32,
}

impl Expected {
    fn new(mind: &Mind, node: Node) -> Expected {
        let count = match node.position.stage() {
            Stage::Throw(count) => count,
            Stage::Decide | Stage::Over(_) => 0,
        };
        Expected {
            node,
            throws: throws(mind.judge().rules(), count),
            next: 0,
            sum: 0.0,
        }
    }
}

impl Thinking {
    /// Begins to think about a position in which something is to be decided: with `level`'s eyes, overlooking what the
    /// whim says. The same mind, position, level and whim come to the same decision.
    #[must_use]
    pub fn new(mind: &Arc<Mind>, position: &Position, level: Level, whim: u64) -> Thinking {
        let mut legal = Actions::new();
        mind.judge().legal(position, &mut legal);
        let stage = if legal.len() < 2 {
            Thought::Done
        } else {
            Thought::Turn
        };
        Thinking {
            mind: Arc::clone(mind),
            side: position.turn(),
            legal,
            manner: Manner {
                habits: Habits::of(level),
                whim,
            },
            turn: Turn::new(position),
            answered: Vec::new(),
            stage,
            work_done: 0,
        }
    }

    /// Goes on for `work` evaluations or somewhat more. The decision, when it is made; again and again after that.
    /// `None` as long as it is not, and always where nothing is to be decided.
    pub fn go_on(&mut self, work: u32) -> Option<Decision> {
        let enough = self.work_done + u64::from(work.max(1));
        while self.work_done < enough && !matches!(self.stage, Thought::Done) {
            self.work_done += u64::from(self.step().max(1));
        }
        match self.stage {
            Thought::Done => self.best_so_far(),
            _ => None,
        }
    }

    /// Thinks until the decision is made. `None` where nothing is to be decided.
    pub fn decide(&mut self) -> Option<Decision> {
        self.go_on(u32::MAX)
    }

    /// How many positions have been judged so far, about.
    #[must_use]
    pub const fn work_done(&self) -> u64 {
        self.work_done
    }

    /// What seems best now, for who cannot wait any longer. `None` where nothing is to be decided.
    #[must_use]
    pub fn best_so_far(&self) -> Option<Decision> {
        let mut ranked: Vec<Ranked> = self.ranked();
        if ranked.is_empty() {
            let action = *self.legal.first()?;
            ranked.push(Ranked {
                action,
                chance: 0.5,
            });
        }
        let action = ranked.first()?.action;
        Some(Decision { action, ranked })
    }

    fn step(&mut self) -> u32 {
        match &mut self.stage {
            Thought::Done => 0,
            Thought::Turn => match self.turn.step(&self.mind, &self.manner) {
                Some(evaluations) => evaluations,
                None => {
                    self.begin_rethrows();
                    0
                }
            },
            Thought::Rethrows(at, all) => match all.get_mut(*at) {
                Some(expected) => {
                    let evaluations = imagine_again(&self.mind, expected, RETHROWS);
                    if expected.next == expected.throws.len() {
                        *at += 1;
                    }
                    evaluations
                }
                None => {
                    for (node, expected) in self.turn.rethrown.iter_mut().zip(all) {
                        node.chance = expected.sum;
                    }
                    self.begin_replies();
                    0
                }
            },
            Thought::Replies(at, all) => match all.get_mut(*at) {
                Some(expected) => {
                    let evaluations = imagine_reply(&self.mind, expected, self.side);
                    if expected.next == expected.throws.len() {
                        let mut node = expected.node.clone();
                        node.chance = expected.sum;
                        self.answered.push(node);
                        *at += 1;
                    }
                    evaluations
                }
                None => {
                    self.stage = Thought::Done;
                    0
                }
            },
        }
    }

    fn begin_rethrows(&mut self) {
        let rethrown = self.turn.rethrown.iter();
        let all = rethrown.map(|node| Expected::new(&self.mind, node.clone()));
        self.stage = Thought::Rethrows(0, all.collect());
    }

    /// Which ends are looked into any deeper: the best ones, and those that cannot be told from them at a glance.
    fn begin_replies(&mut self) {
        let best = self.best_end();
        let mut ends: Vec<&Node> = self.turn.ends().iter().collect();
        ends.retain(|end| end.chance > best - MARGIN && end.position.outcome().is_none());
        ends.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        ends.truncate(self.manner.habits.replies);
        // Nothing is compared with a lone one, and nothing is better than to win.
        let needless = best >= 1.0 || ends.len() < 2;
        self.stage = if needless {
            Thought::Done
        } else {
            let all = ends.into_iter().cloned();
            Thought::Replies(0, all.map(|end| Expected::new(&self.mind, end)).collect())
        };
    }

    fn best_end(&self) -> f32 {
        let chances = self.turn.ends().iter().map(|end| end.chance);
        chances.fold(0.0, f32::max)
    }

    fn ranked(&self) -> Vec<Ranked> {
        let best_at_a_glance = self.best_end();
        let best_answered = self
            .answered
            .iter()
            .map(|end| end.chance)
            .fold(None, higher);
        // What was only glanced at, on the scale of what was looked into, and never above it.
        let scaled = |chance: f32| match best_answered {
            Some(best) => chance + best - best_at_a_glance,
            None => chance,
        };
        let best_of = |nodes: &[Node], n: usize| {
            let led_to = nodes.iter().filter(|node| node.roots.has(n));
            led_to.map(|node| node.chance).fold(None, higher)
        };
        let mut ranked: Vec<Ranked> = Vec::new();
        for (n, &action) in self.legal.iter().enumerate() {
            let glanced = || {
                best_of(self.turn.ends(), n).map(|chance| {
                    let scaled = scaled(chance);
                    best_answered.map_or(scaled, |best| scaled.min(best - f32::EPSILON))
                })
            };
            let rethrown = || best_of(&self.turn.rethrown, n).map(scaled);
            let chance = best_of(&self.answered, n)
                .or_else(glanced)
                .or_else(rethrown);
            if let Some(chance) = chance {
                let chance = chance.clamp(0.0, 1.0);
                ranked.push(Ranked { action, chance });
            }
        }
        let whim = |ranked: &Ranked| {
            let n = self.legal.iter().position(|&legal| legal == ranked.action);
            mix(self.manner.whim, n.unwrap_or(0) as u64)
        };
        ranked.sort_by(|a, b| {
            let better = b.chance.total_cmp(&a.chance);
            better.then_with(|| whim(a).cmp(&whim(b)))
        });
        ranked
    }
}

fn higher(best: Option<f32>, chance: f32) -> Option<f32> {
    Some(best.map_or(chance, |best| best.max(chance)))
}

/// One more of the throws after dice were taken up again. The number of evaluations that it took.
fn imagine_again(mind: &Mind, expected: &mut Expected, rethrows: u8) -> u32 {
    let side = expected.node.position.turn();
    imagine(mind, expected, side, rethrows - 1)
}

/// One more of the opponent's throws, and the best that can be made of it.
fn imagine_reply(mind: &Mind, expected: &mut Expected, side: Side) -> u32 {
    imagine(mind, expected, side, 0)
}

fn imagine(mind: &Mind, expected: &mut Expected, side: Side, rethrows: u8) -> u32 {
    let Some(&(dice, probability)) = expected.throws.get(expected.next) else {
        return 0;
    };
    expected.next += 1;
    let mut position = expected.node.position;
    let thrower = position.turn();
    if !dice.is_empty() {
        mind.judge()
            .throw_unchecked(&mut position, dice, &mut |_| ());
    }
    let (chance, evaluations) = if position.stage() == Stage::Decide {
        let (chance, evaluations) = best_of_turn(mind, &position, rethrows);
        (
            if thrower == side {
                chance
            } else {
                1.0 - chance
            },
            evaluations,
        )
    } else {
        (mind.glance(&position, side), 1)
    };
    expected.sum += probability * chance;
    evaluations
}

/// What the side to move makes of its turn, followed narrowly; and the number of evaluations.
fn best_of_turn(mind: &Mind, position: &Position, rethrows: u8) -> (f32, u32) {
    let manner = Manner {
        habits: Habits {
            sight: Sight::Turn,
            width: IMAGINED_WIDTH,
            replies: 0,
            overlooks: 0.0,
        },
        whim: 0,
    };
    let mut turn = Turn::new(position);
    let mut evaluations = 0;
    while let Some(more) = turn.step(mind, &manner) {
        evaluations += more;
    }
    let mut best = turn.ends().iter().map(|end| end.chance).fold(None, higher);
    if rethrows > 0 {
        for node in turn.rethrown {
            let mut expected = Expected::new(mind, node);
            while expected.next < expected.throws.len() {
                evaluations += imagine_again(mind, &mut expected, rethrows);
            }
            best = higher(best, expected.sum);
        }
    }
    // Without any end there is only another throw to hope for.
    (best.unwrap_or(0.5), evaluations)
}
