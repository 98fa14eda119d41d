//! No two modules of the page import each other, directly or round a corner.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Modules by their path, such as `["dom", "page"]`, and the text of each.
type Modules = BTreeMap<Vec<String>, String>;

/// Reads the modules of the page.
fn read(folder: &Path, path: &[String], modules: &mut Modules) {
    for entry in fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
        if file.is_dir() {
            read(&file, &[path, &[name]].concat(), modules);
        } else if file.extension().is_some_and(|kind| kind == "rs") {
            let own = match name.as_str() {
                "mod" | "main" => path.to_vec(),
                _ => [path, &[name]].concat(),
            };
            modules.insert(own, fs::read_to_string(&file).unwrap());
        }
    }
}

/// The paths that a tree of imports names: `a::{b, c::d}` is `a::b` and `a::c::d`.
fn paths(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((prefix, rest)) = tree.split_once('{') else {
        return vec![tree.split(" as ").next().unwrap_or(tree).to_owned()];
    };
    let (mut parts, mut part, mut depth) = (Vec::new(), String::new(), 0);
    for letter in rest.strip_suffix('}').unwrap_or(rest).chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(std::mem::take(&mut part));
                continue;
            }
            _ => {}
        }
        part.push(letter);
    }
    parts.push(part);
    let parts = parts.iter().filter(|part| !part.trim().is_empty());
    parts
        .flat_map(|part| paths(part))
        .map(|part| format!("{prefix}{part}"))
        .collect()
}

/// The modules that a module imports from.
fn imports(own: &[String], text: &str, modules: &Modules) -> BTreeSet<Vec<String>> {
    let text = text.split("mod tests {").next().unwrap_or(text);
    let trees = text
        .split("use ")
        .skip(1)
        .filter_map(|after| after.split(';').next());
    let found = trees.flat_map(paths).filter_map(|path| {
        let mut parts = path.split("::").map(str::to_owned).collect::<Vec<_>>();
        let mut base = own.to_vec();
        match parts.remove(0).as_str() {
            "crate" => base.clear(),
            "super" => {
                base.pop();
            }
            // A child of one's own.
            first => {
                base.push(first.to_owned());
                modules.get(&base)?;
            }
        }
        let whole = [base, parts].concat();
        let longest = (0..=whole.len())
            .rev()
            .find(|&n| modules.contains_key(&whole[..n]))?;
        let module = whole[..longest].to_vec();
        (module != own).then_some(module)
    });
    found.collect()
}

#[test]
fn no_two_modules_import_each_other() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut modules = Modules::new();
    read(&source, &[], &mut modules);
    modules.remove(&vec!["tests".to_owned()]);
    let mut left: BTreeMap<_, _> = modules
        .iter()
        .map(|(own, text)| (own.clone(), imports(own, text, &modules)))
        .collect();
    let known: usize = left.values().map(BTreeSet::len).sum();
    assert!(known > 150, "only {known} imports were found");
    // What imports nothing that is left goes, again and again; a circle stays.
    loop {
        let free: Vec<_> = left
            .iter()
            .filter(|(_, from)| from.is_empty())
            .map(|(own, _)| own.clone())
            .collect();
        if free.is_empty() {
            break;
        }
        for own in free {
            left.remove(&own);
            left.values_mut().for_each(|from| {
                from.remove(&own);
            });
        }
    }
    let circle: Vec<String> = left
        .iter()
        .map(|(own, from)| format!("{} ← {from:?}", own.join("::")))
        .collect();
    assert!(
        circle.is_empty(),
        "these import each other:\n{}",
        circle.join("\n")
    );
}
