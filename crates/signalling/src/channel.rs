//! A channel that only its two ends can read: ChaCha20-Poly1305 with a key for each direction, and a counter as nonce.

use std::fmt;

use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{ChaCha20Poly1305, KeyInit};

use crate::message::{Kind, Refused, body, written};

/// Bytes that can be said at once: what every browser takes in one piece. What is around them fits into a message of a room too.
pub(crate) const MAX_PLAIN: usize = 16 << 10;

/// Bytes that a program can say at once: the mark of the connection goes beside them.
pub const MAX_FRAME: usize = MAX_PLAIN - MARK;

const MARK: usize = 4;

const COUNTER: usize = 8;

/// What a handshake ends with.
pub(crate) struct Keys {
    pub(crate) out: [u8; 32],
    pub(crate) into: [u8; 32],
    pub(crate) number: u64,
    pub(crate) mark: [u8; MARK],
}

/// Six digits that both ends see: where they differ, somebody is in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SafetyNumber(u32);

/// One end of the channel. Each handshake makes one anew, with keys of its own.
pub(crate) struct Channel {
    out: ChaCha20Poly1305,
    into: ChaCha20Poly1305,
    said: u64,
    heard: u64,
    number: SafetyNumber,
    mark: [u8; MARK],
}

impl Channel {
    pub(crate) fn new(keys: Keys) -> Channel {
        Channel {
            out: ChaCha20Poly1305::new(&keys.out.into()),
            into: ChaCha20Poly1305::new(&keys.into.into()),
            said: 0,
            heard: 0,
            // 2⁶⁴ is so much more than a million that every number is equally likely.
            number: SafetyNumber((keys.number % 1_000_000) as u32),
            mark: keys.mark,
        }
    }

    pub(crate) fn number(&self) -> SafetyNumber {
        self.number
    }

    /// What tells this connection from the one before, where messages go another way.
    pub(crate) fn mark(&self) -> [u8; MARK] {
        self.mark
    }

    /// The message that carries these bytes.
    pub(crate) fn seal(&mut self, plain: &[u8]) -> Result<Vec<u8>, Refused> {
        if plain.len() > MAX_PLAIN {
            return Err(Refused::TooLong);
        }
        let counter = self.said.to_be_bytes();
        let payload = Payload {
            msg: plain,
            aad: &written(Kind::Sealed, &[]),
        };
        let sealed = self
            .out
            .encrypt(&nonce(counter).into(), payload)
            .map_err(|_| Refused::TooLong)?;
        self.said += 1;
        Ok(written(Kind::Sealed, &[&counter, &sealed]))
    }

    /// The bytes that a message carries, if it is the next one. A refused message changes nothing.
    pub(crate) fn open(&mut self, message: &[u8]) -> Result<Vec<u8>, Refused> {
        let (counter, sealed) = body(message, Kind::Sealed)?
            .split_first_chunk::<COUNTER>()
            .ok_or(Refused::Malformed)?;
        let payload = Payload {
            msg: sealed,
            aad: &written(Kind::Sealed, &[]),
        };
        let plain = self
            .into
            .decrypt(&nonce(*counter).into(), payload)
            .map_err(|_| Refused::Damaged)?;
        // Only the other end can have written this counter.
        let counter = u64::from_be_bytes(*counter);
        if counter < self.heard {
            return Err(Refused::Repeated);
        }
        if counter > self.heard {
            return Err(Refused::Missing);
        }
        self.heard += 1;
        Ok(plain)
    }
}

fn nonce(counter: [u8; COUNTER]) -> [u8; 12] {
    let mut nonce = [0; 12];
    nonce[12 - COUNTER..].copy_from_slice(&counter);
    nonce
}

impl fmt::Display for SafetyNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:03} {:03}", self.0 / 1000, self.0 % 1000)
    }
}
