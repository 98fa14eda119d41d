//! What the rules of a small game are to the frame of texts.

use core::fmt;

game::forms! {
    /// What only the texts of a game can expect.
    Form {
        Number "number" "the number of this turn";
        NumberOrResult "number-or-result" "the number of the next turn, or the result";
        Throw "throw" "the face that the die shows";
        Action "action" "an action";
        Position "position" "a position";
        Header "header" "all header lines before the first turn";
    }
}

/// Why an entry cannot come next. `R` says why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused<R> {
    /// The game is over.
    Over,
    /// A throw is waited for.
    ThrowFirst,
    /// An action is waited for.
    ActFirst,
    /// The die has no such face.
    NoSuchFace,
    /// The action is not legal.
    Illegal(R),
}

impl<R: fmt::Display> fmt::Display for Refused<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Over => f.write_str("the game is over"),
            Refused::ThrowFirst => f.write_str("the die has not been thrown"),
            Refused::ActFirst => f.write_str("the die has been thrown already"),
            Refused::NoSuchFace => f.write_str("the die has no such face"),
            Refused::Illegal(refusal) => refusal.fmt(f),
        }
    }
}

/// Why an action is not legal. [`game::reasons!`] makes such a type, and [`crate::rule_sets!`] implements this for it.
pub trait Refusal: Copy + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// The name for it, in small letters and dashes.
    fn word(self) -> &'static str;
}

/// A position that cannot be under its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Impossible;

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it cannot come up under these rules")
    }
}

/// Makes `Rules` of [`game::rules!`] the rules of a small game, whose actions are refused for a `Refusal`: a type of
/// [`game::reasons!`]. It has a line for each named
/// rule set, with its name in texts, the name that people use, and its rules.
///
/// The options of such rules can be set to anything, and who hands a value on is a text.
#[macro_export]
macro_rules! rule_sets {
    ($rules:ident, $refusal:ty { $($id:literal $name:literal = $preset:expr;)+ }) => {
        impl $crate::house::RuleSets for $rules {
            type Source = &'static str;
            type Origin = &'static str;
            type Judge = $rules;
            type Contradiction = ::core::convert::Infallible;

            const PRESETS: &'static [$crate::house::Preset<$rules>] = &[$($crate::house::Preset {
                id: $id,
                name: $name,
                rules: $preset,
                sources: &[],
            },)+];
            const INVENTION: &'static str = "";

            fn judge(self) -> Result<$rules, Self::Contradiction> {
                Ok(self)
            }

            fn of(judge: &$rules) -> &$rules {
                judge
            }

            fn origin(
                _: &$crate::house::Preset<$rules>,
                option: &$crate::house::RuleOption<$rules>,
                rules: &$rules,
            ) -> &'static str {
                (option.handed_on)(rules)
            }
        }

        impl $rules {
            /// The rules themselves, which need nothing to be ready for play.
            pub fn rules(&self) -> &$rules {
                self
            }

            /// Writes a position.
            pub fn write_position(&self, position: &impl ::core::fmt::Display) -> String {
                position.to_string()
            }
        }

        impl $crate::Refusal for $refusal {
            fn word(self) -> &'static str {
                <$refusal>::word(self)
            }
        }

        impl ::core::fmt::Display for $refusal {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.reason())
            }
        }

        impl $crate::house::Expects for $rules {
            type Own = $crate::Form;
            type Refused = $crate::Refused<$refusal>;
            type SetupError = $crate::Impossible;
        }
    };
}
