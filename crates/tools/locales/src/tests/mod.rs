//! Tests of the whole crate, and of the words that the page looks up.

mod catalogue;
mod compiler;
mod directions;
mod elements;
mod explained;
mod pattern;
mod plurals;
