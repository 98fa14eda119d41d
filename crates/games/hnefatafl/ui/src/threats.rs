//! What the other side's next move could capture.

use hnefatafl::{Action, Actions, Judge, Piece, Position, Side, Square, Squares};

use crate::session::foresee;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threat {
    pub place: Square,
    /// Its kind. A king is taken, not captured.
    pub piece: Piece,
    /// The moves that capture it, each without a word.
    pub moves: Vec<Action>,
}

/// The pieces of `side` that the other side could capture with one move, and the king if it could take him: he comes first.
///
/// The other side is assumed to move now, whichever side is to move. For the ways by which the king could escape, see
/// [`Judge::open_ways`].
pub fn threats(judge: &Judge, position: &Position, side: Side) -> Vec<Threat> {
    let Some(position) = with_turn(judge, position, side.other()) else {
        return Vec::new();
    };
    let mut legal = Actions::new();
    judge.legal(&position, &mut legal);
    // A word does not change the captures.
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
        // The word was said about another position.
        setup.said = None;
    }
    judge.set_up(&setup).ok()
}
