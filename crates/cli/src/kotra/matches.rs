//! `sahkku --game kotra match`: computer players against each other.

use std::collections::BTreeMap;
use std::io::Write;

use clap::Args;
use kotra::{Judge, Outcome, Reason, Side, Stage, write_rules};
use kotra_player::{Player, Progress, Search, Settings};
use rayon::prelude::*;
use sahkku_bench::share;

use super::playout::throw;
use super::rule_choice::{Case, RuleChoice};
use crate::failure::Failure;
use crate::flips;
use crate::rng::GameRng;
use crate::score::{Score, mean, read_players};
use crate::sheet::{self, Format, Row, rounded};
use crate::tally::{CAP, ends, put_case, write_ends};
use crate::{in_order, progress};

/// Plays computer players against each other, in pairs of games with the sides swapped.
///
/// Both games of a pair have the same dice, and white begins. Shares count a draw as half a win,
/// with the 95% interval of Wilson; a game that reaches the cap is a draw. Units are those that the
/// player named first wins in a game less those that it loses, with the 95% interval of the pairs.
/// All numbers depend on the seed alone, not on the number of threads.
#[derive(Args)]
#[command(after_long_help = "\
Players:
  beginner, easy, steady, strong, master    the levels
  random                                    any legal action, each equally likely
  racer                                     the fewest pips left
  by-hand                                   an evaluation chosen by hand

Examples:
  sahkku --game kotra match --players master,strong --games 100
  sahkku --game kotra match --players strong,strong --every-option --format csv")]
