//! The greeting on the start, for a person who played on another day: what was, and one thing not tried yet.

use core::cmp::Ordering;

use archive::{Head, Opponent, last_day};
use browser::clock::today;
use context::elements::{Button, Part};
use context::this::words as m;
use context::{Context, Game};
use game::Game as _;

#[derive(Default)]
pub(super) struct Greeting {
    /// How many games were won and lost on the last day.
    score: Option<[usize; 2]>,
    /// Whether a game of two people at this screen was played.
    shared: bool,
}

impl Greeting {
    /// The greeting after these games, by name and head.
    pub(super) fn of(heads: &[(String, String)]) -> Greeting {
        let heads = heads.iter().filter_map(|(_, head)| head.parse().ok());
        let heads: Vec<Head> = heads.filter(|head: &Head| head.game == Game::ID).collect();
        let last = last_day(heads.iter()).filter(|(date, _)| *date != today());
        Greeting {
            score: last.map(|(_, score)| score),
            shared: heads.iter().any(|head| head.opponent == Opponent::Here),
        }
    }

    /// Says what was in place of what the game is, and marks what was not tried.
    pub(super) fn say(&self, cx: &Context<'_>) {
        let page = cx.page;
        let said = self.score.map(|[won, lost]| {
            let result = &format!("{won}–{lost}");
            match won.cmp(&lost) {
                Ordering::Equal => m::GreetEven { result }.text(),
                order => {
                    let won = order == Ordering::Greater;
                    m::Greet { won, result }.text()
                }
            }
        });
        let greets = said.is_some();
        page.say(Part::Greeting, &said.unwrap_or_default());
        page.show(Part::Greeting, greets);
        page.show(Part::Tagline, !greets);
        let learned = !cx.progress.to_text().is_empty();
        page.mark(Button::OpenGuide, "new", greets && !learned);
        let alone = learned && !self.shared;
        page.mark(Button::PlayTwo, "new", greets && alone);
    }
}
