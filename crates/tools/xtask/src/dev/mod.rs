//! `cargo xtask serve --dev`: one game for work on it, built in seconds, and shown anew in the browser after every change of its
//! sources.
//!
//! The last build that succeeded is served while the next is being made. Page, styles and words need no compiler and are served
//! at once, unless the code that the program's build script makes of them has changed, too: then they wait for the program.

mod change;
pub(crate) mod live;
mod page;
mod program;
mod thinker;

use std::collections::BTreeSet;
use std::net::TcpListener;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use notify::{Event, Watcher};

use crate::files::Files;
use crate::games::Game;
use crate::pins::Pins;
use crate::server::Site;
use crate::{report, setup, tools};

use change::{Sources, Work};
use live::Live;
use live::Step;
use program::Program;

/// How long the sources are left alone before a change counts: an editor saves in several steps.
const QUIET: Duration = Duration::from_millis(50);

/// Serves a game for as long as this process lives; `ready` is told where.
pub(crate) fn serve(
    game: &'static Game,
    listener: TcpListener,
    folder: &str,
    ready: impl FnOnce(&str),
) -> Result<()> {
    let wasm_bindgen = set_up()?;
    // Watching begins before anything is read: no change is missed.
    let (changed, changes) = mpsc::channel();
    // Reading a file is an event, too, and compilers read much.
    let tell = move |event: notify::Result<Event>| match event {
        Ok(event) if event.kind.is_access() => {}
        event => drop(changed.send(event)),
    };
    let mut watcher = notify::recommended_watcher(tell).context("watching the sources")?;
    for (folder, mode) in change::watched() {
        let watched = watcher.watch(&folder, mode);
        watched.with_context(|| format!("watching {}", folder.display()))?;
    }
    let mut sources = Sources::of(game)?;

    let live = Arc::new(Live::default());
    live.publish(Step::Page, page::waiting(game));
    let served = Site::live(Arc::clone(&live), folder)?.serve(listener)?;
    ready(&served.url());
    let program = Arc::new(Program::new(game, wasm_bindgen.clone()));
    let compiled = Arc::clone(&program);
    let compiler = worker(&live, Step::Program, move || compiled.build());
    let thinker = worker(&live, Step::Thinker, move || {
        thinker::build(game, &wasm_bindgen)
    });

    let mut work = Work::ALL;
    loop {
        let start = Instant::now();
        if work.page {
            match page_of(game, &program, &mut work) {
                Ok(files) if work.program => live.stage(files),
                Ok(files) => show(&live, Step::Page, Ok(files), start),
                Err(error) => show(&live, Step::Page, Err(error), start),
            }
        }
        // What has failed is tried again with every change.
        if work.program || live.has_failed(Step::Program) {
            compiler
                .send(start)
                .context("the compiler's thread ended")?;
        }
        if work.thinker || live.has_failed(Step::Thinker) {
            live.hold(Step::Thinker, thinker::files(game));
            thinker.send(start).context("the thinker's thread ended")?;
        }
        work = next(&changes, &mut sources)?;
    }
}

/// A game built once as for work on it, for tests of the page: nothing is made small, and nothing reloads it.
pub(crate) fn built(game: &'static Game) -> Result<Files> {
    let wasm_bindgen = set_up()?;
    let mut files = page::files(game)?;
    files.extend(page::without_reload());
    files.extend(thinker::build(game, &wasm_bindgen)?);
    files.extend(Program::new(game, wasm_bindgen).build()?);
    Ok(files)
}

/// Waits for changes, and until they are over; says what they call for.
fn next(changes: &Receiver<notify::Result<Event>>, sources: &mut Sources) -> Result<Work> {
    let mut work = Work::default();
    while work == Work::default() {
        let mut event = Some(changes.recv().context("the watcher ended")?);
        let mut paths = BTreeSet::new();
        while let Some(changed) = event {
            paths.extend(changed.context("watching the sources")?.paths);
            event = changes.recv_timeout(QUIET).ok();
        }
        work = paths
            .iter()
            .map(|path| sources.work(path))
            .fold(work, Work::and);
    }
    Ok(work)
}

/// Sets up what is missing, and gives the only tool that is needed.
fn set_up() -> Result<PathBuf> {
    let _alone = setup::lock()?;
    let pins = Pins::read()?;
    pins.check_lock_file()?;
    setup::wasm_target()?;
    tools::wasm_bindgen(&pins)
}

/// The page and all beside it that needs no compiler; asks for the program where that has to come with it.
fn page_of(game: &Game, program: &Program, work: &mut Work) -> Result<Files> {
    let files = page::files(game)?;
    if !work.program {
        work.program = program.is_outdated()?;
    }
    Ok(files)
}

/// A thread that builds whenever it is told to, with the time of the change.
fn worker(
    live: &Arc<Live>,
    step: Step,
    build: impl Fn() -> Result<Files> + Send + 'static,
) -> Sender<Instant> {
    let (sender, wanted) = mpsc::channel();
    let live = Arc::clone(live);
    thread::spawn(move || {
        while let Ok(start) = wanted.recv() {
            // Whatever changed until now is in this build.
            while wanted.try_recv().is_ok() {}
            show(&live, step, build(), start);
        }
    });
    sender
}

/// Serves what was made, or says why there is nothing.
fn show(live: &Live, step: Step, made: Result<Files>, start: Instant) {
    match made {
        Ok(files) => {
            let news = if live.publish(step, files) {
                "built"
            } else {
                "unchanged"
            };
            println!(
                "{}: {news} after {}",
                step.name(),
                report::spoken(start.elapsed())
            );
        }
        Err(error) => {
            let text = format!("{error:#}");
            eprintln!("{}: {text}", step.name());
            live.fail(step, text);
        }
    }
}
