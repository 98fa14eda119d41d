//! The part of SDP that a data channel needs (RFC 8839, RFC 8841, RFC 8842).

use core::cmp::Reverse;
use core::fmt::Write as _;

use crate::address::{Address, Candidate, Origin};
use crate::parts::{DescriptionError, MID, PASSWORD, Parts, Role, SdpItem, UFRAG, most};

/// The longest SDP that is read, in bytes.
const LIMIT: usize = 32 << 10;

/// What every browser uses for its data channels.
const SCTP_PORT: &str = "5000";

/// The longest message that is announced, in bytes: what a browser assumes of one that announces none. Longer ones are never sent.
const MAX_MESSAGE: u32 = 65_536;

/// Reads what a browser wrote. The part that stands last counts; what a data channel does not need is passed over.
/// An offer leaves it open which role its side takes.
pub(crate) fn read(sdp: &str) -> Result<(Option<Role>, Parts), DescriptionError> {
    if sdp.len() > LIMIT {
        return Err(DescriptionError::TooLong);
    }
    let (mut channel, mut setup, mut port) = (None, None, None);
    let (mut ufrag, mut password, mut fingerprint, mut mid) = (None, None, None, None);
    let mut candidates = Vec::new();
    for line in sdp.lines() {
        let Some((kind, value)) = line.split_once('=') else {
            continue;
        };
        if kind == "m" && channel.replace(value).is_some() {
            return Err(DescriptionError::Bad(SdpItem::DataChannel));
        }
        if kind != "a" {
            continue;
        }
        let (name, value) = value.split_once(':').unwrap_or((value, ""));
        match name {
            "ice-ufrag" => ufrag = Some(value),
            "ice-pwd" => password = Some(value),
            "fingerprint" => fingerprint = sha_256(value).or(fingerprint),
            "setup" => setup = Some(value),
            "mid" => mid = Some(value),
            "sctp-port" => port = Some(value),
            "candidate" => candidates.extend(candidate(value)),
            _ => {}
        }
    }
    let channel = channel.ok_or(DescriptionError::Without(SdpItem::DataChannel))?;
    if !channel.starts_with("application ") || !channel.ends_with("/DTLS/SCTP webrtc-datachannel") {
        return Err(DescriptionError::Bad(SdpItem::DataChannel));
    }
    let role = match setup.ok_or(DescriptionError::Without(SdpItem::Setup))? {
        "actpass" => None,
        "active" => Some(Role::Active),
        "passive" => Some(Role::Passive),
        _ => return Err(DescriptionError::Bad(SdpItem::Setup)),
    };
    if port.ok_or(DescriptionError::Without(SdpItem::Port))? != SCTP_PORT {
        return Err(DescriptionError::Bad(SdpItem::Port));
    }
    let text = |text: Option<&str>, part, fits: fn(&str) -> bool| match text {
        None => Err(DescriptionError::Without(part)),
        Some(text) if fits(text) => Ok(text.to_owned()),
        Some(_) => Err(DescriptionError::Bad(part)),
    };
    let parts = Parts {
        ufrag: text(ufrag, SdpItem::Ufrag, is_ufrag)?,
        password: text(password, SdpItem::Password, is_password)?,
        fingerprint: fingerprint.ok_or(DescriptionError::Without(SdpItem::Fingerprint))?,
        mid: text(mid, SdpItem::Mid, is_mid)?,
        candidates: best(candidates),
    };
    if parts.candidates.is_empty() {
        return Err(DescriptionError::Without(SdpItem::Candidate));
    }
    Ok((role, parts))
}

