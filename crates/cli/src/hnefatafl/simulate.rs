//! `sahkku --game hnefatafl simulate`: many games, and what they come to.

use std::io::Write;

use clap::Args;
use hnefatafl::{Action, Event, Game, Outcome, Position, Reason, Side, write_rules};
use sahkku_bench::share;

use super::playout::{Watcher, play_on};
use super::policy::Policy;
use super::rule_choice::{Case, RuleChoice, with_start};
use super::{invariants, story};
use crate::failure::Failure;
use crate::rng::GameRng;
use crate::sheet::{self, Format, Row, rounded};
use crate::simulation::{self, Invariants, Sum};
use crate::tally::{self, put_case, put_lengths, write_lengths};

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

    #[command(flatten)]
    games: simulation::Games,
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let cases = arguments.games.cases(&arguments.rules)?;
    let cases = with_start(cases, &arguments.start)?;
    let done: Vec<(&(Case, Position), Tally)> =
        arguments.games.play_all(&cases, |(case, start), game| {
            play_one(arguments, case, *start, game)
        })?;
    let rows = || -> Vec<Row> {
        let rows = done
            .iter()
            .map(|((case, _), tally)| row(arguments, case, tally));
        rows.collect()
    };
    match arguments.games.format {
        Format::Table => done
            .iter()
            .try_for_each(|((case, _), tally)| write_table(out, arguments, case, tally)),
        Format::Csv => sheet::write_csv(out, &rows()),
        Format::Json => sheet::write_json(out, &rows()),
    }
}

/// What one game came to.
struct Played {
    outcome: Option<Outcome>,
    decisions: u32,
    captured: [u32; 2],
}

fn play_one(
    arguments: &Arguments,
    case: &Case,
    start: Position,
    number: u64,
) -> Result<Played, Failure> {
    let mut rng = GameRng::new(arguments.games.seed, number);
    let mut game = Game::from_position(case.chosen.judge.clone(), start);
    let mut counter = Counter {
        decisions: 0,
        captured: [0; 2],
        invariants: Invariants::of(&arguments.games),
    };
    let policies = [arguments.swede, arguments.muscovite];
    let cap = arguments.games.cap;
    let outcome = play_on(&mut game, policies, &mut rng, cap, &mut counter);
    if let Some(broken) = counter.invariants.broken {
        let judge = game.judge();
        return Err(arguments.games.broken::<Game>(number, judge, &broken));
    }
    Ok(Played {
        outcome,
        decisions: counter.decisions,
        captured: counter.captured,
    })
}

/// Counts what happens in a game.
struct Counter {
    decisions: u32,
    /// Pieces that each side lost.
    captured: [u32; 2],
    invariants: Invariants<Position>,
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
        self.invariants.check(game.position(), |before| {
            invariants::broken(game, before, legal)
        });
    }
}

/// What many games came to.
#[derive(Default)]
struct Tally {
    games: tally::Tally,
    captured: [u64; 2],
}

impl Sum for Tally {
    type Played = Played;

    fn add(&mut self, played: &Played) {
        let winner = played.outcome.and_then(|outcome| outcome.winner);
        let end = played.outcome.map(|outcome| outcome.reason.word());
        self.games
            .add(winner.map(Side::index), end, played.decisions);
        for (captured, more) in self.captured.iter_mut().zip(played.captured) {
            *captured += u64::from(more);
        }
    }

    fn and(mut self, other: Tally) -> Tally {
        self.games = self.games.and(other.games);
        for (captured, more) in self.captured.iter_mut().zip(other.captured) {
            *captured += more;
        }
        self
    }

    fn sort(&mut self) {
        self.games.decisions.sort_unstable();
    }
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
    put_case(&mut row, case);
    row.put("swede_policy", arguments.swede.name());
    row.put("muscovite_policy", arguments.muscovite.name());
    tally.games.put_games(&mut row, &arguments.games);
    for (wins, names) in tally.games.wins.into_iter().zip(NAMES) {
        tally.games.put_wins(&mut row, names, wins);
    }
    const DECISIONS: [&str; 3] = ["decisions_mean", "decisions_median", "decisions_max"];
    put_lengths(&mut row, DECISIONS, &tally.games.decisions);
    tally.games.put_ends(&mut row, Reason::WORDS);
    let games = tally.games.games();
    let [drabants, muscovites] = tally.captured.map(|lost| share(lost, games));
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
    writeln!(out, "rules         {}", write_rules(case.chosen.rules()))?;
    writeln!(out, "Swede         {}", arguments.swede.name())?;
    writeln!(out, "Muscovite     {}", arguments.muscovite.name())?;
    tally.games.write_games(out, &arguments.games)?;
    for (side, wins) in Side::BOTH.into_iter().zip(tally.games.wins) {
        tally.games.write_wins(out, story::name(side), wins)?;
    }
    write_lengths(out, "decisions", &tally.games.decisions)?;
    tally.games.write_ends(out, Reason::WORDS)?;
    let games = tally.games.games();
    let [drabants, muscovites] = tally.captured.map(|lost| share(lost, games));
    writeln!(
        out,
        "captured      {drabants:.2} drabants and {muscovites:.2} Muscovites a game"
    )?;
    Ok(())
}
