//! Sáhkku for other programs: for engines, and for environments in which programs learn.

mod engine;
mod environment;

/// Sáhkku, as programs meet it.
#[derive(Clone, Copy, Debug)]
pub struct Sahkku;
