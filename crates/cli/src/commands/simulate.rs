//! `sahkku simulate`: many games, and what they come to.

use std::collections::BTreeMap;
use std::io::Write;

use clap::Args;
use indicatif::ProgressBar;
use rayon::prelude::*;
use sahkku::{Action, Event, Judge, OPTIONS, Outcome, Position, Reason, Side, write_rules};
use sahkku_bench::{share, wilson_interval};

use crate::failure::Failure;
use crate::flips::{flips, values};
use crate::lengths::Lengths;
use crate::playout::{Watcher, begin, play_on};
use crate::policy::{self, NamedPolicy, POLICIES};
use crate::rng::GameRng;
use crate::rule_choice::{Chosen, RuleChoice};
use crate::sheet::{self, Format, Row, rounded};
use crate::{in_order, invariants, progress};

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

    /// How many games to play
    #[arg(long, default_value_t = 1000)]
    games: u64,

    /// The seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Ends a game unfinished after so many decisions
    #[arg(long, default_value_t = 5000)]
    cap: u32,

    /// The format of the numbers
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,

    /// How many threads to use; 0 for one on each core
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1024))]
    threads: u16,

    /// Plays the games also with each option set to each other value; for every rule set, if
    /// none is named
    #[arg(long)]
    every_option: bool,

    /// Checks the invariants at every decision; slower
    #[arg(long)]
    check: bool,
}

