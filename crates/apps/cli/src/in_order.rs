//! Games that are played on several threads and processed in order.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread;

use rayon::prelude::*;

use crate::failure::Failure;

/// A pool of `count` threads, or one for each core if 0.
pub(crate) fn threads(count: u16) -> Result<rayon::ThreadPool, Failure> {
    let threads = rayon::ThreadPoolBuilder::new().num_threads(count.into());
    threads.build().map_err(unstarted)
}

fn unstarted(error: impl std::fmt::Display) -> Failure {
    Failure::Files(format!("the threads cannot be started: {error}"))
}

/// Maps each item with `of`, on all cores.
pub(crate) fn each<T: Sync, R: Send>(
    items: &[T],
    of: impl Fn(&T) -> R + Sync + Send,
) -> Result<Vec<R>, Failure> {
    Ok(threads(0)?.install(|| items.par_iter().map(of).collect()))
}

/// Passes the result of `play` for each number to `take` in order, until it has enough. Plays on this many threads, or on one for
/// each core if 0.
pub(crate) fn each_in_order<T: Send>(
    threads: u16,
    numbers: Range<u64>,
    play: impl Fn(u64) -> Result<T, Failure> + Sync,
    mut take: impl FnMut(u64, T) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let threads = match threads {
        0 => thread::available_parallelism().map_or(1, usize::from),
        threads => threads.into(),
    };
    let (next, ended) = (AtomicU64::new(numbers.start), AtomicBool::new(false));
    thread::scope(|scope| {
        let (say, heard) = sync_channel(threads);
        for _ in 0..threads {
            let (say, play, next, ended) = (say.clone(), &play, &next, &ended);
            let end = numbers.end;
            let work = move || {
                while !ended.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // After that nobody receives results.
                    if number >= end || say.send((number, play(number))).is_err() {
                        return;
                    }
                }
            };
            if let Err(error) = thread::Builder::new().spawn_scoped(scope, work) {
                ended.store(true, Ordering::Relaxed);
                return Err(unstarted(error));
            }
        }
        drop(say);
        let (mut waiting, mut wanted) = (BTreeMap::new(), numbers.start);
        for (number, played) in &heard {
            waiting.insert(number, played);
            while let Some(played) = waiting.remove(&wanted) {
                let flow = played.and_then(|played| take(wanted, played));
                if !matches!(flow, Ok(ControlFlow::Continue(()))) {
                    ended.store(true, Ordering::Relaxed);
                    return flow.map(|_| ());
                }
                wanted += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_cannot_be_played_ends_all() {
        let play = |number| match number {
            7 => Err(Failure::Files("no".to_owned())),
            _ => Ok(number),
        };
        let mut count = 0;
        let all = each_in_order(2, 0..u64::MAX, play, |_, _| {
            count += 1;
            Ok(ControlFlow::Continue(()))
        });
        assert!(all.is_err());
        assert_eq!(count, 7);
    }
}
