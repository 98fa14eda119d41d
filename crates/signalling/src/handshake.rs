//! How two who share a [`Secret`] prove it to each other and agree on keys, through somebody who would like to listen.
//!
//! ```text
//! first → second   greeting   commitment to the first one's share
//! second → first   answer     the commitment's beginning, the second one's share
//! first → second   reveal     the first one's share, proof of the first
//! second → first   confirm    proof of the second
//! ```
//!
//! The shares are ephemeral: X25519 keys if the secret is a link's, messages of SPAKE2 if it is a word. With SPAKE2 whoever does
//! not know the word can try one word in each handshake and learns nothing about any other. The commitment makes both shares
//! final before either is known, so that nobody in between can search for shares that give both the same safety number.

use hkdf::Hkdf;
use rand_core::CryptoRng;
use sha2::Sha256;
use spake2::{Ed25519Group, Identity, Password, Spake2};
use x25519_dalek::{EphemeralSecret, PublicKey};

use crate::channel::{Channel, Keys};
use crate::message::{Kind, Refused, body, written};
use crate::secret::{RoomName, Secret, hash};

const COMMITMENT: usize = 32;

/// Bytes of the commitment that an answer repeats: enough to tell an answer to an older greeting.
const ECHO: usize = 8;

/// Bytes of a proof.
const PROOF: usize = 16;

/// The one who was in the room first, and greets.
pub(crate) struct Greeted {
    exchange: Exchange,
    context: Context,
    share: Vec<u8>,
}

/// The first one, once it has revealed its share.
pub(crate) struct Revealed {
    keys: Keys,
    proof: [u8; PROOF],
}

/// The one who came second, and answers.
pub(crate) struct Answered {
    exchange: Exchange,
    context: Context,
    share: Vec<u8>,
    commitment: [u8; COMMITMENT],
}

/// What both know of the handshake beside what they send.
struct Context {
    room: RoomName,
    salt: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    First,
    Second,
}

impl Greeted {
    /// Begins a handshake; the bytes are the greeting.
    pub(crate) fn new(
        secret: &Secret,
        room: &RoomName,
        rng: &mut impl CryptoRng,
    ) -> (Greeted, Vec<u8>) {
        let (exchange, share) = Exchange::start(secret, Role::First, rng);
        let greeting = written(Kind::Greeting, &[&commitment(&share)]);
        let context = Context::new(secret, room);
        let greeted = Greeted {
            exchange,
            context,
            share,
        };
        (greeted, greeting)
    }

    /// Whether these bytes answer this greeting, and not an older one.
    pub(crate) fn is_answered_by(&self, answer: &[u8]) -> bool {
        body(answer, Kind::Answer)
            .is_ok_and(|body| body.get(..ECHO) == commitment(&self.share).get(..ECHO))
    }

    /// Hears the answer; the bytes are what reveals the share and proves the secret.
    pub(crate) fn hear(self, answer: &[u8]) -> Result<(Revealed, Vec<u8>), Refused> {
        let (_, theirs) = body(answer, Kind::Answer)?
            .split_at_checked(ECHO)
            .ok_or(Refused::Malformed)?;
        let common = self.exchange.finish(theirs)?;
        let (keys, proofs) = self
            .context
            .keys(Role::First, &common, &self.share, theirs)?;
        let reveal = written(Kind::Reveal, &[&proofs.first, &self.share]);
        let proof = proofs.second;
        Ok((Revealed { keys, proof }, reveal))
    }
}

impl Revealed {
    /// Hears the other's proof: the channel stands.
    pub(crate) fn hear(self, confirm: &[u8]) -> Result<Channel, Refused> {
        // A proof is tried once, so how long a comparison takes tells nobody anything of use.
        if body(confirm, Kind::Confirm)? != self.proof {
            return Err(Refused::Stranger);
        }
        Ok(Channel::new(self.keys))
    }
}

impl Answered {
    /// Hears a greeting; the bytes are the answer.
    pub(crate) fn new(
        secret: &Secret,
        room: &RoomName,
        greeting: &[u8],
        rng: &mut impl CryptoRng,
    ) -> Result<(Answered, Vec<u8>), Refused> {
        let commitment = <[u8; COMMITMENT]>::try_from(body(greeting, Kind::Greeting)?)
            .map_err(|_| Refused::Malformed)?;
        let (exchange, share) = Exchange::start(secret, Role::Second, rng);
        let answer = written(Kind::Answer, &[&commitment[..ECHO], &share]);
        let context = Context::new(secret, room);
        let answered = Answered {
            exchange,
            context,
            share,
            commitment,
        };
        Ok((answered, answer))
    }

