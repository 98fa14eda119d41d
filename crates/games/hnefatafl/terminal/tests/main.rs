//! The commands for Hnefatafl.

use serde_json::Value;

use crate::common::{Said, sahkku, sahkku_reading, values};

/// Runs the command for this game.
fn tafl(words: &str) -> Said {
    sahkku(&format!("--game hnefatafl {words}"))
}

/// Games with everything that traces show.
pub(crate) fn traces() -> Vec<Value> {
    let nearly_taken = "--start '9/9/9/9/9/3tKt3/9/9/4t4 muscovite' --games 150 --cap 1";
    let all = [
        "--rules linne --every-option",
        "--rules brandubh --games 9",
        nearly_taken,
        "--rules 'linne announce=players' --policy shuffle",
    ];
    let all = all.map(|words| values(&tafl(&format!("trace {words}")).fine()));
    all.concat()
}

#[test]
fn rules_refuse_what_does_not_go_together() {
    let shown = tafl("rules 'linne king_taken=castle'").fine();
    assert!(shown.contains("* king_taken"), "{shown}");
    let refused = tafl("rules 'linne board=7'").refused();
    assert!(refused.contains("by force"), "{refused}");
}

#[test]
fn moves_show_the_position_and_why_something_is_not_allowed() {
    let shown = tafl("moves start").fine();
    assert!(shown.contains("56 legal moves"), "{shown}");
    let why = |text: &str| tafl(&format!("moves start --why {text}")).fine();
    assert!(why("e5-e9").contains("in the way (on e6)"));
    assert!(why("e4-b4").contains("legal"));
    let shown = tafl("moves '8t/9/9/9/4K4/9/9/9/9 muscovite'").fine();
    assert!(shown.contains("tuichu"), "{shown}");
}

#[test]
fn perft_counts_in_both_ways() {
    for more in ["", "--play", "--divide"] {
        let counted = tafl(&format!("perft start 3 {more}")).fine();
        assert!(counted.trim_end().ends_with(" 251856"), "{counted}");
    }
}

#[test]
fn replay_tells_a_game_and_refuses_a_wrong_one() {
    let record = "hnefatafl 1\nrules linne\nswede Elle\n\n1 e4-f4 e2-f2\nresult draw agreed\n";
    let replay = |record: &str| sahkku_reading("--game hnefatafl replay --boards -", record);
    let told = replay(record).fine();
    assert!(told.contains("a draw by agreement"), "{told}");
    assert!(told.contains("the drabant goes from e4 to f4"), "{told}");
    let refused = replay(&record.replace("e2-f2", "e2-e5")).refused();
    assert!(refused.contains("line 5, column 9"), "{refused}");
}

#[test]
fn a_match_says_whose_weights_are_not_those_learned() {
    let with = |more: &str| tafl(&format!("match --players easy,easy --games 2 {more}"));
    let learned = with("--weights learned,learned").fine();
    assert_eq!(with("").fine(), learned);
    assert!(!learned.contains("weights"), "{learned}");
    let other = with("--weights by-hand,learned").fine();
    assert!(other.contains("by-hand against learned"), "{other}");
    assert_eq!(with("--weights by-hand").code, Some(2));
}
