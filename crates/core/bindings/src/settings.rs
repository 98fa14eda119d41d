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

/// The arguments that `set` accepts.
const FORM: &str = "expected set level WORD, set info off or on, or set seed, multipv, resign or draw and a NUMBER";

/// The values of the options.
#[derive(Clone, Copy)]
pub(crate) struct Settings<B> {
    pub player: B,
    pub info: Info,
    pub seed: u64,
    /// The number of lines that an engine reports.
    pub multipv: u64,
    /// The engine resigns below this percentage.
    pub resign: u64,
    /// The engine accepts a draw up to this percentage.
    pub draw: u64,
}

impl<B: Bot> Settings<B> {
    pub(crate) const fn new(player: B) -> Settings<B> {
        Settings {
            player,
            info: Info::Off,
            seed: 0,
            multipv: 1,
            resign: 0,
            draw: 0,
        }
    }

    /// The numeric options with their bounds.
    fn numbers(&mut self) -> [(&'static str, &mut u64, RangeInclusive<u64>); 4] {
        [
            ("seed", &mut self.seed, 0..=u64::MAX),
            ("multipv", &mut self.multipv, 1..=64),
            ("resign", &mut self.resign, 0..=100),
            ("draw", &mut self.draw, 0..=100),
        ]
    }

    /// A line for each option, with its values or its bounds, and one for its current value.
    pub(crate) fn lines(mut self) -> Vec<String> {
        let players: Vec<&str> = B::all().map(|(_, word, _)| word).collect();
        let mut lines = vec![format!("option level {}", players.join(" "))];
        let mut defaults = vec![format!("default level {}", self.player.word())];
        for (name, value, bounds) in self.numbers() {
            let (least, most) = bounds.into_inner();
            lines.push(format!("option {name} NUMBER {least} {most}"));
            defaults.push(format!("default {name} {value}"));
        }
        lines.push("option info off on".to_owned());
        defaults.push(match self.info {
            Info::Off => "default info off".to_owned(),
            Info::On => "default info on".to_owned(),
        });
        lines.append(&mut defaults);
        lines
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
                let mut numbers = self.numbers().into_iter();
                let number = numbers.find(|(known, ..)| *known == name);
                let (_, number, bounds) = number.ok_or(FORM)?;
                let read = read_number(name, value)?;
                if !bounds.contains(&read) {
                    let (least, most) = bounds.into_inner();
                    let value = short(value);
                    return Err(format!(
                        "{name} is a number from {least} to {most}; \"{value}\" is not"
                    ));
                }
                *number = read;
            }
        }
        Ok(())
    }
}
