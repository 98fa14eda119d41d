//! Whole games played by the program.

use clap::Args;
use game::{Game, Judge, RuleSets, Side};

use crate::rng::GameRng;
use crate::rule_choice::Choosable;

/// A game that the program plays against itself.
pub(crate) trait Playout:
    Choosable<Rules: RuleSets<Judge: Send + Sync, Source: Sync> + Sync, Position: Send + Sync> + Game
{
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
    fn open_at(judge: &Judge<Self>, position: Self::Position) -> Self::State;

    /// The position.
    fn position_of(state: &Self::State) -> &Self::Position;

    /// The side that begins in a position in which nothing has happened yet.
    fn first(position: &Self::Position) -> Self::Side;

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
    fn list_legal(judge: &Judge<Self>, position: &Self::Position, legal: &mut Self::Actions);

    /// Does a legal action.
    fn play(
        judge: &Judge<Self>,
        state: &mut Self::State,
        action: Self::Action,
        see: impl FnMut(Self::Happened),
    );

    /// How a game ended.
    fn ended(outcome: &Self::Outcome) -> Ended;
}

/// What a game that is played waits for.
pub(crate) enum Next<G: Playout> {
    /// A throw.
    Throw(G::Hand),
    /// A decision of this side.
    Decide(G::Side),
    /// Nothing: it is over.
    Over(G::Outcome),
}

/// How a game ended.
pub(crate) struct Ended {
    /// The side that won; `None` for a draw.
    pub(crate) winner: Option<Side>,
    /// The word of the reason.
    pub(crate) reason: &'static str,
    /// What the winner gets, in halves of a unit; 0 where the game counts none.
    pub(crate) halves: u16,
}

/// Who wants to know what happens in a game.
pub(crate) trait Watcher<G: Playout> {
    /// Something happened.
    fn happened(&mut self, _: G::Happened) {}

    /// A player decides: `legal[chosen]` is what will be done now.
    fn decision(&mut self, judge: &Judge<G>, state: &G::State, legal: &[G::Action], chosen: usize);
}

/// A way to decide.
pub(crate) trait Policy<G: Playout>: Sync {
    /// Which of the legal actions to choose, as its number in `legal`, which is never empty. `last` is what the same side did last.
    fn choose(
        &self,
        judge: &Judge<G>,
        position: &G::Position,
        legal: &[G::Action],
        last: Option<G::Action>,
        rng: &mut GameRng,
    ) -> usize;
}

/// Every legal action is equally likely.
#[derive(Clone, Copy)]
pub(crate) struct Random;

impl<G: Playout> Policy<G> for Random {
    #[inline]
    fn choose(
        &self,
        _: &Judge<G>,
        _: &G::Position,
        legal: &[G::Action],
        _: Option<G::Action>,
        rng: &mut GameRng,
    ) -> usize {
        rng.below(legal.len())
    }
}

/// Who decides in games that the program plays against itself, as the command line says.
pub(crate) trait Policies<G: Playout>: Args + Sync {
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
pub(crate) type Settings = Vec<(String, String)>;

/// There is nothing that only this game can be told.
#[derive(Args)]
#[group(skip)]
pub(crate) struct NoOptions {}

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
) -> Option<G::Outcome> {
    let mut legal = G::Actions::default();
    let mut last = [None; 2];
    let mut decisions = 0;
    loop {
        match G::next(state) {
            Next::Over(outcome) => return Some(outcome),
            Next::Throw(hand) => {
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
