//! What soldiers can do, computed once as actions, so that listing them only copies them.

use crate::place::{Place, Row, Spot};
use crate::{Action, Face, Piece, Use};

/// What soldiers of one army can do with one die, by their spot.
///
/// Sleepers have a spot, too: that of a homebound soldier in the women's home row, which is never used, whichever their own home
/// row is. So one list covers all soldiers, the sleepers last.
#[derive(Clone, Debug)]
pub(crate) struct Steps {
    actions: [Action; 128],
    /// Where they end; nowhere for spots where no piece stands.
    ends: [Place; 128],
}

impl Steps {
    /// The steps with a die that takes awake soldiers where `after` says, and sleepers where `wake` says, if the die can wake
    /// them.
    pub(crate) fn new(
        die: Face,
        after: &[Spot; 128],
        sleepers: impl Iterator<Item = Place>,
        wake: impl Fn(Place) -> Place,
    ) -> Steps {
        let mut steps = Steps {
            actions: [Action::Stop; 128],
            ends: [Place::NOWHERE; 128],
        };
        let step = |from, to| Use {
            piece: Piece::Soldier,
            from,
            to,
            die,
            king: None,
        };
        for from in Spot::all() {
            let to = after[from.index()].place();
            steps.actions[from.index()] = Action::Move(step(from, to));
            steps.ends[from.index()] = to;
        }
        for from in sleepers {
            let to = wake(from);
            let bed = Steps::bed(from);
            steps.actions[bed.index()] = Action::Activate(step(Spot::outbound(from), to));
            steps.ends[bed.index()] = to;
        }
        steps
    }

    /// The spot that represents a sleeper in a home row.
    pub(crate) fn bed(place: Place) -> Spot {
        Spot::new(Place::at(Row::C, place.column()), true)
    }

    /// What the soldier on `spot` can do, and where that ends.
    #[inline]
    pub(crate) fn of(&self, spot: Spot) -> (Action, Place) {
        (self.actions[spot.index()], self.ends[spot.index()])
    }
}
