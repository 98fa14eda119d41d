//! Enumerations whose values have words, and enumerations whose values also have sentences.

/// Declares an enumeration with a word for every value, for records, traces and the command line.
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

        impl $crate::OptionType for $name {
            const VALUES: $crate::Values<$name> = $crate::Values {
                words: $name::WORDS,
                form: "",
                examples: &[],
                show: |value| $crate::OptionValue::Word(value.word().to_owned()),
                read: $name::from_word,
            };
        }

        $crate::serialise_word!($name);
        $crate::deserialise_word!($name);
    };
}

/// Declares an enumeration of obstacles, such as the rules that forbid an action. Every value has a name in kebab case and a
/// plain English sentence for error messages and terminals. The page finds its own words in the reader's language by the name.
/// Values may have fields.
///
/// ```
/// game::reasons! {
///     /// Why a piece does not move.
///     #[derive(Clone, Copy)]
///     Refusal {
///         /// Nothing stands there.
///         Empty "empty" "nothing stands there";
///         /// A wall is in the way.
///         Wall { at: u8 } "wall" "a wall is in the way";
///     }
/// }
///
/// assert_eq!(Refusal::WORDS, ["empty", "wall"]);
/// assert_eq!(Refusal::Wall { at: 3 }.reason(), "a wall is in the way");
/// ```
#[macro_export]
macro_rules! reasons {
    ($(#[$about:meta])* $name:ident {
        $($(#[$doc:meta])* $value:ident $(($($part:ty),+))? $({ $($(#[$what:meta])* $field:ident: $type:ty),+ $(,)? })?
            $word:literal $sentence:literal;)+
    }) => {
        $(#[$about])*
        pub enum $name { $($(#[$doc])* $value $(($($part),+))? $({ $($(#[$what])* $field: $type),+ })?,)+ }

        impl $name {
            /// The names of all values, in their order.
            pub const WORDS: &[&str] = &[$($word),+];

            /// The name of the value in kebab case.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $($name::$value { .. } => $word,)+ }
            }

            /// What is wrong, in a plain English sentence.
            #[must_use]
            pub const fn reason(self) -> &'static str {
                match self { $($name::$value { .. } => $sentence,)+ }
            }
        }

        $crate::serialise_word!($name);
    };
}

/// Declares the error for a text that is no value of some kind, with what such a text is.
///
/// ```
/// game::unreadable! {
///     /// The error for a text that is not a suit.
///     NotASuit "a suit is red or black"
/// }
///
/// assert_eq!(NotASuit.to_string(), "a suit is red or black");
/// ```
#[macro_export]
macro_rules! unreadable {
    ($(#[$about:meta])* $name:ident $says:literal) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name;

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str($says)
            }
        }

        impl ::core::error::Error for $name {}
    };
}

/// Gives a struct a text form: its fields with these signs between them. `Display` writes it and `FromStr` reads it. The text
/// of a field must not contain the sign that follows it.
///
/// ```
/// #[derive(PartialEq, Debug)]
/// struct Move {
///     from: u8,
///     to: u8,
/// }
/// game::text_form!(Move: from "/" to);
///
/// assert_eq!(Move { from: 3, to: 5 }.to_string(), "3/5");
/// assert_eq!("3/5".parse(), Ok(Move { from: 3, to: 5 }));
/// assert_eq!("3-5".parse::<Move>().unwrap_err().to_string(), "expected from/to, found \"3-5\"");
/// ```
#[macro_export]
macro_rules! text_form {
    ($name:ident: $first:tt $($sign:literal $field:tt)*) => {
        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::write!(f, "{}", self.$first)?;
                $(::core::write!(f, "{}{}", $sign, self.$field)?;)*
                Ok(())
            }
        }

        impl ::core::str::FromStr for $name {
            type Err = $crate::ReadFormError;

            fn from_str(text: &str) -> Result<$name, Self::Err> {
                const FORM: &str = concat!(stringify!($first) $(, $sign, stringify!($field))*);
                let unread = || $crate::ReadFormError::new(FORM, text);
                let mut parts = $crate::FormParts::new(text, &[$($sign),*]);
                let form = $name {
                    $first: parts.read().ok_or_else(unread)?,
                    $($field: parts.read().ok_or_else(unread)?,)*
                };
                Ok(form)
            }
        }

        $crate::serialise_text!($name);
    };
}
