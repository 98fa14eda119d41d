//! The Markdown files of the project: links lead somewhere, the files that are named exist, and lines are short.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

use crate::{process, project};

/// The longest line, in characters.
const LONGEST: usize = 130;

/// The folders whose files are named in code by their whole path.
const FOLDERS: [&str; 8] = [
    "crates/",
    "docs/",
    "fuzz/",
    "python/",
    "research/",
    "tests/",
    "tools/",
    "web/",
];

/// What is named and exists only once something has run.
const MADE: [&str; 5] = [
    "fuzz/artifacts",
    "fuzz/corpus",
    "tests/node_modules",
    "tools/node_modules",
    "tests/shots",
];

/// The texts of all pages, by their paths in the project.
fn pages() -> BTreeMap<PathBuf, String> {
    let mut git = Command::new("git");
    git.args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .arg("*.md")
        .current_dir(project::root());
    let files = process::output_of(&mut git).unwrap();
    let pages = files.lines().filter_map(|file| {
        let text = fs::read_to_string(project::path(file)).ok()?;
        Some((file.into(), text))
    });
    pages.collect()
}

/// The paragraphs of a page, each split at its backticks: prose and code in turn. Fenced blocks are left out.
fn paragraphs(text: &str) -> Vec<Vec<String>> {
    let blocks = format!("\n{text}");
    let unfenced = blocks.split("\n```").step_by(2);
    let paragraphs = unfenced.flat_map(|block| block.split("\n\n"));
    paragraphs
        .map(|paragraph| paragraph.split('`').map(str::to_owned).collect())
        .collect()
}

/// The targets of the links of a page.
fn links(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for paragraph in paragraphs(text) {
        let prose: String = paragraph.into_iter().step_by(2).collect();
        let targets = prose.split("](").skip(1);
        let targets = targets.filter_map(|rest| rest.split([')', ' ']).next());
        found.extend(targets.map(str::to_owned));
    }
    found
}

/// The anchors that GitHub gives to the headings of a page.
fn anchors(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for paragraph in paragraphs(text) {
        let paragraph = paragraph.concat().to_lowercase();
        let headings = paragraph.lines().filter(|line| line.starts_with('#'));
        found.extend(headings.map(|heading| {
            let words = heading.trim_start_matches('#').trim().replace(' ', "-");
            words.replace(|c: char| !c.is_alphanumeric() && !"-_".contains(c), "")
        }));
    }
    found
}

/// What a link of a page leads to, without `.` and `..`.
fn target(page: &Path, file: &str) -> PathBuf {
    let mut target = PathBuf::new();
    for part in page.with_file_name(file).components() {
        match part {
            Component::ParentDir => drop(target.pop()),
            part => target.push(part),
        }
    }
    target
}

#[test]
fn every_link_leads_to_a_file_and_a_heading() {
    let pages = pages();
    let mut faults = Vec::new();
    for (page, text) in &pages {
        for link in links(text).into_iter().filter(|link| !link.contains(':')) {
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = match file {
                "" => page.clone(),
                file => target(page, file),
            };
            let leads = match pages.get(&target) {
                Some(text) => anchor.is_empty() || anchors(text).iter().any(|own| own == anchor),
                None => project::root().join(&target).exists(),
            };
            if !leads {
                faults.push(format!("{}: {link}", page.display()));
            }
        }
    }
    assert_eq!(faults, [""; 0]);
}

#[test]
fn every_path_in_code_exists() {
    let is_path = |code: &str| {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_./".contains(c);
        FOLDERS.iter().any(|folder| code.starts_with(folder)) && code.chars().all(plain)
    };
    let is_there =
        |path: &str| MADE.iter().any(|made| path.starts_with(made)) || project::path(path).exists();
    let mut faults = Vec::new();
    for (page, text) in pages() {
        let codes = paragraphs(&text);
        let codes = codes
            .iter()
            .flat_map(|parts| parts.iter().skip(1).step_by(2));
        let missing = codes.filter(|code| is_path(code) && !is_there(code));
        faults.extend(missing.map(|path| format!("{}: {path}", page.display())));
    }
    assert_eq!(faults, [""; 0]);
}

#[test]
fn every_line_is_short() {
    let mut faults = Vec::new();
    for (page, text) in pages() {
        let mut is_fenced = false;
        let lines = text.lines().zip(1..).filter(|(line, _)| {
            is_fenced ^= line.starts_with("```");
            // Rows of tables cannot be broken, and what programs print stays as it is.
            !is_fenced && !line.starts_with('|')
        });
        let long = lines.filter(|(line, _)| line.chars().count() > LONGEST);
        faults.extend(long.map(|(_, number)| format!("{}:{number}", page.display())));
    }
    assert_eq!(faults, [""; 0]);
}

#[test]
fn links_and_anchors_are_read() {
    let text =
        "# A *b* `c`, d\n\n[x](y.md#z) `[no](no)`\n[`q`\nr](s.png \"t\")\n```\n[n](m)\n```\n## D\n";
    assert_eq!(links(text), ["y.md#z", "s.png"]);
    assert_eq!(anchors(text), ["a-b-c-d", "d"]);
    assert_eq!(
        target(Path::new("docs/x.md"), "../a/b.md"),
        Path::new("a/b.md")
    );
}
