//! §4, sentence by sentence: how a game ends.

use crate::common::{Table, action, squares};
use hnefatafl::{Actions, Event, Outcome, Reason, Refusal, Side};

const SWEDE: Side = Side::Swede;
const MUSCOVITE: Side = Side::Muscovite;

fn won(winner: Side, reason: Reason) -> Option<Outcome> {
    Some(Outcome {
        winner: Some(winner),
        reason,
    })
}

/// How a move ends the game under these rules.
fn end(rules: &str, [king, drabants, muscovites]: [&str; 3], text: &str) -> Option<Outcome> {
    let from = squares(&text[..2]);
    let turn = if from.is_part_of(squares(muscovites)) {
        MUSCOVITE
    } else {
        SWEDE
    };
    let mut table = Table::new(rules, king, drabants, muscovites, turn);
    table.play(text);
    table.outcome()
}

const TAKEN: Option<Outcome> = Some(Outcome {
    winner: Some(MUSCOVITE),
    reason: Reason::Surrounded,
});

#[test]
fn section_4_four_muscovites_around_the_king_win_one_of_them_just_moved() {
    let board = ["c3", "i9", "b3 d3 c2 c6"];
    assert_eq!(end("linne", board, "c6-c4"), TAKEN);
    // Another piece of his moves: nothing happens.
    let board = ["c3", "i9", "b3 d3 c2 c4 h8"];
    assert_eq!(end("linne", board, "h8-h7"), None);
    // Three are not enough.
    let board = ["c3", "i9", "b3 d3 c6"];
    assert_eq!(end("linne", board, "c6-c4"), None);
}

#[test]
fn section_4_own_drabants_beside_the_king_do_not_count() {
    let board = ["c3", "c2 i9", "b3 d3 c6"];
    assert_eq!(end("linne", board, "c6-c4"), None);
    // Not even a piece that the same move captures frees him: it still stands there.
    let board = ["c3", "c2 i9", "b3 d3 c4 b2 d5 d1"];
    assert_eq!(end("linne", board, "d1-d2"), None);
}

#[test]
fn section_4_the_empty_castle_is_one_of_the_four_by_castle_counts() {
    let board = ["e4", "i9", "d4 f4 e1"];
    for rules in ["linne", "linne castle_counts=both"] {
        assert_eq!(end(rules, board, "e1-e3"), TAKEN, "{rules}");
    }
    let rules = "linne castle_counts=no castle_stop=all";
    assert_eq!(end(rules, board, "e1-e3"), None);
    let board = ["e4", "i9", "d4 f4 e5 e1"];
    assert_eq!(end(rules, board, "e1-e3"), TAKEN);
    // With a drabant on it, the castle does not count.
    let board = ["e4", "e5 i9", "d4 f4 e1"];
    assert_eq!(end("linne castle_stop=all", board, "e1-e3"), None);
}

#[test]
fn section_4_on_an_edge_square_he_cannot_be_surrounded() {
    let board = ["c1", "h8", "b1 d1 c5"];
    assert_eq!(end("linne escape=corner", board, "c5-c2"), None);
}

#[test]
fn section_4_king_taken_four_in_no_other_way() {
    let board = ["c3", "i9", "b3 d6"];
    assert_eq!(end("linne", board, "d6-d3"), None);
}

#[test]
fn section_4_king_taken_castle_between_two_but_not_on_the_castle_or_beside_it() {
    let away = ["c3", "i9", "b3 d6"];
    assert_eq!(end("tablut", away, "d6-d3"), TAKEN);
    let beside = ["e4", "i9", "d4 f7"];
    assert_eq!(end("tablut", beside, "f7-f4"), None);
    let on = ["e5", "i9", "d5 f7"];
    assert_eq!(end("tablut", on, "f7-f5"), None);
    let surrounded = ["e5", "i9", "d5 e4 e6 f7"];
    assert_eq!(end("tablut", surrounded, "f7-f5"), TAKEN);
    // A square diagonal to the castle is not beside it.
    let aslant = ["d4", "i9", "d5 d1"];
    assert_eq!(end("tablut", aslant, "d1-d3"), TAKEN);
}

