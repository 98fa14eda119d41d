//! The pages of all games, made from the template `index.html`: each with its words and the addresses of its programs.
//!
//! Trunk calls `cargo xtask pages` (see Trunk.toml) when everything else exists.

use anyhow::{Context, Result, bail};
use sahkku_locales::{BOOT, Insertions, Words, file_name, insertions};
use serde_json::{Value, json};

use crate::finish::markup;
use crate::games::{self, Game};
use crate::project::{path, root, shell};
use crate::{dev, files};

const TEMPLATE: &str = "index.html";

/// The manifest of the app in the bundle, and the list in it that gets a shortcut to every game but the first.
const MANIFEST: &str = "manifest.webmanifest";
const SHORTCUTS: &str = "\"shortcuts\": []";

pub(crate) fn command() -> Result<()> {
    let sh = shell()?;
    let folder = dev::staging()?;
    let template = sh.read_file(folder.join(TEMPLATE))?;
    let for_work = dev::game()?;
    let games = for_work.map_or_else(games::in_bundle, |game| vec![game]);
    let manifest = folder.join(MANIFEST);
    let shortcuts = with_shortcuts(&sh.read_file(&manifest)?, &games)?;
    files::write(&manifest, shortcuts)?;
    for &game in &games {
        let words = Words::read(root(), game.name).context("reading the words")?;
        if let Some(problem) = words.problems.first() {
            bail!("{problem}");
        }
        // A file of words for every language and part.
        for locale in &words.locales {
            for part in locale.parts.keys().filter(|part| *part != BOOT) {
                let name = file_name(&words.game, locale.language.code, part);
                files::write(&folder.join(name), locale.catalogue(part))?;
            }
        }
        for (name, file) in game.copied() {
            files::write(&folder.join(name), files::read(&file)?)?;
        }
        let page = page(&template, game, &games, &insertions(&words))?;
        if for_work.is_some() {
            dev::page(&page, game, &folder)?;
        } else {
            files::write(&folder.join(game.page()), page)?;
        }
    }
    Ok(())
}

fn page(template: &str, game: Game, games: &[Game], words: &Insertions) -> Result<String> {
    let mut html = template.to_owned();
    // Comments in it that are replaced: by words, and by a link to every game.
    for (mark, text) in [
        ("<!-- words: head -->", &words.head),
        ("<!-- words: body -->", &words.body),
        ("<!-- games: shelf -->", &shelf()?),
    ] {
        if !html.contains(mark) {
            bail!("{TEMPLATE} has no {mark}");
        }
        html = html.replace(mark, text);
    }
    let is_out = |tag: &str| {
        markup::attribute(tag, "data-with").is_some_and(|with| !game.has.contains(&with))
    };
    let html = markup::without_elements(&html, is_out);
    let pages = named(games.iter().map(|game| (game.name, game.page())));
    Ok(markup::rewrite(&html, |tag| {
        if markup::attribute(tag, "data-with").is_some() {
            return Some(markup::without(tag, "data-with"));
        }
        if markup::name(tag) == "html" {
            let tag = markup::with(tag, "data-page", game.name);
            return Some(markup::with(&tag, PAGES, &pages));
        }
        let old = markup::attribute(tag, "href")?;
        let new = address(tag, old, game)?;
        let told = || markup::with(tag, "href", &new);
        Some(if new.is_empty() { new.clone() } else { told() })
    }))
}

/// A link to the page of every game, with its picture.
fn shelf() -> Result<String> {
    let sh = shell()?;
    let link = |game: Game| {
        let (page, name, title) = (game.page(), game.name, game.title);
        let picture = sh.read_file(path(&format!("crates/games/{name}/ui/shelf.svg")))?;
        let picture = picture.trim_end();
        Ok(format!(
            "<a href=\"{page}\" data-game-of=\"{name}\">{picture}{title}</a>"
        ))
    };
    let links: Result<Vec<String>> = games::in_bundle().into_iter().map(link).collect();
    Ok(links?.join("\n    "))
}

/// The manifest with a shortcut to every game except the first, whose page is the app's.
fn with_shortcuts(manifest: &str, games: &[Game]) -> Result<String> {
    if !manifest.contains(SHORTCUTS) {
        bail!("{MANIFEST} has no {SHORTCUTS}");
    }
    let shortcuts = games.iter().skip(1).map(|game| {
        let icon = json!({ "src": game.icon(), "type": "image/svg+xml", "sizes": "any" });
        json!({ "name": game.title, "url": game.page(), "icons": [icon] })
    });
    let shortcuts = Value::from_iter(shortcuts);
    Ok(manifest.replacen(SHORTCUTS, &format!("\"shortcuts\": {shortcuts}"), 1))
}

/// The attribute of a page that lists the pages of all games.
pub(crate) const PAGES: &str = "data-pages";

/// The value of that attribute, as `web/pages.js` reads it.
pub(crate) fn named<'a>(pages: impl Iterator<Item = (&'a str, String)>) -> String {
    let pages: Vec<String> = pages.map(|(id, page)| format!("{id}={page}")).collect();
    pages.join(" ")
}

/// The address for a game that replaces this one in a tag of the template; empty if the game has none.
fn address(tag: &str, old: &str, game: Game) -> Option<String> {
    let of = |name: &str| markup::attribute(tag, name);
    let has = |name: &str| of(name).is_some();
    let file = old.rsplit('/').next().unwrap_or(old);
    let [script, module, worker, worker_module] = game.files();
    let new = match (of("data-game"), of("data-worker"), of("rel")) {
        (Some("module"), ..) => script,
        (Some("wasm"), ..) => module,
        (_, Some("module"), _) => worker,
        (_, Some("wasm"), _) => worker_module,
        (_, _, Some("icon")) => game.icon(),
        (_, _, Some("apple-touch-icon")) => {
            game.home_icon().map_or_else(String::new, |icon| icon.0)
        }
        _ if has("data-puzzles") && game.puzzles().is_none() => String::new(),
        _ if has("data-puzzles") || has("data-part") && !has("data-language") => {
            format!("{}/{file}", game.parts())
        }
        _ if has("data-weights") && game.has_weights() => format!("opponents/{file}"),
        _ if has("data-weights") => String::new(),
        _ => return None,
    };
    (new != old).then_some(new)
}
