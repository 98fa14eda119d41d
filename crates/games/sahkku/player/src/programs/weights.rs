//! The trained weights, for programs that embed them. The page fetches the same files on first use.

use std::sync::{Arc, Mutex, PoisonError};

use sahkku::{Judge, Rules};

use crate::{Net, PositionEvaluator, read_net, weights_for};

/// Names the files of weights.
macro_rules! files {
    ($($name:literal)*) => {
        &[$(($name, include_bytes!(concat!("../../opponents/", $name, ".net")))),*]
    };
}

const FILES: &[(&str, &[u8])] = files!(
    "gavkevuotna" "lagesvuotna" "maze" "raisa" "unjarga" "vuonnamarkan" "vuovdaguoika"
);

/// The weights that fit these rules best; `None` if the hand-crafted evaluation is stronger.
#[must_use]
pub fn weights(rules: &Rules) -> Option<Net> {
    let wanted = weights_for(rules)?;
    let (_, bytes) = FILES.iter().find(|(name, _)| *name == wanted)?;
    read_net(bytes).ok()
}

/// The evaluator of these rules with its weights, cached until another one is requested.
#[must_use]
pub fn engine(judge: &Judge) -> Arc<PositionEvaluator> {
    static LAST: Mutex<Option<(Rules, Arc<PositionEvaluator>)>> = Mutex::new(None);
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    match last.as_ref() {
        Some((rules, engine)) if rules == judge.rules() => Arc::clone(engine),
        _ => {
            let engine = Arc::new(PositionEvaluator::new(judge, weights(judge.rules())));
            *last = Some((*judge.rules(), Arc::clone(&engine)));
            engine
        }
    }
}
