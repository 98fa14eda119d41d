//! Scores: points for the side to move, and wins by their distance.

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
