//! What an engine knows, and what it answers.

use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

use game::{Judge, RuleSets, Side, Turn, nth_random, read_rules, write_rules};

use crate::playable::{Limits, Playable, Thinking, Value, read_player};

/// The version of the protocol, which a driver names first.
pub const PROTOCOL: u32 = 1;

/// How much is thought in one portion; a player may make smaller ones.
const PORTION: u64 = 1000;

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
struct Thought<G: Playable> {
    question: Question,
    side: G::Side,
    thinking: Box<dyn Thinking<G::Entry>>,
    limits: Limits,
}

/// An engine, and what its driver told it.
pub struct Session<G: Playable> {
    player: G::Player,
    seed: u64,
    judge: Judge<G>,
    game: G,
    /// How many entries the game has.
    entries: u64,
    thought: Option<Thought<G>>,
}

impl<G: Playable> Engine for Session<G> {
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
        let Thought {
            thinking, limits, ..
        } = self.thought.as_mut()?;
        let most = limits.work.unwrap_or(u64::MAX).max(1);
        let done = thinking.step(PORTION.min(most.saturating_sub(thinking.work())));
        let enough = thinking.work() >= most || limits.time.is_some_and(|time| spent >= time);
        (done || enough).then(|| self.stop())
    }

    fn stop(&mut self) -> Vec<String> {
        let Some(mut thought) = self.thought.take() else {
            return Vec::new();
        };
        // Even the hastiest answer is made of something.
        if thought.thinking.answer().is_none() {
            thought.thinking.step(1);
        }
        let answer = thought.answer();
        answer.unwrap_or_else(|why| vec![format!("error {}", one_line(&why))])
    }
}

