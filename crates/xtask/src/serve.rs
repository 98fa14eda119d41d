//! `cargo xtask serve`

use std::process::{Command, ExitCode};
use std::thread;

use anyhow::{Context, Result};
use lexopt::prelude::*;

use crate::server::Site;
use crate::{bundle, process, server};

/// Where the page is found as long as nothing else is there.
const USUAL_PORT: u16 = 8642;

struct Options {
    port: Option<u16>,
    folder: String,
    open: bool,
}

pub(crate) fn command(arguments: lexopt::Parser) -> Result<ExitCode> {
    let options = options(arguments)?;
    let site = Site::new(bundle::built()?, &options.folder)?;
    let listener = match options.port {
        Some(port) => server::listen(port)?,
        None => server::listen(USUAL_PORT).or_else(|_| server::listen(0))?,
    };
    let served = site.serve(listener)?;
    let url = served.url();
    println!("\nSáhkku is at {url}  (Ctrl+C stops it)");
    if options.open {
        open(&url).unwrap_or_else(|error| println!("{error:#}"));
    }
    loop {
        thread::park();
    }
}

fn options(mut arguments: lexopt::Parser) -> Result<Options> {
    let mut options = Options {
        port: None,
        folder: "/".to_owned(),
        open: false,
    };
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
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(options)
}

/// Opens a page in the person's browser.
fn open(url: &str) -> Result<()> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_understood() {
        let options = options(lexopt::Parser::from_args([
            "--port", "9000", "--under", "/a/b/", "--open",
        ]))
        .unwrap();
        assert_eq!(
            (options.port, options.folder.as_str(), options.open),
            (Some(9000), "/a/b/", true)
        );
    }

    #[test]
    fn unknown_wishes_are_refused() {
        assert!(super::options(lexopt::Parser::from_args(["--prot", "9000"])).is_err());
        assert!(super::options(lexopt::Parser::from_args(["--port", "door"])).is_err());
    }
}
