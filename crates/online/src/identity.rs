//! Identity over a connection: each party signs with its key of the game and knows the other's key.

use core::cell::OnceCell;

use ed25519_dalek::{Signer as _, SigningKey};
use game::Dealt;

use crate::hash::{Digest, digest};
use crate::secret::{PublicKey, SignatureBytes, is_signed};
use crate::{GameId, Log, Party, Peer, Secret};

/// A party of one game as it proves itself to the other. A watcher has no key and proves nothing.
#[derive(Debug)]
pub struct Identity {
    id: GameId,
    party: Party,
    key: SigningKey,
    /// Empty while the inviter does not know who has accepted.
    other: OnceCell<PublicKey>,
}

impl Identity {
    /// The identity of the holder of this secret. `other` is the other party's public key, if known.
    #[must_use]
    pub fn new(id: GameId, party: Party, secret: &Secret, other: Option<PublicKey>) -> Identity {
        Identity {
            id,
            party,
            key: secret.key(id),
            other: other.map_or_else(OnceCell::new, OnceCell::from),
        }
    }

    #[must_use]
    pub const fn game(&self) -> &[u8; 16] {
        &self.id.0
    }

    #[must_use]
    pub fn key(&self) -> PublicKey {
        self.key.verifying_key().to_bytes()
    }

    /// Signs `parts`. The signature is valid only for this `purpose`, this game and this party.
    #[must_use]
    pub fn sign(&self, purpose: &str, parts: &[&[u8]]) -> SignatureBytes {
        let what = self.digest(self.party, purpose, parts);
        self.key.sign(&what).to_bytes()
    }

    /// Whether the other party has signed `parts` for this `purpose`.
    #[must_use]
    pub fn is_other(&self, purpose: &str, parts: &[&[u8]], signature: &SignatureBytes) -> bool {
        let other = self.other.get();
        other.is_some_and(|key| self.is_signed_with(key, purpose, parts, signature))
    }

    /// Whether `key` is the other party's and has signed `parts`. Before the invitation is accepted, the first key that signs is
    /// taken for the other party's from then on.
    #[must_use]
    pub fn meets(
        &self,
        key: &PublicKey,
        purpose: &str,
        parts: &[&[u8]],
        signature: &SignatureBytes,
    ) -> bool {
        let known = self.other.get();
        let meets = known.is_none_or(|known| known == key)
            && self.is_signed_with(key, purpose, parts, signature);
        meets && *self.other.get_or_init(|| *key) == *key
    }

    /// Whether `key` is this party's own and has signed `parts` for this `purpose`, perhaps in another window.
    #[must_use]
    pub fn is_own(
        &self,
        key: &PublicKey,
        purpose: &str,
        parts: &[&[u8]],
        signature: &SignatureBytes,
    ) -> bool {
        let what = self.digest(self.party, purpose, parts);
        *key == self.key() && is_signed(key, &what, signature)
    }

    /// Whether the other party of this log, if it has one, is the one known here.
    #[must_use]
    pub fn is_with<G: Dealt>(&self, log: &Log<G>) -> bool {
        let named = log.member(self.party.other()).map(|member| &member.key);
        let known = self.other.get();
        named.is_none() || known.is_none() || named == known
    }

    fn is_signed_with(
        &self,
        key: &PublicKey,
        purpose: &str,
        parts: &[&[u8]],
        signature: &SignatureBytes,
    ) -> bool {
        let what = self.digest(self.party.other(), purpose, parts);
        is_signed(key, &what, signature)
    }

    fn digest(&self, author: Party, purpose: &str, parts: &[&[u8]]) -> Digest {
        let mut all: Vec<&[u8]> = vec![&self.id.0, purpose.as_bytes()];
        let author = [author as u8];
        all.push(&author);
        all.extend(parts);
        digest("live", &all)
    }
}

impl<G: Dealt> Peer<G> {
    /// Returns the identity of the local player; `None` if the game is only watched.
    #[must_use]
    pub fn identity(&self) -> Option<Identity> {
        let (party, secret) = self.party().zip(self.secret())?;
        let other = self.log().member(party.other()).map(|member| member.key);
        Some(Identity::new(self.log().id(), party, secret, other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: GameId = GameId([5; 16]);

    fn both() -> [Identity; 2] {
        let secrets = [Secret::new([1; 32]), Secret::new([2; 32])];
        let [inviter, invited] = [0, 1].map(|n| secrets[n].public_key(ID));
        [
            Identity::new(ID, Party::Inviter, &secrets[0], Some(invited)),
            Identity::new(ID, Party::Invited, &secrets[1], Some(inviter)),
        ]
    }

    #[test]
    fn a_signature_is_good_for_one_purpose_one_game_and_one_party() {
        let [anna, biret] = both();
        let signed = anna.sign("offer", &[b"one", b"two"]);
        assert!(biret.is_other("offer", &[b"one", b"two"], &signed));
        assert!(!biret.is_other("answer", &[b"one", b"two"], &signed));
        assert!(!biret.is_other("offer", &[b"onet", b"wo"], &signed));
        assert!(
            !anna.is_other("offer", &[b"one", b"two"], &signed),
            "sent back"
        );
        let elsewhere = Identity::new(
            GameId([6; 16]),
            Party::Invited,
            &Secret::new([2; 32]),
            Some(anna.key()),
        );
        assert!(!elsewhere.is_other("offer", &[b"one", b"two"], &signed));
    }

    #[test]
    fn the_first_who_accepts_is_the_other_one_from_then_on() {
        let [_, biret] = both();
        let anna = Identity::new(ID, Party::Inviter, &Secret::new([1; 32]), None);
        let signed = biret.sign("join", &[b"here"]);
        assert!(!anna.is_other("join", &[b"here"], &signed), "unknown yet");
        assert!(!anna.meets(&anna.key(), "join", &[b"here"], &signed));
        assert!(anna.meets(&biret.key(), "join", &[b"here"], &signed));
        assert!(anna.is_other("join", &[b"here"], &signed));
        let third = Identity::new(ID, Party::Invited, &Secret::new([3; 32]), None);
        let signed = third.sign("join", &[b"here"]);
        assert!(!anna.meets(&third.key(), "join", &[b"here"], &signed));
    }

    #[test]
    fn whoever_only_watches_proves_nothing() {
        let [anna, _] = both();
        // The keys are all that a letter reveals. A signature in it has another purpose.
        let stranger = Identity::new(ID, Party::Invited, &Secret::new([9; 32]), Some(anna.key()));
        let signed = stranger.sign("offer", &[b"mine"]);
        assert!(!anna.is_other("offer", &[b"mine"], &signed));
        assert!(!anna.is_other("offer", &[b"mine"], &[0; 64]));
    }
}