impl<G: Playable> Session<G> {
    /// An engine that has been told nothing yet. `None` for a game without any rules.
    #[must_use]
    pub fn new(player: G::Player) -> Option<Self> {
        let judge = G::Rules::PRESETS.first()?.rules.judge().ok()?;
        Some(Session {
            player,
            seed: 0,
            game: G::begin(judge.clone()),
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
                let rules = write_rules(G::Rules::of(&self.judge));
                let position = G::write_position(&self.judge, self.game.position());
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
        let players: Vec<&str> = G::PLAYERS.iter().map(|(word, _)| *word).collect();
        Ok(vec![
            format!("name sahkku {} {}", env!("CARGO_PKG_VERSION"), self.player),
            format!("protocol {PROTOCOL}"),
            format!("games {}", G::ID),
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
            Some(("level", word)) => self.player = read_player::<G>(word)?,
            Some(("seed", number)) => self.seed = read_number("the seed", number)?,
            _ => return Err("expected set level WORD or set seed NUMBER".to_owned()),
        }
        Ok(())
    }

    fn rules(&mut self, text: &str) -> Result<(), String> {
        let refused = |why: String| format!("the rules \"{}\": {why}", short(text));
        let rules = read_rules::<G::Rules>(text).map_err(|why| refused(why.to_string()))?;
        self.judge = rules.judge().map_err(|why| refused(why.to_string()))?;
        self.put(G::begin(self.judge.clone()), 0);
        Ok(())
    }

    fn position(&mut self, text: &str) -> Result<(), String> {
        let (position, entries) = match text.split_once(';') {
            Some((position, entries)) => (position.trim(), Some(entries)),
            None => (text, None),
        };
        let mut game = match position {
            "start" => G::begin(self.judge.clone()),
            "" => return Err("expected position start, or a position".to_owned()),
            _ => {
                let position = game::read_position::<G>(&self.judge, position);
                let position = position.map_err(|why| format!("the position: {why}"))?;
                G::begin_from(self.judge.clone(), position)
            }
        };
        let count = entries.map_or(Ok(0), |entries| enter_all(&mut game, entries))?;
        self.put(game, count);
        Ok(())
    }

    fn enter(&mut self, entries: &str) -> Result<(), String> {
        let mut game = self.game.clone();
        let count = enter_all(&mut game, entries)?;
        self.put(game, self.entries + count);
        Ok(())
    }

    fn record(&mut self, text: &str) -> Result<(), String> {
        let record: game::Record<G> = text
            .replace("\\n", "\n")
            .parse()
            .map_err(|why: game::ReadError<_>| format!("the record: {why}"))?;
        self.judge = record.judge().clone();
        let count = record.entries().len();
        self.put(record.replay(count), count as u64);
        Ok(())
    }

    fn put(&mut self, game: G, entries: u64) {
        (self.game, self.entries) = (game, entries);
    }

    fn state(&self) -> String {
        match self.game.turn() {
            Turn::Chance(None) => "state chance".to_owned(),
            Turn::Chance(Some(side)) => format!("state chance {}", word::<G>(side)),
            Turn::Decide(side) => format!("state decide {}", word::<G>(side)),
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
                let value = side.zip(self.game.before_throw());
                let (side, value) =
                    value.ok_or("it is not known who begins; enter what was thrown first")?;
                return Ok(Reply::Lines(vec![value_line::<G>(side, value, 0)]));
            }
            Turn::Decide(side) => side,
        };
        if limits.depth.is_some() && G::HAS_CHANCE {
            let why = "depth is for games without chance; limit the work or the time";
            return Err(why.to_owned());
        }
        let seed = nth_random(self.seed, self.entries);
        let thinking = self.game.think(&self.player, &limits, seed);
        self.thought = Some(Thought {
            question,
            side,
            thinking: thinking.ok_or("there is nothing to decide")?,
            limits,
        });
        Ok(Reply::Thinking)
    }
}

impl<G: Playable> Thought<G> {
    fn answer(&self) -> Result<Vec<String>, String> {
        let answer = self.thinking.answer().ok_or("there is nothing to decide")?;
        let value = answer.value;
        let value = value.map(|value| value_line::<G>(self.side, value, self.thinking.work()));
        match self.question {
            Question::Best => {
                let best = list("best", &answer.entries);
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
fn word<G: Playable>(side: G::Side) -> &'static str {
    G::SIDES[Into::<Side>::into(side).index()]
}

/// `value men win 0.5312 units 0.123 work 1000`.
fn value_line<G: Playable>(side: G::Side, value: Value, work: u64) -> String {
    let units = value.units.map(|units| format!(" units {units:.3}"));
    let (side, units) = (word::<G>(side), units.unwrap_or_default());
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
fn enter_all<G: Playable>(game: &mut G, entries: &str) -> Result<u64, String> {
    let mut count = 0;
    for text in entries.split(';').map(str::trim) {
        count += 1;
        let refused = |why: String| format!("entry {count}, \"{}\": {why}", short(text));
        let entry = game.read_entry(text).map_err(refused)?;
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

#[cfg(test)]
mod tests {
    use game::Record;

    use super::*;

    /// Random numbers below limits.
    struct Draws(u64);

    impl Draws {
        fn bits(&mut self) -> u64 {
            self.0 += 1;
            nth_random(19, self.0)
        }

        fn below(&mut self, limit: usize) -> usize {
            (self.bits() % limit as u64) as usize
        }
    }

    /// What an engine answers to these lines.
    fn told<G: Playable>(lines: &[String]) -> String {
        let mut session = Session::<G>::new(G::player("beginner").unwrap()).unwrap();
        let mut told = String::new();
        for line in lines {
            let lines = match session.obey(line) {
                Reply::Lines(lines) => lines,
                Reply::Thinking => loop {
                    if let Some(lines) = session.think(Duration::ZERO) {
                        break lines;
                    }
                },
                Reply::Quit => break,
            };
            lines.iter().for_each(|line| told += &format!("{line}\n"));
        }
        told
    }

    #[test]
    fn lines_wait_while_an_answer_is_thought_about() {
        let mut session =
            Session::<hnefatafl::Game>::new(hnefatafl::Game::player("master").unwrap()).unwrap();
        let go = format!("go time {}", u64::from(u32::MAX));
        assert_eq!(session.obey(&go), Reply::Thinking);
        assert_eq!(session.think(Duration::ZERO), None);
        let Reply::Lines(lines) = session.obey("legal") else {
            panic!()
        };
        assert!(lines[0].starts_with("error "), "{lines:?}");
        let Reply::Lines(lines) = session.obey("stop") else {
            panic!()
        };
        assert!(lines[1].starts_with("best "), "{lines:?}");
        assert_eq!(session.obey("stop"), Reply::Lines(vec![]));
        // One that was not given any time has an answer all the same.
        assert_eq!(session.obey("go"), Reply::Thinking);
        assert!(session.stop()[1].starts_with("best "));
    }

    /// A random game.
    fn random_game<G: Playable>(rules: &str, rng: &mut Draws) -> Record<G> {
        let rules = read_rules::<G::Rules>(rules).unwrap();
        let judge = rules.judge().unwrap();
        let mut record = Record::<G>::new(judge, None);
        let mut game = record.opening();
        for _ in 0..3000 {
            let entry = match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance(_) => game.deal(|| rng.bits()).unwrap(),
                Turn::Decide(_) => {
                    let mut legal = game.decisions();
                    legal.swap_remove(rng.below(legal.len()))
                }
            };
            game.enter_unseen(&entry).unwrap();
            record.push(entry);
        }
        record
    }

    /// The entries of a record as it writes them, with what they hit and capture.
    fn entries_as_written<G: Playable>(record: &Record<G>) -> Vec<String> {
        let text = record.to_string();
        let mut entries = Vec::new();
        for line in text.lines() {
            let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
            if first.parse::<u32>().is_ok() {
                let words = rest.split(' ').map(|word| word.trim_end_matches(':'));
                let words = words.filter(|word| !G::SIDES.contains(word));
                entries.extend(words.map(ToOwned::to_owned));
            } else if ["round", "begins", "walks"].contains(&first) {
                entries.push(line.to_owned());
            }
        }
        entries
    }

    /// What a record holds can be sent as it stands there, as it is written by itself, and whole.
    fn reads_records<G: Playable>(rules: &[&str]) {
        let mut rng = Draws(0);
        for (n, rules) in rules.iter().cycle().take(60).enumerate() {
            let record = random_game::<G>(rules, &mut rng);
            let [written, alone] = [
                entries_as_written(&record),
                record.entries().iter().map(ToString::to_string).collect(),
            ];
            assert_eq!(written.len(), alone.len(), "{record}");
            let whole = format!("record {}", record.to_string().replace('\n', "\\n"));
            let position = |entries: &[String]| format!("position start; {}", entries.join("; "));
            let ways = [position(&written), position(&alone), whole];
            let end = record.replay(usize::MAX);
            let shown = G::write_position(record.judge(), end.position());
            for way in ways {
                let lines = [&format!("rules {rules}"), &way, "show", "state"];
                let said = told::<G>(&lines.map(ToOwned::to_owned));
                let said: Vec<&str> = said.lines().collect();
                assert_eq!(said.len(), 3, "game {n}: {said:?}");
                assert_eq!(said[1], format!("position {shown}"));
                assert_eq!(said[2].starts_with("state over "), end.result().is_some());
            }
        }
    }

    #[test]
    fn an_engine_reads_what_records_hold() {
        reads_records::<sahkku::Game>(&["lagesvuotna", "raisa", "unjarga", "globe-joueur"]);
        reads_records::<hnefatafl::Game>(&["linne", "brandubh", "linne announce=players"]);
        reads_records::<kotra::Game>(&["kotra", "kotra single_die=yes two_sixes=yes"]);
        let said = told::<hnefatafl::Game>(&["enter e4-f4xe5".to_owned()]);
        assert!(said.contains("e4-f4 captures something else"), "{said}");
    }

    /// One of these lines, with a few characters changed, or made of two of them, or as it is.
    fn mutated(lines: &[&str], rng: &mut Draws) -> String {
        const STRANGE: [char; 12] = [
            ' ', ';', '/', ',', '-', '9', '=', '\\', '*', 'é', '\u{1b}', '\0',
        ];
        let mut line: Vec<char> = lines[rng.below(lines.len())].chars().collect();
        for _ in 0..rng.below(4) {
            let at = rng.below(line.len() + 1);
            match rng.below(5) {
                0 => line.truncate(at),
                1 => line.insert(at, STRANGE[rng.below(STRANGE.len())]),
                2 if at < line.len() => line[at] = STRANGE[rng.below(STRANGE.len())],
                3 if at < line.len() => drop(line.remove(at)),
                _ => {
                    let other: Vec<char> = lines[rng.below(lines.len())].chars().collect();
                    line.truncate(at);
                    line.extend(&other[rng.below(other.len() + 1)..]);
                }
            }
        }
        line.into_iter().collect()
    }

    /// Ten thousand lines that are nearly right leave the engine ready, and a game can begin.
    fn endures<G: Playable>(own: &[&str]) {
        const LINES: usize = 10_000;
        const ANSWERS: [&str; 12] = [
            "name ",
            "protocol ",
            "games ",
            "option ",
            "ready",
            "state ",
            "legal",
            "rules ",
            "position ",
            "value ",
            "best ",
            "error ",
        ];
        let common = [
            "hello 1",
            "ready",
            "set level easy",
            "set seed 7",
            "position start",
            "state",
            "show",
            "legal",
            "evaluate",
            "go",
            "go work 50",
            "go depth 2",
            "go work 9",
            "stop",
        ];
        let seeds = [&common, own].concat();
        let mut rng = Draws(0);
        let mut lines: Vec<String> = Vec::new();
        for _ in 0..LINES {
            lines.push(mutated(&seeds, &mut rng));
            lines.push("ready".to_owned());
        }
        let wrong = told::<G>(&lines);
        let count = |word: &str| wrong.lines().filter(|line| line.starts_with(word)).count();
        assert!(count("ready") >= LINES, "{} of {LINES}", count("ready"));
        assert!(count("error ") > LINES / 10 && count("error ") <= LINES);
        assert!(count("best ") > 0 && count("value ") > 0);
        for line in wrong.lines() {
            assert!(
                ANSWERS.iter().any(|known| line.starts_with(known)),
                "{line:?}"
            );
        }
        lines.extend(own.iter().map(ToString::to_string));
        let whole = told::<G>(&lines);
        let last = whole.strip_prefix(&wrong).unwrap();
        assert!(!last.contains("error "), "{last}");
    }

    #[test]
    fn lines_that_are_wrong_leave_an_engine_of_sahkku_ready() {
        endures::<sahkku::Game>(&[
            "rules raisa stacking=no",
            "rules unjarga",
            "rules lagesvuotna",
            "position start; round X/II; X,III,-; X:+a15-b15",
            "position w14/3Wq3K1M1mq3/14m m m ?,?,?",
            "enter III,III,-",
            "enter III:b10-b7",
            "record sahkku 1\\nrules lagesvuotna\\nround X/II\\n1 men X,III,-",
            "go",
        ]);
    }

    #[test]
    fn lines_that_are_wrong_leave_an_engine_of_hnefatafl_ready() {
        endures::<hnefatafl::Game>(&[
            "rules tablut",
            "rules brandubh board=11",
            "rules linne",
            "position start; e4-f4; e2-f2",
            "enter e3-b3",
            "position 9/9/4t4/9/9/3tKt3/4t4/9/9 swede",
            "record hnefatafl 1\\nrules linne\\n1 e4-f4 e2-f2",
            "go",
        ]);
    }

    #[test]
    fn lines_that_are_wrong_leave_an_engine_of_kotra_ready() {
        endures::<kotra::Game>(&[
            "rules kotra one_die=either",
            "rules kotra",
            "position start; round 1/6; 62; 1/7; 1/3",
            "position off:15/20:4,21:2,22:3,23:3,24:3 black white ?? after 7 value 4",
            "enter 66",
            "record kotra 1\\nrules kotra\\nround 1/6\\n1 white 62: 1/7",
            "go",
        ]);
    }
}
