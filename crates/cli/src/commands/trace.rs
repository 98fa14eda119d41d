//! `sahkku trace`: random games, one line for each decision.

use std::io::Write;

use clap::Args;
use sahkku::{Action, Event, Judge, Position};
use serde_json::value::{RawValue, to_raw_value};

use crate::failure::Failure;
use crate::flips::flips;
use crate::in_order;
use crate::options_shape::OptionsShape;
use crate::playout::{Watcher, begin, play_on};
use crate::policy::Random;
use crate::rng::GameRng;
use crate::rule_choice::{Chosen, RuleChoice};
use crate::trace_file::{TraceFile, no_json};
use crate::trace_line::{ActionShape, DecisionLine, EventShape, OutcomeShape, PositionShape};

/// Plays uniformly random games and writes them as JSON Lines, one object for each decision.
///
/// Each line shows the rules, the position, every legal action, the number of the chosen one, and
/// what happened from there to the next decision. A last line for each game says how it ended.
/// The shape is documented in docs/notation.md. Either side begins, and where the rules offer
/// mieđut it is chosen as often as vuosttut. The output depends on the seed alone, not on the
/// number of threads.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku trace --rules maze --seed 1 --games 100 > games.jsonl
  sahkku trace --rules unjarga --set raid_gate=raid --set stacking=no --games 10
  sahkku trace --rules raisa --every-option --games 50 | node tests/conformance/check-trace.mjs")]
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

    /// Plays the games also with each option set to each other value
    #[arg(long)]
    every_option: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let chosen = arguments.rules.choose()?;
    let mut all = vec![chosen];
    if arguments.every_option {
        let flipped: Vec<Chosen> = flips(&all[0]).into_iter().map(|flip| flip.chosen).collect();
        all.extend(flipped);
    }
    let threads = in_order::threads(arguments.threads)?;
    for chosen in &all {
        let options = to_raw_value(&OptionsShape(chosen.judge.rules())).map_err(no_json)?;
        in_order::write_games(&threads, arguments.games, out, |game| {
            trace_game(chosen, &options, arguments, game)
        })?;
    }
    Ok(())
}

fn trace_game(
    chosen: &Chosen,
    options: &RawValue,
    arguments: &Arguments,
    game: u64,
) -> Result<Vec<u8>, Failure> {
    let judge = &chosen.judge;
    let mut rng = GameRng::new(arguments.seed, game);
    let mut position = begin(judge, &mut rng);
    let mut tracer = Tracer {
        game,
        rules: chosen.preset.id,
        options,
        plies: 0,
        file: TraceFile::new(),
    };
    let random = &Random;
    let outcome = play_on(
        judge,
        &mut position,
        [random, random],
        &mut rng,
        arguments.cap,
        &mut tracer,
    );
    tracer.file.end(game, OutcomeShape::new(outcome))
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
        // What happens before the first decision belongs to no line.
        if let Some(line) = self.file.last() {
            line.events.push(EventShape::new(&event));
        }
    }

    fn decision(&mut self, judge: &Judge, position: &Position, legal: &[Action], chosen: usize) {
        self.file.decision(DecisionLine {
            game: self.game,
            ply: self.plies,
            rules: self.rules,
            options: self.options,
            position: PositionShape::new(judge.rules().columns, position),
            legal: legal.iter().map(ActionShape::new).collect(),
            chosen,
            events: Vec::new(),
        });
        self.plies += 1;
    }
}
