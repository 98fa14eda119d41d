//! One style and one start script for visitors out of the many that are kept apart here, and one style for what loads later:
//! every file is a question to the host, and browsers ask only a few at a time.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::files::{self, Files};
use crate::finish::markup;
use crate::games::Game;
use crate::naming;

/// Files of one kind: what their tags have in common, and what the file with all of them is called.
struct Kind {
    of: fn(&str) -> bool,
    name: &'static str,
}

const KINDS: [Kind; 4] = [
    Kind {
        of: |tag| is_style(tag) && markup::attribute(tag, LATER).is_none(),
        name: "style.css",
    },
    Kind {
        of: |tag| is_style(tag) && markup::attribute(tag, LATER) == Some("rest"),
        name: "rest.css",
    },
    Kind {
        // A script that is its own worker stays alone.
        of: |tag| markup::name(tag) == "script" && !tag.contains(" data-alone"),
        name: "start.js",
    },
    Kind {
        of: |tag| markup::name(tag) == "script" && tag.contains(" data-alone"),
        name: "thinking.js",
    },
];

/// The attribute of a style that comes with a part of the program, whose name it has.
pub(crate) const LATER: &str = "data-style";

fn is_style(tag: &str) -> bool {
    markup::attribute(tag, "rel") == Some("stylesheet")
}

/// Joins them in the folder of a built bundle, each kind in the order in which its files stand in a page, and minifies what
/// comes of it. Pages that name the same files share what comes of them.
pub(crate) fn join(
    dist: &Path,
    games: &[&Game],
    minified: &impl Fn(&str, &str) -> Result<String>,
) -> Result<()> {
    let files = files::read_folder(dist)?;
    let mut all_gone = BTreeSet::new();
    for game in games {
        let page = files::text_of(&files, game.page)?;
        let (page, joined, gone) = joined(page, &files, minified)?;
        all_gone.extend(gone);
        for (name, contents) in joined {
            files::write_file(dist, &name, contents.as_bytes())?;
        }
        files::write_file(dist, game.page, page.as_bytes())?;
    }
    for name in all_gone {
        fs::remove_file(dist.join(&name)).with_context(|| format!("removing dist/{name}"))?;
    }
    Ok(())
}

/// The page that names the new files, these, and the names of the old ones.
fn joined(
    page: &str,
    files: &Files,
    minified: &impl Fn(&str, &str) -> Result<String>,
) -> Result<(String, BTreeMap<String, String>, Vec<String>)> {
    let mut page = page.to_owned();
    let (mut made, mut gone) = (BTreeMap::new(), Vec::new());
    for kind in &KINDS {
        let mut parts = Vec::new();
        markup::rewrite(&page, |tag| {
            if (kind.of)(tag) {
                parts.extend(markup::target(tag, files).map(str::to_owned));
            }
            None
        });
        let mut text = String::new();
        for part in &parts {
            text += files::text_of(files, part)?.trim_end();
            text.push('\n');
        }
        let text = minified(kind.name, &text)?;
        let name = naming::fresh_name(kind.name, text.as_bytes());
        let mut first = true;
        page = markup::rewrite(&page, |tag| {
            markup::target(tag, files).filter(|_| (kind.of)(tag))?;
            let attribute = if markup::attribute(tag, "href").is_some() {
                "href"
            } else {
                "src"
            };
            let told = markup::with(tag, attribute, &format!("./{name}"));
            Some(if !std::mem::take(&mut first) {
                String::new()
            } else if markup::attribute(tag, LATER).is_some() {
                // Browsers load it when `web/boot.js` says what it is.
                markup::without(&told, "rel")
            } else {
                told
            })
        });
        gone.append(&mut parts);
        made.insert(name, text);
    }
    Ok((tidy(&without_stray_ends(&page)), made, gone))
}

/// The page without comments, without what was there for Trunk alone, and without empty lines.
fn tidy(page: &str) -> String {
    let page = markup::rewrite(page, |tag| tag.contains(" data-trunk").then(String::new));
    let mut out = String::with_capacity(page.len());
    let mut rest = page.as_str();
    while let Some((before, comment)) = rest.split_once("<!--") {
        out += before;
        rest = comment.split_once("-->").map_or("", |(_, after)| after);
    }
    out += rest;
    let lines = out
        .lines()
        .map(str::trim_end)
        .filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The page without the ends of scripts whose beginnings were taken out.
fn without_stray_ends(page: &str) -> String {
    const END: &str = "</script>";
    let mut out = String::with_capacity(page.len());
    let mut rest = page;
    while let Some(at) = rest.find(END) {
        let (before, after) = rest.split_at(at);
        out += before;
        if before.rfind("<script").is_some() {
            out += END;
        }
        rest = &after[END.len()..];
    }
    out + rest
}
