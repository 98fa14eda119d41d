//! The result of an action and of a throw.

use super::end::is_jan;
use super::{Judge, Refusal, WrongThrow};
use crate::{
    Action, CHECKERS, DiceCount, Event, Munk, Outcome, Point, Position, Side, Throw, Unused,
};

impl Judge {
    /// Throws the dice that the position waits for. A turn without any legal use passes.
    ///
    /// # Errors
    /// [`WrongThrow`] if no dice, or another number of them, are to be thrown; the position is
    /// unchanged then.
    pub fn throw(
        &self,
        position: &mut Position,
        throw: Throw,
        mut see: impl FnMut(Event),
    ) -> Result<(), WrongThrow> {
        match position.in_hand {
            Some(_) if position.outcome.is_some() => Err(WrongThrow::NotNow),
            None => Err(WrongThrow::NotNow),
            Some(wanted) if wanted != throw.count() => Err(WrongThrow::Count { wanted }),
            Some(_) => {
                self.throw_unchecked(position, throw, &mut see);
                Ok(())
            }
        }
    }

    /// Throws dice that are known to be what the position waits for.
    pub fn throw_unchecked(
        &self,
        position: &mut Position,
        throw: Throw,
        see: &mut impl FnMut(Event),
    ) {
        let side = position.turn;
        see(Event::Thrown { side, throw });
        position.take_throw(throw);
        self.pass_if_stuck(position, see);
    }

    game::checked_play!();

    /// Applies an action that is known to be legal, such as one listed by [`Judge::legal`] for this position.
    pub fn play_unchecked(
        &self,
        position: &mut Position,
        action: Action,
        see: &mut impl FnMut(Event),
    ) {
        let side = position.turn;
        match action {
            Action::Throw(dice) => {
                position.in_hand = Some(dice);
                see(Event::Chosen { side, dice });
            }
            Action::Stop => {
                if let Some(pattern) = self.pattern(position.own(), position.after) {
                    let mar = self.is_mar(position);
                    end(position, Outcome::munk(side, pattern, Munk::Half, mar), see);
                }
            }
            Action::Four => {
                position.take_four(see);
                // A blot hit on the point may make the other side jan.
                if !self.end_if_over(position, see) {
                    self.finish_throw(position, see);
                }
            }
            Action::Move { .. } | Action::Enter(_) | Action::Off { .. } => {
                position.use_die(action, see);
                if self.end_if_over(position, see) || self.pass_if_stuck(position, see) {
                    return;
                }
                if let Some(pattern) = self.pattern(position.own(), position.after) {
                    see(Event::HalfMunk { side, pattern });
                }
            }
        }
    }

    /// Ends the game, or begins the after-throws, if the last use has done so. Returns whether it has.
    pub(super) fn end_if_over(&self, position: &mut Position, see: &mut impl FnMut(Event)) -> bool {
        let other = position.turn.other();
        if is_jan(position.enemy()) {
            end(position, Outcome::jan(other), see);
            return true;
        }
        if position.own().off() < CHECKERS {
            return false;
        }
        match self.borne_off_all(position) {
            Ok(outcome) => end(position, outcome, see),
            Err(after) => {
                let (side, left) = (other, after.left);
                see(Event::AfterThrows { side, left });
                position.after = Some(after);
                let lost = position.unused;
                self.pass(position, other, lost, see);
            }
        }
        true
    }

    /// Ends the throw if nothing usable is left of it. Returns whether that is so.
    fn pass_if_stuck(&self, position: &mut Position, see: &mut impl FnMut(Event)) -> bool {
        let stuck = self.is_stuck(position);
        if stuck {
            self.finish_throw(position, see);
        }
        stuck
    }

    /// Whether the rest of the throw cannot be used.
    pub(crate) fn is_stuck(&self, position: &Position) -> bool {
        !self.can_use_any(position) && !self.may_take_four(position) && !self.may_stop(position)
    }

