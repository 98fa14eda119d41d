//! How types of other crates travel in messages, for serde's `with` attribute.

use sahkku::{Action, Piece, Place, Side};
use sahkku_player::{RankedAction, Review, ReviewStep, Threat};
use serde::{Deserialize, Serialize};
use thinker::wire::{optional_text, text};
use thinker::{as_list, as_word};

as_word!(side, Side);
as_word!(piece, Piece);
as_list!(ranked_actions, RankedAction, "RankedActionDef");
as_list!(threats, Threat, "ThreatDef");
as_list!(review_steps, ReviewStep, "ReviewStepDef");

/// A judge, as its rules.
pub(crate) mod rules {
    use sahkku::{Judge, write_rules};
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::super::messages::read_judge;

    pub(crate) fn serialize<S: Serializer>(judge: &Judge, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&write_rules(judge.rules()))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Judge, D::Error> {
        read_judge(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "RankedAction")]
struct RankedActionDef {
    #[serde(with = "text")]
    action: Action,
    win_probability: f32,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Threat")]
struct ThreatDef {
    #[serde(with = "text")]
    place: Place,
    #[serde(with = "piece")]
    piece: Piece,
    probability: f64,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Review")]
pub(crate) struct ReviewDef {
    start: f64,
    #[serde(with = "review_steps")]
    steps: Vec<ReviewStep>,
    luck: [f64; 2],
    cost: [f64; 2],
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ReviewStep")]
struct ReviewStepDef {
    entry: usize,
    #[serde(with = "side")]
    side: Side,
    men: f64,
    luck: f64,
    cost: f64,
    #[serde(with = "optional_text")]
    better: Option<Action>,
}
