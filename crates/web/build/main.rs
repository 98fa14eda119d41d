//! Makes Rust of what stands elsewhere: a value of every message of the house and of the game, after all languages have been
//! compared, enums of the elements of `index.html` and of what loads later, and the steps that build the latter. A message that
//! is missing or too many, a wrong argument, or an element that nobody uses fails the build.

mod elements;

use std::path::{Path, PathBuf};
use std::{env, fs};

use games::Game;
use sahkku_locales::{BOOT, Words, folder, functions};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let top = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../..");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    messages(&top, &out)?;
    let elsewhere = scripts_and_styles(&top.join("web"))?;
    // What comes with parts of the program that load later, so that the page itself stays small.
    let part = |name: &str| markup(&top.join(format!("web/{name}.html")));
    let (page, rest, distance) = (
        markup(&top.join("index.html"))?,
        part("rest")?,
        part("distance")?,
    );
    let steps = |html: &str| elements::steps(html, game().has);
    for (name, code) in [
        // Nearly all features of the rest have elements in both.
        ("elements.rs", elements::enums(&(page + &rest), &elsewhere)?),
        ("rest.rs", steps(&rest)),
        (
            "distance.rs",
            elements::enums(&distance, &elsewhere)? + &steps(&distance),
        ),
    ] {
        fs::write(out.join(name), code)?;
    }
    Ok(())
}

fn markup(path: &Path) -> Result<String, Failure> {
    println!("cargo::rerun-if-changed={}", path.display());
    Ok(fs::read_to_string(path)?)
}

/// The game that the program is built for: the features of the package choose it, and the first game where they choose several.
fn game() -> &'static Game {
    let chosen = |game: &&Game| {
        let feature = format!("CARGO_FEATURE_{}", game.name.to_uppercase());
        env::var_os(feature).is_some()
    };
    games::GAMES.iter().find(chosen).unwrap_or(&games::GAMES[0])
}

fn messages(top: &Path, out: &Path) -> Result<(), Failure> {
    for folder in ["web/locales", &folder(game().name)] {
        println!("cargo::rerun-if-changed={}", top.join(folder).display());
    }
    let words = Words::read(top, game().name)?;
    for problem in &words.problems {
        println!("cargo::error={problem}");
    }
    fs::write(out.join("messages.rs"), functions(&words))?;
    // The tests that run without the page have these words.
    let english = words.english().ok_or("there is no English")?;
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