#[test]
fn section_4_only_a_move_takes_the_king_between_two() {
    let board = ["c7", "i9", "b3 d3 h8"];
    let mut table = Table::new("tablut", board[0], board[1], board[2], SWEDE);
    table.play("c7-c3");
    assert_eq!(table.outcome(), None);
    table.play("h8-h7");
    assert_eq!(table.outcome(), None);
}

#[test]
fn section_4_king_taken_two_everywhere() {
    let rules = "linne king_taken=two";
    for board in [
        ["e5", "i9", "d5 f7"],
        ["e4", "i9", "d4 f7"],
        ["c3", "i9", "b3 f7"],
    ] {
        let text = match board[0] {
            "e5" => "f7-f5",
            "e4" => "f7-f4",
            _ => "f7-f3",
        };
        let expected = if board[0] == "c3" { None } else { TAKEN };
        assert_eq!(end(rules, board, text), expected, "{board:?}");
    }
    // Beside the empty castle one Muscovite alone does not take him; three and the castle do.
    assert_eq!(end(rules, ["e4", "i9", "e1"], "e1-e3"), None);
    assert_eq!(end(rules, ["e4", "i9", "d4 f4 e1"], "e1-e3"), TAKEN);
}

#[test]
fn section_4_empty_corners_and_camp_squares_never_count_against_him() {
    let corner = "linne escape=corner king_taken=two";
    assert_eq!(end(corner, ["b1", "i8", "c5"], "c5-c1"), None);
    let camp = "tablut camps_count=yes";
    assert_eq!(end(camp, ["d2", "i9", "d6"], "d6-d3"), None);
    // At the edge he is captured between two as elsewhere.
    assert_eq!(end(corner, ["c1", "i8", "b1 d5"], "d5-d1"), TAKEN);
}

#[test]
fn section_4_the_taken_king_stays_on_the_board_of_the_final_position() {
    let mut table = Table::new("linne", "c3", "i9", "b3 d3 c2 c6", MUSCOVITE);
    let events = table.play("c6-c4");
    assert_eq!(table.position().king(), "c3".parse().unwrap());
    let at = table.position().king();
    let over = Event::GameOver(table.outcome().unwrap());
    assert_eq!(events, [Event::Surrounded { at }, over]);
    assert!(table.legal().is_empty());
    assert_eq!(table.game.why(action("i9-i8")), Some(Refusal::GameOver));
}

#[test]
fn section_4_the_swede_wins_when_the_king_stands_on_an_edge_square() {
    for to in ["c1", "c9", "a3", "i3"] {
        let board = ["c3", "e6", "h8"];
        let text = format!("c3-{to}");
        assert_eq!(
            end("linne", board, &text),
            won(SWEDE, Reason::Escaped),
            "{to}"
        );
    }
    assert_eq!(end("linne", ["c3", "e6", "h8"], "c3-c2"), None);
    assert_eq!(end("linne", ["c3", "e6", "h8"], "e6-e9"), None);
}

#[test]
fn section_4_escape_corner_the_king_goes_out_at_a_corner_where_only_he_may_stop() {
    let rules = "linne escape=corner";
    assert_eq!(end(rules, ["c3", "e6", "h8"], "c3-c1"), None);
    let corner = end(rules, ["c1", "e6", "h8"], "c1-a1");
    assert_eq!(corner, won(SWEDE, Reason::Escaped));
    let table = Table::new(rules, "e5", "c1", "h8", SWEDE);
    assert_eq!(table.game.why(action("c1-a1")), Some(Refusal::CornerStop));
    assert_eq!(
        table.reach("c1"),
        squares("b1 d1 e1 f1 g1 h1 c2 c3 c4 c5 c6 c7 c8 c9")
    );
    let table = Table::new(rules, "e5", "c1", "b9", MUSCOVITE);
    assert!(!table.reach("b9").has("a9".parse().unwrap()));
}

