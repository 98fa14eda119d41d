//! Whether only the king can ever move (§7): then the program offers a draw.

use super::action_sink::AnyAction;
use crate::place::{Places, Spot};
use crate::{Action, Actions, Face, Judge, Piece, Position, Side};

/// Where the king can get by his own moves.
struct Walk {
    /// His places; the first is his current one.
    spots: Vec<Spot>,
    /// His moves: from the place with this index, with a die of this face, to the place with that index.
    moves: Vec<(usize, Face, usize)>,
}

impl Judge {
    /// Whether only the king can ever move again and neither side can make the other lose: the game could only go on without end.
    ///
    /// The king is followed to every place that he can reach by his own moves. In each of these positions, for all dice and
    /// either side, no legal use of a die moves or wakes anything but the king, and no move of the king captures a piece.
    ///
    /// If the rules have the blocked loss, his holder must have sleepers, or be able to keep him where every die has a use; the
    /// other side must have sleepers. If not even the king can move, the position is dead, and this is false.
    #[must_use]
    pub fn only_king_moves(&self, position: &Position) -> bool {
        let (None, Some(holder)) = (position.outcome, position.king.holder) else {
            return false;
        };
        if self.can_be_blocked(position, holder.other()) {
            return false;
        }
        self.walk_of_king(position, holder).is_some_and(|walk| {
            !walk.moves.is_empty() && (!self.can_be_blocked(position, holder) || self.lasts(&walk))
        })
    }

    /// Whether `side` loses when it can use none of its dice.
    fn can_be_blocked(&self, position: &Position, side: Side) -> bool {
        self.rules.blocked_loses && position.army(side).asleep.is_empty()
    }

    /// Every move that the king can ever make, if nothing else can ever happen.
    fn walk_of_king(&self, position: &Position, holder: Side) -> Option<Walk> {
        let mut walk = Walk {
            spots: vec![position.king.spot],
            moves: Vec::new(),
        };
        let enemies = position.army(holder.other()).places();
        let mut next = 0;
        while let Some(&spot) = walk.spots.get(next) {
            let mut here = *position;
            here.king.spot = spot;
            for face in self.worth {
                let mut others = AnyAction::default();
                self.uses(&here, holder.other(), face, &mut others);
                if others.found {
                    return None;
                }
                let mut uses = Actions::new();
                self.uses(&here, holder, face, &mut uses);
                for action in uses {
                    let Action::Move(step) = action else {
                        return None;
                    };
                    let meets = !(enemies & Places::only(step.to)).is_empty();
                    if step.piece != Piece::King || meets {
                        return None;
                    }
                    let to = if self.king_walks_home() {
                        self.track(&here, holder).after(spot, self.value(face))
                    } else {
                        Spot::outbound(step.to)
                    };
                    let known = walk.spots.iter().position(|&other| other == to);
                    let to = known.unwrap_or_else(|| {
                        walk.spots.push(to);
                        walk.spots.len() - 1
                    });
                    walk.moves.push((next, face, to));
                }
            }
            next += 1;
        }
        Some(walk)
    }

    /// Whether the king can be moved from here with any throw, again and again.
    fn lasts(&self, walk: &Walk) -> bool {
        let mut lasting = vec![true; walk.spots.len()];
        loop {
            let goes_on = |from: usize| {
                self.worth.into_iter().all(|face| {
                    let way = |&(n, with, to): &(usize, Face, usize)| {
                        n == from && with == face && lasting[to]
                    };
                    walk.moves.iter().any(way)
                })
            };
            let found = (0..lasting.len()).find(|&n| lasting[n] && !goes_on(n));
            match found {
                Some(n) => lasting[n] = false,
                None => return lasting[0],
            }
        }
    }
}
