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

use engine::{Engine, GameEngine, Rules};
use game::{Brain, RuleSets};
use games::{GameName, with_game};

pub use engine::Playable;
pub use environment::{AnyRules, AnyState, End, Error, Level, Many, Node, Scale, Side, Step};

// Macros name this package as others do.
extern crate self as programs;

games::publish_programs!();

macro_rules! names {
    ([] $($game:ident)*) => { [$(stringify!($game)),*] };
}

/// The games by name.
pub const GAMES: [&str; games::GAMES.len()] = games::games!(names[]);

/// An engine of the game with this name. Its level is `master` at first.
///
/// # Errors
/// [`Error::Game`].
pub fn engine(game: &str) -> Result<Box<dyn Engine>, Error> {
    fn master<P: Playable>() -> Option<Box<dyn Engine>> {
        let session = GameEngine::<P>::new(P::Brain::of_level(Level::Master))?;
        Some(Box::new(session))
    }
    let engine = with_game!(named(game)?, P in programs => master::<P>());
    engine.ok_or_else(|| Error::Game(format!("the game \"{game}\" has no rules")))
}

/// The rules of a game that a text names, such as `raisa stacking=no`.
///
/// # Errors
/// [`Error::Game`] and [`Error::Text`].
pub fn rules(game: &str, text: &str) -> Result<Arc<dyn AnyRules>, Error> {
    with_game!(named(game)?, P in programs => environment::read_rules::<P>(text))
}

/// The ids of the named rule sets of a game, the usual one first.
///
/// # Errors
/// [`Error::Game`].
pub fn preset_names(game: &str) -> Result<Vec<&'static str>, Error> {
    fn ids<P: Playable>() -> Vec<&'static str> {
        Rules::<P>::PRESETS.iter().map(|preset| preset.id).collect()
    }
    Ok(with_game!(named(game)?, P in programs => ids::<P>()))
}

/// The game at the end of a record, whichever game it is of.
///
/// # Errors
/// [`Error::Text`] says where the text cannot be read and why.
pub fn read_record(text: &str) -> Result<Box<dyn AnyState>, Error> {
    let head = game::trimmed(text)
        .split_whitespace()
        .next()
        .unwrap_or_default();
    // The first game says what is wrong with a text that begins with no game.
    let game = GameName::named(head).unwrap_or(GameName::ALL[0]);
    with_game!(game, P in programs => environment::read_record::<P>(text))
}

fn named(game: &str) -> Result<GameName, Error> {
    GameName::named(game).ok_or_else(|| {
        let games = GAMES.join(", ");
        Error::Game(format!(
            "there is no game \"{game}\"; the games are {games}"
        ))
    })
}
