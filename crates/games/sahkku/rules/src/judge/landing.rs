//! Where pieces may land (§5), computed for all places at once.

use super::view::View;
use crate::place::{Place, Places, Spot};
use crate::rules::{KingTaken, Rules, Sleepers};
use crate::{Judge, Piece};

/// Which places are closed to which pieces, as the rules say: a mask that passes all places if the rules close them, and none if
/// not. So no position needs to ask the rules again.
#[derive(Clone, Debug)]
pub(super) struct Closing {
    /// Closed by own sleepers, to every piece.
    own_sleepers: Places,
    /// Closed by the enemy's sleepers, to every piece.
    enemy_sleepers: Places,
    /// Closed by own soldiers, to soldiers.
    soldiers: Places,
    /// Closed by own soldiers, to the king.
    soldiers_to_king: Places,
    /// Closed by the own king, to soldiers.
    king: Places,
    /// Whether the king's place can be closed because he cannot be pushed.
    push: bool,
}

impl Closing {
    pub(super) fn new(rules: &Rules) -> Closing {
        let push = rules.king_taken == KingTaken::Push;
        let all_if = |closed| Places::ALL.only_if(closed);
        Closing {
            own_sleepers: all_if(rules.sleepers == Sleepers::Closed),
            enemy_sleepers: all_if(rules.sleepers != Sleepers::Exposed),
            soldiers: all_if(!rules.stacking),
            soldiers_to_king: all_if(!rules.king_shares),
            king: all_if(!rules.king_shares || push),
            push: push && !rules.utsjok,
        }
    }
}

/// The places that are closed to one side's pieces.
#[derive(Clone, Copy)]
pub(super) struct Closed {
    /// Closed to its soldiers.
    pub(super) soldier: Places,
    /// Closed to its queen.
    pub(super) queen: Places,
    /// Closed to the king when it holds him.
    pub(super) king: Places,
}

impl Judge {
    /// §5, rules 1 to 3, for all places at once.
    #[inline]
    pub(super) fn closed(&self, view: &View) -> Closed {
        let closing = &self.closing;
        let to_all = view.own.sleepers() & closing.own_sleepers
            | view.enemy.sleepers() & closing.enemy_sleepers
            | view.own.queen
            | Places::only(Place::NOWHERE);
        let soldiers = view.soldiers();
        let mut closed = Closed {
            soldier: to_all | soldiers & closing.soldiers | view.own_king & closing.king,
            queen: to_all | soldiers | view.own_king,
            king: to_all | soldiers & closing.soldiers_to_king,
        };
        if closing.push {
            closed.soldier |= self.rammed_king(view, Piece::Soldier);
            closed.queen |= self.rammed_king(view, Piece::Queen);
        }
        closed
    }

    /// The king's place, if `piece` could land there only by pushing him onto an own piece (§6, push).
    #[inline]
    fn rammed_king(&self, view: &View, piece: Piece) -> Places {
        self.takeable(view).only_if(self.push_rams(view, piece))
    }

    /// Whether an own piece stands where `piece` would push the king. The queen is not in her own way.
    #[inline]
    pub(super) fn push_rams(&self, view: &View, piece: Piece) -> bool {
        let queen = view.own.queen.only_if(piece != Piece::Queen);
        self.rules.king_taken == KingTaken::Push
            && (view.soldiers() | queen).has(view.push_target().place())
    }

    /// The king's place, if a soldier or queen of the side takes him by landing there.
    #[inline]
    pub(super) fn takeable(&self, view: &View) -> Places {
        let takes = !view.king.inert & self.landing_takes();
        view.king.place().only_if(takes) - view.own_king
    }
}

impl View<'_> {
    /// Where the king goes when the side pushes him: one step on from his place, outbound.
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
