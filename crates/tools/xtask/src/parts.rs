//! The parts of the program that load later, as the splitter leaves them.
//!
//! What several parts use is a module of its own there. Every part but the rest is loaded after the rest, so that module becomes
//! a piece of the rest.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::tools::Tools;
use crate::wasm::{FEATURES, find as find_bytes};
use crate::{files, process};

/// The part that all others are loaded after.
const REST: &str = "rest";

/// Where parts import from what they share with the program.
const SHARED: &str = "__wasm_split";

/// Where the pieces of a part import that from while they are joined. It is as long.
const JOINT: &str = "__wasm_joint";

/// The modules that load later, by the names of their parts.
pub(crate) fn find(tools: &Tools, work: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut files = Vec::new();
    files::walk(work, &mut files)?;
    let (mut parts, mut common) = (Vec::new(), Vec::new());
    for file in files {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        if let Some(name) = name.strip_prefix("split_") {
            parts.push((name.to_owned(), file.clone()));
        } else if name.starts_with("chunk_") {
            common.push(file.clone());
        }
    }
    if !common.is_empty() {
        let Some((_, rest)) = parts.iter_mut().find(|(name, _)| name == REST) else {
            bail!("several parts of the program share code, and none of them is called {REST}");
        };
        common.insert(0, rest.clone());
        *rest = join(tools, work, &common)?;
    }
    Ok(parts)
}

/// Makes one module of several.
fn join(tools: &Tools, work: &Path, pieces: &[PathBuf]) -> Result<PathBuf> {
    let (hub, joined) = (work.join("joint.wat"), work.join("joined.wasm"));
    let mut texts = String::new();
    for piece in pieces {
        let mut print = Command::new(&tools.wasm_opt);
        print.args(FEATURES).arg(piece).args(["-S", "-o", "-"]);
        texts += &process::output_of(&mut print)?;
    }
    files::write_file(work, "joint.wat", joint(&texts).as_bytes())?;
    let mut merge = Command::new(&tools.wasm_merge);
    merge.args(FEATURES).arg(&hub).arg(JOINT);
    for (n, piece) in pieces.iter().enumerate() {
        let reading = || format!("reading {}", piece.display());
        let mut module = fs::read(piece).with_context(reading)?;
        renamed(&mut module);
        let name = format!("piece{n}.wasm");
        files::write_file(work, &name, &module)?;
        merge.arg(work.join(&name)).arg(name);
    }
    process::run(merge.arg("-o").arg(&joined))?;
    Ok(joined)
}

/// The text of a module that imports once what each of these wants to import, and exports it: a part that imported the memory
/// twice would have two.
fn joint(texts: &str) -> String {
    let mut imports = BTreeMap::new();
    for line in texts.lines() {
        // Such as `(import "__wasm_split" "memory" (memory $0 17))`.
        let parts: Vec<&str> = line.trim().split('"').collect();
        let ["(import ", _, " ", name, value] = parts[..] else {
            continue;
        };
        let mut words = value.trim().splitn(3, ' ');
        if let (Some(kind), Some(_), Some(rest)) = (words.next(), words.next(), words.next()) {
            imports.insert(name, (kind, rest));
        }
    }
    let (mut text, mut exports) = (String::from("(module\n"), String::new());
    for (n, (name, (kind, rest))) in imports.into_iter().enumerate() {
        text += &format!("(import \"{SHARED}\" \"{name}\" {kind} ${n} {rest}\n");
        exports += &format!("(export \"{name}\" {kind} ${n}))\n");
    }
    text + &exports + ")\n"
}

/// Lets a module import from the joint. Imports write the length of a name before it.
fn renamed(module: &mut [u8]) {
    let name = |text: &str| [&[12], text.as_bytes()].concat();
    let (old, new) = (name(SHARED), name(JOINT));
    let mut at = 0;
    while let Some(found) = find_bytes(&module[at..], &old) {
        at += found;
        module[at..at + new.len()].copy_from_slice(&new);
    }
}
