//! Tests of the crate as a whole, and of the words that a page looks up in what it makes.

mod catalogue;
mod compiler;
mod directions;
mod elements;
mod explained;
mod pattern;
mod plurals;
mod registry;
