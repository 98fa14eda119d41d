//! The whole game as one file, which opens by a double click: the page with all its files embedded.

use anyhow::{Result, bail};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;

use crate::files::{self, Files};
use crate::finish::{integrity::hash, markup};
use crate::games::Game;
use crate::{naming, pages};

/// The script that gives addresses to the embedded files.
const LOADER: &str = include_str!("../../../../../web/single.js");

/// The page of a game that needs no other file. The pages of other games are expected next to it.
pub(super) fn page(files: &Files, game: Game, games: &[Game]) -> Result<String> {
    let mut inside = Embedded::default();
    let mut trouble = Ok(());
    let page = markup::rewrite(files::text_of(files, &game.page())?, |tag| {
        inside.tag(tag, files).unwrap_or_else(|error| {
            trouble = Err(error);
            None
        })
    });
    trouble?;
    let mut blocks = String::new();
    for name in inside.scripts.iter().chain(&inside.linked) {
        let contents = BASE64_STANDARD.encode(&files[name]);
        blocks +=
            &format!("<script type=\"text/plain\" data-name=\"{name}\">{contents}</script>\n");
    }
    let scripts = inside.scripts.join(" ");
    let end = format!("{blocks}<script data-scripts=\"{scripts}\">{LOADER}</script>\n</body>");
    // The end tags of the removed scripts are removed, too.
    let page = page.replace("</script>", "").replacen("</body>", &end, 1);
    let policy = policy(&inside.styles);
    let beside = pages::named(games.iter().map(|game| (game.name, game.single())));
    Ok(markup::rewrite(&page, |tag| {
        if markup::attribute(tag, pages::PAGES).is_some() {
            return Some(markup::with(tag, pages::PAGES, &beside));
        }
        if markup::name(tag) == "a" {
            let address = markup::attribute(tag, "href")?;
            let other = games.iter().find(|game| game.page() == address)?;
            return Some(markup::with(tag, "href", &other.single()));
        }
        let named = markup::attribute(tag, "http-equiv") == Some("Content-Security-Policy");
        named.then(|| markup::with(tag, "content", &policy))
    }))
}

/// The files embedded in the page.
#[derive(Default)]
struct Embedded {
    styles: Vec<String>,
    scripts: Vec<String>,
    linked: Vec<String>,
}

impl Embedded {
    /// The replacement of a tag.
    fn tag(&mut self, tag: &str, files: &Files) -> Result<Option<String>> {
        let Some(target) = markup::target(tag, files) else {
            return Ok(None);
        };
        let relation = markup::attribute(tag, "rel").unwrap_or_default();
        Ok(match (markup::name(tag), relation) {
            ("script", _) => {
                self.scripts.push(target.to_owned());
                Some(String::new())
            }
            // These are for hosts, apps, and embedding pages.
            ("link", "manifest" | "apple-touch-icon") => Some(String::new()),
            ("link", "icon") => {
                let picture = BASE64_STANDARD.encode(&files[target]);
                let address = format!("data:image/svg+xml;base64,{picture}");
                Some(markup::with(tag, "href", &address))
            }
            // Nothing is late: everything is present from the start.
            ("link", kind)
                if kind == "stylesheet" || markup::attribute(tag, naming::LATER).is_some() =>
            {
                let style = files::text_of(files, target)?;
                if style.contains("url(") || style.contains("</") {
                    bail!("{target} loads other files, which a single file has no place for");
                }
                self.styles.push(style.to_owned());
                Some(format!("<style>{style}</style>"))
            }
            ("link", _) => {
                self.linked.push(target.to_owned());
                let bare = ["href", "rel", "integrity", "data-integrity"]
                    .iter()
                    .fold(tag.to_owned(), |tag, name| markup::without(&tag, name));
                Some(markup::with(&bare, "data-file", target))
            }
            _ => None,
        })
    }
}

/// A policy that runs only embedded code, and allows no network requests.
fn policy(styles: &[String]) -> String {
    let hash = |text: &str| format!("'{}'", hash(text.as_bytes()));
    let styles: Vec<String> = styles.iter().map(|style| hash(style)).collect();
    let (loader, styles) = (hash(LOADER), styles.join(" "));
    format!(
        "default-src 'none'; script-src {loader} blob: 'wasm-unsafe-eval'; style-src {styles}; img-src data: blob:; \
         connect-src blob:; worker-src blob:; base-uri 'none'; form-action 'none'"
    )
}
