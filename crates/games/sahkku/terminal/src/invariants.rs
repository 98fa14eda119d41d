//! What must hold at every decision of every game, whatever the rules.

use sahkku::{Action, Judge, Position, Side};

/// Looks for a broken invariant; a sentence about the first one found.
pub(crate) fn broken(
    judge: &Judge,
    before: Option<&Position>,
    position: &Position,
    legal: &[Action],
) -> Option<String> {
    if legal.is_empty() {
        return Some("there is nothing to decide".to_owned());
    }
    for (n, action) in legal.iter().enumerate() {
        if legal[..n].contains(action) {
            return Some(format!("{action} is legal twice"));
        }
        if let Some(refusal) = judge.why(position, *action) {
            return Some(format!(
                "{action} is legal, and refused: {}",
                refusal.reason()
            ));
        }
    }
    if let Some(before) = before {
        for side in Side::BOTH {
            if position.soldiers(side) > before.soldiers(side) {
                return Some(format!("the {side} have gained a soldier"));
            }
            if position.asleep(side) > before.asleep(side) {
                return Some(format!("a soldier of the {side} has fallen asleep"));
            }
        }
        if before.king().removed() && !position.king().removed() {
            return Some("the king has come back".to_owned());
        }
        if !before.king().inert() && position.king().inert() {
            return Some("the king has become inert again".to_owned());
        }
    }
    match judge.set_up(&position.to_setup()) {
        Ok(same) if same == *position => None,
        Ok(_) => Some("the position set up again is another one".to_owned()),
        Err(error) => Some(format!("the position cannot be set up: {error}")),
    }
}
