//! Why is an action illegal? The rule that it breaks, as data (§2 to §8).

use core::fmt;

use game::reasons;

use super::Judge;
use super::landing::{Enemy, open_bands};
use crate::checkers::Points;
use crate::{Action, Actions, CHECKERS, Die, Pattern, Point, Position};

reasons! {
    /// The rule that an action breaks.
    ///
    /// ```
    /// use kotra::{Action, Die, Judge, PRESETS, Refusal, Side};
    ///
    /// let judge = Judge::new(PRESETS[0].rules);
    /// let why = judge.why(&judge.start(Side::White), Action::Enter(Die::SIX));
    /// assert_eq!(why, Some(Refusal::ThrowFirst));
    /// assert_eq!(Refusal::ThrowFirst.to_string(), "the dice are to be thrown first");
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    Refusal {
        /// The game is over.
        GameOver "game-over" "the game is over";
        /// The dice have to be thrown first.
        ThrowFirst "throw-first" "the dice are to be thrown first";
        /// The number of dice has to be chosen first (§8, `single_die`).
        ChooseDice "choose-dice" "the number of dice is to be chosen first";
        /// Two dice are thrown: one checker alone could not make a munk now, or these rules have no choice (§8, `single_die`).
        TwoDice "two-dice" "two dice are thrown now";
        /// No die of the throw shows that number.
        NoSuchDie(Die) "no-such-die" "no die of the throw shows that";
        /// The die has already been used.
        DieUsed(Die) "die-used" "the die is used already";
        /// The side to move has no checker there.
        NothingThere "nothing-there" "no checker of the side to move stands there";
        /// Hit checkers must be entered before any other moves (§4).
        EnterFirst "enter-first" "hit checkers must be entered first";
        /// No checker waits to be entered.
        NothingToEnter "nothing-to-enter" "no checker waits to be entered";
        /// A checker may not be entered where one of its own side stands (§4).
        OwnOnEntry(Point) "own-on-entry" "a checker may not be entered on one of its own";
        /// The enemy has a band there, which may not be torn up (§3, §5).
        Band(Point) "band" "the enemy has a band there";
        /// Bands may be laid only after five checkers have left home (§3). `out` have left so far.
        FiveOut {
            /// The number of checkers that have left home, 0 to 4.
            out: u8,
        } "five-out" "bands may be laid only after five checkers have left home";
        /// Bands may be laid only on 12 to 24 (§3).
        NoBandThere(Point) "no-band-there" "bands may be laid on the points 12 to 24 only";
        /// Nothing may be added to the four of two sixes (§6).
        FourAlone "four-alone" "nothing may be added to the four of two sixes";
        /// The die is higher than the distance to the last point, and checkers are borne off only when all stand in the last
        /// quarter (§7).
        NotAllInLastQuarter "not-all-in-last-quarter" "checkers are borne off only when all stand in the last quarter";
        /// The die is too low to bear this checker off (§7).
        TooLow "too-low" "the die is too low to bear this checker off";
        /// The die is higher than this checker needs, and another checker stands farther back (§7).
        NotRearmost {
            /// The point of the rearmost checker.
            rearmost: Point,
        } "not-rearmost" "a die higher than needed bears off the rearmost checker only";
        /// More of the throw can be used in another way (§2).
        UseMore {
            /// The largest number of dice that can be used.
            most: u8,
            /// The number of dice that could be used after this.
            only: u8,
        } "use-more" "more of the throw can be used in another way";
        /// Only one of the two dice can be used, and the higher one can (§2, `one_die`).
        HigherDie(Die) "higher-die" "only one die can be used, and it must be the higher one";
        /// These rules do not have the four of two sixes (§6).
        NoFour "no-four" "these rules do not know the four of two sixes";
        /// The four checkers are taken with two sixes in the side's first throw, before a die is used (§6).
        NotTwoSixes "not-two-sixes" "the four are taken with two sixes in the first throw only";
        /// Taking the four needs four checkers on home, a free point 7, and no hit checkers (§6).
        FourClosed "four-closed" "four checkers on home are wanted, and point 7 free";
        /// A side may stop only at a half munk: after a part of its throw, while a pattern stands (§8).
        NoHalfMunk "no-half-munk" "a side stops at a half munk only";
        /// This pattern wins nothing in the after-throws (§11).
        NotInAfterThrows(Pattern) "not-in-after-throws" "this pattern wins nothing in the after-throws";
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason())
    }
}

impl core::error::Error for Refusal {}

impl Refusal {
    /// The point that it concerns, in the numbering of the side to move, if any.
    #[must_use]
    pub const fn at(self) -> Option<Point> {
        match self {
            Refusal::OwnOnEntry(at) | Refusal::Band(at) | Refusal::NoBandThere(at) => Some(at),
            Refusal::NotRearmost { rearmost } => Some(rearmost),
            Refusal::FourAlone => Some(Point::FOUR),
            _ => None,
        }
    }
}

