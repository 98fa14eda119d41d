//! Generates functions and structs from the common messages; for tests, also the words of all games in all languages.

use std::path::PathBuf;
use std::{env, fs};

use sahkku_locales::{BOOT, Words, compile_house, folder};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    compile_house()?;
    if env::var_os("CARGO_FEATURE_TESTING").is_none() {
        return Ok(());
    }
    let top = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../../..");
    let mut catalogues = String::new();
    for game in games::GAMES {
        let words = top.join(folder(game.name));
        println!("cargo::rerun-if-changed={}", words.display());
        for locale in &Words::read(&top, game.name)?.locales {
            let parts = locale.parts.keys().filter(|part| *part != BOOT);
            let parts: Vec<String> = parts.map(|part| locale.catalogue(part)).collect();
            catalogues += &format!(
                "({:?}, {:?}, &{parts:?}),\n",
                game.name, locale.language.code
            );
        }
    }
    let out = PathBuf::from(env::var("OUT_DIR")?).join("catalogues.rs");
    fs::write(out, format!("&[{catalogues}]"))?;
    Ok(())
}
