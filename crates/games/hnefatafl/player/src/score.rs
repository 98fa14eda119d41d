//! Scores: points for the side to move, and forced wins by their distance.

use hnefatafl::Side;

/// The score of a game that is won here. A win in `n` plies scores `n` less.
pub(crate) const WIN: i32 = 30_000;

/// Greater than every score.
pub(crate) const INFINITE: i32 = 31_000;

/// The maximum number of plies from the root.
pub(crate) const MAX_PLY: usize = 64;

/// Scores from here on are forced wins.
pub(crate) const WON: i32 = WIN - 2 * MAX_PLY as i32;

/// The points that multiply the odds of the Swede by e.
pub const POINTS_PER_LOGIT: f32 = 200.0;

/// Clamps a score to the range of the evaluation, short of a forced win.
pub(crate) const fn static_score(score: i32) -> i32 {
    if score >= WON {
        WON - 1
    } else if score <= -WON {
        1 - WON
    } else {
        score
    }
}

/// Converts a score for the side to move to one for the Swede, and vice versa.
pub(crate) const fn for_side(score: i32, side: Side) -> i32 {
    match side {
        Side::Swede => score,
        Side::Muscovite => -score,
    }
}
