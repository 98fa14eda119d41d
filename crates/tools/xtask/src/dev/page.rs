//! The page with all beside it that needs no compiler, made of the sources as they are: what Trunk does for a release, in memory
//! and in an instant.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use sahkku_locales::{Words, insertions};

use super::live::BUILD;
use crate::files::{self, Files};
use crate::finish::{markup, with_server};
use crate::games::Game;
use crate::{fonts, pages, project};

/// The script that reloads the page; no bundle has it.
const SCRIPT: (&str, &str) = ("dev/reload.js", include_str!("reload.js"));

/// Takes the place of the service worker that an earlier bundle may have left in the browser.
const WORKER: (&str, &str) = ("service-worker.js", include_str!("no-worker.js"));

/// A module of WebAssembly with nothing in it: the program is whole, and its parts have nothing left to bring.
const NO_MODULE: &[u8] = b"\0asm\x01\0\0\0";

/// The page of a game and the files that it names, but for its program and thinker.
pub(super) fn files(game: &Game) -> Result<Files> {
    let template = text(&project::path("index.html"))?;
    let mut files = Files::new();
    let template = without_trunk(&template, &mut files)?;
    let words = Words::read(project::root(), game.id).context("reading the words")?;
    if !words.problems.is_empty() {
        let problems: Vec<String> = words.problems.iter().map(ToString::to_string).collect();
        bail!("{}", problems.join("\n"));
    }
    for (name, text) in pages::catalogues(&words) {
        files.insert(name, text.into_bytes());
    }
    for (name, file) in game.copied() {
        files.insert(name, pages::read(&file)?);
    }
    let page = pages::page(&template, game, &[game], &insertions(&words))?;
    let page = with_server(&page, &files)?;
    for name in parts(&page) {
        files.insert(name, NO_MODULE.to_vec());
    }
    for (name, text) in [SCRIPT, WORKER] {
        files.insert(name.to_owned(), text.as_bytes().to_vec());
    }
    files.extend(at_its_addresses(game, &with_script(&page)));
    Ok(files)
}

/// In the place of the script that reloads the page.
pub(super) fn without_reload() -> Files {
    Files::from([(SCRIPT.0.to_owned(), Vec::new())])
}

/// What is shown until the first build is there.
pub(super) fn waiting(game: &Game) -> Files {
    const PAGE: &str = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Sáhkku</title>\n\
        <link rel=\"icon\" href=\"data:,\">\n</head>\n<body>\n<p>The game is being built.</p>\n</body>\n</html>\n";
    let (name, script) = SCRIPT;
    let mut files = at_its_addresses(game, &with_script(PAGE));
    files.insert(name.to_owned(), script.as_bytes().to_vec());
    files
}

/// The page by its name, and where an address names no file.
fn at_its_addresses(game: &Game, page: &str) -> Files {
    let file = |name: &str| (name.to_owned(), page.as_bytes().to_vec());
    Files::from(["index.html", game.page].map(file))
}

/// The page as Trunk would leave it, and the files that its tags name.
fn without_trunk(template: &str, files: &mut Files) -> Result<String> {
    let mut outcome = Ok(());
    let page = markup::rewrite(template, |tag| {
        if markup::attribute(tag, "data-font").is_some() {
            return letters(tag, files);
        }
        if !tag.contains(" data-trunk") {
            // Without a manifest the page keeps nothing for when there is no network.
            return (markup::attribute(tag, "rel") == Some("manifest")).then(String::new);
        }
        match built(tag, files) {
            Ok(tag) => Some(tag),
            Err(error) => {
                outcome = Err(error);
                None
            }
        }
    });
    outcome.map(|()| page)
}

/// A link to a file of the typeface stays where a release build has made that file; otherwise the fallbacks do.
fn letters(tag: &str, files: &mut Files) -> Option<String> {
    let name = markup::attribute(tag, "href")?;
    let made = fonts::folder().join(name.strip_prefix("fonts/")?);
    match fs::read(made) {
        Ok(contents) => {
            files.insert(name.to_owned(), contents);
            None
        }
        Err(_) => Some(String::new()),
    }
}

