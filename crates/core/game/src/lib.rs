#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod bot;
mod chance;
mod forms;
mod game;
mod inline_vec;
mod level;
mod logistic;
mod net;
mod notation;
mod options;
mod preset;
mod random;
mod scan;
pub mod serialise;
pub mod session;
mod side;
#[cfg(feature = "proptest")]
pub mod strategies;
mod text_form;
mod theme;
mod tray_die;
mod tree;
mod turn;
mod unseen;
mod words;

pub use bot::{
    Bot, Limits, Progress, Ranked, RankedLine, Review, ReviewOf, ReviewStep, Reviewer, Search,
    SearchOrDecision, Value, won_by,
};
pub use chance::Dealt;
pub use forms::Anywhere;
pub use game::{Game, Judge, Refused};
pub use inline_vec::{Filler, InlineVec};
pub use level::{Level, ParseLevelError};
pub use logistic::logistic;
pub use net::{Net, NetError, NetFile};
pub use notation::{
    BitReader, BitWriter, Checksum, ENTRIES_LIMIT, Expected, Expects, LINK_LIMIT, LinkError,
    Linkable, Linked, Reader, Record, Recorded, ResultLine, Turns, read_position, read_rules,
    write_position_link, write_rules,
};
pub use options::{OptionError, OptionType, OptionValue, Options, RuleOption, Values, set_option};
pub use preset::{Preset, RuleSets, is_handed_on, recorded_as, rules_at_will};
pub use random::{GOLDEN_GAMMA, bits_from, nth_random, unit_interval};
pub use scan::{ReadError, Scan};
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use serde;
#[cfg(feature = "serde")]
pub use serialise::{deserialise_rules, serialise_rules};
pub use side::{ParseSideError, Side};
#[doc(hidden)]
pub use text_form::FormParts;
pub use text_form::ReadFormError;
pub use theme::{NoTheme, Played, Theme};
pub use tray_die::TrayDie;
pub use tree::{Mark, Node, Tree};
pub use turn::Turn;
pub use unseen::{WORD_JOINER, is_blank, is_invisible, trimmed, visible};
