//! How a game begins (§1, §8 like odds).

use core::ops::ControlFlow;

use crate::army::Army;
use crate::king::King;
use crate::place::{Place, Places, Row, Spot};
use crate::rules::{Contradiction, HomeRow, LikeOdds, RaidGate};
use crate::{Dice, Event, Face, Judge, Piece, Position, Side, Use};

/// The number of soldiers that begin awake under like odds.
const LIKE_ODDS: usize = 3;

impl Judge {
    /// The position before the first throw, when `first` begins.
    #[must_use]
    pub fn start(&self, first: Side) -> Position {
        self.start_of(first, None)
    }

    /// The same with the other side on the mirrored track. Only for rules that offer this.
    #[must_use]
    pub fn start_miedut(&self, first: Side) -> Position {
        self.start_of(first, Some(first.other()))
    }

    fn start_of(&self, first: Side, mirrored: Option<Side>) -> Position {
        let mut position = self.all_asleep(first, mirrored);
        match self.rules.like_odds {
            LikeOdds::Off => {}
            LikeOdds::InPlace => self.wake_front_in_place(&mut position),
            LikeOdds::Advanced => {
                let _ = self.advance_front(&mut position);
            }
        }
        position
    }

    fn all_asleep(&self, first: Side, mirrored: Option<Side>) -> Position {
        let mut position = Position {
            armies: [Army::NONE; 2],
            king: King {
                spot: Spot::outbound(self.castle()),
                holder: None,
                inert: self.rules.raid_gate != RaidGate::Off,
                removed: false,
                ridden: false,
            },
            turn: first,
            first,
            miedut: mirrored.is_some(),
            thrown: Dice::NONE,
            unused: Dice::NONE,
            in_hand: self.rules.dice,
            used_any: false,
            tries: 0,
            outcome: None,
        };
        for side in Side::BOTH {
            let queen = self.queen_start(side);
            let army = position.army_mut(side);
            army.asleep = self.home[side.index()];
            if self.rules.queens {
                army.put_queen(queen, true);
            }
            if self.rules.home_row == HomeRow::FrontEmpty {
                let front = self.front_sleeper(&position, side);
                let army = position.army_mut(side);
                army.asleep = army.asleep - front.map_or(Places::NONE, Places::only);
            }
            let army = position.army_mut(side);
            army.soldiers = army.asleep.len() as u8;
        }
        position
    }

    /// The fourth line from the side's own right-hand end of the middle row.
    pub(crate) fn queen_start(&self, side: Side) -> Place {
        let mens = Place::at(Row::B, self.rules.columns - 3);
        match side {
            Side::Men => mens,
            Side::Women => mens.half_turned(self.rules.columns),
        }
    }

    fn wake_front_in_place(&self, position: &mut Position) {
        for side in Side::BOTH {
            for _ in 0..LIKE_ODDS {
                if let Some(place) = self.front_sleeper(position, side) {
                    let army = position.army_mut(side);
                    army.asleep = army.asleep - Places::only(place);
                    army.put_awake(Spot::outbound(place));
                }
            }
        }
    }

    /// Uses three X's on the three front soldiers of each side, the front one first. Breaks off if a step is not legal or not
    /// quiet.
    fn advance_front(&self, position: &mut Position) -> ControlFlow<()> {
        let first = position.turn;
        for side in [first, first.other()] {
            position.turn = side;
            // Activated front one first, whatever order the rule set prescribes.
            for _ in 0..LIKE_ODDS {
                let Some(place) = self.front_sleeper(position, side) else {
                    return ControlFlow::Break(());
                };
                self.activate_quietly(position, place)?;
            }
        }
        position.turn = first;
        ControlFlow::Continue(())
    }

    fn activate_quietly(&self, position: &mut Position, place: Place) -> ControlFlow<()> {
        let side = position.turn;
        let view = self.view(position, side);
        let to = view.track.woken(place);
        let closed = self.closed(&view).soldier;
        if !self.wakeable(&view, Face::X).has(place) || closed.has(to) {
            return ControlFlow::Break(());
        }
        let from = Spot::outbound(place);
        let step = Use {
            piece: Piece::Soldier,
            from,
            to,
            die: Face::X,
            king: None,
        };
        let mut quiet = true;
        self.activate(position, step, &mut |event| {
            quiet &= matches!(event, Event::Activated { .. });
        });
        position.used_any = false;
        if quiet {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }

    /// Whether the advanced reading of like odds works under these rules (§8), also mirrored if mieđut is offered.
    pub(super) fn check_advanced_like_odds(&self) -> Result<(), Contradiction> {
        let mut start = self.all_asleep(Side::Men, None);
        // Under mieđut both armies step to the same end of the middle row, so that is ruled out for every board.
        if self.rules.miedut || self.advance_front(&mut start).is_break() {
            return Err(Contradiction::LikeOddsAdvanced);
        }
        Ok(())
    }
}
