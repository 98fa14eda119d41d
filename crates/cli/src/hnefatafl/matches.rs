//! `sahkku --game hnefatafl match`: computer players against each other.

use std::collections::BTreeMap;
use std::io::Write;

use clap::Args;
use hnefatafl::{Actions, Game, Outcome, Reason, Side, write_rules};
use hnefatafl_player::{Player, WeightTable};
use indicatif::ProgressBar;
use rayon::prelude::*;
use sahkku_bench::share;

use super::rule_choice::{Case, Chosen, RuleChoice};
use super::story;
use crate::failure::Failure;
use crate::flips;
use crate::rng::GameRng;
use crate::score::{Score, read_players};
use crate::sheet::{self, Format, Row, rounded};
use crate::tally::{CAP, ends, put_case, write_ends};
use crate::{in_order, progress};

/// Plays computer players against each other, in pairs of games with the sides swapped.
///
/// Both games of a pair begin with the same random moves, so that no two pairs are the same game.
/// Shares count a draw as half a win, with the 95% interval of Wilson; a game that reaches the cap
/// is a draw. All numbers depend on the seed alone, not on the number of threads.
#[derive(Args)]
#[command(after_long_help = "\
Players:
  beginner, easy, steady, strong, master    the levels
  random                                    any legal move, each equally likely
  two-ply                                   the static evaluation two plies ahead

Weights of the evaluation:
  learned                                   by self-play: those of the players
  by-hand                                   chosen by hand

Examples:
  sahkku --game hnefatafl match --rules tablut --players master,strong --games 100
  sahkku --game hnefatafl match --players strong,strong --opening 6 --format csv
  sahkku --game hnefatafl match --players easy,easy --weights learned,by-hand
  sahkku --game hnefatafl match --players strong,strong --rules linne --every-option")]
pub(super) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    /// The two players
    #[arg(long, value_name = "PLAYER,PLAYER", value_parser = read_players::<Player>)]
    players: [Player; 2],

    /// The weights of each player's evaluation
    #[arg(long, value_name = "WEIGHTS,WEIGHTS", value_parser = read_weights, default_value = "learned,learned")]
    weights: [WeightTable; 2],

    /// How many games to play; an odd number is made even
    #[arg(long, default_value_t = 100)]
    games: u64,

    /// The seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many random moves each pair of games begins with
    #[arg(long, value_name = "PLIES", default_value_t = 2)]
    opening: u32,

    /// Ends a game as a draw after so many decisions
    #[arg(long, default_value_t = 500)]
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
}

fn read_weights(text: &str) -> Result<[WeightTable; 2], String> {
    let two = text.split_once(',').and_then(|(first, second)| {
        let read = |word: &str| WeightTable::from_word(word.trim());
        Some([read(first)?, read(second)?])
    });
    two.ok_or_else(|| {
        let words = WeightTable::WORDS.join(" or ");
        format!("each player's weights are {words}, such as learned,by-hand")
    })
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let cases = flips::cases(&arguments.rules, arguments.every_option)?;
    let threads = in_order::threads(arguments.threads)?;
    let games = 2 * arguments.games.div_ceil(2);
    let bar = progress::bar(games.saturating_mul(cases.len() as u64));
    let mut done = Vec::new();
    for case in &cases {
        let tally = threads.install(|| {
            (0..games)
                .into_par_iter()
                .fold(Tally::default, |mut tally, game| {
                    tally.add(arguments, &case.chosen, game, &bar);
                    tally
                })
                .reduce(Tally::default, Tally::and)
        });
        done.push((case, tally));
    }
    bar.finish_and_clear();
    let rows = || -> Vec<Row> {
        let rows = done.iter().map(|(case, tally)| row(arguments, case, tally));
        rows.collect()
    };
    match arguments.format {
        Format::Table => done
            .iter()
            .try_for_each(|(case, tally)| write_table(out, arguments, &case.chosen, tally)),
        Format::Csv => sheet::write_csv(out, &rows()),
        Format::Json => sheet::write_json(out, &rows()),
    }
}

/// What one game came to.
struct Played {
    outcome: Option<Outcome>,
    decisions: u32,
}

/// Plays a game of a pair; `first` is the side of the player named first.
fn play(arguments: &Arguments, chosen: &Chosen, first: Side, pair: u64) -> Played {
    let mut rng = GameRng::new(arguments.seed, pair);
    let mut game = opening(chosen, arguments.opening, &mut rng);
    let mut decisions = 0;
    while game.outcome().is_none() && decisions < arguments.cap {
        let number = usize::from(game.position().turn() != first);
        let (player, table) = (arguments.players[number], arguments.weights[number]);
        let Some(action) = player.choose_with(&game, rng.seed(), table) else {
            break;
        };
        game.enter_unchecked(action, &mut |_| ());
        decisions += 1;
    }
    Played {
        outcome: game.outcome(),
        decisions,
    }
}

