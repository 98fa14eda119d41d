//! `sahkku simulate`: many games, and what they come to.

use std::collections::BTreeMap;
use std::io::Write;

use clap::Args;
use sahkku::{Action, Event, Game, Judge, OPTIONS, Outcome, Position, Reason, Side, write_rules};
use sahkku_bench::share;

use super::rule_choice::{Case, RuleChoice};
use crate::failure::Failure;
use crate::invariants;
use crate::playout::{Watcher, begin, play_on};
use crate::policy::{self, NamedPolicy, POLICIES};
use crate::rng::GameRng;
use crate::rule_choice::Choosable;
use crate::sheet::{self, Format, Row, rounded};
use crate::simulation::{self, Invariants, Sum};
use crate::tally::{self, CAP, put_case, put_lengths, write_lengths};

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
    let done: Vec<(&Case, Tally)> = arguments.games.play_all(&cases, |case, game| {
        play_one(arguments, &case.chosen.judge, game)
    })?;
    match arguments.games.format {
        Format::Table if arguments.games.every_option => write_matrix(out, &done),
        Format::Table => done
            .iter()
            .try_for_each(|(case, tally)| write_table(out, arguments, case, tally)),
        Format::Csv => sheet::write_csv(out, &rows(arguments, &done)),
        Format::Json => sheet::write_json(out, &rows(arguments, &done)),
    }
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
    let mut rng = GameRng::new(arguments.games.seed, game);
    let mut position = begin(judge, &mut rng);
    let mut counter = Counter {
        decisions: 0,
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
        first: position.first(),
        outcome,
        decisions: counter.decisions,
        turns: counter.passed + u32::from(!dead),
        king_changes: counter.king_changes,
        unused: counter.unused,
    })
}

/// Counts what happens in a game.
struct Counter {
    decisions: u32,
    passed: u32,
    king_changes: u32,
    unused: u32,
    invariants: Invariants<Position>,
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
        self.invariants.check(position, |before| {
            invariants::broken(judge, before, position, legal)
        });
    }
}

/// What many games came to.
#[derive(Default)]
struct Tally {
    games: tally::Tally,
    wins_of_first: u64,
    turns: Vec<u32>,
    king_changes: u64,
    unused: u64,
}

impl Sum for Tally {
    type Played = Played;

    fn add(&mut self, played: &Played) {
        let winner = played.outcome.and_then(|outcome| outcome.winner);
        let end = played.outcome.map(|outcome| outcome.reason.word());
        self.games
            .add(winner.map(Side::index), end, played.decisions);
        self.wins_of_first += u64::from(winner == Some(played.first));
        self.turns.push(played.turns);
        self.king_changes += u64::from(played.king_changes);
        self.unused += u64::from(played.unused);
    }

    fn and(mut self, mut other: Tally) -> Tally {
        self.games = self.games.and(other.games);
        self.wins_of_first += other.wins_of_first;
        self.turns.append(&mut other.turns);
        self.king_changes += other.king_changes;
        self.unused += other.unused;
        self
    }

    fn sort(&mut self) {
        self.games.decisions.sort_unstable();
        self.turns.sort_unstable();
    }
}

impl Tally {
    /// Won games of the side that began, of the men, and of the women.
    fn winners(&self) -> [(&'static str, u64); 3] {
        let [men, women] = self.games.wins;
        [
            ("first", self.wins_of_first),
            ("men", men),
            ("women", women),
        ]
    }

    fn king_changes_a_game(&self) -> f64 {
        share(self.king_changes, self.games.games())
    }

    fn unused_a_turn(&self) -> f64 {
        share(
            self.unused,
            self.turns.iter().map(|&turns| u64::from(turns)).sum(),
        )
    }

    fn capped(&self) -> f64 {
        share(self.games.ended(CAP), self.games.games())
    }
}

fn rows(arguments: &Arguments, done: &[(&Case, Tally)]) -> Vec<Row> {
    done.iter()
        .map(|(case, tally)| row(arguments, case, tally))
        .collect()
}

fn row(arguments: &Arguments, case: &Case, tally: &Tally) -> Row {
    const NAMES: [[&str; 4]; 3] = [
        ["first_wins", "first_share", "first_low", "first_high"],
        ["men_wins", "men_share", "men_low", "men_high"],
        ["women_wins", "women_share", "women_low", "women_high"],
    ];
    let mut row = Row::new();
    put_case(&mut row, case);
    row.put("men_policy", arguments.men.name);
    row.put("women_policy", arguments.women.name);
    tally.games.put_games(&mut row, &arguments.games);
    for ((_, wins), names) in tally.winners().into_iter().zip(NAMES) {
        tally.games.put_wins(&mut row, names, wins);
    }
    const DECISIONS: [&str; 3] = ["decisions_mean", "decisions_median", "decisions_max"];
    put_lengths(&mut row, DECISIONS, &tally.games.decisions);
    const TURNS: [&str; 3] = ["turns_mean", "turns_median", "turns_max"];
    put_lengths(&mut row, TURNS, &tally.turns);
    tally.games.put_ends(&mut row, Reason::WORDS);
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
    writeln!(out, "rules         {}", write_rules(case.chosen.rules()))?;
    writeln!(out, "men           {}", arguments.men.name)?;
    writeln!(out, "women         {}", arguments.women.name)?;
    tally.games.write_games(out, &arguments.games)?;
    for (name, wins) in tally.winners() {
        let name = if name == "first" {
            "the beginner"
        } else {
            name
        };
        tally.games.write_wins(out, name, wins)?;
    }
    write_lengths(out, "decisions", &tally.games.decisions)?;
    write_lengths(out, "turns", &tally.turns)?;
    tally.games.write_ends(out, Reason::WORDS)?;
    let (changes, unused) = (tally.king_changes_a_game(), tally.unused_a_turn());
    writeln!(out, "king changes  {changes:.2} a game")?;
    writeln!(out, "unused dice   {unused:.3} a turn")?;
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
        let label = match case.flip {
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
    let number = OPTIONS.iter().position(|option| option.name == name)?;
    let values = Game::values(&OPTIONS[number]);
    Some((number, values.iter().position(|known| *known == value)?))
}
