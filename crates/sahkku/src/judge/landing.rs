//! Where pieces may land (§5), asked for a whole side at once.

use crate::place::{Place, Places, Spot};
use crate::rules::{KingTaken, Sleepers};
use crate::{Judge, Piece, Position, Side};

/// The places closed to each kind of piece of one side, and the king that can be taken.
#[derive(Clone, Copy)]
pub(super) struct Landing {
    pub(super) closed_to_soldiers: Places,
    pub(super) closed_to_queen: Places,
    pub(super) closed_to_king: Places,
    /// The king's place, where landing there takes him.
    pub(super) takeable: Places,
    /// Own soldiers on foot: what a queue may not pass.
    pub(super) on_foot: Places,
    /// Whether a soldier's push would ram an own piece.
    pub(super) push_blocked: bool,
    /// Whether the queen's push would: she does not stand in her own way.
    pub(super) queen_push_blocked: bool,
}

impl Landing {
    /// Whether taking the king by landing on him is barred to `piece`.
    #[inline]
    pub(super) fn bars_taking(&self, piece: Piece) -> bool {
        match piece {
            Piece::Queen => self.queen_push_blocked,
            Piece::Soldier | Piece::King => self.push_blocked,
        }
    }
}

impl Judge {
    /// §5, rules 1 to 3, and §6 on pushing, for all places at once.
    #[inline(always)]
    pub(super) fn landing(&self, position: &Position, side: Side) -> Landing {
        let rules = &self.rules;
        let (own, enemy) = (position.army(side), position.army(side.other()));
        let on_foot = own.on_foot();
        let soldiers = position.soldiers_at(side);
        let own_king = position.king.place_if_held_by(side);

        let closed_sleepers = enemy
            .sleepers()
            .only_if(rules.sleepers != Sleepers::Exposed)
            | own.sleepers().only_if(rules.sleepers == Sleepers::Closed);
        let queen = own.queen_place();
        let common = closed_sleepers | queen;

        let unless = |allowed: bool, places: Places| places.only_if(!allowed);
        let may_join_king = rules.king_shares && rules.king_taken != KingTaken::Push;
        let mut closed_to_soldiers =
            common | unless(rules.stacking, soldiers) | unless(may_join_king, own_king);
        let closed_to_king = common | unless(rules.king_shares, soldiers);
        let mut closed_to_queen = common | soldiers | own_king;

        let takeable = self.takeable(position, side);
        let mut push_blocked = false;
        let mut queen_push_blocked = false;
        if rules.king_taken == KingTaken::Push && !takeable.is_empty() {
            let target = Places::only(self.push_target(position, side).place());
            push_blocked = !(target & (soldiers | queen)).is_empty();
            queen_push_blocked = !(target & soldiers).is_empty();
            if !rules.utsjok {
                closed_to_soldiers |= unless(!push_blocked, takeable);
                closed_to_queen |= unless(!queen_push_blocked, takeable);
            }
        }
        Landing {
            closed_to_soldiers,
            closed_to_queen,
            closed_to_king,
            takeable,
            on_foot,
            push_blocked,
            queen_push_blocked,
        }
    }

    /// The king's place, if a soldier or queen of `side` that lands there takes him.
    #[inline]
    pub(super) fn takeable(&self, position: &Position, side: Side) -> Places {
        let king = &position.king;
        let held = king.holder == Some(side);
        // No `||`: each of these is quicker found out than guessed.
        king.place()
            .only_if(!(king.inert | held) & self.landing_takes())
    }

    /// Where the king goes when `side` pushes him: one step on from where he stands, outbound.
    #[inline]
    pub(super) fn push_target(&self, position: &Position, side: Side) -> Spot {
        let from = Spot::outbound(position.king.spot.place());
        self.track(position, side).after(from, 1)
    }

    /// The first own soldier on foot that a soldier would pass over on its way.
    pub(super) fn passed_in_queue(
        &self,
        position: &Position,
        side: Side,
        on_foot: Places,
        from: Spot,
        value: u8,
    ) -> Option<Place> {
        let track = self.track(position, side);
        (1..value)
            .map(|step| track.after(from, step).place())
            .find(|&place| on_foot.has(place))
    }
}
