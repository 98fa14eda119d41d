//! A player of a match: one of this program, or an engine.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bindings::{PROTOCOL, share_of_clock, short};
use game::Side;

use super::conditions::Limits;
use super::log::Log;
use super::process::{Process, Unheard};
use super::table::Table;
use super::thinking::Spent;
use crate::failure::Failure;

pub(crate) enum Seat {
    /// A player of this program, by its word.
    Player(String),
    EnginePlayer(Box<EnginePlayer>),
}

pub(crate) struct EnginePlayer {
    command: String,
    words: Vec<String>,
    limits: Limits,
    options: Vec<(String, String)>,
    /// Its own name, or its command until it has said that.
    name: String,
    /// The log, and the place of the player among the two.
    log: Option<(Arc<Log>, usize)>,
    /// The process, if one is running and can continue.
    process: Option<Process>,
    /// Whether it wants to be told the legal actions.
    wants_legal: bool,
    /// Its options and their values, as it announced them.
    takes: BTreeMap<String, String>,
    /// Whether it supports draw offers and clocks.
    takes_draw: bool,
    takes_clock: bool,
    /// The number of entries of the game that it has been sent.
    told: usize,
}

#[derive(Default)]
pub(crate) struct Decided {
    pub resigns: bool,
    pub offers_draw: bool,
    /// The effort, if it is measured.
    pub spent: Option<Spent>,
}

impl Seat {
    /// An engine with this command line, which is not passed to a shell.
    pub(crate) fn of_engine(
        command: &str,
        limits: Limits,
        options: Vec<(String, String)>,
        log: Option<(Arc<Log>, usize)>,
    ) -> Result<Seat, Failure> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| {
            Failure::refused(
                format_args!("--engine {command}"),
                "this is no command line; a quotation mark may be missing",
            )
        })?;
        Ok(Seat::EnginePlayer(Box::new(EnginePlayer {
            command: command.to_owned(),
            words,
            limits,
            options,
            name: command.to_owned(),
            log,
            process: None,
            wants_legal: false,
            takes: BTreeMap::new(),
            takes_draw: false,
            takes_clock: false,
            told: 0,
        })))
    }

    pub(crate) fn start(&mut self, game: &str) -> Result<(), Failure> {
        match self {
            Seat::Player(_) => Ok(()),
            Seat::EnginePlayer(engine) => engine.start(game).map_err(|why| {
                let command = &engine.command;
                Failure::refused(format_args!("the engine \"{command}\""), why)
            }),
        }
    }

    pub(crate) fn name(&self) -> &str {
        match self {
            Seat::Player(name) => name,
            Seat::EnginePlayer(engine) => &engine.name,
        }
    }

    pub(crate) fn leave(self) {
        if let Seat::EnginePlayer(engine) = self
            && let Some(process) = engine.process
        {
            process.leave();
        }
    }
}

/// The number of irrelevant lines that an engine may write before its answer.
const CHATTER: u32 = 10_000;

impl EnginePlayer {
    /// Starts the process, reads its introduction, and sets its options.
    fn start(&mut self, game: &str) -> Result<(), String> {
        let log = self.log.clone().map(|(log, place)| log.of_process(place));
        let process = Process::start(&self.words, log)?;
        self.meet(&process, game)?;
        self.set_options(&process)?;
        if !self.options.is_empty() {
            // Its name may depend on them.
            self.meet(&process, game)?;
        }
        self.process = Some(process);
        Ok(())
    }

