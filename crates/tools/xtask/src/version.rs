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
