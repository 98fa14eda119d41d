//! The program of the page, built for a game: compiled, split into what the page begins with and what loads later, and made as
//! small as it gets.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::cores::{joined, on_a_core};
use crate::games::Game;
use crate::setup::WASM;
use crate::tools::Tools;
use crate::wasm::{PASSES, find, linked, optimise, with_nameless_paths};
use crate::{files, likeness, made, parts, process, project};

/// The package of the program.
pub(crate) const PACKAGE: &str = "sahkku-web";

/// The cargo profile, which is for size.
const PROFILE: &str = "web";

/// Makes the files of the bundle of a compiled program.
pub(crate) fn finish(tools: &Tools, game: &Game, module: &[u8]) -> Result<()> {
    made::made(game.program, module, |folder| {
        split(tools, game, module.to_vec(), folder)
    })
}

fn split(tools: &Tools, game: &Game, mut module: Vec<u8>, folder: &Path) -> Result<()> {
    let work = process::target()
        .join("made")
        .join(format!("{}.parts", game.program));
    if work.exists() {
        fs::remove_dir_all(&work).with_context(|| format!("emptying {}", work.display()))?;
    }
    fs::create_dir_all(&work).with_context(|| format!("making {}", work.display()))?;
    pair(&mut module);
    files::write_file(&work, "linked.wasm", &module)?;
    process::run(
        Command::new(&tools.wasm_split)
            .arg(work.join("linked.wasm"))
            .arg(&work),
    )?;
    let parts = parts::find(tools, &work)?;
    let later = folder.join(game.parts);
    fs::create_dir_all(&later).with_context(|| format!("making {}", later.display()))?;
    thread::scope(|threads| {
        let mut others = Vec::new();
        for (name, part) in parts {
            let to = later.join(name).with_extension("wasm");
            others.push(threads.spawn(move || {
                on_a_core(|| process::run(&mut optimise(tools, PASSES, &part, &to)))
            }));
        }
        first(tools, game, &work, folder)?;
        others.into_iter().try_for_each(joined)
    })
}

/// Makes the script, and the module that the program begins with.
fn first(tools: &Tools, game: &Game, work: &Path, folder: &Path) -> Result<()> {
    bind(tools, game, work)?;
    let (glue, module) = (game.script(), game.module());
    let loader = read(&work.join("__wasm_split.js"))?;
    let script = read(&work.join(&glue))? + &shared(&loader)?;
    let small = work.join("small.wasm");
    let mut command = optimise(tools, PASSES, &work.join(&module), &small);
    command.arg("--minify-imports-and-exports-and-modules");
    let renamed = on_a_core(|| process::output_of(&mut command))?;
    likeness::reorder(tools, work, &small, &folder.join(&module))?;
    let script = Names::read(&renamed)?.tell(&script)?;
    files::write_file(folder, &glue, script.as_bytes())
}

/// Compiles the program, and gives the module with all that the linker knew of it.
pub(crate) fn compile(game: &Game) -> Result<Vec<u8>> {
    let mut cargo = process::cargo();
    cargo
        .current_dir(project::root())
        .args(["rustc", "--target", WASM, "--package", PACKAGE])
        .args(["--bin", PACKAGE, "--profile", PROFILE])
        .args(game.features)
        // It is split by the linker's relocations.
        .args(["--", "-C", "link-arg=--emit-relocs", "-C", "strip=none"]);
    with_nameless_paths(&mut cargo);
    process::run(&mut cargo)?;
    // The next game's takes its place.
    let module = linked(PROFILE, PACKAGE);
    fs::read(&module).with_context(|| format!("reading {}", module.display()))
}

/// Where the splitter wants a hash that pairs the ends of a call, `later!` in crates/page/browser has this, and then the name of the
/// function with a point after it.
const NO_HASH: &[u8] = b"port_00000000000000000000000000000000_";

