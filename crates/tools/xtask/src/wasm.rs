//! The common steps of all WebAssembly programs: compiling, binding to the browser and optimising.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use xshell::{Cmd, Shell, cmd};

use crate::files;
use crate::games::Game;
use crate::project::{WASM, path, root, shell, target};
use crate::setup;

/// wasm-opt's passes for size. A second round saves 0.3 % more, after compression. The lowest kilobyte is the end of the stack,
/// which no address of a value refers to, so an offset can be added when memory is read.
pub(crate) const SMALL: &[&str] = &["-Oz", "-Oz", "--low-memory-unused"];

const FAST: &[&str] = &["-O3"];

/// The features of WebAssembly that wasm-opt may use: those that rustc uses by default.
const FEATURES: &str = "--enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext \
    --enable-mutable-globals --enable-reference-types --enable-multivalue";

/// The cargo profile of workers and engines, which optimises for speed.
pub(crate) const PROFILE: &str = "worker";

/// Makes the compiler omit local paths, so that the same source makes the same bundle everywhere.
pub(crate) fn with_nameless_paths(command: Cmd<'_>) -> Cmd<'_> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    // Each registry has its own folder, named after its address.
    let registries = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let registries = registries.into_iter().flatten().flatten();
    let places = registries.map(|registry| (registry.path(), "/cargo"));
    let places = places.chain([(root().to_owned(), "/sahkku")]);
    let flags =
        places.map(|(place, name)| format!("--remap-path-prefix={}={name}", place.display()));
    let mut flags: Vec<String> = flags.collect();
    flags.sort();
    // Flags of the same target in .cargo/config.toml are added to these.
    let variable = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
    command.env(variable, flags.join(" "))
}

/// The path of a WebAssembly program that cargo has built in this profile.
pub(crate) fn linked(profile: &str, program: &str) -> PathBuf {
    target().join(format!("{WASM}/{profile}/{program}.wasm"))
}

/// Makes the script with this name, through which a module calls the browser, in a folder with the module.
pub(crate) fn bind(name: &str, module: &Path, folder: &Path, more: &[&str]) -> Result<()> {
    let (sh, wasm_bindgen) = (shell()?, setup::tool("wasm-bindgen"));
    let bind = cmd!(sh, "{wasm_bindgen} --target=web --no-typescript {more...}");
    let bind = bind.arg("--out-dir").args([folder, module]);
    Ok(bind.arg(format!("--out-name={name}")).quiet().run()?)
}

pub(crate) fn binaryen<'a>(sh: &'a Shell, name: &str) -> Cmd<'a> {
    let program = path("tools/node_modules/binaryen/bin").join(name);
    cmd!(sh, "node {program}").args(FEATURES.split(' ')).quiet()
}

/// The command that makes a module smaller or faster with these passes.
pub(crate) fn optimise<'a>(sh: &'a Shell, passes: &[&str], from: &Path, to: &Path) -> Cmd<'a> {
    let strip = [
        "--strip-debug",
        "--strip-producers",
        "--strip-target-features",
    ];
    let optimise = binaryen(sh, "wasm-opt").args(passes).args(strip);
    optimise.args([from, Path::new("-o"), to])
}

/// The command that compiles the worker of a game.
pub(crate) fn cargo_worker<'a>(sh: &'a Shell, game: Game, profile: &str) -> Cmd<'a> {
    let package = format!("--package={}-ui", game.name);
    let cargo = cmd!(
        sh,
        "cargo build --target {WASM} {package} --no-default-features"
    );
    cargo.args(["--bin", &game.worker(), "--profile", profile])
}

/// Compiles the worker of a game: the program of its bots, which loads on first use.
pub(crate) fn compile_worker(game: Game) -> Result<Vec<u8>> {
    let sh = shell()?;
    with_nameless_paths(cargo_worker(&sh, game, PROFILE)).run()?;
    files::read(&linked(PROFILE, &game.worker()))
}

pub(crate) fn finish_worker(game: Game, _: &[u8], folder: &Path) -> Result<()> {
    finish_fast(&game.worker(), &linked(PROFILE, &game.worker()), folder)
}

/// Makes the script of a linked module and its module, which is optimised for speed, in a folder.
pub(crate) fn finish_fast(name: &str, linked: &Path, folder: &Path) -> Result<()> {
    let (sh, work) = (shell()?, linked.with_extension("bound"));
    bind(name, linked, &work, &[])?;
    sh.copy_file(work.join(format!("{name}.js")), folder)?;
    let module = format!("{name}_bg.wasm");
    Ok(optimise(&sh, FAST, &work.join(&module), &folder.join(&module)).run()?)
}