/// What becomes of a tag for Trunk.
fn built(tag: &str, files: &mut Files) -> Result<String> {
    let attribute = if markup::name(tag) == "script" {
        "src"
    } else {
        "href"
    };
    let address = markup::attribute(tag, attribute).context("a tag for Trunk names no file")?;
    let path = project::path(address);
    let name = path.file_name().context("a tag for Trunk names no file")?;
    let name = name.to_string_lossy().into_owned();
    let mut add = |name: &str| -> Result<()> {
        let contents = fs::read(&path).with_context(|| format!("reading {address}"))?;
        files.insert(name.to_owned(), contents);
        Ok(())
    };
    let kind = markup::attribute(tag, "rel");
    let linked = || {
        let tag = markup::with(tag, attribute, &name);
        tag.replacen(" data-trunk", "", 1)
    };
    Ok(match (markup::name(tag), kind) {
        ("script", _) => {
            add(&name)?;
            linked()
        }
        (_, Some("css")) => {
            add(&name)?;
            markup::with(&linked(), "rel", "stylesheet")
        }
        (_, Some("copy-file")) => {
            add(&name)?;
            String::new()
        }
        (_, Some("copy-dir")) => {
            for (inside, contents) in files::read_folder(&path)? {
                files.insert(format!("{name}/{inside}"), contents);
            }
            String::new()
        }
        (_, Some("inline")) => text(&path)?,
        // Built apart from the page.
        (_, Some("rust")) => String::new(),
        _ => bail!("a tag for Trunk that `serve --dev` does not know: {tag}"),
    })
}

/// The files of the parts that the page's program could be loaded in.
fn parts(page: &str) -> Vec<String> {
    let mut parts = Vec::new();
    markup::rewrite(page, |tag| {
        let is_code = markup::attribute(tag, "data-part").is_some()
            && markup::attribute(tag, "data-language").is_none();
        parts.extend(
            markup::attribute(tag, "href")
                .filter(|_| is_code)
                .map(str::to_owned),
        );
        None
    });
    parts
}

/// The page with the script that reloads it, which has the number of the page's build.
fn with_script(page: &str) -> String {
    let (name, _) = SCRIPT;
    let script = format!("<script src=\"{name}\" data-build=\"{BUILD}\" defer></script>\n</head>");
    page.replacen("</head>", &script, 1)
}

fn text(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    #[test]
    fn the_page_has_every_file_that_it_names() {
        for game in GAMES {
            let files = files(game).unwrap();
            let page = files::text_of(&files, game.page).unwrap();
            let programs = game.files();
            let mut named = 0;
            markup::rewrite(page, |tag| {
                let attribute = if markup::name(tag) == "script" {
                    "src"
                } else {
                    "href"
                };
                let name = markup::attribute(tag, attribute)?;
                // Pages of other games are not served.
                let is_elsewhere = markup::name(tag) == "a" || name.starts_with('#');
                let is_there = files.contains_key(name) || programs.iter().any(|file| file == name);
                assert!(is_there || is_elsewhere, "{} names {name}", game.page);
                named += 1;
                None
            });
            assert!(named > 30, "{named}");
            for gone in [" data-trunk", "rel=\"manifest\""] {
                assert!(!page.contains(gone), "{page}");
            }
            assert_eq!(page.matches(BUILD).count(), 1);
        }
    }

    #[test]
    fn a_tag_becomes_what_trunk_would_make_of_it() {
        let mut files = Files::new();
        let page = "<link data-trunk rel=\"rust\" href=\"crates/page/web/Cargo.toml\" data-trunk-skip>\
            <link rel=\"manifest\" href=\"manifest.webmanifest\">\
            <link data-trunk rel=\"css\" href=\"web/learn.css\" data-style=\"rest\">\
            <link data-trunk rel=\"copy-dir\" href=\"web/icons\">\
            <script data-trunk src=\"web/thinking.js\" defer data-alone></script>";
        assert_eq!(
            without_trunk(page, &mut files).unwrap(),
            "<link data-style=\"rest\" href=\"learn.css\" rel=\"stylesheet\">\
             <script defer data-alone src=\"thinking.js\"></script>"
        );
        for name in ["learn.css", "icons/sahkku-192.png", "thinking.js"] {
            assert!(files.contains_key(name), "{name}");
        }
        let missing = "<link data-trunk rel=\"css\" href=\"web/none.css\">";
        assert!(without_trunk(missing, &mut files).is_err());
        let unknown = "<link data-trunk rel=\"scss\" href=\"web/learn.css\">";
        assert!(without_trunk(unknown, &mut files).is_err());
    }
}
