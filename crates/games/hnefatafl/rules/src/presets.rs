//! The named rule sets (§6), as data.

use crate::board::Board;
use crate::rules::{CastleCounts, CastleUse, Contradiction, Escape, KingTaken, Repetition, Rules};
use crate::sources::origin;
use crate::{Judge, Origin, ReadError, RuleOption, Side, Source};

/// Several scholars' reading of Linné's Latin: away from the throne the king is captured between two.
const TABLUT: Rules = Rules {
    king_taken: KingTaken::Castle,
    ..Rules::USUAL
};

/// The small game as played online today.
const BRANDUBH: Rules = Rules {
    board: Board::Seven,
    first: Side::Muscovite,
    castle_pass: CastleUse::All,
    castle_counts: CastleCounts::Both,
    king_taken: KingTaken::Castle,
    escape: Escape::Corner,
    ..Rules::USUAL
};

/// The game of most tafl players today, as the Fetlar Hnefatafl Panel set it down in 2007.
const FETLAR: Rules = Rules {
    board: Board::Eleven,
    first: Side::Muscovite,
    castle_pass: CastleUse::All,
    castle_counts: CastleCounts::Both,
    escape: Escape::Corner,
    enclosure: true,
    ..Rules::USUAL
};

/// The version of Nielsen, Bartley and Millar from 2012.
const COPENHAGEN: Rules = Rules {
    repetition: Repetition::SwedeLoses,
    shield_wall: true,
    exit_fort: true,
    ..FETLAR
};

game::rule_sets! {
    judge: Judge::new, origin: origin;
    /// The named rule sets.
    PRESETS {
        // The museum's sheet, which retells Linné.
        "linne", "Linné", Rules::USUAL, [Sheet];
        // The scholars read the sheet's source differently in one place.
        "tablut", "Tablut", TABLUT, [Sheet, Scholars];
        "brandubh", "Brandubh", BRANDUBH, [Net];
        "copenhagen", "Copenhagen", COPENHAGEN, [Copenhagen];
        "fetlar", "Fetlar", FETLAR, [Fetlar];
    }
}
