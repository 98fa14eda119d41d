//! Values that are serialised as text, for serde's `with` attribute.

use core::fmt::Display;
use core::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

/// Writes a value.
///
/// # Errors
/// Those of the serializer.
pub fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(value)
}

/// Reads a value.
///
/// # Errors
/// If it is not text, or not the text of such a value.
pub fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    String::deserialize(from)?.parse().map_err(D::Error::custom)
}
