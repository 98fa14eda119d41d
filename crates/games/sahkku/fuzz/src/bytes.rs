//! Bytes turned into choices: set-ups, throws and decisions.

use sahkku::{Dice, Face, Figure, Judge, Piece, Place, Row, Rules, Setup, Side, Spot, Throw};

/// Choices that follow from bytes, until they have been read.
pub(crate) struct Bytes<'a> {
    rest: &'a [u8],
    /// A number made from all bytes read so far.
    mixed: u64,
}

impl<'a> Bytes<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes {
            rest: bytes,
            mixed: 0xcbf2_9ce4_8422_2325,
        }
    }

    pub(crate) fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        self.mixed = (self.mixed ^ u64::from(first)).wrapping_mul(0x0100_0000_01b3);
        Some(first)
    }

    /// A number below `limit` that follows from all bytes so far; another one for another `salt`.
    pub(crate) fn mixed(&self, salt: u64, limit: usize) -> usize {
        let mixed = (self.mixed ^ salt).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        ((mixed >> 32) % limit as u64) as usize
    }

    fn below(&mut self, limit: usize) -> Option<usize> {
        Some(usize::from(self.next()?) % limit)
    }

    pub(crate) fn side(&mut self) -> Option<Side> {
        Some(Side::BOTH[self.below(2)?])
    }

    pub(crate) fn throw(&mut self, rules: &Rules, count: u8) -> Option<Throw> {
        (0..count)
            .map(|_| Some(rules.faces.as_slice()[self.below(4)?]))
            .collect()
    }

    /// A description of a position: of one that can be, for the most part, as pieces that cannot
    /// stand beside those before them are left out. A bit lets them all stand.
    pub(crate) fn setup(&mut self, judge: &Judge) -> Option<Setup> {
        let rules = judge.rules();
        let flags = self.next()?;
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
        let kind = self.next()?;
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
