//! Generates Rust code from the markup that features load late, and tells the tests which game the page has.

use std::env;

use sahkku_locales::elements::{self, Failure};

fn main() -> Result<(), Failure> {
    println!("cargo::rustc-check-cfg=cfg(game, values(any()))");
    println!("cargo::rustc-cfg=game={:?}", env::var("DEP_CONTEXT_GAME")?);
    elements::compile(&["archive", "clock", "puzzles", "study"])
}
