//! The types of arguments, which follow from their names: a file `arguments.toml` next to the shared words, and next to those
//! of each game, lists the names of each type.

use std::collections::BTreeMap;

use toml::{Table, Value};

use crate::message::Argument;

/// The file with the types of arguments, in a folder with words.
pub(crate) const FILE: &str = "arguments.toml";

/// The value of an optional argument without a value.
const NONE: &str = "none";

/// The types of arguments, by their names.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kinds(BTreeMap<String, Kind>);

/// The type of an argument, and how messages can use its value.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    /// Its name in `arguments.toml`.
    name: String,
    pub(crate) rust: String,
    /// The expression that converts a field to a `Value`, or to the word that texts are chosen by; `$` stands for the field.
    value: String,
    uses: Uses,
}

#[derive(Clone, Debug)]
enum Uses {
    Shown,
    /// To choose between these words.
    Chosen(Vec<String>),
    /// To show it, and to choose by it and its plural categories.
    Counted,
}

impl Kinds {
    /// Adds the names listed in the text of an `arguments.toml`, and returns its problems.
    pub(crate) fn add(&mut self, text: &str) -> Vec<String> {
        let table = match text.parse::<Table>() {
            Ok(table) => table,
            Err(error) => return vec![error.message().to_owned()],
        };
        let mut problems = Vec::new();
        for (name, entry) in &table {
            let Some(kind) = Kind::declared(name, &table) else {
                problems.push(format!(
                    "[{name}] is no type: there are bool, char, count, percent, text, u32, usize, types of a game such as \
                     Side, and Option<Side> where [Side] has words"
                ));
                continue;
            };
            for argument in strings(entry, "arguments") {
                if self.0.insert(argument.clone(), kind.clone()).is_some() {
                    problems.push(format!("${argument} has a type already"));
                }
            }
        }
        problems
    }

    pub(crate) fn of(&self, argument: &str) -> Option<&Kind> {
        self.0.get(argument)
    }

    /// The problems in the arguments of an English message.
    pub(crate) fn problems(&self, arguments: &BTreeMap<String, Argument>) -> Vec<String> {
        let problem = |(name, argument): (&String, &Argument)| match self.of(name) {
            Some(kind) => kind.misuse(name, argument),
            None => Some(format!(
                "nothing says what type its argument ${name} has: give it a name that {FILE} lists, or add {name:?} \
                 there to the arguments of its type"
            )),
        };
        arguments.iter().filter_map(problem).collect()
    }

    #[cfg(test)]
    pub(crate) fn names(&self) -> impl Iterator<Item = &String> {
        self.0.keys()
    }
}

impl Kind {
    /// The type with this name in `arguments.toml`. A name that begins with a capital is a type in the root of the game's
    /// package.
    fn declared(name: &str, table: &Table) -> Option<Kind> {
        let shown = |rust: &str| (rust.to_owned(), "Shown(&$)".to_owned(), Uses::Shown);
        let (rust, value, uses) = match name {
            "bool" => {
                let words = ["yes", "no"].map(str::to_owned);
                let word = "if $ { \"yes\" } else { \"no\" }";
                ("bool".into(), word.into(), Uses::Chosen(words.into()))
            }
            "char" | "u32" | "usize" => shown(name),
            "count" => ("u32".into(), "Count($)".into(), Uses::Counted),
            "percent" => shown("::messages::numbers::Percent"),
            "text" => ("&'a str".into(), "Text($)".into(), Uses::Shown),
            _ => {
                let option = name
                    .strip_prefix("Option<")
                    .and_then(|n| n.strip_suffix('>'));
                let own = option.unwrap_or(name);
                if !own.starts_with(|first: char| first.is_ascii_uppercase())
                    || !own.chars().all(|sign| sign.is_ascii_alphanumeric())
                {
                    return None;
                }
                let rust = format!("crate::{own}");
                let mut words = strings(table.get(own)?, "words");
                if option.is_some() {
                    if words.is_empty() {
                        return None;
                    }
                    words.push(NONE.to_owned());
                    let word = format!("$.map_or({NONE:?}, {rust}::word)");
                    (format!("Option<{rust}>"), word, Uses::Chosen(words))
                } else if words.is_empty() {
                    shown(&rust)
                } else {
                    (rust, "$.word()".into(), Uses::Chosen(words))
                }
            }
        };
        Some(Kind {
            name: name.to_owned(),
            rust,
            value,
            uses,
        })
    }

    /// Whether plural categories of its values choose texts.
    pub(crate) fn counts(&self) -> bool {
        matches!(self.uses, Uses::Counted)
    }

    pub(crate) fn borrows(&self) -> bool {
        self.rust.starts_with('&')
    }

    /// The `Value` of a field, as Rust code.
    pub(crate) fn value(&self, field: &str) -> String {
        let value = self.value.replace('$', &format!("self.{field}"));
        match self.uses {
            Uses::Chosen(_) => format!("Text({value})"),
            Uses::Shown | Uses::Counted => value,
        }
    }

    /// A use of an argument in an English message that its type does not allow.
    fn misuse(&self, name: &str, argument: &Argument) -> Option<String> {
        match &self.uses {
            Uses::Shown if !argument.keys.is_empty() => Some(format!(
                "it chooses by ${name}, whose values of type {} can only be shown",
                self.name
            )),
            Uses::Chosen(_) if argument.shown => Some(format!(
                "it shows ${name}, whose values of type {} can only be chosen by",
                self.name
            )),
            Uses::Chosen(words) => {
                let wrong = argument.keys.iter().find(|key| !words.contains(key))?;
                Some(format!(
                    "[{wrong}] is no value of ${name}; its type {} has {}",
                    self.name,
                    words.join(", ")
                ))
            }
            Uses::Shown | Uses::Counted => None,
        }
    }
}

fn strings(entry: &Value, name: &str) -> Vec<String> {
    let list = entry.get(name).and_then(Value::as_array);
    let texts = list.into_iter().flatten().filter_map(Value::as_str);
    texts.map(str::to_owned).collect()
}