pub(super) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    /// The two players
    #[arg(long, value_name = "PLAYER,PLAYER", value_parser = read_players::<Player>)]
    players: [Player; 2],

    /// How many games to play; an odd number is made even
    #[arg(long, default_value_t = 100)]
    games: u64,

    /// The seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Ends a game as a draw after so many throws
    #[arg(long, default_value_t = 2000)]
    cap: u32,

    /// The format of the numbers
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,

    /// How many threads to use; 0 for one on each core
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1024))]
    threads: u16,

    /// Plays the games also with each option set to each other value
    #[arg(long)]
    every_option: bool,
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let cases = flips::cases(&arguments.rules, arguments.every_option)?;
    let threads = in_order::threads(arguments.threads)?;
    let pairs = arguments.games.div_ceil(2);
    let bar = progress::bar(2 * pairs.saturating_mul(cases.len() as u64));
    let settings = arguments.players.map(Player::settings);
    let mut done = Vec::new();
    for case in &cases {
        let judge = &case.chosen.judge;
        let played: Vec<[Played; 2]> = threads.install(|| {
            let pair = |pair| {
                Side::BOTH.map(|first| {
                    let played = play(arguments, &settings, judge, first, pair);
                    bar.inc(1);
                    played
                })
            };
            (0..pairs).into_par_iter().map(pair).collect()
        });
        done.push((case, Tally::new(&played)));
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

/// What one game came to.
struct Played {
    outcome: Option<Outcome>,
    throws: u32,
}

/// Plays a game of a pair; `first` is the side of the player named first.
fn play(
    arguments: &Arguments,
    settings: &[Settings; 2],
    judge: &Judge,
    first: Side,
    pair: u64,
) -> Played {
    // The dice do not depend on how often the players draw.
    let [mut dice, mut draws] =
        [0, 1].map(|part| GameRng::new(arguments.seed, pair.wrapping_mul(2) | part));
    let mut position = judge.start(Side::White);
    let mut throws = 0;
    loop {
        match position.stage() {
            Stage::Over(outcome) => {
                let outcome = Some(outcome);
                return Played { outcome, throws };
            }
            Stage::Throw(_) if throws == arguments.cap => break,
            Stage::Throw(count) => {
                judge.throw_unchecked(&mut position, throw(count, &mut dice), &mut |_| ());
                throws += 1;
            }
            Stage::Decide => {
                let settings = &settings[usize::from(position.turn() != first)];
                let mut search = Search::new(judge, &position, settings, draws.seed());
                while search.step(u32::MAX) == Progress::Searching {}
                let Some(answer) = search.answer() else { break };
                for action in answer.way {
                    judge.play_unchecked(&mut position, action, &mut |_| ());
                }
            }
        }
    }
    let outcome = None;
    Played { outcome, throws }
}

/// What many games came to.
struct Tally {
    /// Of the first player: as white, and as black.
    first: [Score; 2],
    /// Of white, who begins, whoever played it.
    white: Score,
    ends: BTreeMap<&'static str, u64>,
    /// Units a game of the first player, and its interval.
    units: (f64, f64),
    throws: u64,
}

impl Tally {
    fn new(pairs: &[[Played; 2]]) -> Tally {
        let mut tally = Tally {
            first: Default::default(),
            white: Score::default(),
            ends: BTreeMap::new(),
            units: (0.0, 0.0),
            throws: 0,
        };
        let mut units = Vec::new();
        for pair in pairs {
            let mut halves = 0;
            for (side, played) in Side::BOTH.into_iter().zip(pair) {
                let outcome = played.outcome;
                let winner = outcome.and_then(|outcome| outcome.winner);
                tally.first[side.index()].add(winner, side);
                tally.white.add(winner, Side::White);
                let end = outcome.map_or(CAP, |outcome| outcome.reason.word());
                *tally.ends.entry(end).or_default() += 1;
                tally.throws += u64::from(played.throws);
                let value = outcome.map_or(0, |outcome| i32::from(outcome.value.in_halves()));
                halves += match winner {
                    Some(winner) if winner == side => value,
                    Some(_) => -value,
                    None => 0,
                };
            }
            // Halves of a unit in two games.
            units.push(f64::from(halves) / 4.0);
        }
        tally.units = mean(&units);
        tally
    }

    fn both(&self) -> Score {
        self.first[0].and(self.first[1])
    }

    fn ended(&self, how: &str) -> u64 {
        self.ends.get(how).copied().unwrap_or(0)
    }
}

fn row(arguments: &Arguments, case: &Case, tally: &Tally) -> Row {
    const NAMES: [[&str; 6]; 4] = [
        ["won", "drawn", "lost", "share", "low", "high"],
        [
            "white_won",
            "white_drawn",
            "white_lost",
            "white_share",
            "white_low",
            "white_high",
        ],
        [
            "black_won",
            "black_drawn",
            "black_lost",
            "black_share",
            "black_low",
            "black_high",
        ],
        [
            "any_white_won",
            "any_white_drawn",
            "any_white_lost",
            "any_white_share",
            "any_white_low",
            "any_white_high",
        ],
    ];
    let mut row = Row::new();
    put_case(&mut row, case);
    row.put("first", arguments.players[0].word());
    row.put("second", arguments.players[1].word());
    row.put("seed", arguments.seed);
    row.put("cap", arguments.cap);
    let games = tally.both().games();
    row.put("games", games);
    let [white, black] = tally.first;
    for (score, names) in [tally.both(), white, black, tally.white]
        .into_iter()
        .zip(NAMES)
    {
        score.put(&mut row, names);
    }
    let (units, around) = tally.units;
    row.put("units_a_game", rounded(units));
    row.put("units_low", rounded(units - around));
    row.put("units_high", rounded(units + around));
    row.put("throws_mean", rounded(share(tally.throws, games)));
    for end in ends(Reason::WORDS) {
        row.put(end, tally.ended(end));
    }
    row
}

fn write_table(
    out: &mut impl Write,
    arguments: &Arguments,
    case: &Case,
    tally: &Tally,
) -> Result<(), Failure> {
    let [first, second] = arguments.players;
    let (seed, cap, games) = (arguments.seed, arguments.cap, tally.both().games());
    writeln!(out, "rules         {}", write_rules(case.chosen.rules()))?;
    writeln!(out, "players       {first} against {second}")?;
    writeln!(
        out,
        "games         {games} (seed {seed}, at most {cap} throws each)"
    )?;
    Score::write_heading(out)?;
    tally.both().write(out, first.word())?;
    for (side, score) in Side::BOTH.into_iter().zip(tally.first) {
        score.write(out, &format!("  as {side}"))?;
    }
    tally.white.write(out, "any white")?;
    let (units, around) = tally.units;
    let (low, high) = (units - around, units + around);
    writeln!(
        out,
        "units         {units:.2} a game  ({low:.2} to {high:.2})"
    )?;
    writeln!(out, "throws        mean {:.1}", share(tally.throws, games))?;
    write_ends(out, Reason::WORDS, games, |end| tally.ended(end))
}
