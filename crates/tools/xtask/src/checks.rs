//! Checks of the project's files that no tool provides: of Markdown, references to sections of rules, style sheets in old
//! browsers, and duplicated facts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use xshell::cmd;

use crate::finish::headers::{ALWAYS, ASK, FOR_EVER};
use crate::project::{path, root, shell};

fn texts(endings: &[&str]) -> BTreeMap<String, String> {
    let sh = shell().unwrap();
    let files = cmd!(sh, "git ls-files --cached --others --exclude-standard");
    let files = files.read().unwrap();
    let is_wanted = |file: &&str| endings.contains(&file.rsplit('.').next().unwrap());
    let files = files.lines().filter(is_wanted);
    let read = |file: &str| Some((file.to_owned(), fs::read_to_string(path(file)).ok()?));
    files.filter_map(read).collect()
}

fn none(faults: &[String]) {
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The folders whose files are named in code by their full path.
const NAMED: &str = "crates/ docs/ fuzz/ python/ research/ tests/ tools/ web/";

/// Names of files and folders that exist only after something has run.
const MADE: &str = "fuzz/artifacts fuzz/corpus tests/shots node_modules";

#[test]
fn links_and_paths_in_markdown_lead_somewhere() {
    let pages = texts(&["md"]);
    let mut faults = Vec::new();
    for (page, text) in &pages {
        // Without fenced blocks; prose and code in turn, from one backtick to the next.
        let unfenced: Vec<&str> = text.split("\n```").step_by(2).collect();
        for paragraph in unfenced.iter().flat_map(|block| block.split("\n\n")) {
            let prose: String = paragraph.split('`').step_by(2).collect();
            for rest in prose.split("](").skip(1) {
                let link = rest.split([')', ' ']).next().unwrap();
                let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
                let beside = root().join(page);
                let file = if file.is_empty() {
                    beside
                } else {
                    beside.with_file_name(file)
                };
                let leads = link.contains(':')
                    || file.canonicalize().is_ok_and(|file| {
                        let name = crate::files::inside(&file, &root().canonicalize().unwrap());
                        anchor.is_empty() || anchors(&pages[&name]).contains(anchor)
                    });
                if !leads {
                    faults.push(format!("{page}: {link}"));
                }
            }
            for code in paragraph.split('`').skip(1).step_by(2) {
                let is_plain =
                    |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_./".contains(c);
                let is_path = NAMED.split(' ').any(|start| code.starts_with(start))
                    && code.chars().all(is_plain);
                if is_path
                    && !path(code).exists()
                    && !MADE.split(' ').any(|made| code.contains(made))
                {
                    faults.push(format!("{page}: {code}"));
                }
            }
        }
    }
    none(&faults);
}

/// The anchors that GitHub gives to the headings of a page.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let anchor = |heading: &str| {
        let words = heading.trim_start_matches('#').trim().to_lowercase();
        words
            .replace(' ', "-")
            .replace(|c: char| !c.is_alphanumeric() && !"-_".contains(c), "")
    };
    headings.map(anchor).collect()
}

/// The parts before and after the name of a game in the path of its rules.
const RULES: [&str; 2] = ["crates/games/", "/docs/rules.md"];

/// A `§` with a number, and the section of an option, refer to the `docs/rules.md` of a game: in the folder of a game to its
/// own, elsewhere to those that the file, or the README beside it, names.
#[test]
fn references_to_sections_of_rules_resolve() {
    let texts = texts(&["md", "mjs", "py", "rs", "ts", "txt"]);
    let mut faults = Vec::new();
    for (file, text) in &texts {
        let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        let beside = texts.get(&format!("{folder}/README.md"));
        let own = file
            .strip_prefix(RULES[0])
            .and_then(|rest| rest.split_once('/'));
        let named = || named_rules(text).or_else(|| named_rules(beside?));
        let rules = own.map(|(game, _)| game).or_else(named);
        let rules = rules.and_then(|game| texts.get(&RULES.join(game)));
        let sections = rules.map(|rules| sections_of(rules)).unwrap_or_default();
        let declares = file.ends_with("/rules/src/rules.rs");
        for (line, number) in text.lines().zip(1..) {
            let option = declares.then(|| section_of_option(line)).flatten();
            // These checks mention the signs themselves.
            let references = references(line).filter(|_| !file.contains("/xtask/"));
            let mut missing = references
                .chain(option)
                .filter(|one| !sections.contains(*one));
            if let Some(section) = missing.next() {
                faults.push(format!("{file}:{number}: its rules have no §{section}"));
            }
        }
    }
    none(&faults);
}

