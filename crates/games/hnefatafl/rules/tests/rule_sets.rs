//! §1 and §6: the camps, and the named rule sets.

use crate::common::rules_of;
use hnefatafl::{Board, Contradiction, Judge, OPTIONS, PRESETS, Squares};

#[test]
fn section_1_the_camps_stand_as_described() {
    let set = |text: &str| -> Squares { text.split(' ').map(|at| at.parse().unwrap()).collect() };
    let [south, north, west, east] = Board::Nine.camps();
    assert_eq!(south, set("d1 e1 f1 e2"));
    assert_eq!(north, set("d9 e9 f9 e8"));
    assert_eq!(west, set("a4 a5 a6 b5"));
    assert_eq!(east, set("i4 i5 i6 h5"));
    assert_eq!(Board::Seven.camps()[0], set("d1 d2"));
    assert_eq!(Board::Eleven.camps()[0], set("d1 e1 f1 g1 h1 f2"));
}

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
