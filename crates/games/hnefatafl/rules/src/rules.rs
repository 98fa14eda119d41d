//! A rule set as one value. Code asks it questions and never asks for its name.

use core::fmt;

use crate::board::Board;
use crate::{Piece, Side};
use game::words;

words! {
    /// Who may use the empty castle, to stop there or to move across it (§2).
    CastleUse {
        /// The king alone.
        King = "king",
        /// Nobody.
        Nobody = "nobody",
        /// Every piece.
        All = "all",
    }
}

words! {
    /// What the camp squares are to pieces that move (§2).
    Camps {
        /// Squares like any other.
        All = "all",
        /// Closed to the pieces of the Swede.
        Muscovites = "muscovites",
        /// Closed also to Muscovites, but for the camp in which one stands.
        NeverBack = "never-back",
    }
}

words! {
    /// What the empty castle counts for (§3).
    CastleCounts {
        /// For a Muscovite where the king beside it is surrounded.
        Surround = "surround",
        /// Besides, for the second piece in any capture.
        Both = "both",
        /// For nothing.
        No = "no",
    }
}

words! {
    /// How the king falls (§4).
    KingTaken {
        /// Surrounded on all four sides, and in no other way.
        Four = "four",
        /// On the castle and beside it surrounded; elsewhere also between two Muscovites.
        Castle = "castle",
        /// Everywhere also between two Muscovites.
        Two = "two",
    }
}

words! {
    /// Where the king goes out (§4).
    Escape {
        /// On any square of the edge.
        Edge = "edge",
        /// On a corner.
        Corner = "corner",
    }
}

words! {
    /// What happens when a position stands for the third time (§4).
    Repetition {
        /// The game is a draw.
        Draw = "draw",
        /// The Swede loses.
        SwedeLoses = "swede-loses",
        /// Nothing.
        Off = "off",
    }
}

words! {
    /// Who announces open ways (§5).
    Announce {
        /// The game itself.
        Program = "program",
        /// The player of the Swede, who may also keep silent.
        Players = "players",
    }
}

impl CastleUse {
    /// Whether a piece of this kind may.
    #[must_use]
    pub fn allows(self, piece: Piece) -> bool {
        match self {
            CastleUse::King => piece == Piece::King,
            CastleUse::Nobody => false,
            CastleUse::All => true,
        }
    }
}

/// A rule set: a value for every option (§6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// The board (§1).
    pub board: Board,
    /// Who moves first (§1).
    pub first: Side,
    /// Who may stop on the empty castle (§2).
    pub castle_stop: CastleUse,
    /// Who may move across the empty castle (§2).
    pub castle_pass: CastleUse,
    /// What the camp squares are to pieces that move (§2).
    pub camps: Camps,
    /// Whether the king helps to capture (§3).
    pub king_captures: bool,
    /// What the empty castle counts for (§3).
    pub castle_counts: CastleCounts,
    /// Whether an empty camp square stands for a Muscovite in captures of drabants (§3).
    pub camps_count: bool,
    /// How the king falls (§4).
    pub king_taken: KingTaken,
    /// Where the king goes out (§4).
    pub escape: Escape,
    /// What happens when a position stands for the third time (§4).
    pub repetition: Repetition,
    /// Who announces open ways (§5).
    pub announce: Announce,
}

/// Options that do not go together (§6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Contradiction {
    /// On 7×7 the Swede goes out at the edge by force unless two Muscovites can take him anywhere.
    SmallBoardEdge,
    /// The castle counts for nothing, but no Muscovite may stand on it.
    CastleNeverCounts,
    /// One Muscovite alone could take the king against the empty castle.
    TwoWithCastle,
}

impl Contradiction {
    /// Every contradiction.
    pub const ALL: [Contradiction; 3] = [
        Contradiction::SmallBoardEdge,
        Contradiction::CastleNeverCounts,
        Contradiction::TwoWithCastle,
    ];

    /// A name for it, in small letters and dashes.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Contradiction::SmallBoardEdge => "small-board-edge",
            Contradiction::CastleNeverCounts => "castle-never-counts",
            Contradiction::TwoWithCastle => "two-with-castle",
        }
    }

    /// What is wrong, in a plain sentence.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Contradiction::SmallBoardEdge => {
                "on board=7 with escape=edge the Swedes win by force within seven moves, by king_taken=four and \
                 castle alike; set king_taken=two or escape=corner"
            }
            Contradiction::CastleNeverCounts => {
                "with castle_counts=no the king beside the empty castle could never be surrounded; \
                 set castle_stop=all as well"
            }
            Contradiction::TwoWithCastle => {
                "with king_taken=two and castle_counts=both one Muscovite alone could take the king beside \
                 the castle; set castle_counts=surround"
            }
        }
    }
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason())
    }
}

impl core::error::Error for Contradiction {}

impl Rules {
    /// Whether the options go together (§6).
    ///
    /// # Errors
    /// The first [`Contradiction`] found.
    pub fn check(&self) -> Result<(), Contradiction> {
        let small = self.board == Board::Seven && self.escape == Escape::Edge;
        if small && self.king_taken != KingTaken::Two {
            return Err(Contradiction::SmallBoardEdge);
        }
        if self.castle_counts == CastleCounts::No && self.castle_stop != CastleUse::All {
            return Err(Contradiction::CastleNeverCounts);
        }
        if self.king_taken == KingTaken::Two && self.castle_counts == CastleCounts::Both {
            return Err(Contradiction::TwoWithCastle);
        }
        Ok(())
    }
}
