//! §1 and §2, sentence by sentence: sides, the start, and moves.

use crate::common::{Table, action, judge, square, squares};
use hnefatafl::{Piece, Refusal, Side};

const SWEDE: Side = Side::Swede;
const MUSCOVITE: Side = Side::Muscovite;

#[test]
fn section_1_the_start_has_the_king_on_the_castle_and_a_piece_on_every_camp_square() {
    for (rules, drabants, muscovites) in [
        ("linne board=7 king_taken=two", 4, 8),
        ("linne", 8, 16),
        ("linne board=11", 12, 24),
    ] {
        let judge = judge(rules);
        let start = judge.start();
        assert_eq!(start.king(), judge.rules().board.castle());
        assert_eq!(start.drabants().len(), drabants);
        assert_eq!(start.muscovites().len(), muscovites);
    }
    let start = judge("linne").start();
    assert_eq!(start.piece_at(square("e2")), Some(Piece::Muscovite));
    assert_eq!(start.piece_at(square("g5")), Some(Piece::Drabant));
}

#[test]
fn section_1_the_swede_moves_first_unless_the_rules_say_otherwise() {
    assert_eq!(judge("linne").start().turn(), SWEDE);
    assert_eq!(judge("linne first=muscovite").start().turn(), MUSCOVITE);
    assert_eq!(judge("brandubh").start().turn(), MUSCOVITE);
}

#[test]
fn section_1_the_sides_take_turns() {
    let mut table = Table::start("linne");
    table.play("e4-b4");
    assert_eq!(table.position().turn(), MUSCOVITE);
    table.play("a4-a3");
    assert_eq!(table.position().turn(), SWEDE);
}

#[test]
fn section_2_every_piece_moves_like_a_rook_over_empty_squares_onto_an_empty_square() {
    let table = Table::new("linne", "e8", "c3 c7", "f3 a8", SWEDE);
    assert_eq!(table.reach("c3"), squares("a3 b3 d3 e3 c1 c2 c4 c5 c6"));
    assert_eq!(
        table.reach("e8"),
        squares("b8 c8 d8 f8 g8 h8 i8 e9 e7 e6 e5 e4 e3 e2 e1")
    );
    let why = |text| table.game.why(action(text));
    assert_eq!(why("c3-d4"), Some(Refusal::NotStraight));
    assert_eq!(why("c3-c3"), Some(Refusal::NoMove));
    assert_eq!(why("c3-f3"), Some(Refusal::Occupied(square("f3"))));
    assert_eq!(why("c3-h3"), Some(Refusal::InTheWay(square("f3"))));
    assert_eq!(why("c3-c8"), Some(Refusal::InTheWay(square("c7"))));
    assert_eq!(why("f3-f4"), Some(Refusal::NotYours));
    assert_eq!(why("b2-b3"), Some(Refusal::NothingThere));
    assert_eq!(why("c3-k3"), Some(Refusal::OffBoard(square("k3"))));
}

/// For the king, a drabant and a Muscovite beside the empty castle: whether each can stop there, and cross it.
fn castle_uses(stop: &str, pass: &str) -> [[bool; 2]; 3] {
    let rules = format!("linne castle_stop={stop} castle_pass={pass}");
    let uses = |king: &str, drabants: &str, muscovites: &str, turn| {
        let table = Table::new(&rules, king, drabants, muscovites, turn);
        let reach = table.reach("e4");
        [reach.has(square("e5")), reach.has(square("e6"))]
    };
    [
        uses("e4", "", "a1", SWEDE),
        uses("b2", "e4", "a1", SWEDE),
        uses("b2", "", "e4", MUSCOVITE),
    ]
}

