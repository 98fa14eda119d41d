//! Games to test motion with.

use kotra::{Die, Entry, Game, Judge, Side, Throw, read_rules};
use testkit::boards::See;
use testkit::steps::play_on;

use crate::board::KotraBoard;

/// The start, and positions near the end from which everything can happen that cannot from the start.
const STARTS: [&str; 5] = [
    "1:15+new/1:15+new",
    // Both bear off, and munks are near.
    "19:3,20:3,21:3,22:3,23:2,24/19,20:2,21:3,22:3,23:3,24:3",
    "19,22:5,23:5,24:4/23:2,24:3,off:10",
    // A row of six bands of white, and hit checkers of black before it.
    "1,13:2,14:2,15:2,16:2,17:2,18:2,21,23/7,15:2,20:5,21:3,hit:4",
    // Black is nearly jan.
    "1:7,8,10,13:3,15:3/2,4,5,6,15,16,21:5,hit:2,off:2",
];

/// Plays this many random games, and hands each step to `see`.
pub(crate) fn games(count: u64, see: See<KotraBoard>) {
    for (n, start) in (0..count).zip(STARTS.iter().cycle()) {
        let single_die = if n % 2 == 0 { "yes" } else { "no" };
        let rules = format!("kotra two_sixes=yes single_die={single_die} one_die=either");
        let judge = Judge::new(read_rules(&rules).unwrap());
        let side = Side::BOTH[(n % 2) as usize];
        let start = judge.read_position(&format!("{start} {side} {side} ??"));
        let mut game = Game::from_position(judge, start.unwrap());
        if n % 7 == 3 {
            let sixes = Entry::Throw(Throw::two(Die::SIX, Die::SIX));
            game.enter(&sixes, |_| ()).unwrap();
        }
        play_on::<KotraBoard>(game, n, 200, see);
    }
}
