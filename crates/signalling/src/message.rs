//! The bytes that two peers of a room send each other: version, kind, and what belongs to the kind.

/// The version of all that peers say to each other.
const VERSION: u8 = 1;

/// What a message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Greeting = 1,
    Answer,
    Reveal,
    Confirm,
    /// Anything that is said through the channel.
    Sealed,
    /// A handshake has failed, or a message belongs to none.
    Refusal,
}

/// Why a message of a peer is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// It is not written as any message is.
    Malformed,
    /// It is of another version of this program.
    OtherVersion,
    /// Its sender does not know the secret.
    Stranger,
    /// It was changed or cut on its way, or is from another connection.
    Damaged,
    /// It was heard before.
    Repeated,
    /// Messages before it are missing.
    Missing,
    /// It is longer than a message may be.
    TooLong,
}

/// A message of a kind.
pub(crate) fn written(kind: Kind, parts: &[&[u8]]) -> Vec<u8> {
    let mut message = vec![VERSION, kind as u8];
    for part in parts {
        message.extend_from_slice(part);
    }
    message
}

/// The kind of a message, and its body.
pub(crate) fn read(message: &[u8]) -> Result<(Kind, &[u8]), Refused> {
    let (version, rest) = message.split_first().ok_or(Refused::Malformed)?;
    if *version != VERSION {
        return Err(Refused::OtherVersion);
    }
    let (kind, body) = rest.split_first().ok_or(Refused::Malformed)?;
    let kind = [
        Kind::Greeting,
        Kind::Answer,
        Kind::Reveal,
        Kind::Confirm,
        Kind::Sealed,
        Kind::Refusal,
    ]
    .into_iter()
    .find(|known| *known as u8 == *kind)
    .ok_or(Refused::Malformed)?;
    Ok((kind, body))
}

/// The body of a message of this kind.
pub(crate) fn body(message: &[u8], wanted: Kind) -> Result<&[u8], Refused> {
    match read(message)? {
        (kind, body) if kind == wanted => Ok(body),
        _ => Err(Refused::Malformed),
    }
}
