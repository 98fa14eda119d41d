//! How types of other crates travel in messages, for serde's `with` attribute.

/// Values that are written and read as text.
pub mod text {
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
    /// If it is no text, or not one of a value.
    pub fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// The same for values that may be missing.
pub mod optional_text {
    use core::fmt::Display;
    use core::str::FromStr;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::text;

    #[derive(Serialize, Deserialize)]
    #[serde(bound(serialize = "T: Display", deserialize = "T: FromStr, T::Err: Display"))]
    struct Text<T>(#[serde(with = "text")] T);

    /// Writes a value or that there is none.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<T: Display + Copy, S: Serializer>(
        value: &Option<T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        value.map(Text).serialize(to)
    }

    /// Reads a value or that there is none.
    ///
    /// # Errors
    /// If there is one, but it is no text, or not one of a value.
    pub fn deserialize<'de, T, D>(from: D) -> Result<Option<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        Ok(Option::<Text<T>>::deserialize(from)?.map(|Text(value)| value))
    }
}

/// Makes a module for an enumeration with a word for each value: `word` and `from_word`.
#[macro_export]
macro_rules! as_word {
    ($module:ident, $type:ident) => {
        pub(crate) mod $module {
            use super::$type;
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

/// Makes a module for lists of a type that has a remote definition for serde.
#[macro_export]
macro_rules! as_list {
    ($module:ident, $type:ident, $definition:literal) => {
        pub(crate) mod $module {
            use super::*;
            use serde::{Deserialize, Deserializer, Serialize, Serializer};

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
