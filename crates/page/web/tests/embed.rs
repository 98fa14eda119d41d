//! The lists in the embedding element and in its types are those of the games.

use std::collections::BTreeSet;

use game::Level;

const SCRIPT: &str = include_str!("../../../../web/embed/sahkku-embed.js");
const TYPES: &str = include_str!("../../../../web/embed/sahkku-embed.d.ts");

/// The texts in these quotation marks between `start` and `end`.
fn quoted(text: &str, start: &str, end: char, mark: char) -> BTreeSet<String> {
    let rest = text.split_once(start).map_or("", |(_, rest)| rest);
    let list = rest.split(end).next().unwrap_or_default();
    list.split(mark)
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

/// Asserts that a list of the script holds these words.
#[track_caller]
fn has_list<'a>(name: &str, words: impl IntoIterator<Item = &'a str>) {
    let wanted: BTreeSet<String> = words.into_iter().map(str::to_owned).collect();
    assert_eq!(quoted(SCRIPT, &format!("var {name} = "), ';', '"'), wanted);
}

/// Asserts that a type is the union of these words.
#[track_caller]
fn has_union<'a>(name: &str, words: impl IntoIterator<Item = &'a str>) {
    let wanted: BTreeSet<String> = words.into_iter().map(str::to_owned).collect();
    assert_eq!(
        quoted(TYPES, &format!("export type {name} = "), ';', '\''),
        wanted
    );
}

#[test]
fn narrow_boards_have_the_shapes_that_the_games_ask_for() {
    use on_page::Board as _;
    for (game, shape) in [
        ("sahkku", sahkku_page::Sahkku::SHAPE),
        ("hnefatafl", hnefatafl_page::Hnefatafl::SHAPE),
        ("kotra", kotra_page::Kotra::SHAPE),
    ] {
        let line = SCRIPT
            .lines()
            .find(|line| line.trim_start().starts_with(&format!("{game}: {{")));
        let line = line.unwrap_or_else(|| panic!("{game} stands nowhere"));
        assert!(line.contains(&format!("shape: {shape} }}")), "{line}");
    }
}

#[test]
fn diagrams_have_the_boards_of_their_rule_sets() {
    for (game, rules) in [
        ("sahkku", sahkku::PRESETS[0].id),
        ("hnefatafl", hnefatafl::PRESETS[0].id),
        ("kotra", kotra::PRESETS[0].id),
    ] {
        let line = SCRIPT
            .lines()
            .find(|line| line.trim_start().starts_with(&format!("{game}: {{")));
        let line = line.unwrap_or_else(|| panic!("{game} stands nowhere"));
        assert!(line.contains(&format!("rules: \"{rules}\"")), "{line}");
    }
    let squares = sahkku::PRESETS.iter();
    let squares = squares.filter(|preset| preset.rules.places == sahkku::Drawing::Squares);
    has_list("SQUARES", squares.map(|preset| preset.id));
    let widths = hnefatafl::PRESETS.iter().filter_map(|preset| {
        let size = preset.rules.board.size();
        (size != 9).then(|| format!("{}: {size}", preset.id))
    });
    let widths = widths.collect::<Vec<_>>().join(", ");
    let line = format!("var WIDTHS = {{ {widths} }};");
    assert!(SCRIPT.contains(&line), "{line}");
}

#[test]
fn the_types_have_the_words_of_the_games() {
    has_union("RuleSet", sahkku::PRESETS.map(|preset| preset.id));
    has_union(
        "HnefataflRuleSet",
        hnefatafl::PRESETS.map(|preset| preset.id),
    );
    has_union("Side", sahkku::Side::BOTH.map(sahkku::Side::word));
    has_union("HnefataflSide", hnefatafl::Side::WORDS.iter().copied());
    has_union("KotraSide", kotra::Side::WORDS.iter().copied());
    has_union("Reason", sahkku::Reason::WORDS.iter().copied());
    has_union("HnefataflReason", hnefatafl::Reason::WORDS.iter().copied());
    has_union("KotraReason", kotra::Reason::WORDS.iter().copied());
    has_union("Level", Level::ALL.map(Level::word));
}
