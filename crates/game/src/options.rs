//! The options of a rule set by name, for the command line, records, links and the rule lab.

use core::fmt;

/// The value of an option, as a record or a trace shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionValue {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(u16),
    /// A word, or faces separated by commas.
    Word(String),
    /// The option has no value here.
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

/// One option: its name, and what it can be set to.
#[derive(Clone, Copy, Debug)]
pub struct RuleOption<R: 'static> {
    /// The name in records, links and traces.
    pub name: &'static str,
    /// The section of the rules that it belongs to.
    pub section: &'static str,
    /// The words it can be set to; empty for numbers and lists of faces.
    pub words: &'static [&'static str],
    /// What else it can be set to, in words; empty where `words` says it all.
    pub form: &'static str,
    /// Some values that it can be set to, where there are too many to be listed in `words`.
    pub examples: &'static [&'static str],
    /// Reads its value from the rules.
    pub get: fn(&R) -> OptionValue,
    /// Sets it to what a text says; `None` if it cannot be set to that.
    pub set: fn(&mut R, &str) -> Option<()>,
}

/// Why an option could not be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError<R: 'static> {
    /// There is no option of that name.
    NoSuchOption,
    /// The option cannot be set to that.
    NoSuchValue(&'static RuleOption<R>),
}

impl<R> PartialEq for RuleOption<R> {
    fn eq(&self, other: &RuleOption<R>) -> bool {
        self.name == other.name
    }
}

impl<R> Eq for RuleOption<R> {}

/// Rules whose options have names.
pub trait Options: Sized + 'static {
    /// Every option, in the order in which they are written.
    const OPTIONS: &'static [RuleOption<Self>];
}

impl<R: Options> RuleOption<R> {
    /// The option called `name`.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static RuleOption<R>> {
        R::OPTIONS.iter().find(|option| option.name == name)
    }
}

impl<R> RuleOption<R> {
    /// Its value in `rules`.
    #[must_use]
    pub fn get(&self, rules: &R) -> OptionValue {
        (self.get)(rules)
    }

    /// Every value that it can be set to, as text, or some where there are too many.
    #[must_use]
    pub fn values(&self) -> Vec<String> {
        let values = self.words.iter().chain(self.examples);
        values.map(|&value| value.to_owned()).collect()
    }

    /// What it can be set to, in words.
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
/// [`OptionError`]; the rules are unchanged then.
pub fn set_option<R: Options>(rules: &mut R, name: &str, text: &str) -> Result<(), OptionError<R>> {
    let option = RuleOption::named(name).ok_or(OptionError::NoSuchOption)?;
    (option.set)(rules, text).ok_or(OptionError::NoSuchValue(option))
}

/// The words of an option that is on or off.
pub const YES_NO: &[&str] = &["yes", "no"];

/// What a word of [`YES_NO`] says.
#[must_use]
pub fn yes_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// An option that is on or off: the field of this name in the rules.
#[macro_export]
macro_rules! flag {
    ($field:ident, $section:literal) => {
        $crate::RuleOption {
            name: stringify!($field),
            section: $section,
            words: $crate::YES_NO,
            form: "",
            examples: &[],
            get: |rules| $crate::OptionValue::Flag(rules.$field),
            set: |rules, text| $crate::yes_no(text).map(|value| rules.$field = value),
        }
    };
}

/// An option that is one of the words of an enumeration: the field of this name in the rules.
#[macro_export]
macro_rules! choice {
    ($field:ident: $kind:ident, $section:literal) => {
        $crate::RuleOption {
            name: stringify!($field),
            section: $section,
            words: $kind::WORDS,
            form: "",
            examples: &[],
            get: |rules| $crate::OptionValue::Word(rules.$field.word().to_owned()),
            set: |rules, text| $kind::from_word(text).map(|value| rules.$field = value),
        }
    };
}
