//! The options of a rule set by name, for the command line, records, links and the rule lab.

use core::fmt;

/// The value of an option, as a record or a trace shows it.
///
/// ```
/// use game::OptionValue;
///
/// assert_eq!(OptionValue::Flag(true).to_string(), "yes");
/// assert_eq!(OptionValue::Absent.to_string(), "none");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionValue {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(u16),
    /// A word, or faces separated by commas.
    Word(String),
    /// The option has no value.
    Absent,
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Flag(true) => f.write_str("yes"),
            OptionValue::Flag(false) => f.write_str("no"),
            OptionValue::Number(number) => write!(f, "{number}"),
            OptionValue::Word(word) => f.write_str(word),
            OptionValue::Absent => f.write_str("none"),
        }
    }
}

/// The values of a type of options: how they are written and read.
///
/// ```
/// use game::OptionType;
///
/// assert_eq!((bool::VALUES.read)("yes"), Some(true));
/// assert_eq!((bool::VALUES.show)(false).to_string(), "no");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Values<T: 'static> {
    /// The words of all values; empty if there are too many.
    pub words: &'static [&'static str],
    /// The form of a value, in English; empty if `words` lists every value.
    pub form: &'static str,
    /// Some values, if there are too many to list in `words`.
    pub examples: &'static [&'static str],
    /// How a value is shown.
    pub show: fn(T) -> OptionValue,
    /// Parses a value; `None` if the text is not one.
    pub read: fn(&str) -> Option<T>,
}

/// A type that an option can have. [`crate::words!`] makes such types.
pub trait OptionType: Copy + 'static {
    /// Its values.
    const VALUES: Values<Self>;
}

impl OptionType for bool {
    const VALUES: Values<bool> = Values {
        words: &["yes", "no"],
        form: "",
        examples: &[],
        show: OptionValue::Flag,
        read: |text| match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        },
    };
}

/// One option: its name and its possible values.
///
/// ```
/// use game::{Options, RuleOption};
///
/// /// Every option with its value, as a record writes them: `dice=3`.
/// fn written<R: Options>(rules: &R) -> Vec<String> {
///     let write = |option: &RuleOption<R>| format!("{}={}", option.name, option.get(rules));
///     R::OPTIONS.iter().map(write).collect()
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct RuleOption<R: Options> {
    /// The name in records, links and traces.
    pub name: &'static str,
    /// The section of the rules that describes it.
    pub section: &'static str,
    /// The words for its values; empty for numbers and lists of faces.
    pub words: &'static [&'static str],
    /// The form of its other values, in words; empty if `words` lists every value.
    pub form: &'static str,
    /// Some of its values, if there are too many to list in `words`.
    pub examples: &'static [&'static str],
    /// Reads its value from the rules.
    pub get: fn(&R) -> OptionValue,
    /// Sets it to the value in a text; `None` if it has no such value.
    pub set: fn(&mut R, &str) -> Option<()>,
    /// The sources that hand on its value in the rules.
    pub handed_on: fn(&R) -> R::HandedOn,
}

/// Why an option could not be set.
///
/// ```
/// use game::{OptionError, Options, set_option};
///
/// fn refuses_unknown_names<R: Options + core::fmt::Debug>(rules: &mut R) {
///     let refused = set_option(rules, "no-such-name", "yes");
///     assert!(matches!(refused, Err(OptionError::NoSuchOption)));
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError<R: Options> {
    /// There is no option of that name.
    NoSuchOption,
    /// The option has no such value.
    NoSuchValue(&'static RuleOption<R>),
}

impl<R: Options> fmt::Display for OptionError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::NoSuchOption => f.write_str("there is no option of that name"),
            OptionError::NoSuchValue(option) => {
                write!(f, "the option {} cannot be set to that", option.name)
            }
        }
    }
}

impl<R: Options + fmt::Debug> core::error::Error for OptionError<R> {}

impl<R: Options> PartialEq for RuleOption<R> {
    fn eq(&self, other: &RuleOption<R>) -> bool {
        self.name == other.name
    }
}

impl<R: Options> Eq for RuleOption<R> {}

/// Rules whose options have names. [`crate::rules!`] makes them.
pub trait Options: Sized + 'static {
    /// The information about who hands a value on.
    type HandedOn: fmt::Debug + 'static;

    /// Every option, in the order in which they are written.
    const OPTIONS: &'static [RuleOption<Self>];
}

