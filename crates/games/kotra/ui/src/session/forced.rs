//! What a side is forced to do.

use kotra::{Action, Actions, Judge, Position, Stage, Ways};

use super::Session;

/// Actions without an alternative that leads elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forced {
    /// The forced actions, in order; at least one.
    pub actions: Vec<Action>,
    /// Whether they leave nothing of the throw to decide.
    pub is_whole_turn: bool,
}

/// What the side to move is forced to do next; `None` if it has a choice, or nothing to decide.
///
/// If all ways to use the throw lead to one position, any of them is forced. Otherwise the first action may be the only legal
/// one.
pub fn forced(session: &Session) -> Option<Forced> {
    let (judge, position, legal) = (session.judge(), session.position(), session.legal());
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

/// The first of these legal actions after which every position can arise at the end of the turn that can arise after another of
/// them; `None` if there is no such action.
pub fn one_for_all(session: &Session, actions: &[Action]) -> Option<Action> {
    let (judge, position) = (session.judge(), session.position());
    let ends: Vec<Vec<Position>> = actions
        .iter()
        .map(|&action| ends_after(judge, position, action))
        .collect();
    let leads_everywhere = |own: &Vec<Position>| ends.iter().flatten().all(|end| own.contains(end));
    let n = ends.iter().position(leads_everywhere)?;
    actions.get(n).copied()
}

/// The possible positions at the end of the turn after a legal action.
fn ends_after(judge: &Judge, position: &Position, action: Action) -> Vec<Position> {
    let mut now = *position;
    judge.play_unchecked(&mut now, action, &mut |_| ());
    if !goes_on(position, &now) {
        return vec![now];
    }
    let mut ways = Ways::new();
    judge.ways(&now, &mut ways);
    ways.ends().copied().collect()
}

/// What remains to be done after a legal action, if checkers can only be borne off and all ways give the same result.
pub fn borne_off_after(session: &Session, action: Action) -> Vec<Action> {
    let (judge, position) = (session.judge(), session.position());
    let mut now = *position;
    judge.play_unchecked(&mut now, action, &mut |_| ());
    let is_off = |action: &Action| matches!(action, Action::Off { .. });
    if !is_off(&action) || !goes_on(position, &now) {
        return Vec::new();
    }
    let mut legal = Actions::new();
    judge.legal(&now, &mut legal);
    let rest = only_end(judge, &now, &legal).unwrap_or_default();
    match rest.iter().all(is_off) {
        true => rest,
        false => Vec::new(),
    }
}

/// Whether the turn of `before` continues in `now`.
fn goes_on(before: &Position, now: &Position) -> bool {
    now.turn() == before.turn() && now.stage() == Stage::Decide && now.used_any()
}

/// The actions of one of the ways to use the throw, if all lead to the same position. Stopping at a half munk on the way counts
/// as another end.
fn only_end(judge: &Judge, position: &Position, legal: &[Action]) -> Option<Vec<Action>> {
    if legal.is_empty() {
        return None;
    }
    let mut ways = Ways::new();
    judge.ways(position, &mut ways);
    let only = ways.len() == 1 && !ways.actions(0).is_empty();
    only.then(|| ways.actions(0).to_vec())
}
