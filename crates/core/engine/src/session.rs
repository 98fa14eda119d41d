//! What an engine knows, and what it answers.

use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

use game::{
    Brain, Dealt, Game, Judge, Limits, Progress, Recorded, RuleSets, Search, Side, Turn, Value,
    nth_random, read_rules, write_rules,
};

use crate::playable::{self, Playable, Rules, read_player};

/// The version of the protocol, which a driver names first.
pub const PROTOCOL: u32 = 1;

/// The commands, for the message that there is no such one.
const COMMANDS: &str = "hello, ready, set, rules, position, enter, record, state, show, legal, evaluate, go, stop, quit";

/// What comes of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// The answer: some lines, or none.
    Lines(Vec<String>),
    /// The answer is thought about: [`Engine::think`] has it in the end. Lines of the driver wait until then, but for `stop` and
    /// `quit`.
    Thinking,
    /// The driver has had enough.
    Quit,
}

impl Reply {
    /// That a line was wrong, and why.
    #[must_use]
    pub fn error(why: &str) -> Reply {
        Reply::Lines(vec![format!("error {}", one_line(why))])
    }
}

/// An engine of any game.
pub trait Engine {
    /// Obeys a line of the driver.
    fn obey(&mut self, line: &str) -> Reply;

    /// Thinks on for a portion, where it was `spent` so far on the answer. The answer, once there is one.
    fn think(&mut self, spent: Duration) -> Option<Vec<String>>;

    /// Ends thinking. The answer as far as it has come; no lines where nothing is thought about.
    fn stop(&mut self) -> Vec<String>;
}

/// What a driver wants to know.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    /// What to do.
    Best,
    /// What the position is worth.
    Value,
}

/// What is thought about.
struct Thought<P: Playable> {
    question: Question,
    side: playable::Side<P>,
    search: <P::Brain as Brain>::Search,
    limits: Limits,
}

/// An engine, and what its driver told it.
pub struct Session<P: Playable> {
    player: P::Brain,
    seed: u64,
    judge: Judge<P::Game>,
    game: P::Game,
    /// How many entries the game has.
    entries: u64,
    thought: Option<Thought<P>>,
}

impl<P: Playable> Engine for Session<P> {
    fn obey(&mut self, line: &str) -> Reply {
        match (line.trim(), &self.thought) {
            ("stop", Some(_)) => Reply::Lines(self.stop()),
            ("quit", Some(_)) => Reply::Quit,
            (_, Some(_)) => {
                Reply::error("the answer is still thought about; wait for it, or send stop")
            }
            (line, None) => self.command(line).unwrap_or_else(|why| Reply::error(&why)),
        }
    }

    fn think(&mut self, spent: Duration) -> Option<Vec<String>> {
        let Thought { search, limits, .. } = self.thought.as_mut()?;
        let most = limits.work.unwrap_or(u64::MAX).max(1);
        let portion = P::Brain::PORTION.min(most.saturating_sub(search.work()));
        let done = search.advance(portion.max(1)) == Progress::Done;
        let enough = search.work() >= most || limits.time.is_some_and(|time| spent >= time);
        (done || enough).then(|| self.stop())
    }

    fn stop(&mut self) -> Vec<String> {
        let Some(mut thought) = self.thought.take() else {
            return Vec::new();
        };
        // Even the hastiest answer is made of something.
        if thought.search.decision().is_none() {
            thought.search.advance(1);
        }
        let answer = thought.answer();
        answer.unwrap_or_else(|why| vec![format!("error {}", one_line(&why))])
    }
}

impl<P: Playable> Session<P> {
    /// An engine that has been told nothing yet. `None` for a game without any rules.
    #[must_use]
    pub fn new(player: P::Brain) -> Option<Self> {
        let judge = Rules::<P>::PRESETS.first()?.rules.judge().ok()?;
        Some(Session {
            player,
            seed: 0,
            game: P::Game::begin(judge.clone()),
            judge,
            entries: 0,
            thought: None,
        })
    }

