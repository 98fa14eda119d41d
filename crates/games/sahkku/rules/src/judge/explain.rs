//! Why is an action illegal? The rule that it breaks, as data (§3 to §6).

use core::fmt;

use game::reasons;

use crate::place::{Place, Spot};
use crate::rules::{ActivationOrder, KingMoves, Rethrow, Sleepers};
use crate::{Action, Face, Judge, KingChoice, Piece, Position, Side, Use};

reasons! {
    /// The rule that an action breaks.
    ///
    /// ```
    /// use sahkku::{Action, Judge, PRESETS, Refusal, Side};
    ///
    /// let judge = Judge::new(PRESETS[0].rules).expect("rules that go together");
    /// let why = judge.why(&judge.start(Side::Men), Action::Stop);
    /// assert_eq!(why, Some(Refusal::ThrowFirst));
    /// assert_eq!(Refusal::ThrowFirst.word(), "throw-first");
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    Refusal {
        /// The game is over.
        GameOver "game-over" "the game is over";
        /// The dice must be thrown first.
        ThrowFirst "throw-first" "the dice must be thrown first";
        /// A legal use is left, so the turn goes on (compulsion).
        MustPlay "must-play" "a die can still be used, so the turn goes on";
        /// Nothing can be used or thrown again: there is no turn to end.
        NothingToStop "nothing-to-stop" "there is no turn to end";
        /// These rules have no rethrow.
        NoRethrow "no-rethrow" "these rules have no rethrow";
        /// A die of this throw has been used already.
        RethrowTooLate "rethrow-too-late" "dice can be thrown again only before one of them is used";
        /// Only a throw in which every die shows X may be thrown again, and only as a whole.
        RethrowNeedsAll "rethrow-needs-all" "dice can be thrown again only if all of them show X, and then all together";
        /// Only dice that show X may be thrown again; `crosses` of them do.
        RethrowCount {
            /// The number of dice that show X.
            crosses: u8,
        } "rethrow-count" "not so many dice show X";
        /// No die shows this face, or it has been used.
        NoSuchDie(Face) "no-such-die" "no unused die shows that face";
        /// The blank face is worth nothing.
        BlankIsSpent "blank-is-spent" "the blank face is worth nothing";
        /// A die with another face must be used first.
        DieMustWait {
            /// The face whose turn it is.
            first: Face,
        } "die-must-wait" "another die must be used first";
        /// There is no such place on this board.
        OffBoard "off-board" "the board has no such place";
        /// No such piece stands there.
        NothingThere "nothing-there" "no such piece stands there";
        /// The piece is the opponent's.
        NotYours "not-yours" "the piece belongs to the other side";
        /// The piece is asleep: it must be woken first.
        Asleep "asleep" "the piece is asleep and must be woken first";
        /// The piece is awake already.
        AlreadyAwake "already-awake" "the piece is awake already";
        /// Only an X wakes a piece.
        OnlyXWakes "only-x-wakes" "only an X wakes a piece";
        /// Soldiers wake in order, and this one is nearer the front.
        NotFront {
            /// The sleeper that comes first.
            front: Place,
        } "not-front" "the sleeping soldier nearest the front wakes first";
        /// A soldier wakes only if its next place is empty.
        NextNotFree {
            /// That next place.
            next: Place,
        } "next-not-free" "a soldier wakes only where its next place is free";
        /// With this die the piece lands elsewhere.
        LandsElsewhere {
            /// Where it lands.
            at: Place,
        } "lands-elsewhere" "with this die the piece lands elsewhere";
        /// No straight way of this length leads there: royal pieces do not turn.
        NotStraight "not-straight" "no straight way of this length leads there";
        /// A soldier may not pass over a soldier of its own army (gå i kø).
        Queue {
            /// The place of the soldier in the way.
            at: Place,
        } "queue" "soldiers of one army do not pass each other";
        /// A sleeping piece closes the place.
        ClosedBySleeper {
            /// The side of the sleeper.
            side: Side,
        } "closed-by-sleeper" "a sleeping piece closes the place";
        /// An own soldier stands there, and soldiers do not stack.
        NoStacking "no-stacking" "a soldier of the same side stands there, and soldiers do not stack";
        /// The king does not share a place with own soldiers.
        KingSharesNot "king-shares-not" "the king does not share a place with his soldiers";
        /// A queen shares a place with no own piece.
        QueenSharesNot "queen-shares-not" "a queen does not share a place with pieces of her side";
        /// The own queen stands there.
        OwnQueen "own-queen" "the queen of the same side stands there";
        /// The own king stands there.
        OwnKing "own-king" "the king of the same side stands there";
        /// The king would be pushed onto an own piece.
        PushBlocked {
            /// The place of the own piece.
            onto: Place,
        } "push-blocked" "the king would be pushed onto a piece of the same side";
        /// The action must say whether it takes or removes the king.
        ChooseKing "choose-king" "the action must say whether the king is taken or removed";
        /// There is nothing to choose about the king.
        NoKingChoice "no-king-choice" "there is nothing to choose about the king here";
        /// Neither side holds the king yet.
        KingNeutral "king-neutral" "nobody holds the king yet";
        /// The king waits for the first raid.
        KingInert "king-inert" "the king waits for the first raid";
        /// The rider moves only with the king.
        RiderTied "rider-tied" "the rider moves only with the king";
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason())
    }
}

