//! A game looked at again: how the chances went, what the throws gave and what the choices cost.

use std::sync::Arc;

use sahkku::{Action, Actions, Entry, Phase, Position, Record, Side, Stage};

use crate::{Level, Mind, Ranked, Thinking};

/// Who looks: a player that thinks every turn through. Its own turns and its opponent's are
/// judged by the same eye, so that luck and skill are weighed on one scale.
const EYE: Level = Level::Strong;

/// What happened to the chances in a game. All chances go from 0 to 1, of pairs the men's is
/// first. Start, luck and cost together are the end:
/// `start + luck[0] - luck[1] - cost[0] + cost[1]` is the men's chance after the last step.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The men's chance to win before the first throw.
    pub start: f64,
    /// Every throw and decision in turn.
    pub steps: Vec<Step>,
    /// What the throws gave each side.
    pub luck: [f64; 2],
    /// What each side's choices cost it.
    pub cost: [f64; 2],
}

/// One throw or decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Which entry of the record, from 0.
    pub entry: usize,
    /// Whose it was.
    pub side: Side,
    /// The men's chance to win after it.
    pub men: f64,
    /// What it gave its side: after a throw, how much likelier it wins than before.
    pub luck: f64,
    /// What it cost its side: how much likelier it had won with the best choice.
    pub cost: f64,
    /// The best choice, where another one was taken.
    pub better: Option<Action>,
}

/// A review that is being made.
pub struct Reviewing {
    mind: Arc<Mind>,
    moments: Vec<Moment>,
    next: usize,
    /// The men's chance, as it was last known.
    men: f64,
    /// The position that was looked at last, and what was seen.
    seen: Option<(Position, Seen)>,
    thinking: Option<(Position, Thinking)>,
    review: Review,
}

/// A throw or decision of the game.
struct Moment {
    entry: usize,
    before: Position,
    after: Position,
    /// `None` for a throw.
    action: Option<Action>,
}

/// What can be seen in a position.
#[derive(Clone)]
struct Seen {
    /// The men's chance when the best is done.
    men: f64,
    /// What can be done, where there is a choice.
    ranked: Vec<Ranked>,
}

impl Reviewing {
    /// Begins to look at a game again.
    #[must_use]
    pub fn new(mind: &Arc<Mind>, record: &Record) -> Reviewing {
        let mut game = record.opening();
        let mut moments = Vec::new();
        for (n, entry) in record.entries().iter().enumerate() {
            let (played, before) = (game.phase() == Phase::Play, *game.position());
            if game.enter(entry, |_| ()).is_err() {
                break;
            }
            let action = match entry {
                Entry::Throw(_) if played => None,
                Entry::Action(action) => Some(*action),
                _ => continue,
            };
            moments.push(Moment {
                entry: n,
                before,
                after: *game.position(),
                action,
            });
        }
        let first = moments
            .first()
            .map_or(*game.position(), |first| first.before);
        let start = f64::from(mind.glance(&first, Side::Men));
        Reviewing {
            mind: Arc::clone(mind),
            moments,
            next: 0,
            men: start,
            seen: None,
            thinking: None,
            review: Review {
                start,
                steps: Vec::new(),
                luck: [0.0; 2],
                cost: [0.0; 2],
            },
        }
    }

