//! Games with variations, comments and marks: version 2 of the notation.

use game::{Mark, Tree};
use kotra::{Entry, Game, Side};
use proptest::prelude::*;

const DOC: &str = include_str!("../../../../../docs/variations.md");

/// The example of the document, with every kind of line.
fn example() -> &'static str {
    let text = DOC.split("\n```record\n").nth(1).unwrap();
    text.split_once("```").unwrap().0
}

#[test]
fn the_example_of_the_document_is_what_is_written() {
    let tree: Tree<Game> = example().parse().unwrap();
    assert_eq!(tree.to_string(), example());
    let [main, other] = *tree.children(tree.line(Tree::<Game>::ROOT)[2]) else {
        panic!("the document has a variation after the second entry");
    };
    let texts = [main, other].map(|node| tree.entry(node).unwrap().to_string());
    assert_eq!(texts, ["1/7", "1/3"]);
    assert_eq!(
        tree.mark(tree.line(Tree::<Game>::ROOT)[2]),
        Some(Mark::Interesting)
    );
}

#[test]
fn what_is_wrong_is_refused_where_it_stands() {
    let first = example().lines().count() + 1;
    for (line, column, expected) in [
        ("line 1 after 2: 1/7", 6, "the number of a new line"),
        (
            "line 3 after 9: 1/7",
            14,
            "a place named earlier, such as 12 or 2.3",
        ),
        (
            "line 3 after 2.0: 1/7",
            14,
            "a place named earlier, such as 12 or 2.3",
        ),
        (
            "line 3 after 1.1: 1/9; 1/3",
            19,
            "an entry that can come next",
        ),
        (
            "line 3 after 1.2: 14; first",
            23,
            "an entry that can come next",
        ),
        ("mark 1 good", 8, "!!, !, !?, ?!, ? or ??"),
        (
            "comment 4.1 text",
            9,
            "a place named earlier, such as 12 or 2.3",
        ),
        ("3 black 11:", 1, "line, comment or mark"),
    ] {
        let error = format!("{}{line}\n", example())
            .parse::<Tree<Game>>()
            .unwrap_err();
        let found = (error.line, error.column, error.expected.to_string());
        assert_eq!(found, (first, column, expected.to_owned()), "{line}");
    }
}

#[test]
fn a_resignation_in_a_variation_is_read_only_as_written() {
    let mut tree: Tree<Game> = example().parse().unwrap();
    let node = tree.line(Tree::<Game>::ROOT)[2];
    tree.add(node, Entry::Resigned(Side::Black)).unwrap();
    let text = tree.to_string();
    assert!(text.contains(": result white resigned\n"), "{text}");
    assert_eq!(text.parse::<Tree<Game>>().unwrap().to_string(), text);
    let worth = text.replace(": result white resigned", ": result white resigned 2");
    assert_eq!(worth.parse::<Tree<Game>>().unwrap().to_string(), text);
    for short in ["result white", "result draw", "result white resigned mar"] {
        let text = text.replace("result white resigned", short);
        assert!(text.parse::<Tree<Game>>().is_err(), "{short}");
    }
}

#[test]
fn a_tree_is_pruned_and_its_lines_change_places() {
    let mut tree: Tree<Game> = example().parse().unwrap();
    let second = tree.line(Tree::<Game>::ROOT)[2];
    let other = tree.children(second)[1];
    tree.promote(other);
    assert_eq!(
        tree.main_line().entries().last().unwrap().to_string(),
        "1/7"
    );
    assert_eq!(tree.children(second)[0], other);
    assert_eq!(tree.remove(other), second);
    assert_eq!(tree.children(second).len(), 1);
    assert_eq!(tree.remove(Tree::<Game>::ROOT), Tree::<Game>::ROOT);
}

proptest! {
    #[test]
    fn games_with_variations_come_back(tree in game::strategies::trees::<Game>(60)) {
        game::strategies::comes_back(&tree)?;
    }
}
