//! Kotra for other programs: for engines, and for environments in which programs learn.

mod engine;
mod environment;

/// Kotra, as programs meet it.
#[derive(Clone, Copy, Debug)]
pub struct Kotra;
