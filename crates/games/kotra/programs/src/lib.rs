#![doc = include_str!("../README.md")]

mod engine;
mod environment;

/// Kotra, as programs meet it.
#[derive(Clone, Copy, Debug)]
pub struct Kotra;
