//! `cargo xtask serve`

use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use lexopt::prelude::*;

use crate::games::{self, GAMES, Game};
use crate::pins::Pins;
use crate::{bundle, dev, process, project, server};

/// Where the page is found as long as nothing else is there.
const USUAL_PORT: u16 = 8642;

struct Options {
    port: Option<u16>,
    folder: String,
    open: bool,
    /// For work on this game, not for visitors.
    dev: Option<&'static Game>,
}

pub(crate) fn command(arguments: lexopt::Parser) -> Result<ExitCode> {
    let options = options(arguments)?;
    let Options {
        port, folder, open, ..
    } = &options;
    if let Some(game) = options.dev {
        dev::serve(game, *port, folder, *open)?;
        return Ok(ExitCode::SUCCESS);
    }
    bundle::built()?;
    let ports = port.map_or(vec![USUAL_PORT, 0], |port| vec![port]);
    let (url, mut server) = server::serve(&Pins::read()?, &project::dist(), folder, &ports)?;
    println!("\nSáhkku is at {url}  (Ctrl+C stops it)");
    if *open {
        show(&url).unwrap_or_else(|error| println!("{error:#}"));
    }
    // `wait` would close the input, at whose end the server stops.
    let _input = server.stdin.take();
    server.wait().context("waiting for the web server")?;
    bail!("the web server stopped");
}

fn options(mut arguments: lexopt::Parser) -> Result<Options> {
    let mut options = Options {
        port: None,
        folder: "/".to_owned(),
        open: false,
        dev: None,
    };
    let (mut dev, mut game) = (false, None);
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("port") => {
                options.port = Some(
                    arguments
                        .value()?
                        .parse()
                        .context("--port takes a number")?,
                )
            }
            Long("under") => options.folder = arguments.value()?.string()?,
            Long("open") => options.open = true,
            Long("dev") => dev = true,
            Long("game") => game = Some(arguments.value()?.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    match (dev, game) {
        (true, None) => options.dev = GAMES.first(),
        (true, Some(id)) => options.dev = Some(games::of_id(&id)?),
        (false, Some(_)) => bail!("--game goes with --dev: without it all games are served"),
        (false, None) => {}
    }
    Ok(options)
}

/// Opens a page in the person's browser.
fn show(url: &str) -> Result<()> {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else {
        Command::new("xdg-open")
    };
    process::run(command.arg(url))
        .context("The browser did not open; enter the address there yourself")
}
