//! What the sources are like as a whole: lines by folder, names of games outside their folders, copies, circles, bare flags.

mod circles;
mod copies;
mod flags;
mod names;
mod sections;
#[cfg(test)]
mod sheets;
mod sources;

use std::collections::BTreeMap;
use std::process::ExitCode;

use anyhow::{Result, bail};
use lexopt::prelude::*;

use self::sources::Source;

/// `cargo xtask house [--list]`.
pub(crate) fn command(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    let mut detail = Detail::Counts;
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("list") => detail = Detail::Places,
            other => return Err(other.unexpected().into()),
        }
    }
    let sources = sources::read()?;
    if sources.is_empty() {
        bail!("git names no files here; run this in a checkout of the project");
    }
    let rust: Vec<&Source> = sources.iter().filter(|source| source.is_rust()).collect();
    print_lines(&rust);
    for game in crate::games::GAMES {
        let found = names::outside(game.id, &sources);
        print_found(
            &format!("files outside its folder that name {}", game.id),
            &found,
            detail,
        );
    }
    print_found("pairs of copied places", &copies::pairs(&sources), detail);
    print_found("circles of modules", &circles::all(&rust), detail);
    print_found(
        "parameters that are a bare flag",
        &flags::all(&rust),
        detail,
    );
    let unresolved: Vec<String> = sections::unresolved()?
        .iter()
        .map(ToString::to_string)
        .collect();
    print_found(
        "references to sections that lead nowhere",
        &unresolved,
        detail,
    );
    Ok(ExitCode::SUCCESS)
}

/// How much is printed of what was found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Detail {
    Counts,
    Places,
}

fn print_lines(rust: &[&Source]) {
    let mut lines: BTreeMap<String, usize> = BTreeMap::new();
    for source in rust {
        *lines.entry(source.room()).or_default() += source.text.lines().count();
    }
    println!("lines of Rust");
    for (room, count) in &lines {
        println!("{count:>8}  {room}");
    }
    println!("{:>8}  in all\n", lines.values().sum::<usize>());
}

fn print_found(what: &str, found: &[String], detail: Detail) {
    println!("{:>8}  {what}", found.len());
    if detail == Detail::Places {
        for place in found {
            println!("          {place}");
        }
    }
}
