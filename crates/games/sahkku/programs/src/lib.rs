#![doc = include_str!("../README.md")]

mod engine;
mod environment;

/// Sáhkku, as programs meet it.
#[derive(Clone, Copy, Debug)]
pub struct Sahkku;
