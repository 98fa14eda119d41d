//! The messages of a room as sealed texts, which only holders of the invitation's secret can read.
//!
//! A text is base64url of the sender's life (16 bytes), a counter (8 bytes) and the sealed rest: the sender's public key (32
//! bytes), its signature of life, counter and body (64 bytes), and the body. The key of the cipher follows from the secret and
//! the life, and the counter is the nonce. A life is random and never used twice, so no nonce is used twice with one key.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chacha20poly1305::aead::Aead as _;
use chacha20poly1305::{ChaCha20Poly1305, KeyInit as _};

use crate::Identity;
use crate::hash::digest;

/// The secret of an invitation to a room.
pub type RoomSecret = [u8; 16];

/// One visit to a room. It is random, and new after each reload.
pub type Life = [u8; 16];

/// The most characters of a text.
pub(super) const TEXT_LIMIT: usize = (super::LETTER_LIMIT + 512) / 3 * 4;

/// The purpose of a signature in a room.
const PURPOSE: &str = "room";

/// A message that was opened. It was sealed with the secret of the room.
#[derive(Debug)]
pub(super) struct Opened {
    pub(super) life: Life,
    pub(super) counter: u64,
    pub(super) key: [u8; 32],
    pub(super) signature: [u8; 64],
    pub(super) body: Vec<u8>,
}

/// Returns the name of the room for a secret and a game. The server sees it.
#[must_use]
pub fn room_name(secret: &RoomSecret, game: &str) -> String {
    let name = digest("room name", &[game.as_bytes(), secret]);
    URL_SAFE_NO_PAD.encode(&name[..16])
}

/// Seals a body into a text; `None` if the body is too long.
pub(super) fn seal(
    secret: &RoomSecret,
    me: &Identity,
    life: &Life,
    counter: u64,
    body: &[u8],
) -> Option<String> {
    let counter = counter.to_be_bytes();
    let signature = me.sign(PURPOSE, &[life, &counter, body]);
    let plain = [&me.key()[..], &signature, body].concat();
    let sealed = cipher(secret, life).encrypt(&nonce(counter).into(), &plain[..]);
    let text = URL_SAFE_NO_PAD.encode([&life[..], &counter, &sealed.ok()?].concat());
    (text.len() <= TEXT_LIMIT).then_some(text)
}

/// The life named in a text. Anybody could have written it.
pub(super) fn life_in(text: &str) -> Option<Life> {
    // 24 characters are 18 bytes.
    let head = URL_SAFE_NO_PAD.decode(text.get(..24)?).ok()?;
    head.first_chunk().copied()
}

/// Opens a text that was sealed with this secret. The signature is not checked yet.
pub(super) fn open(secret: &RoomSecret, text: &str) -> Option<Opened> {
    let text = Some(text).filter(|text| text.len() <= TEXT_LIMIT)?;
    let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
    let (life, rest) = bytes.split_first_chunk()?;
    let (counter, sealed) = rest.split_first_chunk()?;
    let plain = cipher(secret, life).decrypt(&nonce(*counter).into(), sealed);
    let plain = plain.ok()?;
    let (key, rest) = plain.split_first_chunk()?;
    let (signature, body) = rest.split_first_chunk()?;
    Some(Opened {
        life: *life,
        counter: u64::from_be_bytes(*counter),
        key: *key,
        signature: *signature,
        body: body.to_vec(),
    })
}

impl Opened {
    /// The author of the message; `None` for a stranger who was told the secret.
    pub(super) fn author(&self, me: &Identity) -> Option<Author> {
        let parts: [&[u8]; 3] = [&self.life, &self.counter.to_be_bytes(), &self.body];
        if me.meets(&self.key, PURPOSE, &parts, &self.signature) {
            Some(Author::Other)
        } else {
            let own = me.is_own(&self.key, PURPOSE, &parts, &self.signature);
            own.then_some(Author::Own)
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Author {
    /// The other player.
    Other,
    /// Another window of this player.
    Own,
}

fn cipher(secret: &RoomSecret, life: &Life) -> ChaCha20Poly1305 {
    ChaCha20Poly1305::new(&digest("room key", &[secret, life]).into())
}

fn nonce(counter: [u8; 8]) -> [u8; 12] {
    let mut nonce = [0; 12];
    nonce[4..].copy_from_slice(&counter);
    nonce
}
