//! The content of the dialogs of the archive.

use archive::{Criterion, Filter, Head, Opponent, Outcome, Thrown, tallies, thrown, values};
use browser::dom::Page;
use context::this::words as m;
use context::this::words::named;
use context::{Game, Side, This};
use game::Game as _;
use messages::numbers::{Percent, tenths};
use on_page::text::levels;
use on_page::{Dice as _, Sides as _};
use online::isolated;
use wasm_bindgen::JsValue;
use web_sys::{Element, HtmlElement};

use super::elements::{Button, Dialog, Field, Part};

/// How many games are listed at first, and how many more each time.
pub(super) const SOME: usize = 50;

/// Below this chance dice are called odd: few people who look now and then are told so of fair dice.
const ODD: f64 = 0.01;

/// The attribute of a button that opens a game; its value is the name that the game is stored under.
pub(super) const OPENS: &str = "data-kept";

const FIELDS: [(Criterion, Field); Criterion::ALL.len()] = [
    (Criterion::Game, Field::ArchiveByGame),
    (Criterion::Rules, Field::ArchiveByRules),
    (Criterion::Opponent, Field::ArchiveByOpponent),
    (Criterion::Outcome, Field::ArchiveByOutcome),
    (Criterion::Month, Field::ArchiveByMonth),
];

/// A game and the name that it is stored under.
pub(super) type Kept = (String, Head);

/// The filter that the lists select.
pub(super) fn asked(page: &Page) -> Filter {
    let mut filter = Filter::default();
    for (by, field) in FIELDS {
        filter.want(by, page.value(field));
    }
    filter
}

/// Shows the games that match a filter, at most `most` of them in the list.
pub(super) fn show(page: &Page, games: &[Kept], filter: &mut Filter, most: usize) {
    let heads = || games.iter().map(|(_, head)| head);
    for (by, field) in FIELDS {
        let values = values(heads(), by);
        // The last game with a value may have been erased.
        if !values.iter().any(|value| value == filter.wanted(by)) {
            filter.want(by, String::new());
        }
        let words = |value: &String| words_of(page, by, value);
        let offered = values.iter().map(|value| (value.as_str(), words(value)));
        let offered = std::iter::once(("", m::archive_any())).chain(offered);
        // A value that all games share is not offered as a choice.
        let several = values.len() > 1;
        page.fill(field, offered.filter(|_| several), filter.wanted(by));
    }
    let found: Vec<&Kept> = games
        .iter()
        .filter(|(_, head)| filter.finds(head))
        .collect();
    let own = || found.iter().map(|(_, head)| head);
    page.say(Part::ArchiveStatus, &count(found.len(), games.len()));
    let _ = list(page, &found[..found.len().min(most)]);
    page.show(Button::ArchiveMore, found.len() > most);
    page.show(Part::ArchiveFind, games.len() > 1);
    for button in [Button::ArchiveSaveAll, Button::ArchiveEraseAll] {
        page.show(button, !found.is_empty());
    }
    let tallies = tallies(own());
    page.show(Part::ArchiveResults, !tallies.is_empty());
    let rows = tallies.iter().map(|tally| {
        let opponent = std::iter::once(opponent_in_words(&tally.opponent));
        let results = tally.results.iter().map(u32::to_string);
        opponent.chain(results).collect()
    });
    page.fill_table(Part::ArchiveTallies, &rows.collect::<Vec<_>>());
    // Only this page knows the dice of its game.
    show_dice(page, &|| own().filter(|head| head.game == Game::ID));
}

fn show_dice<'a, I: Iterator<Item = &'a Head>>(page: &Page, heads: &dyn Fn() -> I) {
    let of = [0, 1].map(|who| thrown(heads(), who));
    let [(here, _), (others, _)] = &of;
    let any = here.iter().chain(others).any(|face| face.count > 0);
    page.show(Part::ArchiveDice, This::HAS_DICE && any);
    let rows = here.iter().zip(others).map(|(here, others)| {
        let numbers = |face: &Thrown| [face.count.to_string(), tenths(face.expected)];
        let cells = [numbers(here), numbers(others)].concat();
        std::iter::once(here.face.clone()).chain(cells).collect()
    });
    page.fill_table(Part::ArchiveFaces, &rows.collect::<Vec<_>>());
    let tests = [m::plate_you(), m::archive_rest()].into_iter().zip(&of);
    let tests = tests.filter_map(|(name, (_, test))| {
        let test = test.as_ref()?;
        let (name, value) = (&name, &tenths(test.statistic));
        Some(match test.chance < ODD {
            true => m::ArchiveOdd { name, value }.text(),
            false => {
                let chance = Percent::of(test.chance);
                m::ArchiveUsual {
                    name,
                    value,
                    chance,
                }
                .text()
            }
        })
    });
    page.list_texts(Part::ArchiveTests, &tests.collect::<Vec<_>>());
}

