use core::fmt;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{OptionValue, Options, set_option};

/// A flag as a boolean, a number as a number, a word as a string, and a missing value as null.
impl Serialize for OptionValue {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            OptionValue::Flag(flag) => to.serialize_bool(*flag),
            OptionValue::Number(number) => to.serialize_u16(*number),
            OptionValue::Word(word) => to.serialize_str(word),
            OptionValue::Absent => to.serialize_none(),
        }
    }
}

impl<'de> Deserialize<'de> for OptionValue {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<OptionValue, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Value {
            Flag(bool),
            Number(u16),
            Word(String),
            Absent(()),
        }
        Ok(match Value::deserialize(from)? {
            Value::Flag(flag) => OptionValue::Flag(flag),
            Value::Number(number) => OptionValue::Number(number),
            Value::Word(word) => OptionValue::Word(word),
            Value::Absent(()) => OptionValue::Absent,
        })
    }
}

/// Writes every option and its value, in their order.
///
/// # Errors
/// Those of the serialiser.
pub fn serialise_rules<R: Options, S: Serializer>(rules: &R, to: S) -> Result<S::Ok, S::Error> {
    let mut map = to.serialize_map(Some(R::OPTIONS.len()))?;
    for option in R::OPTIONS {
        map.serialize_entry(option.name, &option.get(rules))?;
    }
    map.end()
}

/// Reads a map of options; missing options keep their value in `usual`. Does not check that they fit together.
///
/// # Errors
/// Those of the deserialiser, or an error if there is no such option or it has no such value.
pub fn deserialise_rules<'de, R: Options, D: Deserializer<'de>>(
    usual: R,
    from: D,
) -> Result<R, D::Error> {
    struct Map<R>(R);

    impl<'de, R: Options> Visitor<'de> for Map<R> {
        type Value = R;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a map of options")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<R, A::Error> {
            let mut rules = self.0;
            while let Some((name, value)) = map.next_entry::<String, OptionValue>()? {
                if set_option(&mut rules, &name, &value.to_string()).is_err() {
                    return Err(A::Error::custom(format!("no option {name}={value}")));
                }
            }
            Ok(rules)
        }
    }

    from.deserialize_map(Map(usual))
}
