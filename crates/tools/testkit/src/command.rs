//! The command, run as a shell would.

use std::io::Write;
use std::process::{Command, Stdio};

pub struct Said {
    pub out: String,
    pub err: String,
    pub code: Option<i32>,
}

/// Runs the program with these arguments and this standard input.
pub fn run(program: &str, arguments: &[&str], input: &[u8]) -> Said {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read may have closed its input already.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    Said {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}

impl Said {
    /// Its output, if it succeeded without complaint.
    #[track_caller]
    pub fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""));
        self.out
    }

    /// Its one-sentence error message, if its input is wrong.
    #[track_caller]
    pub fn refused(self) -> String {
        assert_eq!(self.code, Some(1), "{}{}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        assert!(self.err.starts_with("sahkku: "), "{}", self.err);
        self.err
    }
}