fn count(found: usize, all: usize) -> String {
    let count = all as u32;
    match (found, all) {
        (_, 0) => m::archive_none(),
        (found, all) if found == all => m::ArchiveCount { count }.text(),
        (found, _) => {
            let found = &found.to_string();
            m::ArchiveFound { found, count }.text()
        }
    }
}

/// Lists games as buttons that open them. The keyboard focus stays on the same game.
fn list(page: &Page, games: &[&Kept]) -> Result<(), JsValue> {
    let list: Element = page.element(Part::ArchiveList)?;
    let keyboard = page.document().active_element();
    let keyboard = keyboard.and_then(|element| element.get_attribute(OPENS));
    list.replace_children_with_node_0();
    for (name, head) in games {
        let line: Element = page.add(&list, "li", "")?;
        let button: HtmlElement = page.add(&line, "button", "")?;
        button.set_attribute(OPENS, name)?;
        let picture = match &head.opponent {
            Opponent::Computer(level) => format!("#portrait-{level}"),
            Opponent::Distant(_) | Opponent::Here => "#icon-two".to_owned(),
            Opponent::Others(_) => "#icon-moves".to_owned(),
        };
        page.add_icon(&button, "", &picture)?;
        let [who, how] = in_words(page, head);
        let outcome = outcome_in_words(head);
        for (tag, text) in [("b", who), ("span", outcome), ("small", how)] {
            page.add::<Element>(&button, tag, &text)?;
            // A space between the words of the button's name.
            button.append_with_str_1(" ")?;
        }
        if keyboard.as_ref() == Some(name) {
            button.focus()?;
        }
    }
    // The game with the focus may have been erased.
    page.keep_keyboard();
    Ok(())
}

pub(super) fn show_entry(page: &Page, head: &Head) {
    let [who, how] = in_words(page, head);
    page.say(Part::ArchiveWho, &who);
    let how = format!("{} · {how}", outcome_in_words(head));
    page.say(Part::ArchiveHow, &how);
    page.say(Part::ArchiveSaid, "");
    let own = head.game == Game::ID;
    for (button, shown) in [
        (Button::ArchiveWatch, own),
        (Button::ArchiveStudy, own),
        (Button::ArchiveShare, own),
        (Button::ArchiveElsewhere, !own),
    ] {
        page.show(button, shown);
    }
    page.open_dialog(Dialog::ArchiveEntry);
}

/// The opponent; and the date, the game and its rules.
fn in_words(page: &Page, head: &Head) -> [String; 2] {
    let rules = match head.game == Game::ID {
        true => head.rules.clone(),
        false => format!("{}, {}", title_of(page, &head.game), head.rules),
    };
    let how = format!("{} · {rules}", head.date);
    [opponent_in_words(&head.opponent), how]
}

fn words_of(page: &Page, by: Criterion, value: &str) -> String {
    match by {
        Criterion::Game => title_of(page, value),
        Criterion::Opponent => {
            let opponent = value.parse().map(|opponent| opponent_in_words(&opponent));
            opponent.unwrap_or_default()
        }
        Criterion::Outcome => named(&format!("archive-{value}")).unwrap_or_default(),
        Criterion::Rules | Criterion::Month => value.to_owned(),
    }
}

pub(super) fn opponent_in_words(opponent: &Opponent) -> String {
    match opponent {
        Opponent::Computer(level) => levels::name(*level),
        Opponent::Distant(name) if name.is_empty() => m::archive_friend(),
        Opponent::Distant(name) => isolated(name),
        Opponent::Here => m::play_two(),
        Opponent::Others(names) if names.is_empty() => m::archive_others(),
        Opponent::Others(names) => isolated(names),
    }
}

fn outcome_in_words(head: &Head) -> String {
    let own = head.game == Game::ID;
    match head.outcome {
        Outcome::First if own => This::side_won(Side::BOTH[0]),
        Outcome::Second if own => This::side_won(Side::BOTH[1]),
        outcome => named(&format!("archive-{}", outcome.word())).unwrap_or_default(),
    }
}

fn title_of(page: &Page, game: &str) -> String {
    let shelf = page.shelf().into_iter().find(|(id, _)| id == game);
    let title = shelf.and_then(|(_, link)| link.text_content());
    match game == Game::ID {
        true => m::title(),
        false => title.unwrap_or_default().trim().to_owned(),
    }
}
