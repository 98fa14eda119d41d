//! Enums whose values are chosen by words.

use core::fmt;

/// A word that names no choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unknown {
    pub words: &'static [&'static str],
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the choices are ")?;
        for (n, word) in self.words.iter().enumerate() {
            f.write_str(if n == 0 { "" } else { ", " })?;
            f.write_str(word)?;
        }
        Ok(())
    }
}

impl core::error::Error for Unknown {}

/// Declares an enum whose values are chosen by words. The first one is the default.
#[macro_export]
macro_rules! choice {
    ($(#[$about:meta])* $name:ident { $(#[$first_about:meta])* $first:ident = $first_word:literal,
      $($(#[$value_about:meta])* $value:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
        pub enum $name {
            $(#[$first_about])*
            #[default]
            $first,
            $($(#[$value_about])* $value,)*
        }

        impl $name {
            /// All choices, the default first.
            pub const ALL: &'static [$name] = &[$name::$first, $($name::$value,)*];
            const WORDS: &'static [&'static str] = &[$first_word, $($word,)*];

            /// The word for this choice.
            pub fn word(self) -> &'static str {
                match self {
                    $name::$first => $first_word,
                    $($name::$value => $word,)*
                }
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl ::core::str::FromStr for $name {
            type Err = $crate::Unknown;

            fn from_str(word: &str) -> Result<$name, $crate::Unknown> {
                let same = |value: &&$name| value.word() == word;
                let unknown = $crate::Unknown { words: $name::WORDS };
                $name::ALL.iter().find(same).copied().ok_or(unknown)
            }
        }
    };
}
