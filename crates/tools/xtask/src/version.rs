//! Reading version numbers out of what tools say.

use std::fs;
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

/// The version of the package that a program was installed from, as `cargo install` has noted it beside the program's folder.
pub(crate) fn installed_by_cargo(program: &Path, package: &str) -> Option<String> {
    let notes = program.parent()?.parent()?.join(".crates.toml");
    noted(&fs::read_to_string(notes).ok()?, package).map(str::to_owned)
}

/// The version of a package in cargo's notes: `"trunk 0.21.14 (registry+…)" = ["trunk"]`.
fn noted<'a>(notes: &'a str, package: &str) -> Option<&'a str> {
    notes.lines().find_map(|line| {
        let rest = line.strip_prefix('"')?.strip_prefix(package)?;
        rest.strip_prefix(' ')?.split(' ').next()
    })
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
    fn versions_are_found_in_the_notes_of_cargo() {
        let notes = "[v1]\n\"trunk-io 0.1.0 (a)\" = [\"trunk\"]\n\"trunk 0.21.14 (registry+b)\" = [\"trunk\"]\n";
        assert_eq!(noted(notes, "trunk"), Some("0.21.14"));
        assert_eq!(noted(notes, "wasm-opt"), None);
    }

    #[test]
    fn the_major_number_leads() {
        assert_eq!(major("132.0.0"), Some(132));
        assert_eq!(major("20"), Some(20));
        assert_eq!(major("next"), None);
    }
}
