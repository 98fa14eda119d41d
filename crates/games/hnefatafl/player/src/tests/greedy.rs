//! What the greedy player does, and what it never does.

use super::common;
use super::common::{Table, judge, play, rules, squares};
use super::players::choose;
use crate::{Player, greedy};
use hnefatafl::{Game, Side};
use proptest::prelude::*;

/// All its moves over many seeds, as text.
fn moves(table: &Table) -> Vec<String> {
    let (judge, position) = (table.game.judge(), table.position());
    let chosen = |seed| greedy(judge, position, seed).unwrap().to_string();
    let mut all: Vec<String> = (0..40).map(chosen).collect();
    all.sort();
    all.dedup();
    all
}

#[test]
fn it_wins_before_it_captures() {
    // d4-d6 would capture on e6.
    let table = Table::new("linne", "e4", "d4 f6", "e6 h4 e9", Side::Swede);
    assert_eq!(moves(&table), ["e4-e1"]);
    // c9-c3 would capture on d3; d9-d4 surrounds the king.
    let table = Table::new("linne", "e4", "d3", "f4 e3 d9 c9", Side::Muscovite);
    assert_eq!(moves(&table), ["d9-d4"]);
}

#[test]
fn it_captures_most() {
    let table = Table::new(
        "linne",
        "h8",
        "d6 h6 f4",
        "e6 g6 h9 i8 h7 g8 a1",
        Side::Swede,
    );
    assert_eq!(moves(&table), ["f4-f6"]);
}

#[test]
fn it_blocks_before_it_captures() {
    // c1-c2 would capture on d2 and let the king out.
    let table = Table::new("linne", "c4", "d2 d4 c5 c3", "e2 c1 b9", Side::Muscovite);
    let open = table.game.judge().open_ways(table.position());
    assert_eq!(open, squares("a4"));
    assert_eq!(moves(&table), ["b9-b4"]);
}

#[test]
fn it_says_the_word_without_which_the_king_cannot_go_out() {
    let table = Table::new("linne announce=players", "c4", "g7", "c9 h1", Side::Swede);
    let all = moves(&table);
    let silent = all.iter().find(|action| !action.ends_with("=tuichu"));
    assert_eq!(silent, None);
}

/// Whether the Muscovite can take the king after this move.
fn loses(table: &Table, action: &str) -> bool {
    let mut game = table.game.clone();
    game.enter_unchecked(common::action(action), &mut |_| ());
    common::legal(game.judge(), game.position())
        .into_iter()
        .any(|reply| {
            let mut after = game.clone();
            after.enter_unchecked(reply, &mut |_| ());
            after.outcome().is_some()
        })
}

#[test]
fn it_leaves_the_king_nowhere_where_he_is_taken() {
    // The drabant on e6 alone keeps the king from being surrounded by d7 or a6. It could capture on d7.
    let muscovites = "d5 f5 e4 a6 d7 e3 e9";
    let table = Table::new("linne", "e5", "e6 c7", muscovites, Side::Swede);
    assert!(loses(&table, "e6-h6"));
    assert!(moves(&table).iter().all(|action| !loses(&table, action)));
}

#[test]
fn where_it_cannot_help_losing_it_moves_all_the_same() {
    // No piece of the Muscovite blocks all the ways.
    let table = Table::new("linne", "e4", "i9", "h9 g8", Side::Muscovite);
    let open = table.game.judge().open_ways(table.position());
    assert_eq!(open, squares("a4 i4 e1 e9"));
    assert!(greedy(table.game.judge(), table.position(), 1).is_some());
}

#[test]
fn it_beats_random_play() {
    for side in Side::BOTH {
        let mut won = 0;
        for seed in 0..50 {
            let mut game = Game::new(judge("tablut"));
            for n in 0..300 {
                if game.outcome().is_some() {
                    break;
                }
                let bits = seed << 32 | n;
                let action = if game.position().turn() == side {
                    greedy(game.judge(), game.position(), bits)
                } else {
                    choose(Player::Random, &game, bits)
                };
                game.enter_unchecked(action.unwrap(), &mut |_| ());
            }
            won += u32::from(game.outcome().is_some_and(|end| end.winner == Some(side)));
        }
        assert!(won >= 45, "{side}: {won} of 50");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(testkit::tries(48, 256)))]

    #[test]
    fn its_moves_are_legal(rules in rules(), seed: u64, moves in 0_usize..80) {
        let (game, _) = play(rules, seed, moves, |_, _| ());
        let action = greedy(game.judge(), game.position(), seed);
        prop_assert_eq!(action.is_none(), game.position().outcome().is_some());
        if game.outcome().is_none() {
            prop_assert_eq!(action.and_then(|action| game.why(action)), None);
        }
    }
}
