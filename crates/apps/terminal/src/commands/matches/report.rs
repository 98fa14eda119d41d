//! What a match came to, as a table, CSV or JSON.

use std::collections::BTreeMap;
use std::io::Write;

use game::{Dealt, Recorded, Side};
use sahkku_bench::share;
use serde::{Deserialize, Serialize};

use super::match_game::MatchGame;
use super::referee::{End, Played, side_of_first};
use crate::counts::{Countable, Counts};
use crate::failure::Failure;
use crate::format::Format;
use crate::report::put_case;
use crate::run::{CaseName, Run};
use crate::score::{Score, mean};
use crate::sheet::{self, Row, rounded};
use crate::tally::{CAP, ends, write_ends};
use crate::told::Told;
use crate::types::Game;

/// The word of a game that an engine lost by something else than play.
const FORFEIT: &str = "forfeit";

/// What the games under some rules came to.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tally {
    /// Of the first player: as the first side, and as the second.
    first: [Score; 2],
    /// Of the first side, whoever played it.
    any: Score,
    ends: BTreeMap<String, u64>,
    /// Games that each player lost by something else than play.
    forfeits: [u64; 2],
    /// How often the first player won so many halves of a unit in the two games of a pair, less those that it lost.
    halves: BTreeMap<i64, u64>,
    lengths: u64,
}

impl Tally {
    /// Adds up games, whose numbers begin with that of the first of a pair.
    pub(crate) fn new<G: MatchGame>(games: &[Played<G>]) -> Tally {
        let mut tally = Tally::default();
        for games in games.chunks(2) {
            let mut halves = 0;
            for (game, played) in (0..).zip(games) {
                let side = side_of_first(game);
                let ended = played.end.ended();
                let winner = ended.and_then(|ended| ended.winner);
                tally.first[side.index()].add(winner, side);
                tally.any.add(winner, Side::First);
                *tally.ends.entry(word(&played.end).to_owned()).or_default() += 1;
                if let End::Forfeit(forfeit) = &played.end {
                    tally.forfeits[forfeit.place] += 1;
                }
                tally.lengths += u64::from(played.length);
                let worth = ended.map_or(0, |ended| i64::from(ended.halves));
                halves += match winner {
                    Some(winner) if winner == side => worth,
                    Some(_) => -worth,
                    None => 0,
                };
            }
            *tally.halves.entry(halves).or_default() += 1;
        }
        tally
    }

    /// Whether this can be what so many games came to.
    pub(crate) fn is_of<G: MatchGame>(&self, games: u64) -> bool {
        let ended = self.ends.values();
        let ended = ended.copied().try_fold(0, u64::checked_add);
        let pairs = self.halves.values();
        let pairs = pairs.copied().try_fold(0, u64::checked_add);
        let known = |end: &String| ends(G::REASONS).chain([FORFEIT]).any(|word| word == end);
        ended == Some(games)
            && pairs == Some(games / 2)
            && self.both().games() == games
            && self.any.games() == games
            && self.ends.keys().all(known)
    }

    fn both(&self) -> Score {
        self.first[0].and(self.first[1])
    }

    fn ended(&self, how: &str) -> u64 {
        self.ends.get(how).copied().unwrap_or(0)
    }

    /// Units a game of the first player, and its interval, where the game counts units.
    fn units<G: MatchGame>(&self) -> Option<(f64, f64)> {
        // Halves of a unit in two games.
        let (halves, around) = mean(&self.halves);
        G::COUNTS_UNITS.then_some((halves / 4.0, around / 4.0))
    }

    fn row<G: MatchGame>(&self, run: &Run, case: &CaseName) -> Row {
        let mut row = Row::new();
        put_case(&mut row, case);
        let Told { rows, .. } = run.told.clone().unwrap_or_default();
        let [of_first, of_second, of_all] = rows;
        let [first, second] = names(run).map(str::to_owned);
        for (name, value, more) in [("first", first, of_first), ("second", second, of_second)] {
            row.put(name, value);
            more.into_iter()
                .for_each(|(name, value)| row.put(name, value));
        }
        row.put("seed", run.seed);
        of_all
            .into_iter()
            .for_each(|(name, value)| row.put(name, value));
        row.put("cap", run.cap);
        let games = self.both().games();
        row.put("games", games);
        let [one, other] = self.first;
        let [first, second] = Game::<G>::SIDES;
        self.both().put(&mut row, "");
        one.put(&mut row, &format!("{first}_"));
        other.put(&mut row, &format!("{second}_"));
        self.any.put(&mut row, &format!("any_{first}_"));
        if let Some((units, around)) = self.units::<G>() {
            row.put("units_a_game", rounded(units));
            row.put("units_low", rounded(units - around));
            row.put("units_high", rounded(units + around));
        }
        row.put(
            if Game::<G>::HAS_CHANCE {
                "throws_mean"
            } else {
                "decisions_mean"
            },
            rounded(share(self.lengths, games)),
        );
        for end in ends(G::REASONS) {
            row.put(end, self.ended(end));
        }
        row.put("first_forfeits", self.forfeits[0]);
        row.put("second_forfeits", self.forfeits[1]);
        row
    }

