//! Games at a distance on the pages of other games. Only what their texts tell without the program of their game is known here.

use browser::dom::Page;
use browser::store::Store;
use web_sys::Element;

use super::kept_text::{Summary, summary};

/// A game of another page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Elsewhere {
    /// The summary in its text.
    pub(super) summary: Summary,
    /// The title of the game that is played, as on its page.
    pub(super) title: String,
    /// The name of its page's game, and the id under which the game is stored.
    pub(super) key: String,
}

/// All games of the other pages.
pub(super) fn all(page: &Page, store: &Store) -> Vec<Elsewhere> {
    let mut all = Vec::new();
    for (game, link) in links(page) {
        let title = link.text_content().unwrap_or_default().trim().to_owned();
        all.extend(
            store
                .distances_of(&game)
                .into_iter()
                .map(|(name, text)| Elsewhere {
                    summary: summary(&text),
                    title: title.clone(),
                    key: format!("{game}.{name}"),
                }),
        );
    }
    all
}

/// Opens the page of a game, with that game on its table.
pub(super) fn open(page: &Page, store: &Store, key: &str) {
    let Some((game, name)) = key.split_once('.') else {
        return;
    };
    let link = links(page).find(|(other, _)| other == game);
    let address = link.and_then(|(_, link)| link.get_attribute("href"));
    if let Some((address, window)) = address.zip(web_sys::window()) {
        store.note_distance_of(game, name);
        // If the page cannot be left, nothing changes.
        let _ = window.location().assign(&address);
    }
}

/// The links to the pages of all other games on the shelf.
fn links(page: &Page) -> impl Iterator<Item = (String, Element)> {
    let own = <context::Game as game::Game>::ID;
    page.shelf()
        .into_iter()
        .filter(move |(game, _)| game != own)
}
