//! A text that a command reads from a file.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::failure::Failure;

/// Reads a text of at most `limit` bytes from a file, or from standard input for `-`. Returns its name and the text. `kind` is
/// the expected kind, such as "a record".
pub(crate) fn read(file: &Path, kind: &str, limit: usize) -> Result<(String, String), Failure> {
    if file.as_os_str() == "-" {
        return read_from(io::stdin().lock(), Path::new("standard input"), kind, limit);
    }
    let source = File::open(file).map_err(|error| unreadable(file, &error))?;
    read_from(source, file, kind, limit)
}

fn unreadable(file: &Path, error: &io::Error) -> Failure {
    Failure::Files(format!("{} cannot be read: {error}", file.display()))
}

/// Reads such a text from a source with this name.
pub(crate) fn read_from(
    source: impl Read,
    name: &Path,
    kind: &str,
    limit: usize,
) -> Result<(String, String), Failure> {
    let mut bytes = Vec::new();
    let read = source.take(limit as u64 + 1).read_to_end(&mut bytes);
    read.map_err(|error| unreadable(name, &error))?;
    let name = name.display().to_string();
    if bytes.len() > limit {
        return Err(Failure::refused(
            &name,
            format_args!("{kind} has at most {limit} bytes; this one has more"),
        ));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let why = format!("line {line}: found bytes that are no text; {kind} is UTF-8 text");
        Failure::refused(&name, why)
    })?;
    Ok((name, text))
}
