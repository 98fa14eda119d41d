//! Makes Rust code out of every message in `web/locales`, after all languages have been compared. A message that is
//! missing or too many, a wrong argument or a typing error in a name fails the build.

use std::path::PathBuf;
use std::{env, fs};

use sahkku_locales::{BOOT, checked, functions, read};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../../web/locales");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut problems = Vec::new();
    let mut locales = read(&folder, &mut problems)?;
    problems.extend(checked(&mut locales, folder.join("unfinished").exists()));
    for problem in &problems {
        println!("cargo::error={problem}");
    }
    let english = locales
        .iter()
        .find(|locale| locale.language.code == "en")
        .ok_or("there is no English")?;
    let out = PathBuf::from(env::var("OUT_DIR")?);
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
