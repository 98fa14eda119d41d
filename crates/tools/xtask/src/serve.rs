//! `cargo xtask serve`

use anyhow::{Context, Result, bail, ensure};
use pico_args::Arguments;

use crate::project::path;
use crate::{browser, bundle, dev, games};

pub(crate) fn command(mut arguments: Arguments) -> Result<()> {
    let port: Option<u16> = arguments.opt_value_from_str("--port")?;
    let under: Option<String> = arguments.opt_value_from_str("--under")?;
    let under = under.as_deref().unwrap_or("/");
    let open = arguments.contains("--open");
    let game: Option<String> = arguments.opt_value_from_str("--game")?;
    let is_dev = arguments.contains("--dev");
    crate::finish_arguments(arguments)?;
    if is_dev {
        let game = game.as_deref().unwrap_or(::games::GAMES[0].name);
        return dev::serve(games::named(game)?, port, under, open);
    }
    ensure!(!open && game.is_none(), "--open and --game go with --dev");
    bundle::built()?;
    let ports = port.map_or(vec![8642, 0], |port| vec![port]);
    let (url, mut server) = browser::serve(&path("dist"), under, &ports)?;
    println!("\nSáhkku is at {url}  (Ctrl+C stops it)");
    // `wait` would close the input, at whose end the server stops.
    let _input = server.stdin.take();
    server.wait().context("waiting for the web server")?;
    bail!("the web server stopped");
}
