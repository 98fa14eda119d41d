//! The possible ends of a game, their probabilities, and their values in units.

use kotra::{Munk, Outcome, Pattern, Reason, Side, Units};

/// A kind of win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// By bearing off.
    Off,
    /// By bearing off, with mar.
    Mar,
    /// By a munk.
    Munk(Pattern, Munk),
    /// By jan.
    Jan,
}

impl Kind {
    /// The number of kinds.
    pub const COUNT: usize = 13;

    /// Every kind.
    pub const ALL: [Kind; Kind::COUNT] = [
        Kind::Off,
        Kind::Mar,
        Kind::Munk(Pattern::LangiHryggur, Munk::Whole),
        Kind::Munk(Pattern::LangiMukur, Munk::Whole),
        Kind::Munk(Pattern::StuttiMukur, Munk::Whole),
        Kind::Munk(Pattern::LitliMeistari, Munk::Whole),
        Kind::Munk(Pattern::Meistari, Munk::Whole),
        Kind::Munk(Pattern::LangiHryggur, Munk::Half),
        Kind::Munk(Pattern::LangiMukur, Munk::Half),
        Kind::Munk(Pattern::StuttiMukur, Munk::Half),
        Kind::Munk(Pattern::LitliMeistari, Munk::Half),
        Kind::Munk(Pattern::Meistari, Munk::Half),
        Kind::Jan,
    ];

    /// Its index in [`Kind::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Kind::Off => 0,
            Kind::Mar => 1,
            Kind::Munk(pattern, Munk::Whole) => 2 + pattern as usize,
            Kind::Munk(pattern, Munk::Half) => 7 + pattern as usize,
            Kind::Jan => 12,
        }
    }

    /// The kind of a win; `None` for a draw. A win by resignation counts as one by bearing off.
    #[must_use]
    pub const fn of(outcome: &Outcome) -> Option<Kind> {
        if outcome.winner.is_none() {
            return None;
        }
        Some(match (outcome.munk, outcome.reason) {
            (Some((pattern, part)), _) => Kind::Munk(pattern, part),
            (None, Reason::Jan) => Kind::Jan,
            (None, _) if outcome.mar => Kind::Mar,
            (None, _) => Kind::Off,
        })
    }

    /// Its value in units, excluding mar with a munk.
    #[must_use]
    pub const fn value(self) -> Units {
        // The value does not depend on the side.
        let side = Side::White;
        match self {
            Kind::Off => Outcome::off(side, false).value,
            Kind::Mar => Outcome::off(side, true).value,
            Kind::Munk(pattern, part) => Outcome::munk(side, pattern, part, false).value,
            Kind::Jan => Outcome::jan(side).value,
        }
    }
}

/// The probabilities of the ends of a game from the viewpoint of one side: each kind of win and of loss, and a draw. They sum
/// to one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ends {
    /// Its own wins by kind, then the other side's, then the draw.
    pub chances: [f32; Ends::COUNT],
    /// The average value that mar adds to munks, in units: its own, the other side's.
    pub mar: [f32; 2],
}

/// The value of each end for the side.
pub(crate) const VALUES: [f32; Ends::COUNT] = {
    let mut values = [0.0; Ends::COUNT];
    let mut n = 0;
    while n < Kind::COUNT {
        let value = Kind::ALL[n].value().as_f32();
        values[n] = value;
        values[Kind::COUNT + n] = -value;
        n += 1;
    }
    values
};

impl Ends {
    /// The number of ends.
    pub const COUNT: usize = 2 * Kind::COUNT + 1;
    /// The index of the draw.
    pub const DRAW: usize = 2 * Kind::COUNT;
    /// The most that mar adds to a munk, in units.
    pub const MOST_MAR: f32 = 2.0;

    /// All probabilities 0.
    pub const NONE: Ends = Ends {
        chances: [0.0; Ends::COUNT],
        mar: [0.0; 2],
    };

    /// The end of a finished game from the viewpoint of `side`.
    #[must_use]
    pub fn of(outcome: &Outcome, side: Side) -> Ends {
        let mut ends = Ends::NONE;
        let Some((winner, kind)) = outcome.winner.zip(Kind::of(outcome)) else {
            ends.chances[Ends::DRAW] = 1.0;
            return ends;
        };
        let part = usize::from(winner != side);
        ends.chances[part * Kind::COUNT + kind.index()] = 1.0;
        ends.mar[part] = outcome.value.as_f32() - kind.value().as_f32();
        ends
    }

    /// The chance to win in this way.
    #[must_use]
    pub const fn win(&self, kind: Kind) -> f32 {
        self.chances[kind.index()]
    }

    /// The chance to lose in this way.
    #[must_use]
    pub const fn loss(&self, kind: Kind) -> f32 {
        self.chances[Kind::COUNT + kind.index()]
    }

    /// The chance of a draw.
    #[must_use]
    pub const fn draw(&self) -> f32 {
        self.chances[Ends::DRAW]
    }

    /// The chance to win in any way.
    #[must_use]
    pub fn wins(&self) -> f32 {
        self.chances[..Kind::COUNT].iter().sum()
    }

    /// The chance to lose in any way.
    #[must_use]
    pub fn losses(&self) -> f32 {
        self.chances[Kind::COUNT..Ends::DRAW].iter().sum()
    }

    /// The average value, in units.
    #[must_use]
    pub fn equity(&self) -> f32 {
        let each = self.chances.iter().zip(&VALUES);
        each.map(|(chance, value)| chance * value).sum::<f32>() + self.mar[0] - self.mar[1]
    }

    /// The value for the side.
    pub(crate) fn value(&self) -> game::Value {
        game::Value {
            win: self.wins(),
            units: Some(self.equity()),
        }
    }

    /// The same ends from the viewpoint of the other side.
    #[must_use]
    pub fn across(&self) -> Ends {
        let mut chances = self.chances;
        let (own, rest) = chances.split_at_mut(Kind::COUNT);
        own.swap_with_slice(&mut rest[..Kind::COUNT]);
        Ends {
            chances,
            mar: [self.mar[1], self.mar[0]],
        }
    }

    /// Adds `others`, multiplied by `share`.
    pub fn add(&mut self, others: &Ends, share: f32) {
        for (chance, other) in self.chances.iter_mut().zip(&others.chances) {
            *chance += share * other;
        }
        for (mar, other) in self.mar.iter_mut().zip(&others.mar) {
            *mar += share * other;
        }
    }

    /// The same divided by a number.
    pub(crate) fn divided_by(mut self, count: f32) -> Ends {
        let numbers = self.chances.iter_mut().chain(&mut self.mar);
        numbers.for_each(|number| *number /= count);
        self
    }
}
