//! The named rule sets of the contract (§6), as data.

use crate::board::Board;
use crate::rules::{
    Announce, Camps, CastleCounts, CastleUse, Escape, KingTaken, Repetition, Rules,
};
use crate::{Side, Source};

/// A named rule set.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The name in records, links and traces: lower case, no accents.
    pub id: &'static str,
    /// The name that people use.
    pub name: &'static str,
    /// The rules.
    pub rules: Rules,
    /// Where they come from.
    pub sources: &'static [Source],
}

/// The museum's sheet, which retells Linné: every option at its default.
const LINNE: Rules = Rules {
    board: Board::Nine,
    first: Side::Swede,
    castle_stop: CastleUse::King,
    castle_pass: CastleUse::King,
    camps: Camps::All,
    king_captures: true,
    castle_counts: CastleCounts::Surround,
    camps_count: false,
    king_taken: KingTaken::Four,
    escape: Escape::Edge,
    repetition: Repetition::Draw,
    announce: Announce::Program,
};

/// How several scholars read Linné's Latin: away from the castle the king falls between two.
const TABLUT: Rules = Rules {
    king_taken: KingTaken::Castle,
    ..LINNE
};

/// The small game as it is played on the net today.
const BRANDUBH: Rules = Rules {
    board: Board::Seven,
    first: Side::Muscovite,
    castle_pass: CastleUse::All,
    castle_counts: CastleCounts::Both,
    king_taken: KingTaken::Castle,
    escape: Escape::Corner,
    ..LINNE
};

/// The named rule sets.
pub const PRESETS: [Preset; 3] = [
    Preset {
        id: "linne",
        name: "Linné",
        rules: LINNE,
        sources: &[Source::Sheet],
    },
    Preset {
        id: "tablut",
        name: "Tablut",
        rules: TABLUT,
        // The scholars read the sheet's source otherwise in one place.
        sources: &[Source::Sheet, Source::Scholars],
    },
    Preset {
        id: "brandubh",
        name: "Brandubh",
        rules: BRANDUBH,
        sources: &[Source::Net],
    },
];

/// The rule set of this id.
#[must_use]
pub fn preset(id: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.id == id)
}
