//! Who sits at a side of a match: a player of this program, or an engine.

use std::time::{Duration, Instant};

use engine::{PROTOCOL, Playable, list, short};
use game::{Brain as _, Dealt, Game as _, Limits, Recorded, RuleSets, Turn, write_rules};

use super::match_game::MatchGame;
use super::process::Process;
use crate::failure::Failure;
use crate::rng::GameRng;
use crate::types::{Brain, Entry, Game, Knowledge, Record, Rules};

/// Who sits at a side.
pub(crate) enum Seat<G: MatchGame> {
    Player { player: Brain<G>, name: String },
    Engine(Box<Engine>),
}

/// An engine, as it plays a match.
pub(crate) struct Engine {
    command: String,
    words: Vec<String>,
    limits: Limits,
    patience: Duration,
    /// What it calls itself, or its command as long as it has not said that.
    name: String,
    /// The process, if there is one that can play on.
    process: Option<Process>,
    /// Whether it wants to be told what is legal.
    wants_legal: bool,
    /// Whether it takes a seed.
    takes_seed: bool,
    /// How many entries of the game it has been told.
    told: usize,
}

impl<G: MatchGame> Seat<G> {
    pub(crate) fn of_player(player: Brain<G>) -> Seat<G> {
        let name = player.to_string();
        Seat::Player { player, name }
    }

    /// An engine with this command line, which no shell reads.
    pub(crate) fn of_engine(
        command: &str,
        limits: Limits,
        patience: Duration,
    ) -> Result<Seat<G>, Failure> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| {
            Failure::refused(
                format_args!("--engine {command}"),
                "this is no command line; a quotation mark may be missing",
            )
        })?;
        Ok(Seat::Engine(Box::new(Engine {
            command: command.to_owned(),
            words,
            limits,
            patience,
            name: command.to_owned(),
            process: None,
            wants_legal: false,
            takes_seed: false,
            told: 0,
        })))
    }

    /// Starts an engine and makes its acquaintance.
    pub(crate) fn start(&mut self) -> Result<(), Failure> {
        match self {
            Seat::Player { .. } => Ok(()),
            Seat::Engine(engine) => engine.start(Game::<G>::ID).map_err(|why| {
                let command = &engine.command;
                Failure::refused(format_args!("the engine \"{command}\""), why)
            }),
        }
    }

    /// What it is called.
    pub(crate) fn name(&self) -> &str {
        match self {
            Seat::Player { name, .. } => name,
            Seat::Engine(engine) => &engine.name,
        }
    }

    /// Begins a game that has this record so far.
    ///
    /// # Errors
    /// Why an engine cannot play it.
    pub(crate) fn begin(&mut self, record: &Record<G>, seed: u64) -> Result<(), String> {
        match self {
            Seat::Player { .. } => Ok(()),
            Seat::Engine(engine) => engine.begin::<G>(record, seed),
        }
    }

    /// Decides, once or more often, where this side is to decide. A player of this program has this knowledge of the rules.
    ///
    /// # Errors
    /// Why an engine did not.
    pub(crate) fn decide(
        &mut self,
        game: &Game<G>,
        record: &Record<G>,
        knowledge: &Knowledge<G>,
        draws: &mut GameRng,
    ) -> Result<Vec<Entry<G>>, String> {
        match self {
            Seat::Player { player, .. } => {
                let decision = player.decide(knowledge, game, draws.bits());
                decision.ok_or_else(|| "it knew no answer".to_owned())
            }
            Seat::Engine(engine) => engine.decide::<G>(game, record),
        }
    }

    /// What an engine does after a forfeit cannot be trusted: the process ends now.
    pub(crate) fn dismiss(&mut self) {
        if let Seat::Engine(engine) = self {
            engine.process = None;
        }
    }

    /// The match is over.
    pub(crate) fn leave(self) {
        if let Seat::Engine(engine) = self
            && let Some(process) = engine.process
        {
            process.leave();
        }
    }
}

/// How many lines that answer nothing an engine may write before its answer.
const CHATTER: u32 = 10_000;

