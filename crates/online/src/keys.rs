//! Digests, the secrets of the two players, and their signatures.

use core::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};
use sha2::{Digest as _, Sha256};

use crate::throws::{self, Value};
use crate::{GameId, Party};

pub(crate) type Digest = [u8; 32];
pub(crate) type PublicKey = [u8; 32];
/// The two halves of a signature, as they stand in a letter.
pub(crate) type SignatureBytes = [[u8; 32]; 2];

/// Returns the SHA-256 of `parts`. `what` keeps a digest made for one use from being valid for another. Every part is preceded
/// by its length, so that no two lists of parts have the same bytes.
pub(crate) fn digest(what: &str, parts: &[&[u8]]) -> Digest {
    let mut hash = Sha256::new();
    for part in [b"sahkku.remote.1", what.as_bytes()].iter().chain(parts) {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// A player's secret in one game: 32 random bytes, from which the signing key and the values for throws follow. Its holder can
/// play that player's part. Every game has its own, so that nobody can be recognised from game to game.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The number of characters of a secret as text.
    pub const LENGTH: usize = 43;

    pub const fn new(random: [u8; 32]) -> Secret {
        Secret(random)
    }

    /// Writes the secret as text of [`Secret::LENGTH`] characters, to store it or to move a game to another device.
    pub fn to_text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// Reads the output of [`Secret::to_text`].
    pub fn from_text(text: &str) -> Option<Secret> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        bytes.try_into().ok().map(Secret)
    }

    pub(crate) fn key(&self, id: GameId) -> SigningKey {
        SigningKey::from_bytes(&digest("key", &[&id.0, &self.0]))
    }

    pub(crate) fn public_key(&self, id: GameId) -> PublicKey {
        self.key(id).verifying_key().to_bytes()
    }

    /// The value for exchange `number`.
    pub(crate) fn value(&self, id: GameId, party: Party, number: u32) -> Value {
        let last = Value(digest("values", &[&id.0, &self.0]));
        throws::back(last, id, party, throws::EXCHANGES, number)
    }
}

/// Never prints the secret.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

pub(crate) fn sign(key: &SigningKey, what: &Digest) -> SignatureBytes {
    let signature = key.sign(what);
    [*signature.r_bytes(), *signature.s_bytes()]
}

/// Whether the holder of this key has signed `what` with `signature`.
pub(crate) fn is_signed(key: &PublicKey, what: &Digest, [r, s]: &SignatureBytes) -> bool {
    let signature = Signature::from_components(*r, *s);
    VerifyingKey::from_bytes(key).is_ok_and(|key| key.verify_strict(what, &signature).is_ok())
}
