//! Makes the programs and thinkers of all games, side by side.
//!
//! Linking a program keeps one core busy for most of its time, and so does each run of wasm-opt. So programs and thinkers are
//! compiled side by side, which cargo allows as their profiles have folders of their own, and what comes after the compiler runs
//! beside the next game's. Tools are set up meanwhile.

use std::sync::{Condvar, LazyLock, Mutex, PoisonError};
use std::thread::{self, Scope, ScopedJoinHandle};

use anyhow::{Result, anyhow};

use crate::games::Game;
use crate::tools::Tools;
use crate::{program, report, thinker};

/// The tools, once they are set up.
pub(crate) struct Coming<'a>(
    LazyLock<Result<Tools>, Box<dyn FnOnce() -> Result<Tools> + Send + 'a>>,
);

impl<'a> Coming<'a> {
    pub(crate) fn new(set_up: impl FnOnce() -> Result<Tools> + Send + 'a) -> Coming<'a> {
        Coming(LazyLock::new(Box::new(set_up)))
    }

    /// Waits for them.
    pub(crate) fn get(&self) -> Result<&Tools> {
        self.0.as_ref().map_err(|error| anyhow!("{error:#}"))
    }
}

/// A kind of program that every game has.
struct Kind {
    name: &'static str,
    compile: fn(&Game) -> Result<Vec<u8>>,
    finish: fn(&Tools, &Game, &[u8]) -> Result<()>,
}

const KINDS: [Kind; 2] = [
    Kind {
        name: "program",
        compile: program::compile,
        finish: program::finish,
    },
    Kind {
        name: "thinker",
        compile: thinker::compile,
        finish: thinker::finish,
    },
];

/// Makes all that is not there yet.
pub(crate) fn make(games: &[&'static Game], tools: &Coming) -> Result<()> {
    thread::scope(|threads| {
        let tools_there = threads.spawn(|| tools.get().map(drop));
        let kinds: Vec<_> = KINDS
            .iter()
            .map(|kind| line(threads, kind, games, tools))
            .collect();
        kinds.into_iter().chain([tools_there]).try_for_each(joined)
    })
}

/// Compiles one kind of program for one game after the other.
fn line<'scope, 'env, 'tools>(
    threads: &'scope Scope<'scope, 'env>,
    kind: &'static Kind,
    games: &'env [&'static Game],
    tools: &'env Coming<'tools>,
) -> ScopedJoinHandle<'scope, Result<()>> {
    threads.spawn(move || {
        let mut finishing = Vec::new();
        for game in games {
            let what = format!("{} of {}", kind.name, game.id);
            let module = report::step(&format!("The {what}, compiled"), || (kind.compile)(game))?;
            finishing.push(threads.spawn(move || {
                let tools = tools.get()?;
                report::step(&format!("The {what}, finished"), || {
                    (kind.finish)(tools, game, &module)
                })
            }));
        }
        finishing.into_iter().try_for_each(joined)
    })
}

pub(crate) fn joined(thread: ScopedJoinHandle<'_, Result<()>>) -> Result<()> {
    thread
        .join()
        .unwrap_or_else(|_| Err(anyhow!("a thread panicked")))
}

/// Does work that keeps a core busy, when one of them is free of such.
pub(crate) fn on_a_core<T>(work: impl FnOnce() -> T) -> T {
    static BUSY: (Mutex<usize>, Condvar) = (Mutex::new(0), Condvar::new());
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let (busy, changed) = &BUSY;
    let count = busy.lock().unwrap_or_else(PoisonError::into_inner);
    let free = changed.wait_while(count, |busy| *busy >= cores);
    *free.unwrap_or_else(PoisonError::into_inner) += 1;
    let outcome = work();
    *busy.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
    changed.notify_one();
    outcome
}
