//! When a turn and a game are over (§3, §7).

use super::turn_check::TurnCheck;
use crate::dice::FaceSet;
use crate::rules::LosesWithout;
use crate::{Dice, Event, Face, Judge, Outcome, Position, Reason, Side};

impl Judge {
    /// Whether `side` would have a legal use for a die with this face, if it had thrown it now.
    #[must_use]
    pub fn can_use(&self, position: &Position, side: Side, face: Face) -> bool {
        let faces: FaceSet = core::iter::once(face).collect();
        self.value(face) > 0 && self.any_use(position, side, faces)
    }

    /// Continues after a throw or a use of a die, once captures are judged: the turn goes on if there is something to decide, and
    /// passes if not.
    #[inline]
    pub(crate) fn go_on(
        &self,
        position: &mut Position,
        check: &mut impl TurnCheck,
        see: &mut impl FnMut(Event),
    ) {
        if !check.goes_on(self, position) {
            check.nothing();
            self.pass_or_block(position, see);
        }
    }

    /// Ends the turn: it passes, unless the side is blocked and has lost.
    pub(super) fn pass_or_block(&self, position: &mut Position, see: &mut impl FnMut(Event)) {
        if self.rules.blocked_loses && self.blocked(position) {
            // A declined rethrow stays declined, also when the position is set up again.
            position.used_any = true;
            return over(position, Some(position.turn.other()), Reason::Blocked, see);
        }
        let lost = core::mem::take(&mut position.unused);
        position.thrown = Dice::NONE;
        position.used_any = false;
        position.turn = position.turn.other();
        position.in_hand = self.rules.dice;
        see(Event::TurnPassed {
            to: position.turn,
            lost,
        });
        self.judge_dead(position, see);
    }

    /// Ends the game if `side` has lost through captures.
    #[inline]
    pub(crate) fn judge_captures(
        &self,
        position: &mut Position,
        side: Side,
        see: &mut impl FnMut(Event),
    ) -> bool {
        match self.lost(position, side) {
            Some(reason) => {
                over(position, Some(side.other()), reason, see);
                true
            }
            None => false,
        }
    }

    /// Ends the game if neither side can ever act again.
    pub(crate) fn judge_dead(&self, position: &mut Position, see: &mut impl FnMut(Event)) {
        if self.dead(position) {
            over(position, None, Reason::Dead, see);
        }
    }

    /// Why `side` has lost through captures, if it has.
    #[inline]
    fn lost(&self, position: &Position, side: Side) -> Option<Reason> {
        let army = position.army(side);
        if army.soldiers == 0 {
            match self.rules.loses_without {
                LosesWithout::Soldiers => return Some(Reason::Soldiers),
                LosesWithout::AllPieces if position.king.holder != Some(side) => {
                    return Some(Reason::Pieces);
                }
                LosesWithout::AllPieces => {}
            }
        }
        (self.rules.queens && army.queen.is_empty()).then_some(Reason::Queen)
    }

    /// Whether the side to move has lost because it cannot use a die (§7, blocked), if the rules have that. Asked only if no
    /// rethrow is open, or the player has just declined it.
    fn blocked(&self, position: &Position) -> bool {
        let side = position.turn;
        if !position.army(side).asleep.is_empty() || position.unused.is_empty() {
            return false;
        }
        let unused = position.unused;
        let faces = self.worth.into_iter().filter(|&face| unused.has(face));
        !self.any_use(position, side, faces.collect())
    }

    /// Whether no face has a legal use for either side (§7, dead position).
    #[inline]
    fn dead(&self, position: &Position) -> bool {
        // X is on every die: one look shows most positions to be alive.
        let men = self.view(position, Side::Men);
        let occupied = men.occupied();
        if self.easy_use(&men, occupied, Face::X) {
            return false;
        }
        let women = self.view(position, Side::Women);
        !self.easy_use(&women, occupied, Face::X)
            && !self.any_use_searched(position, Side::Men, self.worth)
            && !self.any_use_searched(position, Side::Women, self.worth)
    }
}

fn over(
    position: &mut Position,
    winner: Option<Side>,
    reason: Reason,
    see: &mut impl FnMut(Event),
) {
    let outcome = Outcome { winner, reason };
    position.outcome = Some(outcome);
    see(Event::GameOver(outcome));
}
