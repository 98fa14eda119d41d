//! A rule set as one value. Code asks for its options, never for its name.

use core::fmt;

use crate::board::Board;
use crate::{Piece, Side, Source};
use game::{OptionType, OptionValue, Values, reasons, words};

words! {
    /// Which pieces may use the empty throne, to stop there or to move across it (§2).
    ///
    /// ```
    /// use hnefatafl::{CastleUse, Piece};
    ///
    /// assert!(CastleUse::King.allows(Piece::King) && !CastleUse::King.allows(Piece::Drabant));
    /// ```
    CastleUse {
        /// Only the king.
        King = "king",
        /// No piece.
        Nobody = "nobody",
        /// Every piece.
        All = "all",
    }
}

words! {
    /// How camp squares limit moves (§2).
    Camps {
        /// Squares like any other.
        All = "all",
        /// Closed to the pieces of the Swede.
        Muscovites = "muscovites",
        /// Also closed to Muscovites, except for the camp in which the piece stands.
        NeverBack = "never-back",
    }
}

words! {
    /// What the empty throne counts as (§3).
    CastleCounts {
        /// As a Muscovite, when the king beside it is surrounded.
        Surround = "surround",
        /// Also as the second piece in any capture.
        Both = "both",
        /// As nothing.
        No = "no",
    }
}

words! {
    /// How the king is taken (§4).
    KingTaken {
        /// Surrounded on all four sides only.
        Four = "four",
        /// Surrounded on the throne and beside it; elsewhere also between two Muscovites.
        Castle = "castle",
        /// Everywhere also between two Muscovites.
        Two = "two",
    }
}

words! {
    /// Where the king escapes (§4).
    Escape {
        /// On any square of the edge.
        Edge = "edge",
        /// On a corner.
        Corner = "corner",
    }
}

words! {
    /// What happens when a position occurs for the third time (§4).
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
    /// How open ways are announced (§5).
    Announce {
        /// By the game itself.
        Program = "program",
        /// By the player of the Swede, who may also keep silent.
        Players = "players",
    }
}

impl CastleUse {
    /// Whether a piece of this kind may use the throne.
    #[must_use]
    pub fn allows(self, piece: Piece) -> bool {
        match self {
            CastleUse::King => piece == Piece::King,
            CastleUse::Nobody => false,
            CastleUse::All => true,
        }
    }
}

/// No source has the value.
const NOBODY: &[Source] = &[];
/// The museum's sheet itself. It is silent on everything that it does not mention.
const SHEET: &[Source] = &[Source::Sheet];
/// Tafl players of today use the value.
const NET: &[Source] = &[Source::Net];
/// The published rules of Copenhagen have the value.
const COPENHAGEN: &[Source] = &[Source::Copenhagen, Source::Net];
/// The published rules of Fetlar have the value.
const FETLAR: &[Source] = &[Source::Fetlar];
/// Both have the value.
const BOTH: &[Source] = &[Source::Copenhagen, Source::Fetlar, Source::Net];

