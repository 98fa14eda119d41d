//! Games that are played on several threads and processed in order.

use std::io::Write;
use std::ops::Range;

use rayon::prelude::*;

use crate::failure::Failure;

/// A pool of `count` threads, or one for each core if 0.
pub(crate) fn threads(count: u16) -> Result<rayon::ThreadPool, Failure> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(count.into())
        .build()
        .map_err(|error| Failure::Files(format!("the threads cannot be started: {error}")))
}

/// Maps each item with `of`, on all cores.
pub(crate) fn each<T: Sync, R: Send>(
    items: &[T],
    of: impl Fn(&T) -> R + Sync + Send,
) -> Result<Vec<R>, Failure> {
    Ok(threads(0)?.install(|| items.par_iter().map(of).collect()))
}

/// Passes the result of `play` for each game to `take`, by number and in order. Each thread plays a limited number of games at
/// a time, so that many games need little memory.
pub(crate) fn each_game<T: Send>(
    threads: &rayon::ThreadPool,
    games: Range<u64>,
    at_a_time: u64,
    play: impl Fn(u64) -> Result<T, Failure> + Sync,
    mut take: impl FnMut(u64, T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let step = at_a_time * threads.current_num_threads() as u64;
    let mut from = games.start;
    while from < games.end {
        let until = games.end.min(from.saturating_add(step));
        let played: Vec<Result<T, Failure>> =
            threads.install(|| (from..until).into_par_iter().map(&play).collect());
        for (game, played) in (from..until).zip(played) {
            take(game, played?)?;
        }
        from = until;
    }
    Ok(())
}

/// Writes the result of `play` for each game.
pub(crate) fn write_games(
    threads: &rayon::ThreadPool,
    count: u64,
    out: &mut dyn Write,
    play: impl Fn(u64) -> Result<Vec<u8>, Failure> + Sync,
) -> Result<(), Failure> {
    each_game(threads, 0..count, 2, play, |_, lines| {
        Ok(out.write_all(&lines)?)
    })
}
