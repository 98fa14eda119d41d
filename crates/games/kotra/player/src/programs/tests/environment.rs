//! Environments of this game.

use crate::programs::Kotra;
use bindings::{AnyState as _, RuleSet, State};
use testkit::futures::{check, compare, exchange, replaced, sights};
use testkit::numbers::{falls_as_said, play_all};

#[test]
fn every_option_keeps_its_promises() {
    play_all::<Kotra>(testkit::tries(4, 10));
}

#[test]
fn the_dice_of_kotra_fall_as_their_probabilities_say() {
    let mut state = RuleSet::<Kotra>::read("kotra").unwrap().start();
    falls_as_said(&state);
    state.apply(1).unwrap();
    assert_eq!(state.chances().len(), 21);
    falls_as_said(&state);
    // One die, if a side may choose it.
    let rules = RuleSet::<Kotra>::read("kotra single_die=yes").unwrap();
    let one = rules.position("20:3,21:3,22:3,23:4,24:2/hit,1:14 white white ?");
    let one = one.unwrap();
    assert_eq!(one.chances().len(), 6);
    falls_as_said(&one);
    let choose = rules.position("20:3,21:3,22:3,23:4,24:2/hit,1:14 white white choose");
    let choose = choose.unwrap();
    let numbers = choose.decisions().iter().map(|&(number, _)| number);
    assert_eq!(numbers.collect::<Vec<_>>(), [151, 152]);
}
fn changed(text: &str) -> Vec<String> {
    const SIDES: &[(&str, &str)] = &[("white", "black")];
    let (board, rest) = text.split_once(' ').unwrap();
    let (white, black) = board.split_once('/').unwrap();
    let (turn, then) = rest.split_once(' ').unwrap();
    let (first, dice) = then.split_once(' ').unwrap();
    let other = |side: &str| exchange(side, SIDES);
    let mut all = vec![
        format!("{black}/{white} {}", exchange(rest, SIDES)),
        format!("{black}/{white} {rest}"),
        format!("{board} {} {first} {dice}", other(turn)),
        format!("{board} {turn} {} {dice}", other(first)),
    ];
    all.push(format!("{board} {turn} {first} ??"));
    all.push(format!("{board} {} {first} ??", other(turn)));
    all.push(format!("{board} {turn} {} ??", other(first)));
    for flag in ["+new", "+out", "+four"] {
        for (on, off) in [
            (format!("{white}{flag}"), white.replace(flag, "")),
            (format!("{black}{flag}"), black.replace(flag, "")),
        ] {
            all.extend([
                format!("{on}/{black} {rest}"),
                format!("{off}/{black} {rest}"),
                format!("{white}/{on} {rest}"),
                format!("{white}/{off} {rest}"),
            ]);
        }
    }
    let boards = replaced(
        board,
        &[("off", "hit"), ("hit", "off"), ("off:2", "off,hit")],
    );
    all.extend(boards.iter().map(|board| format!("{board} {rest}")));
    let after = [
        ("value 2", "value 4"),
        ("after 7", "after 6"),
        ("after 1", "after 2"),
    ];
    all.extend(replaced(text, &after));
    for die in '1'..='6' {
        for dice in ["66(6)(6)", "666(6)", "6(6)(6)(6)", "6666", "6"] {
            let dice = dice.replace('6', &die.to_string());
            all.push(format!("{board} {turn} {first} {dice}"));
        }
    }
    all.extend(["?", "choose"].map(|dice| format!("{board} {turn} {first} {dice}")));
    let used = replaced(
        dice,
        &[("1", "(1)"), ("2", "(2)"), ("5", "(5)"), ("6", "(6)")],
    );
    all.extend(
        used.iter()
            .map(|dice| format!("{board} {turn} {first} {dice}")),
    );
    all
}

/// Ends that random games seldom reach.
fn ends(positions: &[&str]) -> Vec<String> {
    let changed = positions.iter().flat_map(|text| changed(text));
    let same = positions.iter().map(|text| (*text).to_owned());
    same.chain(changed).collect()
}

#[test]
fn what_is_seen_of_kotra_tells_what_can_follow() {
    let late = [
        "20:3,21:3,22:3,23:4,24:2/hit,1:14 white white ??",
        "24:2,off:13/1:2,20:2,21:3,22:3,23:2,24:2,off:1 white white ??",
        "24:2,off:13/1:15 white white 21",
        "off:15/20:4,21:2,22:3,23:3,24:3 black white ?? after 7 value 4",
        "off:15/20:4,21:2,22:3,23:3,24:3 black white ?? after 1 value 2",
    ];
    let one = [
        "20:3,21:3,22:3,23:4,24:2/hit,1:14 white white choose",
        "off:15/20:4,21:2,22:3,23:3,24:3 black white choose after 7 value 4",
    ];
    let last = ["24,off:14/24:4,off:11 white white 21"];
    let four = ["1:11,7:4+four/1:15+new black white ??"];
    check::<Kotra>(
        changed,
        &[
            ("kotra", ends(&late)),
            ("kotra single_die=yes", ends(&one)),
            ("kotra last_throw=yes", ends(&last)),
            ("kotra two_sixes=yes", ends(&four)),
        ],
        &[
            &["own turn", "opponent turn"],
            &["own began", "opponent began"],
            &["own hit checkers", "own checkers off"],
            &["opponent hit checkers", "opponent checkers off"],
        ],
        &[
            "own open band",
            "opponent open band",
            "dice thrown",
            "throw-off",
            "a die was used",
        ],
        None,
    );
}

#[test]
fn who_begins_a_game_of_a_match_is_seen_before_it_begins() {
    let of_match = |lost: &str| {
        State::<Kotra>::read(&format!(
            "kotra 1\nrules kotra\nmatch 21 white 2 black 4{lost}\n"
        ))
        .unwrap()
    };
    let states = ["", " loser white", " loser black"].map(of_match);
    let (alike, differ) = compare(&sights(&states, |_| 0, None), &[]);
    // White after a loss of white sees what black sees after a loss of black, and without a loss both see the same.
    assert_eq!((alike, differ), (3, None));
}
