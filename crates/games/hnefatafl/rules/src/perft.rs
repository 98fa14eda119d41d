//! The number of games that can follow a position, for comparing and measuring programs.

use crate::{Actions, Judge, Position};

/// The number of move sequences of this length that can follow, without regard to repetition. A game that ends sooner does not
/// count. The moves of the last ply are counted without being made.
#[must_use]
pub fn perft(judge: &Judge, position: &Position, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else {
        return 1;
    };
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    if rest == 0 {
        return legal.len() as u64;
    }
    let after = |&action| {
        let mut after = *position;
        judge.play_unchecked(&mut after, action, &mut |_| ());
        perft(judge, &after, rest)
    };
    legal.iter().map(after).sum()
}

/// The same number, also making every move of the last ply.
#[must_use]
pub fn perft_by_playing(judge: &Judge, position: &Position, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else {
        return 1;
    };
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    let after = |&action| {
        let mut after = *position;
        judge.play_unchecked(&mut after, action, &mut |_| ());
        perft_by_playing(judge, &after, rest)
    };
    legal.iter().map(after).sum()
}
