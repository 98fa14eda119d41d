//! How far one piece gets with several dice in a row.

use sahkku::{
    Action, Actions, Dice, Event, Face, Game, Judge, KingChoice, Piece, Place, Position, Spot,
    Stage,
};

use super::Session;

/// A place that a piece reaches with several dice, one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CombinedMove {
    pub to: Place,
    /// The uses of dice that lead there, in order; two at least.
    pub actions: Vec<Action>,
    pub events: Vec<Event>,
    /// Whether the last use is a choice of two: the king is taken, or removed.
    pub choice: bool,
}

struct Walker {
    position: Position,
    at: Spot,
    actions: Vec<Action>,
    events: Vec<Event>,
}

/// The places that this piece reaches with two or more of the unused dice but with no single one, each with a shortest way there.
/// With `first`, only ways that begin with that die. A way ends where a choice about the king is due; there the king is taken.
/// Ways that use an X where an I does the same come last.
pub fn combined_moves(
    session: &Session,
    piece: Piece,
    from: Spot,
    first: Option<Face>,
) -> Vec<CombinedMove> {
    let game = session.game();
    let mut near: Vec<Place> = vec![from.place()];
    let mut found: Vec<CombinedMove> = Vec::new();
    let mut walkers = vec![Walker {
        position: *game.position(),
        at: from,
        actions: Vec::new(),
        events: Vec::new(),
    }];
    while !walkers.is_empty() {
        let mut seen: Vec<(Spot, Dice)> = Vec::new();
        let mut next = Vec::new();
        for walker in &walkers {
            for step in steps(game, walker, piece) {
                let begins = step.actions.first().and_then(|action| action.die_use());
                if first.is_some() && begins.map(|step| step.die) != first {
                    continue;
                }
                let key = (step.at, step.position.unused());
                if seen.contains(&key) {
                    continue;
                }
                seen.push(key);
                let to = landing(&step).unwrap_or(step.at.place());
                if step.actions.len() == 1 {
                    near.push(to);
                } else if !near.contains(&to) && found.iter().all(|known| known.to != to) {
                    found.push(CombinedMove {
                        to,
                        actions: step.actions.clone(),
                        events: step.events.clone(),
                        choice: chooses(&step),
                    });
                }
                if !chooses(&step) {
                    next.push(step);
                }
            }
        }
        walkers = next;
    }
    found
}

/// Where the walker can be one die later.
fn steps(game: &Game, walker: &Walker, piece: Piece) -> Vec<Walker> {
    let side = game.position().turn();
    let position = &walker.position;
    if position.turn() != side || position.stage() != Stage::Decide {
        return Vec::new();
    }
    let mut legal = Actions::new();
    game.judge().legal(position, &mut legal);
    let uses = legal.into_iter().filter(|action| {
        action.die_use().is_some_and(|step| {
            step.piece == piece && step.from == walker.at && step.king != Some(KingChoice::Remove)
        })
    });
    // An X can wake a piece, so it is better kept.
    let uses_x = |action: &Action| action.die_use().is_some_and(|step| step.die == Face::X);
    let (last, first): (Vec<Action>, Vec<Action>) = uses.partition(uses_x);
    first
        .into_iter()
        .chain(last)
        .filter_map(|action| step(game.judge(), walker, action))
        .collect()
}

fn step(judge: &Judge, walker: &Walker, action: Action) -> Option<Walker> {
    let mut position = walker.position;
    let mut events = walker.events.clone();
    let new = events.len();
    judge
        .play(&mut position, action, |event| events.push(event))
        .ok()?;
    let at = events.get(new..)?.iter().find_map(|event| match *event {
        Event::Activated { to, .. } | Event::Moved { to, .. } => Some(to),
        _ => None,
    })?;
    let mut actions = walker.actions.clone();
    actions.push(action);
    Some(Walker {
        position,
        at,
        actions,
        events,
    })
}

/// Whether a choice about the king is to be made at the end.
fn chooses(walker: &Walker) -> bool {
    let last = walker.actions.last().and_then(|action| action.die_use());
    last.is_some_and(|step| step.king.is_some())
}

/// The place that the last use names.
fn landing(walker: &Walker) -> Option<Place> {
    Some(walker.actions.last()?.die_use()?.to)
}
