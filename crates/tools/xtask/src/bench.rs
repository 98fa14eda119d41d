//! `cargo xtask bench`: every file `crates/*/*/benches/NAME.rs` and every program `tests/bench/NAME.mjs` is a benchmark,
//! described by its first line. Those of one name in several crates are one.
//!
//! Those in `tests/bench`, which begin with `// Benchmark: `, drive the built page in a browser; what they print they also leave as JSON in
//! `target/bench/NAME.json`.
//!
//! A benchmark is a program of its own (`harness = false` in its crate's Cargo.toml) that prints what it measured. Where
//! its crate has an example `NAME_wasm.rs` too, that is built as a WebAssembly module, and `SAHKKU_BENCH_WASM` names the
//! folder with `shipped.wasm`, optimised like the game's own, and `fast.wasm`, optimised for speed.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};
use lexopt::prelude::*;

use crate::pins::Pins;
use crate::{bundle, npm, on_page, pins, process, project, python, report, setup, thinker, wasm};

#[derive(Default)]
struct Bench {
    /// Those that have a benchmark of the name, such as one of each game. They run one after the other.
    packages: Vec<String>,
    about: String,
    in_wasm: bool,
}

pub(crate) fn command(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    let benches = all()?;
    let pages = in_browser()?;
    let name = match arguments.next()? {
        Some(Value(name)) => name.string()?,
        Some(other) => return Err(other.unexpected().into()),
        None => {
            list(&benches, &pages);
            return Ok(ExitCode::SUCCESS);
        }
    };
    if let Some((_, program, _)) = python::BENCHES.iter().find(|(known, ..)| *known == name) {
        let rest: Vec<OsString> = arguments.raw_args()?.collect();
        python::bench(&Pins::read()?, program, &rest)?;
        return Ok(ExitCode::SUCCESS);
    }
    if pages.contains_key(&name) {
        return on_the_page(&name, arguments.raw_args()?.collect());
    }
    let bench = benches.get(&name).with_context(|| {
        format!("there is no benchmark `{name}`; `cargo xtask bench` lists them")
    })?;
    let rest: Vec<OsString> = arguments.raw_args()?.collect();
    let mut run = process::cargo();
    run.current_dir(project::root())
        .args(["bench", "--bench", &name]);
    for package in &bench.packages {
        run.args(["--package", package]);
    }
    run.arg("--").args(rest);
    if bench.in_wasm {
        run.env("SAHKKU_BENCH_WASM", modules(&bench.packages[0], &name)?);
    }
    process::run(&mut run)?;
    Ok(ExitCode::SUCCESS)
}

/// Builds a benchmark's WebAssembly modules, after setting up what that needs, and gives their folder.
fn modules(package: &str, name: &str) -> Result<PathBuf> {
    let _alone = setup::lock()?;
    let pins = Pins::read()?;
    setup::node(&pins)?;
    setup::wasm_target()?;
    let wasm_opt = npm::tool("wasm-opt")?;
    let target = process::target();
    let example = format!("{name}_wasm");
    report::step("The same as WebAssembly", || {
        process::run(
            process::cargo()
                .current_dir(project::root())
                .args(["build", "--quiet", "--release", "--target", setup::WASM])
                .args(["--package", package, "--example", &example, "--target-dir"])
                .arg(&target),
        )
    })?;
    let built = target
        .join(setup::WASM)
        .join("release/examples")
        .join(example)
        .with_extension("wasm");
    let folder = target.join("bench");
    fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
    for (passes, module) in [
        (wasm::PASSES, "shipped.wasm"),
        (thinker::PASSES, "fast.wasm"),
    ] {
        process::run(
            Command::new(&wasm_opt)
                .args(passes)
                .args(wasm::FEATURES)
                .arg(&built)
                .arg("-o")
                .arg(folder.join(module)),
        )?;
    }
    Ok(folder)
}

