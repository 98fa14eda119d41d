//! Scores: points for the side to move, and wins by their distance.

use game::logistic;
use hnefatafl::Side;

/// The score of a game that is won here. One that is won in `n` plies scores `n` less.
pub(crate) const WIN: i32 = 30_000;

/// Beyond every score.
pub(crate) const INFINITE: i32 = 31_000;

/// The most plies from the root.
pub(crate) const MAX_PLY: usize = 64;

/// Scores from here on are wins by force.
pub(crate) const WON: i32 = WIN - 2 * MAX_PLY as i32;

/// So many points multiply the odds that the Swede wins by e.
pub const POINTS_PER_LOGIT: f32 = 200.0;

/// A score within what the evaluation can say, short of a win by force.
pub(crate) const fn static_score(score: i32) -> i32 {
    if score >= WON {
        WON - 1
    } else if score <= -WON {
        1 - WON
    } else {
        score
    }
}

/// A score for the side to move as one for the Swede, and the other way round.
pub(crate) const fn for_side(score: i32, side: Side) -> i32 {
    match side {
        Side::Swede => score,
        Side::Muscovite => -score,
    }
}

/// The probability that the Swede wins, from his score.
pub(crate) fn win_probability(swede: i32) -> f32 {
    if swede >= WON {
        1.0
    } else if swede <= -WON {
        0.0
    } else {
        logistic(swede as f32 / POINTS_PER_LOGIT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_by_force_is_certain_and_an_even_game_is_not() {
        assert_eq!(win_probability(WIN - 3), 1.0);
        assert_eq!(win_probability(3 - WIN), 0.0);
        assert!((win_probability(0) - 0.5).abs() < 1e-6);
        assert!(win_probability(100) > win_probability(50));
    }
}
