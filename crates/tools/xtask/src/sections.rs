//! References to sections of rules: a `§` with a number in a text, and the `section` of an option.
//!
//! The sections are those of the `docs/rules.md` of a game. In the folder of a game it is that game's; any other file names it, or
//! the README beside it does.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::project;

/// The folders of the project in which references stand.
const FOLDERS: [&str; 3] = ["crates", "docs", "tests"];

/// What the names of the files end in that are read.
const ENDINGS: [&str; 6] = [".md", ".mjs", ".py", ".rs", ".ts", ".txt"];

/// What lies before the name of a game in the path of its rules, and what after it.
const RULES: [&str; 2] = ["crates/games/", "/docs/rules.md"];

/// Texts by their path in the project.
type Texts = BTreeMap<String, String>;

/// A reference to a section that cannot be opened.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Unresolved {
    /// The file that it stands in, by its path in the project.
    pub(crate) file: String,
    /// Its line, from 1.
    pub(crate) line: usize,
    /// The number of the section, such as `4`, or `7.2` for the second item of a list there.
    pub(crate) section: String,
    /// The rules that lack the section; `None` where no rules are named.
    pub(crate) rules: Option<String>,
}

impl fmt::Display for Unresolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: §{} ", self.file, self.line, self.section)?;
        match &self.rules {
            Some(rules) => write!(f, "is not a section of {rules}"),
            None => f.write_str("names no rules, and no README beside it does"),
        }
    }
}

/// The references of the project that lead nowhere, by file and line.
///
/// # Errors
/// A file that cannot be read.
pub(crate) fn unresolved() -> Result<Vec<Unresolved>> {
    Ok(unresolved_in(&texts()?))
}

fn texts() -> Result<Texts> {
    let mut texts = Texts::new();
    for folder in FOLDERS {
        read(&project::path(folder), &mut texts)?;
    }
    Ok(texts)
}

fn read(folder: &Path, texts: &mut Texts) -> Result<()> {
    let reading = |path: &Path| format!("reading {}", path.display());
    for entry in fs::read_dir(folder).with_context(|| reading(folder))? {
        let path = entry.with_context(|| reading(folder))?.path();
        if path.is_dir() {
            if !path.ends_with("node_modules") {
                read(&path, texts)?;
            }
            continue;
        }
        let inside = path.strip_prefix(project::root()).unwrap_or(&path);
        let name = inside.to_string_lossy().replace('\\', "/");
        if ENDINGS.iter().any(|ending| name.ends_with(ending)) {
            let text = fs::read_to_string(&path).with_context(|| reading(&path))?;
            texts.insert(name, text);
        }
    }
    Ok(())
}

fn unresolved_in(texts: &Texts) -> Vec<Unresolved> {
    let is_rules = |file: &str| file.starts_with(RULES[0]) && file.ends_with(RULES[1]);
    let sections: BTreeMap<&str, BTreeSet<String>> = texts
        .iter()
        .filter(|(file, _)| is_rules(file))
        .map(|(file, text)| (file.as_str(), sections_of(text)))
        .collect();
    let mut found = Vec::new();
    for (file, text) in texts {
        for (line, section) in references(file, text) {
            let rules = rules_of(file, texts);
            let known = rules
                .as_ref()
                .and_then(|rules| sections.get(rules.as_str()));
            if known.is_none_or(|known| !known.contains(section)) {
                let (file, section) = (file.clone(), section.to_owned());
                found.push(Unresolved {
                    file,
                    line,
                    section,
                    rules,
                });
            }
        }
    }
    found
}

/// The sections of rules, and the items of numbered lists in them: `7` and `7.2`.
fn sections_of(rules: &str) -> BTreeSet<String> {
    let mut sections = BTreeSet::new();
    let mut section = "";
    for line in rules.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            section = numbers(heading).next().unwrap_or_default();
            sections.insert(section.to_owned());
        } else if let Some((item, _)) = line.split_once(". ")
            && is_number(item)
        {
            sections.insert(format!("{section}.{item}"));
        }
    }
    sections
}

/// The path of the rules whose sections a file names.
fn rules_of(file: &str, texts: &Texts) -> Option<String> {
    let path = |game: &str| format!("{}{game}{}", RULES[0], RULES[1]);
    if let Some((game, _)) = file
        .strip_prefix(RULES[0])
        .and_then(|rest| rest.split_once('/'))
    {
        return Some(path(game));
    }
    let beside = file
        .rsplit_once('/')
        .map(|(folder, _)| format!("{folder}/README.md"));
    let naming = [Some(file.to_owned()), beside].into_iter().flatten();
    naming.filter_map(|name| texts.get(&name)).find_map(|text| {
        let ends = text.match_indices(RULES[1]).map(|(end, _)| &text[..end]);
        let mut games = ends.filter_map(|before| Some(before.rsplit_once(RULES[0])?.1));
        games
            .find(|game| game.chars().all(char::is_alphanumeric))
            .map(path)
    })
}