impl<R: Options> RuleOption<R> {
    /// The option called `name`.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static RuleOption<R>> {
        R::OPTIONS.iter().find(|option| option.name == name)
    }

    /// Its value in `rules`.
    #[must_use]
    pub fn get(&self, rules: &R) -> OptionValue {
        (self.get)(rules)
    }

    /// Every value as text, or some if there are too many.
    #[must_use]
    pub fn values(&self) -> Vec<String> {
        let values = self.words.iter().chain(self.examples);
        values.map(|&value| value.to_owned()).collect()
    }

    /// Its possible values, in words.
    #[must_use]
    pub fn choices(&self) -> String {
        if self.words.is_empty() {
            self.form.to_owned()
        } else {
            self.words.join(" | ")
        }
    }
}

/// Sets the option `name` of `rules` to the value that `text` writes.
///
/// # Errors
/// [`OptionError`]; then the rules are unchanged.
pub fn set_option<R: Options>(rules: &mut R, name: &str, text: &str) -> Result<(), OptionError<R>> {
    let option = RuleOption::named(name).ok_or(OptionError::NoSuchOption)?;
    (option.set)(rules, text).ok_or(OptionError::NoSuchValue(option))
}

/// Declares the rules of a game: a struct `Rules` with a field for each option, and all that the options are by name.
///
/// An option is a line: the field and its type, the usual value, the section of the rules, and who hands each value on, as a
/// function of the value. So a value without an origin does not compile. A type that is no [`OptionType`], or is shown
/// otherwise, has its [`Values`] after `as`. The options keep this order in records, links and traces: a new one is the last.
///
/// ```
/// game::rules! {
///     /// The rules of a game.
///     Rules of &'static str {
///         /// How many are in the heap.
///         heap: u16 = 5, "1", |_| "a book", as game::Values {
///             words: &[],
///             form: "a number",
///             examples: &["7"],
///             show: game::OptionValue::Number,
///             read: |text| text.parse().ok(),
///         };
///         /// Whether three may be taken.
///         three: bool = false, "2", |three| if three { "a club" } else { "a book" };
///     }
/// }
///
/// let mut rules = Rules { three: true, ..Rules::USUAL };
/// assert!(rules.set("heap", "9").is_ok());
/// assert_eq!((rules.heap, OPTIONS[1].get(&rules).to_string()), (9, "yes".to_owned()));
/// assert_eq!((OPTIONS[1].handed_on)(&rules), "a club");
/// ```
#[macro_export]
macro_rules! rules {
    ($(#[$about:meta])* Rules of $handed_on:ty {
        $($(#[$doc:meta])* $field:ident: $type:ty = $usual:expr, $section:literal, $origin:expr $(, as $values:expr)?;)+
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct Rules { $($(#[$doc])* pub $field: $type,)+ }

        /// One option of the rules.
        pub type RuleOption = $crate::RuleOption<Rules>;

        /// Why an option could not be set.
        pub type OptionError = $crate::OptionError<Rules>;

        /// Every option, in the order in which records, links and traces have them.
        pub const OPTIONS: &[RuleOption] = &[$({
            const VALUES: $crate::Values<$type> = $crate::rules!(@values $type $(, $values)?);
            $crate::RuleOption {
                name: stringify!($field),
                section: $section,
                words: VALUES.words,
                form: VALUES.form,
                examples: VALUES.examples,
                get: |rules| (VALUES.show)(rules.$field),
                set: |rules, text| (VALUES.read)(text).map(|value| rules.$field = value),
                handed_on: |rules| {
                    const ORIGIN: fn($type) -> $handed_on = $origin;
                    ORIGIN(rules.$field)
                },
            }
        },)+];

        impl $crate::Options for Rules {
            type HandedOn = $handed_on;
            const OPTIONS: &'static [RuleOption] = OPTIONS;
        }

        impl Rules {
            /// Every option at its usual value.
            pub const USUAL: Rules = Rules { $($field: $usual,)+ };

            /// Sets the option `name` to the value that `text` writes. Does not check that the options fit together.
            ///
            /// # Errors
            /// [`OptionError`]; then the rules are unchanged.
            pub fn set(&mut self, name: &str, text: &str) -> Result<(), OptionError> {
                $crate::set_option(self, name, text)
            }
        }

        $crate::serialise_options!(Rules);
    };
    (@values $type:ty) => { <$type as $crate::OptionType>::VALUES };
    (@values $type:ty, $values:expr) => { $values };
}
