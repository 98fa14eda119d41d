//! What the description of a connection is made of, and which values can be used.

use crate::address::{Candidate, Origin};

/// The lengths of an ICE user fragment that are taken. Browsers use 4 and 8.
pub(crate) const UFRAG: core::ops::RangeInclusive<usize> = 4..=32;
/// The lengths of an ICE password that are taken. Browsers use 24 and 32.
pub(crate) const PASSWORD: core::ops::RangeInclusive<usize> = 22..=64;
/// The lengths of a media section's name that are taken. Browsers use 1.
pub(crate) const MID: core::ops::RangeInclusive<usize> = 1..=16;

/// How many candidates of each origin a description holds.
pub(crate) const fn most(origin: Origin) -> usize {
    match origin {
        Origin::Host => 8,
        Origin::Reflexive | Origin::Relayed => 2,
    }
}

/// What a side does for the encrypted connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// It begins.
    Active,
    /// It waits for the other to begin.
    Passive,
}

/// What stands in an SDP.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Parts {
    /// Letters, digits, `+` and `/`; as long as [`UFRAG`].
    pub(crate) ufrag: String,
    /// The same; as long as [`PASSWORD`].
    pub(crate) password: String,
    /// The SHA-256 of the certificate.
    pub(crate) fingerprint: [u8; 32],
    /// Letters, digits, `-` and `_`; as long as [`MID`].
    pub(crate) mid: String,
    /// At least one, the preferred first.
    pub(crate) candidates: Vec<Candidate>,
}

/// A part of a description.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SdpItem {
    /// The one data channel, and nothing beside it.
    DataChannel,
    /// The ICE user fragment.
    Ufrag,
    Password,
    /// The fingerprint of the certificate, by SHA-256.
    Fingerprint,
    /// Who begins the encrypted connection.
    Setup,
    /// The name of the media section.
    Mid,
    Port,
    /// An address under which the other can be reached.
    Candidate,
}

/// Why something is no description.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DescriptionError {
    /// It is longer than any.
    TooLong,
    /// It is not base64url.
    NotBase64,
    /// It ends too soon.
    Cut,
    /// It goes on after its end.
    TooMuch,
    /// Another version of this program wrote it.
    Version(u8),
    /// It has not this part.
    Without(SdpItem),
    /// This part has a value that cannot be used.
    Bad(SdpItem),
}
