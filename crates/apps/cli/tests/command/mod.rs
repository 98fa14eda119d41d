//! The commands, whatever the game.

mod bench;
mod help;
mod simulate;
