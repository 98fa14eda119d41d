//! What the side to move may do (§2).

use super::Judge;
use super::landing::Reach;
use super::play::has_ended;
use crate::checkers::{Checkers, Points};
use crate::rules::OneDie;
use crate::{Action, Actions, CHECKERS, DiceCount, Die, Point, Position};

impl Judge {
    /// Lists every legal action in `legal`, each once. The list is empty if dice are to be thrown and at the end.
    pub fn legal(&self, position: &Position, legal: &mut Actions) {
        legal.clear();
        if position.outcome.is_some() || position.in_hand.is_some() {
            return;
        }
        if position.throw.is_none() {
            legal.push(Action::Throw(DiceCount::Two));
            legal.push(Action::Throw(DiceCount::One));
            return;
        }
        self.legal_uses(position, legal);
        if self.may_take_four(position) {
            legal.push(Action::Four);
        }
        if self.may_stop(position) {
            legal.push(Action::Stop);
        }
    }

    /// Lists the uses of dice that begin a way to use as much of the throw as possible.
    fn legal_uses(&self, position: &Position, legal: &mut Actions) {
        let best = self.most_uses(position);
        if best == 0 {
            return;
        }
        let higher_only = self.rules.one_die == OneDie::Higher
            && best == 1
            && position.unused.kinds().count() == 2;
        for die in position.unused.kinds() {
            self.reach(position).for_each_use(die, |action| {
                if self.uses_with(position, action) == best {
                    legal.push(action);
                }
            });
            if higher_only && !legal.is_empty() {
                return;
            }
        }
    }

    /// The largest number of dice of the throw that can still be used. A way that ends the game counts as having used all.
    pub(super) fn most_uses(&self, position: &Position) -> u8 {
        let all = position.unused.len();
        let mut most = 0;
        for die in position.unused.kinds() {
            self.reach(position).for_each_use(die, |action| {
                if most < all {
                    most = most.max(self.uses_with(position, action));
                }
            });
        }
        most
    }

    /// The largest number of dice that can be used if `action`, which is possible, is the next use.
    pub(super) fn uses_with(&self, position: &Position, action: Action) -> u8 {
        let mut next = *position;
        next.use_die(action, &mut |_| ());
        if has_ended(&next) {
            position.unused.len()
        } else {
            1 + self.most_uses(&next)
        }
    }

    /// Whether the side to move may take four checkers to point 7 as its whole turn (§6).
    pub(super) fn may_take_four(&self, position: &Position) -> bool {
        let own = position.own();
        let four = Point::FOUR;
        self.rules.two_sixes
            && !own.thrown_before()
            && position.unused.len() == 4
            && position.unused.has(Die::SIX)
            && own.hit() == 0
            && own.on(Point::HOME) >= 4
            && own.on(four) == 0
            && !position.enemy().bands().across().has(four)
    }

    /// Whether the side to move may stop at a half munk (§8).
    pub(super) fn may_stop(&self, position: &Position) -> bool {
        position.used_any()
            && !position.unused.is_empty()
            && self.pattern(position.own(), position.after).is_some()
    }
}

impl Reach<'_> {
    /// Every use of `die` as a separate move, whatever is left of the throw.
    #[inline]
    pub(super) fn for_each_use(&self, die: Die, see: impl FnMut(Action)) {
        self.for_each_use_from(Points::ALL, die, see);
    }

    /// The same, but moves checkers only from these points.
    #[inline]
    pub(super) fn for_each_use_from(&self, points: Points, die: Die, mut see: impl FnMut(Action)) {
        if self.own.hit() > 0 {
            if self.landings.has(die.entry()) {
                see(Action::Enter(die));
            }
            return;
        }
        for from in self.sources(die).and(points) {
            see(Action::Move { from, die });
        }
        if let Some(from) = self.judge.borne_off_by(self.own, die) {
            see(Action::Off { from, die });
        }
    }

    /// Whether `die` can be used.
    #[inline]
    pub(super) fn can_use(&self, die: Die) -> bool {
        if self.own.hit() > 0 {
            self.landings.has(die.entry())
        } else {
            !self.sources(die).is_empty() || self.judge.borne_off_by(self.own, die).is_some()
        }
    }
}

impl Judge {
    /// The point from which `die` may bear off one of these checkers, if any (§7).
    #[inline]
    pub(super) fn borne_off_by(&self, own: &Checkers, die: Die) -> Option<Point> {
        if !own.all_in_last_quarter() || own.off() == CHECKERS {
            return None;
        }
        let exact = Point::new(25 - die.pips())?;
        if own.on(exact) > 0 {
            return Some(exact);
        }
        own.rearmost().filter(|&rearmost| rearmost > exact)
    }
}
