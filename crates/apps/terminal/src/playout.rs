//! Whole games played by the program.

use clap::Args;
use game::Side;

use crate::rng::GameRng;
use crate::types::{self, Action, Actions, Choosable, Judge, Outcome, Position};

/// A game that the program plays against itself.
pub trait Playout: Choosable {
    /// Every reason for which a game ends, by its word.
    const REASONS: &'static [&'static str];

    /// A game in progress, with no more than its rules need.
    type State;
    /// Dice in the hand.
    type Hand;
    /// What happens in a game.
    type Happened;

    /// A game before anything has happened, in which either side may begin.
    fn open(judge: &Judge<Self>, rng: &mut GameRng) -> Self::State;

    /// A game that goes on from a position.
    fn open_at(judge: &Judge<Self>, position: Position<Self>) -> Self::State;

    /// The position.
    fn position_of(state: &Self::State) -> &Position<Self>;

    /// The side that begins in a position in which nothing has happened yet.
    fn first(position: &Position<Self>) -> types::Side<Self>;

    /// What a game waits for.
    fn next(state: &Self::State) -> Next<Self>;

    /// Throws the dice in the hand.
    fn roll(
        judge: &Judge<Self>,
        state: &mut Self::State,
        hand: Self::Hand,
        rng: &mut GameRng,
        see: impl FnMut(Self::Happened),
    );

    /// Lists every legal action.
    fn list_legal(judge: &Judge<Self>, position: &Position<Self>, legal: &mut Actions<Self>);

    /// Does a legal action.
    fn play(
        judge: &Judge<Self>,
        state: &mut Self::State,
        action: Action<Self>,
        see: impl FnMut(Self::Happened),
    );

    /// How a game ended.
    fn ended(outcome: &Outcome<Self>) -> Ended;
}

/// What a game that is played waits for.
pub enum Next<G: Playout> {
    /// A throw.
    Throw(G::Hand),
    /// A decision of this side.
    Decide(types::Side<G>),
    /// Nothing: it is over.
    Over(Outcome<G>),
}

/// How a game ended.
pub struct Ended {
    /// The side that won; `None` for a draw.
    pub winner: Option<Side>,
    /// The word of the reason.
    pub reason: &'static str,
    /// What the winner gets, in halves of a unit; 0 where the game counts none.
    pub halves: u16,
}

/// Who wants to know what happens in a game.
pub(crate) trait Watcher<G: Playout> {
    /// Something happened.
    fn happened(&mut self, _: G::Happened) {}

    /// Dice are thrown.
    fn thrown(&mut self) {}

    /// A player decides: `legal[chosen]` is what will be done now.
    fn decision(&mut self, judge: &Judge<G>, state: &G::State, legal: &[Action<G>], chosen: usize);
}

/// A way to decide.
pub trait Policy<G: Playout>: Sync {
    /// Which of the legal actions to choose, as its number in `legal`, which is never empty. `last` is what the same side did last.
    fn choose(
        &self,
        judge: &Judge<G>,
        position: &Position<G>,
        legal: &[Action<G>],
        last: Option<Action<G>>,
        rng: &mut GameRng,
    ) -> usize;
}

/// Every legal action is equally likely.
#[derive(Clone, Copy)]
pub struct Random;

impl<G: Playout> Policy<G> for Random {
    #[inline]
    fn choose(
        &self,
        _: &Judge<G>,
        _: &Position<G>,
        legal: &[Action<G>],
        _: Option<Action<G>>,
        rng: &mut GameRng,
    ) -> usize {
        rng.below(legal.len())
    }
}

/// Who decides in games that the program plays against itself, as the command line says.
pub trait Policies<G: Playout>: Args + Sync {
    /// A way to decide.
    type Policy: Policy<G>;

    /// The policies of the two sides.
    fn policies(&self) -> [Self::Policy; 2];

    /// Their names, each with that of its column.
    fn told(&self) -> Settings {
        Settings::new()
    }

    /// What the help says of them.
    fn help() -> String {
        String::new()
    }
}

/// Who plays and from where: the name of a column, and its text.
pub type Settings = Vec<(String, String)>;

/// There is nothing that only this game can be told.
#[derive(Args)]
#[group(skip)]
pub struct NoOptions {}

impl<G: Playout> Policies<G> for NoOptions {
    type Policy = Random;

    fn policies(&self) -> [Random; 2] {
        [Random; 2]
    }
}

/// Plays on to the end, or until `cap` decisions have been made: `None` then.
#[inline]
pub(crate) fn play_on<G: Playout>(
    judge: &Judge<G>,
    state: &mut G::State,
    policies: &[impl Policy<G>; 2],
    rng: &mut GameRng,
    cap: u32,
    watcher: &mut impl Watcher<G>,
) -> Option<Outcome<G>> {
    let mut legal = Actions::<G>::default();
    let mut last = [None; 2];
    let mut decisions = 0;
    loop {
        match G::next(state) {
            Next::Over(outcome) => return Some(outcome),
            Next::Throw(hand) => {
                watcher.thrown();
                G::roll(judge, state, hand, rng, |happened| {
                    watcher.happened(happened)
                });
            }
            Next::Decide(_) if decisions == cap => return None,
            Next::Decide(side) => {
                let position = G::position_of(state);
                G::list_legal(judge, position, &mut legal);
                let side: Side = side.into();
                let (policy, last) = (&policies[side.index()], &mut last[side.index()]);
                let chosen = policy.choose(judge, position, &legal, *last, rng);
                watcher.decision(judge, state, &legal, chosen);
                let action = legal[chosen];
                *last = Some(action);
                G::play(judge, state, action, |happened| watcher.happened(happened));
                decisions += 1;
            }
        }
    }
}
