//! `sahkku --game kotra simulate`: many games, and what they come to.

use std::io::Write;

use clap::Args;
use kotra::{Action, Event, Game, Judge, Outcome, Part, Pattern, Position, Reason, Side};
use kotra::{Throw, write_rules};
use sahkku_bench::share;

use super::invariants;
use super::playout::{Watcher, play_on};
use super::rule_choice::{Case, RuleChoice};
use super::starts::{self, Starts};
use crate::failure::Failure;
use crate::rng::GameRng;
use crate::sheet::{self, Format, Row, rounded};
use crate::simulation::{self, Invariants, Sum};
use crate::tally::{self, put_case, put_lengths, write_lengths};

/// Plays many games at random and shows who wins what, how long they take and how they end.
///
/// Shares of wins are of the games that were won, with the 95% interval of Wilson. A turn is
/// counted from its throw on, and passes where nothing of the throw can be used. All numbers
/// depend on the seed alone, not on the number of threads.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku --game kotra simulate --games 10000 --seed 7
  sahkku --game kotra simulate --from ends.jsonl --games 10000
  sahkku --game kotra simulate --every-option --games 1000 --format csv")]
pub(super) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    #[command(flatten)]
    from: starts::From,

    #[command(flatten)]
    games: simulation::Games,
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let cases = arguments.games.cases(&arguments.rules)?;
    let cases = arguments.from.starts(cases)?;
    let done: Vec<(&Starts, Tally)> = arguments
        .games
        .play_all(&cases, |starts, game| play_one(arguments, starts, game))?;
    let rows = || -> Vec<Row> {
        let rows = done
            .iter()
            .map(|(starts, tally)| row(arguments, &starts.case, tally));
        rows.collect()
    };
    match arguments.games.format {
        Format::Table => done
            .iter()
            .try_for_each(|(starts, tally)| write_table(out, arguments, &starts.case, tally)),
        Format::Csv => sheet::write_csv(out, &rows()),
        Format::Json => sheet::write_json(out, &rows()),
    }
}

/// What one game came to.
struct Played {
    first: Side,
    outcome: Option<Outcome>,
    counter: Counter,
}

fn play_one(arguments: &Arguments, starts: &Starts, number: u64) -> Result<Played, Failure> {
    let mut rng = GameRng::new(arguments.games.seed, number);
    let judge = &starts.chosen(number).judge;
    let mut position = starts.begin(number, &mut rng);
    let mut counter = Counter {
        invariants: Invariants::of(&arguments.games),
        decisions: 0,
        turns: 0,
        counts: Counts::default(),
    };
    let cap = arguments.games.cap;
    let outcome = play_on(judge, &mut position, &mut rng, cap, &mut counter);
    if let Some(broken) = &counter.invariants.broken {
        return Err(arguments.games.broken::<Game>(number, judge, broken));
    }
    Ok(Played {
        first: position.first(),
        outcome,
        counter,
    })
}

/// Counts what happens in a game.
struct Counter {
    decisions: u32,
    turns: u32,
    counts: Counts,
    invariants: Invariants<Position>,
}

/// How often something happened.
#[derive(Clone, Copy, Default)]
struct Counts {
    /// Turns without any legal use.
    passed: u64,
    /// Blots that were hit.
    hits: u64,
    /// Bands that were torn up.
    torn_up: u64,
    /// Half munks that stood, whether the side stopped or not.
    half_munks: u64,
    /// Games with after-throws.
    after_throws: u64,
}

impl Counts {
    const NAMES: [&str; 5] = ["passed", "hits", "torn_up", "half_munks", "after_throws"];

    fn numbers(&self) -> [u64; 5] {
        [
            self.passed,
            self.hits,
            self.torn_up,
            self.half_munks,
            self.after_throws,
        ]
    }

    fn and(self, more: &Counts) -> Counts {
        Counts {
            passed: self.passed + more.passed,
            hits: self.hits + more.hits,
            torn_up: self.torn_up + more.torn_up,
            half_munks: self.half_munks + more.half_munks,
            after_throws: self.after_throws + more.after_throws,
        }
    }
}

impl Watcher for Counter {
    #[inline]
    fn event(&mut self, event: Event) {
        match event {
            Event::Thrown { .. } => self.turns += 1,
            Event::Hit { count: 1, .. } => self.counts.hits += 1,
            Event::Hit { .. } => self.counts.torn_up += 1,
            Event::HalfMunk { .. } => self.counts.half_munks += 1,
            Event::AfterThrows { .. } => self.counts.after_throws += 1,
            _ => {}
        }
    }

    #[inline]
    fn passed(&mut self, _: Side, _: Throw) {
        self.counts.passed += 1;
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
    counts: Counts,
    /// What each side won, in halves of a unit.
    halves: [u64; 2],
    /// Games won with each pattern, the whole ones and the half ones.
    munks: [[u64; 2]; Pattern::ALL.len()],
    /// Games won with mar.
    mar: u64,
}

impl Sum for Tally {
    type Played = Played;

