//! The weights of the bots, and the engine of the last rules.

use std::sync::Arc;

use sahkku::{Judge, Rules};
use sahkku_player::{Net, PositionEvaluator, read_net, weights_for};
use worker::{Cache, Fetched, Lookup, Weights};

/// Weights by name, and the engine of the last rules.
#[derive(Default)]
pub struct EngineCache {
    weights: Weights<Net>,
    last: Option<(Rules, Arc<PositionEvaluator>)>,
}

impl EngineCache {
    /// The engine for these rules; `None` while its weights are being fetched.
    pub(super) fn engine(&mut self, judge: &Judge, now: f64) -> Option<Arc<PositionEvaluator>> {
        if let Some((rules, engine)) = &self.last
            && rules == judge.rules()
        {
            return Some(Arc::clone(engine));
        }
        let net = match weights_for(judge.rules()) {
            None => None,
            Some(name) => match self.weights.get(name, now) {
                Lookup::Pending => return None,
                // Not cached: the weights may still arrive before the next request.
                Lookup::Late => return Some(Arc::new(PositionEvaluator::new(judge, None))),
                Lookup::Fetched(net) => net.cloned(),
            },
        };
        let engine = Arc::new(PositionEvaluator::new(judge, net));
        self.last = Some((*judge.rules(), Arc::clone(&engine)));
        Some(engine)
    }
}

impl Cache for EngineCache {
    fn weights_to_fetch(&mut self) -> Option<&'static str> {
        self.weights.to_fetch()
    }

    fn receive_weights(&mut self, name: &'static str, fetched: Fetched) -> Result<(), String> {
        self.weights.store(name, fetched, read_net)
    }
}
