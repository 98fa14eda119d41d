//! Computer players of Kotra.
//!
//! An [`Engine`] gives the chances of all [`Ends`] of a game, by a small net that was trained by
//! self-play. A [`Search`] looks for the best action, one throw of the other side ahead. A
//! [`Player`] is a level or a yardstick; its [`Settings`] say how much it searches and how it errs.
//! A [`Reviewer`] says what throws gave and what decisions cost. The measure is the equity in units.
//!
//! There is no clock and no source of randomness here. A search advances in portions that the
//! caller sizes, and all variety comes from a seed. Results are the same in every run and on every
//! platform.
//!
//! ```
//! use kotra::{Die, Judge, Side, Throw, preset};
//! use game::{Brain, Progress};
//! use kotra_player::{Player, Search};
//!
//! let judge = Judge::new(preset("kotra").expect("a named rule set").rules);
//! let mut position = judge.start(Side::White);
//! judge.throw(&mut position, Throw::two(Die::SIX, Die::ALL[0]), |_| ())?;
//! let player = Player::named("master").expect("a level");
//!
//! let mut search = Search::new(&judge, &position, &player.settings(), 1);
//! while search.step(100) == Progress::Searching {}
//! let answer = search.answer().expect("a decision to make");
//! assert_eq!(judge.why(&position, answer.action), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod by_hand;
mod draw;
mod ends;
mod engine;
mod exponential;
mod features;
mod greedy;
mod net;
mod player;
mod review;
mod search;
mod settings;

pub use answer::{Answer, RankedAction};
pub use draw::{takes_draw, takes_draw_by_count};
pub use ends::{Ends, Kind};
pub use engine::{Engine, Evaluation};
pub use features::{FEATURE_COUNT, Features, write_features};
pub use greedy::greedy;
pub use net::{
    Accumulator, HIDDEN_UNITS, Hidden, Net, NotWeights, OUTPUTS, Outputs, PADDED, ends_of,
};
pub use player::{Player, PlayerSearch};
pub use review::Reviewer;
pub use search::Search;
pub use settings::Settings;
