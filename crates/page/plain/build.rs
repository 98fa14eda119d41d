//! Makes functions and structs of the words of small games.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    sahkku_locales::compile_small()
}
