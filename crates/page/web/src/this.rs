//! The game of this program: where it is built with several, the first of them.

/// The game.
#[cfg(feature = "sahkku")]
pub(crate) type This = sahkku::Game;
/// The game.
#[cfg(all(feature = "hnefatafl", not(feature = "sahkku")))]
pub(crate) type This = hnefatafl::Game;
/// The game.
#[cfg(all(feature = "kotra", not(any(feature = "sahkku", feature = "hnefatafl"))))]
pub(crate) type This = kotra::Game;