impl Engine {
    /// Starts the process and reads how the engine introduces itself.
    fn start(&mut self, game: &str) -> Result<(), String> {
        let process = Process::start(&self.words)?;
        process.say(format!("hello {PROTOCOL}"));
        (self.wants_legal, self.takes_seed) = (false, false);
        let (mut plays, mut speaks) = (false, false);
        hear(&process, "hello", self.patience, |line| {
            let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
            match key {
                "name" => self.name = short(rest.trim()),
                "protocol" => speaks = rest.trim() == PROTOCOL.to_string(),
                "games" => plays = rest.split_whitespace().any(|known| known == game),
                "wants" => self.wants_legal |= rest.trim() == "legal",
                "option" => self.takes_seed |= rest.split_whitespace().next() == Some("seed"),
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
        self.process = Some(process);
        Ok(())
    }

    fn begin<G: MatchGame>(&mut self, record: &Record<G>, seed: u64) -> Result<(), String> {
        if self.process.is_none() {
            let again = |why| format!("it could not be started again: {why}");
            self.start(Game::<G>::ID).map_err(again)?;
        }
        let process = self.process()?;
        let (rules, start) = (Rules::<G>::of(record.judge()), record.start());
        let start = start.map(|start| Game::<G>::write_position(record.judge(), start));
        if self.takes_seed {
            process.say(format!("set seed {seed}"));
        }
        process.say(format!("rules {}", write_rules(rules)));
        process.say(format!("position {}", start.as_deref().unwrap_or("start")));
        process.say("ready".to_owned());
        hear(process, "ready", self.patience, |line| {
            Ok((line == "ready").then_some(()))
        })?;
        self.told = 0;
        Ok(())
    }

    fn decide<G: MatchGame>(
        &mut self,
        game: &Game<G>,
        record: &Record<G>,
    ) -> Result<Vec<Entry<G>>, String> {
        let process = self.process()?;
        let news = record.entries().get(self.told..).unwrap_or_default();
        if !news.is_empty() {
            process.say(list("enter", news));
        }
        if self.wants_legal {
            process.say(list("legal", &game.decisions()));
        }
        let mut go = "go".to_owned();
        if let Some(work) = self.limits.work {
            go.push_str(&format!(" work {work}"));
        }
        if let Some(time) = self.limits.time {
            go.push_str(&format!(" time {}", time.as_millis()));
        }
        process.say(go);
        let patience = self.limits.time.unwrap_or_default() + self.patience;
        let entries = hear(process, "go", patience, |line| {
            match line.split_once(' ').unwrap_or((line, "")) {
                ("best", answer) => read_answer::<G>(game, answer).map(Some),
                _ => Ok(None),
            }
        })?;
        self.told = record.entries().len();
        Ok(entries)
    }

    fn process(&self) -> Result<&Process, String> {
        self.process
            .as_ref()
            .ok_or_else(|| "it has ended".to_owned())
    }
}

/// Hears lines until `read` makes something of one.
fn hear<T>(
    process: &Process,
    question: &str,
    patience: Duration,
    mut read: impl FnMut(&str) -> Result<Option<T>, String>,
) -> Result<T, String> {
    let deadline = Instant::now() + patience;
    for _ in 0..CHATTER {
        let line = process.hear(question, deadline)?;
        refuse_error(&line)?;
        if let Some(heard) = read(&line)? {
            return Ok(heard);
        }
    }
    Err(format!(
        "it wrote {CHATTER} lines, none of which answers {question}"
    ))
}

fn refuse_error(line: &str) -> Result<(), String> {
    if line == "error" || line.starts_with("error ") {
        return Err(format!("it answered \"{}\"", short(line)));
    }
    Ok(())
}

/// Reads decisions of one side. Only the first is known to be read where it stands.
fn read_answer<G: MatchGame>(game: &Game<G>, answer: &str) -> Result<Vec<Entry<G>>, String> {
    let mut game = game.clone();
    let mut entries = Vec::new();
    let decider = |game: &Game<G>| match game.turn() {
        Turn::Decide(side) => Some(side),
        Turn::Chance(_) | Turn::Over(_) => None,
    };
    let side = decider(&game);
    for text in answer.split(';').map(str::trim) {
        let refused = |why: &str| format!("it answered \"{}\": {why}", short(text));
        if decider(&game) != side {
            return Err(refused("its turn was over"));
        }
        let entry = G::Programs::read_entry(&game, text).map_err(|why| refused(&why))?;
        if !Game::<G>::is_decision(&entry) {
            return Err(refused("that is nothing to decide on"));
        }
        let entry = game.as_recorded(entry);
        let entered = game.enter_unseen(&entry);
        entered.map_err(|why| refused(&why.to_string()))?;
        entries.push(entry);
    }
    Ok(entries)
}