    /// How much is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.next as f64 / self.moments.len().max(1) as f64
    }

    /// Goes on for `work` evaluations or somewhat more. The review, when it is made.
    pub fn go_on(&mut self, work: u32) -> Option<Review> {
        let Some(moment) = self.moments.get(self.next) else {
            return Some(self.review.clone());
        };
        let (before, after, action) = (moment.before, moment.after, moment.action);
        let (entry, side) = (moment.entry, before.turn());
        let seen = self.look(if action.is_some() { before } else { after }, work)?;
        // From the men's chance to that of the side, and how it changes.
        let own = |men: f64| if side == Side::Men { men } else { 1.0 - men };
        // Before a decision this is what looking again says otherwise: next to nothing.
        let luck = own(seen.men) - own(self.men);
        let (mut cost, mut better) = (0.0, None);
        self.men = seen.men;
        if let Some(played) = action
            && let Some(least) = seen.ranked.iter().map(|one| one.chance).reduce(f32::min)
        {
            let chance = |one: &&Ranked| one.action == played;
            let worth = seen
                .ranked
                .iter()
                .find(chance)
                .map_or(least, |one| one.chance);
            cost = own(seen.men) - f64::from(worth);
            let best = best_of(&seen.ranked);
            better = best
                .map(|best| best.action)
                .filter(|&best| best != played && cost > 0.0);
            self.men = own(f64::from(worth));
        }
        self.review.luck[side.index()] += luck;
        self.review.cost[side.index()] += cost;
        self.review.steps.push(Step {
            entry,
            side,
            men: self.men,
            luck,
            cost,
            better,
        });
        self.next += 1;
        None
    }

    /// What can be seen in a position; `None` as long as it has to be thought about.
    fn look(&mut self, position: Position, work: u32) -> Option<Seen> {
        if let Some((known, seen)) = &self.seen
            && *known == position
        {
            return Some(seen.clone());
        }
        let end = self.after_forced(position);
        let seen = if end.stage() == Stage::Decide {
            if self.thinking.as_ref().is_none_or(|(at, _)| *at != end) {
                let thinking = Thinking::new(&self.mind, &end, EYE, 0);
                self.thinking = Some((end, thinking));
            }
            let (_, thinking) = self.thinking.as_mut()?;
            let decision = thinking.go_on(work)?;
            let best = best_of(&decision.ranked).map_or(0.5, |best| f64::from(best.chance));
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
            Seen { men, ranked }
        } else {
            let men = f64::from(self.mind.glance(&end, Side::Men));
            Seen {
                men,
                ranked: Vec::new(),
            }
        };
        self.thinking = None;
        self.seen = Some((position, seen.clone()));
        Some(seen)
    }

    /// The position after everything that has to be done anyway.
    fn after_forced(&self, mut position: Position) -> Position {
        let judge = self.mind.judge();
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

fn best_of(ranked: &[Ranked]) -> Option<&Ranked> {
    ranked
        .iter()
        .max_by(|one, other| one.chance.total_cmp(&other.chance))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::HandMade;
    use sahkku::{Dice, Judge, PRESETS, preset};

    /// A game of two players who do what comes first, with dice from a counter.
    fn game(rules: &str, entries: usize) -> Record {
        let judge = Judge::new(preset(rules).unwrap().rules).unwrap();
        let mut record = Record::new(judge.clone(), Some(judge.start(Side::Men, false)));
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

    fn review(record: &Record) -> Review {
        let mind = Arc::new(Mind::with(record.judge(), Box::new(HandMade)));
        let mut reviewing = Reviewing::new(&mind, record);
        let mut progress = 0.0;
        loop {
            assert!(reviewing.progress() >= progress);
            progress = reviewing.progress();
            if let Some(review) = reviewing.go_on(100) {
                return review;
            }
        }
    }

    #[test]
    fn luck_and_cost_together_are_what_happened_to_the_chances() {
        for preset in &PRESETS {
            let record = game(preset.id, 120);
            let review = review(&record);
            assert!(!review.steps.is_empty());
            let [men, women] = review.luck;
            let [lost, won] = review.cost;
            let end = review.start + men - women - lost + won;
            let last = review.steps.last().unwrap().men;
            assert!((end - last).abs() < 1e-6, "{}: {end} {last}", preset.id);
            for step in &review.steps {
                assert!((0.0..=1.0).contains(&step.men));
                assert!(step.cost >= 0.0, "{step:?}");
                assert!(step.better.is_none() || step.cost > 0.0);
            }
            // Somebody who takes what comes first leaves something better lying about.
            assert!(review.cost[0] > 0.0 && review.cost[1] > 0.0);
            assert!(review.steps.iter().any(|step| step.better.is_some()));
        }
    }

    #[test]
    fn the_best_choice_costs_nothing() {
        let judge = Judge::new(preset("maze").unwrap().rules).unwrap();
        let mind = Arc::new(Mind::with(&judge, Box::new(HandMade)));
        let mut position = judge.start(Side::Men, false);
        let mut record = Record::new(judge.clone(), Some(position));
        let throw: Vec<_> = judge.rules().faces.as_slice()[..1].repeat(2);
        record.push(Entry::Throw(throw.iter().copied().collect()));
        let dice: Dice = throw.into_iter().collect();
        judge.throw(&mut position, dice, |_| ()).unwrap();
        let best = Thinking::new(&mind, &position, EYE, 0).decide().unwrap();
        record.push(Entry::Action(best.action));
        let review = review(&record);
        assert_eq!(review.steps[1].cost, 0.0);
        assert_eq!(review.steps[1].better, None);
    }

    #[test]
    fn what_is_no_play_is_passed_over() {
        let judge = Judge::new(preset("maze").unwrap().rules).unwrap();
        let mut record = Record::new(judge, None);
        record.push(Entry::Begins(Side::Women));
        record.push(Entry::Resigned(Side::Men));
        let review = review(&record);
        assert!(review.steps.is_empty());
        assert_eq!(review.luck, [0.0; 2]);
    }
}
