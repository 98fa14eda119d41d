//! `sahkku merge`: merges the parts of a simulation or a match.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use crate::command_line::known;
use crate::counts::Unread;
use crate::failure::Failure;
use crate::sheet::Format;

/// Puts the parts of a simulation or a match together and shows what one run would have shown, byte for byte.
///
/// Give the files of all parts, in any order. They say which game they are of. Parts that overlap, are missing, damaged or of
/// different runs are refused.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku simulate --games 100000 --part 1/2 --format counts > 1.json
  sahkku simulate --games 100000 --part 2/2 --format counts > 2.json
  sahkku merge 1.json 2.json            the same as sahkku simulate --games 100000")]
pub(crate) struct Arguments {
    /// The files that --format counts wrote
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The format of the numbers
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let files = arguments.files.iter().map(|file| Unread::open(file));
    let files: Vec<Unread> = files.collect::<Result<_, _>>()?;
    let game = files.first().map_or("", |file| &*file.run.game);
    let known = known(game).ok_or_else(|| {
        let why = format_args!("no game is called {game}");
        Failure::refused("sahkku merge", why)
    })?;
    known.merge(&files, arguments.format, out)
}
