//! Places that share eight lines or more.

use std::collections::{BTreeMap, BTreeSet};

use super::sources::Source;

/// So many lines make a copy.
const LINES: usize = 8;
/// Lines that stand in more places than this are the form of such files, not copies of each other.
const MOST_PLACES: usize = 8;

/// A run of lines: of which file, and from which of its counted lines on.
type Start = (usize, usize);

/// Every two places that share a run of lines, as `one.rs:10 ~ other.rs:20`, a run named once.
pub(super) fn pairs(sources: &[Source]) -> Vec<String> {
    let code: Vec<&Source> = sources.iter().filter(|source| source.is_code()).collect();
    let lines: Vec<Vec<(usize, &str)>> = code.iter().map(|source| counted(&source.text)).collect();
    let mut places: BTreeMap<Vec<&str>, Vec<Start>> = BTreeMap::new();
    for (file, lines) in lines.iter().enumerate() {
        for (start, run) in lines.windows(LINES).enumerate() {
            let run = run.iter().map(|(_, text)| *text).collect();
            places.entry(run).or_default().push((file, start));
        }
    }
    let shared = places.into_values();
    let shared = shared.filter(|places| (2..=MOST_PLACES).contains(&places.len()));
    let mut found: BTreeSet<(Start, Start)> = BTreeSet::new();
    for places in shared {
        for (index, one) in places.iter().enumerate() {
            found.extend(places[index + 1..].iter().map(|other| (*one, *other)));
        }
    }
    // A longer run is found once for each of its lines; its first one speaks for it.
    let goes_on = |((file, start), (other, second)): &(Start, Start)| {
        let before = start.checked_sub(1).zip(second.checked_sub(1));
        before.is_some_and(|(start, second)| found.contains(&((*file, start), (*other, second))))
    };
    let name = |(file, start): Start| format!("{}:{}", code[file].path, lines[file][start].0);
    let firsts = found.iter().filter(|pair| !goes_on(pair));
    firsts
        .map(|(one, other)| format!("{} ~ {}", name(*one), name(*other)))
        .collect()
}

/// The lines that count, each with its number from 1: no blank ones, comments, imports and lone punctuation.
fn counted(text: &str) -> Vec<(usize, &str)> {
    let lines = text.lines().map(str::trim);
    let lines = lines.enumerate().map(|(index, line)| (index + 1, line));
    let prose = ["//", "#", "*", "/*", "<!--"];
    let imports = [
        "use ",
        "pub(crate) use ",
        "pub use ",
        "import ",
        "from ",
        "mod ",
    ];
    lines
        .filter(|(_, line)| line.chars().any(char::is_alphanumeric))
        .filter(|(_, line)| {
            !prose
                .iter()
                .chain(&imports)
                .any(|start| line.starts_with(start))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, lines: std::ops::Range<u32>) -> Source {
        let text = lines.map(|line| format!("line_{line};\n")).collect();
        let path = path.to_owned();
        Source { path, text }
    }

    #[test]
    fn a_long_run_is_one_pair() {
        let sources = [source("one.rs", 0..20), source("other.rs", 5..30)];
        assert_eq!(pairs(&sources), ["one.rs:6 ~ other.rs:1"]);
    }

    #[test]
    fn seven_lines_are_no_copy() {
        let sources = [source("one.rs", 0..7), source("other.rs", 0..7)];
        assert_eq!(pairs(&sources), [""; 0]);
    }
}
