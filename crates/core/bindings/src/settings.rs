//! The options that a driver can set.

use std::ops::RangeInclusive;

use game::{Bot, trimmed};

use crate::playable::read_player;
use crate::text::{read_number, short};

/// Whether a driver gets lines about a search before its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Info {
    /// It does not.
    Off,
    /// It does.
    On,
}

/// The values of the options.
#[derive(Clone, Copy)]
pub(crate) struct Settings<B> {
    pub player: B,
    pub seed: u64,
    pub info: Info,
    /// The number of lines that an engine reports.
    pub multipv: u64,
    /// The engine resigns below this percentage.
    pub resign: u64,
    /// The engine accepts a draw up to this percentage.
    pub draw: u64,
}

/// The numeric options with their bounds.
const NUMBERS: [(&str, RangeInclusive<u64>); 4] = [
    ("seed", 0..=u64::MAX),
    ("multipv", 1..=64),
    ("resign", 0..=100),
    ("draw", 0..=100),
];

impl<B: Bot> Settings<B> {
    pub(crate) const fn new(player: B) -> Settings<B> {
        Settings {
            player,
            seed: 0,
            info: Info::Off,
            multipv: 1,
            resign: 0,
            draw: 0,
        }
    }

    /// A line for each option, with its values or its bounds, and one for its current value.
    pub(crate) fn lines(&self) -> Vec<String> {
        let players: Vec<&str> = B::all().map(|(_, word, _)| word).collect();
        let level = format!("option level {}", players.join(" "));
        let numbers = NUMBERS.map(|(name, bounds)| {
            let (least, most) = bounds.into_inner();
            format!("option {name} NUMBER {least} {most}")
        });
        let info = match self.info {
            Info::Off => "off",
            Info::On => "on",
        };
        let defaults = [
            format!("default level {}", self.player.word()),
            format!("default seed {}", self.seed),
            format!("default multipv {}", self.multipv),
            format!("default resign {}", self.resign),
            format!("default draw {}", self.draw),
            format!("default info {info}"),
        ];
        let lines = [level].into_iter().chain(numbers);
        let lines = lines.chain(["option info off on".to_owned()]);
        lines.chain(defaults).collect()
    }

    /// Sets an option from `NAME VALUE`.
    pub(crate) fn set(&mut self, text: &str) -> Result<(), String> {
        let (name, value) = text.split_once(' ').unwrap_or((text, ""));
        let value = trimmed(value);
        match (name, value) {
            ("level", word) => self.player = read_player(word)?,
            ("info", "off") => self.info = Info::Off,
            ("info", "on") => self.info = Info::On,
            ("info", _) => return Err("info is off or on".to_owned()),
            _ => {
                let number = self.number(name)?;
                *number = read_bounded(name, value)?;
            }
        }
        Ok(())
    }

    fn number(&mut self, name: &str) -> Result<&mut u64, String> {
        match name {
            "seed" => Ok(&mut self.seed),
            "multipv" => Ok(&mut self.multipv),
            "resign" => Ok(&mut self.resign),
            "draw" => Ok(&mut self.draw),
            _ => Err("expected set level WORD, set info off or on, or set seed, multipv, resign or draw and a NUMBER".to_owned()),
        }
    }
}

fn read_bounded(name: &str, text: &str) -> Result<u64, String> {
    let number = read_number(name, text)?;
    match NUMBERS.iter().find(|(known, _)| *known == name) {
        Some((_, bounds)) if !bounds.contains(&number) => Err(format!(
            "{name} is a number from {} to {}; \"{}\" is not",
            bounds.start(),
            bounds.end(),
            short(text)
        )),
        _ => Ok(number),
    }
}
