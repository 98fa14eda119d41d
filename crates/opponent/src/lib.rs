//! Computer players. They know the rules core and nothing of screens, clocks or chance: what
//! they need of it comes in as a value.
//!
//! A [`Mind`] is made for the rules of a game, with learned weights ([`Net`]) or without. It says
//! how likely a side wins, by its [`Evaluator`]. A [`Thinking`] finds out what a player of some
//! [`Level`] does in a position, in portions of whatever size. All of it is the same at every
//! run and on every machine.

mod evaluator;
mod features;
mod greedy;
mod ground;
mod habits;
mod hand_made;
mod level;
mod logistic;
mod mind;
mod net;
mod odds;
mod review;
mod thinking;
mod throws;
mod turn;
mod way;
mod whim;

pub use evaluator::Evaluator;
pub use features::FEATURES;
pub use greedy::greedy;
pub use ground::Ground;
pub use hand_made::HandMade;
pub use level::{Level, NotALevel};
pub use logistic::logistic;
pub use mind::{Mind, weights_for};
pub use net::{HIDDEN, Net, NetError, WEIGHTS_LIMIT};
pub use odds::{Odds, Threats};
pub use review::{Review, Reviewing, Step};
pub use thinking::{Decision, Ranked, Thinking};
pub use throws::throws;
pub use way::choose_way;
