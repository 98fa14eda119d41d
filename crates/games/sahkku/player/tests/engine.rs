//! Engines of this game.

use sahkku_player::programs::Sahkku;
use testkit::engines::{endures, expects_what_can_be_played, reads_records};

#[test]
fn an_engine_reads_what_records_hold() {
    reads_records::<Sahkku>(&["lagesvuotna", "raisa", "unjarga", "globe-joueur"]);
}

#[test]
fn lines_that_are_wrong_leave_an_engine_ready() {
    endures::<Sahkku>(&[
        "rules raisa stacking=no",
        "rules unjarga",
        "rules lagesvuotna",
        "position start; round X/II; X,III,-; X:+a15-b15",
        "position w14/3Wq3K1M1mq3/14m m m ?,?,?",
        "enter III,III,-",
        "enter III:b10-b7",
        "record sahkku 1\\nrules lagesvuotna\\nround X/II\\n1 men X,III,-",
        "go",
    ]);
}

#[test]
fn an_engine_expects_the_rest_of_its_turn() {
    let mut longest = 0;
    for throw in ["X,III,-", "X,X,II", "III,II,X", "X,X,X"] {
        let position = format!("position start; round X/II; {throw}");
        longest = longest.max(expects_what_can_be_played::<Sahkku>(&[
            "rules lagesvuotna",
            &position,
        ]));
    }
    assert!(longest > 1);
}
