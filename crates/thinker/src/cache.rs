//! A cache of weights and engines. Weights are fetched when they are first needed.

use std::collections::HashMap;
use std::sync::Arc;

use sahkku::{Judge, Rules};
use sahkku_player::{Engine, Net, weights_for};

/// How long a job waits for weights, in milliseconds.
const FETCH_TIMEOUT: f64 = 6_000.0;

enum Weights {
    /// Requested at this time.
    Requested(f64),
    /// Fetched; `None` where there are none.
    Fetched(Option<Box<Net>>),
}

/// Weights by name, and the engine of the last rules.
#[derive(Default)]
pub(crate) struct EngineCache {
    weights: HashMap<&'static str, Weights>,
    to_fetch: Vec<&'static str>,
    last: Option<(Rules, Arc<Engine>)>,
}

impl EngineCache {
    /// The engine for these rules; `None` while its weights are fetched.
    pub(crate) fn engine(&mut self, judge: &Judge, now: f64) -> Option<Arc<Engine>> {
        if let Some((rules, engine)) = &self.last
            && rules == judge.rules()
        {
            return Some(Arc::clone(engine));
        }
        let net = match weights_for(judge.rules()) {
            None => None,
            Some(name) => match self.weights.get(name) {
                None => {
                    self.weights.insert(name, Weights::Requested(now));
                    self.to_fetch.push(name);
                    return None;
                }
                Some(Weights::Requested(since)) if now - since < FETCH_TIMEOUT => return None,
                // Not cached: the weights may still come before the next request.
                Some(Weights::Requested(_)) => {
                    return Some(Arc::new(Engine::new(judge, None)));
                }
                Some(Weights::Fetched(net)) => net.as_deref().cloned(),
            },
        };
        let engine = Arc::new(Engine::new(judge, net));
        self.last = Some((*judge.rules(), Arc::clone(&engine)));
        Some(engine)
    }

    /// The next weights to fetch.
    pub(crate) fn weights_to_fetch(&mut self) -> Option<&'static str> {
        self.to_fetch.pop()
    }

    /// Stores fetched weights; `None` if there are none of this name.
    ///
    /// # Errors
    /// The reason why they cannot be used. The hand-crafted evaluation replaces them.
    pub(crate) fn put_weights(
        &mut self,
        name: &'static str,
        weights: Result<Option<Vec<u8>>, String>,
    ) -> Result<(), String> {
        let net = weights.and_then(|bytes| {
            let net = bytes.map(|bytes| Net::read(&bytes));
            net.transpose().map_err(|error| error.to_string())
        });
        let (net, result) = match net {
            Ok(net) => (net, Ok(())),
            Err(reason) => (None, Err(format!("{name}: {reason}"))),
        };
        self.weights
            .insert(name, Weights::Fetched(net.map(Box::new)));
        result
    }
}
