//! Generates functions and structs from the words of the game.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    sahkku_locales::compile_game()
}