    fn meet(&mut self, process: &Process, game: &str) -> Result<(), String> {
        process.say(format!("hello {PROTOCOL}"));
        self.takes.clear();
        (self.wants_legal, self.takes_draw, self.takes_clock) = (false, false, false);
        let (mut plays, mut speaks) = (false, false);
        hear(process, &self.waits("hello"), |line| {
            let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
            let rest = rest.trim();
            match key {
                "name" => self.name = short(rest),
                "protocol" => speaks = rest == PROTOCOL.to_string(),
                "games" => plays = rest.split_whitespace().any(|known| known == game),
                "wants" => self.wants_legal |= rest == "legal",
                "can" => {
                    let can = |what| rest.split_whitespace().any(|known| known == what);
                    self.takes_draw |= can("draw");
                    self.takes_clock |= can("clock");
                }
                "option" => {
                    let (name, values) = rest.split_once(' ').unwrap_or((rest, ""));
                    self.takes.insert(name.to_owned(), values.trim().to_owned());
                }
                _ => {}
            }
            Ok((key == "ready").then_some(()))
        })?;
        if !speaks {
            return Err(format!(
                "it does not say that it speaks protocol {PROTOCOL}"
            ));
        }
        if !plays {
            return Err(format!("it does not say that it plays {game}"));
        }
        Ok(())
    }

    /// Sets the options, and requests reports of the search, which contain depth and positions.
    fn set_options(&self, process: &Process) -> Result<(), String> {
        let info = self.takes.get("info").map_or("", String::as_str);
        let takes_info = info.split_whitespace().any(|value| value == "on");
        let is_set = self.options.iter().any(|(name, _)| name == "info");
        if takes_info && !is_set {
            process.say("set info on".to_owned());
        }
        for (name, value) in &self.options {
            let values = self.takes.get(name).ok_or_else(|| {
                let known: Vec<&str> = self.takes.keys().map(String::as_str).collect();
                let known = known.join(", ");
                format!("it has no option \"{name}\"; it has {known}")
            })?;
            check_option(name, value, values)?;
            process.say(format!("set {name} {value}"));
        }
        if self.options.is_empty() {
            return Ok(());
        }
        self.wait_until_ready(process, "set")
    }

    fn wait_until_ready(&self, process: &Process, question: &'static str) -> Result<(), String> {
        process.say("ready".to_owned());
        hear(process, &self.waits(question), |line| {
            Ok((line == "ready").then_some(()))
        })
    }

    pub(crate) fn begin(&mut self, game: &str, table: &dyn Table, seed: u64) -> Result<(), String> {
        if self.process.is_none() {
            let again = |why| format!("it could not be started again: {why}");
            self.start(game).map_err(again)?;
        }
        let process = self.process()?;
        let sets_seed = self.options.iter().any(|(name, _)| name == "seed");
        if self.takes.contains_key("seed") && !sets_seed {
            process.say(format!("set seed {seed}"));
        }
        process.say(format!("rules {}", table.rules()));
        let start = table.start();
        process.say(format!("position {}", start.as_deref().unwrap_or("start")));
        self.wait_until_ready(process, "ready")?;
        self.told = 0;
        Ok(())
    }

    /// Sends what has happened since the engine was last told.
    fn tell_news(&mut self, table: &dyn Table) -> Result<(), String> {
        let (news, count) = table.entered(self.told);
        if let Some(line) = news {
            self.process()?.say(line);
        }
        self.told = count;
        Ok(())
    }

    /// Decides for this side, once or several times. `clocks` have the remaining time of the sides.
    pub(crate) fn decide(
        &mut self,
        side: Side,
        table: &mut dyn Table,
        clocks: &mut [Duration; 2],
    ) -> Result<Decided, String> {
        self.tell_news(table)?;
        let process = self.process()?;
        if self.wants_legal {
            process.say(table.legal());
        }
        let (go, wait) = self.question(side, *clocks);
        let begun = Instant::now();
        process.say(go);
        let (mut offers_draw, mut spent) = (false, Spent::default());
        let resigns = hear(process, &wait, |line| {
            match line.split_once(' ').unwrap_or((line, "")) {
                ("best", answer) => {
                    return table.answer(answer).map(|()| Some(false));
                }
                ("resign", _) => return Ok(Some(true)),
                ("draw", _) => offers_draw = true,
                ("info" | "value", news) => {
                    spent.depth = number_after(news, "depth").or(spent.depth);
                    spent.work = number_after(news, "work").or(spent.work);
                }
                _ => {}
            }
            Ok(None)
        })?;
        spent.time = begun.elapsed();
        if let Some([_, increment]) = self.limits.clock {
            let left = &mut clocks[side.index()];
            *left = left.saturating_sub(spent.time) + increment;
        }
        Ok(Decided {
            resigns,
            offers_draw,
            spent: Some(spent),
        })
    }

