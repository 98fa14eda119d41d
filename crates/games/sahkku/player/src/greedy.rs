//! The usual greedy player: captures first, then the king, then advance.

use sahkku::{Action, Actions, Event, Judge, Piece, Position, Side};

use crate::nth_random;

/// How a greedy player ranks an action. Earlier fields take precedence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
struct GreedyScore {
    wins: bool,
    captures: u8,
    takes_king: bool,
    activates: bool,
    steps: u8,
    /// Random: decides between actions that are otherwise equal.
    tie_break: u64,
}

/// The action that a greedy player takes in `position`; `None` if there is no decision to make.
///
/// `seed` breaks ties: the same seed gives the same choice.
#[must_use]
pub fn greedy(judge: &Judge, position: &Position, seed: u64) -> Option<Action> {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    let side = position.turn();
    legal
        .iter()
        .copied()
        .enumerate()
        .max_by_key(|&(n, action)| GreedyScore {
            tie_break: nth_random(seed, n as u64),
            ..score(judge, position, side, action)
        })
        .map(|(_, action)| action)
}

fn score(judge: &Judge, position: &Position, side: Side, action: Action) -> GreedyScore {
    let mut score = GreedyScore::default();
    let mut after = *position;
    // The action comes from the list of legal ones.
    judge.play_unchecked(&mut after, action, &mut |event| match event {
        Event::Captured { .. } => score.captures += 1,
        Event::KingTaken { by, .. } => score.takes_king |= by == side,
        Event::Activated { .. } => score.activates = true,
        Event::Moved { piece, die, .. } if piece != Piece::King => {
            score.steps = judge.rules().value(die);
        }
        Event::GameOver(outcome) => score.wins |= outcome.winner == Some(side),
        _ => {}
    });
    if let Action::Rethrow(count) = action {
        // Dice are thrown again only if they have no better use, and then as many as possible.
        score.steps = count;
        score.activates = false;
    }
    score
}
