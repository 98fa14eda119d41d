//! The computer players.

use game::Level;

use crate::messages as m;

/// What the player of this strength is called.
pub(crate) fn name(level: Level) -> String {
    match level {
        Level::Beginner => m::opponent_beginner(),
        Level::Easy => m::opponent_easy(),
        Level::Steady => m::opponent_steady(),
        Level::Strong => m::opponent_strong(),
        Level::Master => m::opponent_master(),
    }
}

/// What is to be known of it.
pub(crate) fn about(level: Level) -> String {
    match level {
        Level::Beginner => m::about_beginner(),
        Level::Easy => m::about_easy(),
        Level::Steady => m::about_steady(),
        Level::Strong => m::about_strong(),
        Level::Master => m::about_master(),
    }
}
