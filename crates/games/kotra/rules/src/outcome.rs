//! How a game ends (§7 to §12).

use game::words;

use crate::{Pattern, Rules, Side, Units};

words! {
    /// Why a game is over.
    ///
    /// ```
    /// use kotra::{PRESETS, Reason};
    ///
    /// // These rules know no last throw, and so no draw.
    /// assert!(PRESETS[0].rules.end_reasons().all(|reason| reason != Reason::Draw));
    /// ```
    Reason {
        /// The winner bore off its last checker (úttekt, §7).
        Off = "off",
        /// The winner made a munk (múkur, §8).
        Munk = "munk",
        /// The loser can never enter all its hit checkers (jan, §10).
        Jan = "jan",
        /// Both sides bore off all checkers, the second with the last throw: a draw (§11).
        Draw = "draw",
        /// The loser resigned.
        Resigned = "resigned",
        /// The players agreed on a draw.
        Agreed = "agreed",
    }
}

/// Whether a munk was made with the whole throw or with a part of it (§8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Munk {
    /// With the whole throw: the full value.
    Whole,
    /// With a part of the throw: half the value.
    Half,
}

/// The end of a game.
///
/// ```
/// use kotra::{Munk, Outcome, Pattern, Side, Units};
///
/// // Half of what the pattern and mar are worth together.
/// let half = Outcome::munk(Side::White, Pattern::LangiMukur, Munk::Half, true);
/// let whole = Pattern::LangiMukur.value() + Units::whole(2);
/// assert_eq!(half.value.in_halves(), whole.in_halves() / 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The side that won; `None` for a draw.
    pub winner: Option<Side>,
    /// The reason.
    pub reason: Reason,
    /// The munk that was made, and with how much of the throw.
    pub munk: Option<(Pattern, Munk)>,
    /// Whether the loser had hit checkers (mar), which adds 2 before halving (§9).
    pub mar: bool,
    /// What the winner gets.
    pub value: Units,
}

/// The value of winning by bearing off, and of a resignation.
const OFF: u16 = 2;
/// The extra value of mar.
const MAR: u16 = 2;
/// The value of jan.
const JAN: u16 = 15;

impl Outcome {
    /// The winner bore off its last checker.
    #[must_use]
    pub const fn off(winner: Side, mar: bool) -> Outcome {
        Outcome {
            winner: Some(winner),
            reason: Reason::Off,
            munk: None,
            mar,
            value: off_value(mar),
        }
    }

    /// The winner made a munk.
    #[must_use]
    pub const fn munk(winner: Side, pattern: Pattern, part: Munk, mar: bool) -> Outcome {
        let whole = pattern.value().in_halves() + if mar { 2 * MAR } else { 0 };
        Outcome {
            winner: Some(winner),
            reason: Reason::Munk,
            munk: Some((pattern, part)),
            mar,
            value: Units::halves(match part {
                Munk::Whole => whole,
                Munk::Half => whole / 2,
            }),
        }
    }

    /// The loser is jan.
    #[must_use]
    pub const fn jan(loser: Side) -> Outcome {
        Outcome {
            winner: Some(loser.other()),
            reason: Reason::Jan,
            munk: None,
            mar: false,
            value: Units::whole(JAN),
        }
    }

    /// A side resigned: it loses as if the other had borne off.
    #[must_use]
    pub const fn resigned(loser: Side, mar: bool) -> Outcome {
        Outcome {
            reason: Reason::Resigned,
            ..Outcome::off(loser.other(), mar)
        }
    }

    /// The game is drawn.
    #[must_use]
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome {
            winner: None,
            reason,
            munk: None,
            mar: false,
            value: Units::ZERO,
        }
    }
}

/// The value of bearing off the last checker, with mar or without (§7, §9).
#[must_use]
pub(crate) const fn off_value(mar: bool) -> Units {
    Units::whole(OFF + if mar { MAR } else { 0 })
}

impl Rules {
    /// The reasons for which these rules end a game (§7 to §11). Players can also resign or agree on a draw.
    pub fn end_reasons(&self) -> impl Iterator<Item = Reason> + use<> {
        [Reason::Off, Reason::Munk, Reason::Jan]
            .into_iter()
            .chain(self.last_throw.then_some(Reason::Draw))
    }
}