fn more_help() -> String {
    let mut help = "Policies:\n".to_owned();
    for policy in POLICIES {
        help.push_str(&format!("  {:<8} {}\n", policy.name, policy.about));
    }
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

/// One set of rules to play under.
struct Case {
    chosen: Chosen,
    /// The option that differs from the recorded rule set, and its value.
    flip: Option<(&'static str, String)>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let cases = cases(arguments)?;
    let threads = in_order::threads(arguments.threads)?;
    let bar = progress::bar(arguments.games.saturating_mul(cases.len() as u64));
    let mut done = Vec::new();
    for case in &cases {
        let tally = threads.install(|| play_all(arguments, case, &bar))?;
        done.push((case, tally.sorted()));
    }
    bar.finish_and_clear();
    match arguments.format {
        Format::Table if arguments.every_option => write_matrix(out, &done),
        Format::Table => done
            .iter()
            .try_for_each(|(case, tally)| write_table(out, arguments, case, tally)),
        Format::Csv => sheet::write_csv(out, &rows(arguments, &done)),
        Format::Json => sheet::write_json(out, &rows(arguments, &done)),
    }
}

fn cases(arguments: &Arguments) -> Result<Vec<Case>, Failure> {
    let bases = if arguments.every_option && arguments.rules.is_open() {
        Chosen::presets()?
    } else {
        vec![arguments.rules.choose()?]
    };
    let mut cases = Vec::new();
    for base in bases {
        let flipped = if arguments.every_option {
            flips(&base)
        } else {
            Vec::new()
        };
        cases.push(Case {
            chosen: base,
            flip: None,
        });
        cases.extend(flipped.into_iter().map(|flip| Case {
            chosen: flip.chosen,
            flip: Some((flip.option.name, flip.value)),
        }));
    }
    Ok(cases)
}

fn play_all(arguments: &Arguments, case: &Case, bar: &ProgressBar) -> Result<Tally, Failure> {
    (0..arguments.games)
        .into_par_iter()
        .try_fold(Tally::default, |mut tally, game| {
            tally.add(&play_one(arguments, &case.chosen.judge, game)?);
            bar.inc(1);
            Ok(tally)
        })
        .try_reduce(Tally::default, |one, other| Ok(one.and(other)))
}

/// What one game came to.
struct Played {
    first: Side,
    outcome: Option<Outcome>,
    decisions: u32,
    turns: u32,
    king_changes: u32,
    unused: u32,
}

fn play_one(arguments: &Arguments, judge: &Judge, game: u64) -> Result<Played, Failure> {
    let mut rng = GameRng::new(arguments.seed, game);
    let mut position = begin(judge, &mut rng);
    let mut counter = Counter {
        check: arguments.check,
        ..Counter::default()
    };
    let policies = [arguments.men.policy, arguments.women.policy];
    let cap = arguments.cap;
    let outcome = play_on(judge, &mut position, policies, &mut rng, cap, &mut counter);
    if let Some((position, broken)) = counter.broken {
        let (seed, rules) = (arguments.seed, write_rules(judge.rules()));
        let position = judge.write_position(&position);
        return Err(Failure::refused(
            format_args!("game {game} of seed {seed} under \"{rules}\" at \"{position}\""),
            broken,
        ));
    }
    // The turn in which the game ends is not passed on, but for a dead position.
    let dead = outcome.is_some_and(|outcome| outcome.reason == Reason::Dead);
    Ok(Played {
        first: position.first(),
        outcome,
        decisions: counter.decisions,
        turns: counter.passed + u32::from(!dead),
        king_changes: counter.king_changes,
        unused: counter.unused,
    })
}

/// Counts what happens in a game.
#[derive(Default)]
struct Counter {
    decisions: u32,
    passed: u32,
    king_changes: u32,
    unused: u32,
    check: bool,
    before: Option<Position>,
    broken: Option<(Position, String)>,
}

impl Watcher for Counter {
    #[inline]
    fn event(&mut self, event: Event) {
        match event {
            Event::TurnPassed { lost, .. } => {
                self.passed += 1;
                self.unused += u32::from(lost.len());
            }
            Event::KingTaken { .. } => self.king_changes += 1,
            _ => {}
        }
    }

    #[inline]
    fn decision(&mut self, judge: &Judge, position: &Position, legal: &[Action], _: usize) {
        self.decisions += 1;
        if self.check && self.broken.is_none() {
            let broken = invariants::broken(judge, self.before.as_ref(), position, legal);
            self.broken = broken.map(|broken| (*position, broken));
            self.before = Some(*position);
        }
    }
}

/// What many games came to.
#[derive(Default)]
struct Tally {
    wins: [u64; 2],
    wins_of_first: u64,
    ends: BTreeMap<&'static str, u64>,
    decisions: Vec<u32>,
    turns: Vec<u32>,
    king_changes: u64,
    unused: u64,
}

/// How a game that reached the cap ended.
const CAP: &str = "cap";

impl Tally {
    fn add(&mut self, played: &Played) {
        let winner = played.outcome.and_then(|outcome| outcome.winner);
        if let Some(winner) = winner {
            self.wins[winner.index()] += 1;
            self.wins_of_first += u64::from(winner == played.first);
        }
        let end = played.outcome.map_or(CAP, |outcome| outcome.reason.word());
        *self.ends.entry(end).or_default() += 1;
        self.decisions.push(played.decisions);
        self.turns.push(played.turns);
        self.king_changes += u64::from(played.king_changes);
        self.unused += u64::from(played.unused);
    }

    fn and(mut self, mut other: Tally) -> Tally {
        for (wins, more) in self.wins.iter_mut().zip(other.wins) {
            *wins += more;
        }
        self.wins_of_first += other.wins_of_first;
        for (end, more) in other.ends {
            *self.ends.entry(end).or_default() += more;
        }
        self.decisions.append(&mut other.decisions);
        self.turns.append(&mut other.turns);
        self.king_changes += other.king_changes;
        self.unused += other.unused;
        self
    }

    fn sorted(mut self) -> Tally {
        self.decisions.sort_unstable();
        self.turns.sort_unstable();
        self
    }

    fn games(&self) -> u64 {
        self.decisions.len() as u64
    }

    fn won(&self) -> u64 {
        self.wins.iter().sum()
    }

    fn ended(&self, how: &str) -> u64 {
        self.ends.get(how).copied().unwrap_or(0)
    }

    /// Won games of the side that began, of the men, and of the women.
    fn winners(&self) -> [(&'static str, u64); 3] {
        [
            ("first", self.wins_of_first),
            ("men", self.wins[0]),
            ("women", self.wins[1]),
        ]
    }

    fn king_changes_a_game(&self) -> f64 {
        share(self.king_changes, self.games())
    }

    fn unused_a_turn(&self) -> f64 {
        share(
            self.unused,
            self.turns.iter().map(|&turns| u64::from(turns)).sum(),
        )
    }

    fn capped(&self) -> f64 {
        share(self.ended(CAP), self.games())
    }
}

fn ends() -> impl Iterator<Item = &'static str> {
    let reasons = Reason::WORDS.iter().copied();
    // The program neither resigns nor agrees on a draw.
    reasons
        .filter(|&word| word != Reason::Resigned.word() && word != Reason::Agreed.word())
        .chain([CAP])
}

fn rows(arguments: &Arguments, done: &[(&Case, Tally)]) -> Vec<Row> {
    done.iter()
        .map(|(case, tally)| row(arguments, case, tally))
        .collect()
}

fn row(arguments: &Arguments, case: &Case, tally: &Tally) -> Row {
    let mut row = Row::new();
    row.put("rules", write_rules(case.chosen.judge.rules()));
    row.put("preset", case.chosen.preset.id);
    row.put("option", case.flip.as_ref().map(|(option, _)| *option));
    row.put("value", case.flip.as_ref().map(|(_, value)| value.clone()));
    row.put("men_policy", arguments.men.name);
    row.put("women_policy", arguments.women.name);
    row.put("seed", arguments.seed);
    row.put("cap", arguments.cap);
    row.put("games", tally.games());
    row.put("won", tally.won());
    const NAMES: [[&str; 4]; 3] = [
        ["first_wins", "first_share", "first_low", "first_high"],
        ["men_wins", "men_share", "men_low", "men_high"],
        ["women_wins", "women_share", "women_low", "women_high"],
    ];
    for ((_, wins), [name, of_won, from, to]) in tally.winners().into_iter().zip(NAMES) {
        let (low, high) = wilson_interval(wins as f64, tally.won() as f64);
        row.put(name, wins);
        row.put(of_won, rounded(share(wins, tally.won())));
        row.put(from, rounded(low));
        row.put(to, rounded(high));
    }
    let decisions = Lengths::new(&tally.decisions);
    row.put("decisions_mean", rounded(decisions.mean));
    row.put("decisions_median", decisions.median);
    row.put("decisions_max", decisions.max);
    let turns = Lengths::new(&tally.turns);
    row.put("turns_mean", rounded(turns.mean));
    row.put("turns_median", turns.median);
    row.put("turns_max", turns.max);
    for end in ends() {
        row.put(end, tally.ended(end));
    }
    row.put("king_changes_a_game", rounded(tally.king_changes_a_game()));
    row.put("unused_dice_a_turn", rounded(tally.unused_a_turn()));
    row.put("capped_share", rounded(tally.capped()));
    row
}

fn write_table(
    out: &mut impl Write,
    arguments: &Arguments,
    case: &Case,
    tally: &Tally,
) -> Result<(), Failure> {
    let (seed, cap) = (arguments.seed, arguments.cap);
    let (games, won) = (tally.games(), tally.won());
    writeln!(
        out,
        "rules         {}",
        write_rules(case.chosen.judge.rules())
    )?;
    writeln!(out, "men           {}", arguments.men.name)?;
    writeln!(out, "women         {}", arguments.women.name)?;
    writeln!(
        out,
        "games         {games} (seed {seed}, at most {cap} decisions each)"
    )?;
    writeln!(out, "won           {won}, of which")?;
    for (name, wins) in tally.winners() {
        let (low, high) = wilson_interval(wins as f64, won as f64);
        let name = if name == "first" {
            "the beginner"
        } else {
            name
        };
        writeln!(
            out,
            "  {name:<12}{:>6.2}%  ({:.2}% to {:.2}%)",
            100.0 * share(wins, won),
            100.0 * low,
            100.0 * high
        )?;
    }
    for (name, lengths) in [("decisions", &tally.decisions), ("turns", &tally.turns)] {
        let Lengths { mean, median, max } = Lengths::new(lengths);
        writeln!(
            out,
            "{name:<13} mean {mean:.1}, median {median:.0}, at most {max}"
        )?;
    }
    writeln!(out, "ends by")?;
    for end in ends().filter(|end| tally.ended(end) > 0) {
        let count = tally.ended(end);
        writeln!(
            out,
            "  {end:<12}{:>6.2}%  ({count})",
            100.0 * share(count, games)
        )?;
    }
    writeln!(
        out,
        "king changes  {:.2} a game",
        tally.king_changes_a_game()
    )?;
    writeln!(out, "unused dice   {:.3} a turn", tally.unused_a_turn())?;
    writeln!(out, "unfinished    {:.2}%", 100.0 * tally.capped())?;
    Ok(())
}

/// The share of unfinished games: a line for each change, a column for each rule set. It is a
/// table in Markdown, too.
fn write_matrix(out: &mut impl Write, done: &[(&Case, Tally)]) -> Result<(), Failure> {
    let mut presets: Vec<&str> = Vec::new();
    let mut lines: Vec<(String, BTreeMap<&str, String>)> = Vec::new();
    for (case, tally) in done {
        let id = case.chosen.preset.id;
        if !presets.contains(&id) {
            presets.push(id);
        }
        let label = match &case.flip {
            None => "as it is".to_owned(),
            Some((option, value)) => format!("{option}={value}"),
        };
        let cell = format!("{:.2}", 100.0 * tally.capped());
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
    let option = OPTIONS.iter().position(|option| option.name == name)?;
    let values = values(&OPTIONS[option]);
    Some((option, values.iter().position(|known| known == value)?))
}
