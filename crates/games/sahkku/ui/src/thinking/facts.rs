//! What is told about choices, and before a loss.

use std::collections::HashSet;

use sahkku::{Actions, Dice, Event, Game, Judge, Piece, Place, Position, Side, Spot, Stage};
use sahkku_player::{Threat, ThreatSearch, throws};
use serde::{Deserialize, Serialize};
use worker::{Choice, Facts};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SahkkuFacts;

/// What a choice does, or what it leaves.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    Wins,
    /// It captures this enemy piece.
    Captures(Piece, #[serde(with = "game::serialise::text")] Place),
    /// It takes the king, who stood here.
    TakesKing(#[serde(with = "game::serialise::text")] Place),
    /// It wakes this piece, which slept here.
    Wakes(Piece, #[serde(with = "game::serialise::text")] Place),
    /// This own piece, which stands here now, could have been captured, and no longer can.
    Guards(Piece, #[serde(with = "game::serialise::text")] Place),
    /// The other side can capture this piece with this share of its throws in its next turn.
    Leaves(Piece, #[serde(with = "game::serialise::text")] Place, f64),
}

/// The other side's next throw can end the game.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Debug)]
pub struct Danger {
    /// The piece without which the game is lost.
    pub piece: Piece,
    #[serde(with = "game::serialise::text")]
    pub at: Place,
    /// Where an enemy piece can come from.
    #[serde(with = "game::serialise::text")]
    pub from: Place,
    /// The share of all throws that do so, from 0 to 1. Dice that are thrown again are not counted.
    pub probability: f64,
}

impl Facts<Game> for SahkkuFacts {
    type Reason = Reason;
    type Danger = Danger;

    /// If many pieces are awake, all throws together have a hundred thousand uses.
    const OTHERS: usize = 12;

    fn reasons(choice: &Choice<Game>) -> Vec<Reason> {
        reasons(choice)
    }

    fn danger(game: &Game, side: Side) -> Option<Danger> {
        danger(game.judge(), game.position(), side)
    }

    fn chance(danger: &Danger) -> f64 {
        danger.probability
    }
}

/// At most two reasons: what the actions do, and what they leave.
fn reasons(choice: &Choice<Game>) -> Vec<Reason> {
    let [before, after] = [&choice.before, &choice.after].map(Game::position);
    let (judge, side, events) = (choice.before.judge(), before.turn(), &choice.events);
    let won = |outcome: sahkku::Outcome| outcome.winner == Some(side);
    if after.outcome().is_some_and(won) {
        return vec![Reason::Wins];
    }
    let done = [captures, takes_king, wakes]
        .iter()
        .find_map(|find| find(side, events));
    let Some(left) = choice.left().map(Game::position) else {
        return done.into_iter().collect();
    };
    // A piece that moves on in the same turn does not concern these actions.
    let stays = |piece, at| {
        let stands = |figure: sahkku::Figure| {
            (figure.piece, figure.at.place(), figure.side) == (piece, at, Some(side))
        };
        [after, left].map(|position| position.figures().any(stands)) == [true; 2]
    };
    let open = threats(judge, left, side);
    let guards = || {
        let was_open = threats(judge, before, side);
        let now = |threat: &Threat| (threat.piece, moved_to(threat.place, events));
        let is_open = |&(piece, at): &(Piece, Place)| {
            let same = |threat: &Threat| (threat.piece, threat.place) == (piece, at);
            open.iter().any(same)
        };
        let mut safe = was_open.iter().map(now);
        let safe = safe.find(|one| stays(one.0, one.1) && !is_open(one));
        safe.map(|(piece, at)| Reason::Guards(piece, at))
    };
    let weight = |threat: &&Threat| {
        let piece = match threat.piece {
            Piece::Queen => 4.0,
            Piece::King => 2.0,
            Piece::Soldier => 1.0,
        };
        threat.probability * piece
    };
    let worst = open
        .iter()
        .filter(|threat| stays(threat.piece, threat.place))
        .max_by(|one, other| weight(one).total_cmp(&weight(other)));
    let leaves = worst.map(|it| Reason::Leaves(it.piece, it.place, it.probability));
    let mut found: Vec<Reason> = done.into_iter().chain(leaves).collect();
    if found.len() < 2
        && let Some(guards) = guards()
    {
        let first = usize::from(done.is_some());
        found.insert(first, guards);
    }
    found
}

fn captures(side: Side, events: &[Event]) -> Option<Reason> {
    events.iter().find_map(|event| match *event {
        Event::Captured {
            side: owner,
            piece,
            at,
            ..
        } if owner != side => Some(Reason::Captures(piece, at.place())),
        _ => None,
    })
}

fn takes_king(side: Side, events: &[Event]) -> Option<Reason> {
    events.iter().find_map(|event| match *event {
        Event::KingTaken { by, at, .. } if by == side => Some(Reason::TakesKing(at)),
        _ => None,
    })
}

fn wakes(_: Side, events: &[Event]) -> Option<Reason> {
    events.iter().find_map(|event| match *event {
        Event::Activated { piece, from, .. } => Some(Reason::Wakes(piece, from)),
        _ => None,
    })
}

/// Where the piece that stood here before stands now.
fn moved_to(at: Place, events: &[Event]) -> Place {
    events.iter().fold(at, |at, event| match *event {
        Event::Activated { from, to, .. } if from == at => to.place(),
        Event::Moved { from, to, .. } if from.place() == at => to.place(),
        _ => at,
    })
}

fn threats(judge: &Judge, position: &Position, side: Side) -> Vec<Threat> {
    let mut search = ThreatSearch::new(judge, position, side);
    loop {
        if let Some(threats) = search.advance() {
            return threats;
        }
    }
}

/// A turn of the other side, so far.
struct Played {
    position: Position,
    /// Pieces that moved: where each stands, and where it stood before the throw.
    moved: Vec<(Spot, Place)>,
}

/// How the other side's next throw can make `side` lose by a capture, if it can.
fn danger(judge: &Judge, position: &Position, side: Side) -> Option<Danger> {
    let before = before_throw(judge, position, side.other())?;
    let rules = judge.rules();
    let mut found: Option<Danger> = None;
    for (dice, probability) in throws(rules, rules.dice) {
        if let Some((piece, at, from)) = loss(judge, before, dice, side) {
            let danger = found.get_or_insert(Danger {
                piece,
                at,
                from,
                probability: 0.0,
            });
            danger.probability += f64::from(probability);
        }
    }
    found
}

/// What a throw of the other side captures last, its place, and where the captor comes from, if that ends the game.
fn loss(
    judge: &Judge,
    mut position: Position,
    dice: Dice,
    side: Side,
) -> Option<(Piece, Place, Place)> {
    // The throw has as many dice as are in the hand, with their own faces.
    judge.throw_unchecked(&mut position, dice, &mut |_: Event| {});
    let mut seen = HashSet::new();
    let mut open = vec![Played {
        position,
        moved: Vec::new(),
    }];
    let mut legal = Actions::new();
    while let Some(Played { position, moved }) = open.pop() {
        if position.turn() == side || position.stage() != Stage::Decide {
            continue;
        }
        legal.clear();
        judge.legal(&position, &mut legal);
        for &action in &legal {
            let Some(step) = action.die_use() else {
                continue;
            };
            let known = moved.iter().rfind(|(at, _)| *at == step.from);
            let from = known.map_or(step.from.place(), |(_, from)| *from);
            let mut after = position;
            let (mut lost, mut lands) = (None, step.from);
            judge.play_unchecked(&mut after, action, &mut |event| match event {
                Event::Captured {
                    side: owner,
                    piece,
                    at,
                    ..
                } if owner == side => lost = Some((piece, at.place(), from)),
                Event::KingTaken {
                    from: Some(owner),
                    at,
                    ..
                } if owner == side => lost = Some((Piece::King, at, from)),
                Event::Activated { to, .. } | Event::Moved { to, .. } => lands = to,
                _ => {}
            });
            match after.outcome() {
                Some(outcome) if outcome.winner == Some(side.other()) && lost.is_some() => {
                    return lost;
                }
                Some(_) => {}
                None if seen.insert(after) => {
                    let mut moved = moved.clone();
                    moved.push((lands, from));
                    open.push(Played {
                        position: after,
                        moved,
                    });
                }
                None => {}
            }
        }
    }
    None
}

/// The position as if this side were about to throw; `None` if the game is over.
fn before_throw(judge: &Judge, position: &Position, side: Side) -> Option<Position> {
    if position.outcome().is_some() {
        return None;
    }
    let mut setup = position.to_setup();
    setup.turn = side;
    setup.thrown = Dice::NONE;
    setup.unused = Dice::NONE;
    setup.in_hand = judge.rules().dice;
    setup.used_any = false;
    setup.tries = 0;
    judge.set_up(&setup).ok()
}
