//! Sessions, under the rules of every game.

mod clock;
mod common;
mod even;
mod matches;
mod player_kind;
mod random;
mod saves;
mod table;
