//! The late parts of the program, as the splitter leaves them.
//!
//! The splitter puts code that several parts share into a module of its own. Every part except `rest` is loaded after `rest`,
//! so that module becomes a piece of `rest`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::files;
use crate::program::find as find_bytes;
use crate::project::shell;
use crate::wasm::binaryen;

/// The part that is loaded before all others.
const REST: &str = "rest";

/// The module from which parts import what they share with the program.
const SHARED: &str = "__wasm_split";

/// The module from which the pieces of a part import it while they are joined. Its name has the same length.
const JOINT: &str = "__wasm_joint";

/// The late modules, by the names of their parts.
pub(crate) fn find(work: &Path) -> Result<Vec<(String, PathBuf)>> {
    let (mut parts, mut common) = (Vec::new(), Vec::new());
    for file in files::walk(work)? {
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
        *rest = join(work, &common)?;
    }
    Ok(parts)
}

fn join(work: &Path, pieces: &[PathBuf]) -> Result<PathBuf> {
    let (sh, hub, joined) = (shell()?, work.join("joint.wat"), work.join("joined.wasm"));
    let mut texts = String::new();
    let mut merge = binaryen(&sh, "wasm-merge").arg(&hub).arg(JOINT);
    for (n, piece) in pieces.iter().enumerate() {
        let print = binaryen(&sh, "wasm-opt").arg(piece);
        texts += &print.args(["-S", "-o", "-"]).read()?;
        texts.push('\n');
        let mut module = files::read(piece)?;
        renamed(&mut module);
        let name = format!("piece{n}.wasm");
        files::write(&work.join(&name), module)?;
        merge = merge.arg(work.join(&name)).arg(name);
    }
    files::write(&hub, joint(&texts))?;
    merge.arg("-o").arg(&joined).run()?;
    Ok(joined)
}

/// The text of a module that imports everything that these modules want to import once, and exports it. A part that imported
/// the memory twice would have two.
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

/// Makes a module import from the joint. Imports store the length of a name before it.
fn renamed(module: &mut [u8]) {
    let name = |text: &str| [&[12], text.as_bytes()].concat();
    let (old, new) = (name(SHARED), name(JOINT));
    let mut at = 0;
    while let Some(found) = find_bytes(&module[at..], &old) {
        at += found;
        module[at..at + new.len()].copy_from_slice(&new);
    }
}
