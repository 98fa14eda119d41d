//! The legal actions (§3, §4), and whether there are any.

use core::ops::ControlFlow;

use super::landing::Landing;
use super::view::View;
use crate::dice::FaceSet;
use crate::place::{Place, Places, Spot};
use crate::rules::{ActivationOrder, KingMoves, Rethrow};
use crate::{Action, Actions, Dice, Face, Judge, KingChoice, Piece, Position, Use};

impl Judge {
    /// Fills `legal` with every legal action of the side to move, each once; none where the
    /// game waits for dice or is over.
    pub fn legal(&self, position: &Position, legal: &mut Actions) {
        legal.clear();
        if position.in_hand == 0 && position.outcome.is_none() {
            self.list(position, legal);
        }
    }

    /// [`Judge::legal`] where dice lie in the tray. Whether there is anything but to stop.
    #[inline]
    pub(super) fn list(&self, position: &Position, legal: &mut Actions) -> bool {
        legal.clear();
        let view = self.view(position, position.turn);
        let landing = self.landing(&view);
        for face in self.allowed(position.unused) {
            let _ = self.uses(&view, &landing, face, &mut |action| {
                legal.push(action);
                ControlFlow::Continue(())
            });
        }
        let stuck = legal.is_empty();
        for count in self.rethrows(position) {
            legal.push(Action::Rethrow(count));
        }
        let goes_on = !legal.is_empty();
        if self.rules.may_stop || (stuck && goes_on) {
            legal.push(Action::Stop);
        }
        goes_on
    }

    /// The faces of `unused` that may be used next (§3, order of use) and are worth a step.
    #[inline]
    pub(super) fn allowed(&self, unused: Dice) -> FaceSet {
        self.next[unused.kinds_index()]
    }

    /// How many dice may be thrown again: an empty range if none.
    #[inline]
    pub(super) fn rethrows(&self, position: &Position) -> core::ops::Range<u8> {
        let crosses = position.unused.count(Face::X) * u8::from(!position.used_any);
        match self.rules.rethrow {
            Rethrow::Each => 1..crosses + 1,
            Rethrow::All if crosses == self.rules.dice => crosses..crosses + 1,
            Rethrow::All | Rethrow::None => 0..0,
        }
    }

    /// Whether any of `faces`, all worth a step, has a legal use.
    #[inline(always)]
    pub(super) fn any_use(&self, view: &View, faces: FaceSet) -> bool {
        let occupied = view.occupied();
        faces
            .into_iter()
            .any(|face| self.easy_use(view, occupied, face))
            || self.any_use_searched(view, faces)
    }

    /// A glance that settles most questions for [`Judge::any_use`]: whether a piece can go with
    /// the die to a place where nobody is, for no rule forbids that. Sleepers are not asked, nor
    /// soldiers that would leave their row.
    #[inline(always)]
    pub(super) fn easy_use(&self, view: &View, occupied: Places, die: Face) -> bool {
        let value = self.value(die);
        let outbound = view.own.awake[0].places();
        let queue = self.rules.queue && value > 1;
        let ways = view.track.within_rows(outbound, value).only_if(!queue)
            | self.queen_ways(view, die)
            | self.king_ways(view, die);
        !(ways - occupied).is_empty()
    }

    #[inline(never)]
    pub(super) fn any_use_searched(&self, view: &View, faces: FaceSet) -> bool {
        let landing = self.landing(view);
        faces.into_iter().any(|face| {
            let found = &mut |_| ControlFlow::Break(());
            self.uses(view, &landing, face, found).is_break()
        })
    }

    /// Shows `each` every legal use of a die, until it breaks off.
    #[inline]
    fn uses(
        &self,
        view: &View,
        landing: &Landing,
        die: Face,
        each: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let closed = self.closed_to_soldiers(view, landing);
        self.soldier_moves(view, closed, die, each)?;
        if die == Face::X {
            self.soldier_activations(view, closed, each)?;
        }
        self.queen_uses(view, landing, die, each)?;
        self.king_moves(view, landing, die, each)
    }

