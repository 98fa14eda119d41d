//! A description in a short link, signed with the key of its writer's seat: base64url of its bytes.
//!
//! | bytes | what |
//! |---|---|
//! | 1 | 16 × version, + 1 for an answer, + 2 for an answer whose writer waits for the other to begin |
//! | 4 | the first bytes of the game's id |
//! | 4 | when it was made, in seconds after 1970 |
//! | 4 | of an answer: when the offer was made |
//! | 32 | the fingerprint |
//! | 1 + ¾ n | the user fragment: its length, and six bits for each of its signs |
//! | 1 + ¾ n | the password, the same |
//! | 1 + n | the name of the media section |
//! | 1 | how many candidates |
//! | 1 + 4 or 16 + 2 | each: 4 × origin + kind of address, the address, the port |
//! | 64 | in a link: the signature of all that, and of the offer that an answer answers |
//!
//! Numbers stand with the high byte first.

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD_NO_PAD, URL_SAFE_NO_PAD};
use core::net::{Ipv4Addr, Ipv6Addr};
use remote::Identity;

use crate::address::{Address, Candidate, Origin};
use crate::description::{Description, Kind};
use crate::parts::{DescriptionError, Parts, Role, SdpItem, most};
use crate::sdp;

/// The longest packed description that is read, in characters.
pub const PACKED_LIMIT: usize = 600;

const VERSION: u8 = 2;

/// A description as its writer has signed it, or somebody has changed it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signed {
    /// What was signed. Before [`Signed::is_by_other`] has said so anybody may have written it.
    pub description: Description,
    signature: [u8; 64],
}

impl Signed {
    /// The description of one's own side; `offer` is the one that it answers.
    #[must_use]
    pub fn new(description: Description, offer: Option<&Description>, me: &Identity) -> Signed {
        let (purpose, parts) = said(&description, offer);
        let signature = me.sign(purpose, &parts.each_ref().map(Vec::as_slice));
        Signed {
            description,
            signature,
        }
    }

    /// Whether the other one of the game has signed it; `offer` is the one that it answers.
    #[must_use]
    pub fn is_by_other(&self, offer: Option<&Description>, me: &Identity) -> bool {
        let (purpose, parts) = said(&self.description, offer);
        let parts = parts.each_ref().map(Vec::as_slice);
        me.is_other(purpose, &parts, &self.signature)
    }

    /// As text for a link.
    #[must_use]
    pub fn pack(&self) -> String {
        let mut bytes = self.description.to_bytes();
        bytes.extend(self.signature);
        URL_SAFE_NO_PAD.encode(bytes)
    }

    /// Reads text of a link, whoever wrote it.
    ///
    /// # Errors
    /// If it is not exactly what [`pack`](Signed::pack) writes of some description.
    pub fn unpack(text: &str) -> Result<Signed, DescriptionError> {
        if text.len() > PACKED_LIMIT {
            return Err(DescriptionError::TooLong);
        }
        let bytes = URL_SAFE_NO_PAD.decode(text);
        let bytes = bytes.map_err(|_| DescriptionError::NotBase64)?;
        let mut reader = Reader(&bytes);
        let description = reader.description()?;
        let signature = reader.take()?;
        let signed = Signed {
            description,
            signature,
        };
        reader.end(signed)
    }
}

/// What is signed: what it is for, and the bytes of the offer and of its answer.
fn said(description: &Description, offer: Option<&Description>) -> (&'static str, [Vec<u8>; 2]) {
    let offered = offer.map(Description::to_bytes).unwrap_or_default();
    let purpose = match description.kind {
        Kind::Offer => "offer",
        Kind::Answer { .. } => "answer",
    };
    (purpose, [offered, description.to_bytes()])
}

impl Description {
    /// Its bytes, for a way that lets nobody else write.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let (kind, offered) = match self.kind {
            Kind::Offer => (0, None),
            Kind::Answer { role, offered } => match role {
                Role::Active => (1, Some(offered)),
                Role::Passive => (3, Some(offered)),
            },
        };
        let mut bytes = vec![(VERSION << 4) | kind];
        bytes.extend(self.game);
        bytes.extend(self.made.to_be_bytes());
        bytes.extend(offered.iter().flat_map(|offered| offered.to_be_bytes()));
        bytes.extend(self.parts.fingerprint);
        pack_signs(&mut bytes, &self.parts.ufrag);
        pack_signs(&mut bytes, &self.parts.password);
        bytes.push(self.parts.mid.len() as u8);
        bytes.extend(self.parts.mid.bytes());
        bytes.push(self.parts.candidates.len() as u8);
        for candidate in &self.parts.candidates {
            pack_candidate(&mut bytes, candidate);
        }
        bytes
    }

    /// Reads what [`to_bytes`](Description::to_bytes) wrote.
    ///
    /// # Errors
    /// If it is anything else.
    pub fn from_bytes(bytes: &[u8]) -> Result<Description, DescriptionError> {
        let mut reader = Reader(bytes);
        let description = reader.description()?;
        reader.end(description)
    }
}

