//! §3, sentence by sentence: captures.

use crate::common::{Table, squares};
use hnefatafl::{Side, Squares};

const SWEDE: Side = Side::Swede;
const MUSCOVITE: Side = Side::Muscovite;

/// What a move captures under `rules`.
fn captures(rules: &str, [king, drabants, muscovites]: [&str; 3], text: &str) -> Squares {
    let from = squares(&text[..2]);
    let turn = if from.is_part_of(squares(muscovites)) {
        MUSCOVITE
    } else {
        SWEDE
    };
    Table::new(rules, king, drabants, muscovites, turn).captures(text)
}

#[test]
fn section_3_an_enemy_between_the_moved_piece_and_another_is_captured() {
    let board = ["e5", "b3 d8", "c3 i9"];
    assert_eq!(captures("linne", board, "d8-d3"), squares("c3"));
    let board = ["e5", "c3", "b3 d8"];
    assert_eq!(captures("linne", board, "d8-d3"), squares("c3"));
    // Not diagonally, and not over an empty square.
    let board = ["e5", "b2 d8", "c3 i9"];
    assert_eq!(captures("linne", board, "d8-d4"), Squares::NONE);
}

#[test]
fn section_3_several_are_captured_at_once() {
    let board = ["e7", "b3 f3 d1 d8", "c3 e3 d2 i9"];
    assert_eq!(captures("linne", board, "d8-d3"), squares("c3 e3 d2"));
}

#[test]
fn section_3_captures_are_judged_on_the_board_with_nothing_removed() {
    // Each of the two Muscovites stands beside the drabant that moves; neither helps the other.
    let board = ["e7", "b3 d5 d1 d9", "c3 d4 i9"];
    assert_eq!(captures("linne", board, "d1-d3"), squares("c3 d4"));
}

#[test]
fn section_3_only_the_piece_that_moved_captures() {
    let mut table = Table::new("linne", "e7", "d8 g2", "c3 e3 i9", SWEDE);
    assert!(table.captures("d8-d3").is_empty());
    assert!(table.captures("i9-i8").is_empty());
    assert!(table.captures("g2-g1").is_empty());
    assert!(table.captures("c3-c4").is_empty());
    assert!(table.captures("g1-g2").is_empty());
    assert_eq!(table.captures("c4-c3"), squares("d3"));
}

#[test]
fn section_3_the_king_captures_unless_the_rules_say_no() {
    let moved = ["d8", "b3", "c3 i9"];
    let other = ["b3", "d8", "c3 i9"];
    assert_eq!(captures("linne", moved, "d8-d3"), squares("c3"));
    assert_eq!(captures("linne", other, "d8-d3"), squares("c3"));
    for board in [moved, other] {
        let captured = captures("linne king_captures=no", board, "d8-d3");
        assert!(captured.is_empty());
    }
}

#[test]
fn section_3_the_king_is_not_captured_like_other_pieces() {
    let board = ["c3", "a9", "b3 d8"];
    assert!(captures("linne", board, "d8-d3").is_empty());
}

#[test]
fn section_3_the_empty_castle_counts_in_captures_only_by_castle_counts_both() {
    let drabant = ["b2", "e4", "g3 i9"];
    let muscovite = ["b2", "g3", "e4 i9"];
    for board in [drabant, muscovite] {
        assert!(captures("linne", board, "g3-e3").is_empty());
        assert_eq!(
            captures("linne castle_counts=both", board, "g3-e3"),
            squares("e4")
        );
        assert!(captures("linne castle_counts=no castle_stop=all", board, "g3-e3").is_empty());
    }
    // With the king on it, the castle counts as a piece of the Swede.
    let board = ["e5", "e4", "g3 i9"];
    assert!(captures("linne castle_counts=both", board, "g3-e3").is_empty());
}

#[test]
fn section_3_the_castle_that_the_king_has_just_left_is_empty() {
    let board = ["e5", "a1", "e4 i9"];
    assert!(captures("linne", board, "e5-e6").is_empty());
    let board = ["e3", "a1", "e4 i9"];
    assert!(captures("linne castle_counts=both", board, "e3-d3").is_empty());
    let board = ["f3", "a1", "e4 i9"];
    assert_eq!(
        captures("linne castle_counts=both", board, "f3-e3"),
        squares("e4")
    );
}

