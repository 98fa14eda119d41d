//! The review of a game.

use game::{Game as _, Progress, Record, Recorded, Review, ReviewStep, Side, Turn};

use crate::player::{look_ahead, seen_by};
use crate::{Entry, Evaluate, Game, Position};

/// How many plies a review looks ahead.
const DEPTH: u32 = 1;

/// A review in progress. It looks at one entry after the other.
pub struct Reviewer<P: Position> {
    game: Game<P>,
    entries: Vec<Entry<P::Action>>,
    next: usize,
    review: Review<Side, P::Action>,
}

impl<P: Evaluate> Reviewer<P> {
    pub(crate) fn new(record: &Record<Game<P>>) -> Reviewer<P> {
        let game = record.opening();
        Reviewer {
            review: Review {
                start: look_ahead(&game.position, &game.rules, DEPTH).0,
                steps: Vec::new(),
                luck: (P::FACES > 0).then_some([0.0; 2]),
                cost: [0.0; 2],
            },
            game,
            entries: record.entries().to_vec(),
            next: 0,
        }
    }

    fn step(&mut self, entry: Entry<P::Action>) {
        let side = self.game.turn().side();
        // A decision is worth what its best choice leads to, seen as far: so luck and costs add up to the result.
        let value = |game: &Game<P>| {
            let decides = matches!(game.turn(), Turn::Decide(_));
            look_ahead(&game.position, &game.rules, DEPTH + u32::from(decides)).0
        };
        let after = |action| {
            let mut game = self.game.clone();
            game.position.play(&game.rules, action);
            value(&game)
        };
        let (mut luck, mut cost, mut better) = (0.0, 0.0, None);
        if let (Entry::Action(action), Some(side)) = (entry, side) {
            let chosen = seen_by(side, after(action));
            let all = self.game.decisions().into_iter();
            let all = all.filter_map(|entry| match entry {
                Entry::Action(action) => Some((action, seen_by(side, after(action)))),
                _ => None,
            });
            let best = all.max_by(|a, b| a.1.total_cmp(&b.1));
            if let Some((best, worth)) = best.filter(|(_, worth)| *worth > chosen) {
                cost = worth - chosen;
                better = Some(best);
            }
        }
        let before = value(&self.game);
        if self.game.enter_unseen(&entry).is_err() {
            return;
        }
        let first = value(&self.game);
        let Some(side) = side.filter(|_| Game::<P>::is_step(&entry)) else {
            return;
        };
        if let Entry::Throw(_) = entry {
            luck = seen_by(side, first) - seen_by(side, before);
        }
        if let Some(all) = &mut self.review.luck {
            all[side.index()] += luck;
        }
        self.review.cost[side.index()] += cost;
        self.review.steps.push(ReviewStep {
            entry: self.next,
            count: 1,
            side,
            first,
            luck,
            cost,
            better,
            then: Vec::new(),
        });
    }
}

impl<P: Position> Game<P> {
    /// Whether an entry is a part of a turn.
    fn is_step(entry: &Entry<P::Action>) -> bool {
        matches!(entry, Entry::Throw(_) | Entry::Action(_))
    }
}

impl<P: Evaluate> game::Reviewer<Game<P>> for Reviewer<P> {
    fn advance(&mut self, budget: u64) -> Progress {
        for _ in 0..budget.div_ceil(64) {
            let Some(&entry) = self.entries.get(self.next) else {
                return Progress::Done;
            };
            self.step(entry);
            self.next += 1;
        }
        Progress::Searching
    }

    fn progress(&self) -> f64 {
        self.next as f64 / self.entries.len().max(1) as f64
    }

    fn review(&self) -> &Review<Side, P::Action> {
        &self.review
    }
}
