//! Makes functions and structs of the words of the game.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    sahkku_locales::compile_game()
}
