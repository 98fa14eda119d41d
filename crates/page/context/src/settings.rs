//! The settings that a visitor makes once and finds again. Data and text only: it does not depend on the browser.

use game::Recorded as _;
use on_page::{BoardStyle, Moves as _};

use board::BoardLook;

use crate::table::Table;
use crate::this_game::{Game, This};
pub use browser::store::Scope;

const HEAD: &str = "sahkku-settings 1";

/// How a setting is chosen on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    List,
    /// `yes` or `no`.
    Switch,
    /// A number from 10 to 100, in tens.
    Range,
}

pub struct Setting {
    pub key: Key,
    /// Its name in the stored text and in the names of messages.
    pub name: &'static str,
    /// The control for the setting.
    pub kind: Kind,
    /// All its values, the usual one first.
    pub words: &'static [&'static str],
    /// Its description in the documents and in the types of the embedding element.
    #[cfg(test)]
    about: &'static str,
}

macro_rules! settings {
    ($(#[doc = $about:literal] $key:ident = $name:literal, $kind:ident, $words:expr;)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Key { $(#[doc = $about] $key,)* }

        /// All settings, in the order in which the page lists them.
        pub const SETTINGS: &[Setting] = &[$(Setting {
            key: Key::$key,
            name: $name,
            kind: Kind::$kind,
            words: $words,
            #[cfg(test)]
            about: $about,
        },)*];
    };
}

settings! {
    /// The computer's level in games that begin from now on.
    Opponent = "opponent", List, &["steady", "beginner", "easy", "strong", "master"];
    /// The side of a person against the computer.
    Side = "side", List, &Game::SIDES;
    /// Whether dice are thrown by themselves if nothing else can be done.
    AutoThrow = "auto-throw", Switch, &["no", "yes"];
    /// How many taps on a piece use the first die.
    Taps = "taps", List, &["two", "one"];
    /// Whether a turn is confirmed before the computer goes on.
    Confirm = "confirm", Switch, if This::CONFIRMS_TURNS { &["yes", "no"] } else { &["no", "yes"] };
    /// Whether what is met for the first time is explained.
    Coach = "coach", Switch, &["yes", "no"];
    /// The material of the table.
    Material = "material", List, &["auto", "birch", "dark-wood", "hide", "plain", "night", "high-contrast"];
    /// Lines of a board: short, or joined through the three rows.
    Lines = "lines", List, &["short", "joined"];
    /// Whose pieces are dark.
    Dark = "dark", List, &["attackers", "defenders"];
    /// The ornament at the castle and the other decorated spaces.
    Ornament = "ornament", List, &["sun", "x", "diamond", "star"];
    /// Whether rows and columns are named at the edge of the board.
    Coordinates = "coordinates", List, &["auto", "yes", "no"];
    /// The side from which the board is seen: the person's, if it is `auto`.
    Below = "below", List, &["auto", Game::SIDES[0], Game::SIDES[1]];
    /// The speed of the animation.
    Speed = "speed", List, &["normal", "slow", "fast", "instant"];
    /// Whether the board turns after each turn, between two people.
    Turning = "turning", Switch, &["no", "yes"];
    /// Whether two players sit across a flat screen.
    Table = "table", Switch, &["no", "yes"];
    /// Whether possible moves are highlighted.
    Hints = "hints", Switch, &["yes", "no"];
    /// Whether a word is said before a loss that a move can bring.
    Warnings = "warnings", List, &["auto", "yes", "no"];
    /// Whether the list of moves is shown.
    Moves = "moves", Switch, &["no", "yes"];
    /// Whether the list of moves has the notation of records in place of sentences.
    Notation = "notation", Switch, &["no", "yes"];
    /// How much screen readers say of what happens.
    Speech = "speech", List, &["full", "brief"];
    /// Whether there is sound.
    Sound = "sound", Switch, &["yes", "no"];
    /// How loud the sound is.
    Volume = "volume", Range, &["70", "10", "20", "30", "40", "50", "60", "80", "90", "100"];
}

/// The pause before a throw or a decision of others, which lets people follow, in milliseconds at normal speed. What was done stays
/// told on the board.
pub const BEFORE_OTHERS: f64 = 200.0;

impl Setting {
    /// The setting called `name`.
    pub fn named(name: &str) -> Option<&'static Setting> {
        SETTINGS.iter().find(|setting| setting.name == name)
    }

    /// The scope of the setting: the opponent and the look of the board differ from game to game.
    pub fn scope(&self) -> Scope {
        match self.key {
            Key::Opponent | Key::Side | Key::Lines | Key::Dark | Key::Ornament | Key::Below => {
                Scope::Game
            }
            _ => Scope::Person,
        }
    }

    fn word(&self, word: &str) -> Option<&'static str> {
        self.words.iter().find(|own| **own == word).copied()
    }
}

