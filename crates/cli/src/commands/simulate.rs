//! `sahkku simulate`: many games, and what they come to.

use std::collections::BTreeMap;
use std::io::Write;

use clap::Args;
use sahkku::{Action, Event, Game, Judge, OPTIONS, Position, Reason, Rules, Side};
use sahkku_bench::share;
use serde_json::Value;

use super::rule_choice::RuleChoice;
use crate::branching::Choices;
use crate::failure::Failure;
use crate::invariants;
use crate::playout::{Watcher, begin, play_on};
use crate::policy::{self, NamedPolicy, POLICIES};
use crate::report::MEASURES_HELP;
use crate::rng::GameRng;
use crate::rule_choice::Choosable;
use crate::run::Run;
use crate::sheet::rounded;
use crate::simulation::{self, Invariants, Simulated};
use crate::tally::{CAP, Played, Tally};

/// Plays many games and shows who wins, how long they take and how they end.
///
/// Shares of wins are of the games that were won, with the 95% interval of Wilson. A turn is
/// counted from its throw on; unused dice are those worth something that were left when it ended.
/// All numbers depend on the seed alone, not on the number of threads.
#[derive(Args)]
#[command(after_long_help = more_help())]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    /// The policy that plays the men
    #[arg(long, value_name = "POLICY", default_value = "random", value_parser = read_policy)]
    men: &'static NamedPolicy,

    /// The policy that plays the women
    #[arg(long, value_name = "POLICY", default_value = "random", value_parser = read_policy)]
    women: &'static NamedPolicy,

    #[command(flatten)]
    games: simulation::Games,
}

fn more_help() -> String {
    let mut help = "Policies:\n".to_owned();
    for policy in POLICIES {
        help.push_str(&format!("  {:<8} {}\n", policy.name, policy.about));
    }
    help.push('\n');
    help.push_str(MEASURES_HELP);
    help.push_str(EXAMPLES);
    help
}

const EXAMPLES: &str = "
Examples:
  sahkku simulate --rules maze --games 10000 --seed 7
  sahkku simulate --rules 'raisa stacking=no' --men greedy --format csv
  sahkku simulate --every-option --games 1000
      the share of unfinished games for every rule set, and for each option set otherwise";

fn read_policy(name: &str) -> Result<&'static NamedPolicy, String> {
    policy::named(name).ok_or_else(|| {
        let known: Vec<String> = POLICIES
            .iter()
            .map(|policy| format!("{} ({})", policy.name, policy.about))
            .collect();
        format!(
            "there is no such policy; the policies are {}",
            known.join(", ")
        )
    })
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let cases = arguments.games.cases(&arguments.rules)?;
    let policies = [
        ("men_policy", arguments.men),
        ("women_policy", arguments.women),
    ];
    let settings = policies.map(|(name, policy)| (name, policy.name.to_owned()));
    arguments.games.run::<Game, _>(
        out,
        settings.to_vec(),
        &cases,
        |case| case,
        |case, game| play_one(arguments, &case.chosen.judge, game),
    )
}

fn play_one(arguments: &Arguments, judge: &Judge, game: u64) -> Result<Played<[u64; 2]>, Failure> {
    let mut rng = GameRng::new(arguments.games.seed, game);
    let mut position = begin(judge, &mut rng);
    let mut counter = Counter {
        choices: Choices::new(),
        passed: 0,
        king_changes: 0,
        unused: 0,
        invariants: Invariants::of(&arguments.games),
    };
    let policies = [arguments.men.policy, arguments.women.policy];
    let cap = arguments.games.cap;
    let outcome = play_on(judge, &mut position, policies, &mut rng, cap, &mut counter);
    if let Some(broken) = counter.invariants.broken {
        return Err(arguments.games.broken::<Game>(game, judge, &broken));
    }
    // The turn in which the game ends is not passed on, but for a dead position.
    let dead = outcome.is_some_and(|outcome| outcome.reason == Reason::Dead);
    Ok(Played {
        first: position.first().index(),
        winner: outcome.and_then(|outcome| outcome.winner).map(Side::index),
        end: outcome.map(|outcome| outcome.reason.word()),
        turns: counter.passed + u32::from(!dead),
        choices: counter.choices,
        sums: [counter.king_changes, counter.unused],
    })
}

