//! Lines that another program writes.

use std::io::{self, BufRead, Read};

/// A line of a program, or what is wrong with it.
pub(crate) type Line = Result<String, String>;

/// The lines of a source, each with a limited number of bytes.
pub(crate) struct Lines<R> {
    source: R,
    limit: usize,
    /// Whether to skip the rest of a line that was too long.
    skips: bool,
}

impl<R: BufRead> Lines<R> {
    pub(crate) const fn new(source: R, limit: usize) -> Lines<R> {
        Lines {
            source,
            limit,
            skips: false,
        }
    }

    /// The next line without its end; `None` at the end. An overlong line is reported before its end arrives.
    pub(crate) fn next(&mut self) -> io::Result<Option<Line>> {
        if std::mem::take(&mut self.skips) {
            self.source.skip_until(b'\n')?;
        }
        let (limit, mut bytes) = (self.limit, Vec::new());
        let mut source = self.source.by_ref().take(limit as u64 + 1);
        if source.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        if bytes.len() > limit && !bytes.ends_with(b"\n") {
            self.skips = true;
            let why = format!("the line has more than {limit} bytes; send shorter ones");
            return Ok(Some(Err(why)));
        }
        let text = String::from_utf8(bytes);
        let text = text.map_err(|_| "the line is no UTF-8 text; send text".to_owned());
        Ok(Some(text.map(|text| game::trimmed(&text).to_owned())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_wrong_is_said_to_be_and_the_next_one_is_read() {
        let source: &[u8] = b"ready \r\n0123456789\n\xff\n01234567\n\nlast";
        let mut lines = Lines::new(source, 8);
        let mut next = || lines.next().unwrap();
        assert_eq!(next(), Some(Ok("ready".to_owned())));
        assert!(next().unwrap().unwrap_err().contains("more than 8 bytes"));
        assert!(next().unwrap().unwrap_err().contains("UTF-8"));
        assert_eq!(next(), Some(Ok("01234567".to_owned())));
        assert_eq!(next(), Some(Ok(String::new())));
        assert_eq!(next(), Some(Ok("last".to_owned())));
        assert_eq!(next(), None);
    }
}
