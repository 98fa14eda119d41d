//! All games for other programs, by name: engines, and environments.
//!
//! ```
//! use programs::{Node, rules};
//!
//! let mut state = rules("sahkku", "raisa")?.start();
//! for seed in 0.. {
//!     match state.node() {
//!         Node::Chance => drop(state.throw(seed)?),
//!         Node::Decision(_) => state.apply(state.legal_actions()[0])?,
//!         Node::Terminal => break,
//!     }
//! }
//! let [men, women] = state.returns();
//! assert_eq!(men + women, 0.0);
//! # Ok::<(), programs::Error>(())
//! ```

use std::sync::Arc;

use bindings::{Engine, Program};

pub use bindings::{
    AnyRules, AnyState, End, Error, Level, Many, Node, Playable, Scale, Side, Step,
};

// Macros refer to this package by its name.
extern crate self as programs;

games::publish_programs!();

macro_rules! names {
    ([] $($game:ident)*) => { [$(stringify!($game)),*] };
}

pub const GAMES: [&str; games::GAMES.len()] = games::games!(names[]);

/// An engine of the game with this name. Its level is `master` at first.
///
/// # Errors
/// [`Error::Game`].
pub fn engine(game: &str) -> Result<Box<dyn Engine>, Error> {
    named(game)?.engine("master").map_err(Error::Game)
}

/// The rules of a game that a text names, such as `raisa stacking=no`.
///
/// # Errors
/// [`Error::Game`] and [`Error::Text`].
pub fn rules(game: &str, text: &str) -> Result<Arc<dyn AnyRules>, Error> {
    named(game)?.rules(text)
}

/// The ids of the named rule sets of a game, the usual one first.
///
/// # Errors
/// [`Error::Game`].
pub fn preset_names(game: &str) -> Result<Vec<&'static str>, Error> {
    Ok(named(game)?.preset_names())
}

/// The game at the end of a record of any game.
///
/// # Errors
/// [`Error::Text`] with the place and the reason.
pub fn read_record(text: &str) -> Result<Box<dyn AnyState>, Error> {
    let head = game::trimmed(text)
        .split_whitespace()
        .next()
        .unwrap_or_default();
    // If the text names no game, the first game reports the error.
    named(head).or_else(|_| named(GAMES[0]))?.read_record(text)
}

fn named(name: &str) -> Result<&'static dyn Program, Error> {
    let found = PROGRAMS.iter().find(|game| game.id() == name);
    found.copied().ok_or_else(|| {
        let games = GAMES.join(", ");
        Error::Game(format!(
            "there is no game \"{name}\"; the games are {games}"
        ))
    })
}
