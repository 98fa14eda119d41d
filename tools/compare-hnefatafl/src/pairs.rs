//! Rule sets that both engines know.

use hnefatafl::{Judge, Rules, read_rules};
use theirs::collections::pieceset::PieceSet;
use theirs::pieces::{BASIC_PIECES, KING, PieceType, Side};
use theirs::preset::rules::{BRANDUBH, COPENHAGEN as THEIR_COPENHAGEN};
use theirs::rules::{HostilityRules, KingAttack, KingStrength, OccupyRules, PassRules, Ruleset};

use crate::Failure;

/// The rules of the recorded games, but for repetition.
pub const COPENHAGEN: &str = "copenhagen repetition=off";

/// A rule set in our words and in theirs. Repetition is left out: they count repeated moves, we
/// count positions.
pub struct Pair {
    /// In our words.
    pub ours: &'static str,
    /// In theirs.
    pub theirs: Ruleset,
    /// How deep perft goes in a comparison.
    pub depth: u32,
}

const LINNE: Ruleset = Ruleset {
    pieces: BASIC_PIECES,
    edge_escape: true,
    king_strength: KingStrength::Strong,
    king_attack: KingAttack::Armed,
    shieldwall: None,
    exit_fort: false,
    hostile_tiles: HostilityRules {
        throne: PieceSet::from_piece(KING),
        corners: PieceSet::none(),
        edge: PieceSet::none(),
    },
    occupiable_tiles: OccupyRules {
        throne: PieceSet::from_piece(KING),
        corners: PieceSet::all(),
    },
    passable_tiles: PassRules {
        throne: PieceSet::from_piece(KING),
    },
    slow_pieces: PieceSet::none(),
    starting_side: Side::Defender,
    enclosure_win: None,
    repetition_rule: None,
    draw_on_no_plays: false,
    linnaean_capture: false,
};

const FETLAR: Ruleset = Ruleset {
    shieldwall: None,
    exit_fort: false,
    repetition_rule: None,
    ..THEIR_COPENHAGEN
};

/// Every pair.
pub const PAIRS: [Pair; 7] = [
    Pair {
        ours: "linne repetition=off",
        theirs: LINNE,
        depth: 3,
    },
    Pair {
        ours: "tablut repetition=off",
        theirs: Ruleset {
            king_strength: KingStrength::StrongByThrone,
            ..LINNE
        },
        depth: 3,
    },
    Pair {
        ours: "linne board=11 repetition=off",
        theirs: LINNE,
        depth: 3,
    },
    Pair {
        ours: "brandubh repetition=off",
        theirs: Ruleset {
            hostile_tiles: HostilityRules {
                throne: PieceSet::from_piece_type(PieceType::Soldier),
                corners: PieceSet::from_piece_type(PieceType::Soldier),
                edge: PieceSet::none(),
            },
            enclosure_win: None,
            repetition_rule: None,
            ..BRANDUBH
        },
        depth: 4,
    },
    Pair {
        ours: "brandubh board=11 king_taken=four repetition=off",
        theirs: Ruleset {
            enclosure_win: None,
            ..FETLAR
        },
        depth: 3,
    },
    Pair {
        ours: "fetlar repetition=off",
        theirs: FETLAR,
        depth: 3,
    },
    Pair {
        ours: COPENHAGEN,
        theirs: Ruleset {
            repetition_rule: None,
            ..THEIR_COPENHAGEN
        },
        depth: 3,
    },
];

/// Our rules, read from their text.
///
/// # Errors
/// If the text does not describe rules that go together.
pub fn judge(text: &str) -> Result<Judge, Failure> {
    let rules: Rules = read_rules(text)?;
    Judge::new(rules).map_err(|contradiction| contradiction.reason().into())
}
