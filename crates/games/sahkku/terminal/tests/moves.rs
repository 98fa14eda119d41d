//! `sahkku moves`.

use super::FIRST_X;
use crate::common::sahkku;

#[test]
fn moves_shows_the_board_and_the_actions() {
    let shown = sahkku(&["moves", FIRST_X]).fine();
    let board = "\
c  w  w  w  w  w  w  w  w  w  w  w  w  w  w  w
b  .  .  . wq  .  .  .  K  .  .  . mq  .  .  .
a  m  m  m  m  m  m  m  m  m  m  m  m  m  m  m
   1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
";
    assert!(shown.contains(board), "{shown}");
    for action in ["X:+a15-b15", "X:+Qb12-b11", "X:+Qb12-b13", "R1"] {
        assert!(shown.contains(action), "{action}");
    }
    assert!(shown.contains("4 legal actions"));
}

#[test]
fn moves_from_the_start_asks_for_a_throw_and_takes_one() {
    assert!(
        sahkku(&["moves", "start"])
            .fine()
            .contains("are to throw 3 dice")
    );
    let thrown = sahkku(&["moves", "start", "--throw", "X,III,-"]).fine();
    assert_eq!(thrown, sahkku(&["moves", FIRST_X]).fine());
}

#[test]
fn moves_says_how_a_game_ended() {
    let shown = sahkku(&["moves", "w*15./3wq3K7/m*15. m m X,III,-"]).fine();
    assert!(
        shown.contains("the women win: the men have lost their queen"),
        "{shown}"
    );
}

#[test]
fn moves_draws_stacks_riders_and_the_homebound() {
    let shown = sahkku(&["moves", "15/1(WW')1wq8M1Mq/3Km11 m m III,II,-"]).fine();
    assert!(
        shown.contains("WW'") && shown.contains("Km") && shown.contains("Mq"),
        "{shown}"
    );
    let rider = [
        "moves",
        "w*14.1/1(WrKw)5(MMM)7/m*12.3 w m II,(II),-",
        "--rules",
        "globe-joueur",
    ];
    let shown = sahkku(&rider).fine();
    assert!(shown.contains("WrKw") && shown.contains("3M"), "{shown}");
}

#[test]
fn why_names_the_rule_and_what_it_is_about() {
    let why = |place, die| sahkku(&["moves", FIRST_X, "--why", place, die]).fine();
    assert_eq!(
        why("a14", "X"),
        "the men's sleeping soldier on a14: the sleeping soldier nearest the front wakes first (on a15)\n"
    );
    assert_eq!(
        why("a15", "X"),
        "the men's sleeping soldier on a15: can go: X:+a15-b15\n"
    );
    assert_eq!(
        why("a15", "III"),
        "the men's sleeping soldier on a15: another die must be used first (X)\n"
    );
    assert_eq!(
        why("a15", "II"),
        "the men's sleeping soldier on a15: no unused die shows that face (II)\n"
    );
    assert_eq!(
        why("a15", "-"),
        "the men's sleeping soldier on a15: the blank face is worth nothing\n"
    );
    assert_eq!(
        why("b8", "X"),
        "the king on b8: nobody holds the king yet\n"
    );
    assert_eq!(
        why("c3", "X"),
        "the women's sleeping soldier on c3: the piece belongs to the other side\n"
    );
    assert_eq!(why("b1", "X"), "nothing stands on b1\n");
    let queen = why("b12", "X");
    assert!(
        queen.contains("can go: X:+Qb12-b11 X:+Qb12-b13; not to a12:"),
        "{queen}"
    );
}

#[test]
fn why_tells_stacked_pieces_apart() {
    let arguments = [
        "moves",
        "15/1(WW')1wq8M1Mq/3Km11 w m III,(II),-",
        "--why",
        "b2",
        "III",
    ];
    let shown = sahkku(&arguments).fine();
    assert_eq!(
        shown.lines().collect::<Vec<_>>(),
        [
            "the women's soldier on b2: can go: III:b2-b5",
            "the women's soldier on b2': can go: III:b2'-b5"
        ]
    );
}

#[test]
fn why_under_the_utsjok_choice_shows_both() {
    let rules = "vuovdaguoika utsjok=yes";
    let position = "w*14.1/6K1M6/m*14.1 m m II,(X),(X)";
    let shown = sahkku(&["moves", position, "--rules", rules, "--why", "b9", "II"]).fine();
    assert!(shown.contains("II:b9-b7=take II:b9-b7=remove"), "{shown}");
    let blocked = "w*14.1/5MK1M6/m*13.2 m m II,(X),(X)";
    let shown = sahkku(&["moves", blocked, "--rules", rules, "--why", "b9", "II"]).fine();
    assert!(
        shown.contains(
            "can go: II:b9-b7=remove; not to b7: the king would be pushed onto a piece of the same side (on b6)"
        ),
        "{shown}"
    );
}

#[test]
fn moves_refuses_what_it_cannot_read() {
    for (arguments, part) in [
        (&["moves", "nonsense"][..], "column 1"),
        (&["moves", ""], "column 1"),
        (
            &["moves", "w*15./15/m*15. m m X,X,X"],
            "the king is missing",
        ),
        (
            &["moves", "w*15./3wq3K3mq3/m*15. m m X,V,-"],
            "expected a face",
        ),
        (
            &["moves", "w*16./3wq3K3mq3/m*15. m m X,X,-"],
            "at most 15 more places",
        ),
        (&["moves", FIRST_X, "--rules", "maze"], "column"),
        (
            &["moves", FIRST_X, "--throw", "X"],
            "nothing is to be thrown now",
        ),
        (
            &["moves", "start", "--throw", "X"],
            "3 dice are to be thrown",
        ),
        (
            &["moves", "start", "--throw", "X,X,X,X,X,X,X,X,X"],
            "at most 4 dice",
        ),
        (&["moves", "start", "--throw", "X,I,X"], "no face I"),
        (
            &["moves", "start", "--throw", "5"],
            "a face is X, I, II, III or -",
        ),
        (&["moves", FIRST_X, "--why", "z9", "X"], "a place is a row"),
        (
            &["moves", FIRST_X, "--why", "b16", "X"],
            "columns go from 1 to 15",
        ),
        (
            &["moves", FIRST_X, "--why", "b9", "4"],
            "a face is X, I, II, III or -",
        ),
    ] {
        let sentence = sahkku(arguments).refused();
        assert!(sentence.contains(part), "{sentence}");
    }
}