/// Writes what a browser reads.
pub(crate) fn write(role: Role, parts: &Parts) -> String {
    let mut sdp = String::new();
    let mut line = |name: &str, value: &str| {
        sdp.push_str(name);
        sdp.push_str(value);
        sdp.push_str("\r\n");
    };
    line("v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0", "");
    line("a=group:BUNDLE ", &parts.mid);
    line("m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "");
    line("c=IN IP4 0.0.0.0", "");
    for (place, candidate) in parts.candidates.iter().enumerate() {
        line("a=candidate:", &candidate_text(place, candidate));
    }
    line("a=end-of-candidates", "");
    line("a=ice-ufrag:", &parts.ufrag);
    line("a=ice-pwd:", &parts.password);
    let mut fingerprint = String::new();
    for (place, byte) in parts.fingerprint.iter().enumerate() {
        let colon = if place == 0 { "" } else { ":" };
        // Nothing that is written to a text fails.
        let _ = write!(fingerprint, "{colon}{byte:02X}");
    }
    line("a=fingerprint:sha-256 ", &fingerprint);
    let role = match role {
        Role::Active => "active",
        Role::Passive => "passive",
    };
    line("a=setup:", role);
    line("a=mid:", &parts.mid);
    line("a=sctp-port:", SCTP_PORT);
    line("a=max-message-size:", &MAX_MESSAGE.to_string());
    sdp
}

/// Whether it is an ICE user fragment.
pub(crate) fn is_ufrag(text: &str) -> bool {
    UFRAG.contains(&text.len()) && text.bytes().all(is_ice)
}

/// Whether it is an ICE password.
pub(crate) fn is_password(text: &str) -> bool {
    PASSWORD.contains(&text.len()) && text.bytes().all(is_ice)
}

/// Whether it is the name of a media section.
pub(crate) fn is_mid(text: &str) -> bool {
    let fits = |sign: u8| sign.is_ascii_alphanumeric() || matches!(sign, b'-' | b'_');
    MID.contains(&text.len()) && text.bytes().all(fits)
}

fn is_ice(sign: u8) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, b'+' | b'/')
}

/// A fingerprint by SHA-256; `None` for one by another function, and for what is none.
fn sha_256(value: &str) -> Option<[u8; 32]> {
    let (function, value) = value.split_once(' ')?;
    if !function.eq_ignore_ascii_case("sha-256") {
        return None;
    }
    let mut bytes = [0; 32];
    let mut parts = value.split(':');
    for byte in &mut bytes {
        let part = parts.next().filter(|part| part.len() == 2)?;
        *byte = u8::from_str_radix(part, 16).ok()?;
    }
    parts.next().is_none().then_some(bytes)
}

/// A candidate with its priority. TCP is left out, for browsers only ever call by it and never answer; so is what cannot be read, such
/// as a kind of address that is not known yet.
fn candidate(value: &str) -> Option<(u32, Candidate)> {
    let mut words = value.split(' ');
    let (_foundation, component, transport) = (words.next()?, words.next()?, words.next()?);
    if component != "1" || !transport.eq_ignore_ascii_case("udp") {
        return None;
    }
    let priority = words.next()?.parse().ok()?;
    let address = Address::read(words.next()?)?;
    let port = words.next()?.parse().ok().filter(|port| *port != 0)?;
    let origin = match (words.next()?, words.next()?) {
        ("typ", "host") => Origin::Host,
        ("typ", "srflx") => Origin::Reflexive,
        ("typ", "relay") => Origin::Relayed,
        _ => return None,
    };
    let candidate = Candidate {
        origin,
        address,
        port,
    };
    Some((priority, candidate))
}

/// The preferred candidates, as many as a description holds.
fn best(mut candidates: Vec<(u32, Candidate)>) -> Vec<Candidate> {
    // Written again, those of one origin stand together.
    candidates.sort_by_key(|(priority, candidate)| (candidate.origin, Reverse(*priority)));
    let mut kept: Vec<Candidate> = Vec::new();
    for (_, candidate) in candidates {
        let alike = kept.iter().filter(|other| other.origin == candidate.origin);
        if alike.count() < most(candidate.origin) && !kept.contains(&candidate) {
            kept.push(candidate);
        }
    }
    kept
}

fn candidate_text(place: usize, candidate: &Candidate) -> String {
    // RFC 8445, 5.1.2.1 and 5.1.2.2: the preference for the origin, then that among its addresses, then the component. A packed
    // description holds but the order.
    let (preference, origin) = match candidate.origin {
        Origin::Host => (126_u32, "host"),
        Origin::Reflexive => (100, "srflx raddr 0.0.0.0 rport 0"),
        Origin::Relayed => (0, "relay raddr 0.0.0.0 rport 0"),
    };
    let priority = (preference << 24) + ((65_535 - (place as u32 & 0xff)) << 8) + 255;
    let (address, port) = (&candidate.address, candidate.port);
    format!("{place} 1 udp {priority} {address} {port} typ {origin}")
}