    /// The question to the engine, and how long to wait for the answer.
    fn question(&self, side: Side, clocks: [Duration; 2]) -> (String, Wait) {
        let (limits, mut go) = (self.limits, "go".to_owned());
        if let Some(work) = limits.work {
            go.push_str(&format!(" work {work}"));
        }
        if let Some(time) = limits.time {
            go.push_str(&format!(" time {}", time.as_millis()));
        }
        let left = limits.clock.map(|[_, increment]| {
            let left = clocks[side.index()];
            if self.takes_clock {
                let [first, second] = clocks.map(|left| left.as_millis());
                let increment = increment.as_millis();
                go.push_str(&format!(" clock {first} {second} {increment}"));
            } else {
                let share = share_of_clock(left, increment).as_millis().max(1);
                go.push_str(&format!(" time {share}"));
            }
            left
        });
        let wait = match limits.time.or(left) {
            Some(limit) => Wait {
                question: "go",
                patience: limit + limits.margin,
                limited: Some([limit, limits.margin]),
            },
            None => self.waits("go"),
        };
        (go, wait)
    }

    const fn waits(&self, question: &'static str) -> Wait {
        Wait {
            question,
            patience: self.limits.patience,
            limited: None,
        }
    }

    /// Whether the side with this word accepts a draw offer.
    pub(crate) fn takes_draw(&mut self, side: &str, table: &dyn Table) -> Result<bool, String> {
        if !self.takes_draw {
            return Ok(false);
        }
        self.tell_news(table)?;
        let process = self.process()?;
        process.say(format!("draw {side}"));
        hear(process, &self.waits("draw"), |line| {
            Ok(match line {
                "accept" => Some(true),
                "decline" => Some(false),
                _ => None,
            })
        })
    }

    /// Ends the process now, because an engine cannot be trusted after a forfeit.
    pub(crate) fn dismiss(&mut self) {
        self.process = None;
    }

    fn process(&self) -> Result<&Process, String> {
        self.process
            .as_ref()
            .ok_or_else(|| "it has ended".to_owned())
    }
}

fn number_after<N: std::str::FromStr>(line: &str, word: &str) -> Option<N> {
    let mut words = line.split_whitespace();
    words.find(|known| *known == word)?;
    words.next()?.parse().ok()
}

/// Whether an option accepts this value, as far as the engine told: a number within its bounds, or one of its words.
fn check_option(name: &str, value: &str, values: &str) -> Result<(), String> {
    let words: Vec<&str> = values.split_whitespace().collect();
    let kind = words.first().copied().unwrap_or_default();
    if kind == "NUMBER" {
        let number: Option<i128> = value.parse().ok();
        let bound = |n: usize| words.get(n).and_then(|word| word.parse::<i128>().ok());
        let (least, most) = (bound(1).unwrap_or(i128::MIN), bound(2).unwrap_or(i128::MAX));
        return match number {
            Some(number) if (least..=most).contains(&number) => Ok(()),
            _ if words.len() < 3 => Err(format!("its option {name} is a number, not \"{value}\"")),
            _ => Err(format!(
                "its option {name} is a number from {least} to {most}, not \"{value}\""
            )),
        };
    }
    // A word in capitals stands for a kind of value.
    let is_kind = kind.chars().all(|letter| letter.is_ascii_uppercase());
    match is_kind || words.contains(&value) {
        true => Ok(()),
        false => Err(format!(
            "its option {name} is {}, not \"{value}\"",
            words.join(", ")
        )),
    }
}

