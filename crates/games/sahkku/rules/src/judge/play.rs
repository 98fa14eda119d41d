//! The result of an action or a throw (§3 to §6).

use core::hint::select_unpredictable;

use super::turn_check::{FirstFound, TurnCheck};
use super::{Refusal, WrongThrow};
use crate::king::King;
use crate::place::{Place, Places, Row, Spot};
use crate::rules::{FirstWake, KingTaken, MAX_TRIES, RaidGate};
use crate::{
    Action, Actions, Dice, Event, Face, Judge, KingChoice, Piece, Position, Side, Taking, Use,
};

impl Judge {
    /// Throws the dice: `dice` are the faces of those that were in the hand.
    ///
    /// `see` receives the events. The turn passes at once if no die has a legal use and none can be thrown again.
    ///
    /// # Errors
    /// [`WrongThrow`], and the position is unchanged.
    pub fn throw(
        &self,
        position: &mut Position,
        dice: Dice,
        mut see: impl FnMut(Event),
    ) -> Result<(), WrongThrow> {
        if position.in_hand == 0 || position.outcome.is_some() {
            return Err(WrongThrow::NotNow);
        }
        if dice.len() != position.in_hand {
            return Err(WrongThrow::Count {
                wanted: position.in_hand,
            });
        }
        if let Some(face) = dice.kinds().find(|&face| !self.rules.faces.has(face)) {
            return Err(WrongThrow::NoSuchFace(face));
        }
        self.throw_unchecked(position, dice, &mut see);
        Ok(())
    }

    /// [`Judge::throw`] for dice that are known to be right: as many as are in the hand, with faces that the dice have.
    #[inline]
    pub fn throw_unchecked(
        &self,
        position: &mut Position,
        dice: Dice,
        see: &mut impl FnMut(Event),
    ) {
        self.throw_with(position, dice, &mut FirstFound, see);
    }

    /// [`Judge::throw_unchecked`] for a caller that goes on at once: also leaves in `legal` the legal actions of the resulting
    /// position.
    #[inline]
    pub fn throw_and_list(
        &self,
        position: &mut Position,
        dice: Dice,
        legal: &mut Actions,
        see: &mut impl FnMut(Event),
    ) {
        self.throw_with(position, dice, legal, see);
    }

    #[inline]
    fn throw_with(
        &self,
        position: &mut Position,
        dice: Dice,
        check: &mut impl TurnCheck,
        see: &mut impl FnMut(Event),
    ) {
        debug_assert_eq!(dice.len(), position.in_hand);
        see(Event::Thrown {
            side: position.turn,
            dice,
        });
        position.in_hand = 0;
        position.thrown = position.thrown.and(dice);
        let spent = if self.value(Face::Blank) == 0 {
            dice.count(Face::Blank)
        } else {
            0
        };
        position.unused = position.unused.and(dice.without(Face::Blank, spent));
        if self.rules.first_wake == FirstWake::AllX && self.tries_again(position, see) {
            return check.nothing();
        }
        self.go_on(position, check, see);
    }

    /// Whether `side` has not woken a soldier yet, and needs an X with every die for the first one (§3, the first soldier).
    pub(crate) fn needs_all_x(&self, position: &Position, side: Side) -> bool {
        let army = position.army(side);
        self.rules.first_wake == FirstWake::AllX
            && army.asleep.len() == u32::from(self.rules.soldiers())
    }

    /// Handles a throw that lacks an X: the side to move sets aside the X's that it has and throws the other dice again, or its
    /// turn passes after the last try. Returns whether an X is lacking.
    fn tries_again(&self, position: &mut Position, see: &mut impl FnMut(Event)) -> bool {
        let side = position.turn;
        let kept = position.thrown.count(Face::X);
        position.tries += 1;
        if kept == self.rules.dice || !self.needs_all_x(position, side) {
            position.tries = 0;
            return false;
        }
        if position.tries == MAX_TRIES {
            position.tries = 0;
            self.pass_or_block(position, see);
            return true;
        }
        position.thrown = core::iter::repeat_n(Face::X, kept.into()).collect();
        position.unused = position.thrown;
        position.in_hand = self.rules.dice - kept;
        see(Event::SetAside { side, kept });
        true
    }

    game::checked_play!();

