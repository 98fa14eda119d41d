//! The result of a match, as a table, CSV or JSON.

use std::io::Write;

use crate::statistics::share;
use game::Side;
use serde::{Deserialize, Serialize};

use super::referee::{Played, side_of_first};
use super::sequential_test::SequentialTest;
use super::table::Facts;
use super::thinking::Thinking;
use crate::counts::Counts;
use crate::elo::{Elo, Pairs};
use crate::failure::Failure;
use crate::histogram::Counter;
use crate::report::put_case;
use crate::run::{CaseName, GameReport, Run};
use crate::score::Score;
use crate::sheet::{self, Format, Row, rounded};
use crate::sum::{Sum as _, sum_fields};
use crate::tally::{BY_PLAYERS, CAP, ends, write_ends};

const FORFEIT: &str = "forfeit";

/// The result of the games under some rules.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tally {
    /// The score of the first player: as the first side, and as the second.
    first: [Score; 2],
    /// The score of the first side, regardless of its player.
    any: Score,
    ends: Counter<String>,
    /// Games that each player lost other than by play.
    forfeits: [u64; 2],
    /// A histogram of the half units that the first player won in the two games of a pair, minus those that it lost.
    halves: Counter<i64>,
    /// A histogram of the half points of the first player in a pair.
    pairs: Pairs,
    lengths: u64,
    /// The time for the decisions of both players, if they are engines.
    thinking: [Thinking; 2],
}

impl Tally {
    pub(crate) fn of_pair(games: [&Played; 2]) -> Tally {
        let mut tally = Tally::default();
        let (mut halves, mut points) = (0, 0);
        for (game, played) in (0..).zip(games) {
            let side = side_of_first(game);
            let ended = played.ended.as_ref();
            let winner = ended.and_then(|ended| ended.winner);
            tally.first[side.index()].add(winner, side);
            tally.any.add(winner, Side::First);
            let mut end = ended.map_or(CAP, |ended| ended.reason);
            if let Some(forfeit) = &played.forfeit {
                tally.forfeits[forfeit.place] += 1;
                end = FORFEIT;
            }
            tally.ends.add(end.to_owned());
            tally.lengths += u64::from(played.length);
            let worth = ended.map_or(0, |ended| i64::from(ended.halves));
            let (won, half_points) = match winner {
                Some(winner) if winner == side => (worth, 2),
                Some(_) => (-worth, 0),
                None => (0, 1),
            };
            halves += won;
            points += half_points;
            tally.thinking = tally.thinking.and(played.thinking);
        }
        tally.halves.add(halves);
        tally.pairs[points] = 1;
        tally
    }

    /// Whether this can be the result of this number of games.
    pub(crate) fn is_of(&self, facts: Facts, games: u64) -> bool {
        let known = |end: &String| all_ends(facts).any(|word| word == end);
        let points = self.pairs.into_iter().try_fold(0, u64::checked_add);
        points == Some(games / 2)
            && self.ends.count() == games
            && self.halves.count() == games / 2
            && self.both().games() == games
            && self.any.games() == games
            && self.ends.keys().all(known)
    }

    pub(crate) fn games(&self) -> u64 {
        self.both().games()
    }

    pub(crate) const fn pairs(&self) -> &Pairs {
        &self.pairs
    }

    fn both(&self) -> Score {
        self.first[0].and(self.first[1])
    }

    fn ended(&self, how: &str) -> u64 {
        self.ends.of(how)
    }

    /// Units per game of the first player, with their interval, if the game counts units.
    fn units(&self, facts: Facts) -> Option<(f64, f64)> {
        // In half units per two games.
        let (halves, around) = self.halves.mean_and_interval();
        facts.counts_units.then_some((halves / 4.0, around / 4.0))
    }

    fn row(&self, facts: Facts, run: &Run, case: &CaseName) -> Row {
        let mut row = Row::new();
        put_case(&mut row, case);
        let GameReport { rows, .. } = run.told.clone().unwrap_or_default();
        let [of_first, of_second, of_all] = rows;
        let [first, second] = names(run).map(str::to_owned);
        for (name, value, more) in [("first", first, of_first), ("second", second, of_second)] {
            row.put(name, value);
            row.extend(more);
        }
        row.put("seed", run.seed);
        row.extend(of_all);
        row.put("cap", run.cap);
        let games = self.both().games();
        row.put("games", games);
        let [one, other] = self.first;
        let [first, second] = facts.sides;
        self.both().put(&mut row, "");
        one.put(&mut row, &format!("{first}_"));
        other.put(&mut row, &format!("{second}_"));
        self.any.put(&mut row, &format!("any_{first}_"));
        if let Some((units, around)) = self.units(facts) {
            row.put("units_a_game", rounded(units));
            row.put("units_low", rounded(units - around));
            row.put("units_high", rounded(units + around));
        }
        let elo = Elo::of(&self.pairs);
        for (name, value) in [
            ("elo", elo.map(|elo| elo.difference)),
            ("elo_low", elo.map(|elo| elo.low)),
            ("elo_high", elo.map(|elo| elo.high)),
        ] {
            row.put(name, value.filter(|value| value.is_finite()).map(rounded));
        }
        let pairs = self.pairs.into_iter().enumerate();
        row.extend(pairs.map(|(halves, count)| (format!("pairs_{halves}_halves"), count)));
        let mean = rounded(share(self.lengths, games));
        row.put(format!("{}_mean", lengths(facts)), mean);
        let ends = ends(facts.reasons).chain(BY_PLAYERS);
        row.extend(ends.map(|end| (end, self.ended(end))));
        row.put("first_forfeits", self.forfeits[0]);
        row.put("second_forfeits", self.forfeits[1]);
        for (whose, thinking) in ["first_", "second_"].into_iter().zip(&self.thinking) {
            thinking.put(&mut row, whose);
        }
        row
    }

