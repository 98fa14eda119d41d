//! The program of the page for a game: compiled, split into the initial module and late parts, and made as small as possible.

use std::path::Path;
use std::thread;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use xshell::{Cmd, Shell, cmd};

use crate::games::Game;
use crate::making::{joined, on_a_core};
use crate::project::{WASM, shell, target};
use crate::wasm::{SMALL, bind, linked, optimise, with_nameless_paths};
use crate::{files, likeness, parts, setup};

pub(crate) const PACKAGE: &str = "sahkku-web";

/// The cargo profile, which optimises for size.
const PROFILE: &str = "web";

/// The command that compiles the program in a profile.
pub(crate) fn cargo<'a>(sh: &'a Shell, game: Game, profile: &str) -> Cmd<'a> {
    let cargo = cmd!(
        sh,
        "cargo rustc --target {WASM} --package {PACKAGE} --bin {PACKAGE}"
    );
    let (cargo, feature) = (cargo.args(["--profile", profile]), game.feature());
    cargo.args(["--no-default-features", "--features", &feature])
}

/// Compiles the program, and returns the module with the linker's relocations, by which it is split.
pub(crate) fn compile(game: Game) -> Result<Vec<u8>> {
    let sh = shell()?;
    let cargo = cargo(&sh, game, PROFILE).args(["--features", "split"]);
    let flags = ["--", "-C", "link-arg=--emit-relocs", "-C", "strip=none"];
    with_nameless_paths(cargo.args(flags)).run()?;
    // The next game's program replaces it.
    files::read(&linked(PROFILE, PACKAGE))
}

pub(crate) fn finish(game: Game, module: &[u8], folder: &Path) -> Result<()> {
    let sh = shell()?;
    let work = target().join(format!("made/{}.parts", game.program()));
    let whole = work.join("linked.wasm");
    sh.remove_path(&work)?;
    files::write(&whole, module)?;
    let split = setup::tool("wasm-split-cli");
    cmd!(sh, "{split} {whole} {work}").quiet().run()?;
    let later = sh.create_dir(folder.join(game.parts()))?;
    let parts = parts::find(&work)?;
    thread::scope(|threads| {
        let mut others = Vec::new();
        for (name, part) in parts {
            let to = later.join(name).with_extension("wasm");
            others.push(threads.spawn(move || {
                let sh = shell()?;
                let small = part.with_extension("small");
                on_a_core(|| {
                    optimise(&sh, SMALL, &part, &small).run()?;
                    likeness::reorder(&small, &to)
                })
            }));
        }
        first(game, &work, folder)?;
        others.into_iter().try_for_each(joined)
    })
}

/// Makes the script, and the initial module of the program.
fn first(game: Game, work: &Path, folder: &Path) -> Result<()> {
    // Parts need the stack pointer, which scripts do not.
    let more = ["--remove-name-section", "--keep-lld-exports"];
    bind(&game.program(), &work.join("main.wasm"), work, &more)?;
    let (sh, [glue, module, ..]) = (shell()?, game.files());
    let loader = sh.read_file(work.join("__wasm_split.js"))?;
    let script = sh.read_file(work.join(&glue))? + &shared(&loader)?;
    let small = work.join("small.wasm");
    let smaller = optimise(&sh, SMALL, &work.join(&module), &small);
    let smaller = smaller.arg("--minify-imports-and-exports-and-modules");
    let script = renamed(&script, &on_a_core(|| smaller.read())?)?;
    likeness::reorder(&small, &folder.join(&module))?;
    files::write(&folder.join(glue), script)
}

pub(crate) fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|window| window == part)
}

/// A function for the end of the script, with everything that parts share with the program. The names come from the splitter's
/// own loader, which is not used itself, because it does not support names after contents, integrity and a game in a single
/// file.
fn shared(loader: &str) -> Result<String> {
    let names = loader.lines().find_map(|line| {
        let (_, rest) = line.split_once("const {")?;
        let (names, rest) = rest.split_once('}')?;
        rest.contains("initSync(").then_some(names)
    });
    let names = names.context("the splitter names nothing that parts share with the program")?;
    let names = names.split(',').map(str::trim);
    let names = names.filter(|name| !name.is_empty());
    let entries: Vec<String> = names
        .map(|name| format!("\"{name}\": wasm.{name}"))
        .collect();
    let list = entries.join(", ");
    let end = format!("export function shared() {{ return {{ __wasm_split: {{ {list} }} }}; }}");
    Ok(format!("\n{end}\n"))
}

/// The script with the names of imports and exports that wasm-opt has printed.
fn renamed(script: &str, printed: &str) -> Result<String> {
    let printed: Value = serde_json::from_str(printed).context("reading wasm-opt's names")?;
    let list = |of: &str| printed[of].as_array().cloned().unwrap_or_default();
    let imports = list("imports");
    let name = |entry: &Value, n: usize| entry[n].as_str().unwrap_or_default().to_owned();
    let module = imports
        .first()
        .map_or_else(String::new, |entry| name(entry, 0));
    if imports.iter().any(|entry| name(entry, 0) != module) {
        bail!("the program imports from {module} and another module");
    }
    // wasm-opt calls the single module of all imports `a`.
    let mut script = replaced(script, &format!("\"{module}\":"), "a:");
    for entry in &imports {
        let (old, new) = (name(entry, 1), name(entry, 2));
        let told = replaced(&script, &format!(" {old}:"), &format!(" {new}:"));
        if told == script {
            bail!("the program imports {old}, which its script does not have");
        }
        script = told;
    }
    for entry in list("exports") {
        let (old, new) = (name(&entry, 0), name(&entry, 1));
        script = replaced(&script, &format!("wasm.{old}"), &format!("wasm.{new}"));
    }
    Ok(script)
}

/// The text with all occurrences of a word replaced.
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