impl Judge {
    /// Why the action is illegal in the position; `None` if it is legal.
    #[must_use]
    pub fn why(&self, position: &Position, action: Action) -> Option<Refusal> {
        if position.outcome.is_some() {
            return Some(Refusal::GameOver);
        }
        if position.in_hand.is_some() {
            return Some(match action {
                Action::Throw(_) => Refusal::TwoDice,
                _ => Refusal::ThrowFirst,
            });
        }
        match (action, position.throw) {
            (Action::Throw(_), None) => None,
            (Action::Throw(_), Some(_)) => Some(Refusal::TwoDice),
            (_, None) => Some(Refusal::ChooseDice),
            (Action::Four, _) => self.why_not_four(position),
            (Action::Stop, _) => self.why_not_stop(position),
            _ => self
                .why_not_use(position, action)
                .or_else(|| self.why_not_so_few(position, action)),
        }
    }

    /// Why a die cannot be used like this, whatever else can be done with the throw.
    fn why_not_use(&self, position: &Position, action: Action) -> Option<Refusal> {
        let die = action.die()?;
        if !position.unused.has(die) {
            let thrown = position
                .throw
                .is_some_and(|throw| throw.dice().any(|one| one == die));
            return Some(if thrown {
                Refusal::DieUsed(die)
            } else {
                Refusal::NoSuchDie(die)
            });
        }
        let own = position.own();
        match action {
            Action::Enter(_) if own.hit() == 0 => Some(Refusal::NothingToEnter),
            Action::Enter(_) => self.why_not_enter(position, action.to()?),
            _ if own.hit() > 0 => Some(Refusal::EnterFirst),
            _ if own.on(action.from()?) == 0 => Some(Refusal::NothingThere),
            Action::Move { .. } => match action.to() {
                Some(to) => self.why_not_land(position, to),
                // It would go off the board.
                None => self
                    .why_not_off(position, action.from()?, die)
                    .or(Some(Refusal::NotAllInLastQuarter)),
            },
            Action::Off { from, .. } => self.why_not_off(position, from, die),
            Action::Four | Action::Throw(_) | Action::Stop => None,
        }
    }

    /// Why that use, although possible alone, leaves too much of the throw unused (§2).
    fn why_not_so_few(&self, position: &Position, action: Action) -> Option<Refusal> {
        let mut legal = Actions::new();
        self.legal(position, &mut legal);
        if legal.contains(&action) {
            return None;
        }
        let most = self.most_uses(position);
        let only = self.uses_with(position, action);
        if only < most {
            return Some(Refusal::UseMore { most, only });
        }
        position.unused.kinds().next().map(Refusal::HigherDie)
    }

    fn why_not_four(&self, position: &Position) -> Option<Refusal> {
        if self.may_take_four(position) {
            None
        } else if !self.rules.two_sixes {
            Some(Refusal::NoFour)
        } else if position.own().thrown_before()
            || position.unused.len() < 4
            || !position.unused.has(Die::SIX)
        {
            Some(Refusal::NotTwoSixes)
        } else {
            Some(Refusal::FourClosed)
        }
    }

    fn why_not_stop(&self, position: &Position) -> Option<Refusal> {
        if self.may_stop(position) {
            return None;
        }
        let standing = self.pattern(position.own(), None);
        Some(match standing {
            Some(pattern) if position.after.is_some() && position.used_any() => {
                Refusal::NotInAfterThrows(pattern)
            }
            _ => Refusal::NoHalfMunk,
        })
    }

    fn why_not_enter(&self, position: &Position, to: Point) -> Option<Refusal> {
        if self.reach(position).landings.has(to) {
            None
        } else if position.own().on(to) > 0 {
            Some(Refusal::OwnOnEntry(to))
        } else {
            Some(Refusal::Band(to))
        }
    }

    fn why_not_land(&self, position: &Position, to: Point) -> Option<Refusal> {
        let own = position.own();
        if self.reach(position).landings.has(to) {
            None
        } else if own.on(to) == 0 {
            Some(Refusal::Band(to))
        } else if to == Point::FOUR && own.open_band() {
            Some(Refusal::FourAlone)
        } else if !Points::BANDS.has(to) {
            Some(Refusal::NoBandThere(to))
        } else {
            let out = CHECKERS.saturating_sub(own.on(Point::HOME));
            Some(Refusal::FiveOut { out })
        }
    }

    fn why_not_off(&self, position: &Position, from: Point, die: Die) -> Option<Refusal> {
        let own = position.own();
        if !own.all_in_last_quarter() {
            return Some(Refusal::NotAllInLastQuarter);
        }
        if self.borne_off_by(own, die) == Some(from) {
            return None;
        }
        if from.after(die).is_some() {
            return Some(Refusal::TooLow);
        }
        let rearmost = own.rearmost()?;
        Some(Refusal::NotRearmost { rearmost })
    }

    /// The enemy bands that the side to move may tear up now (§5, §6), in its numbering: those that it may land on with a checker
    /// on the board, and those that it may enter on.
    #[must_use]
    pub fn open_bands(&self, position: &Position) -> [Points; 2] {
        let open = open_bands(position.own(), &Enemy::of(position.enemy()));
        [open.to_land, open.to_enter]
    }
}
