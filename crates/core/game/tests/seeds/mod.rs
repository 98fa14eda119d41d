//! The seeds of the fuzz targets, as files of `fuzz/seeds` with a folder for each promise. The tests of those who make a promise
//! include this file.
//!
//! A seed that begins with `refused-` must be refused, every other one must be read. The rest of its name says what it is. Most
//! seeds are written by the tests, some are added by hand.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Seeds by promise and name, such as `links_round_trip/maze-begun`.
pub(crate) type Seeds = BTreeMap<String, Vec<u8>>;

/// What an input comes to; it panics where a promise is broken.
type Promise<F> = fn(&[u8]) -> F;

/// A folder of `fuzz/`.
fn folder(name: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut fuzz = here.ancestors().map(|folder| folder.join("fuzz"));
    let fuzz = fuzz.find(|fuzz| fuzz.is_dir());
    fuzz.expect("fuzz/ in a folder around this one").join(name)
}

/// The names of the files and folders in a folder, without what follows a point.
fn names_in(folder: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(folder).into_iter().flatten();
    let paths = files.map(|file| file.unwrap().path());
    paths
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect()
}

/// A number that follows from a name: what is drawn for the seeds of this name stays as it is when others come.
#[allow(dead_code, reason = "letters hold their rules")]
pub(crate) fn number_of(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |number, byte| {
        (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// A first line of rules, and bytes.
#[allow(dead_code, reason = "letters hold their rules")]
pub(crate) fn with_rules(rules: &str, bytes: impl IntoIterator<Item = u8>) -> Vec<u8> {
    rules.bytes().chain([b'\n']).chain(bytes).collect()
}

/// The seeds that are kept for these promises.
pub(crate) fn kept<'a>(promises: impl IntoIterator<Item = &'a str>) -> Seeds {
    let mut seeds = Seeds::new();
    for promise in promises {
        let folder = folder("seeds").join(promise);
        for name in names_in(&folder) {
            let bytes = fs::read(folder.join(&name)).unwrap();
            seeds.insert(format!("{promise}/{name}"), bytes);
        }
    }
    seeds
}

/// Every seed keeps its promise: it comes to `read`, or if its name says so it does not.
#[track_caller]
pub(crate) fn check_promises<F: PartialEq>(
    seeds: &Seeds,
    promises: &[(&str, Promise<F>)],
    read: &F,
) {
    let mut astray = Vec::new();
    for (path, bytes) in seeds {
        let (promise, name) = path.split_once('/').unwrap();
        let (_, keeps) = promises
            .iter()
            .find(|(known, _)| *known == promise)
            .unwrap();
        // The captured output of a test that fails ends with the seed that did it.
        println!("{path}");
        if (keeps(bytes) == *read) == name.starts_with("refused-") {
            astray.push(path);
        }
    }
    assert!(astray.is_empty(), "{astray:#?}");
}

/// The seeds are those that are written, and those that were added by hand.
#[track_caller]
pub(crate) fn check_origin(kept: &Seeds, written: &Seeds, by_hand: &[&str]) {
    let remedy = concat!(
        "cargo test -p ",
        env!("CARGO_PKG_NAME"),
        " seeds:: -- --ignored"
    );
    let by_hand: BTreeSet<&str> = by_hand.iter().copied().collect();
    let from_writer: BTreeSet<&str> = written.keys().map(String::as_str).collect();
    let there: BTreeSet<&str> = kept.keys().map(String::as_str).collect();
    assert!(by_hand.is_disjoint(&from_writer));

    let wanted = &by_hand | &from_writer;
    let (lost, unknown) = (&wanted - &there, &there - &wanted);
    assert!(lost.is_empty(), "lost: {lost:#?}; {remedy}");
    assert!(unknown.is_empty(), "unknown: {unknown:#?}; {remedy}");
    let stale = written
        .iter()
        .filter(|(path, bytes)| kept[*path] != **bytes);
    let stale: Vec<&String> = stale.map(|(path, _)| path).collect();
    assert!(stale.is_empty(), "stale: {stale:#?}; {remedy}");
}

/// Every promise has seeds and a target; `is_own` says of a name whether it is to be one of these promises.
#[track_caller]
pub(crate) fn check_targets<'a>(
    promises: impl IntoIterator<Item = &'a str>,
    is_own: impl Fn(&str) -> bool,
) {
    let promises: BTreeSet<String> = promises.into_iter().map(str::to_owned).collect();
    for folder in ["seeds", "fuzz_targets"].map(folder) {
        let mut names = names_in(&folder);
        names.retain(|name| is_own(name));
        assert_eq!(names, promises);
    }
}

/// Writes the seeds anew, all but those that were added by hand.
pub(crate) fn write(kept: &Seeds, written: &Seeds, by_hand: &[&str]) {
    let folder = folder("seeds");
    for path in kept.keys().filter(|path| !by_hand.contains(&path.as_str())) {
        fs::remove_file(folder.join(path)).unwrap();
    }
    for (path, bytes) in written {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
}
