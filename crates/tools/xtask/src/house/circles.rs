//! Modules of one crate that import each other, directly or round a corner.

use std::collections::{BTreeMap, BTreeSet};

use super::sources::Source;

/// The modules of a crate by their paths, such as `["dom", "page"]`, and what each imports.
type Imports = BTreeMap<Vec<String>, BTreeSet<Vec<String>>>;

/// Each circle as `crate: one → other → one`. A module and those inside it are one idea and make no circle.
pub(super) fn all(rust: &[&Source]) -> Vec<String> {
    let mut crates: BTreeMap<&str, Vec<(Vec<String>, &str)>> = BTreeMap::new();
    for source in rust {
        if let Some((name, inside)) = source.path.split_once("/src/") {
            let module = module(inside);
            crates.entry(name).or_default().push((module, &source.text));
        }
    }
    let circles = crates.into_iter().flat_map(|(name, modules)| {
        let imports = imports(&modules);
        let circles = circles(&imports);
        circles
            .into_iter()
            .map(move |circle| format!("{name}: {circle}"))
    });
    circles.collect()
}

/// The module that a file below `src` holds.
fn module(file: &str) -> Vec<String> {
    let file = file.strip_suffix(".rs").unwrap_or(file);
    let mut path: Vec<String> = file.split('/').map(str::to_owned).collect();
    path.pop_if(|last| matches!(last.as_str(), "mod" | "lib" | "main"));
    path
}

fn imports(modules: &[(Vec<String>, &str)]) -> Imports {
    let known: BTreeSet<&[String]> = modules.iter().map(|(path, _)| &path[..]).collect();
    let resolved = |path: &[String]| {
        let longest = (1..=path.len()).rev().map(|length| &path[..length]);
        longest
            .clone()
            .find(|path| known.contains(path))
            .map(<[String]>::to_vec)
    };
    let mut imports = Imports::new();
    for (own, text) in modules {
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let named = used(text)
            .into_iter()
            .filter_map(|path| resolved(&absolute(own, &path)?));
        let others = named.filter(|other| !other.starts_with(own) && !own.starts_with(other));
        imports.insert(own.clone(), others.collect());
    }
    imports
}

/// Where a path of a `use` leads, from the crate on; `None` if that is another crate.
fn absolute(own: &[String], path: &str) -> Option<Vec<String>> {
    let mut parts = path.split("::").map(str::trim);
    let mut base = match parts.next()? {
        "crate" => Vec::new(),
        "self" => own.to_vec(),
        "super" => own[..own.len().checked_sub(1)?].to_vec(),
        _ => return None,
    };
    for part in parts {
        match part {
            "super" => drop(base.pop()),
            part => base.push(part.to_owned()),
        }
    }
    Some(base)
}

/// Every path that the `use` declarations of a text name, those in braces one by one.
fn used(text: &str) -> Vec<String> {
    let mut paths = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find("use ") {
        let begins = rest[..at]
            .chars()
            .next_back()
            .is_none_or(char::is_whitespace);
        rest = &rest[at + 4..];
        if let Some((tree, _)) = rest.split_once(';').filter(|_| begins) {
            spread("", tree, &mut paths);
        }
    }
    paths
}

/// `a::{b, c::d}` is `a::b` and `a::c::d`.
fn spread(prefix: &str, tree: &str, paths: &mut Vec<String>) {
    let tree = tree.trim();
    let Some((start, inside)) = tree.split_once('{') else {
        let path = tree.split(" as ").next().unwrap_or(tree);
        paths.push(format!("{prefix}{path}"));
        return;
    };
    let prefix = format!("{prefix}{}", start.trim());
    let inside = inside.strip_suffix('}').unwrap_or(inside);
    let (mut depth, mut from) = (0_u32, 0);
    for (at, letter) in inside.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                spread(&prefix, &inside[from..at], paths);
                from = at + 1;
            }
            _ => {}
        }
    }
    if !inside[from..].trim().is_empty() {
        spread(&prefix, &inside[from..], paths);
    }
}

/// One shortest way round for each group of modules that reach each other.
fn circles(imports: &Imports) -> Vec<String> {
    let mut seen: BTreeSet<&Vec<String>> = BTreeSet::new();
    let mut found = Vec::new();
    for start in imports.keys() {
        if seen.contains(start) {
            continue;
        }
        if let Some(way) = way_round(imports, start) {
            let names: Vec<String> = way.iter().map(|module| module.join("::")).collect();
            found.push(names.join(" → "));
            seen.extend(way);
        }
    }
    found
}

/// The shortest way from a module back to itself.
fn way_round<'a>(imports: &'a Imports, start: &'a Vec<String>) -> Option<Vec<&'a Vec<String>>> {
    let mut ways = vec![vec![start]];
    let mut visited: BTreeSet<&Vec<String>> = BTreeSet::new();
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            let next = way.last().and_then(|last| imports.get(*last));
            for next in next.into_iter().flatten() {
                let way = [&way[..], &[next]].concat();
                if next == start {
                    return Some(way);
                }
                if visited.insert(next) {
                    longer.push(way);
                }
            }
        }
        ways = longer;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let sources: Vec<Source> = files
            .iter()
            .map(|(path, text)| Source {
                path: format!("crates/a/src/{path}"),
                text: (*text).to_owned(),
            })
            .collect();
        all(&sources.iter().collect::<Vec<_>>())
    }

    #[test]
    fn a_way_round_a_corner_is_found_once() {
        let files = [
            ("one.rs", "use crate::{std, two::{self, Thing}};"),
            ("two/mod.rs", "pub(crate) use super::three::Other;"),
            ("three.rs", "use crate::one::All;"),
        ];
        assert_eq!(found(&files), ["crates/a: one → two → three → one"]);
    }

    #[test]
    fn a_module_and_its_parts_are_no_circle() {
        let files = [
            ("one/mod.rs", "use self::part::Part;"),
            ("one/part.rs", "use super::Whole;"),
            ("two.rs", "use crate::one;"),
        ];
        assert_eq!(found(&files), [""; 0]);
    }

    #[test]
    fn the_project_has_none() {
        let sources = super::super::sources::read().unwrap();
        let rust: Vec<&Source> = sources.iter().filter(|source| source.is_rust()).collect();
        assert!(rust.len() > 500, "only {} files were found", rust.len());
        assert_eq!(all(&rust), [""; 0]);
    }
}
