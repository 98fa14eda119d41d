#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod by_hand;
mod draw;
mod ends;
mod exponential;
mod features;
mod greedy;
mod net;
mod player;
mod position_evaluator;
#[cfg(feature = "programs")]
pub mod programs;
mod review;
mod search;
mod settings;
#[cfg(test)]
mod tests;
mod themes;
mod threats;

pub use draw::{takes_draw, takes_draw_by_count};
pub use ends::{Ends, Kind};
pub use features::{FEATURE_COUNT, Features, write_features};
pub use greedy::greedy;
pub use net::{
    Accumulator, HIDDEN_UNITS, Hidden, Net, OUTPUTS, Outputs, PADDED, ends_of, read_net, write_net,
};
pub use player::Player;
pub use position_evaluator::{Evaluation, PositionEvaluator};
pub use review::Reviewer;
pub use search::Search;
pub use settings::Settings;
pub use themes::Theme;
pub use threats::{Threat, threats, with_turn};
