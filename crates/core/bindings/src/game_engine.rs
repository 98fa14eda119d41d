//! The state of an engine and its answers.

use std::time::Duration;

use game::{
    Bot, Dealt, Game, Judge, Recorded, RuleSets, Side, Turn, nth_random, read_rules, trimmed,
    write_rules,
};

use crate::answer_search::{AnswerSearch, Question, is_content, value_line, word};
use crate::limits::Allowed;
use crate::playable::{Playable, Rules};
use crate::set_up::{SetUp, enter_all};
use crate::settings::Settings;
use crate::text::{list, one_line, short};

/// The version of the protocol; a driver names it first.
pub const PROTOCOL: u32 = 1;

/// The optional capabilities of an engine.
const CAN: &str = "can clock draw infinite ponder";

/// The commands, for the message about an unknown one.
const COMMANDS: &str = "hello, ready, set, rules, position, enter, record, state, show, legal, evaluate, go, hit, stop, draw, quit";

/// The result of a line.
///
/// ```
/// use bindings::Reply;
///
/// let Reply::Lines(lines) = Reply::error("no such\nrule") else { panic!() };
/// assert!(lines.len() == 1 && lines[0].starts_with("error "));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// The answer: any number of lines, possibly zero.
    Lines(Vec<String>),
    /// The engine thinks; [`Engine::think`] eventually returns the answer. Lines from the driver wait until then, except `stop`
    /// and `quit`.
    Thinking,
    /// The driver quits.
    Quit,
}

impl Reply {
    /// The answer to an invalid line, with the reason.
    #[must_use]
    pub fn error(why: &str) -> Reply {
        Reply::Lines(vec![format!("error {}", one_line(why))])
    }
}

/// An engine of any game.
///
/// ```
/// use core::time::Duration;
/// use bindings::{Engine, Reply};
///
/// /// What an engine answers to a line, however long it thinks.
/// fn answer(engine: &mut dyn Engine, line: &str) -> Vec<String> {
///     match engine.obey(line) {
///         Reply::Lines(lines) => lines,
///         Reply::Thinking => loop {
///             if let Some(lines) = engine.think(Duration::ZERO) {
///                 break lines;
///             }
///         },
///         Reply::Quit => Vec::new(),
///     }
/// }
/// ```
pub trait Engine {
    /// Obeys a line of the driver.
    fn obey(&mut self, line: &str) -> Reply;

    /// Thinks for another portion; `spent` is the time spent on the answer so far. Returns the answer once there is one.
    fn think(&mut self, spent: Duration) -> Option<Vec<String>>;

    /// Lines for the driver before the answer; empty unless the driver asked for them.
    fn news(&mut self) -> Vec<String>;

    /// Whether only the driver ends thinking.
    fn waits_for_stop(&self) -> bool;

    /// Whether thinking is done and the engine only waits for the driver.
    fn is_exhausted(&self) -> bool;

    /// Ends thinking. Returns the answer so far; no lines if the engine is not thinking.
    fn stop(&mut self) -> Vec<String>;
}

/// An engine with the settings and the game that its driver gave it.
pub struct GameEngine<P: Playable> {
    settings: Settings<P::Bot>,
    judge: Judge<P::Game>,
    game: P::Game,
    /// The number of entries in the game.
    entries: u64,
    thought: Option<AnswerSearch<P>>,
    /// Whether each side prefers a draw to playing on, according to its last answer in this game.
    content: [bool; 2],
}

impl<P: Playable> Engine for GameEngine<P> {
    fn obey(&mut self, line: &str) -> Reply {
        match (trimmed(line), &mut self.thought) {
            ("stop", Some(_)) => Reply::Lines(self.stop()),
            ("hit", Some(thought)) => {
                thought.hit();
                Reply::Lines(Vec::new())
            }
            ("quit", Some(_)) => Reply::Quit,
            (_, Some(_)) => {
                Reply::error("the answer is still thought about; wait for it, or send stop")
            }
            (line, None) => self.command(line).unwrap_or_else(|why| Reply::error(&why)),
        }
    }

    fn think(&mut self, spent: Duration) -> Option<Vec<String>> {
        let done = self.thought.as_mut()?.advance(spent);
        done.then(|| self.stop())
    }

    fn news(&mut self) -> Vec<String> {
        self.thought
            .as_mut()
            .map(AnswerSearch::news)
            .unwrap_or_default()
    }

    fn waits_for_stop(&self) -> bool {
        self.thought
            .as_ref()
            .is_some_and(AnswerSearch::waits_for_stop)
    }

    fn is_exhausted(&self) -> bool {
        self.thought
            .as_ref()
            .is_some_and(AnswerSearch::is_exhausted)
    }

    fn stop(&mut self) -> Vec<String> {
        let Some(mut thought) = self.thought.take() else {
            return Vec::new();
        };
        match thought.answer() {
            Ok(answer) => {
                let side: Side = thought.side().into();
                self.content[side.index()] = is_content(&self.settings, answer.value);
                answer.lines
            }
            Err(why) => vec![format!("error {}", one_line(&why))],
        }
    }
}

