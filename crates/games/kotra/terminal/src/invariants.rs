//! What must hold at every decision of Kotra, whatever the rules.

use kotra::{Action, CHECKERS, Judge, Position, Side, Ways};
use terminal::Decision;

use crate::Kotra;

/// Looks for a broken invariant; a sentence about the first one found.
pub(crate) fn broken(decision: &Decision<'_, Kotra>) -> Option<String> {
    let &Decision {
        judge,
        before,
        position,
        legal,
    } = decision;
    Side::BOTH
        .into_iter()
        .find_map(|side| broken_side(before, position, side))
        .or_else(|| broken_ways(judge, position, legal))
}

fn broken_side(before: Option<&Position>, position: &Position, side: Side) -> Option<String> {
    let now = position.checkers(side);
    let on_board: u8 = now.points().iter().sum();
    if on_board + now.hit() + now.off() != CHECKERS {
        return Some(format!("{side} has not fifteen checkers"));
    }
    let across = position.checkers(side.other()).occupied().across();
    if !now.occupied().and(across).is_empty() {
        return Some(format!("{side} stands where the other side does"));
    }
    let before = before?.checkers(side);
    let taken_back = [
        (now.off() < before.off(), "a checker has come back"),
        (before.five_out() && !now.five_out(), "five are out no more"),
        (
            before.thrown_before() && !now.thrown_before(),
            "the first turn has come back",
        ),
        // A hit one may enter there alone.
        (
            now.points()[0] > before.points()[0].max(1),
            "a checker has come home",
        ),
    ];
    let (_, how) = taken_back.into_iter().find(|(broken, _)| *broken)?;
    Some(format!("{how} ({side})"))
}

/// Every way to use the throw begins with a legal action, and ends the turn.
fn broken_ways(judge: &Judge, position: &Position, legal: &[Action]) -> Option<String> {
    position.throw()?;
    let mut ways = Ways::new();
    judge.ways(position, &mut ways);
    if ways.is_empty() {
        return Some("there are legal actions, and no way".to_owned());
    }
    (0..ways.len()).find_map(|n| {
        let way = ways.actions(n);
        let mut after = *position;
        for (done, action) in way.iter().enumerate() {
            let played = judge.play(&mut after, *action, |_| ());
            let fits = (done > 0 || legal.contains(action)) && played.is_ok();
            if !fits {
                return Some(format!("{way:?} is a way, and {action} is not legal"));
            }
        }
        let as_said = after.throw().is_none() && after == *ways.end(n);
        (!as_said).then(|| format!("{way:?} leads somewhere else"))
    })
}
