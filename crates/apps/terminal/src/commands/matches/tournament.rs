//! `sahkku tournament`: everybody against everybody.

use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;
use game::{Game as _, Side};

use super::conditions::{Conditions, players_help};
use super::lineup::{Lineup, Pair, Schedule, Setting};
use super::match_game::MatchGame;
use super::report::{Tally, lengths, told_elo, write_thinking};
use super::results_file::ResultsFile;
use super::thinking::Thinking;
use crate::counts::Countable as _;
use crate::elo::{Elo, Pairs};
use crate::failure::Failure;
use crate::flips;
use crate::format::Format;
use crate::run::{CaseName, Kind, Run};
use crate::score::Score;
use crate::sheet::{self, Row};
use crate::types::Game;

/// Plays a tournament: everybody against everybody, in pairs of games with the sides swapped.
///
/// Players, engines and limits are those of sahkku match. In every round each two play a pair of games, all with the same dice or
/// the same opening. The table has the points of each player against each other, a draw as half a point, and the
/// difference in Elo between a player and the field, with the 95% interval of the pairs. CSV and JSON have a row for each two.
///
/// With --resume every finished pair is kept in a file. The same command line goes on after the last of them.
#[derive(Args)]
#[command(after_long_help = help::<G>())]
pub struct Arguments<G: MatchGame> {
    #[command(flatten)]
    conditions: Conditions<G>,

    /// The format of the numbers
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

fn help<G: MatchGame>() -> String {
    let (players, command) = (players_help::<G>(), G::COMMAND);
    format!(
        "\
{players}

Examples:
  {command} tournament --players beginner,easy,steady --games 20
  {command} tournament --players easy --engine 'node docs/engine/random.mjs' \\
    --engine '{command} engine' --engine-set 2:level=strong --time 50 --resume pairs.jsonl"
    )
}

/// Plays everybody against everybody, and writes what it came to.
///
/// # Errors
/// What was given is wrong, an engine does not start, or a file cannot be written.
pub fn run<G: MatchGame>(arguments: &Arguments<G>, out: &mut impl Write) -> Result<(), Failure> {
    let conditions = &arguments.conditions;
    let count = conditions.count();
    if count < 2 {
        return Err(Failure::CommandLine(format!(
            "two or more play a tournament; --players and --engine name {count} together"
        )));
    }
    if arguments.format == Format::Counts {
        let why = "a tournament has no parts to be put together; leave out --format counts, and keep its games by --resume";
        return Err(Failure::CommandLine(why.to_owned()));
    }
    let cases = flips::as_chosen(&conditions.rules)?;
    let settings = Setting::all(conditions, &cases)?;
    let both = |one| (one + 1..count).map(move |other| [one, other]);
    let pairings: Vec<[usize; 2]> = (0..count).flat_map(both).collect();
    let schedule = Schedule {
        pairings: pairings.clone(),
        settings: 1,
        numbers: 0..conditions.pairs(),
    };
    let lineup = Lineup::start(conditions)?;
    let listed = settings.first().and_then(Setting::listed);
    let case = cases.iter().map(CaseName::of);
    let of = |names: Vec<(String, String)>| Run {
        kind: Kind::Tournament,
        game: Game::<G>::ID.to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        settings: names.into_iter().chain(conditions.settings()).collect(),
        seed: conditions.seed,
        cap: conditions.cap,
        games: 2 * conditions.pairs(),
        every_option: false,
        told: Some(conditions.told(listed)),
        cases: case.clone().collect(),
    };
    let named = (1..).zip(&lineup.names);
    let named = named.map(|(n, name)| (format!("player {n}"), name.clone()));
    let run = of(named.collect());
    let fits = |tally: &Tally| tally.is_of::<G>(2);
    let file = conditions.resume.as_deref();
    let (mut ledger, finished) = ResultsFile::open(file, &run, &schedule, fits)?;
    let mut tallies = vec![Tally::default(); pairings.len()];
    let mut add = |pair: &Pair, tally: Tally| {
        let pairing = pairings.iter().position(|players| *players == pair.players);
        if let Some(sum) = pairing.and_then(|n| tallies.get_mut(n)) {
            *sum = std::mem::take(sum).and(tally);
        }
    };
    let known = finished.len();
    for (number, tally) in (0..).zip(finished) {
        if let Some(pair) = schedule.pair(number) {
            add(&pair, tally);
        }
    }
    lineup.play(&settings, (&schedule, known), |pair, tally| {
        ledger.add(pair, &tally)?;
        add(pair, tally);
        Ok(ControlFlow::Continue(()))
    })?;
    let names = lineup.names.clone();
    lineup.leave();
    let tournament = Tournament {
        names,
        pairings,
        tallies,
    };
    match arguments.format {
        Format::Table | Format::Counts => tournament.write_table::<G>(out, &run),
        format => {
            let rows = tournament.rows::<G>(|[first, second]| {
                let names = [("first", first), ("second", second)];
                of(names
                    .map(|(place, name)| (place.to_owned(), name.to_owned()))
                    .to_vec())
            });
            match format {
                Format::Csv => sheet::write_csv(out, &rows),
                _ => sheet::write_json(out, &rows),
            }
        }
    }
}

/// What a tournament came to.
struct Tournament {
    names: Vec<String>,
    /// The places of each two who played.
    pairings: Vec<[usize; 2]>,
    /// What they came to, as the first of the two sees it.
    tallies: Vec<Tally>,
}

/// What a player came to against all others.
struct Standing {
    place: usize,
    score: Score,
    pairs: Pairs,
    thinking: Thinking,
}

impl Tournament {
    fn rows<G: MatchGame>(&self, run: impl Fn([&str; 2]) -> Run) -> Vec<Row> {
        let each = self.pairings.iter().zip(&self.tallies);
        let rows = each.filter_map(|(players, tally)| {
            let run = run(players.map(|place| &*self.names[place]));
            let case = run.cases.first()?;
            Some(tally.row::<G>(&run, case))
        });
        rows.collect()
    }

