//! What is in the messages between the page and the thinker.
//!
//! It is typed on both sides. On the way, the things of the game are text in the notation of
//! records (see `wire.rs`).

use sahkku::{Action, Judge, Position, Record, Side, read_rules, write_rules};
use sahkku_player::{Level, RankedAction, Review, Threat};
use serde::{Deserialize, Serialize};
use thinker::wire::text;

use super::wire;

/// A request. Time limits are in milliseconds; after them the best action so far is the response.
#[derive(Serialize, Deserialize, Clone, Debug)]
pub enum Request {
    /// Which action a computer player takes.
    Decide {
        /// A position with a decision to make.
        state: GameState,
        /// The strength of the player.
        #[serde(with = "text")]
        level: Level,
        /// The same seed leads to the same decision.
        seed: u32,
        /// The time limit.
        time_limit: f64,
    },
    /// Whether a computer player chooses mieđut or vuosttut.
    ChooseDirection {
        /// The rules.
        #[serde(with = "wire::rules")]
        judge: Judge,
        /// The side that begins. The other one chooses.
        #[serde(with = "wire::side")]
        first: Side,
        /// The strength of the player.
        #[serde(with = "text")]
        level: Level,
        /// The same seed leads to the same choice.
        seed: u32,
    },
    /// The best actions.
    Hint {
        /// A position with a decision to make.
        state: GameState,
        /// The time limit.
        time_limit: f64,
    },
    /// Whether a computer player agrees on a draw.
    Draw {
        /// The position.
        state: GameState,
        /// The side that is offered the draw.
        #[serde(with = "wire::side")]
        side: Side,
    },
    /// Which pieces the other side's next throw can capture.
    Threats {
        /// The position.
        state: GameState,
        /// The side whose pieces are threatened.
        #[serde(with = "wire::side")]
        side: Side,
    },
    /// How luck and skill changed a game.
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
    /// The direction to choose.
    Direction {
        /// Whether it is mieđut.
        miedut: bool,
    },
    /// The answer to the offer of a draw.
    Draw {
        /// Whether the side agrees.
        agrees: bool,
    },
    /// The best actions, the best first.
    Hint(#[serde(with = "wire::ranked_actions")] Vec<RankedAction>),
    /// The threats, the most probable first.
    Threats(#[serde(with = "wire::threats")] Vec<Threat>),
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

/// A position under its rules.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(try_from = "GameStateText", into = "GameStateText")]
pub struct GameState {
    /// The judge of the rules.
    pub judge: Judge,
    /// The position.
    pub position: Position,
}

#[derive(Serialize, Deserialize)]
struct GameStateText {
    rules: String,
    position: String,
}

impl From<GameState> for GameStateText {
    fn from(state: GameState) -> GameStateText {
        GameStateText {
            rules: write_rules(state.judge.rules()),
            position: state.judge.write_position(&state.position),
        }
    }
}

impl TryFrom<GameStateText> for GameState {
    type Error = String;
    fn try_from(text: GameStateText) -> Result<GameState, String> {
        let judge = read_judge(&text.rules)?;
        let position = judge
            .read_position(&text.position)
            .map_err(|error| format!("the position: {error}"))?;
        Ok(GameState { judge, position })
    }
}

/// Reads rules that go together.
pub(super) fn read_judge(rules: &str) -> Result<Judge, String> {
    let rules = read_rules(rules).map_err(|error| format!("the rules: {error}"))?;
    Judge::new(rules).map_err(|error| format!("the rules: {}", error.reason()))
}
