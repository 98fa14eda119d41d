//! How much a player searches, and how often it plays a weaker move.

/// The settings of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The maximum number of nodes.
    pub nodes: u64,
    /// The maximum depth in plies.
    pub depth: u32,
    /// Whether captures, escapes and threats are searched beyond the last ply.
    pub quiescence: bool,
    /// Moves at the root get exact scores if they are worse than the best by at most this many points. Needed to rank moves;
    /// costs more work.
    pub margin: i32,
    /// The probability, from 0 to 1, of choosing a weaker move within the margin, if there is one.
    pub weaker: f32,
    /// The binary logarithm of the size of the transposition table, in entries.
    pub table_bits: u32,
}

impl Settings {
    /// The settings of a search of at most `nodes` nodes, for analysis.
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

    /// The same settings with exact scores for all moves that are worse than the best by at most `margin` points, for hints.
    #[must_use]
    pub const fn ranking(self, margin: i32) -> Settings {
        Settings { margin, ..self }
    }
}
