//! The costs of a person's decisions, over all reviewed games.

use archive::{Decisions, Head, error_rate, error_rates, running};
use browser::dom::{Page, add_shape};
use context::this::words as m;
use context::{Game, Players, This};
use game::{Bot as _, Game as _};
use messages::numbers::tenths;
use on_page::Worth as _;
use wasm_bindgen::JsValue;
use web_sys::Element;
use worker::Asked;

use super::elements::Part;
use super::list::{Kept, opponent_in_words};

/// The number of the latest games that are shown one by one.
const SHOWN: usize = 100;

/// The number of games that the line of the chart averages.
const OVER: usize = 10;

/// The size of a chart, in its own units; the page stretches it.
const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 120.0;

/// The version of the reviews made here.
pub(super) const REVIEWS: u32 = <Players as Asked>::Bot::REVIEWS;

/// The head of a stored game, if it can be read. The result of an older review is dropped, so the game can be reviewed again.
pub(super) fn read_head(line: &str) -> Option<Head> {
    let head: Head = line.parse().ok()?;
    let here = head.game == Game::ID;
    Some(if here {
        head.reviewed_since(REVIEWS)
    } else {
        head
    })
}

/// Whether a game can be reviewed for the costs of a person's decisions, and was not.
pub(super) fn is_unreviewed((_, head): &&Kept) -> bool {
    head.is_ones_own() && head.decisions.is_none()
}

/// Shows the costs of a person's decisions in these games of this page, the newest first.
pub(super) fn show<'a>(page: &Page, games: impl Iterator<Item = &'a Head>) {
    let own: Vec<&Head> = games.filter(|head| head.is_ones_own()).collect();
    page.show(Part::ArchiveErrors, !own.is_empty());
    let rated = own.iter().filter_map(|head| Some((*head, head.decisions?)));
    let mut rated: Vec<(&Head, Decisions)> = rated.collect();
    page.show(Part::ArchiveRated, !rated.is_empty());
    page.show(Part::ArchiveUnrated, rated.is_empty());
    let cells = |name: String, rate: archive::ErrorRate| {
        let numbers = [rate.decision, rate.game].map(This::cost_in_number);
        let [decision, game] = numbers;
        vec![name, rate.games.to_string(), decision, game]
    };
    let rates = error_rates(own.iter().copied());
    let all = error_rate(rated.iter().map(|(_, decisions)| *decisions));
    let all = all.filter(|_| rates.len() > 1);
    let all = all.map(|rate| cells(m::archive_any(), rate));
    let pairs = rates.into_iter().map(|(rules, opponent, rate)| {
        let opponent = opponent_in_words(&opponent);
        cells(format!("{rules} · {opponent}"), rate)
    });
    page.fill_table(
        Part::ArchiveErrorRates,
        &all.into_iter().chain(pairs).collect::<Vec<_>>(),
    );
    rated.truncate(SHOWN);
    rated.reverse();
    for (chart, most, cost) in [
        (
            Part::ArchiveDecisions,
            Part::ArchiveDecisionMost,
            Decisions::cost_of_one as fn(Decisions) -> f64,
        ),
        (Part::ArchiveCosts, Part::ArchiveCostMost, Decisions::cost),
    ] {
        let costs: Vec<f64> = rated
            .iter()
            .map(|(_, decisions)| cost(*decisions))
            .collect();
        // What cannot be drawn is still in the table.
        let _ = draw(page, chart, most, &costs);
    }
    for (part, game) in [
        (Part::ArchiveErrorsFrom, rated.first()),
        (Part::ArchiveErrorsTo, rated.last()),
    ] {
        page.say(part, game.map_or("", |(head, _)| &head.date));
    }
    let rows = rated.iter().map(|(head, decisions)| {
        vec![
            head.date.clone(),
            decisions.count.to_string(),
            This::cost_in_number(decisions.cost_of_one()),
            This::cost_in_number(decisions.cost()),
        ]
    });
    page.fill_table(Part::ArchiveErrorTable, &rows.collect::<Vec<_>>());
}

/// Draws a dot for each game, and the moving average as a line.
fn draw(page: &Page, chart: Part, label: Part, costs: &[f64]) -> Result<(), JsValue> {
    let chart: Element = page.element(chart)?;
    chart.replace_children_with_node_0();
    let most = costs.iter().copied().fold(0.0, f64::max);
    let top = (most > 0.0).then(|| This::cost_in_number(most));
    page.say(label, &top.unwrap_or_default());
    let most = most.max(f64::MIN_POSITIVE);
    let last = costs.len().saturating_sub(1).max(1) as f64;
    let point = |(n, cost): (usize, &f64)| {
        let (x, y) = (n as f64 / last * WIDTH, (1.0 - cost / most) * HEIGHT);
        format!("{},{}", tenths(x), tenths(y))
    };
    let shape = |name: &str, class: &str, attribute: (&str, &str)| {
        add_shape(page.document(), &chart, name, class, &[attribute])
    };
    // Lines of zero length: their round caps stay round however the chart is stretched.
    let dots = costs.iter().enumerate().map(point);
    let dots: Vec<String> = dots.map(|point| format!("M{point}h0")).collect();
    shape("path", "dot", ("d", &dots.join("")))?;
    let average = running(costs, OVER);
    let line: Vec<String> = average.iter().enumerate().map(point).collect();
    shape("polyline", "line", ("points", &line.join(" ")))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_an_older_reviewer_reviewed_is_reviewed_again() {
        let line = |game: &str, version: u32| {
            let line = format!("kept 1\t{game}\t0\t2026-11-28\tX\tcomputer:master\tlost\t\t\t");
            let mut head: Head = line.parse().unwrap();
            head.decisions = Some(Decisions::new(40, 1.25, version));
            head.to_string()
        };
        let unreviewed = |line: String| {
            let kept = ("name".to_owned(), read_head(&line).unwrap());
            is_unreviewed(&&kept)
        };
        assert!(unreviewed(line(Game::ID, REVIEWS - 1)));
        assert!(!unreviewed(line(Game::ID, REVIEWS)));
        // Games of another page are left to that page.
        assert!(!unreviewed(line("nim", 1)));
        assert!(read_head("no head").is_none());
    }
}
