//! What a new game begins with: the rules, and the opponent.
use game::session::PlayerKind;
use game::{Level, RuleSets};

use crate::clock;
use crate::elements::Field;
use crate::settings::{Key, Settings};
use crate::this_game::Opening;
use crate::this_game::{Contradiction, Judge, PRESETS, Preset, Record, Rules, Session, This};
use browser::clock::today;
use dom::Page;
use on_page::{Ending as _, RulesInWords};

/// Gives a new game the match and the clock that were chosen.
pub fn agree(game: &mut Session, page: &Page) {
    game.set_match(page.value(Field::Match).parse().ok());
    game.set_clock(clock::chosen(page));
}

/// The rules and opponents of a new game, and what there is to choose from.
pub struct Setup {
    base: &'static Preset,
    rules: Rules,
    /// The recorded rule sets on offer.
    pub offered: Vec<&'static Preset>,
    /// The opponent that everybody plays, where it is fixed.
    pub fixed_opponent: Option<Level>,
}

impl Setup {
    /// A recorded rule set, by its id; the usual one where there is no such.
    pub fn new(id: Option<&str>) -> Setup {
        let mut setup = Setup {
            base: &PRESETS[0],
            rules: PRESETS[0].rules,
            offered: PRESETS.iter().collect(),
            fixed_opponent: None,
        };
        setup.take_preset(id.unwrap_or(This::FIRST_RULES));
        setup
    }

    /// From now on the rules are these recorded ones.
    pub fn take_preset(&mut self, id: &str) {
        self.base = Preset::named(id).unwrap_or(&PRESETS[0]);
        self.rules = self.base.rules;
    }

    /// The recorded rule set that the rules are based on.
    pub fn base(&self) -> &'static Preset {
        self.base
    }

    /// The rules as they are put together.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Sets one option, as a list on the page names it and its value.
    pub fn set_option(&mut self, name: &str, value: &str) {
        // The lists hold only what can be set; whatever else comes leaves the rules as they are.
        let _ = self.rules.set(name, value);
    }

    /// From now on the rules are the recorded ones, evened out by these changes.
    pub fn even_out(&mut self, changes: &str) {
        self.rules = evened(self.base, changes);
    }

    /// By which of these changes the recorded rules are evened out as they are; none where they are the recorded ones or
    /// others.
    pub fn evened_by<'a>(&self, mut changes: impl Iterator<Item = &'a str>) -> &'a str {
        let by = changes.find(|changes| evened(self.base, changes) == self.rules);
        by.unwrap_or_default()
    }

    /// The rules made ready for play.
    ///
    /// # Errors
    /// Why their options cannot stand together.
    pub fn judge(&self) -> Result<Judge, Contradiction> {
        self.rules.judge()
    }

    /// The rules made ready for play; nothing where their options cannot stand together.
    pub fn ready(&self) -> Option<Judge> {
        self.judge().ok()
    }

    /// The computer player that is fixed, or that was chosen last.
    pub fn opponent(&self, settings: &Settings) -> Level {
        let chosen = || settings.get(Key::Opponent).parse().unwrap_or_default();
        self.fixed_opponent.unwrap_or_else(chosen)
    }

    /// The length of a game against this player where none was chosen, after so many games: a new player begins with a first one.
    pub fn first_length(&self, opponent: Level, played: usize) -> &'static str {
        match opponent {
            Level::Beginner if played == 0 => This::FIRST_LENGTH,
            _ => "",
        }
    }

    /// A new game of this length with these players; nothing where the options cannot stand together.
    pub fn new_game(&self, seats: [PlayerKind; 2], length: &str) -> Option<Session> {
        let judge = self.ready()?;
        let opening = This::first_opening(&judge, length);
        Some(begin(judge, seats, opening))
    }

    /// The recorded rule sets on offer, for a list.
    pub fn list(&self) -> impl Iterator<Item = (&'static str, String)> {
        let presets = self.offered.iter();
        presets.map(|preset| (preset.id, preset.name.to_owned()))
    }
}

/// A recorded rule set with changes, each as `option=value`.
fn evened(base: &Preset, changes: &str) -> Rules {
    let mut rules = base.rules;
    let pairs = changes
        .split(' ')
        .filter_map(|change| change.split_once('='));
    for (name, value) in pairs {
        // A game offers only what can be set; whatever else comes leaves the rules as they are.
        let _ = rules.set(name, value);
    }
    rules
}

pub fn begin(judge: Judge, seats: [PlayerKind; 2], opening: Opening) -> Session {
    let mut record = Record::new(judge, opening.position);
    record.set_date(&today());
    let mut session = Session::before_first_entry(record, seats);
    for entry in opening.entries {
        // A game says itself how it begins.
        let entered = session.enter(entry);
        debug_assert!(entered.is_ok());
    }
    session
}