#[test]
fn section_4_a_side_without_a_legal_move_loses() {
    // One more Muscovite that can move is enough.
    for (muscovites, end) in [("a1 h1", None), ("a1", won(SWEDE, Reason::Blocked))] {
        let mut table = Table::new("linne", "c3", "b1 a5", muscovites, SWEDE);
        table.play("a5-a2");
        assert_eq!(table.outcome(), end);
    }
    // The Swede can be blocked, too.
    let mut table = Table::new("linne escape=corner", "b1", "", "c1 b2 a3", MUSCOVITE);
    table.play("a3-a2");
    assert_eq!(table.outcome(), None);
    let rules = "linne escape=corner camps=muscovites";
    let mut table = Table::new(rules, "d1", "", "c1 h2", MUSCOVITE);
    table.play("h2-d2");
    assert_eq!(table.outcome(), won(MUSCOVITE, Reason::Blocked));
}

#[test]
fn section_4_a_side_without_pieces_loses_as_blocked() {
    let mut table = Table::new("linne", "e5", "c3 e2", "d3", SWEDE);
    assert_eq!(table.captures("e2-e3"), squares("d3"));
    assert_eq!(table.outcome(), won(SWEDE, Reason::Blocked));
}

/// Plays a drabant and a Muscovite to and fro until the position occurs for the third time. Returns how the game ended and after
/// how many moves.
fn to_and_fro(rules: &str) -> (Option<Outcome>, usize) {
    let mut table = Table::start(rules);
    let moves = ["e4-f4", "d1-c1", "f4-e4", "c1-d1"];
    for (made, text) in (1..).zip(moves.iter().cycle()).take(16) {
        table.play(text);
        if table.outcome().is_some() {
            let mut legal = Actions::new();
            table.game.legal(&mut legal);
            assert!(legal.is_empty());
            assert_eq!(table.game.why(action("e4-f4")), Some(Refusal::GameOver));
            return (table.outcome(), made);
        }
    }
    assert_eq!(table.game.seen(), 5);
    (None, 16)
}

#[test]
fn section_4_repetition_the_third_time_and_the_set_up_counts_as_the_first() {
    let draw = Outcome {
        winner: None,
        reason: Reason::Repetition,
    };
    assert_eq!(to_and_fro("linne"), (Some(draw), 8));
    assert_eq!(
        to_and_fro("linne repetition=swede-loses"),
        (won(MUSCOVITE, Reason::Repetition), 8)
    );
    assert_eq!(to_and_fro("linne repetition=off"), (None, 16));
}

#[test]
fn section_4_repetition_pieces_of_one_kind_are_not_told_apart() {
    let mut table = Table::new("linne", "e5", "c3 c4", "h8", SWEDE);
    // The two drabants swap places.
    for text in [
        "c3-d3", "h8-h7", "c4-c3", "h7-h8", "d3-d4", "h8-h7", "d4-c4",
    ] {
        table.play(text);
        assert_eq!(table.game.seen(), 1, "{text}");
    }
    table.play("h7-h8");
    assert_eq!(table.game.seen(), 2);
}

#[test]
fn section_4_repetition_the_side_to_move_counts() {
    let mut table = Table::new("linne", "e5", "c3 c4", "h8 h2", SWEDE);
    for text in [
        "c3-d3", "h8-h7", "d3-d2", "h7-h8", "d2-c2", "h8-h7", "c2-c3",
    ] {
        table.play(text);
    }
    // Now the Muscovite is to move, with all other pieces but one in their old places.
    table.play("h7-h8");
    assert_eq!(table.game.seen(), 2);
}

#[test]
fn section_4_the_order_of_ends_is_surrounded_or_escaped_then_blocked_then_repetition() {
    // The last Muscovite has no move left, and the king is out: he has escaped.
    let mut table = Table::new("linne", "b3", "b1 a2", "a1", SWEDE);
    assert_eq!(table.outcome(), None);
    table.play("b3-a3");
    assert_eq!(table.outcome(), won(SWEDE, Reason::Escaped));
}