fn named_rules(text: &str) -> Option<&str> {
    let ends = text.match_indices(RULES[1]).map(|(end, _)| &text[..end]);
    let mut games = ends.filter_map(|before| Some(before.rsplit_once(RULES[0])?.1));
    games.find(|game| game.chars().all(char::is_alphanumeric))
}

/// The sections of rules, and the items of numbered lists in them: `7` and `7.2`.
fn sections_of(rules: &str) -> BTreeSet<String> {
    let (mut sections, mut section) = (BTreeSet::new(), "");
    for line in rules.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            section = references(heading).next().unwrap_or_default();
            sections.insert(section.to_owned());
        } else if let Some((item, _)) = line.split_once(". ")
            && item.parse::<u8>().is_ok()
        {
            sections.insert(format!("{section}.{item}"));
        }
    }
    sections
}

fn references(line: &str) -> impl Iterator<Item = &str> {
    line.split('§').skip(1).filter_map(|rest| {
        let number = rest
            .split(|c: char| !c.is_ascii_digit() && c != '.')
            .next()?;
        Some(number.trim_end_matches('.')).filter(|number| !number.is_empty())
    })
}

/// The section that a line of `game::rules!` gives an option: `queue: bool = false, "7", |queue| …`.
fn section_of_option(line: &str) -> Option<&str> {
    let (number, origin) = line.split_once(", \"")?.1.split_once('"')?;
    (number.parse::<u8>().is_ok() && origin.starts_with(", |")).then_some(number)
}

/// Units unknown to one of the oldest supported browsers: Chromium 105, Safari 15.4 and Firefox 121, the first with `:has()`,
/// which web/boot.js requires. esbuild converts nested rules and adds prefixes for them (`naming.rs`).
const UNITS: &str = "dvh dvw dvmin dvmax svh svw lvh lvw cqw cqh cqi cqb cqmin cqmax lh rlh";

/// Functions, properties, and other beginnings of words.
const WORDS: &str = "color-mix( light-dark( oklch( oklab( image-set( anchor( calc-size( round( animation-timeline: \
    anchor-name: position-anchor: offset-distance: offset-path: offset-rotate: text-wrap: text-box: field-sizing: \
    interpolate-size: scrollbar-gutter: scrollbar-width: scrollbar-color: content-visibility: zoom: safe subgrid \
    :popover-open :user-valid :user-invalid :dir( :open ::details-content @container @scope @property @starting-style";

/// Features that browsers know together, and that share a fallback.
const TOGETHER: [&[&str]; 2] = [
    &["cqw", "cqh", "@container"],
    &["offset-distance:", "offset-rotate:", "offset-path:"],
];

/// The newer features in a declaration, a selector or the head of a rule.
fn newer(part: &str) -> Vec<&'static str> {
    let has = |word: &str, is_start: fn(char) -> bool| {
        part.match_indices(word).any(|(at, _)| {
            let after = part[at + word.len()..].chars().next();
            let whole = !word.ends_with(char::is_alphanumeric)
                || after.is_none_or(|next| !next.is_alphanumeric() && next != '-');
            whole && part[..at].chars().next_back().is_none_or(is_start)
        })
    };
    let is_number = |before: char| before.is_ascii_digit() || before == '.';
    let units = UNITS.split(' ').filter(|unit| has(unit, is_number));
    let words = WORDS.split(' ').filter(|word| match word.chars().next() {
        Some(':' | '@') => has(word, |before| before != ':'),
        _ => has(word, |before| !before.is_alphanumeric() && before != '-'),
    });
    let voiced = part.starts_with("content:") && part.contains(" / \"");
    let voiced = voiced.then_some("content for voices");
    units.chain(words).chain(voiced).collect()
}

