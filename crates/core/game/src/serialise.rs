//! Serialising and deserialising with serde, behind the feature `serde`: words as strings, rules as a map of their options, and
//! the values of options as they are.
//!
//! The macros that declare such types call those of this file. Without the feature they make nothing.

#[cfg(feature = "serde")]
pub mod optional_text;
#[cfg(feature = "serde")]
pub mod side;
#[cfg(feature = "serde")]
pub mod text;
#[cfg(feature = "serde")]
pub mod texts;
#[cfg(feature = "serde")]
mod values;
#[cfg(feature = "serde")]
pub use values::{deserialise_rules, serialise_rules};

/// Serialises a value as its word.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! serialise_word {
    ($name:ident) => {
        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.word())
            }
        }
    };
}

/// Serialises a value as its text.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! serialise_text {
    ($name:ident) => {
        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }
    };
}

/// Deserialises a value from its word.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! deserialise_word {
    ($name:ident) => {
        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                from: D,
            ) -> Result<$name, D::Error> {
                let word = <String as $crate::serde::Deserialize>::deserialize(from)?;
                let unknown = || $crate::serde::de::Error::unknown_variant(&word, $name::WORDS);
                $name::from_word(&word).ok_or_else(unknown)
            }
        }
    };
}

/// Serialises rules as a map of their options.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! serialise_options {
    ($name:ident) => {
        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::serialise_rules(self, to)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                from: D,
            ) -> Result<$name, D::Error> {
                $crate::deserialise_rules($name::USUAL, from)
            }
        }
    };
}

#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! serialise_word {
    ($name:ident) => {};
}

#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! serialise_text {
    ($name:ident) => {};
}

#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! deserialise_word {
    ($name:ident) => {};
}

#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! serialise_options {
    ($name:ident) => {};
}
