//! What the thinker knows: minds for the rules that are asked about, and learned weights, which
//! are sent for when they are first wanted.

use std::collections::HashMap;
use std::sync::Arc;

use sahkku::{Judge, Rules};
use sahkku_opponent::{Engine, Net, weights_for};

/// How long to wait for weights, in milliseconds.
const PATIENCE: f64 = 6_000.0;

enum Weights {
    /// They were sent for at this time.
    Awaited(f64),
    /// They came, or there are none.
    Here(Option<Box<Net>>),
}

/// Weights and minds.
#[derive(Default)]
pub(crate) struct Shelf {
    weights: HashMap<&'static str, Weights>,
    wanted: Vec<&'static str>,
    last: Option<(Rules, Arc<Engine>)>,
}

impl Shelf {
    /// The mind for these rules; `None` while its weights are awaited.
    pub(crate) fn mind(&mut self, judge: &Judge, now: f64) -> Option<Arc<Engine>> {
        if let Some((rules, mind)) = &self.last
            && rules == judge.rules()
        {
            return Some(Arc::clone(mind));
        }
        let net = match weights_for(judge.rules()) {
            None => None,
            Some(name) => match self.weights.get(name) {
                None => {
                    self.weights.insert(name, Weights::Awaited(now));
                    self.wanted.push(name);
                    return None;
                }
                Some(Weights::Awaited(since)) if now - since < PATIENCE => return None,
                // Without being kept: they may still come for the next question.
                Some(Weights::Awaited(_)) => {
                    return Some(Arc::new(Engine::new(judge, None)));
                }
                Some(Weights::Here(net)) => net.as_deref().cloned(),
            },
        };
        let mind = Arc::new(Engine::new(judge, net));
        self.last = Some((*judge.rules(), Arc::clone(&mind)));
        Some(mind)
    }

    /// The weights to send for.
    pub(crate) fn wanted(&mut self) -> Option<&'static str> {
        self.wanted.pop()
    }

    /// Weights came, or the news that there are none.
    ///
    /// # Errors
    /// Why they cannot be used. It goes on without them.
    pub(crate) fn put(
        &mut self,
        name: &'static str,
        weights: Result<Option<Vec<u8>>, String>,
    ) -> Result<(), String> {
        let read = weights.and_then(|bytes| {
            let net = bytes.map(|bytes| Net::read(&bytes));
            net.transpose().map_err(|error| error.to_string())
        });
        let (net, result) = match read {
            Ok(net) => (net, Ok(())),
            Err(why) => (None, Err(format!("{name}: {why}"))),
        };
        self.weights.insert(name, Weights::Here(net.map(Box::new)));
        result
    }
}
