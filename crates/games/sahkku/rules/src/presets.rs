//! The recorded rule sets (§8), as data.

use crate::Face::{I, II, III, X};
use crate::rules::{
    ActivationOrder, ActivationStep, Blank, Contradiction, Drawing, FirstWake, HomeRow, KingMoves,
    KingTaken, LosesWithout, RaidGate, Rethrow, Rules, Sleepers, ThrowOff, TrackShape, UseOrder,
    list,
};
use crate::sources::origin;
use crate::{Judge, Origin, ReadError, RuleOption, Source};

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
    ..Rules::USUAL
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
    ..Rules::USUAL
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
    ..Rules::USUAL
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
    ..Rules::USUAL
};

/// An account of 2001, by Alan Borvo. Source: Ludii, which retells it.
const BORVO: Rules = Rules {
    queens: false,
    rethrow: Rethrow::None,
    order: UseOrder::Free,
    activation_order: ActivationOrder::Any,
    king_moves: KingMoves::Orthogonal,
    first_wake: FirstWake::AllX,
    ..Rules::USUAL
};

/// Lágesvuotna with the Nesseby king, as at the sáhkku world cup.
const VUONNAMARKAN: Rules = Rules {
    raid_gate: RaidGate::Landing,
    ..Rules::USUAL
};

game::rule_sets! {
    judge: Judge::new, origin: origin;
    /// The recorded rule sets.
    PRESETS {
        "lagesvuotna", "Lágesvuotna", Rules::USUAL, [Reaidu, Booklet];
        "vuonnamarkan", "Vuonnamárkan", VUONNAMARKAN, [Booklet, DigitalSahkku];
        "raisa", "Ráisa", RAISA, [Reaidu, Booklet];
        "maze", "Máze", MAZE, [Reaidu];
        "vuovdaguoika", "Vuovdaguoika", VUOVDAGUOIKA, [Reaidu, Booklet];
        "gavkevuotna", "Gávkevuotna", GAVKEVUOTNA, [Reaidu];
        "unjarga", "Unjárga", UNJARGA, [Reaidu];
        "globe-joueur", "Le Globe Joueur", GLOBE_JOUEUR, [GlobeJoueur];
        "borvo", "Borvo 2001", BORVO, [Borvo];
    }
}
