//! What the page's address asks for: `?rules=maze&computer=women&seed=7&speed=fast`.
use game::session::SeededRandom;
use game::{Game as _, Level, Recorded as _};
use sahkku_words::{LANGUAGES, Language};
use web_sys::UrlSearchParams;

use crate::settings::{Key, Setting, Settings};
use crate::this::words as m;
use crate::this_game::{Game, PRESETS, Preset};
use browser::random::Source;

/// The wishes of an address, and what was wrong with it, in words.
pub struct Address {
    /// Whether the page stands inside another one.
    pub embedded: bool,
    /// Whether it only shows a position.
    pub diagram: bool,
    /// The origins of pages that may talk to this one from around it.
    pub allow: Vec<String>,
    /// Under which name the game is kept, where that is not the usual one.
    pub keep: Option<String>,
    /// The rule set of a new game.
    pub rules: Option<&'static str>,
    pub computer: Option<[bool; 2]>,
    /// Where chance comes from.
    pub random: Source,
    /// What is set for this visit.
    pub settings: Settings,
    /// Whether the page is to be a kiosk, if the address says so.
    pub kiosk: Option<bool>,
    /// What was wrong, a sentence each.
    pub troubles: Vec<String>,
}

impl Address {
    /// An address that asks for nothing.
    fn plain() -> Address {
        Address {
            embedded: false,
            diagram: false,
            allow: Vec::new(),
            keep: None,
            rules: None,
            computer: None,
            random: Source::System,
            settings: Settings::default(),
            kiosk: None,
            troubles: Vec::new(),
        }
    }

    /// Reads the part of an address after the question mark.
    pub fn read(search: &str) -> Address {
        let mut address = Address::plain();
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
        let bad = |help: String| {
            let notice = m::NoticeBadParameter {
                name: &shortened(name),
                value: &shortened(value),
                help: &help,
            };
            notice.text()
        };
        let trouble = match name {
            // Another game that there is has led to its own page before.
            "game" if value == Game::ID => return,
            "game" => {
                let words = &games();
                bad(m::HelpChoices { words }.text())
            }
            "rules" => match Preset::named(value) {
                Some(preset) => return self.rules = Some(preset.id),
                None => {
                    let ids: Vec<&str> = PRESETS.iter().map(|preset| preset.id).collect();
                    let ids = &ids.join(", ");
                    bad(m::HelpRules { ids }.text())
                }
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
                // It is spoken already: the words are chosen before all else.
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
                // Links that are passed around pick up names that are none of the game's.
                None => return,
            },
        };
        // A wish that stands there twice is wrong once.
        if !self.troubles.contains(&trouble) {
            self.troubles.push(trouble);
        }
    }
}

/// The games that have a page: `<html data-pages>` names them all.
fn games() -> String {
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|page| page.document_element());
    let pages = root.and_then(|root| root.get_attribute("data-pages"));
    let pages = pages.unwrap_or_default();
    let games = pages.split(' ').filter_map(|page| page.split('=').next());
    games.collect::<Vec<_>>().join(", ")
}

/// Enough of a text to recognise it by.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Which sides the computer plays and, after a colon, how strong.
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

/// A name under which a game can be kept.
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
        let mut address = Address::plain();
        for value in ["1e9", "x", "1e9", "1e9"] {
            address.take("seed", value);
        }
        address.take("kiosk", "1e9");
        assert_eq!(address.troubles.len(), 3, "{:?}", address.troubles);
    }
}
