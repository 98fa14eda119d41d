//! What two say through a server: sealed, so that the server carries it and learns nothing.
//!
//! Both know the secret of the invitation. Whoever comes to the room makes an X25519 share, which goes before everything it says.
//! The key for each direction follows from the secret, from what the two shares have in common, and from both shares; so every
//! message can be opened by itself, and nothing is kept of a peer who says nothing.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chacha20poly1305::aead::Aead;
use chacha20poly1305::{ChaCha20Poly1305, KeyInit};
use rand_core::CryptoRng;
use sha2::{Digest, Sha256};
use x25519_dalek::{PublicKey, ReusableSecret};

/// Bytes that can be said at once: what every browser takes in one piece. What is around them fits into a message of a room too.
pub(crate) const MAX_PLAIN: usize = 16 << 10;

const COUNTER: usize = 8;

/// The public half of what somebody makes for one connection to the server.
pub(crate) type Share = [u8; 32];

/// One's own end, for one connection to the server.
pub(crate) struct Sealing {
    secret: [u8; 16],
    own: ReusableSecret,
    share: Share,
    said: u64,
}

/// A message that was opened.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Opened {
    pub(crate) from: Share,
    /// Higher in every message of the same sender.
    pub(crate) counter: u64,
    pub(crate) plain: Vec<u8>,
}

impl Sealing {
    pub(crate) fn new(secret: [u8; 16], rng: &mut impl CryptoRng) -> Sealing {
        let own = ReusableSecret::random_from_rng(rng);
        let share = PublicKey::from(&own).to_bytes();
        Sealing {
            secret,
            own,
            share,
            said: 0,
        }
    }

    pub(crate) fn share(&self) -> Share {
        self.share
    }

    /// The message that carries these bytes to the holder of this share; none where they are too long, or the share is none.
    pub(crate) fn seal(&mut self, to: &Share, plain: &[u8]) -> Option<Vec<u8>> {
        let key = self.key(to, &self.share, to)?;
        let counter = self.said.to_be_bytes();
        let plain = (plain.len() <= MAX_PLAIN).then_some(plain)?;
        let sealed = key.encrypt(&nonce(counter).into(), plain).ok()?;
        // It never goes back while the share is in use, so no nonce serves twice.
        self.said += 1;
        Some([&self.share[..], &counter, &sealed].concat())
    }

    /// What a message holds, if whoever sealed it knows the secret, and sealed it for this share.
    pub(crate) fn open(&self, message: &[u8]) -> Option<Opened> {
        let (from, rest) = message.split_first_chunk()?;
        let (counter, sealed) = rest.split_first_chunk()?;
        let key = self.key(from, from, &self.share)?;
        let plain = key.decrypt(&nonce(*counter).into(), sealed).ok()?;
        Some(Opened {
            from: *from,
            counter: u64::from_be_bytes(*counter),
            plain,
        })
    }

    fn key(&self, theirs: &Share, from: &Share, to: &Share) -> Option<ChaCha20Poly1305> {
        let common = self.own.diffie_hellman(&PublicKey::from(*theirs));
        // A share of small order would make the value one that everybody knows.
        let common = Some(common).filter(|common| common.was_contributory())?;
        let key = hash("key", &[&self.secret, common.as_bytes(), from, to]);
        Some(ChaCha20Poly1305::new(&key.into()))
    }
}

/// The room where those who know the secret meet, apart from those who play something else: `scope`. The name is public: whoever
/// runs the server reads it.
pub(crate) fn room(secret: &[u8; 16], scope: &str) -> String {
    let hash = hash("room", &[scope.as_bytes(), secret]);
    URL_SAFE_NO_PAD.encode(&hash[..16])
}

fn nonce(counter: [u8; COUNTER]) -> [u8; 12] {
    let mut nonce = [0; 12];
    nonce[12 - COUNTER..].copy_from_slice(&counter);
    nonce
}

/// SHA-256 of some parts, so that neither another use nor another division of the same bytes gives the same hash.
fn hash(purpose: &str, parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"two at a distance, signalling 2, ");
    for part in [purpose.as_bytes()].iter().chain(parts) {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Seeded;

    const SECRET: [u8; 16] = [5; 16];

    fn both() -> (Sealing, Sealing) {
        let rng = &mut Seeded::new(1);
        (Sealing::new(SECRET, rng), Sealing::new(SECRET, rng))
    }

    #[test]
    fn who_shares_a_secret_can_read_and_nobody_else() {
        let (mut anna, mut biret) = both();
        for text in [&b"bures"[..], b"", &[7; MAX_PLAIN]] {
            let sealed = anna.seal(&biret.share(), text).unwrap();
            assert!(sealed.len() <= crate::room::MAX_DATA);
            assert!(text.is_empty() || !sealed.windows(text.len()).any(|part| part == text));
            assert_eq!(biret.open(&sealed).unwrap().plain, text);
            let sealed = biret.seal(&anna.share(), text).unwrap();
            assert_eq!(anna.open(&sealed).unwrap().plain, text);
        }
        let sealed = anna.seal(&biret.share(), b"bures").unwrap();
        assert_eq!(anna.open(&sealed), None, "sent back");
        let rng = &mut Seeded::new(2);
        assert_eq!(Sealing::new(SECRET, rng).open(&sealed), None, "a third one");
        let stranger = Sealing {
            secret: [6; 16],
            ..biret
        };
        assert_eq!(stranger.open(&sealed), None, "without the secret");
        assert_eq!(anna.seal(&stranger.share(), &[0; MAX_PLAIN + 1]), None);
    }

    #[test]
    fn a_changed_or_cut_message_is_not_opened() {
        let (mut anna, biret) = both();
        let sealed = anna.seal(&biret.share(), b"bures").unwrap();
        for length in 0..sealed.len() {
            assert_eq!(biret.open(&sealed[..length]), None, "{length}");
        }
        for bit in 0..sealed.len() * 8 {
            let mut changed = sealed.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(biret.open(&changed), None, "{bit}");
        }
    }

    #[test]
    fn no_two_messages_of_one_share_have_one_counter() {
        let (mut anna, biret) = both();
        let third = Sealing::new(SECRET, &mut Seeded::new(3));
        let counters = [&biret, &third, &biret].map(|to| {
            let sealed = anna.seal(&to.share(), b"x").unwrap();
            to.open(&sealed).unwrap().counter
        });
        assert_eq!(counters, [0, 1, 2]);
    }

    #[test]
    fn a_share_that_everybody_knows_the_end_of_is_refused() {
        let (mut anna, _) = both();
        assert_eq!(anna.seal(&[0; 32], b"x"), None);
    }

    #[test]
    fn a_room_tells_by_its_scope_and_secret() {
        assert_eq!(room(&SECRET, "sahkku").len(), 22);
        assert_ne!(room(&SECRET, "sahkku"), room(&SECRET, "nim"));
        assert_ne!(room(&SECRET, "sahkku"), room(&[8; 16], "sahkku"));
    }
}
