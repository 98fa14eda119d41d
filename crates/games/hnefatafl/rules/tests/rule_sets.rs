//! §6 and §7: named rule sets, incompatible options, worked positions.

use crate::common::{Table, judge, legal, rules_of, square, squares};
use hnefatafl::{Contradiction, Event, Judge, OPTIONS, PRESETS, Reason, Side, Word};

const SWEDE: Side = Side::Swede;
const MUSCOVITE: Side = Side::Muscovite;

#[test]
fn section_6_the_named_rule_sets_are_as_said() {
    let linne = "linne board=9 first=swede castle_stop=king castle_pass=king camps=all \
                 king_captures=yes castle_counts=surround camps_count=no king_taken=four \
                 escape=edge repetition=draw announce=program shield_wall=no edge_counts=no \
                 exit_fort=no enclosure=no";
    assert_eq!(rules_of(linne), rules_of("linne"));
    assert_eq!(rules_of("linne king_taken=castle"), rules_of("tablut"));
    assert_eq!(
        rules_of(
            "linne board=7 escape=corner king_taken=castle castle_counts=both castle_pass=all \
             first=muscovite"
        ),
        rules_of("brandubh")
    );
    assert_eq!(
        rules_of("brandubh board=11 king_taken=four enclosure=yes"),
        rules_of("fetlar")
    );
    assert_eq!(
        rules_of("fetlar repetition=swede-loses shield_wall=yes exit_fort=yes"),
        rules_of("copenhagen")
    );
    for option in OPTIONS {
        assert!(linne.contains(option.name), "{}", option.name);
    }
}

#[test]
fn section_6_what_does_not_go_together_is_refused() {
    let refused = |text| Judge::new(rules_of(text)).err();
    for text in ["linne board=7", "tablut board=7"] {
        assert_eq!(refused(text), Some(Contradiction::SmallBoardEdge), "{text}");
    }
    assert_eq!(refused("linne board=7 king_taken=two"), None);
    assert_eq!(refused("linne board=7 escape=corner"), None);
    assert_eq!(
        refused("linne castle_counts=no"),
        Some(Contradiction::CastleNeverCounts)
    );
    assert_eq!(refused("linne castle_counts=no castle_stop=all"), None);
    assert_eq!(
        refused("linne king_taken=two castle_counts=both"),
        Some(Contradiction::TwoWithCastle)
    );
    assert_eq!(refused("linne king_taken=castle castle_counts=both"), None);
}

#[test]
fn section_6_the_refusals_say_what_to_do() {
    for contradiction in Contradiction::ALL {
        let said = contradiction.to_string();
        assert!(said.contains("; set "), "{said}");
    }
    assert!(Contradiction::SmallBoardEdge.reason().contains("by force"));
    for preset in PRESETS {
        assert!(Judge::new(preset.rules).is_ok(), "{}", preset.id);
    }
}

#[test]
fn section_7_1_legal_moves_at_the_start() {
    for (rules, count) in [
        ("linne board=7 king_taken=two", 24),
        ("linne", 56),
        ("linne board=11", 60),
    ] {
        let judge = judge(rules);
        assert_eq!(legal(&judge, &judge.start()).len(), count, "{rules}");
    }
}

#[test]
fn section_7_2_only_the_muscovites_move_surrounds() {
    let mut table = Table::new("linne", "e5", "i9", "d4 f4 e3 a8", SWEDE);
    table.play("e5-e4");
    assert_eq!(table.outcome(), None);
    table.play("d4-d3");
    assert_eq!(table.outcome(), None);
    table.play("i9-i8");
    table.play("d3-d4");
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.winner, Some(MUSCOVITE));
    assert_eq!(outcome.reason, Reason::Surrounded);
}

#[test]
fn section_7_3_to_move_in_between_is_safe_until_one_moves_away_and_back() {
    let mut table = Table::new("linne", "e5", "c8", "b3 d3 h8", SWEDE);
    assert_eq!(table.play("c8-c3"), [Event::Announced(Word::Tuichu)]);
    table.play("d3-d4");
    table.play("e5-e6");
    assert_eq!(table.captures("d4-d3"), squares("c3"));
}

#[test]
fn section_7_4_one_move_captures_three_left_right_and_ahead_and_none_behind() {
    // The drabant comes from d2 to d4; no captured piece can stand behind it, on d3.
    let mut table = Table::new("linne", "h2", "d2 b4 f4 d6", "c4 e4 d5 i9", SWEDE);
    assert_eq!(table.captures("d2-d4"), squares("c4 e4 d5"));
}

#[test]
fn section_7_5_tuichu_and_one_of_two_ways_is_blocked() {
    let mut table = Table::new("linne", "e5", "f4 c7", "g2 h8", SWEDE);
    let events = table.play("e5-e4");
    assert_eq!(events, [Event::Announced(Word::Tuichu)]);
    let ways = table.game.judge().open_ways(table.position());
    assert!(squares("e1 a4").is_part_of(ways));
    table.play("g2-e2");
    table.play("e4-a4");
    assert_eq!(table.outcome().unwrap().winner, Some(SWEDE));
}

#[test]
fn section_7_6_beside_the_empty_castle_three_surround_him() {
    let mut table = Table::new("linne", "e4", "i9", "d4 f4 e2", MUSCOVITE);
    table.play("e2-e3");
    assert_eq!(table.outcome().unwrap().reason, Reason::Surrounded);
}

#[test]
fn section_7_7_the_word_counts_ways_and_is_no_sure_win() {
    let mut table = Table::new("linne", "e4", "c2 i9", "f4 e3 d9 h7", MUSCOVITE);
    let judge = table.game.judge().clone();
    assert_eq!(judge.open_ways(table.position()), squares("a4 e9"));
    table.play("d9-d4");
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.reason, Reason::Surrounded);
    assert_eq!(table.position().king(), square("e4"));
}
