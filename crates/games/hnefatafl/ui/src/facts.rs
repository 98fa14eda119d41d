//! What is told about choices, and before a loss.

use hnefatafl::{
    Action, Actions, Event, Game, Judge, Outcome, Piece, Position, Reason as End, Side, Square,
    Squares,
};
use serde::{Deserialize, Serialize};
use worker::{Choice, Facts};

use crate::threats::{Threat, threats, with_turn};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HnefataflFacts;

/// What a choice does, or what it leaves.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    Wins,
    /// It captures this enemy piece.
    Captures(Piece, #[serde(with = "game::serialise::text")] Square),
    /// It opens a way by which the king could escape here.
    Opens(#[serde(with = "game::serialise::text")] Square),
    /// It closes the way by which he could have escaped here.
    Closes(#[serde(with = "game::serialise::text")] Square),
    /// The next move of the same side could take the king, who stands here.
    Corners(#[serde(with = "game::serialise::text")] Square),
    /// This own piece, which stands here now, could have been captured, and no longer can.
    Guards(Piece, #[serde(with = "game::serialise::text")] Square),
    /// The next move of the same side could capture this piece, and could not before.
    Threatens(Piece, #[serde(with = "game::serialise::text")] Square),
    /// The king could go here now, and could not before.
    Frees(#[serde(with = "game::serialise::text")] Square),
    /// The king could have gone here, and no longer can.
    Bars(#[serde(with = "game::serialise::text")] Square),
    /// The other side can capture this piece with its next move, which goes from the second square to the third.
    Leaves(
        Piece,
        #[serde(with = "game::serialise::text")] Square,
        #[serde(with = "game::serialise::text")] Square,
        #[serde(with = "game::serialise::text")] Square,
    ),
    /// The king can escape here with the other side's next move. He stands on the second square.
    LeavesWay(
        #[serde(with = "game::serialise::text")] Square,
        #[serde(with = "game::serialise::text")] Square,
    ),
}

/// The other side's next move can end the game.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Debug)]
pub struct Danger {
    #[serde(with = "game::serialise::text")]
    pub from: Square,
    /// Where the piece goes: where the king escapes, or the last square of the ring around him.
    #[serde(with = "game::serialise::text")]
    pub to: Square,
    /// Where the king stands.
    #[serde(with = "game::serialise::text")]
    pub king: Square,
}

impl Facts<Game> for HnefataflFacts {
    type Reason = Reason;
    type Danger = Danger;

    /// At most two reasons: what the move does, and what it leaves.
    fn reasons(choice: &Choice<Game>) -> Vec<Reason> {
        let [before, after] = [&choice.before, &choice.after].map(Game::position);
        let (judge, side) = (choice.before.judge(), before.turn());
        let won = |outcome: Outcome| outcome.winner == Some(side);
        if choice.after.outcome().is_some_and(won) {
            return vec![Reason::Wins];
        }
        let captured = choice.events.iter().find_map(|event| match *event {
            Event::Captured { piece, at, .. } => Some(Reason::Captures(piece, at)),
            _ => None,
        });
        if choice.left().is_none() {
            return captured.into_iter().collect();
        }
        // The square after the move, if the piece has moved.
        let moved_to = |at: Square| {
            let moved = choice.events.iter().find_map(|event| match *event {
                Event::Moved { from, to, .. } if from == at => Some(to),
                _ => None,
            });
            moved.unwrap_or(at)
        };
        let ways = [before, after].map(|position| judge.open_ways(position));
        let new_way = |[from, to]: [Squares; 2]| to.into_iter().find(|way| !from.has(*way));
        let [were, are] = ways;
        let about_king = match side {
            Side::Swede => new_way([were, are]).map(Reason::Opens),
            Side::Muscovite => new_way([are, were]).map(Reason::Closes).or_else(|| {
                let danger = danger(judge, after, Side::Swede)?;
                Some(Reason::Corners(danger.king))
            }),
        };
        let open = threats(judge, after, side);
        let leaves = match side {
            // If players announce open ways, a way alone is not enough.
            Side::Muscovite => {
                danger(judge, after, side).map(|danger| Reason::LeavesWay(danger.to, danger.king))
            }
            Side::Swede => None,
        };
        // The king comes first among them.
        let leaves = leaves.or_else(|| {
            let (it, by) = open.iter().find_map(|it| Some((it, it.moves.first()?)))?;
            Some(Reason::Leaves(it.piece, it.place, by.from, by.to))
        });
        let guards = || {
            let now = |threat: &Threat| (threat.piece, moved_to(threat.place));
            let was_open = threats(judge, before, side);
            let stays = |(piece, at): &(Piece, Square)| {
                open.iter().all(|it| (it.piece, it.place) != (*piece, *at))
            };
            let safe = was_open.iter().map(now).find(stays);
            safe.map(|(piece, at)| Reason::Guards(piece, at))
        };
        let done = captured.or(about_king).or_else(guards);
        let done = done.or_else(|| quiet(judge, before, after));
        done.into_iter().chain(leaves).collect()
    }

    fn danger(game: &Game, side: Side) -> Option<Danger> {
        danger(game.judge(), game.position(), side)
    }

    /// No chance is involved.
    fn chance(_: &Danger) -> f64 {
        1.0
    }
}

/// What a move does that neither captures, nor decides about the king, nor guards a piece.
fn quiet(judge: &Judge, before: &Position, after: &Position) -> Option<Reason> {
    let other = before.turn().other();
    let was_open = threats(judge, before, other);
    let is_new =
        |it: &Threat| it.piece != Piece::King && was_open.iter().all(|was| was.place != it.place);
    let threatens = threats(judge, after, other).into_iter().find(is_new);
    if let Some(it) = threatens {
        return Some(Reason::Threatens(it.piece, it.place));
    }
    let [were, are] = [before, after].map(|position| king_goes(judge, position));
    let farthest = |king: Square, squares: Squares, without: Squares| {
        let squares = squares.into_iter().filter(|at| !without.has(*at));
        squares.max_by_key(|at| king.way_to(*at).count())
    };
    match before.turn() {
        Side::Swede if before.king() != after.king() => None,
        Side::Swede => farthest(after.king(), are, were).map(Reason::Frees),
        Side::Muscovite => farthest(before.king(), were, are).map(Reason::Bars),
    }
}

/// The squares to which the king could move now, whichever side is to move.
fn king_goes(judge: &Judge, position: &Position) -> Squares {
    let mut legal = Actions::new();
    if let Some(position) = with_turn(judge, position, Side::Swede) {
        judge.legal(&position, &mut legal);
    }
    let of_king = legal.iter().filter(|action| action.from == position.king());
    of_king.map(|action| action.to).collect()
}

/// How the next move of the other side can make `side` lose at once, if it can.
fn danger(judge: &Judge, position: &Position, side: Side) -> Option<Danger> {
    let before = match position.turn() == side {
        true => with_turn(judge, position, side.other())?,
        false => *position,
    };
    if before.outcome().is_some() {
        return None;
    }
    let mut legal = Actions::new();
    judge.legal(&before, &mut legal);
    let wins = |action: &&Action| {
        let mut after = before;
        judge.play_unchecked(&mut after, **action, &mut |_| ());
        after.outcome().is_some_and(|outcome| {
            outcome.winner == Some(side.other())
                && matches!(outcome.reason, End::Escaped | End::Surrounded)
        })
    };
    legal.iter().find(wins).map(|action| Danger {
        from: action.from,
        to: action.to,
        king: before.king(),
    })
}
