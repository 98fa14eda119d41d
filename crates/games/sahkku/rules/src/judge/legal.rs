//! The legal actions (§3, §4), and whether there are any.

use super::action_sink::{ActionSink, AnyAction};
use super::view::View;
use crate::dice::{Counts, FaceSet};
use crate::move_table::PieceMoves;
use crate::place::Places;
use crate::rules::{ActivationOrder, KingMoves};
use crate::{Action, Actions, Dice, Face, Judge, KingChoice, MAX_DICE, Piece, Position, Side, Use};

impl Judge {
    /// Fills `legal` with every legal action of the side to move, each once; none if the game waits for dice or is over.
    pub fn legal(&self, position: &Position, legal: &mut Actions) {
        legal.clear();
        if position.in_hand == 0 && position.outcome.is_none() {
            self.list(position, legal);
        }
    }

    /// [`Judge::legal`] if dice lie in the tray. Returns whether there is any action other than stopping.
    #[inline]
    pub(super) fn list(&self, position: &Position, legal: &mut Actions) -> bool {
        legal.clear();
        for die in self.allowed(position.unused) {
            self.uses(position, position.turn, die, legal);
        }
        if self.rules.utsjok {
            self.offer_choice(position, legal);
        }
        let stuck = legal.is_empty();
        if !position.used_any {
            let again = self.rethrows(position);
            for count in 1..=MAX_DICE {
                legal.push_if(again.has(count), Action::Rethrow(count));
            }
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

    /// The possible numbers of dice to throw again.
    #[inline]
    pub(super) fn rethrows(&self, position: &Position) -> Counts {
        let crosses = position.unused.count(Face::X);
        self.again[usize::from(crosses)].only_if(!position.used_any)
    }

    /// Whether any of `faces`, all worth a step, has a legal use.
    #[inline(always)]
    pub(super) fn any_use(&self, position: &Position, side: Side, faces: FaceSet) -> bool {
        let view = self.view(position, side);
        let occupied = view.occupied();
        faces
            .into_iter()
            .any(|face| self.easy_use(&view, occupied, face))
            || self.any_use_searched(position, side, faces)
    }

    /// A quick check that answers most questions for [`Judge::any_use`]: whether a piece can go with the die to an empty place,
    /// which no rule forbids. It ignores sleepers, and soldiers that would leave their row.
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
    pub(super) fn any_use_searched(&self, position: &Position, side: Side, faces: FaceSet) -> bool {
        let mut any = AnyAction::default();
        for die in faces {
            self.uses(position, side, die, &mut any);
        }
        any.found
    }

    /// Shows every legal use of a die with this face, which is worth a step or more. A landing that takes the king is shown once,
    /// whatever the choice.
    ///
    /// Branches that depend on the position would be mispredicted again and again. Therefore illegal uses are shown too, marked
    /// as such, and the loops always run to the largest possible number of ways.
    #[inline(never)]
    pub(super) fn uses(
        &self,
        position: &Position,
        side: Side,
        die: Face,
        found: &mut impl ActionSink,
    ) {
        let view = self.view(position, side);
        let closed = self.closed(&view);
        self.soldier_uses(&view, closed.soldier, die, found);
        if self.rules.queens {
            self.queen_uses(&view, closed.queen, die, found);
        }
        if position.king.is_held_by(side) {
            self.king_uses(position, side, closed.king, die, found);
        }
    }

    /// Shows the uses of soldiers, including those that the die can wake.
    #[inline]
    fn soldier_uses(&self, view: &View, closed: Places, die: Face, found: &mut impl ActionSink) {
        let [outbound, homebound] = &view.own.awake;
        let wakeable = self.wakeable(view, die);
        let mut spots = view
            .track
            .spots(outbound.places(), homebound.places(), wakeable);
        let steps = view.track.steps(die);
        let passed = view.track.passed(self.value(die));
        loop {
            // Few soldiers are awake at most times: going two by two makes the number of rounds more predictable.
            for _ in 0..2 {
                let spot = spots.draw();
                let (action, to) = steps.of(spot);
                let held_up = passed.is_some_and(|over| view.own.meets_on_foot(over[spot.index()]));
                found.add_if(!closed.has(to) & !held_up, action);
            }
            if spots.is_empty() {
                return;
            }
        }
    }

    /// Shows the uses of the queen.
    #[inline]
    fn queen_uses(&self, view: &View, closed: Places, die: Face, found: &mut impl ActionSink) {
        let asleep = view.own.queen_asleep();
        let may_go = !asleep | (die == Face::X);
        let closed = closed | Places::ALL.only_if(!may_go);
        let table = if asleep { &self.waking } else { &self.queen };
        let moves = table.of(view.own.queen.lowest_or_any(), die);
        for n in 0..PieceMoves::MOST {
            let (action, to) = moves.way(n);
            found.add_if(!closed.has(to), action);
        }
    }

    /// Shows the uses of the king, if the side holds him.
    #[inline(never)]
    fn king_uses(
        &self,
        position: &Position,
        side: Side,
        closed: Places,
        die: Face,
        found: &mut impl ActionSink,
    ) {
        let from = position.king.spot;
        if self.rules.king_moves == KingMoves::Soldier {
            let value = self.value(die);
            let to = self.track(position, side).after(from, value).place();
            let step = Use {
                piece: Piece::King,
                from,
                to,
                die,
                king: None,
            };
            return found.add_if(!closed.has(to), Action::Move(step));
        }
        let moves = self.king.of(from.place(), die);
        for n in 0..PieceMoves::MOST {
            let (action, to) = moves.way(n);
            found.add_if(!closed.has(to), action);
        }
    }

    /// The sleeping soldiers that can be woken with a die, if their place to go to is open (§4).
    #[inline]
    pub(super) fn wakeable(&self, view: &View, die: Face) -> Places {
        let asleep = view.own.asleep;
        let wakeable = match self.rules.activation_order {
            ActivationOrder::Any => asleep,
            ActivationOrder::FrontFirst => view.track.front_of(asleep),
            ActivationOrder::NextFree => {
                view.track.leading_to(Places::ALL - view.occupied(), asleep)
            }
        };
        wakeable.only_if(die == Face::X)
    }

    /// Splits an action that takes the king into two: to take him, or to remove him (§6, Utsjok).
    #[inline(never)]
    fn offer_choice(&self, position: &Position, legal: &mut Actions) {
        let view = self.view(position, position.turn);
        let takeable = self.takeable(&view);
        let all = legal.clone();
        legal.clear();
        for action in all {
            let chooses = |step: &&Use| step.piece != Piece::King && takeable.has(step.to);
            let Some(&step) = action.die_use().filter(chooses) else {
                legal.push(action);
                continue;
            };
            let may_take = !self.push_rams(&view, step.piece);
            for (may, choice) in [(may_take, KingChoice::Take), (true, KingChoice::Remove)] {
                let king = Some(choice);
                legal.push_if(may, action.with_use(Use { king, ..step }));
            }
        }
    }

    /// The places that the queen reaches with a die, including closed ones.
    #[inline]
    fn queen_ways(&self, view: &View, die: Face) -> Places {
        let queen = view.own.queen;
        let may_go = !queen.is_empty() & (!view.own.queen_asleep() | (die == Face::X));
        let ways = self.royal.from(queen.lowest_or_any(), self.value(die));
        ways.only_if(may_go)
    }

    /// The places that the king reaches with a die if the side holds him, including closed ones.
    #[inline]
    fn king_ways(&self, view: &View, die: Face) -> Places {
        let from = view.king.spot;
        let value = self.value(die);
        let ways = match self.rules.king_moves {
            KingMoves::Soldier => Places::only(view.track.after(from, value).place()),
            KingMoves::Royal | KingMoves::Orthogonal => self.king_lines.from(from.place(), value),
        };
        ways.only_if(!view.own_king.is_empty())
    }
}