#[test]
fn section_3_empty_camp_squares_count_against_drabants_only_by_camps_count() {
    let drabant = ["g7", "d2", "d5 i9"];
    assert!(captures("linne", drabant, "d5-d3").is_empty());
    assert_eq!(
        captures("linne camps_count=yes", drabant, "d5-d3"),
        squares("d2")
    );
    let muscovite = ["g7", "d5", "d2 i9"];
    assert!(captures("linne camps_count=yes", muscovite, "d5-d3").is_empty());
    // A camp square with a drabant on it does not count as a Muscovite.
    let taken = ["g7", "d2 d1", "d5 i9"];
    assert!(captures("linne camps_count=yes", taken, "d5-d3").is_empty());
}

#[test]
fn section_3_the_edge_never_counts() {
    let board = ["e5", "c1", "c5 i9"];
    assert!(captures("linne", board, "c5-c2").is_empty());
}

#[test]
fn section_4_an_empty_corner_is_an_enemy_of_everybody_where_the_king_goes_out_there() {
    let drabant = ["e5", "b1", "c5 i8"];
    let muscovite = ["e5", "c5", "b1 i8"];
    for board in [drabant, muscovite] {
        assert!(captures("linne", board, "c5-c1").is_empty());
        assert_eq!(
            captures("linne escape=corner", board, "c5-c1"),
            squares("b1")
        );
    }
}

#[test]
fn section_3_a_row_at_the_edge_is_captured_at_once_by_shield_wall() {
    let row = ["g7", "c1 d1 e1", "b1 c2 d2 e2 f5"];
    assert_eq!(captures("copenhagen", row, "f5-f1"), squares("c1 d1 e1"));
    assert!(captures("fetlar", row, "f5-f1").is_empty());
    // Up an edge, and with Muscovites.
    let row = ["g7", "k8 j6 j5 g4", "k6 k5"];
    assert_eq!(captures("copenhagen", row, "g4-k4"), Squares::NONE);
    let row = ["g7", "k7 j6 j5 g4", "k6 k5"];
    assert_eq!(captures("copenhagen", row, "g4-k4"), squares("k6 k5"));
}

#[test]
fn section_3_a_row_needs_an_enemy_before_each_and_one_that_arrives_at_an_end() {
    let gap = ["g7", "c1 d1 e1", "b1 c2 e2 f5"];
    assert!(captures("copenhagen", gap, "f5-f1").is_empty());
    let open = ["g7", "c1 d1 e1", "c2 d2 e2 f5"];
    assert!(captures("copenhagen", open, "f5-f1").is_empty());
    let before = ["g7", "c1 d1 e1", "b1 f1 c2 e2 d5"];
    assert!(captures("copenhagen", before, "d5-d2").is_empty());
}

#[test]
fn section_3_an_empty_corner_closes_an_end_of_a_row_where_the_king_goes_out_there() {
    let row = ["g7", "b1 c1", "b2 c2 d5"];
    assert_eq!(captures("copenhagen", row, "d5-d1"), squares("b1 c1"));
    let edge = "copenhagen escape=edge";
    assert!(captures(edge, row, "d5-d1").is_empty());
}

#[test]
fn section_3_the_king_stands_in_a_row_and_is_not_captured() {
    let row = ["d1", "c1", "b1 c2 d2 e5"];
    assert_eq!(captures("copenhagen", row, "e5-e1"), squares("c1"));
}

#[test]
fn section_3_the_king_helps_to_capture_a_row_unless_he_captures_nothing() {
    let before = ["d2", "c2 e1 b5", "c1 d1"];
    let arrives = ["b5", "c2 d2 e1", "c1 d1"];
    for row in [before, arrives] {
        assert_eq!(captures("copenhagen", row, "b5-b1"), squares("c1 d1"));
        let unarmed = "copenhagen king_captures=no";
        assert!(captures(unarmed, row, "b5-b1").is_empty());
    }
}
