//! Values that are serialised as text and may be missing, for serde's `with` attribute.

use core::fmt::Display;
use core::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Writes a value or nothing.
///
/// # Errors
/// Those of the serializer.
pub fn serialize<T: Display, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
    value.as_ref().map(T::to_string).serialize(to)
}

/// Reads a value or nothing.
///
/// # Errors
/// If there is one, but it is no text, or not one of a value.
pub fn deserialize<'de, T, D>(from: D) -> Result<Option<T>, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    let text = Option::<String>::deserialize(from)?;
    let value = text.map(|text| text.parse().map_err(D::Error::custom));
    value.transpose()
}
