//! Checks that the lists in the embedding element and in its types match the games.

use std::collections::BTreeSet;

use crate::{OnPage, Rules};
use game::{Game as _, Level, RuleSets};

const SCRIPT: &str = include_str!("../../../../../web/embed/sahkku-embed.js");
const TYPES: &str = include_str!("../../../../../web/embed/sahkku-embed.d.ts");

/// The texts in these quotation marks between `start` and the next semicolon.
fn quoted(text: &str, start: &str, mark: char) -> BTreeSet<String> {
    let rest = text.split_once(start).map_or("", |(_, rest)| rest);
    let list = rest.split(';').next().unwrap_or_default();
    list.split(mark)
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

#[track_caller]
pub fn has_variable(name: &str, value: &str) {
    let line = format!("var {name} = {value};");
    assert!(SCRIPT.contains(&line), "{line}");
}

#[track_caller]
pub fn has_list<'a>(name: &str, words: impl IntoIterator<Item = &'a str>) {
    let wanted: BTreeSet<String> = words.into_iter().map(str::to_owned).collect();
    assert_eq!(quoted(SCRIPT, &format!("var {name} = "), '"'), wanted);
}

#[track_caller]
pub fn has_union<'a>(name: &str, words: impl IntoIterator<Item = &'a str>) {
    let wanted: BTreeSet<String> = words.into_iter().map(str::to_owned).collect();
    let found = quoted(TYPES, &format!("export type {name} = "), '\'');
    assert_eq!(found, wanted);
}

/// A narrow board has the shape that the game asks for, a diagram shows the board of its first rule set, and players have the
/// usual levels.
pub fn the_embedding_element_has_its_board<G: OnPage>() {
    let id = G::Game::ID;
    let start = format!("{id}: {{");
    let mut lines = SCRIPT.lines().map(str::trim_start);
    let line = lines.find(|line| line.starts_with(&start)).unwrap();
    assert!(line.contains(&format!("shape: {} }}", G::SHAPE)), "{line}");
    let rules = Rules::<G>::PRESETS[0].id;
    assert!(line.contains(&format!("rules: \"{rules}\"")), "{line}");
    has_union("Level", Level::ALL.map(Level::word));
}
