//! A development build of one game, made in seconds by Trunk and the hooks of Trunk.toml: without optimisation, and in one
//! piece.

use std::env;
use std::fs;
use std::net::{Ipv4Addr, TcpListener};
#[cfg(unix)]
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::process::Command;
use std::thread;

use anyhow::{Context, Result, bail};
use xshell::{Cmd, Shell};

use crate::files;
use crate::finish::{markup, policy, with_server};
use crate::games::{self, Game};
use crate::making::joined;
use crate::program::PACKAGE;
use crate::project::{shell, target};
use crate::wasm::{bind, cargo_worker, linked};
use crate::{bundle, program, setup};

/// The variable that names the game to the hooks, and to build scripts of the page.
const GAME: &str = "SAHKKU_GAME";

/// The default port. A bundle may have left its service worker at another port.
const USUAL_PORT: u16 = 8643;

/// The cargo profiles of the program and of the worker, which has to be fast enough to play.
const PROFILE: &str = "web-dev";
const WORKER_PROFILE: &str = "play";

/// An empty WebAssembly module: the program is complete, so its late parts have nothing to add.
const NO_MODULE: &[u8] = b"\0asm\x01\0\0\0";

/// Serves a game for development, while this process lives.
pub(crate) fn serve(game: Game, port: Option<u16>, folder: &str, open: bool) -> Result<()> {
    let port = port.filter(|port| *port != 0).map_or_else(free_port, Ok)?;
    let under = format!("/{}/", folder.trim_matches('/')).replace("//", "/");
    let (sh, port) = (shell()?, port.to_string());
    let trunk = trunk(&sh, "serve", game)?
        .0
        .args(["--address", "127.0.0.1", "--port", &port]);
    let trunk = trunk
        .args(["--serve-base", &under])
        .args(open.then_some("--open"));
    // A signal that ends this process ends Trunk.
    #[cfg(unix)]
    return Err(CommandExt::exec(&mut Command::from(trunk))).context("starting Trunk");
    #[cfg(not(unix))]
    Ok(trunk.run()?)
}

/// Builds a game once in development mode, for tests of the page. Returns the folder with its files.
pub(crate) fn built(game: Game) -> Result<PathBuf> {
    let sh = shell()?;
    let (trunk, folder) = trunk(&sh, "build", game)?;
    trunk.run()?;
    Ok(folder)
}

fn free_port() -> Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, USUAL_PORT))
        .or_else(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)))
        .context("looking for a free port")?;
    Ok(listener.local_addr().context("asking for the port")?.port())
}

/// Trunk with this command for this game, after setting up its tools, and the folder that it builds in.
fn trunk<'a>(sh: &'a Shell, command: &str, game: Game) -> Result<(Cmd<'a>, PathBuf)> {
    let _alone = setup::lock()?;
    setup::for_work()?;
    let folder = sh.create_dir(target().join(format!("dev/{}-{command}", game.name)))?;
    let trunk = bundle::trunk(sh)?.arg(command).arg("--dist").arg(&folder);
    Ok((trunk.env(GAME, game.name), folder))
}

/// The folder in which Trunk, which calls the hooks, gathers the bundle.
pub(crate) fn staging() -> Result<PathBuf> {
    let folder = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    folder.context("Trunk calls this command, and names the folder in TRUNK_STAGING_DIR")
}

/// The game in development, if Trunk builds for that.
pub(crate) fn game() -> Result<Option<Game>> {
    if env::var("TRUNK_PROFILE").as_deref() == Ok("release") {
        return Ok(None);
    }
    let Ok(name) = env::var(GAME) else {
        bail!("for work on the page there is `cargo xtask serve --dev`, which calls Trunk");
    };
    games::named(&name).map(Some)
}

pub(crate) fn programs(game: Game, folder: &Path) -> Result<()> {
    thread::scope(|threads| {
        let worker = threads.spawn(|| worker(game, folder));
        program(game, folder).and(joined(worker))
    })
}

fn program(game: Game, folder: &Path) -> Result<()> {
    let sh = shell()?;
    // Without optimisation every moved value takes its own place on the stack.
    let flags = ["--", "-C", "link-arg=-zstack-size=8388608"];
    let cargo = program::cargo(&sh, game, PROFILE).arg("--quiet");
    cargo.args(flags).quiet().run()?;
    let bound = bound(&linked(PROFILE, PACKAGE), &game.program())?;
    let [script, module, ..] = game.files();
    sh.copy_file(bound.join(&module), folder.join(&module))?;
    // Late parts of the program are empty, and need nothing from it.
    let text = sh.read_file(bound.join(&script))?;
    files::write(
        &folder.join(script),
        text + "\nexport function shared() { return {}; }\n",
    )
}

fn worker(game: Game, folder: &Path) -> Result<()> {
    let (sh, worker) = (shell()?, game.worker());
    let build = cargo_worker(&sh, game, WORKER_PROFILE).arg("--quiet");
    build.quiet().run()?;
    let bound = bound(&linked(WORKER_PROFILE, &worker), &worker)?;
    let [_, _, script, module] = game.files();
    sh.copy_file(bound.join(&script), folder.join(&script))?;
    Ok(sh.copy_file(bound.join(&module), folder.join(&module))?)
}

/// The folder with a module and the script that binds it to the browser, made again if the module is new.
fn bound(module: &Path, name: &str) -> Result<PathBuf> {
    let folder = module.with_file_name(format!("{name}.bound"));
    let time = |file: &Path| fs::metadata(file).and_then(|data| data.modified()).ok();
    let made = time(&folder.join(format!("{name}_bg.wasm")));
    if made.is_none() || made < time(module) {
        bind(name, module, &folder, &[])?;
    }
    Ok(folder)
}

/// Writes the page of a game, and the files that only a development page has.
pub(crate) fn page(page: &str, game: Game, folder: &Path) -> Result<()> {
    let mut more = bundle::typeface()?;
    let page = markup::rewrite(page, |tag| {
        let of = |name: &str| markup::attribute(tag, name);
        let address = of("href")?;
        if of("data-part").is_some() && of("data-language").is_none() {
            more.insert(address.to_owned(), NO_MODULE.to_vec());
        }
        // Without a manifest the page keeps nothing for offline use.
        (of("rel") == Some("manifest")).then(String::new)
    });
    let page = relaxed(&with_server(&page, &files::read_folder(folder)?)?)?;
    for name in ["index.html", &game.page()] {
        more.insert(name.to_owned(), page.as_bytes().to_vec());
    }
    files::write_all(folder, &more)
}

/// If Trunk reloads the page, relaxes its policy for Trunk's script, which is inline, writes markup and opens a socket.
fn relaxed(page: &str) -> Result<String> {
    if !page.contains("{{__TRUNK_WS_BASE__}}") {
        return Ok(page.to_owned());
    }
    let strict = policy(page)?;
    let (policy, _) = strict
        .split_once("; require-trusted-types-for")
        .context("the policy of the page asks for no trusted types")?;
    let policy = policy
        .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
        .replace("connect-src 'self'", "connect-src 'self' ws:");
    Ok(page.replace(&strict, &policy))
}
