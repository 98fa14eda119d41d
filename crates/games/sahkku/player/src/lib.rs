#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod board_tables;
mod chance_node;
mod direction;
mod draw;
mod evaluator;
mod features;
mod greedy;
mod hand_crafted;
mod immediate;
mod net;
mod oversight;
mod params;
mod player;
mod position_evaluator;
#[cfg(feature = "programs")]
pub mod programs;
mod review;
mod search;
mod themes;
mod threats;
mod throws;
mod turn_search;

pub use board_tables::BoardTables;
pub use direction::chooses_miedut;
pub use draw::{takes_draw, takes_draw_by_count};
pub use evaluator::Evaluator;
pub use features::{FEATURE_COUNT, for_each_feature};
pub use game::{GOLDEN_GAMMA, Level, ParseLevelError, logistic, nth_random};
pub use greedy::greedy;
pub use hand_crafted::HandCrafted;
pub use net::{HIDDEN_UNITS, Net, read_net, write_net};
pub use player::Player;
pub use position_evaluator::{PositionEvaluator, game_score, weights_for};
pub use review::Reviewer;
pub use search::Search;
pub use themes::Theme;
pub use threats::{Threat, ThreatSearch, threats};
pub use throws::throws;