game::rules! {
    /// A rule set.
    ///
    /// ```
    /// use hnefatafl::{Escape, PRESETS};
    ///
    /// let mut rules = PRESETS[0].rules;
    /// assert!(rules.set("escape", "corner").is_ok() && rules.set("escape", "sea").is_err());
    /// assert_eq!(rules.escape, Escape::Corner);
    /// assert_eq!(hnefatafl::write_rules(&rules), "linne escape=corner");
    /// ```
    Rules of &'static [Source] {
        /// The board (§1).
        board: Board = Board::Nine, "1", |board| match board {
            Board::Nine => SHEET,
            Board::Seven => NET,
            Board::Eleven => BOTH,
        }, as SIZE;
        /// The side that moves first (§1).
        first: Side = Side::Swede, "1", |first| match first {
            Side::Swede => SHEET,
            Side::Muscovite => BOTH,
        };
        /// Which pieces may stop on the empty throne (§2).
        castle_stop: CastleUse = CastleUse::King, "2", |castle_stop| match castle_stop {
            CastleUse::King => BOTH,
            CastleUse::Nobody | CastleUse::All => NOBODY,
        };
        /// Which pieces may move across the empty throne (§2).
        castle_pass: CastleUse = CastleUse::King, "2", |castle_pass| match castle_pass {
            CastleUse::All => BOTH,
            CastleUse::King | CastleUse::Nobody => NET,
        };
        /// How camp squares limit moves (§2).
        camps: Camps = Camps::All, "2", |camps| match camps {
            Camps::All | Camps::NeverBack => NET,
            Camps::Muscovites => NOBODY,
        };
        /// Whether the king helps to capture (§3).
        king_captures: bool = true, "3", |captures| if captures { BOTH } else { NET };
        /// What the empty throne counts as (§3).
        castle_counts: CastleCounts = CastleCounts::Surround, "3", |counts| match counts {
            CastleCounts::Both => BOTH,
            CastleCounts::Surround | CastleCounts::No => NOBODY,
        };
        /// Whether an empty camp square counts as a Muscovite in captures of drabants (§3).
        camps_count: bool = false, "3", |_| NET;
        /// How the king is taken (§4).
        king_taken: KingTaken = KingTaken::Four, "4", |king_taken| match king_taken {
            KingTaken::Four => &[Source::Sheet, Source::Copenhagen, Source::Fetlar],
            // Scholars read the Latin differently from the sheet.
            KingTaken::Castle => &[Source::Scholars, Source::Net],
            KingTaken::Two => NET,
        };
        /// Where the king escapes (§4).
        escape: Escape = Escape::Edge, "4", |escape| match escape {
            Escape::Edge => SHEET,
            Escape::Corner => BOTH,
        };
        /// What happens when a position occurs for the third time (§4).
        repetition: Repetition = Repetition::Draw, "4", |repetition| match repetition {
            Repetition::SwedeLoses => COPENHAGEN,
            Repetition::Draw => FETLAR,
            Repetition::Off => NOBODY,
        };
        /// How open ways are announced (§5).
        announce: Announce = Announce::Program, "5", |announce| match announce {
            // A player who sees a way out must warn the other.
            Announce::Players => SHEET,
            Announce::Program => NOBODY,
        };
        /// Whether a row of pieces at the edge can be captured at once (§3).
        shield_wall: bool = false, "3", |walls| if walls { COPENHAGEN } else { FETLAR };
        /// Whether the edge counts as a Muscovite around the king (§4).
        edge_counts: bool = false, "4", |counts| if counts { NET } else { BOTH };
        /// Whether the Swede wins when the king sits at the edge in a fort that cannot be broken (§4).
        exit_fort: bool = false, "4", |forts| if forts { COPENHAGEN } else { FETLAR };
        /// Whether the Muscovite wins by surrounding all pieces of the Swede (§4).
        enclosure: bool = false, "4", |encloses| if encloses { BOTH } else { NOBODY };
    }
}

/// The board, shown as the number of its files.
const SIZE: Values<Board> = Values {
    show: |board| OptionValue::Number(board.size().into()),
    ..Board::VALUES
};

reasons! {
    /// Incompatible options (§6).
    ///
    /// ```
    /// use hnefatafl::{Board, Contradiction, Judge, Rules};
    ///
    /// let rules = Rules { board: Board::Seven, ..Rules::USUAL };
    /// assert_eq!(Judge::new(rules).err(), Some(Contradiction::SmallBoardEdge));
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    Contradiction {
        /// On 7×7 the Swede forces an escape at the edge unless two Muscovites can take him anywhere.
        SmallBoardEdge "small-board-edge" "on board=7 with escape=edge the Swedes win by force within seven moves, by king_taken=four and \
                 castle alike; set king_taken=two or escape=corner";
        /// The castle counts as nothing, but no Muscovite may stand on it.
        CastleNeverCounts "castle-never-counts" "with castle_counts=no the king beside the empty castle could never be surrounded; \
                 set castle_stop=all as well";
        /// A single Muscovite could take the king against the empty throne.
        TwoWithCastle "two-with-castle" "with king_taken=two and castle_counts=both one Muscovite alone could take the king beside \
                 the castle; set castle_counts=surround";
    }
}

impl Contradiction {
    /// Every contradiction.
    pub const ALL: [Contradiction; 3] = [
        Contradiction::SmallBoardEdge,
        Contradiction::CastleNeverCounts,
        Contradiction::TwoWithCastle,
    ];
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason())
    }
}

impl core::error::Error for Contradiction {}

impl Rules {
    /// Checks that the options are compatible (§6).
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
