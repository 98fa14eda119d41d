//! A web server for static files, on this machine only: Node runs `serve.mjs`, which uses the npm package sirv.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::pins::Pins;
use crate::{npm, setup};

/// Serves a folder under a path such as `/games/sahkku/`, at the first of these ports that is free; gives the address. The server
/// ends with this process, or when the child is dropped.
pub(crate) fn serve(
    pins: &Pins,
    folder: &Path,
    under: &str,
    ports: &[u16],
) -> Result<(String, Child)> {
    setup::node(pins)?;
    let packages = {
        let _alone = setup::lock()?;
        npm::packages("tools")?
    };
    let mut server = Command::new("node")
        .args(["--input-type=module", "--eval", include_str!("serve.mjs")])
        .arg(folder)
        .arg(under)
        .args(ports.iter().map(u16::to_string))
        .current_dir(packages)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("starting the web server")?;
    let mut address = String::new();
    let output = server.stdout.take().context("the web server is mute")?;
    BufReader::new(output)
        .read_line(&mut address)
        .context("reading the address of the web server")?;
    if address.is_empty() {
        bail!("the web server did not start");
    }
    Ok((address.trim().to_owned(), server))
}
