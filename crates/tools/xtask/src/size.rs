//! The amount of data that a visitor loads, compared with `budget.toml`.

use std::collections::BTreeSet;

use anyhow::{Context, Result};
use toml::{Table, Value};

use crate::files;
use crate::finish::{is_twin, own_files};
use crate::games;
use crate::project::{path, shell};

/// Prints the sizes of the built bundle: of each file raw, with gzip and with brotli. Returns whether the data that each game
/// loads until the first throw is within the budget, and no game needs more than the first.
pub(crate) fn is_within_budget() -> Result<bool> {
    let budget: Table = shell()?.read_file("budget.toml")?.parse()?;
    let limit = budget.get("first_throw").and_then(Value::as_integer);
    let limit = limit.context("budget.toml names no first_throw")?;
    let later = budget.get("later").and_then(Value::as_array);
    let later = later.into_iter().flatten();
    let later: Vec<&str> = later.filter_map(Value::as_str).collect();
    let files = files::read_folder(&path("dist"))?;
    let size = |name: &str| {
        let length = |ending: &str| files.get(&format!("{name}{ending}")).map(Vec::len);
        let raw = length("").unwrap_or_default();
        ["", ".gz", ".br"].map(|ending| length(ending).unwrap_or(raw))
    };
    let is_later = |name: &str| later.iter().any(|part| name.contains(part));
    let mut names: Vec<&str> = files.keys().map(String::as_str).collect();
    names.retain(|name| !is_twin(name));
    names.sort_by_key(|name| std::cmp::Reverse(size(name)[2]));
    println!("{:<52}{:>12}{:>12}{:>12}", "file", "raw", "gzip", "brotli");
    let row = |name: &str, [raw, gzip, brotli]: [usize; 3]| {
        println!("{name:<52}{raw:>12}{gzip:>12}{brotli:>12}");
    };
    for name in &names {
        let mark = if is_later(name) { " (later)" } else { "" };
        row(&format!("{name}{mark}"), size(name));
    }
    let pages: Vec<String> = games::in_bundle().iter().map(|game| game.page()).collect();
    let mut allowed = usize::try_from(limit)?;
    println!("budget: {allowed}");
    let mut is_within = true;
    for page in &pages {
        let others = pages.iter().filter(|other| *other != page);
        let foreign = others.flat_map(|other| own_files(other, &pages, &files));
        let foreign: BTreeSet<&str> = foreign.collect();
        let mut sum = [0; 3];
        for name in &names {
            if !foreign.contains(name) && !is_later(name) {
                let size = size(name);
                sum = [0, 1, 2].map(|n| sum[n] + size[n]);
            }
        }
        row(&format!("until the first throw of {page}"), sum);
        is_within &= sum[2] <= allowed;
        allowed = allowed.min(if page == &pages[0] { sum[2] } else { allowed });
    }
    Ok(is_within)
}
