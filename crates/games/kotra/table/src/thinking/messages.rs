//! What is in the messages between a page and the thinker.
//!
//! It is typed on both sides. On the way, the things of the game are text in the notation of
//! records (see `wire.rs`).

use game::Level;
use kotra::{Action, Record, Side};
use kotra_player::{Ranked, Review};
use serde::{Deserialize, Serialize};
use thinker::wire::text;

use super::wire;

/// A request. Time limits are in milliseconds; after them the best action so far is the response.
#[derive(Serialize, Deserialize, Clone, Debug)]
pub enum Request {
    /// Which action a computer player takes.
    Decide {
        /// The game so far.
        #[serde(with = "text")]
        record: Record,
        /// The strength of the player.
        #[serde(with = "text")]
        level: Level,
        /// The same seed leads to the same action.
        seed: u32,
        /// The time limit.
        time_limit: f64,
    },
    /// The best actions.
    Hint {
        /// The game so far.
        #[serde(with = "text")]
        record: Record,
        /// The time limit.
        time_limit: f64,
    },
    /// Whether a computer player agrees on a draw.
    Draw {
        /// The game so far.
        #[serde(with = "text")]
        record: Record,
        /// The side that is offered the draw.
        #[serde(with = "wire::side")]
        side: Side,
    },
    /// What throws gave and choices cost in a game.
    Review {
        /// The game.
        #[serde(with = "text")]
        record: Record,
    },
}

/// A response. Each request gets one, and before it any number of progress reports.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub enum Response {
    /// The action to take.
    Action(#[serde(with = "text")] Action),
    /// The answer to the offer of a draw.
    Draw {
        /// Whether the side agrees.
        agrees: bool,
    },
    /// The best actions, the best first.
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
