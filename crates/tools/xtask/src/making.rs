//! Makes the programs and thinkers of all games, side by side.
//!
//! Linking a program keeps one core busy for most of its time, and so does each run of wasm-opt. So programs and thinkers are
//! compiled side by side, which cargo allows as their profiles have folders of their own, and what comes after the compiler runs
//! beside the next game's. Tools are set up meanwhile.

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::LazyLock;
use std::thread::{self, Scope, ScopedJoinHandle};

use anyhow::{Context, Result, anyhow};

use crate::cores::joined;
use crate::games::{self, Game};
use crate::pins::Pins;
use crate::tools::Tools;
use crate::{dev, made, program, report, thinker};

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

/// Says that the programs are made already.
pub(crate) const MADE: &str = "SAHKKU_PROGRAMS_ARE_MADE";

/// `cargo xtask programs`, as Trunk calls it (see Trunk.toml) while it builds the rest of the bundle.
pub(crate) fn command(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    if let Some(argument) = arguments.next()? {
        return Err(argument.unexpected().into());
    }
    let folder = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .context("Trunk calls this command, and names the folder in TRUNK_STAGING_DIR")?;
    if let Some(game) = dev::game()? {
        dev::programs(game, &folder)?;
        return Ok(ExitCode::SUCCESS);
    }
    let games = games::in_bundle();
    if env::var_os(MADE).is_none() {
        make(&games, &Coming::new(|| Tools::set_up(&Pins::read()?)))?;
    }
    for game in games {
        made::copy(game.program, &folder)?;
        made::copy(game.thinker, &folder)?;
    }
    Ok(ExitCode::SUCCESS)
}
