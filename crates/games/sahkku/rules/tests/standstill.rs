//! §7: if only the king can ever move, the program offers a draw.

use crate::common::Chance;
use proptest::prelude::*;
use proptest::sample::select;
use sahkku::{
    Actions, Event, Judge, Outcome, PRESETS, Piece, Position, Reason, Side, Stage, read_rules,
};

fn board(rules: &str, position: &str) -> (Judge, Position) {
    let judge = Judge::new(read_rules(rules).unwrap()).unwrap();
    let position = judge.read_position(position).unwrap();
    (judge, position)
}

#[track_caller]
fn only_king_moves(rules: &str, position: &str) -> bool {
    let (judge, position) = board(rules, position);
    judge.only_king_moves(&position)
}

/// Soldiers in front of three sleepers or more cannot go on, and the sleepers behind cannot wake while the first place is taken.
/// Found by random play.
const STANDSTILLS: [&str; 5] = [
    "15/9(WrKw)5/m*7.(WW)7 m w ?,?,?",
    "w*15./(M*)7(MrKm)6/15 w m ?,?,?",
    "9(M*)w*5./15/9(MrKm)5 w w ?,?,?",
    "15/2(WrKw)12/m*14.(W*) m w X,II,(-)",
    "1(M*)w*13./15/5(MrKm)9 m m ?,?,?",
];

/// `M*` and `W*` stand for as many soldiers as needed.
fn standstill(text: &str) -> (Judge, Position) {
    let text = text.replace("M*", "MMM").replace("W*", "WWWW");
    board("globe-joueur", &text)
}

#[test]
fn a_standstill_is_seen_whatever_the_dice_and_whoever_has_the_turn() {
    for text in STANDSTILLS {
        let (judge, position) = standstill(text);
        assert!(judge.only_king_moves(&position), "{text}");
        let (board, dice) = text.rsplit_once(' ').unwrap();
        let (board, _) = board.split_once(' ').unwrap();
        for rest in ["m m", "w m", "m w", "w w"] {
            let (judge, position) = standstill(&format!("{board} {rest} ?,?,?"));
            assert!(judge.only_king_moves(&position), "{board} {rest} {dice}");
        }
    }
}

#[test]
fn no_game_begins_at_a_standstill() {
    for preset in &PRESETS {
        let judge = Judge::new(preset.rules).unwrap();
        assert!(!judge.only_king_moves(&judge.start(Side::Men)));
    }
}

#[test]
fn what_else_can_move_is_no_standstill() {
    for (text, why) in [
        (
            "15/3M5(WrKw)5/m*7.(WW)7 m w ?,?,?",
            "a soldier of the men walks",
        ),
        (
            "15/W8(WrKw)5/m*7.(WW)7 m w ?,?,?",
            "a soldier of the women walks",
        ),
        ("15/9(WrKw)5/m*7.1(WW)6 m w ?,?,?", "the men's a7 can wake"),
        (
            "15/9(WrKw)5/m*5.2(WW)7 m w ?,?,?",
            "the women can come to a7 and a6",
        ),
        (
            "15/9(WrKw)5/m*2.(WW)12 m w ?,?,?",
            "the women pass two sleepers with III",
        ),
        (
            "15/9(MrKm)5/m*7.(WW)7 m w ?,?,?",
            "the men's king captures on a8",
        ),
        (
            "4(MM)w*10./5(Km)9/m*3.(WW)11 m m ?,?,?",
            "the men's king, who alone can move, captures on his way",
        ),
        (
            "15/9(K)5/m*7.(WW)7 m w ?,?,?",
            "nobody holds the king: the game is dead",
        ),
    ] {
        assert!(!only_king_moves("globe-joueur", text), "{why}");
    }
}

/// The king blocks the women's sleepers where he stands; once he goes, they can move.
#[test]
fn what_the_king_gives_way_to_is_no_standstill() {
    let (judge, position) = board("globe-joueur", "w*3.12/(MrKm)14/15 m m X,II,(-)");
    let mut legal = Actions::new();
    judge.legal(&position, &mut legal);
    let royal = |action: &sahkku::Action| {
        action
            .die_use()
            .is_some_and(|step| step.piece == Piece::King)
    };
    assert!(!legal.is_empty() && legal.iter().all(royal));
    assert!(!judge.only_king_moves(&position));
}

/// A side without sleepers loses when it can use no die, so if that is possible, a draw is not offered.
#[test]
fn who_is_about_to_be_blocked_is_at_no_standstill() {
    let threatened = "(MrKm)(MMM)w*13./15/15 m m ?,?,?";
    assert!(!only_king_moves("globe-joueur", threatened));
    assert!(only_king_moves("globe-joueur blocked_loses=no", threatened));
    // The women have no sleepers, and none of their soldiers can ever move.
    let lost = "15/9(MrKm)5/15 m m ?,?,?";
    assert!(!only_king_moves("globe-joueur", lost));
}

/// Under other rules the king walks like a soldier.
#[test]
fn a_king_that_walks_is_followed_around_the_board() {
    let rules = "globe-joueur king_moves=soldier";
    let text = "1(MM)w*13./(MrKm)14/m*11.W3 m m ?,?,?";
    assert!(only_king_moves(rules, text));
    // On his walk he reaches the sleepers, and then no die has a use.
    let stuck = "15/9(WrKw)5/m*7.(WW)7 m w ?,?,?";
    assert!(!only_king_moves(rules, stuck));
    // On his walk he reaches the enemies.
    let captures = "15/9(MrKm)5/m*7.(WW)7 m w ?,?,?";
    assert!(!only_king_moves(rules, captures));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn from_a_standstill_on_only_the_king_moves(text in select(&STANDSTILLS[..]), seed: u64) {
        let (judge, mut position) = standstill(text);
        let mut chance = Chance::new(seed);
        let rules = *judge.rules();
        for _ in 0..400 {
            let mut seen = Vec::new();
            match position.stage() {
                Stage::Throw(count) => {
                    let dice = chance.throw(&rules, count).iter().copied().collect();
                    judge.throw(&mut position, dice, |event| seen.push(event)).unwrap();
                }
                Stage::Decide => {
                    let mut legal = Actions::new();
                    judge.legal(&position, &mut legal);
                    let action = legal[chance.below(legal.len())];
                    judge.play(&mut position, action, |event| seen.push(event)).unwrap();
                }
                Stage::Over(_) => break,
            }
            for event in seen {
                let fine = match event {
                    Event::Moved { piece, .. } => piece == Piece::King,
                    Event::Thrown { .. } | Event::TurnPassed { .. } => true,
                    // A random player moves to where no die has a use.
                    Event::GameOver(Outcome { reason, .. }) => reason == Reason::Blocked,
                    _ => false,
                };
                prop_assert!(fine, "{event:?}");
            }
        }
    }
}
