//! Reading version numbers out of what tools say.

use std::path::Path;
use std::process::Command;

/// The first word of a text that is a version number, such as `0.21.14` in `trunk 0.21.14`.
pub(crate) fn find(text: &str) -> Option<&str> {
    text.split_whitespace()
        .map(|word| word.trim_start_matches('v'))
        .find(|word| word.starts_with(|c: char| c.is_ascii_digit()))
}

/// The leading number of a version: 132 of `132.0.0`.
pub(crate) fn major(version: &str) -> Option<u32> {
    version.split('.').next()?.parse().ok()
}

/// What a program answers to `--version`, if it can be started at all.
pub(crate) fn of_program(program: &Path) -> Option<String> {
    let output = Command::new(program).arg("--version").output().ok()?;
    let said = String::from_utf8_lossy(&output.stdout);
    find(&said).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_found_in_what_tools_say() {
        assert_eq!(find("trunk 0.21.14\n"), Some("0.21.14"));
        assert_eq!(find("wasm-bindgen 0.2.128 (a1b2c3)"), Some("0.2.128"));
        assert_eq!(find("wasm-opt version 132 (version_132)"), Some("132"));
        assert_eq!(find("v20.20.2\n"), Some("20.20.2"));
        assert_eq!(find("command not found"), None);
    }

    #[test]
    fn the_major_number_leads() {
        assert_eq!(major("132.0.0"), Some(132));
        assert_eq!(major("20"), Some(20));
        assert_eq!(major("next"), None);
    }
}
