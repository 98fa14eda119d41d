//! From what there is to what is said of it.

pub(crate) mod errors;
pub(crate) mod levels;
pub(crate) mod numbers;
