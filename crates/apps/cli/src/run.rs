//! The settings that determine the games of a simulation or a match, and a part of these games.

use std::borrow::Cow;
use std::ops::Range;
use std::str::FromStr;

use game::write_rules;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::rule_choice::Chosen;
use crate::sheet::Format;
use crate::terminal::Terminal;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    Simulate,
    Match,
}

/// The settings that determine the games of a simulation or a match. Equal runs have equal games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Run {
    pub kind: Kind,
    pub game: String,
    pub version: String,
    /// Players and starts, each with the name of its column.
    pub settings: Vec<(String, String)>,
    pub seed: u64,
    pub cap: u32,
    /// The number of games under each of the rules.
    pub games: u64,
    /// Whether the cases are those of `--every-option`.
    pub every_option: bool,
    /// The settings of a match that are specific to its game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<GameReport>,
    pub cases: Vec<CaseName>,
}

/// The settings of a match that are specific to its game.
#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GameReport {
    /// Lines of the table: a name and a text.
    pub lines: Vec<(Cow<'static, str>, String)>,
    /// The description of the games, before the cap.
    pub games: String,
    /// Values of rows: of the first player, of the second player, of all.
    pub rows: [Vec<(Cow<'static, str>, serde_json::Value)>; 3],
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Kind::Simulate => "simulate",
            Kind::Match => "match",
        }
    }
}

impl Run {
    /// The first difference from another run, as texts for this one and the other; `None` if they are equal.
    pub(crate) fn difference(&self, other: &Run) -> Option<(String, String)> {
        let named = |run: &Run| {
            let rules: Vec<&str> = run.cases.iter().map(|case| &*case.rules).collect();
            let settings = run.settings.iter();
            let settings = settings.map(|(name, text)| format!("{name} {text}"));
            [
                format!("command {}", run.kind.word()),
                format!("game {}", run.game),
                format!("version {}", run.version),
                settings.collect::<Vec<_>>().join(", "),
                format!("seed {}", run.seed),
                format!("cap {}", run.cap),
                format!("{} games", run.games),
                format!("rules \"{}\"", rules.join(", ")),
            ]
        };
        let mut texts = named(self).into_iter().zip(named(other));
        let differing = texts.find(|(one, two)| one != two);
        let options = || ("other options".to_owned(), "its own".to_owned());
        differing.or_else(|| (self != other).then(options))
    }
}

/// The rules of some games, as they are reported.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CaseName {
    pub rules: String,
    /// The named rule set that they were made from.
    pub preset: String,
    /// The option that was changed, and its value.
    pub option: Option<String>,
    pub value: Option<String>,
}

impl CaseName {
    pub(crate) fn of<G: Terminal>(case: &Chosen<G>) -> CaseName {
        CaseName {
            rules: write_rules(case.rules()),
            preset: case.preset.id.to_owned(),
            option: case.flip.map(|(option, _)| option.to_owned()),
            value: case.flip.map(|(_, value)| value.to_owned()),
        }
    }
}

/// The share of the game numbers that one machine plays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    number: u64,
    of: u64,
}

impl Share {
    /// The numbers of the games of a part, or of all games; a part is only allowed in the right format.
    pub(crate) fn range_of(
        part: Option<Share>,
        format: Format,
        games: u64,
    ) -> Result<Range<u64>, Failure> {
        if part.is_some() && format != Format::Counts {
            let why = "a part alone says nothing of the whole; add --format counts, and show all parts by sahkku merge";
            return Err(Failure::CommandLine(format!("--part: {why}")));
        }
        Ok(part.map_or(0..games, |part| part.range(games)))
    }

    /// The numbers of its games among `games`. All parts together contain each number once.
    fn range(self, games: u64) -> Range<u64> {
        let before = |parts: u64| {
            let product = u128::from(games) * u128::from(parts);
            (product / u128::from(self.of)) as u64
        };
        before(self.number - 1)..before(self.number)
    }
}

impl FromStr for Share {
    type Err = String;

    fn from_str(text: &str) -> Result<Share, String> {
        let read = || {
            let (number, of) = text.split_once('/')?;
            let (number, of) = (number.parse().ok()?, of.parse().ok()?);
            (1..=of).contains(&number).then_some(Share { number, of })
        };
        read().ok_or_else(|| {
            "a part is I/N, such as 2/7: the second of seven; I is 1 to N".to_owned()
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn parts_have_each_game_once(games: u64, of in 1_u64..50) {
            let mut until = 0;
            for number in 1..=of {
                let range = Share { number, of }.range(games);
                prop_assert_eq!(range.start, until);
                until = range.end;
            }
            prop_assert_eq!(until, games);
        }
    }
}