type Words = [Option<&'static str>; SETTINGS.len()];

/// The settings, each stored for the next visit or for this one only.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Settings {
    kept: Words,
    visit: Words,
}

impl Settings {
    /// The settings of a stored text, and its lines without meaning: their settings stay at the usual values.
    pub fn read(text: &str) -> (Settings, Vec<&str>) {
        let mut settings = Settings::default();
        let mut lines = text.lines();
        if lines.next() != Some(HEAD) {
            return (settings, text.lines().take(1).collect());
        }
        let mut strange = Vec::new();
        for line in lines {
            let known = line.split_once(' ').and_then(|(name, word)| {
                let setting = Setting::named(name)?;
                Some((setting.key, setting.word(word)?))
            });
            match known {
                Some((key, word)) => settings.kept[key as usize] = Some(word),
                None => strange.push(line),
            }
        }
        (settings, strange)
    }

    /// The usual settings. Those in the person's scope are set explicitly, since a game may still hold other values; but not
    /// whether turns are confirmed, since games differ in what is usual.
    pub fn usual() -> Settings {
        let mut settings = Settings::default();
        for (word, setting) in settings.kept.iter_mut().zip(SETTINGS) {
            *word = setting
                .words
                .first()
                .copied()
                .filter(|_| setting.scope() == Scope::Person && setting.key != Key::Confirm);
        }
        settings
    }

    /// Takes over what the person has set, in any game. The rest stays: each game used to hold all its settings.
    pub fn take_over(&mut self, person: &Settings) {
        for (n, setting) in SETTINGS.iter().enumerate() {
            if setting.scope() == Scope::Person {
                self.kept[n] = person.kept[n].or(self.kept[n]);
            }
        }
    }

    /// The text to store for a scope: one line for each value that is not the usual one.
    pub fn write(&self, scope: Scope) -> String {
        let mut text = format!("{HEAD}\n");
        for (setting, word) in SETTINGS.iter().zip(self.kept) {
            if let Some(word) = word.filter(|_| setting.scope() == scope) {
                text += &format!("{} {word}\n", setting.name);
            }
        }
        text
    }

