//! What all modules of WebAssembly have in common that are made here.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::setup::WASM;
use crate::tools::Tools;
use crate::{process, project};

/// How wasm-opt makes the program small. A second round finds 0.3 % more, after compression. The lowest kilobyte is the end of the
/// stack, which no address of a value leads to, so an offset can be added where memory is read.
pub(crate) const PASSES: &[&str] = &["-Oz", "-Oz", "--low-memory-unused"];

/// The features of WebAssembly that wasm-opt may use: those that rustc uses by default.
pub(crate) const FEATURES: &[&str] = &[
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// Has the compiler leave out where on this machine things are: the same source makes the same bundle everywhere.
pub(crate) fn with_nameless_paths(command: &mut Command) {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    // Each registry has a folder of its own, called by where it is reached from here.
    let registries = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let registries = registries.into_iter().flatten().flatten();
    let places = registries.map(|registry| (registry.path(), "/cargo"));
    let places = places.chain([(project::root().to_owned(), "/sahkku")]);
    let mut flags: Vec<String> = places
        .map(|(place, name)| format!("--remap-path-prefix={}={name}", place.display()))
        .collect();
    flags.sort();
    // Flags of the same target in .cargo/config.toml are added to these.
    command.env(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        flags.join(" "),
    );
}

/// Where cargo puts a program for the browser that it has built; `built` is the folder of the profile.
pub(crate) fn linked(built: &str, program: &str) -> PathBuf {
    let module = process::target().join(WASM).join(built).join(program);
    module.with_added_extension("wasm")
}

/// The command that makes a module smaller or faster, by these passes of wasm-opt.
pub(crate) fn optimise(tools: &Tools, passes: &[&str], from: &Path, to: &Path) -> Command {
    let mut command = Command::new(&tools.wasm_opt);
    command
        .args(FEATURES)
        .args(passes)
        .args([
            "--strip-debug",
            "--strip-producers",
            "--strip-target-features",
        ])
        .arg(from)
        .arg("-o")
        .arg(to);
    command
}

pub(crate) fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|window| window == part)
}

pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to).with_context(|| format!("writing {}", to.display()))?;
    Ok(())
}
