//! What the other side's next move could take.

use hnefatafl::{Action, Actions, Judge, Piece, Position, Side, Square, Squares};

use crate::session::foresee;

/// A piece that falls by one move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threat {
    /// Where the piece stands.
    pub place: Square,
    /// What it is. A king is taken, not captured.
    pub piece: Piece,
    /// The moves by which it falls, each without a word.
    pub moves: Vec<Action>,
}

/// The pieces of `side` that the other side could capture with one move, and the king if it could take him: he comes first.
///
/// The other side is assumed to move now, no matter whose turn it is. By which ways the king could go out is
/// [`Judge::open_ways`].
#[must_use]
pub fn threats(judge: &Judge, position: &Position, side: Side) -> Vec<Threat> {
    let Some(position) = with_turn(judge, position, side.other()) else {
        return Vec::new();
    };
    let mut legal = Actions::new();
    judge.legal(&position, &mut legal);
    // A word changes nothing of what falls.
    let silent = legal.iter().filter(|action| action.say.is_none());
    let falls = |action: &Action| (*action, foresee(judge, position, *action).captures);
    let falls: Vec<(Action, Squares)> = silent.map(falls).collect();
    let own = position.pieces().filter(|(piece, _)| piece.side() == side);
    let threats = own.map(|(piece, place)| {
        let takes = falls.iter().filter(|(_, taken)| taken.has(place));
        Threat {
            place,
            piece,
            moves: takes.map(|(action, _)| *action).collect(),
        }
    });
    threats.filter(|threat| !threat.moves.is_empty()).collect()
}

/// The same position with this side to move; `None` if the game is over.
pub(crate) fn with_turn(judge: &Judge, position: &Position, side: Side) -> Option<Position> {
    if position.outcome().is_some() {
        return None;
    }
    let mut setup = position.to_setup();
    setup.turn = side;
    if side == Side::Muscovite {
        // The word was said of another position.
        setup.said = None;
    }
    judge.set_up(&setup).ok()
}
