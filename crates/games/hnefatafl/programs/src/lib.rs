#![doc = include_str!("../README.md")]

mod engine;
mod environment;

/// Hnefatafl, as programs meet it.
#[derive(Clone, Copy, Debug)]
pub struct Hnefatafl;
