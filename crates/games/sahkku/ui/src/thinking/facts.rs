//! What is told about choices, and before a loss.

use std::collections::HashSet;

use sahkku::{Actions, Dice, Event, Game, Judge, Piece, Place, Position, Side, Stage};
use sahkku_player::{Threat, threats, throws};
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
    /// The other side can capture this piece with this share of its throws in its next turn; one of its pieces can come from the
    /// second place.
    Leaves(
        Piece,
        #[serde(with = "game::serialise::text")] Place,
        f64,
        #[serde(with = "game::serialise::text")] Place,
    ),
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
        let leaves = worst.and_then(|it| {
            let before = before_throw(judge, left, side.other())?;
            let is_it = |_: &Position, lost: Loss| (lost.piece, lost.at) == (it.piece, it.place);
            let mut throws = throws(judge.rules(), judge.rules().dice).into_iter();
            let lost = throws.find_map(|(dice, _)| loss(judge, before, dice, side, is_it))?;
            Some(Reason::Leaves(
                it.piece,
                it.place,
                it.probability,
                lost.from,
            ))
        });
        let mut found: Vec<Reason> = done.into_iter().chain(leaves).collect();
        if found.len() < 2
            && let Some(guards) = guards()
        {
            let first = usize::from(done.is_some());
            found.insert(first, guards);
        }
        found
    }

    fn danger(game: &Game, side: Side) -> Option<Danger> {
        danger(game.judge(), game.position(), side)
    }

    fn chance(danger: &Danger) -> f64 {
        danger.probability
    }
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

/// A turn of the other side, so far.
struct Played {
    position: Position,
    /// Pieces that moved: where each stands, and where it stood before the throw.
    moved: Vec<(Place, Place)>,
}

/// How the other side's next throw can make `side` lose by a capture, if it can.
fn danger(judge: &Judge, position: &Position, side: Side) -> Option<Danger> {
    let before = before_throw(judge, position, side.other())?;
    let rules = judge.rules();
    let mut found: Option<Danger> = None;
    for (dice, probability) in throws(rules, rules.dice) {
        let ends = |after: &Position, _| {
            let outcome = after.outcome();
            outcome.is_some_and(|outcome| outcome.winner == Some(side.other()))
        };
        if let Some(Loss { piece, at, from }) = loss(judge, before, dice, side, ends) {
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

/// A piece that the other side captures, its place, and where the captor came from before the throw.
#[derive(Clone, Copy)]
struct Loss {
    piece: Piece,
    at: Place,
    from: Place,
}

/// The first loss by a throw of the other side that is `wanted`, given the position after it.
fn loss(
    judge: &Judge,
    mut position: Position,
    dice: Dice,
    side: Side,
    wanted: impl Fn(&Position, Loss) -> bool,
) -> Option<Loss> {
    let before = position;
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
            let known = moved.iter().rfind(|(at, _)| *at == step.from.place());
            // A king that was taken may stand where nothing stood before: he comes from his captor.
            let stood = before
                .figures()
                .any(|it| it.at.place() == step.from.place());
            let known = known.or_else(|| moved.last().filter(|_| !stood));
            let from = known.map_or(step.from.place(), |(_, from)| *from);
            let mut after = position;
            let (mut lost, mut lands) = (Vec::new(), step.from.place());
            judge.play_unchecked(&mut after, action, &mut |event| match event {
                Event::Captured {
                    side: owner,
                    piece,
                    at,
                    ..
                } if owner == side => {
                    let at = at.place();
                    lost.push(Loss { piece, at, from });
                }
                Event::KingTaken {
                    from: Some(owner),
                    at,
                    ..
                } if owner == side => {
                    let piece = Piece::King;
                    lost.push(Loss { piece, at, from });
                }
                Event::Activated { to, .. } | Event::Moved { to, .. } => lands = to.place(),
                _ => {}
            });
            if let Some(lost) = lost.into_iter().rfind(|lost| wanted(&after, *lost)) {
                return Some(lost);
            }
            if after.outcome().is_none() && seen.insert(after) {
                let mut moved = moved.clone();
                moved.push((lands, from));
                open.push(Played {
                    position: after,
                    moved,
                });
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
