//! Who decides in games that the program plays against itself.

use clap::ValueEnum;
use hnefatafl::Action;

use crate::rng::GameRng;

/// A way to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum Policy {
    /// Any legal move, each equally likely
    Uniform,
    /// Mostly takes its own last move back, so that positions come back
    Shuffle,
}

impl Policy {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Policy::Uniform => "uniform",
            Policy::Shuffle => "shuffle",
        }
    }

    /// Which of the legal moves to choose, as its number in `legal`, which is never empty. `last` is
    /// the own last move.
    #[inline]
    pub(super) fn choose(self, legal: &[Action], last: Option<Action>, rng: &mut GameRng) -> usize {
        if self == Policy::Shuffle
            && rng.below(8) != 0
            && let Some(last) = last
        {
            let back = |action: &Action| action.from == last.to && action.to == last.from;
            // There is one, or a silent and a spoken one.
            let forms: Vec<usize> = (0..legal.len()).filter(|&n| back(&legal[n])).collect();
            if !forms.is_empty() {
                return forms[rng.below(forms.len())];
            }
        }
        rng.below(legal.len())
    }
}
