//! What play at a distance asks of a game: chance from bits that two people make together, and an end that they agree on.

use crate::{Game, Judge, Linkable};

/// A game whose chance can be decided by random bits from anywhere, and which two people can end by themselves.
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

    /// The entry that chance makes of random bits. Each call of `bits` gives 64 fresh ones. Every result is exactly as
    /// likely as the dice make it. `None` where the game does not wait for chance.
    fn deal(&self, bits: impl FnMut() -> u64) -> Option<Self::Entry>;

    /// Whether a game can begin in this position, with nothing thrown or decided yet. A game that knows no such position begins
    /// without one.
    fn is_opening(_judge: &Judge<Self>, _position: &Self::Position) -> bool {
        false
    }

    /// The entry by which a side resigns.
    fn resignation(side: Self::Side) -> Self::Entry;

    /// The entry of a draw by agreement.
    fn agreement() -> Self::Entry;

    /// Whether chance makes this entry: a throw, a round, a lot.
    fn is_chance(entry: &Self::Entry) -> bool;

    /// Whether a player decides on this entry in the course of play: an action, a choice of way, dice to be picked up; not a
    /// resignation, an agreement, chance, or what stands before the first throw.
    fn is_decision(entry: &Self::Entry) -> bool;
}
