//! The greedy player: it looks one move ahead, for use without the time or room for a search.

use std::collections::BinaryHeap;

use game::nth_random;
use hnefatafl::{Action, Actions, Announce, Event, Judge, Position, Side};

/// How a greedy player ranks a move. Earlier fields take precedence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
struct GreedyScore {
    wins: bool,
    captures: u8,
    /// The king's open ways after a move of the Swede that threatens to escape.
    ways: u32,
    /// Random: decides between moves that are otherwise equal.
    tie_break: u64,
}

/// The move that a greedy player makes in `position`: a winning one; otherwise, of those after which the other side cannot win
/// at once, the one that captures most. `None` if the game is over.
///
/// `seed` breaks ties: the same seed gives the same choice. Repetition is ignored.
#[must_use]
pub fn greedy(judge: &Judge, position: &Position, seed: u64) -> Option<Action> {
    let rank = |n, action| score(judge, *position, action, nth_random(seed, n));
    let mut ranked: BinaryHeap<(GreedyScore, Action)> = (0..)
        .zip(&legal(judge, position))
        .map(|(n, &action)| (rank(n, action), action))
        .collect();
    let mut best = None;
    // The best one is nearly always safe, so few replies are tried.
    while let Some((score, action)) = ranked.pop() {
        if score.wins || !loses(judge, *position, action) {
            return Some(action);
        }
        best.get_or_insert(action);
    }
    best
}

fn legal(judge: &Judge, position: &Position) -> Actions {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    legal
}

fn score(judge: &Judge, mut position: Position, action: Action, tie_break: u64) -> GreedyScore {
    let side = position.turn();
    let mut score = GreedyScore {
        tie_break,
        ..GreedyScore::default()
    };
    judge.play_unchecked(&mut position, action, &mut |event| {
        if let Event::Captured { .. } = event {
            score.captures += 1;
        }
    });
    score.wins = is_won_by(&position, side);
    let may_go_out = judge.rules().announce == Announce::Program || action.say.is_some();
    if side == Side::Swede && may_go_out {
        score.ways = judge.open_ways(&position).len();
    }
    score
}

/// Whether the other side has won by this move, or can win at once after it.
fn loses(judge: &Judge, mut position: Position, action: Action) -> bool {
    let other = position.turn().other();
    judge.play_unchecked(&mut position, action, &mut |_| ());
    let wins = |reply: &Action| {
        let mut after = position;
        judge.play_unchecked(&mut after, *reply, &mut |_| ());
        is_won_by(&after, other)
    };
    is_won_by(&position, other) || legal(judge, &position).iter().any(wins)
}

fn is_won_by(position: &Position, side: Side) -> bool {
    position
        .outcome()
        .is_some_and(|outcome| outcome.winner == Some(side))
}
