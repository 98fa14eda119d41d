//! `sahkku trace`: games played by the program, one line for each decision.
//!
//! The line of a decision gathers what happens until the next one, or what has happened before it. One more line is for the end
//! of a game.

use std::io::Write;

use clap::{ArgMatches, Args, Command};
use game::ResultLine;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::command_line::read;
use crate::failure::Failure;
use crate::flips::with_flips;
use crate::in_order;
use crate::options_shape::OptionsShape;
use crate::playout::{Playout, Policies, Watcher, play_on};
use crate::rng::GameRng;
use crate::rule_choice::{RuleChoice, named};
use crate::starts::StartOptions;
use crate::tally::CAP;
use crate::types::{Action, Judge, Outcome};

/// A game of which there are traces. Its shapes are documented with its notation and stay as they are.
pub trait Traced: Playout {
    /// The line of which decision shows what happens between two.
    const EVENTS: EventsOf;

    /// Where games begin, in `simulate` too.
    type StartOptions: StartOptions<Self>;
    /// Who decides.
    type TracePolicies: Policies<Self>;
    /// A position.
    type PositionShape: Serialize;
    /// Something that happened.
    type EventShape: Serialize;
    /// How a game ended.
    type OutcomeShape: Serialize;

    /// The position of a decision.
    fn position_shape(judge: &Judge<Self>, state: &Self::State) -> Self::PositionShape;

    /// `None` for what a trace does not show.
    fn event_shape(happened: Self::Happened) -> Option<Self::EventShape>;

    /// `None` for a game that reached the cap.
    fn outcome_shape(outcome: Option<Outcome<Self>>) -> Self::OutcomeShape;
}

/// The line of which decision shows what happens between two.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum EventsOf {
    /// The first of the two; what happens before all decisions is not shown.
    Before,
    /// The second of the two; what happens after all decisions is not shown.
    After,
}

#[derive(Args)]
struct Arguments {
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

/// The command with the starts and policies of this game.
pub(crate) fn arguments<G: Traced>() -> Command {
    let command = Arguments::augment_args(Command::new("trace"));
    let command = G::TracePolicies::augment_args(G::StartOptions::augment_args(command));
    named::<G>(command)
}

/// Plays the games, and writes a line for each decision.
///
/// # Errors
/// What was given is wrong, or the output cannot be written.
pub(crate) fn run<G: Traced>(words: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments: Arguments = read(words)?;
    let (starts, policies): (G::StartOptions, G::TracePolicies) = (read(words)?, read(words)?);
    let chosen = arguments.rules.choose::<G>()?;
    let cases = if arguments.every_option {
        with_flips(chosen)
    } else {
        vec![chosen.into()]
    };
    let (starts, _) = starts.starts(cases)?;
    let policies = policies.policies();
    let threads = in_order::threads(arguments.threads)?;
    for starts in &starts {
        in_order::write_games(&threads, arguments.games, out, |game| {
            let chosen = starts.chosen(game);
            let options = OptionsShape::new(chosen.rules(), G::FLAGS);
            let options = to_raw_value(&options).map_err(no_json)?;
            let mut rng = GameRng::new(arguments.seed, game);
            let mut state = starts.begin(game, &mut rng);
            let mut file = TraceFile::<G>::new(game, chosen.preset.id, &options);
            let (judge, cap) = (&chosen.judge, arguments.cap);
            let outcome = play_on(judge, &mut state, &policies, &mut rng, cap, &mut file);
            file.end(outcome)
        })?;
    }
    Ok(())
}

/// The lines of one game.
struct TraceFile<'a, G: Traced> {
    game: u64,
    rules: &'static str,
    options: &'a RawValue,
    plies: u32,
    /// What happened since the last decision, where it belongs to the next.
    happened: Vec<G::EventShape>,
    /// The last decision.
    line: Option<DecisionLine<'a, G::PositionShape, Action<G>, G::EventShape>>,
    lines: Vec<u8>,
    failed: Option<serde_json::Error>,
}

/// One decision.
#[derive(Serialize)]
struct DecisionLine<'a, P, A, E> {
    game: u64,
    ply: u32,
    rules: &'static str,
    options: &'a RawValue,
    position: P,
    legal: Vec<A>,
    chosen: usize,
    events: Vec<E>,
}

/// The end of a game.
#[derive(Serialize)]
struct OutcomeLine<O> {
    game: u64,
    outcome: O,
}

/// How a game ended, where winner and reason are all there is to say.
#[derive(Serialize)]
pub struct OutcomeShape {
    winner: Option<&'static str>,
    reason: &'static str,
}

impl OutcomeShape {
    /// `None` for a game that reached the cap.
    pub fn new(result: Option<ResultLine>) -> OutcomeShape {
        OutcomeShape {
            winner: result.and_then(|result| result.winner),
            reason: result.map_or(CAP, |result| result.reason),
        }
    }
}

impl<G: Traced> Watcher<G> for TraceFile<'_, G> {
    fn happened(&mut self, happened: G::Happened) {
        let shape = G::event_shape(happened);
        match (&mut self.line, G::EVENTS) {
            (_, EventsOf::After) => self.happened.extend(shape),
            (Some(line), EventsOf::Before) => line.events.extend(shape),
            (None, EventsOf::Before) => {}
        }
    }

    /// Writes the last decision and begins the line of the next one.
    fn decision(&mut self, judge: &Judge<G>, state: &G::State, legal: &[Action<G>], chosen: usize) {
        self.finish_line();
        self.line = Some(DecisionLine {
            game: self.game,
            ply: self.plies,
            rules: self.rules,
            options: self.options,
            position: G::position_shape(judge, state),
            legal: legal.to_vec(),
            chosen,
            events: std::mem::take(&mut self.happened),
        });
        self.plies += 1;
    }
}

impl<'a, G: Traced> TraceFile<'a, G> {
    fn new(game: u64, rules: &'static str, options: &'a RawValue) -> TraceFile<'a, G> {
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

    /// Writes how the game ended; all its lines.
    fn end(mut self, outcome: Option<Outcome<G>>) -> Result<Vec<u8>, Failure> {
        self.finish_line();
        let (game, outcome) = (self.game, G::outcome_shape(outcome));
        self.write(&OutcomeLine { game, outcome });
        self.failed
            .map_or(Ok(self.lines), |error| Err(no_json(error)))
    }

    fn finish_line(&mut self) {
        if let Some(line) = self.line.take() {
            self.write(&line);
        }
    }

    fn write(&mut self, line: &impl Serialize) {
        if let Err(error) = serde_json::to_writer(&mut self.lines, line) {
            self.failed = Some(error);
        }
        self.lines.push(b'\n');
    }
}

fn no_json(error: serde_json::Error) -> Failure {
    Failure::Files(format!("a trace cannot be written as JSON: {error}"))
}
