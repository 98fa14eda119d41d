//! Names the game of the page, and generates Rust code from other files: enums of the elements of `index.html` and of the markup
//! that loads later, and the steps that build the latter.

use std::env;

use games::{Game, GameName};
use sahkku_locales::elements::{Failure, enums, markup, scripts_and_styles, steps, web, write};

fn main() -> Result<(), Failure> {
    let games = games();
    let [main, ..] = games[..] else {
        return Err("choose a game: every game is a feature of this package".into());
    };
    println!("cargo::metadata=GAME={}", main.name);
    let web = web()?;
    let (page, rest) = (
        markup(&web.join("../index.html"))?,
        markup(&web.join("rest.html"))?,
    );
    write("this", &this(main)?)?;
    // Nearly all features of the late part have elements in both.
    let elsewhere = scripts_and_styles(&web)?;
    write("elements", &enums(&(page + &rest), &elsewhere, "pub")?)?;
    write("rest", &steps(&rest, main.has, "pub"))
}

/// Generates the code that names the game of the page, and its words.
fn this(game: &Game) -> Result<String, Failure> {
    let name = game.name;
    let this = GameName::named(name).ok_or("the registry does not know the game")?;
    Ok(format!("pub use {name}_ui::{{{this:?} as This, words}};\n"))
}

/// The games that the program is built with, chosen by the features of the package. The first is the game of the page.
fn games() -> Vec<&'static Game> {
    let chosen = |game: &&Game| {
        let feature = format!("CARGO_FEATURE_{}", game.name.to_uppercase());
        env::var_os(feature).is_some()
    };
    games::GAMES.iter().filter(chosen).collect()
}
