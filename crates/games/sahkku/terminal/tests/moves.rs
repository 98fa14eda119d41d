//! `sahkku moves`.

use super::FIRST_X;
use crate::common::sahkku;

#[test]
fn moves_shows_the_board_and_the_actions() {
    let shown = sahkku(&format!("moves '{FIRST_X}'")).fine();
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
    assert!(sahkku("moves start").fine().contains("are to throw 3 dice"));
    let thrown = sahkku("moves start --throw X,III,-").fine();
    assert_eq!(thrown, sahkku(&format!("moves '{FIRST_X}'")).fine());
}

#[test]
fn moves_says_how_a_game_ended() {
    let shown = sahkku("moves 'w*15./3wq3K7/m*15. m m X,III,-'").fine();
    assert!(
        shown.contains("the women win: the men have lost their queen"),
        "{shown}"
    );
}

#[test]
fn moves_draws_stacks_riders_and_the_homebound() {
    let shown = sahkku("moves \"15/1(WW')1wq8M1Mq/3Km11 m m III,II,-\"").fine();
    assert!(
        shown.contains("WW'") && shown.contains("Km") && shown.contains("Mq"),
        "{shown}"
    );
    let rider = "w*14.1/1(WrKw)5(MMM)7/m*12.3 w m II,(II),-";
    let shown = sahkku(&format!("moves '{rider}' --rules globe-joueur")).fine();
    assert!(shown.contains("WrKw") && shown.contains("3M"), "{shown}");
}

#[test]
fn why_names_the_rule_and_what_it_is_about() {
    let why = |place, die| sahkku(&format!("moves '{FIRST_X}' --why {place} {die}")).fine();
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
    let position = "15/1(WW')1wq8M1Mq/3Km11 w m III,(II),-";
    let shown = sahkku(&format!("moves \"{position}\" --why b2 III")).fine();
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
    let why = |position: &str| {
        let rules = "--rules 'vuovdaguoika utsjok=yes'";
        sahkku(&format!("moves '{position}' {rules} --why b9 II")).fine()
    };
    let shown = why("w*14.1/6K1M6/m*14.1 m m II,(X),(X)");
    assert!(shown.contains("II:b9-b7=take II:b9-b7=remove"), "{shown}");
    let shown = why("w*14.1/5MK1M6/m*13.2 m m II,(X),(X)");
    let blocked = "not to b7: the king would be pushed onto a piece of the same side (on b6)";
    assert!(
        shown.contains(&format!("can go: II:b9-b7=remove; {blocked}")),
        "{shown}"
    );
}

#[test]
fn moves_refuses_what_it_cannot_read() {
    let first = format!("'{FIRST_X}'");
    for (words, part) in [
        ("nonsense", "column 1"),
        ("''", "column 1"),
        ("'w*15./15/m*15. m m X,X,X'", "the king is missing"),
        ("'w*15./3wq3K3mq3/m*15. m m X,V,-'", "expected a face"),
        (
            "'w*16./3wq3K3mq3/m*15. m m X,X,-'",
            "at most 15 more places",
        ),
        ("FIRST --rules maze", "column"),
        ("FIRST --throw X", "nothing is to be thrown now"),
        ("start --throw X", "3 dice are to be thrown"),
        ("start --throw X,X,X,X,X,X,X,X,X", "at most 4 dice"),
        ("start --throw X,I,X", "no face I"),
        ("start --throw 5", "a face is X, I, II, III or -"),
        ("FIRST --why z9 X", "a place is a row"),
        ("FIRST --why b16 X", "columns go from 1 to 15"),
        ("FIRST --why b9 4", "a face is X, I, II, III or -"),
    ] {
        let words = words.replace("FIRST", &first);
        let sentence = sahkku(&format!("moves {words}")).refused();
        assert!(sentence.contains(part), "{sentence}");
    }
    assert_eq!(sahkku("moves start --why b9").code, Some(2));
}