impl core::error::Error for Refusal {}

impl Judge {
    /// The rule that makes `action` illegal in `position`; `None` exactly when it is legal.
    #[must_use]
    pub fn why(&self, position: &Position, action: Action) -> Option<Refusal> {
        self.legality(position, action).err()
    }

    fn legality(&self, position: &Position, action: Action) -> Result<(), Refusal> {
        if position.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        if position.in_hand > 0 {
            return Err(Refusal::ThrowFirst);
        }
        match action {
            Action::Stop => self.may_stop(position),
            Action::Rethrow(count) => self.may_rethrow(position, count),
            Action::Activate(step) => {
                self.may_use(position, &step)?;
                self.may_activate(position, &step)
            }
            Action::Move(step) => {
                self.may_use(position, &step)?;
                self.may_move(position, &step)
            }
        }
    }

    fn may_stop(&self, position: &Position) -> Result<(), Refusal> {
        if self.rules.may_stop {
            return Ok(());
        }
        let faces = self.allowed(position.unused);
        if self.any_use(position, position.turn, faces) {
            Err(Refusal::MustPlay)
        } else if self.rethrows(position).is_empty() {
            Err(Refusal::NothingToStop)
        } else {
            Ok(())
        }
    }

    fn may_rethrow(&self, position: &Position, count: u8) -> Result<(), Refusal> {
        let crosses = position.unused.count(Face::X);
        match self.rules.rethrow {
            Rethrow::None => Err(Refusal::NoRethrow),
            _ if position.used_any => Err(Refusal::RethrowTooLate),
            _ if self.rethrows(position).has(count) => Ok(()),
            Rethrow::All => Err(Refusal::RethrowNeedsAll),
            Rethrow::Each => Err(Refusal::RethrowCount { crosses }),
        }
    }

    /// Whether the die can be used at all now, on places of this board.
    fn may_use(&self, position: &Position, step: &Use) -> Result<(), Refusal> {
        if !self.has(step.from.place()) || !self.has(step.to) {
            return Err(Refusal::OffBoard);
        }
        if !position.unused.has(step.die) {
            let spent = self.value(step.die) == 0 && position.thrown.has(step.die);
            return Err(if spent {
                Refusal::BlankIsSpent
            } else {
                Refusal::NoSuchDie(step.die)
            });
        }
        match self.allowed(position.unused).next() {
            Some(first) if self.ranks[first.index()] < self.ranks[step.die.index()] => {
                Err(Refusal::DieMustWait { first })
            }
            _ => Ok(()),
        }
    }

    fn may_activate(&self, position: &Position, step: &Use) -> Result<(), Refusal> {
        let side = position.turn;
        let own = position.army(side);
        let place = step.from.place();
        let asleep = match step.piece {
            Piece::Soldier => own.asleep.has(place),
            Piece::Queen => own.queen.has(place) && own.queen_asleep(),
            Piece::King => false,
        };
        if !asleep || step.from.homebound() {
            let awake = self.owner(position, step.piece, step.from) == Some(side);
            return Err(if awake {
                Refusal::AlreadyAwake
            } else {
                self.absent(position, step)
            });
        }
        if step.die != Face::X {
            return Err(Refusal::OnlyXWakes);
        }
        if step.piece == Piece::Queen {
            return self.may_go_straight(position, step);
        }
        self.may_wake_now(position, side, place)?;
        let lands = self.track(position, side).woken(place);
        if lands != step.to {
            return Err(Refusal::LandsElsewhere { at: lands });
        }
        self.may_land(position, step)
    }

    fn may_wake_now(&self, position: &Position, side: Side, place: Place) -> Result<(), Refusal> {
        if self
            .wakeable(&self.view(position, side), Face::X)
            .has(place)
        {
            return Ok(());
        }
        let next = self
            .track(position, side)
            .after(Spot::outbound(place), 1)
            .place();
        match (
            self.rules.activation_order,
            self.front_sleeper(position, side),
        ) {
            (ActivationOrder::FrontFirst, Some(front)) => Err(Refusal::NotFront { front }),
            _ => Err(Refusal::NextNotFree { next }),
        }
    }

    fn may_move(&self, position: &Position, step: &Use) -> Result<(), Refusal> {
        let side = position.turn;
        if self.owner(position, step.piece, step.from) != Some(side) {
            return Err(self.absent(position, step));
        }
        match step.piece {
            Piece::Soldier => self.may_walk(position, step),
            Piece::Queen if position.army(side).queen_asleep() => Err(Refusal::Asleep),
            Piece::Queen => self.may_go_straight(position, step),
            Piece::King if self.rules.king_moves == KingMoves::Soldier => {
                let value = self.value(step.die);
                let lands = self.track(position, side).after(step.from, value).place();
                if lands != step.to {
                    return Err(Refusal::LandsElsewhere { at: lands });
                }
                self.may_land(position, step)
            }
            Piece::King => self.may_go_straight(position, step),
        }
    }

