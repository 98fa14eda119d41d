//! Holding every language to what English has.

use std::collections::{BTreeMap, BTreeSet};

use sahkku_words::Language;

use crate::arguments::{Kind, argument_problems};
use crate::message::{Argument, Message};
use crate::{BOOT, FIRST, Locale, Problem};

/// Compares all languages with English and gives what is wrong. Where `unfinished`, a message that a language does not
/// have yet is taken from English; else it is a problem.
pub fn checked(locales: &mut [Locale], unfinished: bool) -> Vec<Problem> {
    let Some(english) = locales
        .iter()
        .find(|one| one.language.code == "en")
        .cloned()
    else {
        return Vec::new();
    };
    let mut problems = names(&english);
    for locale in locales {
        for (part, messages) in &english.parts {
            let theirs = locale.parts.entry(part.clone()).or_default();
            let file = format!("{}/{part}.ftl", locale.language.code);
            problems.extend(part_problems(
                &file,
                locale.language,
                messages,
                theirs,
                unfinished,
            ));
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
                problems.push(Problem {
                    file: format!("{}/{part}.ftl", locale.language.code),
                    message: None,
                    what: "English has no such file".to_owned(),
                });
            }
        }
    }
    problems
}

/// A name belongs to one message of one part, what stands in the page itself has no arguments, and those of all other
/// messages have a type.
fn names(english: &Locale) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut seen = BTreeSet::new();
    for (part, messages) in &english.parts {
        for (name, message) in messages {
            let mut problem = |what: &str| {
                problems.push(Problem {
                    file: format!("en/{part}.ftl"),
                    message: Some(name.clone()),
                    what: what.to_owned(),
                });
            };
            if !seen.insert(name) {
                problem("another part has a message of this name");
            }
            let arguments = message.arguments();
            if part != BOOT {
                for what in argument_problems(&arguments) {
                    problem(&what);
                }
            } else if !arguments.is_empty() {
                problem("what is said before the game is there can have no arguments");
            }
        }
    }
    if !english.parts.contains_key(FIRST) {
        problems.push(Problem {
            file: format!("en/{FIRST}.ftl"),
            message: None,
            what: "it is missing".to_owned(),
        });
    }
    problems
}

fn part_problems(
    file: &str,
    language: &Language,
    english: &BTreeMap<String, Message>,
    theirs: &BTreeMap<String, Message>,
    unfinished: bool,
) -> Vec<Problem> {
    let mut found: Vec<(&String, String)> = Vec::new();
    for name in english.keys() {
        if !unfinished && !theirs.contains_key(name) {
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
                    found.extend(
                        key_problem(language, argument, own, known).map(|what| (name, what)),
                    );
                }
            }
        }
    }
    found
        .into_iter()
        .map(|(name, what)| Problem {
            file: file.to_owned(),
            message: Some(name.clone()),
            what,
        })
        .collect()
}

/// The first key of a choice that no value of the argument can have.
fn key_problem(
    language: &Language,
    argument: &str,
    own: &Argument,
    known: &Argument,
) -> Option<String> {
    let counts = Kind::of(argument).is_some_and(Kind::counts);
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
