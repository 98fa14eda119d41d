//! Bytes turned into choices: set-ups, throws and decisions.

use fuzzing::Bytes;
use sahkku::{Dice, Face, Figure, Judge, Piece, Place, Row, Rules, Setup, Side, Spot, Throw};

/// What else bytes choose in this game.
pub(crate) trait Choices {
    fn side(&mut self) -> Option<Side>;

    fn throw(&mut self, rules: &Rules, count: u8) -> Option<Throw>;

    /// A description of a position: of one that can be, for the most part, as pieces that cannot
    /// stand beside those before them are left out. A bit lets them all stand.
    fn setup(&mut self, judge: &Judge) -> Option<Setup>;

    fn figure(&mut self, rules: &Rules) -> Option<Figure>;
}

impl Choices for Bytes<'_> {
    fn side(&mut self) -> Option<Side> {
        Some(Side::BOTH[self.below(2)?])
    }

    fn throw(&mut self, rules: &Rules, count: u8) -> Option<Throw> {
        (0..count)
            .map(|_| Some(rules.faces.as_slice()[self.below(4)?]))
            .collect()
    }

    fn setup(&mut self, judge: &Judge) -> Option<Setup> {
        let rules = judge.rules();
        let flags = self.take()?;
        let flag = |bit: u8| flags >> bit & 1 == 1;
        let side = |women| Side::BOTH[usize::from(women)];
        let mut setup = Setup {
            figures: Vec::new(),
            inert: flag(0),
            turn: side(flag(1)),
            first: side(flag(2)),
            miedut: flag(3),
            thrown: Dice::NONE,
            unused: Dice::NONE,
            in_hand: rules.dice,
            used_any: false,
            tries: 0,
        };
        for _ in 0..self.below(48)? {
            let figure = self.figure(rules)?;
            setup.figures.push(figure);
            // Until the king has come, nothing can be.
            if !flag(7) && setup.figures.len() > 1 && judge.set_up(&setup).is_err() {
                setup.figures.pop();
            }
        }
        if !flag(4) {
            setup.in_hand = self.below(usize::from(rules.dice) + 1)? as u8;
            let thrown = self.throw(rules, rules.dice - setup.in_hand)?;
            setup.thrown = thrown.into_iter().collect();
            let spent = setup.thrown.count(Face::Blank) * u8::from(rules.value(Face::Blank) == 0);
            setup.unused = setup.thrown.without(Face::Blank, spent);
            if flag(5) {
                setup.unused = setup.unused.without(Face::ALL[self.below(5)?], 1);
            }
            setup.used_any = flag(6);
            setup.tries = u8::from(flag(6) && setup.in_hand > 0);
        }
        Some(setup)
    }

    fn figure(&mut self, rules: &Rules) -> Option<Figure> {
        let kind = self.take()?;
        let column = self.below(usize::from(rules.columns))? as u8 + 1;
        let row = Row::ALL[usize::from(kind & 3) % 3];
        let place = Place::new(row, column)?;
        let side = Side::BOTH[usize::from(kind >> 2 & 1)];
        let (side, piece, awake, riding, homebound) = match kind >> 3 & 15 {
            0..=2 => (Some(side), Piece::Soldier, false, false, false),
            3 => (Some(side), Piece::Soldier, true, true, false),
            4 => (Some(side), Piece::Queen, false, false, false),
            5 => (Some(side), Piece::Queen, true, false, false),
            6 => (None, Piece::King, true, false, false),
            7 => (Some(side), Piece::King, true, false, kind >> 7 == 1),
            _ => (Some(side), Piece::Soldier, true, false, kind >> 7 == 1),
        };
        Some(Figure {
            side,
            piece,
            at: Spot::new(place, homebound),
            awake,
            riding,
        })
    }
}
