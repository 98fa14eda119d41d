//! Environments of this game.

use crate::programs::Hnefatafl;
use bindings::{AnyState as _, RuleSet, Side, State};
use testkit::futures::{
    Seen, check, compare, exchange, hash, played, replaced, seen, sights, with_pairs,
};
use testkit::numbers::{every_rule_set, play_all};

#[test]
fn every_option_keeps_its_promises() {
    play_all::<Hnefatafl>(1);
}

fn changed(text: &str) -> Vec<String> {
    const TURN: &[(&str, &str)] = &[(" swede", " muscovite")];
    let (board, rest) = text.split_once(' ').unwrap();
    let ranks: Vec<&str> = board.split('/').collect();
    let mut shifted = ranks.clone();
    shifted.rotate_left(1);
    let turned: Vec<&str> = ranks.iter().rev().copied().collect();
    let mut all = vec![
        exchange(text, TURN),
        format!("{} {rest}", shifted.join("/")),
        format!("{} {rest}", turned.join("/")),
        format!("{} {rest}", exchange(board, &[("T", "t")])),
    ];
    let words = ["", " raichi", " tuichu"];
    let side = rest.split(' ').next().unwrap();
    all.extend(words.map(|word| format!("{board} {side}{word}")));
    let boards = replaced(board, &[("T", "t"), ("t", "T"), ("T", "1"), ("t", "1")]);
    all.extend(boards.iter().map(|board| format!("{board} {rest}")));
    all
}

const STOOD: &str = "how often the position has stood";

#[test]
fn an_observation_tells_what_can_follow_except_repetition() {
    check::<Hnefatafl>(
        changed,
        &[],
        &[&["own turn", "opponent's turn"]],
        &[STOOD],
        Some(STOOD),
    );
}

#[test]
fn an_observation_and_the_history_tell_what_can_follow() {
    for (n, text) in every_rule_set::<hnefatafl::Rules>().iter().enumerate() {
        let rules = RuleSet::<Hnefatafl>::read(text).unwrap();
        let states = with_pairs(&rules, played(&rules, n as u64, 48), changed, 1);
        let stood = |state: &State<Hnefatafl>| hash(state.game().history().keys().iter().copied());
        let (_, differ) = compare(&sights(&states, stood, None), &[]);
        assert_eq!(differ, None, "{text}");
    }
}

/// How often a position has occurred, and why the game is over.
type Stood = (f32, Option<&'static str>);

/// What a side sees and may do in Hnefatafl after these moves, and what the move `c1-c2` then leads to.
fn then(position: &str, moves: &str) -> ((Seen, Vec<usize>), Stood) {
    let rules = RuleSet::<Hnefatafl>::read("linne").unwrap();
    let mut state = rules.position(position).unwrap();
    for text in moves.split_whitespace() {
        state.enter_text(text).unwrap();
    }
    let mask = state.decisions().iter().map(|&(n, _)| n).collect();
    let before = (seen(&state, Side::First), mask);
    state.enter_text("c1-c2").unwrap();
    let mut tensor = vec![0.0; NUMBERS];
    state.observe(Side::First, &mut tensor).unwrap();
    (before, (tensor[NUMBERS - 1], state.reason()))
}

/// The numbers of an observation of Hnefatafl on 9×9.
const NUMBERS: usize = 9 * 9 * 9;

#[test]
fn what_stood_before_is_not_seen_until_it_stands_again() {
    // Back and forth: the Muscovite on c1 returns to c2.
    let start = "9/9/4t4/9/4K4/9/9/2t6/9 swede";
    let after_one = "9/9/4t4/9/9/4K4/9/2t6/9 muscovite";
    let last = "9/9/4t4/9/4K4/9/9/9/2t6 muscovite";
    let (laid, once) = then(last, "");
    let (played, twice) = then(start, "e5-e4 c2-c1 e4-e5");
    assert_eq!(laid, played);
    assert_eq!((once, twice), ((1.0, None), (2.0, None)));
    let round = "c2-c1 e4-e5 c1-c2 e5-e4 c2-c1 e4-e5";
    let (played, twice) = then(after_one, round);
    let (longer, thrice) = then(start, &format!("e5-e4 {round}"));
    assert_eq!(played, longer);
    assert_eq!((twice, thrice), ((2.0, None), (3.0, Some("repetition"))));
}
