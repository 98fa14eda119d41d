//! The dependencies that the commands install: parts of the Rust toolchain, tools built from crates in `.tools`, and packages
//! of npm.

use std::fs::{self, File};
use std::path::PathBuf;

use anyhow::{Context, Result};
use xshell::cmd;

use crate::files;
use crate::project::{WASM, find, path, program_in, shell, step};

/// Locks set-up and bundle for this process, until the returned file is dropped.
pub(crate) fn lock() -> Result<File> {
    fs::create_dir_all(path(".tools")).context("making the folder .tools")?;
    let file = File::create(path(".tools/lock")).context("making .tools/lock")?;
    if file.try_lock().is_err() {
        println!("Waiting for another `cargo xtask` to finish its set-up …");
        file.lock().context("locking .tools/lock")?;
    }
    Ok(file)
}

pub(crate) fn pin(name: &str) -> Result<String> {
    let table: toml::Table = shell()?.read_file("tools.toml")?.parse()?;
    let version = table.get(name).and_then(toml::Value::as_str);
    let version = version.map(str::to_owned);
    version.with_context(|| format!("tools.toml pins no version of {name}"))
}

/// Adds missing parts to the Rust toolchain. Without rustup, they have to come from the package manager that installed Rust.
pub(crate) fn rust() -> Result<()> {
    let sh = shell()?;
    let folder = cmd!(sh, "rustc --print target-libdir --target {WASM}").read()?;
    if PathBuf::from(folder).is_dir() || find("rustup").is_none() {
        return Ok(());
    }
    step("Rust's WebAssembly target, from rustup", || {
        Ok(cmd!(sh, "rustup --quiet target add {WASM}").quiet().run()?)
    })
}

/// The tools that are built from crates: the package, its program, and its features.
const TOOLS: [(&str, &str, &str); 3] = [
    ("wasm-bindgen-cli", "wasm-bindgen", ""),
    ("wasm_split_cli_support", "wasm-split-cli", "build-binary"),
    ("trunk", "trunk", ""),
];

/// Packages in which some of the tools spend most of their time, and which are therefore optimised.
const BUSY: [&str; 5] = [
    "wasm_split_cli_support",
    "wasm-bindgen-cli-support",
    "walrus",
    "wasm-encoder",
    "wasmparser",
];

/// Sets up the tools that finish compiled programs.
pub(crate) fn for_programs() -> Result<()> {
    npm("tools")?;
    install(&["wasm-bindgen-cli", "wasm_split_cli_support"])
}

/// Sets up the tool that builds the page around the programs.
pub(crate) fn trunk() -> Result<()> {
    install(&["trunk"])?;
    Ok(shell()?.remove_path(path(".tools/build"))?)
}

/// Sets up the tools for a development build of the page.
pub(crate) fn for_work() -> Result<()> {
    rust()?;
    npm("tools")?;
    install(&["wasm-bindgen-cli"])?;
    trunk()
}

pub(crate) fn tool(name: &str) -> PathBuf {
    let built = program_in(&path(".tools/bin"), name);
    built.or_else(|| find(name)).unwrap_or_else(|| name.into())
}

/// Builds the tools that are not on the search path in the right version. They build faster without optimisation. The caller
/// holds the lock.
fn install(wanted: &[&str]) -> Result<()> {
    let (sh, root) = (shell()?, path(".tools"));
    sh.set_var("CARGO_TARGET_DIR", path(".tools/build"));
    sh.set_var("CARGO_INCREMENTAL", "0");
    for setting in ["DEBUG", "DEBUG_ASSERTIONS", "OVERFLOW_CHECKS"] {
        sh.set_var(format!("CARGO_PROFILE_DEV_{setting}"), "false");
    }
    let installed = fs::read_to_string(path(".tools/.crates.toml")).unwrap_or_default();
    let busy = BUSY.map(|name| format!("--config=profile.dev.package.{name}.opt-level=1"));
    for (package, program, features) in TOOLS.iter().filter(|tool| wanted.contains(&tool.0)) {
        let version = pin(package)?;
        let says_version = || {
            let program = tool(program);
            let said = cmd!(sh, "{program} --version").quiet().ignore_stderr();
            said.read()
                .is_ok_and(|said| said.ends_with(&format!(" {version}")))
        };
        if installed.contains(&format!("\"{package} {version} ")) || says_version() {
            continue;
        }
        step(
            &format!("{package} {version}, built by cargo (some minutes, once)"),
            || {
                let install = cmd!(
                    sh,
                    "cargo install --quiet --locked --debug --no-default-features"
                );
                let install = install.args(&busy).args(["--features", features]);
                let install = install.arg("--root").arg(&root);
                Ok(install.arg(format!("{package}@{version}")).run()?)
            },
        )?;
    }
    Ok(())
}

/// Installs exactly the packages in the lock file of a folder of the project, without their install scripts. Returns the folder
/// with the packages. npm refuses a Node that is too old for them.
pub(crate) fn npm(name: &str) -> Result<PathBuf> {
    let packages = path(name).join("node_modules");
    let wanted = files::read(&path(name).join("package-lock.json"))?;
    let stamp = packages.join(".installed-from");
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(packages);
    }
    let npm = find("npm").context("npm is not on PATH: install Node")?;
    step(&format!("npm packages of the folder {name}"), || {
        let sh = shell()?;
        sh.change_dir(name);
        let ci = cmd!(
            sh,
            "{npm} ci --ignore-scripts --engine-strict --no-fund --no-audit"
        );
        ci.args(["--no-update-notifier", "--loglevel=error"])
            .quiet()
            .run()?;
        files::write(&stamp, &wanted)
    })?;
    Ok(packages)
}
