//! Makes Rust of what stands elsewhere: a value of every message in `web/locales`, after all languages have been compared,
//! and enums of the elements of `index.html`. A message that is missing or too many, a wrong argument, or an element that
//! nobody uses fails the build.

mod elements;

use std::path::{Path, PathBuf};
use std::{env, fs};

use sahkku_locales::{BOOT, checked, functions, read};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let top = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../..");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    messages(&top.join("web/locales"), &out)?;
    let html = top.join("index.html");
    println!("cargo::rerun-if-changed={}", html.display());
    let code = elements::enums(
        &fs::read_to_string(html)?,
        &scripts_and_styles(&top.join("web"))?,
    )?;
    fs::write(out.join("elements.rs"), code)?;
    Ok(())
}

fn messages(folder: &Path, out: &Path) -> Result<(), Failure> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut problems = Vec::new();
    let mut locales = read(folder, &mut problems)?;
    problems.extend(checked(&mut locales, folder.join("unfinished").exists()));
    for problem in &problems {
        println!("cargo::error={problem}");
    }
    let english = locales
        .iter()
        .find(|locale| locale.language.code == "en")
        .ok_or("there is no English")?;
    fs::write(out.join("messages.rs"), functions(english))?;
    // The tests that run without the page have these words.
    let parts = english.parts.keys().filter(|part| *part != BOOT);
    let catalogues: Vec<String> = parts.map(|part| english.catalogue(part)).collect();
    fs::write(
        out.join("english.rs"),
        format!("{catalogues:?}").replacen('[', "&[", 1),
    )?;
    Ok(())
}

/// The texts of all files that may name elements beside the program.
fn scripts_and_styles(folder: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path
            .extension()
            .is_some_and(|kind| kind == "css" || kind == "js")
        {
            println!("cargo::rerun-if-changed={}", path.display());
            text += &fs::read_to_string(path)?;
        }
    }
    Ok(text)
}
