//! Makes Rust of what stands elsewhere: a value of every message of the house and of the games, after all languages have been
//! compared, enums of the elements of `index.html` and of what loads later, and the steps that build the latter. A message that
//! is missing or too many, a wrong argument, or an element that nobody uses fails the build.

mod elements;

use std::path::{Path, PathBuf};
use std::{env, fs};

use games::Game;
use sahkku_locales::{BOOT, Owner, Words, folder, functions};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let top = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../../..");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let games = games();
    let [main, ..] = games[..] else {
        return Err("choose a game: every game is a feature of this package".into());
    };
    messages(&top, &out, &games)?;
    let elsewhere = scripts_and_styles(&top.join("web"))?;
    // What comes with parts of the program that load later, so that the page itself stays small.
    let part = |name: &str| markup(&top.join(format!("web/{name}.html")));
    let (page, rest, distance) = (
        markup(&top.join("index.html"))?,
        part("rest")?,
        part("distance")?,
    );
    let steps = |html: &str| elements::steps(html, main.has);
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

/// The games that the program is built with: the features of the package choose them. The first is that of the page.
fn games() -> Vec<&'static Game> {
    let chosen = |game: &&Game| {
        let feature = format!("CARGO_FEATURE_{}", game.name.to_uppercase());
        env::var_os(feature).is_some()
    };
    games::GAMES.iter().filter(chosen).collect()
}

fn messages(top: &Path, out: &Path, games: &[&Game]) -> Result<(), Failure> {
    let mut code = String::new();
    // The tests that run without the page have these words.
    let mut spoken = String::new();
    println!(
        "cargo::rerun-if-changed={}",
        top.join("web/words").display()
    );
    for game in games.iter().map(|game| game.name) {
        println!(
            "cargo::rerun-if-changed={}",
            top.join(folder(game)).display()
        );
        let words = Words::read(top, game)?;
        for problem in &words.problems {
            println!("cargo::error={problem}");
        }
        if code.is_empty() {
            let house = functions(&words, Owner::House);
            code = format!(
                "pub(crate) use self::{game}::*;\n\n{}",
                module("house", "", &house)
            );
        }
        let speaker = format!("speaker!({game:?});\npub(crate) use super::house::*;\n");
        code += &module(game, &speaker, &functions(&words, Owner::Game));
        let english = words.english().ok_or("there is no English")?;
        let parts = english.parts.keys().filter(|part| *part != BOOT);
        let catalogues: Vec<String> = parts.map(|part| english.catalogue(part)).collect();
        spoken += &format!("({game:?}, &{catalogues:?}),\n");
    }
    fs::write(out.join("messages.rs"), code)?;
    fs::write(out.join("english.rs"), format!("&[{spoken}]"))?;
    Ok(())
}

/// A module of messages, which say themselves by the `say` that is there.
fn module(name: &str, head: &str, functions: &str) -> String {
    format!("pub(crate) mod {name} {{\nuse super::*;\n{head}{functions}}}\n\n")
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
