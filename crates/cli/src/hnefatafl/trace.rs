//! `sahkku --game hnefatafl trace`: games played at random, one line for each decision.

use std::io::Write;

use clap::Args;
use hnefatafl::{Action, Event, Game, Position};
use serde_json::value::{RawValue, to_raw_value};

use super::flips::flips;
use super::playout::{Watcher, play_on};
use super::policy::Policy;
use super::rule_choice::{Chosen, RuleChoice, read_position};
use super::trace_line::{ActionShape, DecisionLine, EventShape, OutcomeShape, PositionShape};
use crate::failure::Failure;
use crate::in_order;
use crate::options_shape::OptionsShape;
use crate::rng::GameRng;
use crate::trace_file::{TraceFile, no_json};

/// Plays random games and writes them as JSON Lines, one object for each decision.
///
/// Each line shows the rules, the position, every legal move, the number of the chosen one, and
/// what happened. A last line for each game says how it ended. The shape is documented in
/// docs/notation-hnefatafl.md. The output depends on the seed alone, not on the number of threads.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku --game hnefatafl trace --rules tablut --seed 1 --games 100 > games.jsonl
  sahkku --game hnefatafl trace --start '9/9/9/3t5/2tK5/3t5/9/9/4t4 muscovite'
  sahkku --game hnefatafl trace --policy shuffle --every-option --games 50")]
pub(super) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    /// The position from which the games go, or start
    #[arg(long, value_name = "POSITION", default_value = "start")]
    start: String,

    /// Who decides
    #[arg(long, value_enum, default_value_t = Policy::Uniform)]
    policy: Policy,

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

    /// Plays the games also with each option set to each other value, as far as the position can
    /// stand so
    #[arg(long)]
    every_option: bool,
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let chosen = arguments.rules.choose()?;
    let start = read_position(&chosen.judge, &arguments.start)?;
    let mut all = vec![(chosen, start)];
    if arguments.every_option {
        for flip in flips(&all[0].0) {
            // A position of this board is none of another, say.
            if let Ok(start) = read_position(&flip.chosen.judge, &arguments.start) {
                all.push((flip.chosen, start));
            }
        }
    }
    let threads = in_order::threads(arguments.threads)?;
    for (chosen, start) in &all {
        let options = to_raw_value(&OptionsShape(chosen.judge.rules())).map_err(no_json)?;
        in_order::write_games(&threads, arguments.games, out, |game| {
            trace_game(chosen, *start, &options, arguments, game)
        })?;
    }
    Ok(())
}

fn trace_game(
    chosen: &Chosen,
    start: Position,
    options: &RawValue,
    arguments: &Arguments,
    number: u64,
) -> Result<Vec<u8>, Failure> {
    let mut rng = GameRng::new(arguments.seed, number);
    let mut game = Game::from_position(chosen.judge.clone(), start);
    let mut tracer = Tracer {
        game: number,
        rules: chosen.preset.id,
        options,
        plies: 0,
        file: TraceFile::new(),
    };
    let policies = [arguments.policy; 2];
    let outcome = play_on(&mut game, policies, &mut rng, arguments.cap, &mut tracer);
    tracer.file.end(number, OutcomeShape::new(outcome))
}

/// Writes down a game while it is played.
struct Tracer<'a> {
    game: u64,
    rules: &'a str,
    options: &'a RawValue,
    plies: u32,
    file: TraceFile<DecisionLine<'a>>,
}

impl Watcher for Tracer<'_> {
    fn event(&mut self, event: Event) {
        if let Some(line) = self.file.last() {
            line.events.extend(EventShape::new(&event));
        }
    }

    fn decision(&mut self, game: &Game, legal: &[Action], chosen: usize) {
        self.file.decision(DecisionLine {
            game: self.game,
            ply: self.plies,
            rules: self.rules,
            options: self.options,
            position: PositionShape::new(game),
            legal: legal.iter().map(ActionShape::new).collect(),
            chosen,
            events: Vec::new(),
        });
        self.plies += 1;
    }
}
