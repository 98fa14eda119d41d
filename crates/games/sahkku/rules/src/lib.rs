#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod action;
mod actions;
mod army;
mod chance;
mod dice;
mod event;
mod game;
mod judge;
mod king;
mod move_table;
mod notation;
mod outcome;
mod place;
mod position;
mod presets;
mod rules;
#[cfg(feature = "serde")]
mod serialise;
mod session;
mod setup;
mod side;
mod sources;
mod steps;
mod throw_off;
mod track;
mod tray;

pub use ::game::{
    Anywhere, LINK_LIMIT, LinkError, OptionValue, is_handed_on, recorded_as, rules_at_will,
    write_rules,
};
pub use action::{Action, KingChoice, Piece, Use};
pub use actions::{Actions, MAX_ACTIONS};
pub use dice::{Dice, Face, MAX_DICE, NotAFace};
pub use event::{Event, Taking};
pub use game::{Entry, EntryRefused, Game, Phase, Throw};
pub use judge::{Judge, Refusal, WrongThrow};
pub use king::King;
pub use notation::{Expected, Form, Linked, Own, RECORD_LIMIT, ReadError, Record};
pub use outcome::{Outcome, Reason};
pub use place::{MAX_COLUMNS, MIN_COLUMNS, NotAPlace, Place, Places, Row, Spot};
pub use position::{Figure, Position, Stage};
pub use presets::{PRESETS, Preset, preset, read_rules};
pub use rules::{
    ActivationOrder, ActivationStep, Beside, Blank, Contradiction, Drawing, FaceList, FirstWake,
    HomeRow, KingMoves, KingTaken, LikeOdds, LosesWithout, NotAFaceList, OPTIONS, OptionError,
    RaidGate, Rethrow, RuleOption, Rules, Sleepers, ThrowOff, TrackShape, UseOrder,
};
#[cfg(feature = "serde")]
pub use serialise::Described;
pub use setup::{Setup, SetupError};
pub use side::Side;
pub use sources::{Origin, Source};
pub use tray::{Die, DieSet, Tray};
