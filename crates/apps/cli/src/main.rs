//! The `sahkku` command: the games at a terminal.

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<OsString> = env::args_os().collect();
    sahkku_cli::main(&words)
}
