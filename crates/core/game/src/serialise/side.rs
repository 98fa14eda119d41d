//! Sides of any game as `first` and `second`, for serde's `with` attribute.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

use crate::Side;

const WORDS: [&str; 2] = ["first", "second"];

/// Writes a side.
///
/// # Errors
/// Those of the serializer.
pub fn serialize<T: Copy + Into<Side>, S: Serializer>(side: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(WORDS[(*side).into().index()])
}

/// Reads a side.
///
/// # Errors
/// If it is not text, or not the word for a side.
pub fn deserialize<'de, T: From<Side>, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let word = String::deserialize(from)?;
    let known = Side::BOTH
        .into_iter()
        .find(|side| WORDS[side.index()] == word);
    let known = known.ok_or_else(|| D::Error::unknown_variant(&word, &WORDS))?;
    Ok(known.into())
}