impl<P: Playable> GameEngine<P> {
    /// An engine without any input yet. `None` for a game without any rule sets.
    #[must_use]
    pub fn new(player: P::Bot) -> Option<Self> {
        let judge = Rules::<P>::PRESETS.first()?.rules.judge().ok()?;
        Some(GameEngine {
            settings: Settings::new(player),
            game: P::Game::begin(judge.clone()),
            judge,
            entries: 0,
            thought: None,
            content: [false; 2],
        })
    }

    fn command(&mut self, line: &str) -> Result<Reply, String> {
        let (command, rest) = match line.split_once(char::is_whitespace) {
            Some((command, rest)) => (command, trimmed(rest)),
            None => (line, ""),
        };
        let one = |line: String| Ok(Reply::Lines(vec![line]));
        let nothing = Ok(Reply::Lines(Vec::new()));
        match command {
            "" => nothing,
            "hello" => self.hello(rest).map(Reply::Lines),
            "set" => self.settings.set(rest).and(nothing),
            "rules" => self.rules(rest).and(nothing),
            "position" => self.position(rest).and(nothing),
            "enter" => self.enter(rest).and(nothing),
            "record" => self.record(rest).and(nothing),
            "go" => self.ask(Question::Best, Allowed::read(rest)?),
            "evaluate" => self.ask(Question::Value, Allowed::read(rest)?),
            "draw" => one(self.draw(rest)?.to_owned()),
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
            // The command may have crossed the answer.
            _ => nothing,
        }
    }

    fn hello(&self, version: &str) -> Result<Vec<String>, String> {
        if version != PROTOCOL.to_string() {
            return Err(format!(
                "this engine speaks version {PROTOCOL} of the protocol; say hello {PROTOCOL}"
            ));
        }
        let mut lines = vec![
            format!(
                "name sahkku {} {}",
                env!("CARGO_PKG_VERSION"),
                self.settings.player
            ),
            format!("protocol {PROTOCOL}"),
            format!("games {}", P::Game::ID),
        ];
        lines.extend(self.settings.lines());
        lines.extend([CAN, "ready"].map(ToOwned::to_owned));
        Ok(lines)
    }

    fn rules(&mut self, text: &str) -> Result<(), String> {
        let refused = |why: String| format!("the rules \"{}\": {why}", short(text));
        let rules = read_rules::<Rules<P>>(text).map_err(|why| refused(why.to_string()))?;
        self.judge = rules.judge().map_err(|why| refused(why.to_string()))?;
        self.put(P::Game::begin(self.judge.clone()), 0);
        self.content = [false; 2];
        Ok(())
    }

    fn position(&mut self, text: &str) -> Result<(), String> {
        let set_up = SetUp::<P>::read(&self.judge, text, |_| ())?;
        self.put(set_up.game, set_up.count);
        Ok(())
    }

    fn enter(&mut self, entries: &str) -> Result<(), String> {
        let mut game = self.game.clone();
        let count = enter_all::<P>(&mut game, entries, |_| ())?;
        self.put(game, self.entries + count);
        Ok(())
    }

    fn record(&mut self, text: &str) -> Result<(), String> {
        let record: game::Record<P::Game> = text
            .replace("\\n", "\n")
            .parse()
            .map_err(|why: game::ReadError<_>| format!("the record: {why}"))?;
        self.judge = record.judge().clone();
        self.content = [false; 2];
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

    /// Starts thinking, if that is needed.
    fn ask(&mut self, question: Question, allowed: Allowed) -> Result<Reply, String> {
        let side = match self.game.turn() {
            Turn::Over(_) => {
                return Err("the game is over; send position or record first".to_owned());
            }
            Turn::Chance(_) if question == Question::Best => {
                return Err("chance comes next; enter what was thrown first".to_owned());
            }
            Turn::Chance(side) => {
                let model = P::model(&self.judge);
                let value = side.zip(P::Bot::before_throw(&model, &self.game));
                let (side, value) =
                    value.ok_or("it is not known who begins; enter what was thrown first")?;
                return Ok(Reply::Lines(vec![value_line::<P>(side, value, 0)]));
            }
            Turn::Decide(side) => side,
        };
        let mut limits = allowed.limits(side.into());
        if limits.depth.is_some() && P::Game::HAS_CHANCE {
            let why = "depth is for games without chance; limit the work or the time";
            return Err(why.to_owned());
        }
        let Settings {
            player,
            seed,
            multipv,
            ..
        } = self.settings;
        limits.lines = (multipv > 1).then(|| u32::try_from(multipv).unwrap_or(u32::MAX));
        let seed = nth_random(seed, self.entries);
        let model = P::model(&self.judge);
        let search = player.search(&model, &self.game, &limits, seed);
        let search = search.ok_or("there is nothing to decide")?;
        let allowed = (limits, allowed.ends);
        self.thought = Some(AnswerSearch::new(
            question,
            side,
            search,
            allowed,
            self.settings,
        ));
        Ok(Reply::Thinking)
    }

    /// How a side replies to a draw offer of the other.
    fn draw(&self, side: &str) -> Result<&'static str, String> {
        let sides = P::Game::SIDES;
        let known = sides.iter().position(|word| *word == side);
        let known = known.ok_or_else(|| {
            let [one, other] = sides;
            format!("expected draw and who is offered one: {one} or {other}")
        })?;
        Ok(if self.content[known] {
            "accept"
        } else {
            "decline"
        })
    }
}
