//! What type an argument has. Its name says it, the same in every message.

use std::collections::BTreeMap;

use crate::message::Argument;

/// The arguments of all messages, by their types. A new name comes into the list of its type; docs/languages.md has the
/// same table.
const KINDS: &[(Kind, &[&str])] = &[
    (
        Kind::chosen("crate::this_game::Side", "$.word()", &["men", "women"]),
        &["side"],
    ),
    (
        Kind::chosen(
            "Option<crate::this_game::Side>",
            "$.map_or(\"none\", crate::this_game::Side::word)",
            &["men", "women", "none"],
        ),
        &["holder"],
    ),
    (
        Kind::chosen(
            "crate::this_game::Piece",
            "$.word()",
            &["soldier", "queen", "king"],
        ),
        &["piece"],
    ),
    (
        Kind::chosen(
            "crate::this_game::Drawing",
            "$.word()",
            &["lines", "squares"],
        ),
        &["drawing"],
    ),
    (
        Kind::chosen(
            "crate::this_game::HomeRow",
            "$.word()",
            &["full", "front-empty"],
        ),
        &["home-row"],
    ),
    (
        Kind::chosen("bool", "if $ { \"yes\" } else { \"no\" }", &["yes", "no"]),
        &["awake", "queens", "used"],
    ),
    (
        Kind::shown("crate::this_game::Place"),
        &["at", "from", "place", "to"],
    ),
    (Kind::shown("crate::this_game::Face"), &["die", "face"]),
    (
        Kind::shown("crate::text::numbers::Percent"),
        &["chance", "cost", "done", "end", "start"],
    ),
    (Kind::COUNT, &["count"]),
    (Kind::shown("u32"), &["least", "left", "most", "number"]),
    (Kind::shown("usize"), &["column", "line", "step", "steps"]),
    (Kind::shown("char"), &["row"]),
    (
        Kind::TEXT,
        &[
            "action",
            "asleep-list",
            "awake-list",
            "better",
            "codes",
            "dice",
            "error",
            "expected",
            "faces",
            "found",
            "help",
            "ids",
            "language",
            "lines",
            "men",
            "name",
            "now",
            "places",
            "played",
            "reason",
            "result",
            "sources",
            "time",
            "troubles",
            "value",
            "version",
            "what",
            "wish",
            "women",
            "word",
            "words",
        ],
    ),
];

/// The type of an argument, and what can be done with its value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    /// The Rust type.
    pub(crate) rust: &'static str,
    /// How a field becomes a `Value`; `$` stands for the field.
    value: &'static str,
    uses: Uses,
}

/// What a message can do with a value.
#[derive(Clone, Copy, Debug)]
enum Uses {
    /// Show it.
    Shown,
    /// Choose by it, between these words.
    Chosen(&'static [&'static str]),
    /// Show it, and choose by it and its plural categories.
    Counted,
}

impl Kind {
    const TEXT: Kind = Kind {
        rust: "&'a str",
        value: "Text($)",
        uses: Uses::Shown,
    };
    const COUNT: Kind = Kind {
        rust: "u32",
        value: "Count($)",
        uses: Uses::Counted,
    };

    /// A type that is shown as it displays itself.
    const fn shown(rust: &'static str) -> Kind {
        Kind {
            rust,
            value: "Shown(&$)",
            uses: Uses::Shown,
        }
    }

    /// A type whose values have words, which are chosen by: `word` is an expression for the word of `$`.
    const fn chosen(
        rust: &'static str,
        word: &'static str,
        words: &'static [&'static str],
    ) -> Kind {
        Kind {
            rust,
            value: word,
            uses: Uses::Chosen(words),
        }
    }

    /// The type of an argument of this name, if it is known.
    pub(crate) fn of(argument: &str) -> Option<Kind> {
        let (kind, _) = KINDS.iter().find(|(_, names)| names.contains(&argument))?;
        Some(*kind)
    }

    /// Whether texts are chosen by plural categories of its values.
    pub(crate) fn counts(self) -> bool {
        matches!(self.uses, Uses::Counted)
    }

    /// Whether its values are borrowed.
    pub(crate) fn borrows(self) -> bool {
        self.rust.starts_with('&')
    }

    /// The `Value` of a field, as Rust code.
    pub(crate) fn value(self, field: &str) -> String {
        let value = self.value.replace('$', &format!("self.{field}"));
        match self.uses {
            Uses::Chosen(_) => format!("Text({value})"),
            Uses::Shown | Uses::Counted => value,
        }
    }

    /// What an English message does with an argument that its type does not allow.
    fn misuse(self, name: &str, argument: &Argument) -> Option<String> {
        match self.uses {
            Uses::Shown if !argument.keys.is_empty() => Some(format!(
                "it chooses by ${name}, whose values of type {} can only be shown",
                self.rust
            )),
            Uses::Chosen(_) if argument.shown => Some(format!(
                "it shows ${name}, whose values of type {} can only be chosen by",
                self.rust
            )),
            Uses::Chosen(words) => {
                let wrong = argument
                    .keys
                    .iter()
                    .find(|key| !words.contains(&key.as_str()))?;
                Some(format!(
                    "[{wrong}] is no value of ${name}; its type {} has {}",
                    self.rust,
                    words.join(", ")
                ))
            }
            Uses::Shown | Uses::Counted => None,
        }
    }
}

/// What is wrong with the arguments of an English message.
pub(crate) fn argument_problems(arguments: &BTreeMap<String, Argument>) -> Vec<String> {
    let problem = |(name, argument): (&String, &Argument)| match Kind::of(name) {
        Some(kind) => kind.misuse(name, argument),
        None => Some(format!(
            "nothing says what type its argument ${name} has: give it a name that crates/locales/src/arguments.rs \
             lists, or add {name:?} there to the names of its type"
        )),
    };
    arguments.iter().filter_map(problem).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_name_of_the_table_is_there_once_and_used() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/locales");
        let locales = crate::read(&folder, &mut Vec::new()).unwrap();
        let english = locales.iter().find(|one| one.language.code == "en");
        let messages = english.unwrap().parts.values().flat_map(BTreeMap::values);
        let used: BTreeSet<String> = messages
            .flat_map(|message| message.arguments().into_keys())
            .collect();
        let mut seen = BTreeSet::new();
        for name in KINDS.iter().flat_map(|(_, names)| *names) {
            assert!(seen.insert(name), "{name} is there twice");
            assert!(used.contains(*name), "no message uses {name}");
        }
    }

    #[test]
    fn the_documentation_has_every_name_that_is_no_text() {
        let documentation = include_str!("../../../docs/languages.md");
        for (kind, names) in KINDS.iter().filter(|(kind, _)| !kind.borrows()) {
            for name in *names {
                assert!(
                    documentation.contains(&format!("`${name}`")),
                    "docs/languages.md has no ${name}, which is {}",
                    kind.rust
                );
            }
        }
    }
}
