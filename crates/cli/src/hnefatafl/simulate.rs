//! `sahkku --game hnefatafl simulate`: many games, and what they come to.

use std::collections::BTreeMap;
use std::io::Write;

use clap::Args;
use hnefatafl::{Action, Event, Game, Outcome, Position, Reason, Side, write_rules};
use indicatif::ProgressBar;
use rayon::prelude::*;
use sahkku_bench::{share, wilson_interval};

use super::flips::flips;
use super::invariants;
use super::playout::{Watcher, play_on};
use super::policy::Policy;
use super::rule_choice::{Chosen, RuleChoice, read_position};
use super::story;
use crate::failure::Failure;
use crate::lengths::Lengths;
use crate::rng::GameRng;
use crate::sheet::{self, Format, Row, rounded};
use crate::{in_order, progress};

/// Plays many games and shows who wins, how long they take and how they end.
///
/// Shares of wins are of the games that were won, with the 95% interval of Wilson. All numbers
/// depend on the seed alone, not on the number of threads.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku --game hnefatafl simulate --rules tablut --games 10000 --seed 7
  sahkku --game hnefatafl simulate --rules 'linne camps=never-back' --format csv
  sahkku --game hnefatafl simulate --every-option --games 1000 --format csv")]
pub(super) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    /// The position from which the games go, or start
    #[arg(long, value_name = "POSITION", default_value = "start")]
    start: String,

    /// The policy that plays the Swede
    #[arg(long, value_enum, value_name = "POLICY", default_value_t = Policy::Uniform)]
    swede: Policy,

    /// The policy that plays the Muscovite
    #[arg(long, value_enum, value_name = "POLICY", default_value_t = Policy::Uniform)]
    muscovite: Policy,

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

/// One set of rules to play under.
struct Case {
    chosen: Chosen,
    start: Position,
    /// The option that differs from the named rule set, and its value.
    flip: Option<(&'static str, &'static str)>,
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let cases = cases(arguments)?;
    let threads = in_order::threads(arguments.threads)?;
    let bar = progress::bar(arguments.games.saturating_mul(cases.len() as u64));
    let mut done = Vec::new();
    for case in &cases {
        let tally = threads.install(|| play_all(arguments, case, &bar))?;
        done.push((case, tally.sorted()));
    }
    bar.finish_and_clear();
    let rows = || -> Vec<Row> {
        let rows = done.iter().map(|(case, tally)| row(arguments, case, tally));
        rows.collect()
    };
    match arguments.format {
        Format::Table => done
            .iter()
            .try_for_each(|(case, tally)| write_table(out, arguments, case, tally)),
        Format::Csv => sheet::write_csv(out, &rows()),
        Format::Json => sheet::write_json(out, &rows()),
    }
}

fn cases(arguments: &Arguments) -> Result<Vec<Case>, Failure> {
    let bases = if arguments.every_option && arguments.rules.is_open() {
        Chosen::presets()?
    } else {
        vec![arguments.rules.choose()?]
    };
    let mut cases = Vec::new();
    for chosen in bases {
        let flipped = if arguments.every_option {
            flips(&chosen)
        } else {
            Vec::new()
        };
        let start = read_position(&chosen.judge, &arguments.start)?;
        cases.push(Case {
            chosen,
            start,
            flip: None,
        });
        for flip in flipped {
            // A position of this board is none of another, say.
            if let Ok(start) = read_position(&flip.chosen.judge, &arguments.start) {
                cases.push(Case {
                    chosen: flip.chosen,
                    start,
                    flip: Some((flip.option.name, flip.value)),
                });
            }
        }
    }
    Ok(cases)
}

fn play_all(arguments: &Arguments, case: &Case, bar: &ProgressBar) -> Result<Tally, Failure> {
    (0..arguments.games)
        .into_par_iter()
        .try_fold(Tally::default, |mut tally, game| {
            tally.add(&play_one(arguments, case, game)?);
            bar.inc(1);
            Ok(tally)
        })
        .try_reduce(Tally::default, |one, other| Ok(one.and(other)))
}

/// What one game came to.
struct Played {
    outcome: Option<Outcome>,
    decisions: u32,
    captured: [u32; 2],
}

fn play_one(arguments: &Arguments, case: &Case, number: u64) -> Result<Played, Failure> {
    let mut rng = GameRng::new(arguments.seed, number);
    let mut game = Game::from_position(case.chosen.judge.clone(), case.start);
    let mut counter = Counter {
        check: arguments.check,
        ..Counter::default()
    };
    let policies = [arguments.swede, arguments.muscovite];
    let outcome = play_on(&mut game, policies, &mut rng, arguments.cap, &mut counter);
    if let Some((position, broken)) = counter.broken {
        let judge = game.judge();
        let (seed, rules) = (arguments.seed, write_rules(judge.rules()));
        let position = judge.write_position(&position);
        return Err(Failure::refused(
            format_args!("game {number} of seed {seed} under \"{rules}\" at \"{position}\""),
            broken,
        ));
    }
    Ok(Played {
        outcome,
        decisions: counter.decisions,
        captured: counter.captured,
    })
}

