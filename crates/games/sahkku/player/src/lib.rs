//! Computer players.
//!
//! An [`Engine`] holds the rules of a game and a static evaluation, the [`Evaluator`]: a trained
//! [`Net`] or the hand-crafted one. A [`Search`] finds the action that a player of some [`Level`]
//! takes in a position. [`Player`] is
//! what programs meet that know no game.
//!
//! There is no clock and no source of randomness here. A search advances in portions that the
//! caller sizes, and all variety comes from a seed. Results are the same in every run and on every
//! platform.

mod board_tables;
mod chance_node;
mod direction;
mod draw;
mod engine;
mod evaluator;
mod features;
mod greedy;
mod hand_crafted;
mod immediate;
mod net;
mod oversight;
mod params;
mod player;
mod review;
mod search;
mod threats;
mod throws;
mod turn_search;

pub use board_tables::BoardTables;
pub use direction::chooses_miedut;
pub use draw::{takes_draw, takes_draw_by_count};
pub use engine::{Engine, game_score, weights_for};
pub use evaluator::Evaluator;
pub use features::{FEATURE_COUNT, for_each_feature};
pub use game::{GOLDEN_GAMMA, Level, ParseLevelError, logistic, nth_random};
pub use greedy::greedy;
pub use hand_crafted::HandCrafted;
pub use net::{HIDDEN_UNITS, Net, NetError};
pub use player::{LevelSearch, Player};
pub use review::Reviewer;
pub use search::{Decision, RankedAction, Search};
pub use threats::{Threat, ThreatSearch};
pub use throws::throws;