    fn may_walk(&self, position: &Position, step: &Use) -> Result<(), Refusal> {
        let side = position.turn;
        let value = self.value(step.die);
        let lands = self.track(position, side).after(step.from, value).place();
        if lands != step.to {
            return Err(Refusal::LandsElsewhere { at: lands });
        }
        if self.rules.queue
            && let Some(at) = self.view(position, side).passed_in_queue(step.from, value)
        {
            return Err(Refusal::Queue { at });
        }
        self.may_land(position, step)
    }

    fn may_go_straight(&self, position: &Position, step: &Use) -> Result<(), Refusal> {
        let lines = if step.piece == Piece::Queen {
            &self.royal
        } else {
            &self.king_lines
        };
        if !lines
            .from(step.from.place(), self.value(step.die))
            .has(step.to)
        {
            return Err(Refusal::NotStraight);
        }
        self.may_land(position, step)
    }

    /// The side of the awake piece of this kind on the spot; a sleeping queen counts, too.
    fn owner(&self, position: &Position, piece: Piece, spot: Spot) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| {
            let army = position.army(side);
            match piece {
                Piece::Soldier => army.awake[spot.lane()].places().has(spot.place()),
                Piece::Queen => army.queen.has(spot.place()) && !spot.homebound(),
                Piece::King => position.king.holder == Some(side) && position.king.spot == spot,
            }
        })
    }

    /// The refusal for a piece that is not where the action says.
    fn absent(&self, position: &Position, step: &Use) -> Refusal {
        let side = position.turn;
        let (own, enemy) = (position.army(side), position.army(side.other()));
        let place = step.from.place();
        let king = &position.king;
        match step.piece {
            Piece::Soldier if own.asleep.has(place) => Refusal::Asleep,
            Piece::Soldier if king.ridden && king.place_if_held_by(side).has(place) => {
                Refusal::RiderTied
            }
            Piece::Soldier if position.soldiers_at(side.other()).has(place) => Refusal::NotYours,
            Piece::Queen if enemy.queen.has(place) => Refusal::NotYours,
            Piece::King if !king.place().has(place) => Refusal::NothingThere,
            Piece::King if king.inert => Refusal::KingInert,
            Piece::King if king.holder.is_none() => Refusal::KingNeutral,
            Piece::King if king.holder == Some(side.other()) => Refusal::NotYours,
            _ => Refusal::NothingThere,
        }
    }

    /// §5 for one piece and one place: the first rule that closes it.
    fn may_land(&self, position: &Position, step: &Use) -> Result<(), Refusal> {
        let view = self.view(position, position.turn);
        let closed = self.closed(&view);
        let closed = match step.piece {
            Piece::Soldier => closed.soldier,
            Piece::Queen => closed.queen,
            Piece::King => closed.king,
        };
        if closed.has(step.to) {
            return Err(self.closed_by(position, step));
        }
        self.king_choice_fits(position, step)
    }

    fn closed_by(&self, position: &Position, step: &Use) -> Refusal {
        let side = position.turn;
        let to = step.to;
        let (own, enemy) = (position.army(side), position.army(side.other()));
        if self.rules.sleepers != Sleepers::Exposed && enemy.sleepers().has(to) {
            return Refusal::ClosedBySleeper { side: side.other() };
        }
        if self.rules.sleepers == Sleepers::Closed && own.sleepers().has(to) {
            return Refusal::ClosedBySleeper { side };
        }
        if own.queen.has(to) {
            return Refusal::OwnQueen;
        }
        let soldier_there = position.soldiers_at(side).has(to);
        match step.piece {
            Piece::King => Refusal::KingSharesNot,
            Piece::Queen if soldier_there => Refusal::QueenSharesNot,
            Piece::Soldier if soldier_there && !self.rules.stacking => Refusal::NoStacking,
            _ if position.king.place_if_held_by(side).has(to) => Refusal::OwnKing,
            _ => Refusal::PushBlocked {
                onto: self.view(position, side).push_target().place(),
            },
        }
    }

    fn king_choice_fits(&self, position: &Position, step: &Use) -> Result<(), Refusal> {
        let view = self.view(position, position.turn);
        let chooses =
            self.rules.utsjok && step.piece != Piece::King && self.takeable(&view).has(step.to);
        match (chooses, step.king) {
            (false, None) | (true, Some(KingChoice::Remove)) => Ok(()),
            (false, Some(_)) => Err(Refusal::NoKingChoice),
            (true, None) => Err(Refusal::ChooseKing),
            (true, Some(KingChoice::Take)) if self.push_rams(&view, step.piece) => {
                let onto = view.push_target().place();
                Err(Refusal::PushBlocked { onto })
            }
            (true, Some(KingChoice::Take)) => Ok(()),
        }
    }
}
