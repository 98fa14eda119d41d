//! SHA-256 over parts that cannot run into each other.

use sha2::{Digest as _, Sha256};

pub(crate) type Digest = [u8; 32];

/// Returns the digest of `parts`. `what` keeps a digest made for one use from being valid for another. Every part is preceded by
/// its length, so that no two lists of parts have the same bytes.
pub(crate) fn digest(what: &str, parts: &[&[u8]]) -> Digest {
    let mut hash = Sha256::new();
    for part in [b"sahkku.remote.1", what.as_bytes()].iter().chain(parts) {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}
