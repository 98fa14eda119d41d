//! Optional values that are serialised as text, for serde's `with` attribute.

use core::fmt::Display;
use core::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Writes an optional value.
///
/// # Errors
/// Those of the serializer.
pub fn serialize<T: Display, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
    value.as_ref().map(T::to_string).serialize(to)
}

/// Reads an optional value.
///
/// # Errors
/// If there is a value that is not text, or not the text of such a value.
pub fn deserialize<'de, T, D>(from: D) -> Result<Option<T>, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    let text = Option::<String>::deserialize(from)?;
    let value = text.map(|text| text.parse().map_err(D::Error::custom));
    value.transpose()
}
