//! How types of other crates travel in messages, for serde's `with` attribute.

use kotra::{Action, Side};
use kotra_player::{Ranked, Review, ReviewStep};
use serde::{Deserialize, Serialize};
use thinker::wire::{optional_text, text};
use thinker::{as_list, as_word};

as_word!(side, Side);
as_list!(ranked, Ranked, "RankedDef");
as_list!(review_steps, ReviewStep, "ReviewStepDef");

#[derive(Serialize, Deserialize)]
#[serde(remote = "Ranked")]
struct RankedDef {
    #[serde(with = "text")]
    action: Action,
    equity: f32,
    wins: f32,
    searched: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Review")]
pub(super) struct ReviewDef {
    start: f32,
    #[serde(with = "review_steps")]
    steps: Vec<ReviewStep>,
    luck: [f32; 2],
    cost: [f32; 2],
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ReviewStep")]
struct ReviewStepDef {
    entry: usize,
    #[serde(with = "side")]
    side: Side,
    white: f32,
    luck: f32,
    cost: f32,
    #[serde(with = "optional_text")]
    better: Option<Action>,
}