    pub fn get(&self, key: Key) -> &'static str {
        let n = key as usize;
        self.visit[n]
            .or(self.kept[n])
            .unwrap_or(SETTINGS[n].words[0])
    }

    pub fn is_on(&self, key: Key) -> bool {
        self.get(key) == "yes"
    }

    pub fn look(&self) -> BoardLook {
        BoardLook {
            style: self.board_style(),
            material: self.get(Key::Material).parse().ok(),
            hints: self.is_on(Key::Hints),
            pace: self.pace(),
        }
    }

    /// How boards look, as far as games differ in that.
    pub fn board_style(&self) -> BoardStyle {
        BoardStyle {
            lines: self.get(Key::Lines),
            swapped: self.get(Key::Dark) == "defenders",
            ornament: self.get(Key::Ornament).parse().unwrap_or_default(),
            names: match self.get(Key::Coordinates) {
                "yes" => Some(true),
                "no" => Some(false),
                _ => None,
            },
        }
    }

    /// How much longer than at normal speed things take; 0 for no time at all.
    pub fn pace(&self) -> f64 {
        match self.get(Key::Speed) {
            "instant" => 0.0,
            "fast" => 0.5,
            "slow" => 1.8,
            // As at a real table.
            _ => 1.0,
        }
    }

    /// How long a pause lasts at this table, in milliseconds; `usual` is its length at normal speed.
    pub fn pause(&self, usual: f64, table: &Table) -> u32 {
        (usual * self.pace() / table.haste()) as u32
    }

    /// The volume, from 0 to 1.
    pub fn volume(&self) -> f32 {
        if !self.is_on(Key::Sound) {
            return 0.0;
        }
        let percent: u8 = self.get(Key::Volume).parse().unwrap_or(0);
        // The ear hears powers, not sums.
        (f32::from(percent) / 100.0).powi(2)
    }

    /// Sets something permanently. Returns whether the word is valid.
    pub fn set(&mut self, key: Key, word: &str) -> bool {
        let setting = &SETTINGS[key as usize];
        let Some(word) = setting.word(word) else {
            return false;
        };
        self.visit[key as usize] = None;
        let said = setting.scope() == Scope::Person || word != setting.words[0];
        self.kept[key as usize] = said.then_some(word);
        true
    }

    /// The settings of this visit; all others are as usual.
    pub fn of_visit(&self) -> Settings {
        Settings {
            kept: Words::default(),
            visit: self.visit,
        }
    }

    /// Sets something until the page is left. Returns whether the word is valid.
    pub fn set_for_visit(&mut self, key: Key, word: &str) -> bool {
        let word = SETTINGS[key as usize].word(word);
        self.visit[key as usize] = word.or(self.visit[key as usize]);
        word.is_some()
    }

    /// Takes over the settings of a visit.
    pub fn visit_with(&mut self, visit: &Settings) {
        for (word, wish) in self.visit.iter_mut().zip(visit.visit) {
            *word = wish.or(*word);
        }
    }
}

