//! What must hold at every decision of every game, whatever the rules.

use crate::simulated::{Decision, Simulated};

/// Looks for a broken invariant; a sentence about the first one found.
pub(crate) fn broken<G: Simulated>(decision: &Decision<'_, G>) -> Option<String> {
    let &Decision {
        judge,
        position,
        legal,
        ..
    } = decision;
    if legal.is_empty() {
        return Some("there is nothing to decide".to_owned());
    }
    for (n, action) in legal.iter().enumerate() {
        if legal[..n].contains(action) {
            return Some(format!("{action} is legal twice"));
        }
        if let Some(why) = G::refusal(judge, position, *action) {
            return Some(format!("{action} is legal, and refused: {why}"));
        }
    }
    if let Some(how) = G::broken(decision) {
        return Some(how);
    }
    match G::set_up_again(judge, position) {
        Ok(same) if same == *position => None,
        Ok(_) => Some("the position set up again is another one".to_owned()),
        Err(why) => Some(format!("the position cannot be set up: {why}")),
    }
}
