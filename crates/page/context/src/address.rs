//! What the page's address asks for: `?rules=maze&computer=women&seed=7&speed=fast`.
use game::session::SeededRandom;
use game::{Game as _, Level, Recorded as _};
use sahkku_words::{LANGUAGES, Language};
use web_sys::UrlSearchParams;

use crate::settings::{Key, Setting, Settings};
use crate::this::words as m;
use crate::this_game::{Game, PRESETS, Preset};
use browser::random::Source;

#[derive(Default)]
pub struct Address {
    pub embedded: bool,
    /// Whether the page only shows a position.
    pub diagram: bool,
    /// The origins of embedding pages that may talk to this one.
    pub allow: Vec<String>,
    /// The name that the game is stored under, if not the usual one.
    pub keep: Option<String>,
    pub rules: Option<&'static str>,
    pub computer: Option<[bool; 2]>,
    pub random: Source,
    pub settings: Settings,
    /// Whether the page is a kiosk, if the address says so.
    pub kiosk: Option<bool>,
    /// The errors, one sentence each.
    pub troubles: Vec<String>,
}

impl Address {
    /// Reads the part of an address after the question mark.
    pub fn read(search: &str) -> Address {
        let mut address = Address::default();
        let Ok(parameters) = UrlSearchParams::new_with_str(search) else {
            return address;
        };
        let pairs = js_sys::Array::from(&parameters);
        for pair in pairs.iter() {
            let pair = js_sys::Array::from(&pair);
            let text = |n| pair.get(n).as_string().unwrap_or_default();
            address.take(&text(0), &text(1));
        }
        address
    }

    fn take(&mut self, name: &str, value: &str) {
        let bad = |help: String| bad(name, value, &help);
        let trouble = match name {
            // The name of another game has already redirected to that game's page.
            "game" if value == Game::ID => return,
            "game" => {
                let words = &games();
                bad(m::HelpChoices { words }.text())
            }
            "rules" => match Preset::named(value) {
                Some(preset) => return self.rules = Some(preset.id),
                None => unknown_rules(value),
            },
            "computer" => match sides(value) {
                Some((sides, level)) => {
                    self.computer = Some(sides);
                    if let Some(level) = level {
                        self.settings.set_for_visit(Key::Opponent, level.word());
                    }
                    return;
                }
                None => bad(m::help_sides()),
            },
            "seed" => match value.parse() {
                Ok(seed) => return self.random = Source::Seeded(SeededRandom::new(seed)),
                Err(_) => bad(m::help_seed()),
            },
            "embedded" => return self.embedded = true,
            "diagram" => return self.diagram = true,
            "allow" => match browser::host::origins(value) {
                Some(origins) => return self.allow = origins,
                None => bad(m::help_allow()),
            },
            "keep" => match slot(value) {
                Some(name) => return self.keep = Some(name),
                None => bad(m::help_keep()),
            },
            "kiosk" => match value {
                "" | "on" => return self.kiosk = Some(true),
                "off" => return self.kiosk = Some(false),
                _ => bad(m::help_kiosk()),
            },
            "language" => match Language::of(value) {
                // The language is already in use: words are chosen before everything else.
                Some(_) => return,
                None => {
                    let codes: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
                    let codes = &codes.join(", ");
                    bad(m::HelpLanguages { codes }.text())
                }
            },
            _ => match Setting::named(name) {
                Some(setting) if self.settings.set_for_visit(setting.key, value) => return,
                Some(setting) => {
                    let words = &setting.words.join(", ");
                    bad(m::HelpChoices { words }.text())
                }
                // Links that are passed around pick up foreign parameters.
                None => return,
            },
        };
        // A repeated error is reported once.
        if !self.troubles.contains(&trouble) {
            self.troubles.push(trouble);
        }
    }
}

/// The games that have a page, as listed in `<html data-pages>`.
fn games() -> String {
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|page| page.document_element());
    let pages = root.and_then(|root| root.get_attribute("data-pages"));
    let pages = pages.unwrap_or_default();
    let games = pages.split(' ').filter_map(|page| page.split('=').next());
    games.collect::<Vec<_>>().join(", ")
}

/// Says what is wrong with a value.
fn bad(name: &str, value: &str, help: &str) -> String {
    let (name, value) = (&shortened(name), &shortened(value));
    m::NoticeBadParameter { name, value, help }.text()
}

/// Says that no rule set has this id.
pub fn unknown_rules(id: &str) -> String {
    let ids: Vec<&str> = PRESETS.iter().map(|preset| preset.id).collect();
    let ids = &ids.join(", ");
    bad("rules", id, &m::HelpRules { ids }.text())
}

/// The start of a text, enough to recognise it.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

/// The sides that the computer plays and, after a colon, its strength.
pub fn sides(value: &str) -> Option<([bool; 2], Option<Level>)> {
    let (sides, level) = match value.split_once(':') {
        Some((sides, level)) => (sides, Some(level.parse().ok()?)),
        None => (value, None),
    };
    let sides = match sides {
        "none" => [false, false],
        "both" => [true, true],
        side if Game::SIDES.contains(&side) => Game::SIDES.map(|other| other == side),
        _ => return None,
    };
    Some((sides, level))
}

/// A valid name to store a game under.
fn slot(value: &str) -> Option<String> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    let fits = (1..=60).contains(&value.len()) && value.bytes().all(plain);
    fits.then(|| value.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_twice_is_told_once() {
        let mut address = Address::default();
        for value in ["1e9", "x", "1e9", "1e9"] {
            address.take("seed", value);
        }
        address.take("kiosk", "1e9");
        assert_eq!(address.troubles.len(), 3, "{:?}", address.troubles);
    }
}
