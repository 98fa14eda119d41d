//! Facts about choices and imminent losses. They follow from the rules and need no evaluation.

use core::fmt::Debug;

use game::{Game, Progress, Record, Turn, nth_random};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A fact, as it is sent to the page.
pub trait Fact: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static {}
impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static> Fact for T {}

/// Consecutive actions of the side to move, and the expected end of its turn. The worth of a choice covers the whole turn, so the
/// reasons for it have to as well.
pub struct Choice<G: Game> {
    pub before: G,
    pub after: G,
    pub events: Vec<G::Event>,
    /// The game at the end of the turn, as far as it is known.
    end: G,
}

impl<G: Game> Choice<G> {
    /// The choice of these actions; `None` if one of them cannot come next.
    pub fn of(before: &G, actions: &[G::Action]) -> Option<Choice<G>> {
        let (mut after, mut events) = (before.clone(), Vec::new());
        for &action in actions {
            let entered = after.enter(&action.into(), |event| events.push(event));
            entered.ok()?;
        }
        Some(Choice {
            before: before.clone(),
            end: after.clone(),
            after,
            events,
        })
    }

    /// The game in which the same side has to go on; `None` if it does not.
    pub fn unfinished(&self) -> Option<&G> {
        let goes_on = matches!(self.end.turn(), Turn::Decide(side) if Some(side) == self.side());
        goes_on.then_some(&self.end)
    }

    /// Continues the expected turn with this entry. Returns whether it is possible.
    pub fn expect(&mut self, entry: &G::Entry) -> bool {
        self.unfinished().is_some() && self.end.enter_unseen(entry).is_ok()
    }

    /// The game that the other side finds when its next turn begins; `None` if the game is over by then, or if that game is not
    /// known because the same side goes on or throws again.
    pub fn left(&self) -> Option<&G> {
        let next = self.end.turn().side()?;
        (Some(next) != self.side()).then_some(&self.end)
    }

    fn side(&self) -> Option<G::Side> {
        self.before.turn().side()
    }
}

/// The facts about a game.
pub trait Facts<G: Game>: 'static {
    /// What a choice does, or what it leaves.
    type Reason: Fact;
    /// A loss that the other side's next turn can bring.
    type Danger: Fact;

    /// The most other last actions that are examined before a warning, and the most other turns: as many as are quick.
    const OTHERS: usize = 400;

    /// The reasons for and against a choice, two at most. What the choice leaves to the other side is judged by [`Choice::left`],
    /// and omitted if that is `None`.
    fn reasons(choice: &Choice<G>) -> Vec<Self::Reason>;

    /// How the next turn of the other side can make `side` lose, if it can. It does not matter whose turn it is.
    fn danger(game: &G, side: G::Side) -> Option<Self::Danger>;

    /// The probability of the danger, from 0 to 1.
    fn chance(danger: &Self::Danger) -> f64;
}

/// A danger with a smaller probability is not mentioned.
const SMALLEST_CHANCE: f64 = 0.04;

/// The most ways to use the turn that are tried at random, in addition to those that differ only in the last action.
const TRIES: usize = 24;

/// The search for a warning: the turn that has just ended leaves a danger, and another turn would have left a smaller one.
///
/// An unavoidable danger is not worth a warning. The search tries the other last actions, and some other ways to use the turn.
pub struct WarningSearch<G: Game, F: Facts<G>> {
    side: G::Side,
    /// The game before the turn.
    turn: G,
    danger: Option<F::Danger>,
    /// The games after other last actions.
    others: Vec<G>,
    tries: usize,
}

impl<G: Game, F: Facts<G>> WarningSearch<G, F> {
    /// Begins after the end of a side's turn; `None` at any other point.
    pub fn new(record: &Record<G>) -> Option<WarningSearch<G, F>> {
        let entries = record.entries();
        let last = entries.len().checked_sub(1)?;
        let game = record.replay(entries.len());
        let before = record.replay(last);
        let side = before.turn_of(&entries[last])?;
        let passed = game.turn().side().is_some_and(|next| next != side);
        if !passed || !G::is_move(&entries[last]) {
            return None;
        }
        let own = |n: &usize| {
            G::is_move(&entries[*n]) && record.replay(*n).turn_of(&entries[*n]) == Some(side)
        };
        let first = (0..last).rev().take_while(own).last().unwrap_or(last);
        Some(WarningSearch {
            side,
            danger: F::danger(&game, side),
            others: after_some(&before, F::OTHERS),
            turn: record.replay(first),
            tries: 0,
        })
    }

    /// The side whose loss is near.
    pub fn side(&self) -> G::Side {
        self.side
    }

    /// Examines one other way to use the turn.
    pub fn advance(&mut self) -> Progress {
        let Some(chance) = self.danger.as_ref().map(F::chance) else {
            return Progress::Done;
        };
        if chance < SMALLEST_CHANCE {
            self.danger = None;
            return Progress::Done;
        }
        let other = self.others.pop().or_else(|| {
            self.tries += 1;
            let seed = self.tries as u64;
            (self.tries <= TRIES.min(F::OTHERS))
                .then(|| played_at_random(&self.turn, self.side, seed))
        });
        let Some(other) = other else {
            self.danger = None;
            return Progress::Done;
        };
        let is_mine = other.turn().side() == Some(self.side);
        // A game that is over holds no danger.
        let goes_on = !other.turn().is_over();
        let left = goes_on.then(|| F::danger(&other, self.side)).flatten();
        let left = left.as_ref().map_or(0.0, F::chance);
        match !is_mine && left < chance - SMALLEST_CHANCE / 2.0 {
            true => Progress::Done,
            false => Progress::Searching,
        }
    }

    /// The danger to warn of, once the search is done.
    pub fn warning(&self) -> Option<&F::Danger> {
        self.danger.as_ref()
    }
}

/// The games after `count` of the legal actions, spread over the whole list.
fn after_some<G: Game>(game: &G, count: usize) -> Vec<G> {
    let mut legal = G::Actions::default();
    game.legal(&mut legal);
    let after = |&action: &G::Action| {
        let mut after = game.clone();
        after.enter_unseen(&action.into()).ok().map(|()| after)
    };
    let step = legal.len().div_ceil(count.max(1)).max(1);
    legal.iter().step_by(step).filter_map(after).collect()
}

/// The game after a turn of `side` that is played at random.
fn played_at_random<G: Game>(game: &G, side: G::Side, seed: u64) -> G {
    let mut game = game.clone();
    let mut legal = G::Actions::default();
    let mut n = 0;
    while let Turn::Decide(mover) = game.turn()
        && mover == side
    {
        game.legal(&mut legal);
        let bits = nth_random(seed, n) as usize;
        n += 1;
        let chosen = bits.checked_rem(legal.len()).map(|chosen| legal[chosen]);
        if chosen.is_none_or(|action| game.enter_unseen(&action.into()).is_err()) {
            break;
        }
    }
    game
}
