//! Lists of values that are serialised as text.

use core::fmt::Display;
use core::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

/// Writes the texts of the values.
///
/// # Errors
/// Those of the serializer.
pub fn serialize<T: Display, S: Serializer>(values: &[T], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(values.iter().map(ToString::to_string))
}

/// Reads values from their texts.
///
/// # Errors
/// If one of them is not a text of such a value.
pub fn deserialize<'de, T, D>(from: D) -> Result<Vec<T>, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    let texts = Vec::<String>::deserialize(from)?;
    let read = |text: String| text.parse().map_err(D::Error::custom);
    texts.into_iter().map(read).collect()
}
