//! Why not? The rule that an action breaks, as data (§3 to §6).

use crate::place::{Place, Spot};
use crate::rules::{ActivationOrder, KingMoves, Rethrow, Sleepers};
use crate::{Action, Face, Judge, KingChoice, Piece, Position, Side, Use};

/// The rule that stands against an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The dice must be thrown first.
    ThrowFirst,
    /// A legal use is left, so the turn goes on (compulsion).
    MustPlay,
    /// Nothing can be used or thrown again: there is no turn to end.
    NothingToStop,
    /// These rules know no rethrow.
    NoRethrow,
    /// A die of this throw has been used already.
    RethrowTooLate,
    /// Only a throw in which every die shows X may be thrown again, all of it.
    RethrowNeedsAll,
    /// Only dice that show X may be thrown again; so many do.
    RethrowCount {
        /// How many dice show X.
        crosses: u8,
    },
    /// No die shows this face, or it has been used.
    NoSuchDie(Face),
    /// The blank face is worth nothing.
    BlankIsSpent,
    /// A die with another face must be used first.
    DieMustWait {
        /// The face whose turn it is.
        first: Face,
    },
    /// There is no such place on this board.
    OffBoard,
    /// No such piece stands there.
    NothingThere,
    /// The piece is the opponent's.
    NotYours,
    /// The piece is asleep: it must be woken first.
    Asleep,
    /// The piece is awake already.
    AlreadyAwake,
    /// Only an X wakes a piece.
    OnlyXWakes,
    /// Soldiers wake in order, and this one is nearer the front.
    NotFront {
        /// The sleeper whose turn it is.
        front: Place,
    },
    /// A soldier wakes only where its next place holds nothing at all.
    NextNotFree {
        /// That next place.
        next: Place,
    },
    /// With this die the piece lands elsewhere.
    LandsElsewhere {
        /// Where it lands.
        at: Place,
    },
    /// No straight way of this length leads there: royal pieces do not turn.
    NotStraight,
    /// A soldier may not pass over a soldier of its own army (gå i kø).
    Queue {
        /// The place of the soldier in the way.
        at: Place,
    },
    /// A sleeping piece closes the place.
    ClosedBySleeper {
        /// Whose sleeper.
        side: Side,
    },
    /// An own soldier stands there, and soldiers do not stack.
    NoStacking,
    /// The king does not share a place with own soldiers.
    KingSharesNot,
    /// A queen shares a place with no own piece.
    QueenSharesNot,
    /// The own queen stands there.
    OwnQueen,
    /// The own king stands there.
    OwnKing,
    /// The king would be pushed onto an own piece.
    PushBlocked {
        /// Where it stands.
        onto: Place,
    },
    /// Taking or removing the king must be chosen.
    ChooseKing,
    /// There is nothing to choose about the king.
    NoKingChoice,
    /// Nobody holds the king yet.
    KingNeutral,
    /// The king waits for the first raid.
    KingInert,
    /// The rider moves only with the king.
    RiderTied,
}

impl Refusal {
    /// The rule in a plain sentence, for error messages of records and for terminals. The page
    /// has its own words in the reader's language.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Refusal::GameOver => "the game is over",
            Refusal::ThrowFirst => "the dice must be thrown first",
            Refusal::MustPlay => "a die can still be used, so the turn goes on",
            Refusal::NothingToStop => "there is no turn to end",
            Refusal::NoRethrow => "these rules have no rethrow",
            Refusal::RethrowTooLate => "dice can be thrown again only before one of them is used",
            Refusal::RethrowNeedsAll => {
                "dice can be thrown again only if all of them show X, and then all together"
            }
            Refusal::RethrowCount { .. } => "not so many dice show X",
            Refusal::NoSuchDie(_) => "no unused die shows that face",
            Refusal::BlankIsSpent => "the blank face is worth nothing",
            Refusal::DieMustWait { .. } => "another die must be used first",
            Refusal::OffBoard => "the board has no such place",
            Refusal::NothingThere => "no such piece stands there",
            Refusal::NotYours => "the piece belongs to the other side",
            Refusal::Asleep => "the piece is asleep and must be woken first",
            Refusal::AlreadyAwake => "the piece is awake already",
            Refusal::OnlyXWakes => "only an X wakes a piece",
            Refusal::NotFront { .. } => "the sleeping soldier nearest the front wakes first",
            Refusal::NextNotFree { .. } => "a soldier wakes only where its next place is free",
            Refusal::LandsElsewhere { .. } => "with this die the piece lands elsewhere",
            Refusal::NotStraight => "no straight way of this length leads there",
            Refusal::Queue { .. } => "soldiers of one army do not pass each other",
            Refusal::ClosedBySleeper { .. } => "a sleeping piece closes the place",
            Refusal::NoStacking => {
                "a soldier of the same side stands there, and soldiers do not stack"
            }
            Refusal::KingSharesNot => "the king does not share a place with his soldiers",
            Refusal::QueenSharesNot => "a queen does not share a place with pieces of her side",
            Refusal::OwnQueen => "the queen of the same side stands there",
            Refusal::OwnKing => "the king of the same side stands there",
            Refusal::PushBlocked { .. } => "the king would be pushed onto a piece of the same side",
            Refusal::ChooseKing => "the action must say whether the king is taken or removed",
            Refusal::NoKingChoice => "there is nothing to choose about the king here",
            Refusal::KingNeutral => "nobody holds the king yet",
            Refusal::KingInert => "the king waits for the first raid",
            Refusal::RiderTied => "the rider moves only with the king",
        }
    }
}

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

    /// Whose awake piece of this kind stands on the spot; a sleeping queen counts here too.
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

    /// What is said of a piece that cannot be found where the action names it.
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
