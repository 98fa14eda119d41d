//! What a search finds.

use kotra::{Action, Way};

use crate::Ends;

/// The result of a search. All of it is as the side sees it that decides.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// What to do: the best, or what an erring player takes for it.
    pub action: Action,
    /// The whole way to use the throw, the action first.
    pub way: Way,
    /// The chances of the ends after the best way.
    pub ends: Ends,
    /// All actions, the best first.
    pub ranked: Vec<RankedAction>,
}

/// An action and what it leads to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RankedAction {
    /// The action.
    pub action: Action,
    /// What the position after the best way that begins with it is worth, in units.
    pub equity: f32,
    /// The chance to win after that way, in whatever kind, from 0 to 1.
    pub wins: f32,
    /// Whether all throws of the other side were searched. If not, the equity is that of the static
    /// evaluation.
    pub searched: bool,
}
