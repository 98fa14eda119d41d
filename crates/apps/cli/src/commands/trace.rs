//! `sahkku trace`: games played by the program, one line for each decision.
//!
//! The line of a decision collects the events until the next one, or since the last one. One more line is for the end of a
//! game.

use std::io::Write;
use std::ops::ControlFlow;

use clap::{ArgMatches, Args};
use game::{OptionValue, Options};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value, to_value};

use crate::command_line::read;
use crate::failure::Failure;
use crate::in_order::each_in_order;
use crate::playout::{Happened, Policies, Watcher, play_on};
use crate::rng::GameRng;
use crate::rule_choice::{RuleChoice, with_flips};
use crate::sheet::Row;
use crate::starts::StartOptions;
use crate::terminal::{Action, Judge, Outcome, Playout, Rules};

/// Plays random games and writes them as JSON Lines, one object for each decision.
///
/// Each line shows the rules, the position, all legal actions, the number of the chosen one, and what happened. A last line for
/// each game says how it ended. The output depends on the seed alone, not on the number of threads.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    /// The seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many games to play
    #[arg(long, default_value_t = 1)]
    games: u64,

    /// Ends a game unfinished after so many decisions
    #[arg(long, default_value_t = 5000)]
    cap: u32,

    /// How many threads to use; 0 for one on each core
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1024))]
    threads: u16,

    /// Plays the games also with each option set to each other value, as far as positions can stand so
    #[arg(long)]
    every_option: bool,
}

pub(crate) fn run<G: Playout>(words: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments: Arguments = read(words)?;
    let (starts, policies): (G::StartOptions, G::TracePolicies) = (read(words)?, read(words)?);
    let chosen = arguments.rules.choose::<G>()?;
    let cases = if arguments.every_option {
        with_flips(chosen)
    } else {
        vec![chosen]
    };
    let (starts, _) = starts.starts(cases)?;
    let policies = policies.policies();
    for starts in &starts {
        let play = |game| {
            let chosen = starts.chosen(game);
            let options = options::<G>(chosen.rules())?;
            let mut rng = GameRng::new(arguments.seed, game);
            let mut played = starts.begin(game, &mut rng);
            let mut file = TraceFile::new(game, chosen.preset.id, &options);
            let (judge, cap) = (&chosen.judge, arguments.cap);
            let outcome = play_on(judge, &mut played, &policies, &mut rng, cap, &mut file);
            file.end::<G>(outcome)
        };
        each_in_order(arguments.threads, 0..arguments.games, play, |_, lines| {
            out.write_all(&lines)?;
            Ok(ControlFlow::Continue(()))
        })?;
    }
    Ok(())
}

/// Every option and its value, in the order of the rules.
fn options<G: Playout>(rules: &Rules<G>) -> Result<Box<RawValue>, Failure> {
    let mut options = Row::new();
    for option in Rules::<G>::OPTIONS {
        let value = match option.get(rules) {
            flag @ OptionValue::Flag(_) if G::FLAGS_AS_WORDS => OptionValue::Word(flag.to_string()),
            value => value,
        };
        options.put(option.name, to_value(value)?);
    }
    Ok(to_raw_value(&options)?)
}

struct TraceFile<'a> {
    game: u64,
    rules: &'static str,
    options: &'a RawValue,
    plies: u32,
    /// The events since the last decision, if they belong to the next.
    happened: Vec<Box<RawValue>>,
    line: Option<DecisionLine<'a>>,
    lines: Vec<u8>,
    failed: Option<Failure>,
}

#[derive(Serialize)]
struct DecisionLine<'a> {
    game: u64,
    ply: u32,
    rules: &'static str,
    options: &'a RawValue,
    position: Box<RawValue>,
    legal: Box<RawValue>,
    chosen: usize,
    events: Vec<Box<RawValue>>,
}

#[derive(Serialize)]
struct OutcomeLine<O> {
    game: u64,
    outcome: O,
}

impl<G: Playout> Watcher<G> for TraceFile<'_> {
    fn happened(&mut self, happened: Happened<G>) {
        let Some(shape) = G::event_shape(happened) else {
            return;
        };
        let Some(shape) = self.keep(to_raw_value(&shape)) else {
            return;
        };
        match &mut self.line {
            _ if G::EVENTS_BEFORE => self.happened.push(shape),
            Some(line) => line.events.push(shape),
            // Events before the first decision are not shown.
            None => {}
        }
    }

    /// Writes the last decision and begins the line of the next one.
    fn decision(&mut self, judge: &Judge<G>, state: &G::State, legal: &[Action<G>], chosen: usize) {
        self.finish_line();
        let position = to_raw_value(&G::position_shape(judge, state));
        let shapes = self.keep(position).zip(self.keep(to_raw_value(legal)));
        self.line = shapes.map(|(position, legal)| DecisionLine {
            game: self.game,
            ply: self.plies,
            rules: self.rules,
            options: self.options,
            position,
            legal,
            chosen,
            events: std::mem::take(&mut self.happened),
        });
        self.plies += 1;
    }
}

impl<'a> TraceFile<'a> {
    fn new(game: u64, rules: &'static str, options: &'a RawValue) -> TraceFile<'a> {
        TraceFile {
            game,
            rules,
            options,
            plies: 0,
            happened: Vec::new(),
            line: None,
            lines: Vec::new(),
            failed: None,
        }
    }

    fn end<G: Playout>(mut self, outcome: Option<Outcome<G>>) -> Result<Vec<u8>, Failure> {
        self.finish_line();
        let (game, outcome) = (self.game, G::outcome_shape(outcome));
        self.write(&OutcomeLine { game, outcome });
        self.failed.map_or(Ok(self.lines), Err)
    }

    fn finish_line(&mut self) {
        if let Some(line) = self.line.take() {
            self.write(&line);
        }
    }

    fn write(&mut self, line: &impl Serialize) {
        let written = serde_json::to_writer(&mut self.lines, line);
        self.keep(written);
        self.lines.push(b'\n');
    }

    fn keep<T>(&mut self, made: serde_json::Result<T>) -> Option<T> {
        made.map_err(|error| self.failed = Some(error.into())).ok()
    }
}
