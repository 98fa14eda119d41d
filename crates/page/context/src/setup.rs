//! What a new game begins with: the rules and the opponent.
use game::session::PlayerKind;
use game::{Level, RuleSets};

use crate::clock;
use crate::elements::Field;
use crate::settings::{Key, Settings};
use crate::this_game::{
    Contradiction, Judge, Opening, PRESETS, Preset, Record, Rules, Session, This,
};
use browser::clock::today;
use browser::dom::Page;
use on_page::{Ending as _, RulesInWords};

/// Gives a new game the chosen match and clock.
pub fn agree(game: &mut Session, page: &Page) {
    game.set_match(page.value(Field::Match).parse().ok());
    game.set_clock(clock::chosen(page));
}

/// The rules and opponents of a new game, and the available choices.
pub struct Setup {
    base: &'static Preset,
    rules: Rules,
    /// The recorded rule sets on offer.
    pub offered: Vec<&'static Preset>,
    /// The opponent in all games, if it is fixed.
    pub fixed_opponent: Option<Level>,
}

impl Setup {
    /// Creates a setup with the recorded rule set of this id, or with the usual one if the id is unknown.
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

    pub fn take_preset(&mut self, id: &str) {
        self.base = Preset::named(id).unwrap_or(&PRESETS[0]);
        self.rules = self.base.rules;
    }

    pub fn base(&self) -> &'static Preset {
        self.base
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Sets one option; the name and the value are those of a list on the page.
    pub fn set_option(&mut self, name: &str, value: &str) {
        // The lists offer only valid values; any other leaves the rules unchanged.
        let _ = self.rules.set(name, value);
    }

    /// Switches to the recorded rules, evened out by these changes.
    pub fn even_out(&mut self, changes: &str) {
        self.rules = evened(self.base, changes);
    }

    /// The change, among these, that turns the recorded rules into the current ones; empty if no change does.
    pub fn evened_by<'a>(&self, mut changes: impl Iterator<Item = &'a str>) -> &'a str {
        let by = changes.find(|changes| evened(self.base, changes) == self.rules);
        by.unwrap_or_default()
    }

    /// The rules prepared for play.
    ///
    /// # Errors
    /// Why their options contradict each other.
    pub fn judge(&self) -> Result<Judge, Contradiction> {
        self.rules.judge()
    }

    pub fn ready(&self) -> Option<Judge> {
        self.judge().ok()
    }

    /// The computer player that is fixed, or was chosen last.
    pub fn opponent(&self, settings: &Settings) -> Level {
        let chosen = || settings.get(Key::Opponent).parse().unwrap_or_default();
        self.fixed_opponent.unwrap_or_else(chosen)
    }

    /// The length of a game against this player if none was chosen. It depends on the number of games `played`: a new player
    /// begins with a first game.
    pub fn first_length(&self, opponent: Level, played: usize) -> &'static str {
        match opponent {
            Level::Beginner if played == 0 => This::FIRST_LENGTH,
            _ => "",
        }
    }

    /// A new game of this length with these players; `None` if the options contradict each other.
    pub fn new_game(&self, seats: [PlayerKind; 2], length: &str) -> Option<Session> {
        let judge = self.ready()?;
        let opening = This::first_opening(&judge, length);
        Some(begin(judge, seats, opening))
    }

    pub fn list(&self) -> impl Iterator<Item = (&'static str, String)> {
        let presets = self.offered.iter();
        presets.map(|preset| (preset.id, preset.name.to_owned()))
    }
}

pub fn players(computer: [bool; 2], level: Level) -> [PlayerKind; 2] {
    computer.map(|computer| match computer {
        true => PlayerKind::Computer(level),
        false => PlayerKind::Human,
    })
}

/// A recorded rule set with changes, each as `option=value`.
fn evened(base: &Preset, changes: &str) -> Rules {
    let mut rules = base.rules;
    let pairs = changes
        .split(' ')
        .filter_map(|change| change.split_once('='));
    for (name, value) in pairs {
        // A game offers only valid values; any other leaves the rules unchanged.
        let _ = rules.set(name, value);
    }
    rules
}

pub fn begin(judge: Judge, seats: [PlayerKind; 2], opening: Opening) -> Session {
    let mut record = Record::new(judge, opening.position);
    record.set_date(&today());
    let mut session = Session::before_first_entry(record, seats);
    for entry in opening.entries {
        // The game decides how it begins.
        let entered = session.enter(entry);
        debug_assert!(entered.is_ok());
    }
    session
}