#[cfg(test)]
mod elsewhere;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::this::words::named;

    #[test]
    fn every_value_of_every_setting_is_written_and_read_back() {
        for setting in SETTINGS {
            for word in setting.words {
                let mut settings = Settings::default();
                assert!(settings.set(setting.key, word));
                let text = settings.write(setting.scope());
                let (read, strange) = Settings::read(&text);
                assert!(strange.is_empty());
                assert_eq!(read.get(setting.key), *word);
                assert_eq!(read, settings);
            }
        }
    }

    #[test]
    fn a_key_finds_its_own_setting() {
        for (n, setting) in SETTINGS.iter().enumerate() {
            assert_eq!(setting.key as usize, n);
            assert_eq!(
                Setting::named(setting.name).map(|found| found.key),
                Some(setting.key)
            );
        }
    }

    #[test]
    fn what_cannot_be_read_is_as_usual_and_the_rest_stays() {
        let text =
            "sahkku-settings 1\nspeed fast\nmaterial granite\nvolume 1e9\n\nwings yes\nhints no\n";
        let (settings, strange) = Settings::read(text);
        assert_eq!(settings.get(Key::Speed), "fast");
        assert_eq!(settings.get(Key::Hints), "no");
        assert_eq!(settings.get(Key::Material), "auto");
        assert_eq!(settings.get(Key::Volume), "70");
        assert_eq!(strange, ["material granite", "volume 1e9", "", "wings yes"]);
    }

    #[test]
    fn a_text_of_another_kind_sets_nothing() {
        for text in ["", "sahkku-settings 2\nspeed fast", "\0", "speed fast"] {
            assert_eq!(Settings::read(text).0, Settings::default());
        }
    }

    #[test]
    fn what_is_set_for_a_visit_is_not_kept_until_it_is_chosen() {
        let mut settings = Settings::default();
        settings.set(Key::Speed, "slow");
        settings.set_for_visit(Key::Speed, "instant");
        assert_eq!(settings.get(Key::Speed), "instant");
        assert!(settings.write(Scope::Person).contains("speed slow"));
        assert!(!settings.set(Key::Speed, "warp"));
        assert_eq!(settings.get(Key::Speed), "instant");
        settings.set_for_visit(Key::Hints, "no");
        let visit = settings.of_visit();
        assert_eq!(
            (visit.get(Key::Speed), visit.get(Key::Hints)),
            ("instant", "no")
        );
        for scope in [Scope::Game, Scope::Person] {
            assert_eq!(visit.write(scope), Settings::default().write(scope));
        }
        settings.set(Key::Speed, "fast");
        assert_eq!(settings.get(Key::Speed), "fast");
    }

    #[test]
    fn only_settings_of_the_person_apply_to_every_game() {
        let mut one = Settings::default();
        for (key, word) in [
            (Key::Sound, "no"),
            (Key::Speed, "fast"),
            (Key::Material, "night"),
            (Key::Hints, "no"),
            (Key::Opponent, "master"),
        ] {
            assert!(one.set(key, word));
        }
        let mut other = Settings::default();
        other.set(Key::Opponent, "easy");
        other.set(Key::Speed, "slow");
        other.take_over(&Settings::read(&one.write(Scope::Person)).0);
        let now = [
            Key::Sound,
            Key::Speed,
            Key::Material,
            Key::Hints,
            Key::Opponent,
        ];
        assert_eq!(
            now.map(|key| other.get(key)),
            ["no", "fast", "night", "no", "easy"]
        );
        // A value that was set back to the usual one is, too; alone, or with all others.
        assert!(one.set(Key::Sound, "yes"));
        other.take_over(&Settings::read(&one.write(Scope::Person)).0);
        assert!(other.is_on(Key::Sound));
        other.take_over(&Settings::read(&Settings::usual().write(Scope::Person)).0);
        assert_eq!(
            now.map(|key| other.get(key)),
            ["yes", "normal", "auto", "yes", "easy"]
        );
    }

    #[test]
    fn the_first_change_keeps_what_games_had_stored_before() {
        let old = "sahkku-settings 1\nmaterial night\nspeed slow\nhints no\n";
        let mut game = Settings::read(old).0;
        let mut elsewhere = Settings::default();
        assert!(elsewhere.set(Key::Speed, "normal"));
        game.take_over(&Settings::read(&elsewhere.write(Scope::Person)).0);
        assert_eq!(
            [Key::Material, Key::Speed, Key::Hints].map(|key| game.get(key)),
            ["night", "normal", "no"]
        );
    }

    #[test]
    fn whatever_the_table_can_look_like_can_be_set() {
        use sahkku_ui::board::Lines;
        use scene::{Material, Ornament};
        let words = |key: Key| SETTINGS[key as usize].words;
        for material in Material::ALL {
            assert!(words(Key::Material).contains(&material.word()));
        }
        assert_eq!(words(Key::Material).len(), Material::ALL.len() + 1);
        let ornaments: Vec<&str> = Ornament::ALL
            .iter()
            .map(|ornament| ornament.word())
            .collect();
        assert_eq!(words(Key::Ornament), ornaments);
        let lines: Vec<&str> = Lines::ALL.iter().map(|lines| lines.word()).collect();
        assert_eq!(words(Key::Lines), lines);
    }

    #[test]
    fn every_word_is_one_of_its_kind_or_has_words_of_its_own() {
        for setting in SETTINGS {
            let mut words = setting.words.to_vec();
            match setting.kind {
                Kind::Switch => {
                    words.sort_unstable();
                    assert_eq!(words, ["no", "yes"], "{}", setting.name);
                }
                Kind::Range => {
                    let mut numbers: Vec<u8> =
                        words.iter().map(|word| word.parse().unwrap()).collect();
                    numbers.sort_unstable();
                    let tens: Vec<u8> = (1..=10).map(|n| 10 * n).collect();
                    assert_eq!(numbers, tens, "{}", setting.name);
                }
                // A game has no words for a setting that it lacks.
                Kind::List if named(&format!("set-{}", setting.name)).is_none() => {}
                Kind::List => {
                    for word in words {
                        let message = format!("set-{}-{word}", setting.name);
                        assert!(named(&message).is_some(), "{message}");
                    }
                }
            }
        }
    }
}