/// The references in a text: the line, from 1, and the number of the section. Only the options of games are of rules.
fn references<'a>(file: &str, text: &'a str) -> impl Iterator<Item = (usize, &'a str)> {
    let declares = file.starts_with(RULES[0]) && file.ends_with("/rules/src/rules.rs");
    let lines = (1..).zip(text.lines());
    lines.flat_map(move |(at, line)| {
        let option = section_of_option(line).filter(|_| declares);
        let found = numbers(line).chain(option);
        found.map(move |section| (at, section))
    })
}

/// The numbers that stand behind a `§` in a line.
fn numbers(line: &str) -> impl Iterator<Item = &str> {
    line.split('§').skip(1).filter_map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.');
        let number = rest[..end.unwrap_or(rest.len())].trim_end_matches('.');
        (!number.is_empty()).then_some(number)
    })
}

/// The section that a line of `game::rules!` gives an option: `queue: bool = false, "7", |queue| …`.
fn section_of_option(line: &str) -> Option<&str> {
    let (_, value) = line.split_once(", \"")?;
    let (number, origin) = value.split_once('"')?;
    (is_number(number) && origin.starts_with(", |")).then_some(number)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Texts in which `$` stands for the sign of a section.
    fn texts(files: &[(&str, &str)]) -> Texts {
        let text = |&(file, text): &(&str, &str)| (file.to_owned(), text.replace('$', "§"));
        files.iter().map(text).collect()
    }

    fn found(file: &str, text: &str) -> Vec<String> {
        let rules =
            "# Rules\n## $1 Board\nText.\n\n1. One thing,\n   and more.\n2. Another.\n## Sources\n";
        let texts = texts(&[
            ("crates/games/nim/docs/rules.md", rules),
            (
                "tests/nim/README.md",
                "See [the rules](../../crates/games/nim/docs/rules.md).",
            ),
            (file, text),
        ]);
        unresolved_in(&texts)
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    #[test]
    fn a_reference_to_a_section_or_an_item_of_its_list_resolves() {
        let text = "// The board ($1).\n// $1.2, and $1 to $1: a sign alone, $, is no reference.\n";
        assert_eq!(found("crates/games/nim/rules/src/lib.rs", text), [""; 0]);
    }

    #[test]
    fn a_reference_to_a_section_that_is_not_there_is_found() {
        let file = "crates/games/nim/rules/src/lib.rs";
        for section in ["2", "1.3", "12"] {
            let text = format!("//! Nim.\n/// The end (${section}).\n");
            let wanted =
                format!("{file}:2: §{section} is not a section of crates/games/nim/docs/rules.md");
            assert_eq!(found(file, &text), [wanted]);
        }
    }

    #[test]
    fn the_section_of_an_option_is_a_reference() {
        for line in [
            "        order: Order = Order::First, \"7\", |_| NOBODY;",
            "        queue: bool = false, \"7\", |queue| match queue {",
        ] {
            assert_eq!(
                found("crates/games/nim/rules/src/rules.rs", line).len(),
                1,
                "{line}"
            );
            let known = line.replace('7', "1");
            assert_eq!(
                found("crates/games/nim/rules/src/rules.rs", &known),
                [""; 0]
            );
        }
    }

    #[test]
    fn outside_the_folder_of_a_game_the_rules_are_named_there_or_beside() {
        assert_eq!(found("tests/nim/board.mjs", "// $1"), [""; 0]);
        assert_eq!(found("tests/nim/board.mjs", "// $2").len(), 1);
        assert_eq!(
            found("docs/page.md", "$1 of crates/games/nim/docs/rules.md"),
            [""; 0]
        );
        assert!(found("docs/page.md", "$1")[0].contains("names no rules"));
    }

    #[test]
    fn every_reference_of_the_project_resolves() {
        let unresolved: Vec<String> = unresolved()
            .unwrap()
            .iter()
            .map(ToString::to_string)
            .collect();
        assert!(unresolved.is_empty(), "{}", unresolved.join("\n"));
    }

    #[test]
    fn the_options_of_every_game_are_read() {
        let texts = super::texts().unwrap();
        for game in crate::games::GAMES {
            let file = format!("crates/games/{}/rules/src/rules.rs", game.id);
            let sections = texts[&file].lines().filter_map(section_of_option);
            assert_ne!(sections.count(), 0, "{file}");
        }
    }
}