    /// [`Judge::play`] for an action from [`Judge::legal`] of this very position. Any other action leads to an impossible
    /// position.
    #[inline]
    pub fn play_unchecked(
        &self,
        position: &mut Position,
        action: Action,
        see: &mut impl FnMut(Event),
    ) {
        self.play_with(position, action, &mut FirstFound, see);
    }

    /// [`Judge::play_unchecked`] for a caller that goes on at once: also leaves in `legal` the legal actions of the resulting
    /// position, which are none if it waits for dice or is over.
    #[inline]
    pub fn play_and_list(
        &self,
        position: &mut Position,
        action: Action,
        legal: &mut Actions,
        see: &mut impl FnMut(Event),
    ) {
        self.play_with(position, action, legal, see);
    }

    #[inline]
    fn play_with(
        &self,
        position: &mut Position,
        action: Action,
        check: &mut impl TurnCheck,
        see: &mut impl FnMut(Event),
    ) {
        let Some(&step) = action.die_use() else {
            if let Action::Rethrow(count) = action {
                position.thrown = position.thrown.without(Face::X, count);
                position.unused = position.unused.without(Face::X, count);
                position.in_hand = count;
                see(Event::Rethrown {
                    side: position.turn,
                    count,
                });
            } else {
                see(Event::Stopped {
                    side: position.turn,
                });
                self.pass_or_block(position, see);
            }
            return check.nothing();
        };
        let wakes = matches!(action, Action::Activate(_));
        let gains = self.step(position, step, wakes, see);
        position.unused = position.unused.less(step.die);
        position.used_any = true;
        if gains && self.judge_captures(position, position.turn.other(), see) {
            return check.nothing();
        }
        self.go_on(position, check, see);
    }

    pub(super) fn activate(&self, position: &mut Position, step: Use, see: &mut impl FnMut(Event)) {
        self.step(position, step, true, see);
    }

    /// Moves a piece from one place to another, with the consequences (§5, §6). Returns whether it may have gained anything from
    /// the enemy.
    ///
    /// The kind of piece would be mispredicted too often, so all kinds take one path.
    #[inline]
    fn step(
        &self,
        position: &mut Position,
        step: Use,
        wakes: bool,
        see: &mut impl FnMut(Event),
    ) -> bool {
        let side = position.turn;
        let Use { piece, from, .. } = step;
        let soldier = piece == Piece::Soldier;
        let king = piece == Piece::King;
        let keeps_track = (soldier & !wakes) | (king & self.king_walks_home());
        let track = self.track(position, side);
        let to = select_unpredictable(
            keeps_track,
            track.after(from, self.value(step.die)),
            Spot::outbound(step.to),
        );
        debug_assert_eq!(to.place(), step.to);
        see(match wakes {
            true => Event::Activated {
                side,
                piece,
                from: from.place(),
                to,
            },
            false => Event::Moved {
                side,
                piece,
                from,
                to,
                die: step.die,
            },
        });

        let here = Places::only(step.to);
        let left = Places::only(from.place());
        let own = position.army_mut(side);
        own.asleep = own.asleep - left.only_if(wakes);
        own.awake[from.lane()].take(left.only_if(soldier & !wakes));
        own.move_queen_if(piece == Piece::Queen, here);
        let enemies = position.army(side.other()).places();
        let lands_on_king = !king & (position.king.spot.place() == step.to);
        position.king.spot = select_unpredictable(king, to, position.king.spot);

        let meets = !(enemies & here).is_empty() | lands_on_king;
        let rides = meets && self.meet(position, step, see);
        let own = position.army_mut(side);
        own.awake[to.lane()].put(here.only_if(soldier & !rides));
        let raids = soldier
            && self.rules.raid_gate != RaidGate::Off
            && self.raid(position, from.place(), step.to, see);
        meets | raids
    }

    /// Applies what a piece does to the pieces that it lands on. Returns whether it rides the king now.
    #[inline(never)]
    fn meet(&self, position: &mut Position, step: Use, see: &mut impl FnMut(Event)) -> bool {
        let side = position.turn;
        let takeable = self.takeable(&self.view(position, side));
        self.capture(position, side.other(), step.to, see);
        let takes = step.piece != Piece::King && takeable.has(step.to);
        let rides = takes && self.take_king(position, step, step.to, see);
        position.king.ridden |= rides;
        rides
    }

