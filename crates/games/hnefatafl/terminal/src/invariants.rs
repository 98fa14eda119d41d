//! What must hold at every decision of every game, whatever the rules.

use hnefatafl::{Action, Judge, Position, Side};

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
            return Some(format!("{action} is legal, and refused: {refusal}"));
        }
    }
    if let Some(before) = before {
        for side in Side::BOTH {
            let [old, new] = [before, position].map(|position| position.pieces_of(side).len());
            if new > old {
                return Some(format!("the {side} has gained a piece"));
            }
            if new < old && side == before.turn() {
                return Some(format!("the {side} has lost a piece by its own move"));
            }
        }
    }
    set_up_again(judge, position)
}

fn set_up_again(judge: &Judge, position: &Position) -> Option<String> {
    match judge.set_up(&position.to_setup()) {
        Ok(same) if same == *position => None,
        Ok(_) => Some("the position set up again is another one".to_owned()),
        Err(error) => Some(format!("the position cannot be set up: {error}")),
    }
}