/// How long to wait for an answer.
struct Wait {
    question: &'static str,
    patience: Duration,
    /// The time of an engine and the margin, if there are any.
    limited: Option<[Duration; 2]>,
}

impl Wait {
    fn sentence(&self, unheard: Unheard) -> String {
        let question = self.question;
        match (unheard, self.limited) {
            (Unheard::Late, None) => format!("it gave no answer to {question} in time"),
            (Unheard::Late, Some(both)) => {
                let [limit, margin] = both.map(|time| time.as_millis());
                format!(
                    "it gave no answer to {question} within {limit} ms and the margin of {margin} ms"
                )
            }
            (Unheard::Ended(how), _) => {
                let how = how.map_or_else(String::new, |how| format!(" ({how})"));
                format!("it ended{how}, and did not answer {question}")
            }
            (Unheard::Unreadable(why), _) => why,
        }
    }
}

/// Reads lines until `read` accepts one.
fn hear<T>(
    process: &Process,
    wait: &Wait,
    mut read: impl FnMut(&str) -> Result<Option<T>, String>,
) -> Result<T, String> {
    let deadline = Instant::now() + wait.patience;
    let mut chatter = 0;
    while chatter < CHATTER {
        let heard = process.hear(deadline);
        let line = heard.map_err(|unheard| wait.sentence(unheard))?;
        if line == "error" || line.starts_with("error ") {
            return Err(format!("it answered \"{}\"", short(&line)));
        }
        if let Some(heard) = read(&line)? {
            return Ok(heard);
        }
        // A long search may report many lines. They end with its time.
        chatter += u32::from(!line.starts_with("info "));
    }
    let question = wait.question;
    Err(format!(
        "it wrote {CHATTER} lines without an answer to {question}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_does_not_come_on_top_of_a_limit() {
        let milliseconds = Duration::from_millis;
        let limits = Limits {
            work: Some(9),
            time: None,
            clock: None,
            margin: milliseconds(200),
            patience: milliseconds(60_000),
        };
        let seat = Seat::of_engine("engine", limits, Vec::new(), None);
        let Ok(Seat::EnginePlayer(mut engine)) = seat else {
            panic!("an engine");
        };
        engine.takes_clock = true;
        let clocks = [milliseconds(4000), milliseconds(7000)];
        let asked = |engine: &EnginePlayer| {
            let (go, wait) = engine.question(Side::Second, clocks);
            (go, wait.patience)
        };
        assert_eq!(
            asked(&engine),
            ("go work 9".to_owned(), milliseconds(60_000))
        );
        engine.limits.time = Some(milliseconds(50));
        let limited = "go work 9 time 50".to_owned();
        assert_eq!(asked(&engine), (limited, milliseconds(250)));
        engine.limits.time = None;
        engine.limits.clock = Some([milliseconds(9000), milliseconds(10)]);
        let limited = "go work 9 clock 4000 7000 10".to_owned();
        assert_eq!(asked(&engine), (limited, milliseconds(7200)));
        // An engine without clock support gets its share of the clock as time.
        engine.takes_clock = false;
        let limited = "go work 9 time 299".to_owned();
        assert_eq!(asked(&engine), (limited, milliseconds(7200)));
    }

    #[test]
    fn options_keep_to_what_an_engine_told() {
        for (value, values, fits) in [
            ("3", "NUMBER", true),
            ("three", "NUMBER", false),
            ("3", "NUMBER 1 64", true),
            ("0", "NUMBER 1 64", false),
            ("65", "NUMBER 1 64", false),
            (
                "18446744073709551615",
                "NUMBER 0 18446744073709551615",
                true,
            ),
            ("-5", "NUMBER -10 10", true),
            ("on", "off on", true),
            ("On", "off on", false),
            ("any book", "TEXT", true),
            ("anything", "", true),
        ] {
            let checked = check_option("it", value, values);
            assert_eq!(checked.is_ok(), fits, "{value} of {values}: {checked:?}");
        }
    }
}