    /// Takes or removes the king that a piece lands on. Returns whether the taker rides him now.
    fn take_king(
        &self,
        position: &mut Position,
        step: Use,
        at: Place,
        see: &mut impl FnMut(Event),
    ) -> bool {
        let by = position.turn;
        if step.king == Some(KingChoice::Remove) {
            // Every removed king is equal, wherever he was last.
            let spot = Spot::outbound(self.castle());
            position.king = King {
                spot,
                holder: None,
                inert: false,
                removed: true,
                ridden: false,
            };
            see(Event::KingRemoved { by, at });
            return false;
        }
        let from = position.king.holder.replace(by);
        position.king.spot = Spot::outbound(at);
        match self.rules.king_taken {
            KingTaken::Mount if step.piece == Piece::Soldier => {
                see(Event::KingTaken {
                    by,
                    from,
                    at,
                    how: Taking::Mount,
                });
                true
            }
            KingTaken::Mount | KingTaken::Landing => {
                see(Event::KingTaken {
                    by,
                    from,
                    at,
                    how: Taking::Landing,
                });
                false
            }
            KingTaken::Push => {
                let pushed = self.view(position, by).push_target();
                let to = Spot::new(pushed.place(), pushed.homebound() && self.king_walks_home());
                position.king.spot = to;
                see(Event::KingTaken {
                    by,
                    from,
                    at,
                    how: Taking::Push { to },
                });
                self.capture(position, by.other(), to.place(), see);
                false
            }
        }
    }

    /// Captures everything of `loser` on `place` except the king.
    #[inline]
    fn capture(
        &self,
        position: &mut Position,
        loser: Side,
        place: Place,
        see: &mut impl FnMut(Event),
    ) {
        let held = position.soldiers_at(loser) | position.army(loser).queen;
        if held.has(place) {
            self.capture_all(position, loser, place, see);
        }
    }

    #[inline(never)]
    fn capture_all(
        &self,
        position: &mut Position,
        loser: Side,
        place: Place,
        see: &mut impl FnMut(Event),
    ) {
        let gone = |piece, at, asleep, riding| Event::Captured {
            side: loser,
            piece,
            at,
            asleep,
            riding,
        };
        let king = &mut position.king;
        let army = &mut position.armies[loser.index()];
        if king.ridden && king.holder == Some(loser) && king.spot.place() == place {
            king.ridden = false;
            army.soldiers -= 1;
            see(gone(Piece::Soldier, Spot::outbound(place), false, true));
        }
        if army.asleep.has(place) {
            army.asleep = army.asleep - Places::only(place);
            army.soldiers -= 1;
            see(gone(Piece::Soldier, Spot::outbound(place), true, false));
        }
        for (lane, stacks) in army.awake.iter_mut().enumerate() {
            if !stacks.places().has(place) {
                continue;
            }
            let count = stacks.count(place);
            stacks.clear(place);
            army.soldiers -= count;
            for _ in 0..count {
                see(gone(
                    Piece::Soldier,
                    Spot::new(place, lane == 1),
                    false,
                    false,
                ));
            }
        }
        if army.queen.has(place) {
            let asleep = army.queen_asleep();
            army.take_queen();
            see(gone(Piece::Queen, Spot::outbound(place), asleep, false));
        }
    }

    /// A soldier that moves into the enemy home row takes the king where he stands (§6, raid gate). No piece moves and none is
    /// captured. Returns whether the soldier took him.
    fn raid(
        &self,
        position: &mut Position,
        from: Place,
        to: Place,
        see: &mut impl FnMut(Event),
    ) -> bool {
        let by = position.turn;
        let enemy_row = Row::home(by.other());
        let king = &mut position.king;
        let entered = to.row() == enemy_row && from.row() != enemy_row;
        let raids_count = matches!(self.rules.raid_gate, RaidGate::Raid | RaidGate::Both);
        if !entered || king.removed || king.holder == Some(by) || !(king.inert || raids_count) {
            return false;
        }
        let at = king.spot.place();
        let holder = king.holder.replace(by);
        king.inert = false;
        king.spot = Spot::outbound(at);
        let rider = core::mem::take(&mut king.ridden);
        see(Event::KingTaken {
            by,
            from: holder,
            at,
            how: Taking::Raid,
        });
        if let (true, Some(side)) = (rider, holder) {
            position.army_mut(side).put_awake(Spot::outbound(at));
            see(Event::Dismounted { side, at });
        }
        true
    }
}
