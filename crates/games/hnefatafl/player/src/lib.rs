#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod answer;
mod calibrated;
mod calibration;
mod draw;
mod evaluation;
mod feature;
mod geometry;
mod greedy;
mod learned;
mod mirrored;
mod order;
mod player;
#[cfg(feature = "programs")]
pub mod programs;
mod repetition;
mod review;
mod score;
mod search;
mod settings;
mod table;
#[cfg(test)]
mod tests;
mod themes;
mod weights;
mod wins;

pub use answer::{Answer, RankedAction};
pub use calibration::{Calibration, Curve};
pub use draw::takes_draw_by_count;
pub use evaluation::Evaluator;
pub use feature::{Feature, Features};
pub use greedy::greedy;
pub use player::Player;
pub use review::Reviewer;
pub use score::POINTS_PER_LOGIT;
pub use search::Search;
pub use settings::Settings;
pub use themes::Theme;
pub use weights::{Family, WeightTable, Weights};
