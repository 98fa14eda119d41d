//! Options as traces and lists in JSON show them.

use game::{OptionValue, Options};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// How an option that is on or off is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flags {
    /// As true or false.
    Truth,
    /// As yes or no, the words by which it is set.
    Words,
}

/// Every option and its value, in the order of the rules.
pub(crate) struct OptionsShape<'a, R> {
    rules: &'a R,
    flags: Flags,
}

impl<'a, R> OptionsShape<'a, R> {
    pub(crate) fn new(rules: &'a R, flags: Flags) -> OptionsShape<'a, R> {
        OptionsShape { rules, flags }
    }
}

impl<R: Options> Serialize for OptionsShape<'_, R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(R::OPTIONS.len()))?;
        for option in R::OPTIONS {
            let value = match option.get(self.rules) {
                flag @ OptionValue::Flag(_) if self.flags == Flags::Words => {
                    OptionValue::Word(flag.to_string())
                }
                value => value,
            };
            map.serialize_entry(option.name, &ValueShape(value))?;
        }
        map.end()
    }
}

/// The value of an option: a flag, a number, a word or null.
pub(crate) struct ValueShape(pub(crate) OptionValue);

impl Serialize for ValueShape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            OptionValue::Flag(flag) => serializer.serialize_bool(*flag),
            OptionValue::Number(number) => serializer.serialize_u16(*number),
            OptionValue::Word(word) => serializer.serialize_str(word),
            OptionValue::Absent => serializer.serialize_none(),
        }
    }
}
