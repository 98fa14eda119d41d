//! Runs the command as a shell would.

pub(crate) use testkit::command::Said;

/// Runs `sahkku` with these arguments.
pub(crate) fn sahkku(arguments: &[&str]) -> Said {
    sahkku_reading(arguments, b"")
}

/// Runs `sahkku` with these arguments and this standard input.
pub(crate) fn sahkku_reading(arguments: &[&str], input: &[u8]) -> Said {
    testkit::command::run(env!("CARGO_BIN_EXE_sahkku"), arguments, input)
}
