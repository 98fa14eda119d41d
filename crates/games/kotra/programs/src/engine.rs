//! Kotra for engines.

use engine::Playable;
use kotra::{Game, Judge};
use kotra_player::Player;

use crate::Kotra;

impl Playable for Kotra {
    type Game = Game;
    type Brain = Player;

    fn knowledge(_: &Judge) {}
}
