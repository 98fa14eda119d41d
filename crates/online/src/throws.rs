//! Throws that both parties make, so that neither can load the dice.
//!
//! Each party has a chain of values: value `k - 1` is a hash of value `k`. By showing value 0, the anchor, a party commits to all
//! that follow. An exchange is a number `k` for which both parties have shown their values. The dice follow from the two values.
//! A party cannot choose its value, and cannot know the other's before it is shown. All earlier values follow from value `k`, so
//! a letter holds only the latest.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::keys::{Digest, digest};
use crate::{GameId, Party};

/// The most exchanges of a game. The longest games on record have fewer than a thousand.
pub const EXCHANGES: u32 = 8192;

/// A party's part in an exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Value(pub [u8; 32]);

impl Value {
    /// The value before this one, which has the number `number`.
    ///
    /// All parts have fixed lengths and together fill one block of SHA-256, because thousands of values are computed at once. No
    /// other digest begins with this byte.
    fn before(&self, id: GameId, party: Party, number: u32) -> Value {
        let mut hash = Sha256::new();
        hash.update(b"v");
        hash.update(id.0);
        hash.update(number.to_be_bytes());
        hash.update([party as u8]);
        hash.update(self.0);
        Value(hash.finalize().into())
    }
}

/// Computes the value number `to` from the value number `from`.
pub(crate) fn back(value: Value, id: GameId, party: Party, from: u32, to: u32) -> Value {
    (to + 1..=from)
        .rev()
        .fold(value, |value, number| value.before(id, party, number))
}

/// All values of a party up to its latest, the anchor first.
pub(crate) fn all(latest: Value, id: GameId, party: Party, number: u32) -> Vec<Value> {
    let mut values = vec![latest];
    for number in (1..=number).rev() {
        values.extend(values.last().map(|value| value.before(id, party, number)));
    }
    values.reverse();
    values
}

/// The random bits of an exchange, without end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bits {
    seed: Digest,
    drawn: u32,
}

impl Bits {
    /// The bits of exchange `number`, from the values of the inviter and the invited.
    pub(crate) fn new(id: GameId, number: u32, [inviter, invited]: [Value; 2]) -> Bits {
        let seed = digest(
            "throw",
            &[&id.0, &number.to_be_bytes(), &inviter.0, &invited.0],
        );
        Bits { seed, drawn: 0 }
    }

    /// The next 64 bits.
    pub(crate) fn next(&mut self) -> u64 {
        let block = digest("bits", &[&self.seed, &self.drawn.to_be_bytes()]);
        self.drawn += 1;
        let first = block.first_chunk().copied();
        u64::from_be_bytes(first.unwrap_or_default())
    }
}
