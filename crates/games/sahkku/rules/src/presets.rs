//! The recorded rule sets (§8), as data.

use crate::Face::{self, I, II, III, X};
use crate::rules::{
    ActivationOrder, ActivationStep, Blank, Drawing, FaceList, HomeRow, KingMoves, KingTaken,
    LikeOdds, LosesWithout, RaidGate, Rethrow, Rules, Sleepers, ThrowOff, TrackShape, UseOrder,
};
use crate::sources::origin;
use crate::{Contradiction, Judge, Origin, RuleOption, Source};
use game::RuleSets;

const BLANK: Face = Face::Blank;

/// A recorded rule set and the name it goes by in records and traces.
pub type Preset = game::Preset<Rules>;

#[expect(clippy::panic, reason = "it would fail the build, never a game")]
const fn list(faces: &[Face]) -> FaceList {
    match FaceList::new(faces) {
        Some(list) => list,
        None => panic!("a face stands twice"),
    }
}

/// Laksefjord. Source: Reaidu and the booklet, after Edmund Johansen.
const LAGESVUOTNA: Rules = Rules {
    columns: 15,
    places: Drawing::Lines,
    home_row: HomeRow::Full,
    queens: true,
    dice: 3,
    faces: list(&[X, II, III, BLANK]),
    blank: Blank::Zero,
    rethrow: Rethrow::Each,
    order: UseOrder::Forced(list(&[X, III, II])),
    activation_order: ActivationOrder::FrontFirst,
    activation_step: ActivationStep::Forward,
    track: TrackShape::Eight,
    miedut: false,
    stacking: true,
    queue: false,
    sleepers: Sleepers::Closed,
    king_taken: KingTaken::Landing,
    raid_gate: RaidGate::Off,
    king_moves: KingMoves::Royal,
    king_shares: false,
    utsjok: false,
    loses_without: LosesWithout::Soldiers,
    blocked_loses: false,
    like_odds: LikeOdds::Off,
    may_stop: false,
    throw_off: ThrowOff::FirstX,
    stake: 0,
};

/// Nordreisa, one reading of Mejland 1953. Source: Reaidu and the booklet.
const RAISA: Rules = Rules {
    columns: 13,
    places: Drawing::Squares,
    home_row: HomeRow::FrontEmpty,
    queens: false,
    dice: 2,
    faces: list(&[X, I, II, III]),
    blank: Blank::Absent,
    order: UseOrder::Forced(list(&[X, I, II, III])),
    activation_order: ActivationOrder::Any,
    track: TrackShape::Loop,
    miedut: true,
    sleepers: Sleepers::Exposed,
    king_moves: KingMoves::Soldier,
    king_shares: true,
    ..LAGESVUOTNA
};

/// Máze, after Bernt Pettersen. Source: Reaidu.
const MAZE: Rules = Rules {
    order: UseOrder::Free,
    miedut: false,
    ..RAISA
};

/// Vuovdaguoika, after Hans Aslak Guttorm. Source: Reaidu and the booklet.
const VUOVDAGUOIKA: Rules = Rules {
    queens: false,
    blank: Blank::Four,
    rethrow: Rethrow::All,
    order: UseOrder::Free,
    track: TrackShape::Loop,
    miedut: true,
    stacking: false,
    queue: true,
    sleepers: Sleepers::Exposed,
    king_taken: KingTaken::Push,
    king_moves: KingMoves::Soldier,
    loses_without: LosesWithout::AllPieces,
    ..LAGESVUOTNA
};

/// Gávkevuotna, after Kristian Johansen. Source: Reaidu.
const GAVKEVUOTNA: Rules = Rules {
    rethrow: Rethrow::None,
    ..VUOVDAGUOIKA
};

/// Unjárga, a reconstruction. Source: Reaidu.
const UNJARGA: Rules = Rules {
    queens: false,
    blank: Blank::Four,
    order: UseOrder::Free,
    activation_step: ActivationStep::Across,
    track: TrackShape::Loop,
    miedut: true,
    sleepers: Sleepers::Exposed,
    raid_gate: RaidGate::Both,
    king_shares: true,
    ..LAGESVUOTNA
};

/// Le Globe Joueur's reconstruction. Source: its French rule sheet.
const GLOBE_JOUEUR: Rules = Rules {
    queens: false,
    rethrow: Rethrow::None,
    order: UseOrder::Free,
    activation_order: ActivationOrder::NextFree,
    sleepers: Sleepers::Protected,
    king_taken: KingTaken::Mount,
    king_moves: KingMoves::Orthogonal,
    blocked_loses: true,
    throw_off: ThrowOff::Lot,
    ..LAGESVUOTNA
};

/// Lágesvuotna with the Nesseby king, as at the sáhkku world cup.
const VUONNAMARKAN: Rules = Rules {
    raid_gate: RaidGate::Landing,
    ..LAGESVUOTNA
};

/// The recorded rule sets.
pub const PRESETS: [Preset; 8] = [
    Preset {
        id: "lagesvuotna",
        name: "Lágesvuotna",
        rules: LAGESVUOTNA,
        sources: &[Source::Reaidu, Source::Booklet],
    },
    Preset {
        id: "vuonnamarkan",
        name: "Vuonnamárkan",
        rules: VUONNAMARKAN,
        sources: &[Source::Booklet, Source::DigitalSahkku],
    },
    Preset {
        id: "raisa",
        name: "Ráisa",
        rules: RAISA,
        sources: &[Source::Reaidu, Source::Booklet],
    },
    Preset {
        id: "maze",
        name: "Máze",
        rules: MAZE,
        sources: &[Source::Reaidu],
    },
    Preset {
        id: "vuovdaguoika",
        name: "Vuovdaguoika",
        rules: VUOVDAGUOIKA,
        sources: &[Source::Reaidu, Source::Booklet],
    },
    Preset {
        id: "gavkevuotna",
        name: "Gávkevuotna",
        rules: GAVKEVUOTNA,
        sources: &[Source::Reaidu],
    },
    Preset {
        id: "unjarga",
        name: "Unjárga",
        rules: UNJARGA,
        sources: &[Source::Reaidu],
    },
    Preset {
        id: "globe-joueur",
        name: "Le Globe Joueur",
        rules: GLOBE_JOUEUR,
        sources: &[Source::GlobeJoueur],
    },
];

/// The recorded rule set called `id`.
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