/// The signs are those of base64, so the bytes that they stand for there are six bits for each.
fn pack_signs(bytes: &mut Vec<u8>, signs: &str) {
    bytes.push(signs.len() as u8);
    let filled = format!("{signs:A<0$}", signs.len().next_multiple_of(4));
    // Never fails for signs of base64 in whole fours, and a description has no others.
    let packed = STANDARD_NO_PAD.decode(filled).unwrap_or_default();
    bytes.extend(packed.iter().take(packed_length(signs.len())));
}

fn packed_length(signs: usize) -> usize {
    (6 * signs).div_ceil(8)
}

fn pack_candidate(bytes: &mut Vec<u8>, candidate: &Candidate) {
    let origin = match candidate.origin {
        Origin::Host => 0,
        Origin::Reflexive => 4,
        Origin::Relayed => 8,
    };
    match candidate.address {
        Address::Hidden(uuid) => {
            bytes.push(origin);
            bytes.extend(uuid);
        }
        Address::V4(address) => {
            bytes.push(origin + 1);
            bytes.extend(address.octets());
        }
        Address::V6(address) => {
            bytes.push(origin + 2);
            bytes.extend(address.octets());
        }
    }
    bytes.extend(candidate.port.to_be_bytes());
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn description(&mut self) -> Result<Description, DescriptionError> {
        let head = self.byte()?;
        if head >> 4 != VERSION {
            return Err(DescriptionError::Version(head >> 4));
        }
        let game = self.take()?;
        let made = u32::from_be_bytes(self.take()?);
        let kind = match head & 0xf {
            0 => Kind::Offer,
            1 => self.answer(Role::Active)?,
            3 => self.answer(Role::Passive)?,
            _ => return Err(DescriptionError::Bad(SdpItem::Setup)),
        };
        let parts = Parts {
            fingerprint: self.take()?,
            ufrag: self.signs(SdpItem::Ufrag, sdp::is_ufrag)?,
            password: self.signs(SdpItem::Password, sdp::is_password)?,
            mid: self.mid()?,
            candidates: self.candidates()?,
        };
        Ok(Description {
            kind,
            game,
            made,
            parts,
        })
    }

    /// What was read, if there is no more.
    fn end<T>(&self, read: T) -> Result<T, DescriptionError> {
        match self.0 {
            [] => Ok(read),
            _ => Err(DescriptionError::TooMuch),
        }
    }

    fn slice(&mut self, length: usize) -> Result<&'a [u8], DescriptionError> {
        let split = self.0.split_at_checked(length);
        let (slice, rest) = split.ok_or(DescriptionError::Cut)?;
        self.0 = rest;
        Ok(slice)
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], DescriptionError> {
        let slice = self.slice(N)?;
        slice.try_into().map_err(|_| DescriptionError::Cut)
    }

    fn byte(&mut self) -> Result<u8, DescriptionError> {
        let [byte] = self.take()?;
        Ok(byte)
    }

    fn answer(&mut self, role: Role) -> Result<Kind, DescriptionError> {
        let offered = u32::from_be_bytes(self.take()?);
        Ok(Kind::Answer { role, offered })
    }

    fn signs(&mut self, part: SdpItem, fits: fn(&str) -> bool) -> Result<String, DescriptionError> {
        let length = usize::from(self.byte()?);
        let packed = self.slice(packed_length(length))?;
        let mut signs = STANDARD_NO_PAD.encode(packed);
        let filling = signs.get(length..).unwrap_or_default();
        // What is left of the last byte is nothing.
        let clean = filling.bytes().all(|sign| sign == b'A');
        signs.truncate(length);
        let signs = Some(signs).filter(|signs| clean && fits(signs));
        signs.ok_or(DescriptionError::Bad(part))
    }

    fn mid(&mut self) -> Result<String, DescriptionError> {
        let length = usize::from(self.byte()?);
        let mid = self.slice(length)?.to_vec();
        let mid = String::from_utf8(mid).ok().filter(|mid| sdp::is_mid(mid));
        mid.ok_or(DescriptionError::Bad(SdpItem::Mid))
    }

    fn candidates(&mut self) -> Result<Vec<Candidate>, DescriptionError> {
        let mut candidates: Vec<Candidate> = Vec::new();
        for _ in 0..self.byte()? {
            let candidate = self.candidate()?;
            let alike = candidates
                .iter()
                .filter(|other| other.origin == candidate.origin);
            if alike.count() == most(candidate.origin) {
                return Err(DescriptionError::TooMuch);
            }
            candidates.push(candidate);
        }
        if candidates.is_empty() {
            return Err(DescriptionError::Without(SdpItem::Candidate));
        }
        Ok(candidates)
    }

    fn candidate(&mut self) -> Result<Candidate, DescriptionError> {
        let bad = DescriptionError::Bad(SdpItem::Candidate);
        let head = self.byte()?;
        let origin = match head >> 2 {
            0 => Origin::Host,
            1 => Origin::Reflexive,
            2 => Origin::Relayed,
            _ => return Err(bad),
        };
        let address = match head & 3 {
            0 => Address::Hidden(self.take()?),
            1 => Address::V4(Ipv4Addr::from(self.take::<4>()?)),
            2 => Address::V6(Ipv6Addr::from(self.take::<16>()?)),
            _ => return Err(bad),
        };
        let port = u16::from_be_bytes(self.take()?);
        if port == 0 || !address.is_of_one() {
            return Err(bad);
        }
        Ok(Candidate {
            origin,
            address,
            port,
        })
    }
}
