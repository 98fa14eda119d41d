//! Hnefatafl for other programs: for engines, and for environments in which programs learn.

mod engine;
mod environment;

/// Hnefatafl, as programs meet it.
#[derive(Clone, Copy, Debug)]
pub struct Hnefatafl;