    fn command(&mut self, line: &str) -> Result<Reply, String> {
        let (command, rest) = match line.split_once(char::is_whitespace) {
            Some((command, rest)) => (command, rest.trim()),
            None => (line, ""),
        };
        let one = |line: String| Ok(Reply::Lines(vec![line]));
        let nothing = Ok(Reply::Lines(Vec::new()));
        match command {
            "" => nothing,
            "hello" => self.hello(rest).map(Reply::Lines),
            "set" => self.set(rest).and(nothing),
            "rules" => self.rules(rest).and(nothing),
            "position" => self.position(rest).and(nothing),
            "enter" => self.enter(rest).and(nothing),
            "record" => self.record(rest).and(nothing),
            "go" => self.ask(Question::Best, read_limits(rest)?),
            "evaluate" => self.ask(Question::Value, read_limits(rest)?),
            _ if !COMMANDS.split(", ").any(|known| known == command) => Err(format!(
                "there is no command \"{}\"; there are {COMMANDS}",
                short(command)
            )),
            _ if !rest.is_empty() => Err(format!("nothing can stand after {command}")),
            "ready" => one("ready".to_owned()),
            "state" => one(self.state()),
            "legal" => one(list("legal", &self.game.decisions())),
            "show" => {
                let rules = write_rules(Rules::<P>::of(&self.judge));
                let position = P::Game::write_position(&self.judge, self.game.position());
                Ok(Reply::Lines(vec![
                    format!("rules {rules}"),
                    format!("position {position}"),
                ]))
            }
            "quit" => Ok(Reply::Quit),
            // The answer may have crossed it.
            _ => nothing,
        }
    }

    fn hello(&self, version: &str) -> Result<Vec<String>, String> {
        if version != PROTOCOL.to_string() {
            return Err(format!(
                "this engine speaks version {PROTOCOL} of the protocol; say hello {PROTOCOL}"
            ));
        }
        let players: Vec<&str> = P::Brain::all().map(|(_, word, _)| word).collect();
        Ok(vec![
            format!("name sahkku {} {}", env!("CARGO_PKG_VERSION"), self.player),
            format!("protocol {PROTOCOL}"),
            format!("games {}", P::Game::ID),
            format!("option level {}", players.join(" ")),
            "option seed NUMBER".to_owned(),
            "ready".to_owned(),
        ])
    }

    fn set(&mut self, rest: &str) -> Result<(), String> {
        match rest
            .split_once(' ')
            .map(|(name, value)| (name, value.trim()))
        {
            Some(("level", word)) => self.player = read_player(word)?,
            Some(("seed", number)) => self.seed = read_number("the seed", number)?,
            _ => return Err("expected set level WORD or set seed NUMBER".to_owned()),
        }
        Ok(())
    }

    fn rules(&mut self, text: &str) -> Result<(), String> {
        let refused = |why: String| format!("the rules \"{}\": {why}", short(text));
        let rules = read_rules::<Rules<P>>(text).map_err(|why| refused(why.to_string()))?;
        self.judge = rules.judge().map_err(|why| refused(why.to_string()))?;
        self.put(P::Game::begin(self.judge.clone()), 0);
        Ok(())
    }

    fn position(&mut self, text: &str) -> Result<(), String> {
        let (position, entries) = match text.split_once(';') {
            Some((position, entries)) => (position.trim(), Some(entries)),
            None => (text, None),
        };
        let mut game = match position {
            "start" => P::Game::begin(self.judge.clone()),
            "" => return Err("expected position start, or a position".to_owned()),
            _ => {
                let position = game::read_position::<P::Game>(&self.judge, position);
                let position = position.map_err(|why| format!("the position: {why}"))?;
                P::Game::begin_from(self.judge.clone(), position)
            }
        };
        let count = entries.map_or(Ok(0), |entries| enter_all::<P>(&mut game, entries))?;
        self.put(game, count);
        Ok(())
    }

    fn enter(&mut self, entries: &str) -> Result<(), String> {
        let mut game = self.game.clone();
        let count = enter_all::<P>(&mut game, entries)?;
        self.put(game, self.entries + count);
        Ok(())
    }

    fn record(&mut self, text: &str) -> Result<(), String> {
        let record: game::Record<P::Game> = text
            .replace("\\n", "\n")
            .parse()
            .map_err(|why: game::ReadError<_>| format!("the record: {why}"))?;
        self.judge = record.judge().clone();
        let count = record.entries().len();
        self.put(record.replay(count), count as u64);
        Ok(())
    }

    fn put(&mut self, game: P::Game, entries: u64) {
        (self.game, self.entries) = (game, entries);
    }

    fn state(&self) -> String {
        match self.game.turn() {
            Turn::Chance(None) => "state chance".to_owned(),
            Turn::Chance(Some(side)) => format!("state chance {}", word::<P>(side)),
            Turn::Decide(side) => format!("state decide {}", word::<P>(side)),
            Turn::Over(_) => {
                let result = self.game.result().map(|result| result.to_string());
                let result = result.unwrap_or_default();
                format!("state over {}", result.trim_start_matches("result "))
            }
        }
    }

