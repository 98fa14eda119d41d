//! Perft from the start on all boards (§7.1), counted in both ways.

use hnefatafl::{Board, Judge, KingTaken, Rules, perft, perft_by_playing, preset};

/// The sheet's rules on another board. On 7×7 the king is captured between two, as nothing else is compatible with the edge there
/// (§6).
fn judge(board: Board) -> Judge {
    let linne = preset("linne").unwrap().rules;
    let king_taken = match board {
        Board::Seven => KingTaken::Two,
        Board::Nine | Board::Eleven => KingTaken::Four,
    };
    let rules = Rules {
        board,
        king_taken,
        ..linne
    };
    Judge::new(rules).unwrap()
}

fn check(judge: &Judge, counts: &[u64]) {
    for (depth, &count) in (1..).zip(counts) {
        let start = judge.start();
        assert_eq!(perft(judge, &start, depth), count, "depth {depth}");
        if count < 2_000_000 {
            assert_eq!(
                perft_by_playing(judge, &start, depth),
                count,
                "depth {depth}"
            );
        }
    }
}

#[test]
fn section_7_1_on_9() {
    check(&judge(Board::Nine), &[56, 4_408, 251_856, 20_023_920]);
}

#[test]
fn section_7_1_on_7() {
    let judge = judge(Board::Seven);
    check(&judge, &[24, 1_128, 29_080, 1_400_696]);
    // The docs also have the next depth.
    let five = perft(&judge, &judge.start(), 5).to_string();
    let docs = include_str!("../../../../../docs/measurements.md").replace(',', "");
    assert!(
        docs.contains(&format!("to depth 5 is {five} on 7×7")),
        "{five}"
    );
}

#[test]
fn section_7_1_on_11() {
    check(&judge(Board::Eleven), &[60, 7_380, 471_920, 59_293_908]);
}

#[test]
fn section_7_1_under_copenhagen_and_fetlar() {
    for id in ["copenhagen", "fetlar"] {
        let judge = Judge::new(preset(id).unwrap().rules).unwrap();
        check(&judge, &[116, 6_788, 806_344]);
    }
}
