//! The source of randomness for the dice.

use game::session::SeededRandom;

#[derive(Clone, Copy, Default)]
pub enum Source {
    #[default]
    System,
    /// A seed from the page's address, for tests and for playing a game again.
    Seeded(SeededRandom),
}

/// The system supplied no random numbers.
pub struct NoRandomness;

impl Source {
    /// Random bits for entry number `n` of a game.
    pub fn bits(&self, n: usize) -> Result<u64, NoRandomness> {
        match self {
            Source::System => getrandom::u64().map_err(|_| NoRandomness),
            Source::Seeded(chance) => Ok(chance.bits(n)),
        }
    }
}
