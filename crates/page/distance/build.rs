//! Generates Rust from the markup of play at a distance.

use sahkku_locales::elements::{self, Failure};

fn main() -> Result<(), Failure> {
    elements::compile(&["distance"])
}
