//! Where a browser can be reached.

use core::fmt;
use core::net::{Ipv4Addr, Ipv6Addr};

/// An address on a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Address {
    /// Hidden by the browser behind a random name that only the same local network resolves, `<uuid>.local`.
    Hidden([u8; 16]),
    V4(Ipv4Addr),
    V6(Ipv6Addr),
}

/// How a browser knows of an address; the preferred first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Origin {
    Host,
    /// A STUN server saw it.
    Reflexive,
    /// A TURN server lends it.
    Relayed,
}

/// An address and a port under which a browser may be reached over UDP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// How the browser knows of it.
    pub origin: Origin,
    pub address: Address,
    /// The port; not 0.
    pub port: u16,
}

impl Address {
    /// An address as it stands in an SDP; `None` for what is none, and for such as no single browser has.
    pub(crate) fn read(text: &str) -> Option<Address> {
        let address = if let Some(name) = text.strip_suffix(".local") {
            Address::Hidden(uuid(name)?)
        } else if let Ok(address) = text.parse() {
            Address::V4(address)
        } else {
            Address::V6(text.parse().ok()?)
        };
        address.is_of_one().then_some(address)
    }

    /// Whether one browser can have it.
    pub(crate) fn is_of_one(&self) -> bool {
        match self {
            Address::Hidden(_) => true,
            Address::V4(address) => {
                !address.is_unspecified() && !address.is_multicast() && !address.is_broadcast()
            }
            Address::V6(address) => !address.is_unspecified() && !address.is_multicast(),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Hidden(uuid) => {
                for (place, byte) in uuid.iter().enumerate() {
                    if matches!(place, 4 | 6 | 8 | 10) {
                        to.write_str("-")?;
                    }
                    write!(to, "{byte:02x}")?;
                }
                to.write_str(".local")
            }
            Address::V4(address) => address.fmt(to),
            Address::V6(address) => address.fmt(to),
        }
    }
}

/// The bytes of a UUID in groups of 8, 4, 4, 4 and 12 digits.
fn uuid(text: &str) -> Option<[u8; 16]> {
    let lengths = text.split('-').map(str::len);
    if !lengths.eq([8, 4, 4, 4, 12]) {
        return None;
    }
    let mut bytes = [0; 16];
    let mut digits = text.chars().filter(|sign| *sign != '-');
    for byte in &mut bytes {
        let (high, low) = (digits.next()?.to_digit(16)?, digits.next()?.to_digit(16)?);
        *byte = u8::try_from(16 * high + low).ok()?;
    }
    // Longer only where a sign is longer than a byte, and that is no digit.
    digits.next().is_none().then_some(bytes)
}
