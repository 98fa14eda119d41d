//! The files of a bundle as visitors load them: minified, joined, and named after their contents.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use anyhow::{Context, Result, bail};
use xshell::cmd;

use crate::files::{Files, text_of};
use crate::finish::markup;
use crate::games::Game;
use crate::project::{path, shell};

/// The late scripts of every page, under the names with which they are built.
const LATER_SCRIPTS: [&str; 4] = ["back.js", "kiosk.js", "offline.js", "type.js"];

/// Begins the scripts that bind programs to the browser. It says that nearly all functions of a script are called at once. The
/// browser then compiles them while it still waits for the program, in parallel with the page, instead of one after the other
/// at their first calls.
const CALLED_ON_LOAD: &[u8; 30] = b"//# allFunctionsCalledOnLoad\n\n";

/// The folders of the typeface, of the words, of the bots' models, and of the late parts of the program.
const FOLDERS: [&str; 4] = ["fonts/", "words/", "opponents/", "parts/"];

/// esbuild's options for a script. It must run in browsers that are too old for the game, because the first script tells their
/// users so (web/boot.js). Browsers of 2019 support dynamic imports.
const SCRIPT: &str = "--loader=js --target=es2017 --supported:dynamic-import=true \
    --supported:import-meta=true --supported:bigint=true";

/// esbuild's options for a style: the oldest browsers with `:has()`, which web/boot.js requires. esbuild converts nested rules
/// and adds prefixes for them.
const STYLE: &str = "--loader=css --target=chrome105,safari15.4,firefox121";

/// A script or a style without the parts that only its readers need.
fn minified(name: &str, text: &[u8]) -> Result<Vec<u8>> {
    let (sh, esbuild) = (shell()?, path("tools/node_modules/esbuild/bin/esbuild"));
    let options = if name.ends_with(".css") {
        STYLE
    } else {
        SCRIPT
    };
    let minify = cmd!(sh, "node {esbuild} --minify --log-level=warning").stdin(text);
    let text = minify.args(options.split(' ')).read();
    let text = text.with_context(|| format!("minifying {name}"))?;
    // `read` takes the end of the last line.
    let end = if text.is_empty() { "" } else { "\n" };
    Ok((text + end).into_bytes())
}

/// Names the programs, and late files, after their contents, and updates the pages.
pub(crate) fn by_contents(files: &mut Files, games: &[Game]) -> Result<()> {
    let mut names: Vec<String> = games.iter().flat_map(|game| game.files()).collect();
    names.extend(LATER_SCRIPTS.map(str::to_owned));
    // The licence of the typeface is for people, who look for it under its own name.
    let in_folder = |name: &&String| {
        FOLDERS.iter().any(|folder| name.starts_with(folder)) && !name.ends_with("OFL.txt")
    };
    names.extend(files.keys().filter(in_folder).cloned());
    for name in names {
        let contents = files.remove(&name);
        let mut contents = contents.with_context(|| format!("the bundle has no {name}"))?;
        if name.ends_with(".js") {
            contents = minified(&name, &contents)?;
        }
        if games.iter().any(|game| game.files()[0] == name) {
            contents.splice(0..0, *CALLED_ON_LOAD);
        }
        let fresh = fresh_name(&name, &contents);
        let [old, new] = [&name, &fresh].map(|name| format!("href=\"{name}\""));
        let mut named = false;
        for game in games {
            let page = text_of(files, &game.page())?;
            if page.contains(&old) {
                let page = page.replace(&old, &new);
                named = files.insert(game.page(), page.into_bytes()).is_some();
            }
        }
        if !named {
            bail!("no page names {name}");
        }
        files.insert(fresh, contents);
    }
    Ok(())
}

fn fresh_name(name: &str, contents: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    contents.hash(&mut hasher);
    let (start, rest) = name.split_at(name.find(['.', '_']).unwrap_or(name.len()));
    // Twelve digits are enough to distinguish versions, and every page has some fifty such names.
    format!("{start}-{:012x}{rest}", hasher.finish() >> 16)
}

type Kind = (&'static str, fn(&str) -> bool);

/// The names of joined files, and the tags of their parts. Every file is a request to the host, and browsers send only a few at
/// a time.
const JOINED: [Kind; 4] = [
    ("style.css", |tag| is_style(tag) && !is_later(tag)),
    ("rest.css", |tag| is_style(tag) && is_later(tag)),
    // A script that is its own worker stays separate.
    ("start.js", |tag| {
        markup::name(tag) == "script" && !tag.contains(" data-alone")
    }),
    ("thinking.js", |tag| {
        markup::name(tag) == "script" && tag.contains(" data-alone")
    }),
];

/// The attribute of a style that belongs to a late part of the program; its value is the name of the part.
pub(crate) const LATER: &str = "data-style";

fn is_style(tag: &str) -> bool {
    markup::attribute(tag, "rel") == Some("stylesheet")
}

fn is_later(tag: &str) -> bool {
    markup::attribute(tag, LATER).is_some()
}

/// Joins styles and scripts, each kind in the order of its files in a page, and minifies the result. Pages with the same files
/// share it.
pub(crate) fn join(files: &mut Files, games: &[Game]) -> Result<()> {
    let mut gone = BTreeSet::new();
    for game in games {
        let mut page = text_of(files, &game.page())?.to_owned();
        for (name, is_of) in JOINED {
            let (mut text, mut parts) = (String::new(), Vec::new());
            markup::rewrite(&page, |tag| {
                let part = markup::target(tag, files).filter(|_| is_of(tag));
                parts.extend(part.map(str::to_owned));
                None
            });
            for part in &parts {
                text += text_of(files, part)?.trim_end();
                text.push('\n');
            }
            let contents = minified(name, text.as_bytes())?;
            let fresh = fresh_name(name, &contents);
            let mut first = true;
            page = markup::rewrite(&page, |tag| {
                markup::target(tag, files).filter(|_| is_of(tag))?;
                if !std::mem::take(&mut first) {
                    return Some(GONE.to_owned());
                }
                let has_href = markup::attribute(tag, "href").is_some();
                let attribute = if has_href { "href" } else { "src" };
                let told = markup::with(tag, attribute, &format!("./{fresh}"));
                // Browsers load late files when `web/boot.js` sets what they are.
                Some(if is_later(tag) {
                    markup::without(&told, "rel")
                } else {
                    told
                })
            });
            gone.extend(parts);
            files.insert(fresh, contents);
        }
        files.insert(game.page(), tidy(&page).into_bytes());
    }
    files.retain(|name, _| !gone.contains(name));
    Ok(())
}

/// Replaces a removed tag until its end tag is removed, too.
const GONE: &str = "\0";

/// The page without comments, tags that only Trunk needs, and empty lines.
fn tidy(page: &str) -> String {
    let page = page.replace("\0</script>", "").replace(GONE, "");
    let page = markup::rewrite(&page, |tag| tag.contains(" data-trunk").then(String::new));
    let mut parts = page.split("<!--");
    let first = parts.next().unwrap_or_default().to_owned();
    let after = |part: &str| {
        part.split_once("-->")
            .map_or("", |(_, rest)| rest)
            .to_owned()
    };
    let page = parts.fold(first, |page, part| page + &after(part));
    let lines = page.lines().map(str::trim_end);
    let lines = lines.filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}
