//! The search parameters of each level.

use crate::Level;

/// How far a search looks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lookahead {
    /// Not at all: each action is scored by its immediate effects.
    Action,
    /// To the end of the turn.
    Turn,
    /// To every end of the turn.
    EveryEnd,
}

/// The parameters of a search, including which actions it misses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchParams {
    pub(crate) lookahead: Lookahead,
    /// The number of unfinished turns kept after each die.
    pub(crate) beam_width: usize,
    /// The number of ends of the turn for which the opponent's replies are searched.
    pub(crate) reply_candidates: usize,
    /// The probability of missing the hardest actions, from 0 to 1. Easier ones are missed less.
    pub(crate) oversight_rate: f32,
    /// Determines which actions are missed, and breaks ties.
    pub(crate) seed: u64,
}

impl SearchParams {
    pub(crate) const fn new(level: Level, seed: u64) -> SearchParams {
        let (lookahead, beam_width, reply_candidates, oversight_rate) = match level {
            Level::Beginner => (Lookahead::Action, 1, 0, 0.75),
            Level::Easy => (Lookahead::Turn, 1, 0, 0.65),
            Level::Steady => (Lookahead::Turn, 1, 0, 0.3),
            Level::Strong => (Lookahead::Turn, 8, 0, 0.2),
            Level::Master => (Lookahead::Turn, 32, 6, 0.0),
        };
        SearchParams {
            lookahead,
            beam_width,
            reply_candidates,
            oversight_rate,
            seed,
        }
    }

    /// Evaluates a position independent of the player: considers every action, keeps every unfinished turn, and searches no
    /// replies.
    pub(crate) const fn every_end() -> SearchParams {
        SearchParams {
            lookahead: Lookahead::EveryEnd,
            ..SearchParams::inner_turn(usize::MAX)
        }
    }

    /// A turn inside the search: it misses nothing and searches no replies.
    pub(crate) const fn inner_turn(beam_width: usize) -> SearchParams {
        SearchParams {
            lookahead: Lookahead::Turn,
            beam_width,
            reply_candidates: 0,
            oversight_rate: 0.0,
            seed: 0,
        }
    }
}
