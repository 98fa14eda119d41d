//! Engines of this game.

use crate::programs::Kotra;
use testkit::engines::{endures, expects_what_can_be_played, reads_records};

#[test]
fn an_engine_reads_what_records_hold() {
    reads_records::<Kotra>(&["kotra", "kotra single_die=yes two_sixes=yes"]);
}

#[test]
fn lines_that_are_wrong_leave_an_engine_ready() {
    endures::<Kotra>(&[
        "rules kotra one_die=either",
        "rules kotra",
        "position start; round 1/6; 62; 1/7; 1/3",
        "position off:15/20:4,21:2,22:3,23:3,24:3 black white ?? after 7 value 4",
        "enter 66",
        "record kotra 1\\nrules kotra\\nround 1/6\\n1 white 62: 1/7",
        "go",
    ]);
}

#[test]
fn an_engine_expects_the_whole_use_of_a_throw() {
    let position = "position start; round 2/5; 62";
    assert_eq!(expects_what_can_be_played::<Kotra>(&[position]), 2);
}
