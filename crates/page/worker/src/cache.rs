//! What jobs leave for later ones, including weights.

use core::fmt::Display;
use std::collections::HashMap;

/// How long a job waits for weights, in milliseconds.
const FETCH_TIMEOUT: f64 = 6_000.0;

/// The bytes of fetched weights; `None` if no weights have this name. An error is the reason why they could not be fetched.
pub type Fetched = Result<Option<Vec<u8>>, String>;

/// What jobs leave for later ones.
pub trait Cache: Default {
    /// Returns the name of weights that have to be fetched. Each name is returned once.
    fn weights_to_fetch(&mut self) -> Option<&'static str>;

    /// Receives fetched weights.
    ///
    /// # Errors
    /// The reason why they cannot be used.
    fn receive_weights(&mut self, name: &'static str, fetched: Fetched) -> Result<(), String>;
}

/// For bots without a cache and without weights.
impl Cache for () {
    fn weights_to_fetch(&mut self) -> Option<&'static str> {
        None
    }

    fn receive_weights(&mut self, _: &'static str, _: Fetched) -> Result<(), String> {
        Ok(())
    }
}

/// Trained weights by name. They are fetched when they are first needed.
#[derive(Debug)]
pub struct Weights<W> {
    by_name: HashMap<&'static str, State<W>>,
    to_fetch: Vec<&'static str>,
}

#[derive(Debug)]
enum State<W> {
    Requested(f64),
    /// Fetched; `None` if there are none.
    Fetched(Option<Box<W>>),
}

/// The state of some weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lookup<'a, W> {
    Pending,
    /// They have not arrived in time. They may still arrive before the next request.
    Late,
    /// They have arrived; `None` if no weights have this name, or if they are unusable.
    Fetched(Option<&'a W>),
}

impl<W> Default for Weights<W> {
    fn default() -> Weights<W> {
        Weights {
            by_name: HashMap::new(),
            to_fetch: Vec::new(),
        }
    }
}

impl<W> Weights<W> {
    pub fn get(&mut self, name: &'static str, now: f64) -> Lookup<'_, W> {
        let to_fetch = &mut self.to_fetch;
        let state = self.by_name.entry(name).or_insert_with(|| {
            to_fetch.push(name);
            State::Requested(now)
        });
        match state {
            State::Requested(since) if now - *since < FETCH_TIMEOUT => Lookup::Pending,
            State::Requested(_) => Lookup::Late,
            State::Fetched(weights) => Lookup::Fetched(weights.as_deref()),
        }
    }

    /// Returns the name of weights that have to be fetched. Each name is returned once.
    pub fn to_fetch(&mut self) -> Option<&'static str> {
        self.to_fetch.pop()
    }

    /// Stores fetched weights, which `read` decodes.
    ///
    /// # Errors
    /// The reason why they cannot be used. They then count as missing.
    pub fn store<E: Display>(
        &mut self,
        name: &'static str,
        fetched: Fetched,
        read: impl FnOnce(&[u8]) -> Result<W, E>,
    ) -> Result<(), String> {
        let weights = fetched.and_then(|bytes| {
            let weights = bytes.map(|bytes| read(&bytes));
            weights.transpose().map_err(|error| error.to_string())
        });
        let (weights, result) = match weights {
            Ok(weights) => (weights, Ok(())),
            Err(reason) => (None, Err(format!("{name}: {reason}"))),
        };
        self.by_name
            .insert(name, State::Fetched(weights.map(Box::new)));
        result
    }
}
