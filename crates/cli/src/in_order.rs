//! Games played on several threads and written in their order.

use std::io::Write;

use rayon::prelude::*;

use crate::failure::Failure;

/// Threads for games: so many, or one for each core if 0.
pub(crate) fn threads(count: u16) -> Result<rayon::ThreadPool, Failure> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(count.into())
        .build()
        .map_err(|error| Failure::Files(format!("the threads cannot be started: {error}")))
}

/// Writes what `play` makes of each game, by its number. A few games are played at a time, so that
/// many need little memory.
pub(crate) fn write_games(
    threads: &rayon::ThreadPool,
    count: u64,
    out: &mut impl Write,
    play: impl Fn(u64) -> Result<Vec<u8>, Failure> + Sync,
) -> Result<(), Failure> {
    let mut game = 0;
    while game < count {
        let until = count.min(game.saturating_add(threads.current_num_threads() as u64 * 2));
        let games: Vec<Result<Vec<u8>, Failure>> =
            threads.install(|| (game..until).into_par_iter().map(&play).collect());
        for lines in games {
            out.write_all(&lines?)?;
        }
        game = until;
    }
    Ok(())
}