    /// Begins to think, where that is needed.
    fn ask(&mut self, question: Question, limits: Limits) -> Result<Reply, String> {
        let side = match self.game.turn() {
            Turn::Over(_) => {
                return Err("the game is over; send position or record first".to_owned());
            }
            Turn::Chance(_) if question == Question::Best => {
                return Err("chance comes next; enter what was thrown first".to_owned());
            }
            Turn::Chance(side) => {
                let knowledge = P::knowledge(&self.judge);
                let value = side.zip(P::Brain::before_throw(&knowledge, &self.game));
                let (side, value) =
                    value.ok_or("it is not known who begins; enter what was thrown first")?;
                return Ok(Reply::Lines(vec![value_line::<P>(side, value, 0)]));
            }
            Turn::Decide(side) => side,
        };
        if limits.depth.is_some() && P::Game::HAS_CHANCE {
            let why = "depth is for games without chance; limit the work or the time";
            return Err(why.to_owned());
        }
        let seed = nth_random(self.seed, self.entries);
        let knowledge = P::knowledge(&self.judge);
        let search = self.player.search(&knowledge, &self.game, &limits, seed);
        self.thought = Some(Thought {
            question,
            side,
            search: search.ok_or("there is nothing to decide")?,
            limits,
        });
        Ok(Reply::Thinking)
    }
}

impl<P: Playable> Thought<P> {
    fn answer(&self) -> Result<Vec<String>, String> {
        let entries = self.search.decision().ok_or("there is nothing to decide")?;
        let value = self.search.value();
        let value = value.map(|value| value_line::<P>(self.side, value, self.search.work()));
        match self.question {
            Question::Best => {
                let best = list("best", &entries);
                Ok(value.into_iter().chain([best]).collect())
            }
            Question::Value => {
                let why = "nobody knows a value here; ask a level, where an action is to be chosen";
                let value = value.ok_or(why)?;
                Ok(vec![value])
            }
        }
    }
}

/// The word of a side in records.
fn word<P: Playable>(side: playable::Side<P>) -> &'static str {
    P::Game::SIDES[Into::<Side>::into(side).index()]
}

/// `value men win 0.5312 units 0.123 work 1000`.
fn value_line<P: Playable>(side: playable::Side<P>, value: Value, work: u64) -> String {
    let units = value.units.map(|units| format!(" units {units:.3}"));
    let (side, units) = (word::<P>(side), units.unwrap_or_default());
    format!("value {side} win {:.4}{units} work {work}", value.win)
}

/// A word and entries: `best X:+a15-b15`.
pub fn list<E: Display>(word: &str, entries: &[E]) -> String {
    let entries: Vec<String> = entries.iter().map(ToString::to_string).collect();
    format!("{word} {}", entries.join("; "))
        .trim_end()
        .to_owned()
}

/// Enters entries with semicolons between them. How many they are.
fn enter_all<P: Playable>(game: &mut P::Game, entries: &str) -> Result<u64, String> {
    let mut count = 0;
    for text in entries.split(';').map(str::trim) {
        count += 1;
        let refused = |why: String| format!("entry {count}, \"{}\": {why}", short(text));
        let entry = P::read_entry(game, text).map_err(refused)?;
        let entry = game.as_recorded(entry);
        let entered = game.enter_unseen(&entry);
        entered.map_err(|why| refused(why.to_string()))?;
    }
    Ok(count)
}

/// Reads `work N`, `time MS` and `depth N`, each at most once.
fn read_limits(text: &str) -> Result<Limits, String> {
    const FORM: &str =
        "expected go, or go with work NUMBER, time MILLISECONDS or depth NUMBER after it";
    let mut limits = Limits::default();
    let mut words = text.split_whitespace();
    while let Some(name) = words.next() {
        let value = words.next().ok_or(FORM)?;
        let again = match name {
            "work" => limits.work.replace(read_number("work", value)?).is_some(),
            "time" => {
                let time = Duration::from_millis(read_number("time", value)?);
                limits.time.replace(time).is_some()
            }
            "depth" => limits.depth.replace(read_number("depth", value)?).is_some(),
            _ => return Err(FORM.to_owned()),
        };
        if again {
            return Err(format!("{name} stands there twice"));
        }
    }
    Ok(limits)
}

fn read_number<N: FromStr>(name: &str, text: &str) -> Result<N, String> {
    let number = text
        .bytes()
        .all(|byte| byte.is_ascii_digit())
        .then(|| text.parse().ok());
    let wrong = || {
        format!(
            "{name} is a whole number; \"{}\" is none that can be used",
            short(text)
        )
    };
    number.flatten().ok_or_else(wrong)
}

/// The beginning of what somebody wrote.
pub fn short(text: &str) -> String {
    const SHOWN: usize = 60;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// A sentence that stays on its line.
fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ")
}
