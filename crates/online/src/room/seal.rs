//! The messages of a room as sealed texts, which only holders of the invitation's secret can read.
//!
//! A text is base64url of the sender's life (16 bytes), a counter (8 bytes) and the sealed rest: the sender's public key (32
//! bytes), its signature of life, counter and body (64 bytes), and the body. The key of the cipher follows from the secret and
//! the life, and the counter is the nonce. A life is random and never used twice, so no nonce is used twice with one key.

use core::cell::OnceCell;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chacha20poly1305::aead::Aead as _;
use chacha20poly1305::{ChaCha20Poly1305, KeyInit as _};
use ed25519_dalek::SigningKey;
use game::Dealt;

use crate::keys::{Digest, PublicKey, SignatureBytes, digest, is_signed, sign};
use crate::{GameId, Log, Party, Peer, Secret};

/// The secret of an invitation to a room.
pub type RoomSecret = [u8; 16];

/// One visit to a room. It is random, and new after each reload.
pub type Life = [u8; 16];

/// The most characters of a text.
pub(super) const TEXT_LIMIT: usize = (super::LETTER_LIMIT + 512) / 3 * 4;

/// A message that was opened. It was sealed with the secret of the room.
pub(super) struct Opened {
    pub(super) life: Life,
    pub(super) counter: u64,
    key: PublicKey,
    signature: SignatureBytes,
    pub(super) body: Vec<u8>,
}

/// A player of one game, with the key that proves it, and the key of the other player.
pub struct Identity {
    pub game: GameId,
    party: Party,
    key: SigningKey,
    /// Empty while the inviter does not know who has accepted.
    other: OnceCell<PublicKey>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Author {
    Other,
    /// Another window of this player.
    Own,
}

impl Identity {
    pub fn new(game: GameId, party: Party, secret: &Secret, other: Option<PublicKey>) -> Identity {
        Identity {
            game,
            party,
            key: secret.key(game),
            other: other.map_or_else(OnceCell::new, OnceCell::from),
        }
    }

    pub(super) fn key(&self) -> PublicKey {
        self.key.verifying_key().to_bytes()
    }

    /// Whether the other party of this log, if it has one, is the one known here.
    pub fn is_with<G: Dealt>(&self, log: &Log<G>) -> bool {
        let named = log.member(self.party.other()).map(|member| &member.key);
        let known = self.other.get();
        named.is_none() || known.is_none() || named == known
    }

    /// What is signed. The signature is valid only in a room, for this game and this author.
    fn digest(&self, author: Party, life: &Life, counter: u64, body: &[u8]) -> Digest {
        let (author, counter) = ([author as u8], counter.to_be_bytes());
        digest(
            "live",
            &[&self.game.0, b"room", &author, life, &counter, body],
        )
    }

    /// The author of a message; `None` for a stranger who was told the secret. Before the invitation is accepted, the first key
    /// that signs is taken for the other player's from then on.
    pub(super) fn author(&self, opened: &Opened) -> Option<Author> {
        let is_by = |party| {
            let what = self.digest(party, &opened.life, opened.counter, &opened.body);
            is_signed(&opened.key, &what, &opened.signature)
        };
        let known = self.other.get();
        if known.is_none_or(|key| *key == opened.key) && is_by(self.party.other()) {
            self.other.get_or_init(|| opened.key);
            return Some(Author::Other);
        }
        (opened.key == self.key() && is_by(self.party)).then_some(Author::Own)
    }
}

impl<G: Dealt> Peer<G> {
    /// Returns the identity of the local player; `None` if the game is only watched.
    pub fn identity(&self) -> Option<Identity> {
        let (party, secret) = self.party().zip(self.secret())?;
        let other = self.log().member(party.other()).map(|member| member.key);
        Some(Identity::new(self.log().id(), party, secret, other))
    }
}

/// Returns the name of the room for a secret and a game. The server sees it.
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
    let signature = sign(&me.key, &me.digest(me.party, life, counter, body));
    let plain = [&me.key()[..], signature.as_flattened(), body].concat();
    let counter = counter.to_be_bytes();
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
    let (r, rest) = rest.split_first_chunk()?;
    let (s, body) = rest.split_first_chunk()?;
    Some(Opened {
        life: *life,
        counter: u64::from_be_bytes(*counter),
        key: *key,
        signature: [*r, *s],
        body: body.to_vec(),
    })
}

fn cipher(secret: &RoomSecret, life: &Life) -> ChaCha20Poly1305 {
    ChaCha20Poly1305::new(&digest("room key", &[secret, life]).into())
}

fn nonce(counter: [u8; 8]) -> [u8; 12] {
    let mut nonce = [0; 12];
    nonce[4..].copy_from_slice(&counter);
    nonce
}