    #[inline]
    fn soldier_moves(
        &self,
        view: &View,
        closed: Places,
        die: Face,
        each: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let value = self.value(die);
        for from in view.own.awake_spots() {
            let to = view.track.after(from, value).place();
            if closed.has(to) {
                continue;
            }
            if self.rules.queue && view.passed_in_queue(from, value).is_some() {
                continue;
            }
            let step = Use {
                piece: Piece::Soldier,
                from,
                to,
                die,
                king: None,
            };
            self.with_king_choice(view, step, |step| each(Action::Move(step)))?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn soldier_activations(
        &self,
        view: &View,
        closed: Places,
        each: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for place in self.wakeable(view) {
            let to = self.activation_step(view.track, place).place();
            if closed.has(to) {
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
            self.with_king_choice(view, step, |step| each(Action::Activate(step)))?;
        }
        ControlFlow::Continue(())
    }

    /// The sleeping soldiers whose turn to wake it can be (§4, order).
    #[inline]
    pub(super) fn wakeable(&self, view: &View) -> Places {
        let asleep = view.own.asleep;
        match self.rules.activation_order {
            ActivationOrder::Any => asleep,
            ActivationOrder::FrontFirst => view.track.front_of(asleep),
            ActivationOrder::NextFree => {
                let occupied = view.occupied();
                let next = |place: Place| view.track.after(Spot::outbound(place), 1).place();
                asleep.filter(|&place| !occupied.has(next(place))).collect()
            }
        }
    }

    #[inline]
    fn queen_uses(
        &self,
        view: &View,
        landing: &Landing,
        die: Face,
        each: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(queen) = view.own.queen.lowest() else {
            return ControlFlow::Continue(());
        };
        let asleep = view.own.queen_asleep();
        for to in self.queen_ways(view, die) - self.closed_to_queen(view, landing) {
            let from = Spot::outbound(queen);
            let step = Use {
                piece: Piece::Queen,
                from,
                to,
                die,
                king: None,
            };
            self.with_king_choice(view, step, |step| {
                each(if asleep {
                    Action::Activate(step)
                } else {
                    Action::Move(step)
                })
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Where the queen gets to with a die, closed places included.
    #[inline]
    fn queen_ways(&self, view: &View, die: Face) -> Places {
        let Some(queen) = view.own.queen.lowest() else {
            return Places::NONE;
        };
        let may_go = !view.own.queen_asleep() | (die == Face::X);
        self.royal.from(queen, self.value(die)).only_if(may_go)
    }

    #[inline]
    fn king_moves(
        &self,
        view: &View,
        landing: &Landing,
        die: Face,
        each: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let from = view.king.spot;
        for to in self.king_ways(view, die) - self.closed_to_king(landing) {
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

    /// Where the king gets to with a die if the side holds him, closed places included.
    #[inline]
    fn king_ways(&self, view: &View, die: Face) -> Places {
        let from = view.king.spot;
        let value = self.value(die);
        let ways = match self.rules.king_moves {
            KingMoves::Soldier => Places::only(view.track.after(from, value).place()),
            KingMoves::Royal | KingMoves::Orthogonal => self.king_lines.from(from.place(), value),
        };
        ways.only_if(view.holds_king)
    }

    /// Kept out of the way of rules without a choice.
    #[inline(never)]
    fn lands_on_king(&self, view: &View, to: Place) -> bool {
        self.takeable(view).has(to)
    }

    /// The Utsjok choice (§6): two actions where landing takes the king, one everywhere else.
    #[inline]
    fn with_king_choice(
        &self,
        view: &View,
        step: Use,
        mut each: impl FnMut(Use) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !self.rules.utsjok || !self.lands_on_king(view, step.to) {
            return each(step);
        }
        if !self.push_rams(view, step.piece) {
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