/// Puts a hash of the name into the names of both ends of every call into a part. Their lengths stay.
fn pair(module: &mut [u8]) {
    let mut at = 0;
    while let Some(found) = find(&module[at..], NO_HASH) {
        let name = at + found + NO_HASH.len();
        let end = find(&module[name..], b".").map_or(module.len(), |length| name + length);
        let hash = Sha256::digest(&module[name..end]);
        let digits: String = hash
            .iter()
            .take(16)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        module[name - 1 - digits.len()..name - 1].copy_from_slice(digits.as_bytes());
        at = name;
    }
}

/// Makes the script through which the program calls the browser.
fn bind(tools: &Tools, game: &Game, work: &Path) -> Result<()> {
    let mut bindgen = Command::new(&tools.wasm_bindgen);
    bindgen
        .arg("--remove-name-section")
        // Parts need the stack pointer, which is for no script.
        .args(["--target=web", "--no-typescript", "--keep-lld-exports"])
        .arg(format!("--out-name={}", game.program))
        .arg("--out-dir")
        .arg(work)
        .arg(work.join("main.wasm"));
    process::run(&mut bindgen)
}

/// A function for the script's end, with all that parts share with the program. The splitter's own loader names that; it is
/// not used itself, as it knows nothing of names that change with contents, of integrity and of a game in a single file.
fn shared(loader: &str) -> Result<String> {
    let names = loader.lines().find_map(|line| {
        let (_, rest) = line.split_once("const {")?;
        let (names, rest) = rest.split_once('}')?;
        rest.contains("initSync(").then_some(names)
    });
    let names = names.context("the splitter names nothing that parts share with the program")?;
    let names = names
        .split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty());
    let entries: Vec<String> = names
        .map(|name| format!("\"{name}\": wasm.{name}"))
        .collect();
    Ok(format!(
        "\nexport function shared() {{ return {{ __wasm_split: {{ {} }} }}; }}\n",
        entries.join(", ")
    ))
}

/// What wasm-opt calls the program's imports and exports now.
struct Names {
    module: String,
    imports: Vec<(String, String)>,
    exports: Vec<(String, String)>,
}

/// What wasm-opt calls the one module of all imports.
const MODULE: &str = "a";

impl Names {
    /// Reads what wasm-opt printed.
    fn read(printed: &str) -> Result<Names> {
        let printed: Value = serde_json::from_str(printed).context("reading wasm-opt's names")?;
        let list = |of: &str| printed[of].as_array().into_iter().flatten();
        let name = |entry: &Value, n: usize| entry[n].as_str().map(str::to_owned);
        let mut modules: Vec<String> = list("imports").filter_map(|entry| name(entry, 0)).collect();
        modules.dedup();
        let [module] = <[String; 1]>::try_from(modules)
            .map_err(|modules| anyhow::anyhow!("the program imports from {modules:?}"))?;
        Ok(Names {
            module,
            imports: list("imports")
                .filter_map(|entry| Some((name(entry, 1)?, name(entry, 2)?)))
                .collect(),
            exports: list("exports")
                .filter_map(|entry| Some((name(entry, 0)?, name(entry, 1)?)))
                .collect(),
        })
    }

    /// The script that uses these names.
    fn tell(&self, script: &str) -> Result<String> {
        let mut script = replaced(
            script,
            &format!("\"{}\":", self.module),
            &format!("{MODULE}:"),
        );
        for (old, new) in &self.imports {
            let told = replaced(&script, &format!(" {old}:"), &format!(" {new}:"));
            if told == script {
                bail!("the program imports {old}, which its script does not have");
            }
            script = told;
        }
        for (old, new) in &self.exports {
            script = replaced(&script, &format!("wasm.{old}"), &format!("wasm.{new}"));
        }
        Ok(script)
    }
}

/// A text with another word in all places of one.
fn replaced(text: &str, word: &str, other: &str) -> String {
    let goes_on = |rest: &str| {
        let within = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
        word.ends_with(within) && rest.starts_with(within)
    };
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(word) {
        let (before, from) = rest.split_at(at);
        let after = &from[word.len()..];
        out += before;
        out += if goes_on(after) { word } else { other };
        rest = after;
    }
    out + rest
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))
}
