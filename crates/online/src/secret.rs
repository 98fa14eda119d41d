//! A party's secret. Its holder can play that party's part.

use core::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};

use crate::hash::{Digest, digest};
use crate::throws::{self, Value};
use crate::{GameId, Party};

/// A party's secret in one game: 32 random bytes, from which its signing key and its values for throws follow. Every game has its
/// own, so that nobody can be recognised from game to game.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// The public half of a signing key.
pub(crate) type PublicKey = [u8; 32];

/// A signature, as it stands in a letter.
pub(crate) type SignatureBytes = [u8; 64];

impl Secret {
    /// The number of characters of a secret as text.
    pub const LENGTH: usize = 43;

    /// Makes a secret of random bytes.
    #[must_use]
    pub const fn new(random: [u8; 32]) -> Secret {
        Secret(random)
    }

    /// Writes the secret as text of [`Secret::LENGTH`] characters, to store it or to move a game to another device.
    #[must_use]
    pub fn to_text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// Reads the output of [`Secret::to_text`].
    #[must_use]
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

    pub(crate) fn sign(&self, id: GameId, what: &Digest) -> SignatureBytes {
        self.key(id).sign(what).to_bytes()
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

/// Whether the holder of this key has signed `what` with `signature`.
pub(crate) fn is_signed(key: &PublicKey, what: &Digest, signature: &SignatureBytes) -> bool {
    VerifyingKey::from_bytes(key).is_ok_and(|key| {
        key.verify_strict(what, &Signature::from_bytes(signature))
            .is_ok()
    })
}