    /// Finishes a throw that is used up, or whose rest is lost: a munk wins, or the turn passes.
    pub(super) fn finish_throw(&self, position: &mut Position, see: &mut impl FnMut(Event)) {
        let side = position.turn;
        let lost = position.unused;
        if let Some(pattern) = self.pattern(position.own(), position.after) {
            let mar = self.is_mar(position);
            end(
                position,
                Outcome::munk(side, pattern, Munk::Whole, mar),
                see,
            );
            return;
        }
        let Some(after) = position.after else {
            return self.pass(position, side.other(), lost, see);
        };
        let left = after.left.saturating_sub(1);
        if self.after_goes_on(position, left) {
            position.after = Some(crate::After { left, ..after });
            self.pass(position, side, lost, see);
        } else {
            let mar = after.value > Outcome::off(side, false).value;
            end(position, Outcome::off(side.other(), mar), see);
        }
    }

    /// Gives the turn to `to`.
    pub(super) fn pass(
        &self,
        position: &mut Position,
        to: Side,
        lost: Unused,
        see: &mut impl FnMut(Event),
    ) {
        position.own_mut().thrown_before = true;
        position.clear_throw();
        position.turn = to;
        position.in_hand = (!self.may_throw_one(position)).then_some(DiceCount::Two);
        see(Event::TurnPassed { to, lost });
    }

    /// Whether a win by munk comes with mar (§9); never in the after-throws (§11).
    fn is_mar(&self, position: &Position) -> bool {
        position.after.is_none() && position.enemy().hit() > 0
    }
}

/// Ends the game.
fn end(position: &mut Position, outcome: Outcome, see: &mut impl FnMut(Event)) {
    position.own_mut().thrown_before = true;
    position.clear_throw();
    position.outcome = Some(outcome);
    see(Event::GameOver(outcome));
}

/// Whether the use of a die has ended the game, or begun the after-throws.
#[inline]
pub(super) fn has_ended(position: &Position) -> bool {
    position.own().off() == CHECKERS || is_jan(position.enemy())
}

impl Judge {
    /// Whether any unused die can be used.
    #[inline]
    fn can_use_any(&self, position: &Position) -> bool {
        let reach = self.reach(position);
        position.unused.kinds().any(|die| reach.can_use(die))
    }
}

impl Position {
    /// Puts the dice on the table.
    #[inline]
    pub(super) fn take_throw(&mut self, throw: Throw) {
        self.throw = Some(throw);
        self.unused = Unused::of(throw);
        self.in_hand = None;
    }

    #[inline]
    fn clear_throw(&mut self) {
        self.throw = None;
        self.unused = Unused::NONE;
        self.in_hand = None;
    }

    /// Uses a die, which must be possible: moves the checker, and hits what stands where it lands.
    #[inline]
    pub(super) fn use_die(&mut self, action: Action, see: &mut impl FnMut(Event)) {
        let Some(die) = action.die() else { return };
        let (side, to) = (self.turn, action.to());
        self.unused = self.unused.without(die);
        self.own_mut().use_die(action);
        match (action.from(), to) {
            (Some(from), Some(to)) => see(Event::Moved {
                side,
                from,
                to,
                die,
            }),
            (None, Some(to)) => see(Event::Entered { side, to, die }),
            (Some(from), None) => see(Event::BorneOff { side, from, die }),
            (None, None) => {}
        }
        if let Some(to) = to {
            self.hit(to, see);
        }
    }

    /// Hits all checkers of the other side where a checker of the side to move lands.
    #[inline]
    fn hit(&mut self, to: Point, see: &mut impl FnMut(Event)) {
        let at = to.across();
        if self.enemy().on(at) > 0 {
            let count = self.enemy_mut().hit_all(at);
            see(Event::Hit {
                side: self.turn.other(),
                at,
                count,
            });
        }
    }

    /// Takes four checkers from home to point 7 (§6).
    fn take_four(&mut self, see: &mut impl FnMut(Event)) {
        see(Event::Four { side: self.turn });
        for _ in 0..4 {
            self.own_mut().take(Point::HOME);
            self.own_mut().put(Point::FOUR);
        }
        self.hit(Point::FOUR, see);
        self.own_mut().open_band = true;
        self.unused = Unused::NONE;
    }
}