/// Counts what happens in a game.
#[derive(Default)]
struct Counter {
    decisions: u32,
    /// Pieces that each side lost.
    captured: [u32; 2],
    check: bool,
    before: Option<Position>,
    broken: Option<(Position, String)>,
}

impl Watcher for Counter {
    #[inline]
    fn event(&mut self, event: Event) {
        if let Event::Captured { side, .. } = event {
            self.captured[side.index()] += 1;
        }
    }

    #[inline]
    fn decision(&mut self, game: &Game, legal: &[Action], _: usize) {
        self.decisions += 1;
        if self.check && self.broken.is_none() {
            let broken = invariants::broken(game, self.before.as_ref(), legal);
            self.broken = broken.map(|broken| (*game.position(), broken));
            self.before = Some(*game.position());
        }
    }
}

/// What many games came to.
#[derive(Default)]
struct Tally {
    wins: [u64; 2],
    ends: BTreeMap<&'static str, u64>,
    decisions: Vec<u32>,
    captured: [u64; 2],
}

/// How a game that reached the cap ended.
const CAP: &str = "cap";

impl Tally {
    fn add(&mut self, played: &Played) {
        if let Some(winner) = played.outcome.and_then(|outcome| outcome.winner) {
            self.wins[winner.index()] += 1;
        }
        let end = played.outcome.map_or(CAP, |outcome| outcome.reason.word());
        *self.ends.entry(end).or_default() += 1;
        self.decisions.push(played.decisions);
        for (captured, more) in self.captured.iter_mut().zip(played.captured) {
            *captured += u64::from(more);
        }
    }

    fn and(mut self, mut other: Tally) -> Tally {
        for (wins, more) in self.wins.iter_mut().zip(other.wins) {
            *wins += more;
        }
        for (end, more) in other.ends {
            *self.ends.entry(end).or_default() += more;
        }
        self.decisions.append(&mut other.decisions);
        for (captured, more) in self.captured.iter_mut().zip(other.captured) {
            *captured += more;
        }
        self
    }

    fn sorted(mut self) -> Tally {
        self.decisions.sort_unstable();
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
}

fn ends() -> impl Iterator<Item = &'static str> {
    let reasons = Reason::WORDS.iter().copied();
    // The program neither resigns nor agrees on a draw.
    reasons
        .filter(|&word| word != Reason::Resigned.word() && word != Reason::Agreed.word())
        .chain([CAP])
}

fn row(arguments: &Arguments, case: &Case, tally: &Tally) -> Row {
    const NAMES: [[&str; 4]; 2] = [
        ["swede_wins", "swede_share", "swede_low", "swede_high"],
        [
            "muscovite_wins",
            "muscovite_share",
            "muscovite_low",
            "muscovite_high",
        ],
    ];
    let mut row = Row::new();
    row.put("rules", write_rules(case.chosen.judge.rules()));
    row.put("preset", case.chosen.preset.id);
    row.put("option", case.flip.map(|(option, _)| option));
    row.put("value", case.flip.map(|(_, value)| value));
    row.put("swede_policy", arguments.swede.name());
    row.put("muscovite_policy", arguments.muscovite.name());
    row.put("seed", arguments.seed);
    row.put("cap", arguments.cap);
    row.put("games", tally.games());
    row.put("won", tally.won());
    for (wins, [name, of_won, from, to]) in tally.wins.into_iter().zip(NAMES) {
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
    for end in ends() {
        row.put(end, tally.ended(end));
    }
    let [drabants, muscovites] = tally.captured.map(|lost| share(lost, tally.games()));
    row.put("drabants_lost_a_game", rounded(drabants));
    row.put("muscovites_lost_a_game", rounded(muscovites));
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
    let rules = write_rules(case.chosen.judge.rules());
    writeln!(out, "rules         {rules}")?;
    writeln!(out, "Swede         {}", arguments.swede.name())?;
    writeln!(out, "Muscovite     {}", arguments.muscovite.name())?;
    writeln!(
        out,
        "games         {games} (seed {seed}, at most {cap} decisions each)"
    )?;
    writeln!(out, "won           {won}, of which")?;
    for (side, wins) in Side::BOTH.into_iter().zip(tally.wins) {
        let (low, high) = wilson_interval(wins as f64, won as f64);
        writeln!(
            out,
            "  {:<12}{:>6.2}%  ({:.2}% to {:.2}%)",
            story::name(side),
            100.0 * share(wins, won),
            100.0 * low,
            100.0 * high
        )?;
    }
    let Lengths { mean, median, max } = Lengths::new(&tally.decisions);
    writeln!(
        out,
        "decisions     mean {mean:.1}, median {median:.0}, at most {max}"
    )?;
    writeln!(out, "ends by")?;
    for end in ends().filter(|end| tally.ended(end) > 0) {
        let count = tally.ended(end);
        writeln!(
            out,
            "  {end:<12}{:>6.2}%  ({count})",
            100.0 * share(count, games)
        )?;
    }
    let [drabants, muscovites] = tally.captured.map(|lost| share(lost, games));
    writeln!(
        out,
        "captured      {drabants:.2} drabants and {muscovites:.2} Muscovites a game"
    )?;
    Ok(())
}