    fn write_table<G: MatchGame>(
        &self,
        out: &mut impl Write,
        run: &Run,
        case: &CaseName,
    ) -> Result<(), Failure> {
        let [first, second] = names(run);
        let told = run.told.clone().unwrap_or_default();
        let (seed, cap, games) = (run.seed, run.cap, self.both().games());
        let lengths = if Game::<G>::HAS_CHANCE {
            "throws"
        } else {
            "decisions"
        };
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
        // What an engine calls itself may be too long for the column.
        let fits = first.chars().count() < 14;
        let name = if fits { first } else { "the first" };
        self.both().write(out, name)?;
        for (side, score) in Side::BOTH.into_iter().zip(self.first) {
            score.write(out, &format!("  as {}", G::side_name(side)))?;
        }
        let any = format!("any {}", G::side_name(Side::First));
        self.any.write(out, &any)?;
        if let Some((units, around)) = self.units::<G>() {
            let (low, high) = (units - around, units + around);
            writeln!(
                out,
                "units         {units:.2} a game  ({low:.2} to {high:.2})"
            )?;
        }
        writeln!(out, "{lengths:<13} mean {:.1}", share(self.lengths, games))?;
        write_ends(out, G::REASONS, games, |end| self.ended(end))?;
        let forfeits = self.ended(FORFEIT);
        if forfeits > 0 {
            let percent = 100.0 * share(forfeits, games);
            writeln!(out, "  {FORFEIT:<12}{percent:>6.2}%  ({forfeits})")?;
            for (name, count) in [first, second].iter().zip(self.forfeits) {
                writeln!(out, "    by {name}: {count}")?;
            }
        }
        Ok(())
    }
}

fn word(end: &End) -> &'static str {
    match end {
        End::Rules(ended) => ended.reason,
        End::Cap => CAP,
        End::Forfeit(_) => FORFEIT,
    }
}

impl Countable for Tally {
    fn and(self, other: Tally) -> Tally {
        let [one, two] = self.first;
        let [more, others] = other.first;
        let (mut ends, mut halves) = (self.ends, self.halves);
        for (end, more) in other.ends {
            let count = ends.entry(end).or_default();
            *count = count.saturating_add(more);
        }
        for (number, more) in other.halves {
            let count = halves.entry(number).or_default();
            *count = count.saturating_add(more);
        }
        let [first, second] = self.forfeits;
        Tally {
            first: [one.and(more), two.and(others)],
            any: self.any.and(other.any),
            ends,
            forfeits: [
                first.saturating_add(other.forfeits[0]),
                second.saturating_add(other.forfeits[1]),
            ],
            halves,
            lengths: self.lengths.saturating_add(other.lengths),
        }
    }
}

/// The names of the two players: the first two settings.
fn names(run: &Run) -> [&str; 2] {
    [0, 1].map(|n| run.settings.get(n).map_or("", |(_, name)| &**name))
}

/// Writes what a match came to.
pub(crate) fn write<G: MatchGame>(
    counts: &Counts<Tally>,
    format: Format,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Counts { run, tallies, .. } = counts;
    let each = || run.cases.iter().zip(tallies);
    let rows = || -> Vec<Row> {
        let rows = each().map(|(case, tally)| tally.row::<G>(run, case));
        rows.collect()
    };
    match format {
        Format::Table => {
            each().try_for_each(|(case, tally)| tally.write_table::<G>(out, run, case))
        }
        Format::Csv => sheet::write_csv(out, &rows()),
        Format::Json => sheet::write_json(out, &rows()),
        Format::Counts => counts.write(out),
    }
}
