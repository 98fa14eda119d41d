//! Where pieces may land (§5), asked for all places at once.

use super::view::View;
use crate::place::{Place, Places, Spot};
use crate::rules::{KingTaken, Sleepers};
use crate::{Judge, Piece};

/// What is closed to one side. What only one kind of piece needs is worked out when it is asked.
#[derive(Clone, Copy)]
pub(super) struct Landing {
    /// Closed to every piece: the queen's place, and those of closed or protected sleepers.
    closed: Places,
    /// Own soldiers, a rider among them.
    soldiers: Places,
}

impl Judge {
    /// §5, rules 1 to 3, for all places at once.
    #[inline]
    pub(super) fn landing(&self, view: &View) -> Landing {
        let sleepers = match self.rules.sleepers {
            Sleepers::Exposed => Places::NONE,
            Sleepers::Protected => view.enemy.sleepers(),
            Sleepers::Closed => view.own.sleepers() | view.enemy.sleepers(),
        };
        Landing {
            closed: sleepers | view.own.queen,
            soldiers: view.soldiers(),
        }
    }

    /// The places closed to the side's soldiers.
    #[inline]
    pub(super) fn closed_to_soldiers(&self, view: &View, landing: &Landing) -> Places {
        let rules = &self.rules;
        let may_join_king = rules.king_shares && rules.king_taken != KingTaken::Push;
        landing.closed
            | landing.soldiers.only_if(!rules.stacking)
            | view.own_king().only_if(!may_join_king)
            | self.closed_by_push(view, Piece::Soldier)
    }

    /// The places closed to the side's queen.
    #[inline]
    pub(super) fn closed_to_queen(&self, view: &View, landing: &Landing) -> Places {
        landing.closed
            | landing.soldiers
            | view.own_king()
            | self.closed_by_push(view, Piece::Queen)
    }

    /// The places closed to the king when the side holds him.
    #[inline]
    pub(super) fn closed_to_king(&self, landing: &Landing) -> Places {
        landing.closed | landing.soldiers.only_if(!self.rules.king_shares)
    }

    /// The king's place where `piece` could only land by ramming an own piece with him (§6, push).
    #[inline]
    fn closed_by_push(&self, view: &View, piece: Piece) -> Places {
        if self.rules.king_taken != KingTaken::Push || self.rules.utsjok {
            return Places::NONE;
        }
        self.rammed_king(view, piece)
    }

    /// Kept out of the way of rules without pushing.
    #[inline(never)]
    fn rammed_king(&self, view: &View, piece: Piece) -> Places {
        self.takeable(view).only_if(self.push_rams(view, piece))
    }

    /// Whether an own piece stands where `piece` would push the king. The queen does not stand in
    /// her own way.
    #[inline]
    pub(super) fn push_rams(&self, view: &View, piece: Piece) -> bool {
        let queen = view.own.queen.only_if(piece != Piece::Queen);
        self.rules.king_taken == KingTaken::Push
            && (view.soldiers() | queen).has(view.push_target().place())
    }

    /// The king's place, if a soldier or queen of the side that lands there takes him.
    #[inline]
    pub(super) fn takeable(&self, view: &View) -> Places {
        let takes = !(view.king.inert | view.holds_king) & self.landing_takes();
        view.king.place().only_if(takes)
    }
}

impl View<'_> {
    /// Where the king goes when the side pushes him: one step on from where he stands, outbound.
    #[inline]
    pub(super) fn push_target(&self) -> Spot {
        self.track.after(Spot::outbound(self.king.spot.place()), 1)
    }

    /// The first own soldier on foot that a soldier would pass over on its way.
    pub(super) fn passed_in_queue(&self, from: Spot, value: u8) -> Option<Place> {
        let on_foot = self.own.on_foot();
        (1..value)
            .map(|step| self.track.after(from, step).place())
            .find(|&place| on_foot.has(place))
    }
}
