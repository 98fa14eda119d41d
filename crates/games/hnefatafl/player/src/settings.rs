//! How much a player searches, and how often it plays a weaker move.

/// The settings of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The search ends after so many nodes.
    pub nodes: u64,
    /// The plies of the last iteration.
    pub depth: u32,
    /// Whether captures, escapes and threats are searched beyond the last ply.
    pub quiescence: bool,
    /// Moves at the root that are worse than the best by at most so many points get exact scores.
    /// Needed to rank moves; it takes more work.
    pub margin: i32,
    /// The probability of a weaker move than the best, from 0 to 1. It is one within the margin, if
    /// there is one.
    pub weaker: f32,
    /// The transposition table has 2 to the power of so many entries.
    pub table_bits: u32,
}

impl Settings {
    /// The settings of a search that ends after so many nodes, for analysis.
    #[must_use]
    pub const fn analysis(nodes: u64) -> Settings {
        Settings {
            nodes,
            depth: 40,
            quiescence: true,
            margin: 0,
            weaker: 0.0,
            table_bits: 16,
        }
    }

    /// The same with exact scores for all moves that are worse than the best by at most so many
    /// points, for hints.
    #[must_use]
    pub const fn ranking(self, margin: i32) -> Settings {
        Settings { margin, ..self }
    }
}
