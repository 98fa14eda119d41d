//! Immediate wins, found without making every move.

use hnefatafl::{Action, Announce, CastleCounts, Judge, KingTaken, Position, Side, Square};

use crate::geometry::{Geometry, bit, squares_of};

/// Whether the king may escape with the Swede's next move if a way is open.
pub(crate) fn may_go_out(judge: &Judge, position: &Position) -> bool {
    judge.rules().announce == Announce::Program || position.said().is_some()
}

/// A move of the side to move that wins at once by an escape or by taking the king.
pub(crate) fn winning_move(
    judge: &Judge,
    geometry: &Geometry,
    position: &Position,
) -> Option<Action> {
    match position.turn() {
        Side::Swede => escape(judge, geometry, position),
        Side::Muscovite => surrounding(judge, geometry, position),
    }
}

fn escape(judge: &Judge, geometry: &Geometry, position: &Position) -> Option<Action> {
    let blocked = geometry.blocks_king(position);
    let (ways, _) = geometry.open_ways(position.king().index(), blocked);
    if ways == 0 || !may_go_out(judge, position) {
        return None;
    }
    let out = judge.open_ways(position).first()?;
    Some(Action::new(position.king(), out))
}

/// A move that takes the king. Few squares beside him matter, and each candidate is verified.
fn surrounding(judge: &Judge, geometry: &Geometry, position: &Position) -> Option<Action> {
    let rules = judge.rules();
    let king = position.king().index();
    let around = geometry.neighbours[king];
    let occupied = position.occupied().bits();
    let muscovites = position.muscovites().bits();
    let throne = if rules.castle_counts == CastleCounts::No {
        0
    } else {
        bit(rules.board.throne()) & !occupied
    };
    let hostile = muscovites | throne;
    if around & hostile == 0 {
        return None;
    }
    for to in squares_of(around & !occupied) {
        let rest = around & !(1 << to);
        let four = rest & !hostile == 0;
        let two = rules.king_taken != KingTaken::Four
            && geometry.pairs[to]
                .iter()
                .any(|pair| pair.beside == 1 << king && pair.behind & muscovites != 0);
        if !four && !two {
            continue;
        }
        for from in geometry.nearest(to, occupied) {
            if muscovites >> from & 1 == 0 {
                continue;
            }
            let action = Action::new(square(from)?, square(to)?);
            if judge.why(position, action).is_none() && takes_king(judge, position, action) {
                return Some(action);
            }
        }
    }
    None
}

fn takes_king(judge: &Judge, position: &Position, action: Action) -> bool {
    let mut after = *position;
    judge.play_unchecked(&mut after, action, &mut |_| ());
    after
        .outcome()
        .is_some_and(|outcome| outcome.winner == Some(Side::Muscovite))
}

fn square(index: usize) -> Option<Square> {
    Square::new((index % 11) as u8 + 1, (index / 11) as u8 + 1)
}

/// The squares on which the Muscovite to move can stop the king's escape; `None` if there is no threat. A move elsewhere that
/// does not take the king loses.
pub(crate) fn squares_to_block(
    judge: &Judge,
    geometry: &Geometry,
    position: &Position,
) -> Option<u128> {
    if position.turn() != Side::Muscovite || !may_go_out(judge, position) {
        return None;
    }
    let blocked = geometry.blocks_king(position);
    let (ways, squares) = geometry.open_ways(position.king().index(), blocked);
    (ways > 0).then_some(squares)
}