    /// What a player won from another one, or from all others.
    fn standing(&self, place: usize, against: Option<usize>) -> Standing {
        let mut standing = Standing {
            place,
            score: Score::default(),
            pairs: [0; 5],
            thinking: Thinking::default(),
        };
        for (players, tally) in self.pairings.iter().zip(&self.tallies) {
            let Some(side) = players.iter().position(|player| *player == place) else {
                continue;
            };
            let other = players[1 - side];
            if against.is_some_and(|against| against != other) {
                continue;
            }
            let (mut score, mut pairs) = (tally.both(), *tally.pairs());
            if side == Side::Second.index() {
                score = score.across();
                pairs.reverse();
            }
            standing.score = standing.score.and(score);
            for (sum, more) in standing.pairs.iter_mut().zip(pairs) {
                *sum += more;
            }
            standing.thinking = standing.thinking.and(tally.thinking()[side]);
        }
        standing
    }

    /// The players, the best first.
    fn standings(&self) -> Vec<Standing> {
        let all = 0..self.names.len();
        let mut all: Vec<Standing> = all.map(|place| self.standing(place, None)).collect();
        all.sort_by(|one, other| other.score.points().total_cmp(&one.score.points()));
        all
    }

    fn write_table<G: MatchGame>(&self, out: &mut impl Write, run: &Run) -> Result<(), Failure> {
        let told = run.told.clone().unwrap_or_default();
        for case in &run.cases {
            writeln!(out, "rules         {}", case.rules)?;
        }
        for (name, said) in told.lines {
            writeln!(out, "{name:<14}{said}")?;
        }
        let (games, seed) = (run.games, run.seed);
        let of_games = told.games;
        let count = self.names.len();
        writeln!(
            out,
            "games         {games} between each two of {count} players (seed {seed}, {of_games}at most {} {} each)",
            run.cap,
            lengths::<G>(),
        )?;
        let standings = self.standings();
        write!(
            out,
            "\n    {:<20}{:>8}{:>8}  {:<30}",
            "", "points", "share", "Elo against the field"
        )?;
        for rank in 1..=count {
            write!(out, "{rank:>8}")?;
        }
        writeln!(out)?;
        for (rank, standing) in (1..).zip(&standings) {
            let name: String = self.names[standing.place].chars().take(19).collect();
            let elo = Elo::of(&standing.pairs).map(told_elo).unwrap_or_default();
            let (points, share) = (standing.score.points(), standing.score.share());
            let percent = 100.0 * share;
            write!(
                out,
                "{rank:>3} {name:<20}{points:>8.1}{percent:>7.1}%  {elo:<30}"
            )?;
            for other in &standings {
                if other.place == standing.place {
                    write!(out, "{:>8}", "-")?;
                } else {
                    let points = self
                        .standing(standing.place, Some(other.place))
                        .score
                        .points();
                    write!(out, "{points:>8.1}")?;
                }
            }
            writeln!(out)?;
        }
        let thinking = standings.iter().map(|standing| {
            let name = &*self.names[standing.place];
            (name, &standing.thinking)
        });
        let thinking: Vec<(&str, &Thinking)> = thinking.collect();
        if thinking.iter().any(|(_, thinking)| thinking.is_known()) {
            writeln!(out)?;
        }
        write_thinking(out, &thinking)
    }
}
