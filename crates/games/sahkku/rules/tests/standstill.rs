//! §7: if only the king can ever move, the program offers a draw. Where something else can move, no draw is offered: see
//! `crates/games/sahkku/cases/7-standstill.txt`.

use proptest::prelude::*;
use proptest::sample::select;
use sahkku::{
    Actions, Event, Judge, Outcome, PRESETS, Piece, Position, Reason, Side, Stage, read_rules,
};
use testkit::Chance;

fn board(rules: &str, position: &str) -> (Judge, Position) {
    let judge = Judge::new(read_rules(rules).unwrap()).unwrap();
    let position = judge.read_position(position).unwrap();
    (judge, position)
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
fn a_standstill_is_seen_for_any_dice_and_either_turn() {
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
                    let faces = rules.faces.as_slice();
                    let dice = (0..count).map(|_| faces[chance.below(4)]).collect();
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
