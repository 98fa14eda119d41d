//! Makes Rust of what stands elsewhere: enums of the elements of `index.html` and of what loads later, and the steps that build the
//! latter. An element that nobody uses fails the build. It also names the game of the page.

mod elements;

use std::path::{Path, PathBuf};
use std::{env, fs};

use games::{Game, GameName};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let top = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../../..");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let games = games();
    let [main, ..] = games[..] else {
        return Err("choose a game: every game is a feature of this package".into());
    };
    let elsewhere = scripts_and_styles(&top.join("web"))?;
    // What comes with parts of the program that load later, so that the page itself stays small.
    let part = |name: &str| markup(&top.join(format!("web/{name}.html")));
    let (page, rest) = (markup(&top.join("index.html"))?, part("rest")?);
    let steps = |html: &str| elements::steps(html, main.has);
    for (name, code) in [
        ("this.rs", this(main)?),
        // Nearly all features of the rest have elements in both.
        ("elements.rs", elements::enums(&(page + &rest), &elsewhere)?),
        ("rest.rs", steps(&rest)),
    ] {
        fs::write(out.join(name), code)?;
    }
    for name in [
        "analysis", "archive", "clock", "distance", "editor", "puzzles",
    ] {
        let html = part(name)?;
        let code = elements::enums(&html, &elsewhere)? + &steps(&html);
        fs::write(out.join(format!("{name}.rs")), code)?;
    }
    Ok(())
}

/// The code that names the game of the page, and its words.
fn this(game: &Game) -> Result<String, Failure> {
    let name = game.name;
    let this = GameName::named(name).ok_or("the registry does not know the game")?;
    Ok(format!(
        "pub(crate) use {name}_page::{{{this:?} as This, words}};\n"
    ))
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