    fn write_table(
        &self,
        facts: Facts,
        out: &mut dyn Write,
        run: &Run,
        case: &CaseName,
    ) -> Result<(), Failure> {
        let [first, second] = names(run);
        let told = run.told.clone().unwrap_or_default();
        let (seed, cap, games) = (run.seed, run.cap, self.both().games());
        let lengths = lengths(facts);
        writeln!(out, "rules         {}", case.rules)?;
        writeln!(out, "players       {first} against {second}")?;
        for (name, said) in told.lines {
            writeln!(out, "{name:<14}{said}")?;
        }
        writeln!(
            out,
            "games         {games} (seed {seed}, {}at most {cap} {lengths} each)",
            told.games
        )?;
        Score::write_heading(out)?;
        // The name of an engine may be too long for the column.
        let fits = first.chars().count() < 14;
        let name = if fits { first } else { "the first" };
        self.both().write(out, name)?;
        for (side, score) in Side::BOTH.into_iter().zip(self.first) {
            score.write(out, &format!("  as {}", facts.side_names[side.index()]))?;
        }
        let any = format!("any {}", facts.side_names[0]);
        self.any.write(out, &any)?;
        if let Some((units, around)) = self.units(facts) {
            let (low, high) = (units - around, units + around);
            writeln!(
                out,
                "units         {units:.2} a game  ({low:.2} to {high:.2})"
            )?;
        }
        if let Some(elo) = Elo::of(&self.pairs) {
            writeln!(out, "Elo           {}", told_elo(elo))?;
            let [none, half, one, more, both] = self.pairs;
            let counts = format!("0: {none}  ½: {half}  1: {one}  1½: {more}  2: {both}");
            writeln!(out, "points a pair {counts}")?;
        }
        writeln!(out, "{lengths:<13} mean {:.1}", share(self.lengths, games))?;
        write_ends(out, all_ends(facts), games, |end| self.ended(end))?;
        if self.ended(FORFEIT) > 0 {
            for (name, count) in [first, second].iter().zip(self.forfeits) {
                writeln!(out, "    by {name}: {count}")?;
            }
        }
        let thinking = [first, second].into_iter().zip(&self.thinking);
        write_thinking(out, &thinking.collect::<Vec<_>>())
    }
}

/// The unit of the length of a game.
fn lengths(facts: Facts) -> &'static str {
    match facts.has_chance {
        true => "throws",
        false => "decisions",
    }
}

/// Every word for the end of a game.
fn all_ends(facts: Facts) -> impl Iterator<Item = &'static str> {
    ends(facts.reasons).chain(BY_PLAYERS).chain([FORFEIT])
}

/// `+35.2  (+12.1 to +60.3)`.
fn told_elo(elo: Elo) -> String {
    let [difference, low, high] = [elo.difference, elo.low, elo.high];
    format!("{difference:+.1}  ({low:+.1} to {high:+.1})")
}

/// Writes a line for each engine: how long and how far it thought.
fn write_thinking(out: &mut dyn Write, players: &[(&str, &Thinking)]) -> Result<(), Failure> {
    let known = players.iter().filter(|(_, thinking)| thinking.is_known());
    let mut known = known.peekable();
    if known.peek().is_some() {
        writeln!(out, "thinking              {}", Thinking::HEADING)?;
    }
    for (name, thinking) in known {
        let name: String = name.chars().take(19).collect();
        writeln!(out, "  {name:<20}{}", thinking.told())?;
    }
    Ok(())
}

sum_fields!(Tally {
    first any ends forfeits halves pairs lengths thinking
});

/// The names of the two players: the first two settings.
fn names(run: &Run) -> [&str; 2] {
    [0, 1].map(|n| run.settings.get(n).map_or("", |(_, name)| &**name))
}

pub(crate) fn write(
    facts: Facts,
    counts: &Counts<Tally>,
    format: Format,
    tested: Option<&SequentialTest>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Counts { run, tallies, .. } = counts;
    let each = || run.cases.iter().zip(tallies);
    let rows = || -> Vec<Row> {
        let rows = each().map(|(case, tally)| {
            let mut row = tally.row(facts, run, case);
            let test = tested.and_then(SequentialTest::asked_for);
            row.put("sprt", test.map(|test| test.verdict(&tally.pairs).word()));
            row.put("llr", test.map(|test| rounded(test.llr(&tally.pairs))));
            row
        });
        rows.collect()
    };
    match format {
        Format::Table => each().try_for_each(|(case, tally)| {
            tally.write_table(facts, out, run, case)?;
            tested.map_or(Ok(()), |tested| tested.write(out, &tally.pairs))
        }),
        Format::Counts => counts.write(out),
        Format::Csv | Format::Json => sheet::write_rows(out, format, &rows()),
    }
}
