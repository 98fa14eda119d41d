//! Comparison of every language with English.

use std::collections::BTreeMap;

use sahkku_words::Language;

use crate::kinds::{Kind, Kinds};
use crate::message::{Argument, Message};
use crate::{BOOT, Locale, Problem};

/// Compares all languages of a folder with its English and returns the problems. If `unfinished`, a missing message is taken
/// from English; otherwise it is a problem.
pub(crate) fn checked(
    folder: &str,
    locales: &mut [Locale],
    kinds: &Kinds,
    unfinished: bool,
) -> Vec<Problem> {
    let mut all = locales.iter();
    let Some(english) = all.find(|one| one.language.code == "en").cloned() else {
        return Vec::new();
    };
    let mut problems = arguments(folder, &english, kinds);
    for locale in locales {
        for (part, messages) in &english.parts {
            let theirs = locale.parts.entry(part.clone()).or_default();
            let compared = Compared {
                file: format!("{folder}/{}/{part}.ftl", locale.language.code),
                language: locale.language,
                kinds,
                unfinished,
            };
            problems.extend(compared.problems(messages, theirs));
            if unfinished {
                for (name, message) in messages {
                    theirs
                        .entry(name.clone())
                        .or_insert_with(|| message.clone());
                }
            }
        }
        for part in locale.parts.keys() {
            if !english.parts.contains_key(part) {
                let file = format!("{folder}/{}/{part}.ftl", locale.language.code);
                problems.push(Problem::new(file, None, "English has no such file"));
            }
        }
    }
    problems
}

/// Messages inside the page itself have no arguments, and the arguments of all other messages have a type.
fn arguments(folder: &str, english: &Locale, kinds: &Kinds) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (part, messages) in &english.parts {
        for (name, message) in messages {
            let arguments = message.arguments();
            let found = if part != BOOT {
                kinds.problems(&arguments)
            } else if arguments.is_empty() {
                Vec::new()
            } else {
                vec!["what is said before the game is there can have no arguments".to_owned()]
            };
            let file = format!("{folder}/en/{part}.ftl");
            let problem = |what| Problem::new(&file, Some(name), what);
            problems.extend(found.into_iter().map(problem));
        }
    }
    problems
}

struct Compared<'a> {
    file: String,
    language: &'a Language,
    kinds: &'a Kinds,
    unfinished: bool,
}

impl Compared<'_> {
    fn problems(
        &self,
        english: &BTreeMap<String, Message>,
        theirs: &BTreeMap<String, Message>,
    ) -> Vec<Problem> {
        let mut found: Vec<(&String, String)> = Vec::new();
        for name in english.keys() {
            if !self.unfinished && !theirs.contains_key(name) {
                found.push((name, "it is missing: translate it from English".to_owned()));
            }
        }
        for (name, message) in theirs {
            let Some(original) = english.get(name) else {
                found.push((name, "English has no such message".to_owned()));
                continue;
            };
            let wanted = original.arguments();
            let used = message.arguments();
            for (argument, known) in &wanted {
                let shown = used.get(argument).is_some_and(|own| own.shown);
                if known.shown && !shown {
                    found.push((name, format!("it leaves out ${argument}")));
                }
            }
            for (argument, own) in &used {
                match wanted.get(argument) {
                    None => found.push((name, format!("it has no argument ${argument}"))),
                    Some(known) => {
                        let problem = self.key_problem(argument, own, known);
                        found.extend(problem.map(|what| (name, what)));
                    }
                }
            }
        }
        let problem = |(name, what): (&String, String)| Problem::new(&self.file, Some(name), what);
        found.into_iter().map(problem).collect()
    }

    /// The first key of a choice that no value of the argument can have.
    fn key_problem(&self, argument: &str, own: &Argument, known: &Argument) -> Option<String> {
        let language = self.language;
        let counts = self.kinds.of(argument).is_some_and(Kind::counts);
        let fits = |key: &&String| {
            let plural = *key == "other" || language.plurals.contains(&key.as_str());
            if counts {
                plural || key.parse::<u32>().is_ok()
            } else {
                known.keys.contains(*key)
            }
        };
        let wrong = own.keys.iter().find(|key| !fits(key))?;
        Some(if counts {
            let names = language.plurals.join(", ");
            format!(
                "[{wrong}] is no plural category of {}; there are {names}, other, and numbers",
                language.code
            )
        } else {
            let names: Vec<_> = known.keys.iter().map(String::as_str).collect();
            format!(
                "[{wrong}] is no value of ${argument}; English has {}",
                names.join(", ")
            )
        })
    }
}
