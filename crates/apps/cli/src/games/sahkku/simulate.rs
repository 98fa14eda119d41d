//! What many games come to.

use std::collections::BTreeMap;
use std::io::Write;

use sahkku::{Action, Event, Game, Judge, OPTIONS, Outcome, Position, Reason, Rules};
use sahkku_bench::share;
use serde_json::Value;

use super::invariants;
use super::policy::Deciders;
use crate::branching::Choices;
use crate::commands::simulate::Simulated;
use crate::failure::Failure;
use crate::help::Help;
use crate::rule_choice::Choosable;
use crate::run::Run;
use crate::sheet::rounded;
use crate::tally::{CAP, Tally};

impl Simulated for Game {
    const SIMULATE: Help = Help {
        about: "Plays many games and shows who wins, how long they take and how they end",
        more: "Shares of wins are of the games that were won, with the 95% interval of Wilson. A turn is counted from its throw \
               on; unused dice are those worth something that were left when it ended. All numbers depend on the seed alone, not \
               on the number of threads.",
        after: "\
Examples:
  sahkku simulate --rules maze --games 10000 --seed 7
  sahkku simulate --rules 'raisa stacking=no' --men greedy --format csv
  sahkku simulate --every-option --games 1000
      the share of unfinished games for every rule set, and for each option set otherwise",
    };
    const SUMS: &'static [&'static str] = &["king_changes", "unused_dice"];

    type Policies = Deciders;
    type Sums = [u64; 2];

    #[inline]
    fn count(happened: &Event, turns: &mut u32, [king_changes, unused]: &mut [u64; 2]) {
        match happened {
            Event::TurnPassed { lost, .. } => {
                *turns += 1;
                *unused += u64::from(lost.len());
            }
            Event::KingTaken { .. } => *king_changes += 1,
            _ => {}
        }
    }

    /// The turn in which the game ends is not passed on, but for a dead position.
    fn count_end(outcome: Option<&Outcome>, _: &Choices, turns: &mut u32, _: &mut [u64; 2]) {
        let dead = outcome.is_some_and(|outcome| outcome.reason == Reason::Dead);
        *turns += u32::from(!dead);
    }

    fn broken(
        judge: &Judge,
        before: Option<&Position>,
        position: &Position,
        legal: &[Action],
    ) -> Option<String> {
        invariants::broken(judge, before, position, legal)
    }

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