/// Counts what happens in a game.
struct Counter {
    choices: Choices,
    passed: u32,
    king_changes: u64,
    unused: u64,
    invariants: Invariants<Position>,
}

impl Watcher for Counter {
    #[inline]
    fn event(&mut self, event: Event) {
        match event {
            Event::TurnPassed { lost, .. } => {
                self.passed += 1;
                self.unused += u64::from(lost.len());
            }
            Event::KingTaken { .. } => self.king_changes += 1,
            _ => {}
        }
    }

    #[inline]
    fn decision(&mut self, judge: &Judge, position: &Position, legal: &[Action], _: usize) {
        self.choices.add(legal.len());
        self.invariants.check(position, |before| {
            invariants::broken(judge, before, position, legal)
        });
    }
}

impl Simulated for Game {
    const REASONS: &'static [&'static str] = Reason::WORDS;
    const SUMS: &'static [&'static str] = &["king_changes", "unused_dice"];

    type Sums = [u64; 2];

    /// A place is empty, or has soldiers of one side, awake or one asleep, or a queen; and the king of one side, of the other or
    /// of nobody, instead or besides.
    fn state_tree_complexity(rules: &Rules) -> f64 {
        let stack = if rules.stacking { rules.columns } else { 1 };
        let queens = if rules.queens { 2 } else { 0 };
        let without_king = 1.0 + 2.0 * f64::from(stack + 1 + queens);
        let contents = if rules.king_shares {
            without_king * 4.0
        } else {
            without_king + 3.0
        };
        3.0 * f64::from(rules.columns) * libm::log10(contents)
    }

    fn figures(tally: &Tally) -> Vec<(String, Value)> {
        let turns = u64::try_from(tally.turns.sum()).unwrap_or(u64::MAX);
        let changes = share(tally.sum(0), tally.games());
        let unused = share(tally.sum(1), turns);
        vec![
            ("king_changes_a_game".to_owned(), rounded(changes).into()),
            ("unused_dice_a_turn".to_owned(), rounded(unused).into()),
        ]
    }

    fn write_every_option(
        out: &mut impl Write,
        run: &Run,
        tallies: &[Tally],
    ) -> Result<(), Failure> {
        write_matrix(out, run, tallies)
    }
}

/// The share of unfinished games: a line for each change, a column for each rule set. It is a
/// table in Markdown, too.
fn write_matrix(out: &mut impl Write, run: &Run, tallies: &[Tally]) -> Result<(), Failure> {
    let mut presets: Vec<&str> = Vec::new();
    let mut lines: Vec<(String, BTreeMap<&str, String>)> = Vec::new();
    for (case, tally) in run.cases.iter().zip(tallies) {
        let id = &*case.preset;
        if !presets.contains(&id) {
            presets.push(id);
        }
        let label = match (&case.option, &case.value) {
            (Some(option), Some(value)) => format!("{option}={value}"),
            _ => "as it is".to_owned(),
        };
        let cell = format!("{:.2}", 100.0 * share(tally.ended(CAP), tally.games()));
        match lines.iter_mut().find(|(known, _)| *known == label) {
            Some((_, cells)) => {
                cells.insert(id, cell);
            }
            None => lines.push((label, BTreeMap::from([(id, cell)]))),
        }
    }
    lines.sort_by_key(|(label, _)| rank(label));
    writeln!(out, "| unfinished, % | {} |", presets.join(" | "))?;
    writeln!(out, "|---|{}", "--:|".repeat(presets.len()))?;
    for (label, cells) in &lines {
        let cells: Vec<&str> = presets
            .iter()
            .map(|id| cells.get(id).map_or("", String::as_str))
            .collect();
        writeln!(out, "| {label} | {} |", cells.join(" | "))?;
    }
    Ok(())
}

/// The first line stays first; the changes stand in the order of the options and their values.
fn rank(label: &str) -> Option<(usize, usize)> {
    let (name, value) = label.split_once('=')?;
    let number = OPTIONS.iter().position(|option| option.name == name)?;
    let values = Game::values(&OPTIONS[number]);
    Some((number, values.iter().position(|known| *known == value)?))
}
