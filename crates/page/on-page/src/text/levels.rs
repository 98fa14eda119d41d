//! The computer players.

use game::Level;

use messages::house as m;

pub fn name(level: Level) -> String {
    match level {
        Level::Beginner => m::opponent_beginner(),
        Level::Easy => m::opponent_easy(),
        Level::Steady => m::opponent_steady(),
        Level::Strong => m::opponent_strong(),
        Level::Master => m::opponent_master(),
    }
}
