//! A game for programs, independent of its type.

use std::sync::Arc;

use game::{Bot, Game, RuleSets};

use crate::environment::Environment;
use crate::playable::{Rules, read_player};
use crate::rule_set::RuleSet;
use crate::{AnyRules, AnyState, Engine, Error, GameEngine, State};

/// A game for programs. Every [`Environment`] is one. The package of a game creates the value, so the code behind it is
/// compiled only there.
pub trait Program: Sync {
    /// The id of the game.
    fn id(&self) -> &'static str;
    /// The ids of its named rule sets, the usual one first.
    fn preset_names(&self) -> Vec<&'static str>;
    /// The words and descriptions of its levels and other players.
    fn players(&self) -> Vec<(&'static str, &'static str)>;
    /// An engine that starts with this player.
    ///
    /// # Errors
    /// A sentence that lists every player.
    fn engine(&self, player: &str) -> Result<Box<dyn Engine>, String>;
    /// The rules that a text names, such as `raisa stacking=no`.
    ///
    /// # Errors
    /// [`Error::Text`] with the place and the reason.
    fn rules(&self, text: &str) -> Result<Arc<dyn AnyRules>, Error>;
    /// The game at the end of a record.
    ///
    /// # Errors
    /// [`Error::Text`] with the place and the reason.
    fn read_record(&self, text: &str) -> Result<Box<dyn AnyState>, Error>;
}

impl<E: Environment> Program for E {
    fn id(&self) -> &'static str {
        E::Game::ID
    }

    fn preset_names(&self) -> Vec<&'static str> {
        Rules::<E>::PRESETS.iter().map(|preset| preset.id).collect()
    }

    fn players(&self) -> Vec<(&'static str, &'static str)> {
        let players = E::Bot::all();
        players.map(|(_, word, about)| (word, about)).collect()
    }

    fn engine(&self, player: &str) -> Result<Box<dyn Engine>, String> {
        let engine = GameEngine::<E>::new(read_player(player)?);
        Ok(Box::new(engine.ok_or("the game has no rules")?))
    }

    fn rules(&self, text: &str) -> Result<Arc<dyn AnyRules>, Error> {
        Ok(Arc::new(RuleSet::<E>::read(text)?))
    }

    fn read_record(&self, text: &str) -> Result<Box<dyn AnyState>, Error> {
        Ok(Box::new(State::<E>::read(text)?))
    }
}
