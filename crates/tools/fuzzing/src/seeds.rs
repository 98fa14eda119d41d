//! The seeds of the fuzz target, as files of `crates/games/<game>/seeds` with a folder for each promise.
//!
//! A seed that begins with `refused-` must be refused, every other one must be read. The rest of its name says what it is. Most
//! seeds are written by the tests, some are added by hand.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use game::Game;

use crate::{Fate, Promise, Promised, promises};

/// The promise of letters.
pub const LETTER: &str = "letter";

/// Seeds by promise and name, such as `links_round_trip/maze-begun`.
pub type Seeds = BTreeMap<String, Vec<u8>>;

/// The seeds of a game.
fn folder(game: &str) -> PathBuf {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    games.join(game).join("seeds")
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
#[must_use]
pub fn number_of(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |number, byte| {
        (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// A first line of rules, and bytes.
pub fn with_rules(rules: &str, bytes: impl IntoIterator<Item = u8>) -> Vec<u8> {
    rules.bytes().chain([b'\n']).chain(bytes).collect()
}

/// The seeds that a game keeps for promises of these names.
#[must_use]
pub fn kept(game: &str, promises: &[&str]) -> Seeds {
    let mut seeds = Seeds::new();
    for promise in promises {
        let folder = folder(game).join(promise);
        for name in names_in(&folder) {
            let bytes = fs::read(folder.join(&name)).expect("a seed can be read");
            seeds.insert(format!("{promise}/{name}"), bytes);
        }
    }
    seeds
}

/// The seeds that a game keeps for its promises, but for those of letters, which other tests write.
#[must_use]
pub fn kept_of<P: Promised>() -> Seeds {
    let names = promises::<P>().map(|(promise, _)| promise);
    let own: Vec<&str> = names.into_iter().filter(|name| *name != LETTER).collect();
    kept(P::Game::ID, &own)
}

/// Every seed keeps its promise: it is read, or refused if its name says so.
#[track_caller]
pub fn check_promises(promises: &[(&str, Promise)], seeds: &Seeds) {
    let mut astray = Vec::new();
    for (path, bytes) in seeds {
        let (promise, name) = path.split_once('/').unwrap();
        let (_, keeps) = promises
            .iter()
            .find(|(known, _)| *known == promise)
            .unwrap();
        // The captured output of a test that fails ends with the seed that did it.
        println!("{path}");
        if (keeps(bytes) == Fate::Kept) == name.starts_with("refused-") {
            astray.push(path);
        }
    }
    assert!(astray.is_empty(), "{astray:#?}");
}

/// What comes from outside is read or refused, however it was changed on its way: 5,000 seeds with some bytes changed, removed or
/// inserted, of which inserted ones are among `common`. `below` draws a number below another one.
#[track_caller]
pub fn check_changed<P: Promised>(
    seeds: &Seeds,
    common: &[u8],
    mut below: impl FnMut(usize) -> usize,
) {
    const INPUTS: usize = 5_000;
    let seeds: Vec<(&String, &Vec<u8>)> = seeds.iter().collect();
    let promises = promises::<P>();
    let mut fates = [0; 2];
    for _ in 0..INPUTS {
        let (path, bytes) = seeds[below(seeds.len())];
        let (promise, _) = path.split_once('/').unwrap();
        // Playing takes longer, and its bytes are as good as any.
        if promise.ends_with("_legal") {
            continue;
        }
        let mut bytes = bytes.clone();
        for _ in 0..=below(3) {
            let at = below(bytes.len());
            match below(3) {
                0 => bytes[at] = below(128) as u8,
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, common[below(common.len())]),
            }
            if bytes.is_empty() {
                break;
            }
        }
        let (_, keeps) = promises
            .iter()
            .find(|(known, _)| *known == promise)
            .unwrap();
        fates[usize::from(keeps(&bytes) == Fate::Kept)] += 1;
    }
    assert!(fates.iter().all(|&count| count > 100), "{fates:?}");
}

/// The seeds are those that are written, and those that were added by hand.
#[track_caller]
pub fn check_origin(kept: &Seeds, written: &Seeds, by_hand: &[&str]) {
    let remedy = "run this test program with seeds:: --ignored";
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

/// Every promise of a game has seeds, and there are no others.
#[track_caller]
pub fn check_folders<P: Promised>() {
    let promises = promises::<P>().map(|(promise, _)| promise.to_owned());
    assert_eq!(names_in(&folder(P::Game::ID)), promises.into());
}

/// Writes the seeds anew, all but those that were added by hand.
pub fn write(game: &str, kept: &Seeds, written: &Seeds, by_hand: &[&str]) {
    let folder = folder(game);
    for path in kept.keys().filter(|path| !by_hand.contains(&path.as_str())) {
        fs::remove_file(folder.join(path)).unwrap();
    }
    for (path, bytes) in written {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
}