/// A game that begins with random moves, none of which ends it or lets the king out.
fn opening(chosen: &Chosen, plies: u32, rng: &mut GameRng) -> Game {
    const ATTEMPTS: u32 = 100;
    let mut legal = Actions::new();
    for _ in 0..ATTEMPTS {
        let mut game = Game::new(chosen.judge.clone());
        for _ in 0..plies {
            game.legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            game.enter_unchecked(legal[rng.below(legal.len())], &mut |_| ());
        }
        if game.outcome().is_none() && chosen.judge.open_ways(game.position()).is_empty() {
            return game;
        }
    }
    Game::new(chosen.judge.clone())
}

/// What many games came to.
#[derive(Default)]
struct Tally {
    /// Of the first player: as the Swede, and as the Muscovite.
    first: [Score; 2],
    /// Of the Swede, whoever played him.
    swede: Score,
    ends: BTreeMap<&'static str, u64>,
    decisions: u64,
}

impl Tally {
    fn add(&mut self, arguments: &Arguments, chosen: &Chosen, game: u64, bar: &ProgressBar) {
        let side = Side::BOTH[(game % 2) as usize];
        let Played { outcome, decisions } = play(arguments, chosen, side, game / 2);
        let winner = outcome.and_then(|outcome| outcome.winner);
        self.first[side.index()].add(winner, side);
        self.swede.add(winner, Side::Swede);
        let end = outcome.map_or(CAP, |outcome| outcome.reason.word());
        *self.ends.entry(end).or_default() += 1;
        self.decisions += u64::from(decisions);
        bar.inc(1);
    }

    fn and(mut self, other: Tally) -> Tally {
        for (score, more) in self.first.iter_mut().zip(other.first) {
            *score = score.and(more);
        }
        self.swede = self.swede.and(other.swede);
        for (end, more) in other.ends {
            *self.ends.entry(end).or_default() += more;
        }
        self.decisions += other.decisions;
        self
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
            "swede_won",
            "swede_drawn",
            "swede_lost",
            "swede_share",
            "swede_low",
            "swede_high",
        ],
        [
            "muscovite_won",
            "muscovite_drawn",
            "muscovite_lost",
            "muscovite_share",
            "muscovite_low",
            "muscovite_high",
        ],
        [
            "any_swede_won",
            "any_swede_drawn",
            "any_swede_lost",
            "any_swede_share",
            "any_swede_low",
            "any_swede_high",
        ],
    ];
    let mut row = Row::new();
    put_case(&mut row, case);
    row.put("first", arguments.players[0].word());
    row.put("first_weights", arguments.weights[0].word());
    row.put("second", arguments.players[1].word());
    row.put("second_weights", arguments.weights[1].word());
    row.put("seed", arguments.seed);
    row.put("opening", arguments.opening);
    row.put("cap", arguments.cap);
    row.put("games", tally.both().games());
    let [swede, muscovite] = tally.first;
    for (score, names) in [tally.both(), swede, muscovite, tally.swede]
        .into_iter()
        .zip(NAMES)
    {
        score.put(&mut row, names);
    }
    row.put(
        "decisions_mean",
        rounded(share(tally.decisions, tally.both().games())),
    );
    for end in ends(Reason::WORDS) {
        row.put(end, tally.ended(end));
    }
    row
}

fn write_table(
    out: &mut impl Write,
    arguments: &Arguments,
    chosen: &Chosen,
    tally: &Tally,
) -> Result<(), Failure> {
    let [first, second] = arguments.players;
    let (seed, opening, cap) = (arguments.seed, arguments.opening, arguments.cap);
    let games = tally.both().games();
    writeln!(out, "rules         {}", write_rules(chosen.judge.rules()))?;
    writeln!(out, "players       {first} against {second}")?;
    if arguments.weights != [WeightTable::Learned; 2] {
        let [one, other] = arguments.weights.map(WeightTable::word);
        writeln!(out, "weights       {one} against {other}")?;
    }
    writeln!(
        out,
        "games         {games} (seed {seed}, {opening} random moves first, at most {cap} decisions each)"
    )?;
    Score::write_heading(out)?;
    tally.both().write(out, first.word())?;
    for (side, score) in Side::BOTH.into_iter().zip(tally.first) {
        score.write(out, &format!("  as {}", story::name(side)))?;
    }
    tally.swede.write(out, "any Swede")?;
    writeln!(
        out,
        "decisions     mean {:.1}",
        share(tally.decisions, games)
    )?;
    write_ends(out, Reason::WORDS, games, |end| tally.ended(end))
}
