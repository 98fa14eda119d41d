//! Engines and environments of this game.

mod engine;
mod environment;
