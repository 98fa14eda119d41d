//! Computer players of Hnefatafl.
//!
//! A [`Search`] looks for the best move of a [`hnefatafl::Game`] by iterative deepening alpha-beta.
//! A [`Player`] is a level or a yardstick; its [`Settings`] say how much it searches and how often
//! it plays a weaker move. A [`Reviewer`] says what the moves of a game cost.
//!
//! There is no clock and no source of randomness here. A search advances in portions that the
//! caller sizes, work is counted in nodes, and all variety comes from a seed. Moves are the same in
//! every run and on every platform.
//!
//! ```
//! use hnefatafl::{Game, Judge, preset};
//! use game::Brain;
//! use hnefatafl_player::{Evaluator, Player};
//!
//! let rules = preset("tablut").expect("a named rule set").rules;
//! let game = Game::new(Judge::new(rules).expect("rules that go together"));
//! let player = Player::named("easy").expect("a level");
//!
//! let decision = player.decide(&Evaluator::new(game.judge()), &game, 1);
//! assert_eq!(decision.expect("a move to make").len(), 1);
//! ```

mod answer;
mod draw;
mod evaluation;
mod feature;
mod geometry;
mod greedy;
mod learned;
mod mirrored;
mod order;
mod player;
mod repetition;
mod review;
mod score;
mod search;
mod settings;
mod table;
mod weights;
mod wins;

pub use answer::{Answer, RankedAction};
pub use draw::takes_draw_by_count;
pub use evaluation::Evaluator;
pub use feature::{Feature, Features};
pub use greedy::greedy;
pub use player::Player;
pub use review::Reviewer;
pub use score::POINTS_PER_LOGIT;
pub use search::Search;
pub use settings::Settings;
pub use weights::{Family, WeightTable, Weights};