#[test]
fn section_2_who_may_stop_on_the_castle_and_who_may_cross_it() {
    let words = ["king", "nobody", "all"];
    let allowed = |word| match word {
        "king" => [true, false, false],
        "nobody" => [false; 3],
        _ => [true; 3],
    };
    for stop in words {
        for pass in words {
            let uses = castle_uses(stop, pass);
            assert_eq!(uses.map(|[stops, _]| stops), allowed(stop), "stop={stop}");
            assert_eq!(
                uses.map(|[_, crosses]| crosses),
                allowed(pass),
                "pass={pass}"
            );
        }
    }
    let table = Table::new("linne", "b2", "e4 c5", "a1", SWEDE);
    let why = |text| table.game.why(action(text));
    assert_eq!(why("e4-e5"), Some(Refusal::CastleStop));
    assert_eq!(why("c5-f5"), Some(Refusal::CastlePass));
}

#[test]
fn section_2_a_piece_on_the_castle_is_in_the_way_whatever_the_rules() {
    let table = Table::new(
        "linne castle_pass=all castle_stop=all",
        "e5",
        "e3",
        "a1",
        SWEDE,
    );
    assert_eq!(
        table.game.why(action("e3-e7")),
        Some(Refusal::InTheWay(square("e5")))
    );
}

#[test]
fn section_2_camps_all_camp_squares_are_like_any_other() {
    let table = Table::new("linne", "c3", "b1", "i9", SWEDE);
    assert!(table.reach("b1").has(square("e1")));
    assert!(table.reach("b1").has(square("h1")));
}

#[test]
fn section_2_camps_muscovites_close_camp_squares_to_the_swede() {
    let rules = "linne camps=muscovites";
    let table = Table::new(rules, "c2", "b1", "i9", SWEDE);
    assert_eq!(table.reach("b1"), squares("a1 c1 b2 b3 b4"));
    assert_eq!(
        table.reach("c2"),
        squares("a2 b2 d2 c1 c3 c4 c5 c6 c7 c8 c9")
    );
    let why = |text| table.game.why(action(text));
    assert_eq!(why("b1-e1"), Some(Refusal::CampPass(square("d1"))));
    assert_eq!(why("c2-e2"), Some(Refusal::CampStop(square("e2"))));
    let table = Table::new(rules, "c3", "", "b1", MUSCOVITE);
    assert!(table.reach("b1").has(square("h1")));
}

#[test]
fn section_2_never_back_a_muscovite_moves_freely_in_the_camp_where_it_stands_and_in_no_other() {
    let rules = "linne camps=never-back";
    let table = Table::new(rules, "c3", "", "e1", MUSCOVITE);
    assert_eq!(
        table.reach("e1"),
        squares("a1 b1 c1 d1 f1 g1 h1 i1 e2 e3 e4")
    );
    let table = Table::new(rules, "c3", "", "e3", MUSCOVITE);
    assert_eq!(table.reach("e3"), squares("d3 f3 g3 h3 i3 e4"));
    // b5 belongs to the camp on a5, and i5 to another one.
    let table = Table::new(rules, "c3", "", "b5", MUSCOVITE);
    assert_eq!(
        table.reach("b5"),
        squares("a5 c5 d5 b1 b2 b3 b4 b6 b7 b8 b9")
    );
    let table = Table::new(rules, "g3", "", "a4", MUSCOVITE);
    assert_eq!(
        table.reach("a4"),
        squares("a1 a2 a3 a5 a6 a7 a8 a9 b4 c4 d4 e4 f4 g4 h4")
    );
    assert_eq!(
        table.game.why(action("a4-i4")),
        Some(Refusal::CampStop(square("i4")))
    );
}

#[test]
fn section_2_a_piece_of_the_swede_that_a_set_up_places_on_a_camp_square_may_leave_it() {
    for rules in ["linne camps=muscovites", "linne camps=never-back"] {
        let table = Table::new(rules, "c3", "d1", "i9", SWEDE);
        assert_eq!(
            table.reach("d1"),
            squares("a1 b1 c1 d2 d3 d4 d5 d6 d7 d8"),
            "{rules}"
        );
    }
}