/// Runs a benchmark in the browser.
fn on_the_page(name: &str, rest: Vec<OsString>) -> Result<ExitCode> {
    // This one has a server of its own.
    if name != "dev-loop" {
        bundle::built()?;
    }
    let mut node = on_page::node(&Pins::read()?, &project::dist())?;
    process::run(node.arg(format!("bench/{name}.mjs")).args(rest).env(
        "SAHKKU_BENCH_JSON",
        project::path(&format!("target/bench/{name}.json")),
    ))?;
    Ok(ExitCode::SUCCESS)
}

fn list(benches: &BTreeMap<String, Bench>, pages: &BTreeMap<String, String>) {
    let native = benches.iter().map(|(name, bench)| (name, &bench.about));
    let mut all: BTreeMap<&str, &str> = native
        .chain(pages)
        .map(|(name, about)| (name.as_str(), about.as_str()))
        .collect();
    all.extend(python::BENCHES.map(|(name, _, about)| (name, about)));
    for (name, about) in all {
        println!("  {name:<16} {about}");
    }
}

/// The benchmarks in the browser and what they are about: those programs of `tests/bench` that begin with a line
/// `// Benchmark: …`.
fn in_browser() -> Result<BTreeMap<String, String>> {
    let mut pages = BTreeMap::new();
    let folder = project::path("tests/bench");
    for file in fs::read_dir(&folder).with_context(|| format!("reading {}", folder.display()))? {
        let file = file.context("reading the folder tests/bench")?.path();
        let text =
            fs::read_to_string(&file).with_context(|| format!("reading {}", file.display()))?;
        if let (Some(about), Some(name)) = (text.strip_prefix("// Benchmark: "), file.file_stem()) {
            let about = about.lines().next().unwrap_or_default().to_owned();
            pages.insert(name.to_string_lossy().into_owned(), about);
        }
    }
    Ok(pages)
}

fn all() -> Result<BTreeMap<String, Bench>> {
    let mut benches = BTreeMap::new();
    let groups = folders(&project::path("crates"))?;
    let games = folders(&project::path("crates/games"))?;
    let crates = groups.iter().chain(&games).map(|group| folders(group));
    for folder in crates.collect::<Result<Vec<_>>>()?.concat() {
        let Ok(files) = fs::read_dir(folder.join("benches")) else {
            continue;
        };
        let package = package_in(&folder)?;
        for file in files {
            let file = file
                .with_context(|| format!("reading the benchmarks of {package}"))?
                .path();
            if file.extension().is_some_and(|ending| ending == "rs")
                && let Some(name) = file.file_stem()
            {
                let text = fs::read_to_string(&file)
                    .with_context(|| format!("reading {}", file.display()))?;
                let name = name.to_string_lossy().into_owned();
                let bench: &mut Bench = benches.entry(name.clone()).or_default();
                bench.packages.push(package.clone());
                bench.about = about(&text);
                bench.in_wasm = folder.join(format!("examples/{name}_wasm.rs")).is_file();
            }
        }
    }
    Ok(benches)
}

/// The folders in a folder.
fn folders(folder: &Path) -> Result<Vec<PathBuf>> {
    let reading = || format!("reading {}", folder.display());
    let mut folders = Vec::new();
    for entry in fs::read_dir(folder).with_context(reading)? {
        let path = entry.with_context(reading)?.path();
        if path.is_dir() {
            folders.push(path);
        }
    }
    Ok(folders)
}

fn package_in(folder: &Path) -> Result<String> {
    let manifest = folder.join("Cargo.toml");
    let inside = manifest.strip_prefix(project::root());
    let name = inside.unwrap_or(&manifest).display().to_string();
    let manifest = pins::read_table(&name)?;
    let package = manifest
        .get("package")
        .and_then(|package| package.get("name"));
    Ok(package
        .and_then(toml::Value::as_str)
        .with_context(|| format!("{name} names no package"))?
        .to_owned())
}

/// The first line of a program's documentation.
fn about(program: &str) -> String {
    let line = program.lines().find_map(|line| line.strip_prefix("//!"));
    line.unwrap_or_default().trim().to_owned()
}
