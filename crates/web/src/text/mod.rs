//! From what there is to what is said of it.

pub(crate) mod errors;
pub(crate) mod levels;
pub(crate) mod news;
pub(crate) mod numbers;
pub(crate) mod position;
pub(crate) mod rules;
pub(crate) mod steps;
