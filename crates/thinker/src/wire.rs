//! How types of other crates travel in messages, for serde's `with` attribute.

use sahkku::{Action, Piece, Place, Side};
use sahkku_player::{RankedAction, Review, ReviewStep, Threat};
use serde::{Deserialize, Serialize};

/// Values that are written and read as text.
pub(crate) mod text {
    use core::fmt::Display;
    use core::str::FromStr;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<T: Display, S: Serializer>(
        value: &T,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub(crate) fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// Types of the rules with a word for each value.
macro_rules! words {
    ($module:ident, $type:ident) => {
        pub(crate) mod $module {
            use sahkku::$type;
            use serde::de::Error;
            use serde::{Deserialize, Deserializer, Serializer};

            pub(crate) fn serialize<S: Serializer>(
                value: &$type,
                to: S,
            ) -> Result<S::Ok, S::Error> {
                to.serialize_str(value.word())
            }

            pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
                from: D,
            ) -> Result<$type, D::Error> {
                let word = String::deserialize(from)?;
                $type::from_word(&word).ok_or_else(|| {
                    D::Error::custom(format_args!("no {} is called {word}", stringify!($module)))
                })
            }
        }
    };
}

words!(side, Side);
words!(piece, Piece);

/// A judge, as its rules.
pub(crate) mod rules {
    use sahkku::{Judge, write_rules};
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::messages::read_judge;

    pub(crate) fn serialize<S: Serializer>(judge: &Judge, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&write_rules(judge.rules()))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Judge, D::Error> {
        read_judge(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

/// An action that may be missing.
mod optional_action {
    use super::{Action, text};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Text(#[serde(with = "text")] Action);

    pub(crate) fn serialize<S: Serializer>(
        action: &Option<Action>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        action.map(Text).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Action>, D::Error> {
        Ok(Option::<Text>::deserialize(from)?.map(|Text(action)| action))
    }
}

/// Lists of types with a definition for serde below.
macro_rules! list {
    ($module:ident, $type:ident, $definition:literal) => {
        pub(crate) mod $module {
            use super::*;
            use serde::{Deserializer, Serializer};

            #[derive(Serialize, Deserialize)]
            struct Item(#[serde(with = $definition)] $type);

            pub(crate) fn serialize<S: Serializer>(
                list: &[$type],
                to: S,
            ) -> Result<S::Ok, S::Error> {
                to.collect_seq(list.iter().cloned().map(Item))
            }

            pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
                from: D,
            ) -> Result<Vec<$type>, D::Error> {
                let items = Vec::<Item>::deserialize(from)?;
                Ok(items.into_iter().map(|Item(item)| item).collect())
            }
        }
    };
}

list!(ranked_actions, RankedAction, "RankedActionDef");
list!(threats, Threat, "ThreatDef");
list!(review_steps, ReviewStep, "ReviewStepDef");

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
    #[serde(with = "optional_action")]
    better: Option<Action>,
}
