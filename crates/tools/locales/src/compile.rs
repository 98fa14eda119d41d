//! Entry points for build scripts: they generate the code of messages where Cargo expects it.

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use crate::words::HOUSE;
use crate::{MAIN, Owner, Words, folder, functions};

/// Writes the shared messages to `words.rs`, from the build script of a package in a folder of `crates`.
pub fn compile_house() -> Result<(), Box<dyn Error>> {
    let top = package()?.join("../../..");
    println!("cargo::rerun-if-changed={}", top.join(HOUSE).display());
    // Any game will do, because the shared messages are the same for all.
    write(&functions(&Words::read(&top, MAIN)?, Owner::House))
}

/// Writes the messages of a game to `words.rs`, from the build script of its package `ui`. A message that is
/// missing in a language, or a superfluous argument, fails the build.
pub fn compile_game() -> Result<(), Box<dyn Error>> {
    let package = package()?;
    let game = package.parent().and_then(|folder| folder.file_name());
    let game = game.ok_or("the package lies in no folder of a game")?;
    let game = game.to_string_lossy();
    let top = package.join("../../../..");
    for folder in [HOUSE, &folder(&game)] {
        println!("cargo::rerun-if-changed={}", top.join(folder).display());
    }
    let words = Words::read(&top, &game)?;
    for problem in &words.problems {
        println!("cargo::error={problem}");
    }
    let own = functions(&words, Owner::Game);
    write(&format!("const GAME: &str = {game:?};\n\n{own}"))
}

fn package() -> Result<PathBuf, env::VarError> {
    Ok(PathBuf::from(env::var("CARGO_MANIFEST_DIR")?))
}

fn write(code: &str) -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::var("OUT_DIR")?).join("words.rs");
    Ok(fs::write(out, code)?)
}
