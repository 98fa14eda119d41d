//! Whole games played by the program.

use clap::Args;
use game::{Side, Turn};

use crate::rng::GameRng;
use crate::terminal::{
    Action, Actions, Entry, Event, Judge, Outcome, Playout, Position, Side as SideOf,
};

pub(crate) enum Happened<G: Playout> {
    Event(Event<G>),
    /// A side threw, and no part of the throw could be used. Events do not say so in every game.
    Unused(SideOf<G>, Entry<G>),
}

pub(crate) trait Watcher<G: Playout> {
    fn happened(&mut self, _: Happened<G>) {}

    /// A player decides: `legal[chosen]` is played next.
    fn decision(&mut self, judge: &Judge<G>, state: &G::State, legal: &[Action<G>], chosen: usize);
}

pub(crate) trait Policy<G: Playout>: Sync {
    /// Chooses a legal action by its index in `legal`, which is never empty. `last` is the previous action of the same side.
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
pub(crate) struct Random;

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

/// The policies for games that the program plays against itself, as the command line selects them.
pub(crate) trait Policies<G: Playout>: Args + Sync {
    type Policy: Policy<G>;

    fn policies(&self) -> [Self::Policy; 2];

    /// Their names, each with the name of its column.
    fn told(&self) -> Settings {
        Settings::new()
    }

    /// Their description in the help.
    fn help() -> String {
        String::new()
    }
}

/// Players and starts: the name of a column, and its text.
pub(crate) type Settings = Vec<(String, String)>;

#[derive(Args)]
#[group(skip)]
pub(crate) struct NoOptions {}

impl<G: Playout> Policies<G> for NoOptions {
    type Policy = Random;

    fn policies(&self) -> [Random; 2] {
        [Random; 2]
    }
}

/// The items of [`Playout`] for a game whose position says what comes next. The types are those of the rules of the game.
macro_rules! position_is_state {
    () => {
        const REASONS: &'static [&'static str] = Reason::WORDS;

        type State = Position;

        fn begin(_: &Judge, start: Position) -> Position {
            start
        }

        #[inline]
        fn position_of(state: &Position) -> &Position {
            state
        }

        #[inline]
        fn turn(state: &Position) -> game::Turn<Side, Outcome> {
            match state.stage() {
                Stage::Over(outcome) => game::Turn::Over(outcome),
                Stage::Throw(_) => game::Turn::Chance(Some(state.turn())),
                Stage::Decide => game::Turn::Decide(state.turn()),
            }
        }

        fn first(position: &Position) -> Side {
            position.first()
        }

        #[inline]
        fn list_legal(judge: &Judge, position: &Position, legal: &mut Actions) {
            judge.legal(position, legal);
        }

        #[inline]
        fn play(judge: &Judge, state: &mut Position, action: Action, mut see: impl FnMut(Event)) {
            judge.play_unchecked(state, action, &mut see);
        }
    };
}
pub(crate) use position_is_state;

/// Plays on to the end, or until `cap` decisions have been made, and then returns `None`.
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
        match G::turn(state) {
            Turn::Over(outcome) => return Some(outcome),
            Turn::Chance(_) => {
                G::roll(judge, state, rng, |happened| watcher.happened(happened));
            }
            Turn::Decide(_) if decisions == cap => return None,
            Turn::Decide(side) => {
                let position = G::position_of(state);
                G::list_legal(judge, position, &mut legal);
                let side: Side = side.into();
                let (policy, last) = (&policies[side.index()], &mut last[side.index()]);
                let chosen = policy.choose(judge, position, &legal, *last, rng);
                watcher.decision(judge, state, &legal, chosen);
                let action = legal[chosen];
                *last = Some(action);
                G::play(judge, state, action, |event| {
                    watcher.happened(Happened::Event(event));
                });
                decisions += 1;
            }
        }
    }
}