    fn add(&mut self, played: &Played) {
        let Played {
            first,
            outcome,
            counter,
        } = played;
        let winner = outcome.and_then(|outcome| outcome.winner);
        let end = outcome.map(|outcome| outcome.reason.word());
        self.games
            .add(winner.map(Side::index), end, counter.decisions);
        self.wins_of_first += u64::from(winner == Some(*first));
        self.turns.push(counter.turns);
        self.counts = self.counts.and(&counter.counts);
        let Some(outcome) = outcome else { return };
        if let Some(winner) = winner {
            self.halves[winner.index()] += u64::from(outcome.value.in_halves());
        }
        if let Some((pattern, part)) = outcome.munk {
            self.munks[pattern as usize][usize::from(part == Part::Half)] += 1;
        }
        self.mar += u64::from(outcome.mar);
    }

    fn and(mut self, mut other: Tally) -> Tally {
        self.games = self.games.and(other.games);
        self.wins_of_first += other.wins_of_first;
        self.turns.append(&mut other.turns);
        self.counts = self.counts.and(&other.counts);
        for (halves, more) in self.halves.iter_mut().zip(other.halves) {
            *halves += more;
        }
        let munks = self.munks.as_flattened_mut().iter_mut();
        for (munks, more) in munks.zip(other.munks.as_flattened()) {
            *munks += more;
        }
        self.mar += other.mar;
        self
    }

    fn sort(&mut self) {
        self.games.decisions.sort_unstable();
        self.turns.sort_unstable();
    }
}

impl Tally {
    /// What was won in a game on average, in units: by white, by black.
    fn units_a_game(&self) -> [f64; 2] {
        self.halves
            .map(|halves| share(halves, self.games.games()) / 2.0)
    }
}

fn row(arguments: &Arguments, case: &Case, tally: &Tally) -> Row {
    let mut row = Row::new();
    put_case(&mut row, case);
    tally.games.put_games(&mut row, &arguments.games);
    let [white, black] = tally.games.wins;
    let winners = [
        (
            ["first_wins", "first_share", "first_low", "first_high"],
            tally.wins_of_first,
        ),
        (
            ["white_wins", "white_share", "white_low", "white_high"],
            white,
        ),
        (
            ["black_wins", "black_share", "black_low", "black_high"],
            black,
        ),
    ];
    for (names, wins) in winners {
        tally.games.put_wins(&mut row, names, wins);
    }
    let [white, black] = tally.units_a_game();
    row.put("white_units_a_game", rounded(white));
    row.put("black_units_a_game", rounded(black));
    const DECISIONS: [&str; 3] = ["decisions_mean", "decisions_median", "decisions_max"];
    put_lengths(&mut row, DECISIONS, &tally.games.decisions);
    const TURNS: [&str; 3] = ["turns_mean", "turns_median", "turns_max"];
    put_lengths(&mut row, TURNS, &tally.turns);
    tally.games.put_ends(&mut row, Reason::WORDS);
    for (word, [whole, half]) in Pattern::WORDS.iter().zip(tally.munks) {
        row.put(word, whole + half);
    }
    let half: u64 = tally.munks.iter().map(|[_, half]| half).sum();
    row.put("half", half);
    row.put("mar", tally.mar);
    for (name, number) in Counts::NAMES.into_iter().zip(tally.counts.numbers()) {
        row.put(name, number);
    }
    row
}

fn write_table(
    out: &mut impl Write,
    arguments: &Arguments,
    case: &Case,
    tally: &Tally,
) -> Result<(), Failure> {
    writeln!(out, "rules         {}", write_rules(case.chosen.rules()))?;
    tally.games.write_games(out, &arguments.games)?;
    let [white, black] = tally.games.wins;
    let winners = [
        ("the beginner", tally.wins_of_first),
        (Side::White.word(), white),
        (Side::Black.word(), black),
    ];
    for (name, wins) in winners {
        tally.games.write_wins(out, name, wins)?;
    }
    let [white, black] = tally.units_a_game();
    writeln!(
        out,
        "units         white {white:.2}, black {black:.2} a game"
    )?;
    write_lengths(out, "decisions", &tally.games.decisions)?;
    write_lengths(out, "turns", &tally.turns)?;
    tally.games.write_ends(out, Reason::WORDS)?;
    for (pattern, [whole, half]) in Pattern::ALL.iter().zip(tally.munks) {
        if whole + half > 0 {
            let (word, value) = (pattern.word(), pattern.value());
            writeln!(
                out,
                "  {word:<14} worth {value}: {whole} whole, {half} half"
            )?;
        }
    }
    writeln!(out, "mar           {}", tally.mar)?;
    let games = tally.games.games();
    for (name, number) in Counts::NAMES.into_iter().zip(tally.counts.numbers()) {
        let name = name.replace('_', " ");
        writeln!(out, "{name:<13} {:.2} a game", share(number, games))?;
    }
    Ok(())
}
