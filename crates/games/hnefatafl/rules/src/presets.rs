//! The named rule sets (§6), as data.

use crate::board::Board;
use crate::rules::{CastleCounts, CastleUse, Contradiction, Escape, KingTaken, Repetition, Rules};
use crate::sources::origin;
use crate::{Judge, Origin, RuleOption, Side, Source};
use game::RuleSets;

/// A named rule set.
pub type Preset = game::Preset<Rules>;

/// Several scholars' reading of Linné's Latin: away from the castle the king is captured between two.
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

/// The named rule sets.
pub const PRESETS: [Preset; 5] = [
    Preset {
        id: "linne",
        name: "Linné",
        // The museum's sheet, which retells Linné.
        rules: Rules::USUAL,
        sources: &[Source::Sheet],
    },
    Preset {
        id: "tablut",
        name: "Tablut",
        rules: TABLUT,
        // The scholars read the sheet's source differently in one place.
        sources: &[Source::Sheet, Source::Scholars],
    },
    Preset {
        id: "brandubh",
        name: "Brandubh",
        rules: BRANDUBH,
        sources: &[Source::Net],
    },
    Preset {
        id: "copenhagen",
        name: "Copenhagen",
        rules: COPENHAGEN,
        sources: &[Source::Copenhagen],
    },
    Preset {
        id: "fetlar",
        name: "Fetlar",
        rules: FETLAR,
        sources: &[Source::Fetlar],
    },
];

/// The rule set of this id.
#[must_use]
pub fn preset(id: &str) -> Option<&'static Preset> {
    Preset::named(id)
}

impl RuleSets for Rules {
    type Source = Source;
    type Origin = Origin;
    type Judge = Judge;
    type Contradiction = Contradiction;

    const PRESETS: &'static [Preset] = &PRESETS;
    const INVENTION: Origin = Origin::Invention;

    fn judge(self) -> Result<Judge, Contradiction> {
        Judge::new(self)
    }

    fn of(judge: &Judge) -> &Rules {
        judge.rules()
    }

    fn origin(preset: &Preset, option: &RuleOption, rules: &Rules) -> Origin {
        origin(preset, option, rules)
    }
}

game::rules_as_text!(Rules);
