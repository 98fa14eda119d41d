//! Builds the programs and workers of all games in parallel.
//!
//! Linking a program keeps one core busy for most of its time, and so does each run of wasm-opt. So programs and workers are
//! compiled in parallel, which cargo allows because their profiles have separate folders, and the steps after the compiler run
//! next to the next game's compilation. Tools are set up meanwhile; Trunk is the last, because only the page needs it. The
//! results for a compiled module are cached in `target/made`.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::{Condvar, LazyLock, Mutex, PoisonError};
use std::thread::{self, ScopedJoinHandle};

use anyhow::{Result, anyhow};

use crate::games::{self, Game};
use crate::project::{shell, step, target};
use crate::{dev, files, program, setup, wasm};

/// A kind of program: the names of its files, how it is compiled, and how the files of the bundle are made from it.
type Kind = (
    fn(Game) -> String,
    fn(Game) -> Result<Vec<u8>>,
    fn(Game, &[u8], &Path) -> Result<()>,
);

/// The sources that determine how files are made from a module.
const WAY: [&str; 5] = [
    include_str!("program.rs"),
    include_str!("parts.rs"),
    include_str!("wasm.rs"),
    include_str!("../../../../tools.toml"),
    include_str!("../../../../tools/package.json"),
];

pub(crate) fn make(games: &[Game]) -> Result<()> {
    let set_up = LazyLock::new(|| setup::for_programs().map_err(|error| format!("{error:#}")));
    let tools = || set_up.clone().map_err(|error| anyhow!(error));
    let kinds: [Kind; 2] = [
        (Game::program, program::compile, program::finish),
        (Game::worker, wasm::compile_worker, wasm::finish_worker),
    ];
    thread::scope(|threads| {
        let mut lanes = vec![threads.spawn(|| {
            tools()?;
            setup::trunk()
        })];
        for (name, compile, make) in kinds {
            lanes.push(threads.spawn(move || {
                let mut finishing = Vec::new();
                for &game in games {
                    let name = name(game);
                    let module = step(&format!("{name}, compiled"), || compile(game))?;
                    finishing.push(threads.spawn(move || {
                        tools()?;
                        step(&format!("{name}, finished"), || {
                            kept(&name, &module, |folder| make(game, &module, folder))
                        })
                    }));
                }
                finishing.into_iter().try_for_each(joined)
            }));
        }
        lanes.into_iter().try_for_each(joined)
    })
}

/// Makes the files of a module, unless they were made from the same one before.
pub(crate) fn kept(
    name: &str,
    module: &[u8],
    make: impl FnOnce(&Path) -> Result<()>,
) -> Result<()> {
    let (sh, folder) = (shell()?, made(name));
    let stamp = folder.with_extension("stamp");
    let mut hasher = DefaultHasher::new();
    (module, WAY).hash(&mut hasher);
    let recipe = format!("{:016x}", hasher.finish());
    if fs::read_to_string(&stamp).is_ok_and(|of| of == recipe) {
        return Ok(());
    }
    sh.remove_path(&stamp)?;
    sh.remove_path(&folder)?;
    sh.create_dir(&folder)?;
    make(&folder)?;
    files::write(&stamp, recipe)
}

pub(crate) fn made(name: &str) -> PathBuf {
    target().join("made").join(name)
}

/// The result of a thread, whose panic becomes an error.
pub(crate) fn joined(thread: ScopedJoinHandle<'_, Result<()>>) -> Result<()> {
    thread
        .join()
        .unwrap_or_else(|_| Err(anyhow!("a thread panicked")))
}

/// Does work that keeps a core busy, as soon as a core is free for it.
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

/// `cargo xtask programs`, as Trunk calls it (see Trunk.toml) while it builds the rest. For a bundle they have been made
/// before.
pub(crate) fn command() -> Result<()> {
    let folder = dev::staging()?;
    if let Some(game) = dev::game()? {
        return dev::programs(game, &folder);
    }
    let games = games::in_bundle().into_iter();
    let mut names = games.flat_map(|game| [game.program(), game.worker()]);
    names.try_for_each(|name| files::write_all(&folder, &files::read_folder(&made(&name))?))
}
