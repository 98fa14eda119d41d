//! The lines of a trace: one for each decision, which gathers events until the next one, and one for
//! the end of a game.

use std::io::Write;

use clap::Args;
use game::ResultLine;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::failure::Failure;
use crate::in_order;
use crate::options_shape::OptionsShape;
use crate::rule_choice::{Choosable, Chosen};

/// How many games are traced.
#[derive(Args)]
pub(crate) struct Games {
    /// The seed of the random numbers
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// How many games to play
    #[arg(long, default_value_t = 1)]
    games: u64,

    /// Ends a game unfinished after so many decisions
    #[arg(long, default_value_t = 5000)]
    pub(crate) cap: u32,

    /// How many threads to use; 0 for one on each core
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1024))]
    threads: u16,
}

impl Games {
    /// Traces all games of each case. `chosen` says what rules the game of a number has. `play` plays it, gets the file to
    /// write it to, and says how it ended.
    pub(crate) fn write<
        C: Sync,
        G: Choosable,
        P: Serialize,
        A: Serialize,
        E: Serialize,
        O: Serialize,
    >(
        &self,
        out: &mut impl Write,
        cases: &[C],
        chosen: impl Fn(&C, u64) -> &Chosen<G> + Sync,
        play: impl Fn(&C, u64, &mut TraceFile<'_, P, A, E>) -> O + Sync,
    ) -> Result<(), Failure> {
        let threads = in_order::threads(self.threads)?;
        for case in cases {
            in_order::write_games(&threads, self.games, out, |game| {
                let chosen = chosen(case, game);
                let options = OptionsShape::new(chosen.rules(), G::FLAGS);
                let options = to_raw_value(&options).map_err(no_json)?;
                let mut file = TraceFile::new(game, chosen.preset.id, &options);
                let outcome = play(case, game, &mut file);
                file.end(outcome)
            })?;
        }
        Ok(())
    }
}

/// The lines of one game. `P`, `A` and `E` are the shapes of a position, an action and an event.
pub(crate) struct TraceFile<'a, P, A, E> {
    game: u64,
    rules: &'static str,
    options: &'a RawValue,
    plies: u32,
    /// The last decision.
    line: Option<DecisionLine<'a, P, A, E>>,
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

/// How a game ended.
#[derive(Serialize)]
pub(crate) struct OutcomeShape {
    winner: Option<&'static str>,
    reason: &'static str,
}

impl OutcomeShape {
    /// `None` for a game that reached the cap.
    pub(crate) fn new(result: Option<ResultLine>) -> OutcomeShape {
        OutcomeShape {
            winner: result.and_then(|result| result.winner),
            reason: result.map_or("cap", |result| result.reason),
        }
    }
}

impl<'a, P: Serialize, A: Serialize, E: Serialize> TraceFile<'a, P, A, E> {
    fn new(game: u64, rules: &'static str, options: &'a RawValue) -> TraceFile<'a, P, A, E> {
        TraceFile {
            game,
            rules,
            options,
            plies: 0,
            line: None,
            lines: Vec::new(),
            failed: None,
        }
    }

    /// Writes the last decision and begins the line of the next one.
    pub(crate) fn decision(&mut self, position: P, legal: Vec<A>, chosen: usize) {
        self.finish_line();
        self.line = Some(DecisionLine {
            game: self.game,
            ply: self.plies,
            rules: self.rules,
            options: self.options,
            position,
            legal,
            chosen,
            events: Vec::new(),
        });
        self.plies += 1;
    }

    /// Adds what follows the last decision. What happens before the first belongs to no line.
    pub(crate) fn events(&mut self, events: impl IntoIterator<Item = E>) {
        if let Some(line) = &mut self.line {
            line.events.extend(events);
        }
    }

    /// Writes how the game ended; all its lines.
    fn end(mut self, outcome: impl Serialize) -> Result<Vec<u8>, Failure> {
        self.finish_line();
        let game = self.game;
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
