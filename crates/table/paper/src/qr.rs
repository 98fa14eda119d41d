//! QR codes of addresses, as a shape in a drawing.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// How many light modules have to surround a code on every side.
const QUIET_ZONE: usize = 4;

/// Up to this many bytes a code is small enough to spend modules on more error correction, against dirt and glare.
const SHORT: usize = 400;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// Its width and height in modules, with the quiet zone.
    pub size: usize,
    /// Its dark modules: the data of an SVG path in a square of that size. Everything else has to be light.
    pub path: String,
}

impl Code {
    /// Encodes a text. Returns `None` if it is too long for any code, at some 2,950 bytes.
    pub fn new(text: &str) -> Option<Code> {
        let level = match text.len() {
            0..=SHORT => QrCodeEcc::Medium,
            _ => QrCodeEcc::Low,
        };
        let segments = [QrSegment::make_bytes(text.as_bytes())];
        // Raises the level as long as that takes no larger code.
        let (least, most) = (Version::MIN, Version::MAX);
        let code =
            QrCode::encode_segments_advanced(&segments, level, least, most, None, true).ok()?;
        Some(Code {
            size: usize::try_from(code.size()).ok()? + 2 * QUIET_ZONE,
            path: path(&code),
        })
    }
}

/// A rectangle for each run of dark modules in a row.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            // Everything outside the code is light.
            let run = (x..).take_while(|&x| code.get_module(x, y)).count();
            if run > 0 {
                let (left, top) = (x as usize + QUIET_ZONE, y as usize + QUIET_ZONE);
                // Writing to a String cannot fail.
                let _ = write!(path, "M{left} {top}h{run}v1h-{run}z");
            }
            x += run as i32 + 1;
        }
    }
    path
}