    /// Whether these bytes reveal what the greeting committed to, and not what an older one did.
    pub(crate) fn is_revealed_by(&self, reveal: &[u8]) -> bool {
        body(reveal, Kind::Reveal)
            .ok()
            .and_then(|body| body.split_at_checked(PROOF))
            .is_some_and(|(_, share)| commitment(share) == self.commitment)
    }

    /// Hears the other's share and proof: the channel stands; the bytes are our own proof.
    pub(crate) fn hear(self, reveal: &[u8]) -> Result<(Channel, Vec<u8>), Refused> {
        let (proof, theirs) = body(reveal, Kind::Reveal)?
            .split_at_checked(PROOF)
            .ok_or(Refused::Malformed)?;
        if commitment(theirs) != self.commitment {
            return Err(Refused::Stranger);
        }
        let common = self.exchange.finish(theirs)?;
        let (keys, proofs) = self
            .context
            .keys(Role::Second, &common, theirs, &self.share)?;
        if proof != proofs.first {
            return Err(Refused::Stranger);
        }
        let confirm = written(Kind::Confirm, &[&proofs.second]);
        Ok((Channel::new(keys), confirm))
    }
}

fn commitment(share: &[u8]) -> [u8; COMMITMENT] {
    hash("commitment", &[share])
}

/// One side of the agreement on a common value.
enum Exchange {
    Link(EphemeralSecret),
    Word(Box<Spake2<Ed25519Group>>),
}

impl Exchange {
    /// Our side of it, and our share.
    fn start(secret: &Secret, role: Role, rng: &mut impl CryptoRng) -> (Exchange, Vec<u8>) {
        match secret {
            Secret::Link(_) => {
                let own = EphemeralSecret::random_from_rng(rng);
                let share = PublicKey::from(&own).to_bytes().to_vec();
                (Exchange::Link(own), share)
            }
            Secret::Word(word) => {
                let word = Password::new(word.as_str());
                let [first, second] = [b"first", b"other"].map(|name| Identity::new(name));
                let (own, share) = match role {
                    Role::First => Spake2::start_a_with_rng(&word, &first, &second, rng),
                    Role::Second => Spake2::start_b_with_rng(&word, &first, &second, rng),
                };
                (Exchange::Word(Box::new(own)), share)
            }
        }
    }

    /// The value that both have in common: with a wrong word it is another.
    fn finish(self, theirs: &[u8]) -> Result<Vec<u8>, Refused> {
        match self {
            Exchange::Link(own) => {
                let theirs = <[u8; 32]>::try_from(theirs).map_err(|_| Refused::Malformed)?;
                let common = own.diffie_hellman(&PublicKey::from(theirs));
                // A share of small order would make the value one that everybody knows.
                if !common.was_contributory() {
                    return Err(Refused::Malformed);
                }
                Ok(common.to_bytes().to_vec())
            }
            Exchange::Word(own) => own.finish(theirs).map_err(|_| Refused::Malformed),
        }
    }
}

/// What each shows to the other that it has the same keys.
struct Proofs {
    first: [u8; PROOF],
    second: [u8; PROOF],
}

impl Context {
    fn new(secret: &Secret, room: &RoomName) -> Context {
        Context {
            room: room.clone(),
            salt: match secret {
                Secret::Link(secret) => secret.to_vec(),
                // The word is in the common value already.
                Secret::Word(_) => Vec::new(),
            },
        }
    }

    /// All that follows from the common value, both shares and the secret, by HKDF-SHA-256.
    fn keys(
        &self,
        role: Role,
        common: &[u8],
        first: &[u8],
        second: &[u8],
    ) -> Result<(Keys, Proofs), Refused> {
        let transcript = hash("keys", &[self.room.as_str().as_bytes(), first, second]);
        let hkdf = Hkdf::<Sha256>::new(Some(&self.salt), common);
        let expand = |purpose: &str, bytes: &mut [u8]| {
            hkdf.expand_multi_info(&[&transcript, purpose.as_bytes()], bytes)
                .map_err(|_| Refused::Malformed)
        };
        let (mut from_first, mut from_second) = ([0; 32], [0; 32]);
        expand("key of the first", &mut from_first)?;
        expand("key of the second", &mut from_second)?;
        let mut proofs = Proofs {
            first: [0; PROOF],
            second: [0; PROOF],
        };
        expand("proof of the first", &mut proofs.first)?;
        expand("proof of the second", &mut proofs.second)?;
        let mut number = [0; 8];
        expand("safety number", &mut number)?;
        let mut mark = [0; 4];
        expand("mark", &mut mark)?;
        let (out, into) = match role {
            Role::First => (from_first, from_second),
            Role::Second => (from_second, from_first),
        };
        let number = u64::from_be_bytes(number);
        let keys = Keys {
            out,
            into,
            number,
            mark,
        };
        Ok((keys, proofs))
    }
}
