//! Makes Rust of the markup of play at a distance.

fn main() -> Result<(), elements::Failure> {
    elements::compile(&["distance"])
}
