//! The greedy player: it looks one use of a die ahead, for use without the time or room for a search.

use game::nth_random;
use kotra::{Action, Actions, Judge, Position, Side};

/// How a greedy player ranks an action. Earlier fields take precedence.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct GreedyScore {
    /// The value of a win in half units; 0 for a loss, and a little for a game in progress.
    won: u16,
    /// Hit checkers of the other side.
    hits: u8,
    /// High if one die can hit few own blots.
    safe: u8,
    /// Random: decides between actions that are otherwise equal.
    tie_break: u64,
}

/// The action that a greedy player takes in `position`: the most valuable win; otherwise the action that hits most and leaves
/// the fewest blots within reach of one die. `None` if there is no decision to make.
///
/// `seed` breaks ties: the same seed gives the same choice.
#[must_use]
pub fn greedy(judge: &Judge, position: &Position, seed: u64) -> Option<Action> {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    let ranked = (0..).zip(&legal).map(|(n, &action)| {
        let score = score(judge, *position, action, nth_random(seed, n));
        (score, action)
    });
    ranked.max().map(|(_, action)| action)
}

fn score(judge: &Judge, mut position: Position, action: Action, tie_break: u64) -> GreedyScore {
    let side = position.turn();
    judge.play_unchecked(&mut position, action, &mut |_| ());
    GreedyScore {
        won: match position.outcome() {
            Some(outcome) if outcome.winner == Some(side) => outcome.value.in_halves(),
            Some(_) => 0,
            None => 1,
        },
        hits: position.checkers(side.other()).hit(),
        safe: u8::MAX - exposed(&position, side),
        tie_break,
    }
}

/// The number of blots of `side` that the other side can hit with one die.
fn exposed(position: &Position, side: Side) -> u8 {
    let (own, enemy) = (position.checkers(side), position.checkers(side.other()));
    let blots = own.occupied().less(own.bands()).across().bits();
    let reached = (1..=6).fold(0, |reached, die| reached | enemy.occupied().bits() << die);
    (reached & blots).count_ones() as u8
}
