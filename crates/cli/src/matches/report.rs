//! What a match came to, as a table, CSV or JSON.

use std::collections::BTreeMap;
use std::io::Write;

use game::{RuleSets, Side, write_rules};
use sahkku_bench::share;

use super::Arguments;
use super::match_game::{MatchGame, MatchOptions};
use super::referee::{End, Played, side_of_first};
use crate::failure::Failure;
use crate::flips::Case;
use crate::score::{Score, mean};
use crate::sheet::{self, Format, Row, rounded};
use crate::tally::{CAP, ends, put_case, write_ends};

/// The word of a game that an engine lost by something else than play.
const FORFEIT: &str = "forfeit";

/// What the games under some rules came to.
pub(super) struct Report<'a, G: MatchGame> {
    case: &'a Case<G>,
    /// Of the first player: as the first side, and as the second.
    first: [Score; 2],
    /// Of the first side, whoever played it.
    any: Score,
    ends: BTreeMap<&'static str, u64>,
    /// Games that each player lost by something else than play.
    forfeits: [u64; 2],
    /// Units a game of the first player, and its interval, where the game counts units.
    units: Option<(f64, f64)>,
    lengths: u64,
}

impl<'a, G: MatchGame> Report<'a, G> {
    pub(super) fn new(case: &'a Case<G>, games: &[Played<G>]) -> Report<'a, G> {
        let mut report = Report {
            case,
            first: Default::default(),
            any: Score::default(),
            ends: BTreeMap::new(),
            forfeits: [0; 2],
            units: None,
            lengths: 0,
        };
        let mut units = Vec::new();
        for (pair, games) in (0..).zip(games.chunks(2)) {
            let mut halves = 0;
            for (game, played) in (2 * pair..).zip(games) {
                let side = side_of_first(game);
                let ended = played.end.ended();
                let winner = ended.and_then(|ended| ended.winner);
                report.first[side.index()].add(winner, side);
                report.any.add(winner, Side::First);
                *report.ends.entry(word(&played.end)).or_default() += 1;
                if let End::Forfeit(forfeit) = &played.end {
                    report.forfeits[forfeit.place] += 1;
                }
                report.lengths += u64::from(played.length);
                let worth = ended.map_or(0, |ended| i32::from(ended.halves));
                halves += match winner {
                    Some(winner) if winner == side => worth,
                    Some(_) => -worth,
                    None => 0,
                };
            }
            // Halves of a unit in two games.
            units.push(f64::from(halves) / 4.0);
        }
        report.units = G::COUNTS_UNITS.then(|| mean(&units));
        report
    }

    fn both(&self) -> Score {
        self.first[0].and(self.first[1])
    }

    fn ended(&self, how: &str) -> u64 {
        self.ends.get(how).copied().unwrap_or(0)
    }

    fn row(&self, arguments: &Arguments<G>, names: &[String; 2]) -> Row {
        let mut row = Row::new();
        put_case(&mut row, self.case);
        let [of_first, of_second, of_all] = arguments.own.told().rows;
        for (name, value, more) in [
            ("first", &names[0], of_first),
            ("second", &names[1], of_second),
        ] {
            row.put(name, value.as_str());
            more.into_iter()
                .for_each(|(name, value)| row.put(name, value));
        }
        row.put("seed", arguments.seed);
        of_all
            .into_iter()
            .for_each(|(name, value)| row.put(name, value));
        row.put("cap", arguments.cap);
        let games = self.both().games();
        row.put("games", games);
        let [one, other] = self.first;
        let both = ["won", "drawn", "lost", "share", "low", "high"];
        self.both().put(&mut row, both);
        for (score, names) in [one, other, self.any].into_iter().zip(G::SCORE_NAMES) {
            score.put(&mut row, names);
        }
        if let Some((units, around)) = self.units {
            row.put("units_a_game", rounded(units));
            row.put("units_low", rounded(units - around));
            row.put("units_high", rounded(units + around));
        }
        row.put(
            if G::HAS_CHANCE {
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

    fn write_table(
        &self,
        out: &mut impl Write,
        arguments: &Arguments<G>,
        names: &[String; 2],
    ) -> Result<(), Failure> {
        let ([first, second], told) = (names, arguments.own.told());
        let (seed, cap, games) = (arguments.seed, arguments.cap, self.both().games());
        let lengths = if G::HAS_CHANCE { "throws" } else { "decisions" };
        let rules = write_rules(G::Rules::of(&self.case.chosen.judge));
        writeln!(out, "rules         {rules}")?;
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
        if let Some((units, around)) = self.units {
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
            for (name, count) in names.iter().zip(self.forfeits) {
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

pub(super) fn write<G: MatchGame>(
    out: &mut impl Write,
    arguments: &Arguments<G>,
    names: &[String; 2],
    reports: &[Report<'_, G>],
) -> Result<(), Failure> {
    let rows = || -> Vec<Row> {
        let rows = reports.iter().map(|report| report.row(arguments, names));
        rows.collect()
    };
    match arguments.format {
        Format::Table => reports
            .iter()
            .try_for_each(|report| report.write_table(out, arguments, names)),
        Format::Csv => sheet::write_csv(out, &rows()),
        Format::Json => sheet::write_json(out, &rows()),
    }
}
