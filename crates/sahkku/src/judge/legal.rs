//! The legal actions (§3, §4), and whether there are any.

use core::ops::ControlFlow;

use super::landing::Landing;
use crate::dice::FaceSet;
use crate::place::{Place, Places, Spot};
use crate::rules::{ActivationOrder, KingMoves, Rethrow};
use crate::{Action, Actions, Dice, Face, Judge, KingChoice, Piece, Position, Side, Use};

impl Judge {
    /// Fills `legal` with every legal action of the side to move, each once; none where the
    /// game waits for dice or is over.
    pub fn legal(&self, position: &Position, legal: &mut Actions) {
        legal.clear();
        if position.in_hand > 0 || position.outcome.is_some() {
            return;
        }
        let side = position.turn;
        let landing = self.landing(position, side);
        for face in self.allowed(position.unused) {
            let _ = self.uses(position, side, &landing, face, &mut |action| {
                legal.push(action);
                ControlFlow::Continue(())
            });
        }
        let stuck = legal.is_empty();
        let rethrows = self.rethrows(position);
        for count in rethrows.clone() {
            legal.push(Action::Rethrow(count));
        }
        if self.rules.may_stop || (stuck && !rethrows.is_empty()) {
            legal.push(Action::Stop);
        }
    }

    /// The faces of `unused` that may be used next (§3, order of use).
    #[inline]
    pub(super) fn allowed(&self, unused: Dice) -> FaceSet {
        self.next[unused.kinds_index()]
    }

    /// How many dice may be thrown again: an empty range if none.
    #[inline]
    pub(super) fn rethrows(&self, position: &Position) -> core::ops::Range<u8> {
        if position.used_any {
            return 0..0;
        }
        let crosses = position.unused.count(Face::X);
        match self.rules.rethrow {
            Rethrow::Each => 1..crosses + 1,
            Rethrow::All if crosses == self.rules.dice => crosses..crosses + 1,
            Rethrow::All | Rethrow::None => 0..0,
        }
    }

    /// Whether any of `faces` has a legal use for `side`.
    #[inline]
    pub(super) fn any_use(
        &self,
        position: &Position,
        side: Side,
        landing: &Landing,
        mut faces: impl Iterator<Item = Face>,
    ) -> bool {
        faces.any(|face| {
            self.uses(position, side, landing, face, &mut |_| {
                ControlFlow::Break(())
            })
            .is_break()
        })
    }

    /// Shows `each` every legal use of a die with `face`, until it breaks off.
    #[inline]
    fn uses(
        &self,
        position: &Position,
        side: Side,
        landing: &Landing,
        face: Face,
        each: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let value = self.value(face);
        if value == 0 {
            return ControlFlow::Continue(());
        }
        self.soldier_moves(position, side, landing, face, value, each)?;
        if face == Face::X {
            self.soldier_activations(position, side, landing, each)?;
        }
        self.queen_uses(position, side, landing, face, value, each)?;
        self.king_moves(position, side, landing, face, value, each)
    }

    #[inline]
    fn soldier_moves(
        &self,
        position: &Position,
        side: Side,
        landing: &Landing,
        die: Face,
        value: u8,
        each: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let track = self.track(position, side);
        for from in position.army(side).awake_spots() {
            let to = track.after(from, value).place();
            if landing.closed_to_soldiers.has(to) {
                continue;
            }
            if self.rules.queue
                && self
                    .passed_in_queue(position, side, landing.on_foot, from, value)
                    .is_some()
            {
                continue;
            }
            let step = Use {
                piece: Piece::Soldier,
                from,
                to,
                die,
                king: None,
            };
            self.with_king_choice(landing, step, |step| each(Action::Move(step)))?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn soldier_activations(
        &self,
        position: &Position,
        side: Side,
        landing: &Landing,
        each: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for place in self.wakeable(position, side) {
            let to = self.activation_step(position, side, place).place();
            if landing.closed_to_soldiers.has(to) {
                continue;
            }
            let from = Spot::outbound(place);
            let step = Use {
                piece: Piece::Soldier,
                from,
                to,
                die: Face::X,
                king: None,
            };
            self.with_king_choice(landing, step, |step| each(Action::Activate(step)))?;
        }
        ControlFlow::Continue(())
    }

    /// The sleeping soldiers whose turn to wake it can be (§4, order).
    #[inline]
    pub(super) fn wakeable(&self, position: &Position, side: Side) -> Places {
        let asleep = position.army(side).asleep;
        match self.rules.activation_order {
            ActivationOrder::Any => asleep,
            ActivationOrder::FrontFirst => self
                .front_sleeper(position, side)
                .map_or(Places::NONE, Places::only),
            ActivationOrder::NextFree => {
                let occupied = position.occupied();
                let track = self.track(position, side);
                let next = |place: Place| track.after(Spot::outbound(place), 1).place();
                asleep.filter(|&place| !occupied.has(next(place))).collect()
            }
        }
    }

    #[inline]
    fn queen_uses(
        &self,
        position: &Position,
        side: Side,
        landing: &Landing,
        die: Face,
        value: u8,
        each: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let army = position.army(side);
        let Some(queen) = army.queen else {
            return ControlFlow::Continue(());
        };
        if army.queen_asleep && die != Face::X {
            return ControlFlow::Continue(());
        }
        for to in self.royal.from(queen, value) - landing.closed_to_queen {
            let from = Spot::outbound(queen);
            let step = Use {
                piece: Piece::Queen,
                from,
                to,
                die,
                king: None,
            };
            self.with_king_choice(landing, step, |step| {
                each(if army.queen_asleep {
                    Action::Activate(step)
                } else {
                    Action::Move(step)
                })
            })?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn king_moves(
        &self,
        position: &Position,
        side: Side,
        landing: &Landing,
        die: Face,
        value: u8,
        each: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if position.king.holder != Some(side) {
            return ControlFlow::Continue(());
        }
        let from = position.king.spot;
        for to in self.king_reach(position, side, value) - landing.closed_to_king {
            each(Action::Move(Use {
                piece: Piece::King,
                from,
                to,
                die,
                king: None,
            }))?;
        }
        ControlFlow::Continue(())
    }

    /// Where the king of `side` can get to with `value` steps, closed places included.
    #[inline]
    pub(super) fn king_reach(&self, position: &Position, side: Side, value: u8) -> Places {
        let from = position.king.spot;
        match self.rules.king_moves {
            KingMoves::Soldier => {
                Places::only(self.track(position, side).after(from, value).place())
            }
            KingMoves::Royal | KingMoves::Orthogonal => self.king_lines.from(from.place(), value),
        }
    }

    /// The Utsjok choice (§6): two actions where landing takes the king, one everywhere else.
    #[inline]
    fn with_king_choice(
        &self,
        landing: &Landing,
        step: Use,
        mut each: impl FnMut(Use) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !self.rules.utsjok || !landing.takeable.has(step.to) {
            return each(step);
        }
        if !landing.bars_taking(step.piece) {
            each(Use {
                king: Some(KingChoice::Take),
                ..step
            })?;
        }
        each(Use {
            king: Some(KingChoice::Remove),
            ..step
        })
    }
}
