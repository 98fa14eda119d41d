//! What links for a connection promise.

use signalling::{Description, PACKED_LIMIT, Signed};

use crate::Fate;

/// The same of [`connection`], as a promise.
pub(crate) fn promise(input: &[u8]) -> Fate {
    Fate::read(connection(input))
}

/// A link for a connection is refused, or is written as the text that it was read from; and what it says to the browser is what
/// can be read back. Whether it was read.
#[must_use]
pub fn connection(input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    let _ = Description::offer(&text, &[0; 16], 0);
    let Ok(signed) = Signed::unpack(&text) else {
        return false;
    };
    assert_eq!(signed.pack(), text);
    assert!(text.len() <= PACKED_LIMIT);
    assert!(!signed.description.to_sdp().contains('\0'));
    true
}
