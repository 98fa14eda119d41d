//! Enumerations whose every value has a word.

/// An enumeration whose every value has a word, for records, traces and the command line.
#[macro_export]
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$doc])* $value,)+ }

        impl $name {
            /// Every value.
            pub const ALL: &'static [$name] = &[$($name::$value,)+];
            /// Every value's word, in the same order.
            pub const WORDS: &'static [&'static str] = &[$($word,)+];

            /// The word for this value.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $($name::$value => $word,)+ }
            }

            /// The value that `word` names.
            #[must_use]
            pub fn from_word(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$value),)+ _ => None }
            }
        }
    };
}
