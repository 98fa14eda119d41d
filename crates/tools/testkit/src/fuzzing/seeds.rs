//! The seeds of the fuzz target, as files of `crates/games/<game>/seeds` with a folder for each property.
//!
//! A seed whose name begins with `refused-` must be refused, every other one must be read. The rest of the name describes it.
//! Seeds are never rewritten: earlier versions wrote them, and they must stay readable.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use game::{nth_random, rules_at_will, write_rules};

use super::{Fate, Fuzzed, Promise, promises};

fn names_in(folder: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = files.map(|file| file.file_name().to_string_lossy().into_owned());
    names.collect()
}

/// The seeds of a game by property. Every property has some, and there are no other folders.
fn of<G: Fuzzed>() -> Vec<(PathBuf, Promise, Vec<u8>)> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folder = games.join(G::ID).join("seeds");
    let promises = promises::<G>();
    let named = promises.iter().map(|(name, _)| (*name).to_owned());
    let named: BTreeSet<String> = named.collect();
    let mut folders = names_in(&folder);
    folders.retain(|name| folder.join(name).is_dir());
    assert_eq!(folders, named);
    let mut seeds = Vec::new();
    for (promise, keeps) in promises {
        for name in names_in(&folder.join(promise)) {
            let path = folder.join(promise).join(name);
            let bytes = fs::read(&path).expect("a seed can be read");
            seeds.push((path, keeps, bytes));
        }
    }
    seeds
}

/// Every seed passes: it is read, or refused if its name says so.
#[track_caller]
pub fn keep_their_promise<G: Fuzzed>() {
    let mut astray = Vec::new();
    for (path, keeps, bytes) in of::<G>() {
        // The captured output of a failing test ends with the seed that caused it.
        println!("{}", path.display());
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if (keeps(&bytes) == Fate::Kept) == name.starts_with("refused-") {
            astray.push(path);
        }
    }
    assert!(astray.is_empty(), "{astray:#?}");
}

/// External input is read or refused, however it was damaged: 2,000 seeds, 10,000 with `--all`, with some bytes changed,
/// removed, inserted or doubled.
#[track_caller]
pub fn changed_ones_break_none<G: Fuzzed>() {
    let inputs = crate::tries(2_000, 10_000);
    // Playing takes longer, and mutations of its bytes find no more than random ones.
    let mut seeds = of::<G>();
    seeds.retain(|(path, ..)| {
        !path
            .parent()
            .is_some_and(|folder| folder.ends_with("legals_are_legal"))
    });
    let mut fates = [0; 2];
    for n in 0..inputs {
        let mut rng = crate::Chance::new(n);
        let mut below = |limit: usize| rng.below(limit.max(1));
        let (path, keeps, bytes) = &seeds[below(seeds.len())];
        let mut bytes = bytes.clone();
        for _ in 0..=below(3) {
            let at = below(bytes.len());
            match below(5) {
                _ if bytes.is_empty() => break,
                0 => drop(bytes.remove(at)),
                1 => bytes.truncate(at),
                2 => bytes.insert(at, b" /;:,?*+(=-129"[below(14)]),
                3 => bytes.extend_from_within(at..),
                _ => bytes[at] = below(256) as u8,
            }
        }
        bytes.truncate(4_000);
        print!(
            "{}: {:?}\r",
            path.display(),
            String::from_utf8_lossy(&bytes)
        );
        fates[usize::from(keeps(&bytes) == Fate::Kept)] += 1;
    }
    assert!(fates.iter().all(|&count| count > 20), "{fates:?}");
}

/// Games under any rules have the properties of rules, of play, and of the texts and links of records and positions.
#[track_caller]
pub fn games_at_will_keep_theirs<G: Fuzzed>() {
    let [plays, reads_rules] = ["legals_are_legal", "rules_round_trip"].map(|wanted| {
        let mut all = promises::<G>().into_iter();
        all.find(|(name, _)| *name == wanted).expect("a promise").1
    });
    for game in 0..60 {
        let rules = write_rules(&rules_at_will::<G::Rules>(game));
        assert_eq!(reads_rules(rules.as_bytes()), Fate::Kept, "{rules}");
        let decisions = (0..200).map(|n| nth_random(game, n) as u8);
        let input: Vec<u8> = rules.bytes().chain([b'\n']).chain(decisions).collect();
        println!("{rules}");
        assert_eq!(plays(&input), Fate::Kept, "{rules}");
    }
}
