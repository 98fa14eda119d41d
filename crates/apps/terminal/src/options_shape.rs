//! Options as traces and lists in JSON show them.

use game::{OptionValue, Options};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// How an option that is on or off is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Flags {
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
            map.serialize_entry(option.name, &value)?;
        }
        map.end()
    }
}
