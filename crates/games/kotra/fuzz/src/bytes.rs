//! Bytes turned into choices: set-ups, throws and decisions.

use fuzzing::Bytes;
use kotra::{After, CHECKERS, DiceCount, Die, Match, Setup, SetupSide, Side, Throw, Units, Unused};

/// What else bytes choose in this game.
pub(crate) trait Choices {
    fn side(&mut self) -> Option<Side>;

    fn die(&mut self) -> Option<Die>;

    fn throw(&mut self, count: DiceCount) -> Option<Throw>;

    /// A match and how it may stand.
    fn of_match(&mut self) -> Option<Match>;

    /// A description of a position: of one that can be, for the most part, as checkers that cannot
    /// stand where they are put are borne off. A bit lets them all stand.
    fn setup(&mut self) -> Option<Setup>;
}

impl Choices for Bytes<'_> {
    fn side(&mut self) -> Option<Side> {
        Some(Side::BOTH[self.below(2)?])
    }

    fn die(&mut self) -> Option<Die> {
        Some(Die::ALL[self.below(6)?])
    }

    fn throw(&mut self, count: DiceCount) -> Option<Throw> {
        Some(match count {
            DiceCount::One => Throw::one(self.die()?),
            DiceCount::Two => Throw::two(self.die()?, self.die()?),
        })
    }

    fn of_match(&mut self) -> Option<Match> {
        let units = 1 + self.below(25)? as u16;
        let mut won = || Some(Units::halves(self.below(2 * usize::from(units))? as u16));
        let won = [won()?, won()?];
        let lost_last = [None, Some(Side::White), Some(Side::Black)][self.below(3)?];
        Match::standing(units, won, lost_last)
    }

    fn setup(&mut self) -> Option<Setup> {
        let flags = self.take()?;
        let flag = |bit: u8| flags >> bit & 1 == 1;
        let mut setup = Setup {
            sides: [NOBODY; 2],
            turn: Side::BOTH[usize::from(flag(0))],
            first: Side::BOTH[usize::from(flag(1))],
            throw: None,
            unused: Unused::NONE,
            after: None,
        };
        for side in 0..2 {
            let marks = self.take()?;
            let only_last_quarter = marks >> 6 == 0;
            for _ in 0..CHECKERS {
                let place = match self.below(32)? {
                    place if only_last_quarter => 19 + place % 6,
                    place => place,
                };
                let [own, enemy] = [side, 1 - side].map(|side| &setup.sides[side]);
                let fits = can_stand(place, own, enemy) || flag(7);
                let own = &mut setup.sides[side];
                match place {
                    1..=24 if fits => own.points[place - 1] += 1,
                    25 | 26 if fits => own.hit += 1,
                    27..=31 if fits => own.points[0] += 1,
                    _ => own.off += 1,
                }
            }
            let own = &mut setup.sides[side];
            own.thrown_before = marks & 3 != 0;
            own.five_out = marks >> 2 & 1 == 1;
            own.open_band = marks >> 3 & 1 == 1 && own.points[6] > 1;
        }
        if flag(2) {
            let (side, left) = (setup.turn.other().index(), self.take()?);
            setup.sides[side] = SetupSide {
                off: CHECKERS,
                ..NOBODY
            };
            setup.after = Some(After {
                left: left % 16,
                value: Units::whole(if left >> 7 == 1 { 4 } else { 2 }),
            });
        }
        if flag(3) {
            let count = if flag(4) && flag(5) {
                DiceCount::One
            } else {
                DiceCount::Two
            };
            let throw = self.throw(count)?;
            setup.throw = Some(throw);
            setup.unused = Unused::of(throw);
            for _ in 0..self.below(4)? {
                setup.unused = setup.unused.without(self.die()?);
            }
        }
        Some(setup)
    }
}

const NOBODY: SetupSide = SetupSide {
    points: [0; 24],
    hit: 0,
    off: 0,
    five_out: false,
    open_band: false,
    thrown_before: false,
};

/// Whether one more checker can stand on this place, as far as is easily told: 1 to 24 are points,
/// 25 and 26 the hit ones, the others home.
fn can_stand(place: usize, own: &SetupSide, enemy: &SetupSide) -> bool {
    match place {
        1..=24 => {
            let is_lone = own.points[place - 1] == 0 || place == 1 || place >= 12;
            is_lone && enemy.points[(place + 11) % 24] == 0
        }
        25 | 26 => own.hit < 4,
        27..=31 => enemy.points[12] == 0,
        _ => false,
    }
}