/// The parts of a sheet without a fallback for a browser that does not know them: they are not inside `@supports`, not after a
/// declaration of the same property, and not `answered` by rules for such browsers.
fn without_fallback(sheet: &str, answered: &[&str]) -> Vec<String> {
    let parts = sheet.split("/*");
    let parts = parts.map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest));
    let (text, mut found, mut start) = (parts.collect::<String>(), Vec::new(), 0);
    // The heads of the blocks around a place, and the properties that are declared in each.
    let mut blocks: Vec<(&str, Vec<&str>)> = vec![("", Vec::new())];
    for (at, mark) in text.match_indices(['{', '}', ';']) {
        let part = text[start..at].trim();
        start = at + 1;
        let newer = newer(part);
        let missed = newer.iter().any(|word| !answered.contains(word));
        let mut heads = blocks.iter().map(|(head, _)| *head).chain([part]);
        let is_asked = heads.any(|head| head.starts_with("@supports"));
        let property = part.split(':').next().unwrap_or_default();
        let declared = &mut blocks.last_mut().expect("a block for the sheet itself").1;
        // A value with a variable is only checked when it is used, and overrides the one before it.
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

#[test]
fn newer_styles_have_a_fallback() {
    let found = without_fallback("a { height: 1vh; height: 1dvh; } b { width: 1dvh }", &[]);
    assert_eq!(found.len(), 1);
    let mut sheets = texts(&["css"]);
    sheets.retain(|file, _| file.starts_with("web/"));
    let all = sheets.values().cloned().collect::<String>();
    let heads = all.split("@supports not (").skip(1);
    let mut answered: Vec<&str> = heads
        .flat_map(|rest| newer(rest.split('{').next().unwrap()))
        .collect();
    for words in TOGETHER {
        if words.iter().any(|word| answered.contains(word)) {
            answered.extend(words);
        }
    }
    let found = |(file, text): (&String, &String)| -> Vec<String> {
        let found = without_fallback(text, &answered).into_iter();
        found
            .map(|line| format!("{file}: without fallback: {line}"))
            .collect()
    };
    none(&sheets.iter().flat_map(found).collect::<Vec<_>>());
}

/// A test file that `main.rs` or `mod.rs` of its folder does not name would never run.
#[test]
fn files_of_tests_are_part_of_a_program() {
    let files = texts(&["rs"]);
    let mut faults = Vec::new();
    let is_main = |file: &str| file.ends_with("/tests/main.rs") || file.ends_with("/tests/mod.rs");
    for (main, text) in files.iter().filter(|(file, _)| is_main(file)) {
        let folder = main.trim_end_matches("main.rs").trim_end_matches("mod.rs");
        for file in files.keys().filter(|file| *file != main) {
            let module = file
                .strip_prefix(folder)
                .and_then(|name| name.strip_suffix(".rs"));
            let module = module.filter(|name| !name.contains('/'));
            if module.is_some_and(|name| !text.contains(&format!("mod {name};"))) {
                faults.push(file.clone());
            }
        }
    }
    none(&faults);
}

#[test]
fn samples_of_configurations_send_what_is_advised() {
    let text = |file: &str| fs::read_to_string(path(file)).unwrap();
    let policy = crate::finish::policy(&text("index.html")).unwrap();
    let always = ALWAYS
        .lines()
        .filter_map(|line| Some(line.split_once(": ")?.1));
    let all: Vec<&str> = [FOR_EVER, ASK, &policy].into_iter().chain(always).collect();
    let hosts = ["nginx.conf", "apache.conf", "Caddyfile"].map(|host| (host, &all[..]));
    // Object storage can only set how long a file may be cached.
    for (host, values) in hosts.into_iter().chain([("object-storage.sh", &all[..2])]) {
        let text = text(&format!("docs/hosting/{host}"));
        for value in values {
            assert!(text.contains(value), "docs/hosting/{host} lacks {value}");
        }
    }
}

#[test]
fn there_is_one_version_and_one_licence() {
    let text = |file: &str| fs::read_to_string(path(file)).unwrap();
    assert!(text("CITATION.cff").contains(concat!("\nversion: ", env!("CARGO_PKG_VERSION"), "\n")));
    for name in ["LICENSE-APACHE", "LICENSE-MIT"] {
        assert_eq!(text(name), text(&format!("python/{name}")), "{name}");
    }
}
