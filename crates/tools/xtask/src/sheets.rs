//! Style sheets in old browsers: what is newer than the oldest browsers that the page starts in has a fallback.
//!
//! Those browsers are Chromium 105, Safari 15.4 and Firefox 121, the first that know `:has()`, which web/boot.js asks for. Nested
//! rules and prefixes are written for them by esbuild (`minify.rs`).

use std::fs;

use crate::project;

/// Units that some of them do not know.
const UNITS: &[&str] = &[
    "dvh", "dvw", "dvmin", "dvmax", "svh", "svw", "lvh", "lvw", "cqw", "cqh", "cqi", "cqb",
    "cqmin", "cqmax", "lh", "rlh",
];

/// Functions, properties, and whatever else begins a word.
const OTHERS: &[&str] = &[
    "color-mix(",
    "light-dark(",
    "oklch(",
    "oklab(",
    "image-set(",
    "anchor(",
    "calc-size(",
    "round(",
    "animation-timeline:",
    "anchor-name:",
    "position-anchor:",
    "offset-distance:",
    "offset-path:",
    "offset-rotate:",
    "text-wrap:",
    "text-box:",
    "field-sizing:",
    "interpolate-size:",
    "scrollbar-gutter:",
    "scrollbar-width:",
    "scrollbar-color:",
    "content-visibility:",
    "zoom:",
    "safe ",
    "subgrid",
    ":popover-open",
    ":user-valid",
    ":user-invalid",
    ":dir(",
    ":open",
    "::details-content",
    "@container",
    "@scope",
    "@property",
    "@starting-style",
];

/// What is known where another is, and has one fallback with it.
const TOGETHER: &[&[&str]] = &[
    &["cqw", "cqh", "@container"],
    &["offset-distance:", "offset-rotate:", "offset-path:"],
];

/// The newer features in a declaration, a selector or the head of a rule.
fn newer(part: &str) -> Vec<&'static str> {
    let has = |word: &str, is_start: fn(char) -> bool| {
        let mut places = part.match_indices(word);
        places.any(|(at, _)| {
            let after = part[at + word.len()..].chars().next();
            let whole = !word.ends_with(char::is_alphanumeric)
                || after.is_none_or(|next| !next.is_alphanumeric() && next != '-');
            whole && part[..at].chars().next_back().is_none_or(is_start)
        })
    };
    let is_number = |before: char| before.is_ascii_digit() || before == '.';
    let is_outside = |before: char| !before.is_alphanumeric() && before != '-';
    let units = UNITS.iter().filter(|word| has(word, is_number));
    let others = OTHERS.iter().filter(|word| match word.chars().next() {
        Some(':' | '@') => has(word, |before| before != ':'),
        _ => has(word, is_outside),
    });
    let voiced = part.starts_with("content:") && part.contains(" / \"");
    let voiced = voiced.then_some("content for voices");
    units.chain(others).copied().chain(voiced).collect()
}

/// What in a sheet says nothing to a browser that does not know it: it is not inside of `@supports`, not after a declaration of the
/// same property, and not answered by rules for such browsers.
fn without_fallback(sheet: &str, answered: &[&str]) -> Vec<String> {
    let text = without_comments(sheet);
    let (mut found, mut start) = (Vec::new(), 0);
    // The heads of the blocks around a place, and the properties that are declared in each.
    let mut blocks: Vec<(&str, Vec<&str>)> = vec![("", Vec::new())];
    for (at, mark) in text.match_indices(['{', '}', ';']) {
        let part = text[start..at].trim();
        start = at + 1;
        let newer = newer(part);
        let missed = newer.iter().any(|word| !answered.contains(word));
        let is_asked = part.starts_with("@supports")
            || blocks.iter().any(|(head, _)| head.starts_with("@supports"));
        let property = part.split(':').next().unwrap_or_default();
        let declared = &mut blocks.last_mut().expect("a block for the sheet itself").1;
        // A value with a variable is valid until it is used, and hides the one before it.
        let has_fallback = mark != "{" && declared.contains(&property) && !part.contains("var(");
        if missed && !is_asked && !has_fallback {
            found.push(format!("{}: {part}", newer.join(", ")));
        } else if mark != "{" && newer.is_empty() {
            declared.push(property);
        }
        match mark {
            "{" => blocks.push((part, Vec::new())),
            "}" if blocks.len() > 1 => drop(blocks.pop()),
            _ => {}
        }
    }
    found
}

fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + part.split_once("*/").map_or("", |(_, rest)| rest)
    })
}

/// What these sheets have rules for where it is not known.
fn answered(sheets: &[(String, String)]) -> Vec<&'static str> {
    let heads = sheets
        .iter()
        .flat_map(|(_, text)| text.split("@supports not (").skip(1));
    let asked: Vec<&str> = heads
        .flat_map(|rest| newer(rest.split('{').next().unwrap_or_default()))
        .collect();
    let with = |word: &&str| {
        let mut known = TOGETHER.iter().filter(|words| words.contains(word));
        known.next().map_or_else(Vec::new, |words| words.to_vec())
    };
    asked.iter().flat_map(with).chain(asked.clone()).collect()
}

#[test]
fn newer_styles_have_a_fallback() {
    let mut sheets = Vec::new();
    for entry in fs::read_dir(project::path("web")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "css") {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            sheets.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
    assert!(sheets.len() > 10, "the style sheets are elsewhere");
    let answered = answered(&sheets);
    let found: Vec<String> = sheets
        .iter()
        .flat_map(|(name, text)| {
            let found = without_fallback(text, &answered);
            found.into_iter().map(move |line| format!("{name}: {line}"))
        })
        .collect();
    assert!(found.is_empty(), "without fallback:\n{}", found.join("\n"));
}

#[test]
fn a_style_without_fallback_is_found() {
    let found = |sheet: &str| without_fallback(sheet, &[]).len();
    assert_eq!(found("#game { height: 100dvh; }"), 1);
    assert_eq!(found("#game { height: 100vh; height: 100dvh; }"), 0);
    assert_eq!(found("a { width: 9vh; width: calc(9dvh - var(--a)); }"), 1);
    assert_eq!(found("a { height: 1vh; } b { height: 1dvh }"), 1);
    assert_eq!(found("@supports (height: 1dvh) { a { height: 1dvh; } }"), 0);
    assert_eq!(found("@container (width < 3rem) { b { color: red; } }"), 1);
    assert_eq!(
        found("p { border: 1px solid color-mix(in srgb, red, blue); }"),
        1
    );
    assert_eq!(
        found("p { content: \"a\" / \"\"; } p:popover-open { top: 0; }"),
        2
    );
    assert_eq!(
        found(".safe { top: var(--zoom); /* 1dvh */ margin: 1em; }"),
        0
    );
    assert!(without_fallback("a { width: 1cqw; }", &["cqw"]).is_empty());
}
