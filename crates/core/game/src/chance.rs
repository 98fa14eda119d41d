//! What online play needs from a game: chance from bits that two people generate together, and an end that they agree on.

use crate::{Game, Judge, Linkable};

/// A game whose chance can be decided by external random bits, and which two players can end by agreement.
///
/// ```
/// use game::{Dealt, bits_from};
///
/// /// Throws by 64 random bits where the game waits for chance.
/// fn throw<G: Dealt>(game: &mut G, bits: u64) {
///     if let Some(entry) = game.deal(bits_from(bits)) {
///         assert!(G::is_chance(&entry) && !G::is_decision(&entry));
///         game.enter_known(&entry);
///     }
/// }
/// ```
pub trait Dealt: Game + Linkable {
    /// Whether the game has chance at all: dice, or a lot.
    const HAS_CHANCE: bool;

    /// The entry that results from random bits; `None` where chance does not come next. Each call of `bits` returns 64 fresh
    /// bits. The probability of every result is exactly that of the dice.
    fn deal(&self, bits: impl FnMut() -> u64) -> Option<Self::Entry>;

    /// Whether a game can begin in this position, with nothing thrown or decided yet. A game without such positions begins
    /// without one.
    fn is_opening(_judge: &Judge<Self>, _position: &Self::Position) -> bool {
        false
    }

    /// The entry by which a side resigns.
    fn resignation(side: Self::Side) -> Self::Entry;

    /// The entry of a draw by agreement.
    fn agreement() -> Self::Entry;

    /// Whether chance produces this entry: a throw, a round or a lot.
    fn is_chance(entry: &Self::Entry) -> bool;

    /// Whether this entry is a decision of a player in the course of play: an action, a choice of direction, or dice picked up.
    /// It is not a resignation, an agreement, chance, or an entry before the first throw.
    fn is_decision(entry: &Self::Entry) -> bool;
}

/// The items of [`Dealt`] for the ends that the players bring about. They stand in its implementation.
#[macro_export]
macro_rules! ended_by_players {
    () => {
        fn resignation(side: Side) -> Entry {
            Entry::Resigned(side)
        }

        fn agreement() -> Entry {
            Entry::Agreed
        }
    };
}
