//! Names that change with their contents for what Trunk gives none: the programs, and files that load later.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::files::{self, Files};
use crate::games::Game;

/// The scripts of every page that load later, as they are called where they are made.
const LATER: [&str; 4] = ["back.js", "kiosk.js", "offline.js", "type.js"];

/// Begins the scripts that bind programs to the browser. Tells the browser that nearly all functions of a script are called at once: then it compiles them while it still waits for
/// the program, beside the page, and not one after the other at their first calls.
const CALLED_ON_LOAD: &[u8; 30] = b"//# allFunctionsCalledOnLoad\n\n";

/// The folders of the typeface, of the words, of what computer players have learned, and of the parts of the program that load later.
const FOLDERS: [&str; 4] = ["fonts/", "words/", "opponents/", "parts/"];

/// Gives the files in the folder of a built bundle names of their own, and tells the pages of its games.
///
/// Scripts are minified before.
pub(crate) fn by_contents(
    dist: &Path,
    games: &[&Game],
    files: &Files,
    minified: &impl Fn(&str, &str) -> Result<String>,
) -> Result<()> {
    let mut pages = Vec::new();
    for game in games {
        pages.push((game.page, files::text_of(files, game.page)?.to_owned()));
    }
    let scripts: Vec<String> = games.iter().map(|game| game.script()).collect();
    let programs: Vec<String> = games.iter().flat_map(|game| game.files()).collect();
    // The licence of the typeface is for people, who look for it under its own name.
    let in_folder = |name: &&String| {
        FOLDERS.iter().any(|folder| name.starts_with(folder)) && !name.ends_with("OFL.txt")
    };
    let others = files.keys().filter(in_folder).map(String::as_str);
    for name in programs
        .iter()
        .map(String::as_str)
        .chain(LATER)
        .chain(others)
    {
        let reading = || format!("reading dist/{name}");
        let mut contents = fs::read(dist.join(name)).with_context(reading)?;
        if name.ends_with(".js") {
            let text = str::from_utf8(&contents).with_context(reading)?;
            contents = minified(name, text)?.into_bytes();
        }
        if scripts.iter().any(|script| script == name) {
            contents.splice(0..0, *CALLED_ON_LOAD);
        }
        let fresh = fresh_name(name, &contents);
        let mut named = false;
        for (_, html) in &mut pages {
            if let Some(page) = told(html, name, &fresh) {
                (*html, named) = (page, true);
            }
        }
        if !named {
            bail!("no page names {name}");
        }
        fs::write(dist.join(&fresh), contents)
            .and_then(|()| fs::remove_file(dist.join(name)))
            .with_context(|| format!("renaming dist/{name}"))?;
    }
    for (page, html) in pages {
        files::write_file(dist, page, html.as_bytes())?;
    }
    Ok(())
}

/// A name that changes with the contents.
pub(crate) fn fresh_name(name: &str, contents: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    contents.hash(&mut hasher);
    let stem = name.find(['.', '_']).unwrap_or(name.len());
    let (start, rest) = name.split_at(stem);
    // Twelve digits are enough to tell versions apart, and every page has some fifty such names.
    format!("{start}-{:012x}{rest}", hasher.finish() >> 16)
}

fn told(html: &str, name: &str, fresh: &str) -> Option<String> {
    let old = format!("href=\"{name}\"");
    html.contains(&old)
        .then(|| html.replace(&old, &format!("href=\"{fresh}\"")))
}
