//! What a side has to do whatever it wants.

use kotra::{Action, Actions, Judge, Position, Stage, Ways};

/// Actions to which there is no alternative that leads elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forced {
    /// What is to be done, in order; at least one action.
    pub actions: Vec<Action>,
    /// Whether nothing of the throw is left to decide after it.
    pub is_whole_turn: bool,
}

/// See [`KotraSession::forced`](super::KotraSession::forced).
///
/// All ways to use the throw may lead to one position; then one of them is as good as any. Else what comes first may be
/// the only legal action.
pub(super) fn forced(judge: &Judge, position: &Position, legal: &[Action]) -> Option<Forced> {
    position.throw()?;
    if let Some(actions) = only_end(judge, position, legal) {
        return Some(Forced {
            actions,
            is_whole_turn: true,
        });
    }
    let (mut now, mut actions) = (*position, Vec::new());
    let mut next = Actions::new();
    next.extend(legal.iter().copied());
    while let [action] = next[..] {
        judge.play_unchecked(&mut now, action, &mut |_| ());
        actions.push(action);
        if !goes_on(position, &now) {
            break;
        }
        judge.legal(&now, &mut next);
    }
    let is_whole_turn = !goes_on(position, &now);
    (!actions.is_empty()).then_some(Forced {
        actions,
        is_whole_turn,
    })
}

/// Whether the turn that `before` is in goes on in `now`.
fn goes_on(before: &Position, now: &Position) -> bool {
    now.turn() == before.turn() && now.stage() == Stage::Decide && now.used_any()
}

/// The actions of one of the ways to use the throw, if all lead to the same position. Where one could stop at a half munk on the
/// way, that is another end.
fn only_end(judge: &Judge, position: &Position, legal: &[Action]) -> Option<Vec<Action>> {
    if legal.is_empty() {
        return None;
    }
    let mut ways = Ways::new();
    judge.ways(position, &mut ways);
    let only = ways.len() == 1 && !ways.actions(0).is_empty();
    only.then(|| ways.actions(0).to_vec())
}
