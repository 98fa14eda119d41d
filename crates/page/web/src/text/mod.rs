//! From what there is to what is said of it.

pub(crate) mod errors;
#[cfg(all(test, not(target_arch = "wasm32")))]
pub(crate) mod facts;
pub(crate) mod levels;
pub(crate) mod mentions;
pub(crate) mod numbers;
pub(crate) mod rules;
pub(crate) mod seats;

/// Something that was said and can be said again in another language; in few words if that is asked for.
pub(crate) type Said = Box<dyn Fn(bool) -> String>;
