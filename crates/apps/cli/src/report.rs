//! The results of many games, as rows and as tables.

use std::io::Write;

use crate::statistics::{share, wilson_interval};
use game::{Recorded, read_rules};
use serde_json::Value;

use crate::failure::Failure;
use crate::run::{CaseName, Run};
use crate::sheet::{Row, rounded};
use crate::tally::{CAP, Tally, ends, write_ends};
use crate::terminal::{Game, Playout, Rules};

/// Games won by the side that began, and by each side.
fn winners<G: Playout>(tally: &Tally) -> [(&'static str, u64); 3] {
    let ([one, other], [wins, others]) = (Game::<G>::SIDES, tally.wins);
    [("first", tally.wins_of_first), (one, wins), (other, others)]
}

pub(crate) fn row<G: Playout>(run: &Run, case: &CaseName, tally: &Tally) -> Result<Row, Failure> {
    let mut row = Row::new();
    put_case(&mut row, case);
    row.extend(run.settings.iter().cloned());
    row.put("seed", run.seed);
    row.put("cap", run.cap);
    row.put("games", tally.games());
    row.put("won", tally.won());
    for (name, wins) in winners::<G>(tally) {
        let (low, high) = wilson_interval(wins as f64, tally.won() as f64);
        row.put(format!("{name}_wins"), wins);
        row.put(format!("{name}_share"), rounded(share(wins, tally.won())));
        row.put(format!("{name}_low"), rounded(low));
        row.put(format!("{name}_high"), rounded(high));
    }
    row.extend(ends(G::REASONS).map(|end| (end, tally.ended(end))));
    row.extend(metrics::<G>(case, tally)?);
    row.extend(G::figures(tally));
    Ok(row)
}

pub(crate) fn put_case(row: &mut Row, case: &CaseName) {
    row.put("rules", case.rules.clone());
    row.put("preset", case.preset.clone());
    row.put("option", case.option.clone());
    row.put("value", case.value.clone());
}

pub(crate) fn write_table<G: Playout>(
    out: &mut dyn Write,
    run: &Run,
    case: &CaseName,
    tally: &Tally,
) -> Result<(), Failure> {
    writeln!(out, "rules         {}", case.rules)?;
    for (name, text) in &run.settings {
        writeln!(out, "{:<13} {text}", name.replace('_', " "))?;
    }
    let (seed, cap, games, won) = (run.seed, run.cap, tally.games(), tally.won());
    writeln!(
        out,
        "games         {games} (seed {seed}, at most {cap} decisions each)"
    )?;
    writeln!(out, "won           {won}, of which")?;
    for (name, wins) in winners::<G>(tally) {
        let (low, high) = wilson_interval(wins as f64, won as f64);
        let name = if name == "first" {
            "the beginner"
        } else {
            name
        };
        let [share, low, high] = [share(wins, won), low, high].map(|part| 100.0 * part);
        writeln!(out, "  {name:<12}{share:>6.2}%  ({low:.2}% to {high:.2}%)")?;
    }
    write_ends(out, ends(G::REASONS), games, |end| tally.ended(end))?;
    for (name, value) in metrics::<G>(case, tally)?
        .into_iter()
        .chain(G::figures(tally))
    {
        let name = name.replace('_', " ");
        writeln!(out, "{name:<26} {value}")?;
    }
    Ok(())
}

/// The measures of ludology, by Ludii's names.
fn metrics<G: Playout>(case: &CaseName, tally: &Tally) -> Result<Vec<(String, Value)>, Failure> {
    let rules = read_rules::<Rules<G>>(&case.rules)
        .map_err(|why| Failure::refused(format_args!("the rules \"{}\"", case.rules), why))?;
    Ok(measures(tally, G::state_tree_complexity(&rules)))
}

fn measures(tally: &Tally, state_tree_complexity: f64) -> Vec<(String, Value)> {
    let games = tally.games();
    let [first, won] = [tally.wins_of_first, tally.won()];
    let timeouts = tally.ended(CAP);
    let draws = games.saturating_sub(won).saturating_sub(timeouts);
    // A decisive game that one player does not win is won by the other.
    let [one, other] = [first, won - first].map(|wins| share(wins, games));
    let mut all = Vec::new();
    let mut put = |name: &str, value: Value| all.push((name.to_owned(), value));
    for (name, lengths) in [
        ("DurationMoves", &tally.moves),
        ("DurationTurns", &tally.turns),
    ] {
        put(name, rounded(lengths.mean()).into());
        put(&format!("{name}Median"), lengths.median().into());
        put(&format!("{name}Maximum"), lengths.max().into());
        put(
            &format!("{name}StdDev"),
            rounded(lengths.deviation()).into(),
        );
    }
    put(
        "DurationTurnsNotTimeouts",
        rounded(tally.turns_not_timeouts()).into(),
    );
    put("DecisionMoves", rounded(tally.decision_moves()).into());
    let factors = [
        ("BranchingFactor", tally.branching_factor),
        ("DecisionFactor", tally.decision_factor),
    ];
    for (name, factor) in factors {
        for (which, mean) in ["Average", "Median", "Maximum"].iter().zip(factor.means()) {
            put(&format!("{name}{which}"), rounded(mean).into());
        }
    }
    put(
        "GameTreeComplexity",
        rounded(tally.game_tree_complexity()).into(),
    );
    put("StateTreeComplexity", rounded(state_tree_complexity).into());
    let not_won = share(games.saturating_sub(won), games);
    put("AdvantageP1", rounded(one + not_won / 2.0).into());
    put("Balance", rounded(1.0 - (one - other).abs()).into());
    put("Completion", rounded(share(won, games)).into());
    put("Drawishness", rounded(share(draws, games)).into());
    put("Timeouts", rounded(share(timeouts, games)).into());
    all
}

pub(crate) const MEASURES_HELP: &str = include_str!("measures.txt");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::branching::Choices;
    use crate::tally::Played;

    /// A game won by the side that begins, with these numbers of legal actions at its decisions.
    fn played(
        first: usize,
        winner: Option<usize>,
        end: Option<&'static str>,
        turns: u32,
        legal: &[usize],
    ) -> Played {
        let mut choices = Choices::default();
        legal.iter().for_each(|&legal| choices.add(legal));
        Played {
            first,
            winner,
            end,
            turns,
            choices,
            sums: vec![0; 2],
        }
    }

    #[test]
    fn four_games_are_measured_as_by_hand() {
        let mut tally = Tally::default();
        tally.add(&played(0, Some(0), Some("queen"), 3, &[1, 2, 4]));
        tally.add(&played(1, Some(1), Some("soldiers"), 2, &[3, 3]));
        tally.add(&played(1, None, Some("dead"), 1, &[10]));
        tally.add(&played(0, None, None, 4, &[1, 1]));
        let told: Vec<(String, Value)> = measures(&tally, 0.0);
        let numbers: Vec<(&str, f64)> = told
            .iter()
            .map(|(name, value)| (&**name, value.as_f64().unwrap()))
            .filter(|(name, _)| *name != "StateTreeComplexity")
            .collect();
        let by_hand = [
            ("DurationMoves", 2.0),
            ("DurationMovesMedian", 2.0),
            ("DurationMovesMaximum", 3.0),
            ("DurationMovesStdDev", rounded(0.5_f64.sqrt())),
            ("DurationTurns", 2.5),
            ("DurationTurnsMedian", 2.5),
            ("DurationTurnsMaximum", 4.0),
            ("DurationTurnsStdDev", rounded(1.25_f64.sqrt())),
            ("DurationTurnsNotTimeouts", 2.0),
            // 2/3, 1, 1 and 0.
            ("DecisionMoves", 0.666_667),
            // 7/3, 3, 10 and 1.
            ("BranchingFactorAverage", 4.083_333),
            // 2, 3, 10 and 1.
            ("BranchingFactorMedian", 4.0),
            // 4, 3, 10 and 1.
            ("BranchingFactorMaximum", 4.5),
            // 3, 3 and 10; the last game has no decision with a choice.
            ("DecisionFactorAverage", 5.333_333),
            // 4, 3 and 10.
            ("DecisionFactorMedian", 5.666_667),
            ("DecisionFactorMaximum", 5.666_667),
            // 3 log 7/3, 2 log 3, log 10 and 2 log 1.
            ("GameTreeComplexity", 0.764_543),
            ("AdvantageP1", 0.75),
            ("Balance", 0.5),
            ("Completion", 0.5),
            ("Drawishness", 0.25),
            ("Timeouts", 0.25),
        ];
        assert_eq!(numbers, by_hand);
    }
}
