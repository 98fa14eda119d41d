//! What is in the messages between a page and the thinker.
//!
//! It is typed on both sides. On the way, the things of the game are text in the notation of
//! records (see `wire.rs`). A game is a whole record, because positions that stood before count.

use game::Level;
use hnefatafl::{Action, Record};
use hnefatafl_player::{Ranked, Review};
use serde::{Deserialize, Serialize};
use thinker::wire::text;

use super::wire;

/// A request. Time limits are in milliseconds; after them the best move so far is the response.
#[derive(Serialize, Deserialize, Clone, Debug)]
pub enum Request {
    /// Which move a computer player makes.
    Decide {
        /// The game so far.
        #[serde(with = "text")]
        record: Record,
        /// The strength of the player.
        #[serde(with = "text")]
        level: Level,
        /// The same seed leads to the same move.
        seed: u32,
        /// The time limit.
        time_limit: f64,
    },
    /// The best moves.
    Hint {
        /// The game so far.
        #[serde(with = "text")]
        record: Record,
        /// The time limit.
        time_limit: f64,
    },
    /// What the moves of a game cost.
    Review {
        /// The game.
        #[serde(with = "text")]
        record: Record,
    },
}

/// A response. Each request gets one, and before it any number of progress reports.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub enum Response {
    /// The move to make.
    Action(#[serde(with = "text")] Action),
    /// The best moves, the best first.
    Hint(#[serde(with = "wire::ranked")] Vec<Ranked>),
    /// The share of the work that is done, from 0 to 1. More responses follow.
    Progress(f64),
    /// The review.
    Review(#[serde(with = "wire::ReviewDef")] Review),
    /// The request has no answer, for this reason.
    Rejected(String),
}

impl thinker::Response for Response {
    fn is_final(&self) -> bool {
        !matches!(self, Response::Progress(_))
    }
}
