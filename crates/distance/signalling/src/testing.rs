//! What the tests share.

use std::convert::Infallible;
use std::rc::Rc;

use rand_core::{SeedableRng, TryCryptoRng, TryRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use remote::{GameId, Identity, Party, Secret};

/// The inviter and the invited of a game, who know each other.
pub(crate) fn two(game: u8) -> [Rc<Identity>; 2] {
    let id = GameId([game; 16]);
    let secrets = [1, 2].map(|n| Secret::new([n; 32]));
    let alone = |n: usize| Identity::new(id, Party::BOTH[n], &secrets[n], None);
    let keys = [alone(0).key(), alone(1).key()];
    [0, 1].map(|n| {
        let (party, other) = (Party::BOTH[n], Some(keys[1 - n]));
        Rc::new(Identity::new(id, party, &secrets[n], other))
    })
}

/// Somebody who knows all that whoever watches this game knows, and says to have a place at it.
pub(crate) fn impostor(game: u8, party: Party) -> Rc<Identity> {
    let [inviter, invited] = two(game);
    let other = match party {
        Party::Inviter => invited,
        Party::Invited => inviter,
    };
    let (id, secret) = (GameId([game; 16]), Secret::new([9; 32]));
    Rc::new(Identity::new(id, party, &secret, Some(other.key())))
}

/// Random numbers that are the same each time: good for tests, and for nothing else.
pub(crate) struct Seeded(Xoshiro256PlusPlus);

impl Seeded {
    pub(crate) fn new(seed: u64) -> Seeded {
        Seeded(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl TryRng for Seeded {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.0.try_next_u32()
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0.try_next_u64()
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.try_fill_bytes(bytes)
    }
}

impl TryCryptoRng for Seeded {}
