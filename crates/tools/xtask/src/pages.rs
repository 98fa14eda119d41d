//! The pages of all games, made from `index.html`, which is the template of them all: each with its words and the addresses of
//! its programs.
//!
//! Trunk calls `cargo xtask pages` (see Trunk.toml) when all else is there.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use sahkku_locales::{BOOT, Insertions, Words, file_name, insertions};
use serde_json::{Value, json};

use crate::finish::markup;
use crate::games::{self, Game};
use crate::{dev, files, project};

/// The page as it stands in the project.
const TEMPLATE: &str = "index.html";

/// The comments in it that are replaced: by words, and by a link to every game.
const MARKS: [&str; 3] = [
    "<!-- words: head -->",
    "<!-- words: body -->",
    "<!-- games: shelf -->",
];

/// The manifest of the app in the bundle, and the list in it that gets a shortcut to every game but the first.
const MANIFEST: &str = "manifest.webmanifest";
const SHORTCUTS: &str = "\"shortcuts\": []";

/// `cargo xtask pages`, as Trunk calls it.
pub(crate) fn command(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    if let Some(argument) = arguments.next()? {
        return Err(argument.unexpected().into());
    }
    let folder = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .context("Trunk calls this command, and names the folder in TRUNK_STAGING_DIR")?;
    let template = fs::read_to_string(folder.join(TEMPLATE)).context("reading index.html")?;
    let for_work = dev::game()?;
    let games = for_work.map_or_else(games::in_bundle, |game| vec![game]);
    let manifest = fs::read_to_string(folder.join(MANIFEST)).context("reading the manifest")?;
    files::write_file(
        &folder,
        MANIFEST,
        with_shortcuts(&manifest, &games)?.as_bytes(),
    )?;
    for game in &games {
        let words = Words::read(project::root(), game.id).context("reading the words")?;
        if let Some(problem) = words.problems.first() {
            bail!("{problem}");
        }
        for (name, text) in catalogues(&words) {
            files::write_file(&folder, &name, text.as_bytes())?;
        }
        for (name, file) in game.copied() {
            files::write_file(&folder, &name, &read(&file)?)?;
        }
        let page = page(&template, game, &games, &insertions(&words))?;
        if for_work.is_some() {
            dev::page(&page, game, &folder)?;
        } else {
            files::write_file(&folder, game.page, page.as_bytes())?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The names and texts of a file of words for every language and part.
fn catalogues(words: &Words) -> impl Iterator<Item = (String, String)> {
    words.locales.iter().flat_map(|locale| {
        let parts = locale.parts.keys().filter(|part| *part != BOOT);
        parts.map(|part| {
            let name = file_name(&words.game, locale.language.code, part);
            (name, locale.catalogue(part))
        })
    })
}

/// The contents of a file of a game.
fn read(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).with_context(|| file.display().to_string())
}

/// The page of a game, which knows the pages of all.
fn page(template: &str, game: &Game, games: &[&Game], words: &Insertions) -> Result<String> {
    let mut html = template.to_owned();
    for (mark, text) in MARKS.iter().zip([&words.head, &words.body, &shelf()?]) {
        if !html.contains(mark) {
            bail!("{TEMPLATE} has no {mark}");
        }
        html = html.replace(mark, text);
    }
    let is_out = |tag: &str| {
        let with = markup::attribute(tag, WITH);
        with.is_some_and(|with| !game.has(with))
    };
    let html = markup::without_elements(&html, is_out);
    let pages = named(games.iter().map(|game| (game.id, game.page)));
    Ok(markup::rewrite(&html, |tag| {
        if markup::attribute(tag, WITH).is_some() {
            return Some(markup::without(tag, WITH));
        }
        if markup::name(tag) == "html" {
            let tag = markup::with(tag, "data-page", game.id);
            return Some(markup::with(&tag, PAGES, &pages));
        }
        let old = markup::attribute(tag, "href")?;
        let new = address(tag, old, game)?;
        Some(if new.is_empty() {
            String::new()
        } else {
            markup::with(tag, "href", &new)
        })
    }))
}

/// A link to the page of every game, with its picture.
fn shelf() -> Result<String> {
    let link = |game: &Game| {
        let picture = project::path(&format!("crates/games/{}/page/shelf.svg", game.id));
        let picture =
            fs::read_to_string(&picture).with_context(|| picture.display().to_string())?;
        let (page, id, title) = (game.page, game.id, game.title());
        Ok(format!(
            "<a href=\"{page}\" data-game-of=\"{id}\">{}{title}</a>",
            picture.trim_end()
        ))
    };
    let links: Vec<String> = games::in_bundle()
        .into_iter()
        .map(link)
        .collect::<Result<_>>()?;
    Ok(links.join("\n    "))
}

/// The manifest with a shortcut to every game but the first, whose page is the app's.
fn with_shortcuts(manifest: &str, games: &[&Game]) -> Result<String> {
    if !manifest.contains(SHORTCUTS) {
        bail!("{MANIFEST} has no {SHORTCUTS}");
    }
    let shortcuts = games.iter().skip(1).map(|game| {
        let icon = json!({ "src": game.icon, "type": "image/svg+xml", "sizes": "any" });
        json!({ "name": game.title(), "url": game.page, "icons": [icon] })
    });
    let shortcuts = Value::from_iter(shortcuts);
    Ok(manifest.replacen(SHORTCUTS, &format!("\"shortcuts\": {shortcuts}"), 1))
}

/// The attribute of what is not for every game: what a game has that it is for.
const WITH: &str = "data-with";

/// The attribute of a page with the pages of all games.
pub(crate) const PAGES: &str = "data-pages";

/// The value of that attribute, as `web/pages.js` reads it.
pub(crate) fn named<'a>(pages: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let pages: Vec<String> = pages.map(|(id, page)| format!("{id}={page}")).collect();
    pages.join(" ")
}

/// The address in the page of a game that stands for this one in a tag of the template; empty where that game has none.
fn address(tag: &str, old: &str, game: &Game) -> Option<String> {
    let of = |name: &str| markup::attribute(tag, name);
    let file = old.rsplit('/').next().unwrap_or(old);
    let new = match (of("data-game"), of("data-thinker")) {
        (Some("module"), _) => game.script(),
        (Some("wasm"), _) => game.module(),
        (_, Some("module")) => format!("{}.js", game.thinker),
        (_, Some("wasm")) => format!("{}_bg.wasm", game.thinker),
        _ if of("rel") == Some("icon") => game.icon.to_owned(),
        _ if of("rel") == Some("apple-touch-icon") => {
            game.home_icon().map_or_else(String::new, |(name, _)| name)
        }
        _ if of("data-puzzles").is_some() && game.puzzles().is_none() => String::new(),
        _ if of("data-puzzles").is_some()
            || of("data-part").is_some() && of("data-language").is_none() =>
        {
            format!("{}/{file}", game.parts)
        }
        _ if of("data-weights").is_some() => game
            .weights()
            .map_or_else(String::new, |folder| format!("{folder}/{file}")),
        _ => return None,
    };
    (new != old).then_some(new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_has_its_own_icon_on_a_home_screen() {
        let mut pictures = Vec::new();
        for game in games::GAMES {
            let (name, file) = game.home_icon().expect(game.id);
            let picture = read(&file).unwrap();
            assert!(!pictures.contains(&picture), "{name} is another game's");
            pictures.push(picture);
        }
    }

    /// The walks of the browser tests, which open every dialog, or name one that a test of play at a distance opens.
    #[test]
    fn every_dialog_is_opened_by_a_browser_test() {
        let read = |name: &str| fs::read_to_string(project::path(name)).unwrap();
        let walks = read("tests/browser/views.spec.ts");
        let (_, walks) = walks.split_once("const DIALOGS").unwrap();
        let mut opened = walks.split("};").next().unwrap().to_owned();
        for folder in ["tests/browser", "tests/support"] {
            for entry in fs::read_dir(project::path(folder)).unwrap() {
                let path = entry.unwrap().path();
                let name = path.file_name().unwrap().to_str().unwrap();
                if name.starts_with("distance") || name == "live.ts" {
                    opened += &fs::read_to_string(&path).unwrap();
                }
            }
        }
        for page in [
            "index.html",
            "web/rest.html",
            "web/analysis.html",
            "web/archive.html",
            "web/clock.html",
            "web/puzzles.html",
            "web/distance.html",
            "web/editor.html",
        ] {
            let html = read(page);
            for dialog in html.split("<dialog").skip(1) {
                let (_, id) = dialog.split_once("id=\"").unwrap();
                let id = id.split('"').next().unwrap();
                // In a walk's list by its name, or elsewhere by itself or by a part of it.
                let named = [format!("'{id}'"), format!("#{id}")];
                let named = named.iter().any(|name| opened.contains(name));
                assert!(named, "no test opens {id}");
            }
        }
    }
}
