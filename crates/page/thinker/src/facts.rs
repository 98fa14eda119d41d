//! What is told of choices and of losses that are near: facts of the rules, which nobody has to weigh.

use core::fmt::Debug;

use game::{Game, Progress, Record, Turn, nth_random};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A fact, as it goes from the thinker to the page.
pub trait Fact: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static {}
impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static> Fact for T {}

/// The facts that are told of a game.
pub trait Facts<G: Game>: 'static {
    /// What a choice does, or what it leaves.
    type Reason: Fact;
    /// A loss that the other side's next turn can bring.
    type Danger: Fact;

    /// How many other actions are looked at before a warning, and how many other turns: as many as are quick.
    const OTHERS: usize = 400;

    /// What can be said for and against these actions, done one after the other: two reasons at most.
    fn reasons(game: &G, actions: &[G::Action]) -> Vec<Self::Reason>;

    /// How the next turn of the other side can make `side` lose, if it can. It does not matter whose turn it is.
    fn danger(game: &G, side: G::Side) -> Option<Self::Danger>;

    /// How likely that is, from 0 to 1.
    fn chance(danger: &Self::Danger) -> f64;
}

/// Nothing is told of this game.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoFacts {}

impl<G: Game> Facts<G> for NoFacts {
    type Reason = NoFacts;
    type Danger = NoFacts;

    fn reasons(_: &G, _: &[G::Action]) -> Vec<NoFacts> {
        Vec::new()
    }

    fn danger(_: &G, _: G::Side) -> Option<NoFacts> {
        None
    }

    fn chance(danger: &NoFacts) -> f64 {
        match *danger {}
    }
}

/// A danger that is less likely than this is not worth a word.
const SMALLEST_CHANCE: f64 = 0.04;

/// How many ways to use the turn are tried at random at most, beside those that differ in the last action alone.
const TRIES: usize = 24;

/// The search for a warning: what a side just did leaves a danger, and it could have done something that leaves less of one.
///
/// A danger that cannot be helped is not worth a warning. What else could have been done last is tried, and some other ways to
/// use the turn.
pub struct WarningSearch<G: Game, F: Facts<G>> {
    side: G::Side,
    /// The game before the turn.
    turn: G,
    danger: Option<F::Danger>,
    /// What else could have been done last.
    others: Vec<G>,
    tries: usize,
}

impl<G: Game, F: Facts<G>> WarningSearch<G, F> {
    /// Begins where the turn of a side has just ended; `None` anywhere else.
    #[must_use]
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

    /// Whose loss is near.
    #[must_use]
    pub fn side(&self) -> G::Side {
        self.side
    }

    /// Looks at one other way to use the turn.
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
        let left = F::danger(&other, self.side);
        let left = left.as_ref().map_or(0.0, F::chance);
        match !is_mine && left < chance - SMALLEST_CHANCE / 2.0 {
            true => Progress::Done,
            false => Progress::Searching,
        }
    }

    /// The danger to warn of, once the search is done.
    #[must_use]
    pub fn warning(&self) -> Option<&F::Danger> {
        self.danger.as_ref()
    }
}

/// The games after so many of the actions that can be taken, from all over the list.
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
