//! One game for work on it, built in seconds by Trunk and the hooks of Trunk.toml: without optimisation, and in one piece.

use std::env;
use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use anyhow::{Context, Result, bail};

use crate::cores::joined;
use crate::files::{self, Files};
use crate::finish::{markup, policy, with_server};
use crate::games::{self, Game};
use crate::pins::Pins;
use crate::program::PACKAGE;
use crate::setup::WASM;
use crate::wasm::{copy, linked};
use crate::{bundle, fonts, process, project, setup, thinker, tools};

/// Names the game to the hooks, and to build scripts of the page.
const GAME: &str = "SAHKKU_GAME";

/// Where the page is found as long as nothing else is there. A bundle may have left its service worker at another port.
const USUAL_PORT: u16 = 8643;

/// The cargo profiles of the program and of the thinker, which has to play.
const PROFILE: &str = "web-dev";
const THINKER_PROFILE: &str = "play";

/// A module of WebAssembly with nothing in it: the program is whole, and its parts have nothing left to bring.
const NO_MODULE: &[u8] = b"\0asm\x01\0\0\0";

/// Serves a game while somebody works on it, for as long as this process lives.
pub(crate) fn serve(game: &Game, port: Option<u16>, folder: &str, open: bool) -> Result<()> {
    let port = port.filter(|port| *port != 0).map_or_else(free_port, Ok)?;
    let under = format!("/{}/", folder.trim_matches('/')).replace("//", "/");
    let mut trunk = trunk("serve", game)?.0;
    trunk.args(["--address", "127.0.0.1", "--port", &port.to_string()]);
    trunk.args(["--serve-base", &under]);
    if open {
        trunk.arg("--open");
    }
    // A signal that ends this process ends Trunk.
    #[cfg(unix)]
    return Err(std::os::unix::process::CommandExt::exec(&mut trunk)).context("starting Trunk");
    #[cfg(not(unix))]
    process::run(&mut trunk)
}

/// Builds a game once as for work on it, for tests of the page; gives the folder with its files.
pub(crate) fn built(game: &Game) -> Result<PathBuf> {
    let (mut trunk, folder) = trunk("build", game)?;
    process::run(&mut trunk)?;
    Ok(folder)
}

/// The usual port, or any that is free.
fn free_port() -> Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, USUAL_PORT))
        .or_else(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)))
        .context("looking for a free port")?;
    Ok(listener.local_addr().context("asking for the port")?.port())
}

/// Trunk with this command for this game, after setting up what it needs, and the folder that it builds in.
fn trunk(command: &str, game: &Game) -> Result<(Command, PathBuf)> {
    let (trunk, wasm_bindgen) = {
        let _alone = setup::lock()?;
        let pins = Pins::read()?;
        pins.check_lock_file()?;
        setup::wasm_target()?;
        tools::for_work(&pins)?
    };
    let name = format!("{}-{command}", game.id);
    let folder = process::target().join("dev").join(name);
    fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
    let mut trunk = bundle::trunk(&trunk, &wasm_bindgen)?;
    trunk
        .arg(command)
        .arg("--dist")
        .arg(&folder)
        .env(GAME, game.id);
    Ok((trunk, folder))
}

/// The game that is worked on, if Trunk builds for that.
pub(crate) fn game() -> Result<Option<&'static Game>> {
    if env::var("TRUNK_PROFILE").as_deref() == Ok("release") {
        return Ok(None);
    }
    match env::var(GAME) {
        Ok(id) => games::of_id(&id).map(Some),
        Err(_) => {
            bail!("for work on the page there is `cargo xtask serve --dev`, which calls Trunk")
        }
    }
}

/// Compiles the program and the thinker of a game into a folder.
pub(crate) fn programs(game: &Game, folder: &Path) -> Result<()> {
    thread::scope(|threads| {
        let thinker = threads.spawn(|| thinker(game, folder));
        program(game, folder).and(joined(thinker))
    })
}

fn program(game: &Game, folder: &Path) -> Result<()> {
    let mut cargo = process::cargo();
    cargo
        .current_dir(project::root())
        .args(["rustc", "--quiet", "--target", WASM, "--package", PACKAGE])
        .args(["--bin", PACKAGE, "--profile", PROFILE])
        .args(game.features)
        .args(["--features", "whole", "--"])
        // Without optimisation every value that is moved has a place of its own on the stack.
        .args(["-C", "link-arg=-zstack-size=8388608"]);
    process::run(&mut cargo)?;
    let bound = bound(&linked(PROFILE, PACKAGE), game.program)?;
    copy(&bound.join(game.module()), &folder.join(game.module()))?;
    let script = game.script();
    let mut glue = fs::read(bound.join(&script)).context("reading the program's script")?;
    // Parts of the program, which are empty, need nothing of it.
    glue.extend_from_slice(b"\nexport function shared() { return {}; }\n");
    files::write_file(folder, &script, &glue)
}

fn thinker(game: &Game, folder: &Path) -> Result<()> {
    let mut cargo = process::cargo();
    cargo
        .current_dir(project::root())
        .args(["build", "--quiet", "--target", WASM])
        .args(["--profile", THINKER_PROFILE])
        .args(["--package", game.thinker_package, "--bin", game.thinker]);
    process::run(&mut cargo)?;
    let bound = bound(&linked(THINKER_PROFILE, game.thinker), game.thinker)?;
    let [_, _, script, module] = game.files();
    copy(&bound.join(&script), &folder.join(&script))?;
    copy(&bound.join(&module), &folder.join(&module))
}

/// The folder with a module and the script that binds it to the browser, made anew if the module is new.
fn bound(module: &Path, name: &str) -> Result<PathBuf> {
    let folder = module.with_file_name(format!("{name}.bound"));
    let made = folder.join(format!("{name}_bg.wasm"));
    let time = |file: &Path| fs::metadata(file).and_then(|data| data.modified()).ok();
    if time(&made).is_none() || time(&made) < time(module) {
        thinker::bind(Path::new("wasm-bindgen"), name, module, &folder)?;
    }
    Ok(folder)
}

/// Writes the page of a game, and the files that only a page for work on it has.
pub(crate) fn page(page: &str, game: &Game, folder: &Path) -> Result<()> {
    let letters = files::read_folder(&fonts::folder()).unwrap_or_default();
    let mut more = Files::new();
    let page = markup::rewrite(page, |tag| {
        let of = |name: &str| markup::attribute(tag, name);
        let address = of("href")?;
        if of("data-part").is_some() && of("data-language").is_none() {
            more.insert(address.to_owned(), NO_MODULE.to_vec());
        } else if of("data-font").is_some() {
            // Where no release build has made the typeface, the fallbacks do.
            let Some(font) = letters.get(address.strip_prefix("fonts/")?) else {
                return Some(String::new());
            };
            more.insert(address.to_owned(), font.clone());
        }
        // Without a manifest the page keeps nothing for when there is no network.
        (of("rel") == Some("manifest")).then(String::new)
    });
    let page = relaxed(&with_server(&page, &files::read_folder(folder)?)?)?;
    for name in ["index.html", game.page] {
        more.insert(name.to_owned(), page.as_bytes().to_vec());
    }
    more.iter()
        .try_for_each(|(name, contents)| files::write_file(folder, name, contents))
}

/// Where Trunk reloads the page, its policy allows the script for that, which is inline, writes markup and opens a socket.
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