#[test]
fn section_4_at_the_edge_three_muscovites_take_the_king_by_edge_counts() {
    let board = ["c1", "h8", "b1 d1 c5"];
    let rules = "linne escape=corner edge_counts=yes";
    assert_eq!(end(rules, board, "c5-c2"), TAKEN);
    // A corner beside him does not count as a Muscovite.
    let corner = ["b1", "h8", "c1 b5"];
    assert_eq!(end(rules, corner, "b5-b2"), None);
}

const FORT: Option<Outcome> = Some(Outcome {
    winner: Some(SWEDE),
    reason: Reason::Fort,
});

#[test]
fn section_4_the_swede_wins_in_a_fort_at_the_edge_by_exit_fort() {
    let fort = ["e1", "d1 e5 f2 g1", "d2 g2 h1 a8"];
    assert_eq!(end("copenhagen", fort, "e5-e2"), FORT);
    assert_eq!(end("fetlar", fort, "e5-e2"), None);
    // The king moves to the edge himself.
    let comes = ["e2", "d1 d2 d3 e3 f3 f2 f1", "a8 b8"];
    assert_eq!(end("copenhagen", comes, "e2-e1"), FORT);
    let beside_the_corner = ["b1", "b5 c1", "h8"];
    assert_eq!(end("copenhagen", beside_the_corner, "b5-b2"), None);
}

#[test]
fn section_4_no_fort_without_room_with_a_gap_or_with_a_muscovite_inside() {
    let no_room = ["e1", "d1 e5 f1", "a8"];
    assert_eq!(end("copenhagen", no_room, "e5-e2"), None);
    let gap = ["e1", "d1 e5 g1", "a8"];
    assert_eq!(end("copenhagen", gap, "e5-e2"), None);
    let inside = ["e1", "d1 e5 f2 g2 h1", "g1 a8"];
    assert_eq!(end("copenhagen", inside, "e5-e2"), None);
}

#[test]
fn section_4_no_fort_of_drabants_that_can_be_captured() {
    // e3 can be captured between d3 and f3.
    let tip = ["e1", "d1 d2 e5 f2 f1", "a8 b8"];
    assert_eq!(end("copenhagen", tip, "e5-e3"), None);
    // With two more beside it, no line through a drabant is open at both ends.
    let roof = ["e1", "d1 d2 d3 e5 f3 f2 f1", "a8 b8"];
    assert_eq!(end("copenhagen", roof, "e5-e3"), FORT);
    // The corner helps against b1 only from c1, and that is inside.
    let corner = ["d1", "b1 b2 c5 d2 e1", "a8 b8"];
    assert_eq!(end("copenhagen", corner, "c5-c2"), FORT);
}

const ENCLOSED: Option<Outcome> = Some(Outcome {
    winner: Some(MUSCOVITE),
    reason: Reason::Enclosed,
});

#[test]
fn section_4_the_muscovite_wins_around_all_of_the_swede_by_enclosure() {
    let ring = ["c3", "c4", "b3 b4 c2 d3 d5 e4 c8"];
    for rules in ["fetlar", "copenhagen"] {
        assert_eq!(end(rules, ring, "c8-c5"), ENCLOSED, "{rules}");
    }
    assert_eq!(end("fetlar enclosure=no", ring, "c8-c5"), None);
    // A drabant outside, and a ring closed by the edge.
    let outside = ["c3", "c4 i9", "b3 b4 c2 d3 d5 e4 c8"];
    assert_eq!(end("fetlar", outside, "c8-c5"), None);
    let edge = ["c2", "c3", "b1 b2 b3 d1 d2 d4 e3 c8"];
    assert_eq!(end("fetlar", edge, "c8-c4"), None);
}

#[test]
fn section_4_the_king_alone_is_enclosed_too() {
    let ring = ["c3", "", "b3 b4 c2 d3 d4 c8"];
    assert_eq!(end("fetlar", ring, "c8-c5"), ENCLOSED);
}
