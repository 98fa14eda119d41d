//! A fair game: even matches, changes that even out Linné's rules, and which side the rules favour, as measured.

use crate::Session;
use crate::board::Own;
use game::session::{EvenMatch, Finished};
use hnefatafl::{Rules, Side, read_rules};

use crate::Hnefatafl;
use crate::words::{self as m, named};
use on_page::text::seats;
use on_page::{Ending, History as _};

/// Rules, with the numbers of recorded human games that the Swedes won, nobody won, and the Muscovites won, and the collector of
/// the games (docs/measurements/hnefatafl-people.csv).
pub(crate) const PEOPLE: [(&str, [u32; 3], &str); 2] = [
    ("brandubh", [308, 2, 208], "hnefatafl-rs"),
    ("copenhagen", [960, 7, 754], "hnefatafl-rs"),
];

/// The same for games between equal bots (docs/measurements/hnefatafl-handicaps.csv).
pub(crate) const MEASURED: [(&str, [u32; 3]); 8] = [
    ("linne", [984, 16, 0]),
    ("linne camps=muscovites", [492, 238, 270]),
    ("linne king_captures=no", [722, 156, 122]),
    ("linne king_taken=two", [538, 22, 440]),
    ("tablut", [654, 24, 322]),
    ("brandubh", [946, 18, 36]),
    ("copenhagen", [932, 0, 68]),
    ("fetlar", [816, 132, 52]),
];

/// Up to this many percent more than half, with draws as half a win, is even.
const EVEN: u32 = 5;

/// From this number of people's games on their share says something.
const FEWEST: u32 = 20;

/// Whether a text names exactly these rules.
fn names(text: &str, rules: &Rules) -> bool {
    read_rules(text).is_ok_and(|other| other == *rules)
}

/// The side that won clearly more of these games.
fn favoured([swede, drawn, muscovite]: [u32; 3]) -> Option<Side> {
    let more = 2 * EVEN * (swede + drawn + muscovite) / 100;
    if swede > muscovite + more {
        Some(Side::Swede)
    } else if muscovite > swede + more {
        Some(Side::Muscovite)
    } else {
        None
    }
}

/// The numbers of games that the Swedes won, nobody won, and the Muscovites won.
type Games = [u32; 3];

/// The recorded games under these rules with their collector, and the measured ones.
fn games(rules: &Rules) -> (Option<(Games, &'static str)>, Option<Games>) {
    let people = PEOPLE.iter().find(|(text, ..)| names(text, rules));
    let computers = MEASURED.iter().find(|(text, _)| names(text, rules));
    (
        people.map(|&(_, games, sources)| (games, sources)),
        computers.map(|&(_, games)| games),
    )
}

/// The share of games that the Swedes win: of people's games, if there are enough of them, and of our bots'.
pub(crate) fn shares(rules: &Rules) -> [Option<f64>; 2] {
    let (people, computers) = games(rules);
    let people = people.map(|(games, _)| games);
    let people = people.filter(|games| games.iter().sum::<u32>() >= FEWEST);
    [people, computers].map(|games| {
        let [swede, drawn, muscovite] = games?.map(f64::from);
        Some((swede + drawn / 2.0) / (swede + drawn + muscovite))
    })
}

/// The side that rules favour: in human games, if there is a collection of them, and in games of our bots.
pub(crate) fn balance(rules: &Rules) -> Option<String> {
    let (people, computers) = games(rules);
    let people = people.map(|(games, sources)| {
        let ([first, _, second], most) = (games, games.iter().sum());
        let favoured = favoured(games);
        let said = m::BalancePeople {
            favoured,
            most,
            sources,
            first,
            second,
        };
        said.text()
    });
    let computers = computers.map(|games| {
        let ([first, _, second], most) = (games, games.iter().sum());
        let favoured = favoured(games);
        match people {
            Some(_) => m::BalanceAlso {
                most,
                first,
                second,
            }
            .text(),
            None => m::BalanceComputers {
                favoured,
                most,
                first,
                second,
            }
            .text(),
        }
    });
    let said: Vec<String> = people.into_iter().chain(computers).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// The changes that even out a rule set: the measured rules that are based on it.
pub(crate) fn handicaps(id: &str) -> Vec<(&'static str, String)> {
    let based = MEASURED.iter().filter_map(|(text, _)| {
        let (base, changes) = text.split_once(' ').unwrap_or((text, ""));
        let name = match changes.replace('=', "-") {
            none if none.is_empty() => "handicap-none".to_owned(),
            changes => format!("handicap-{changes}"),
        };
        (base == id).then(|| (changes, named(&name).unwrap_or_default()))
    });
    let based: Vec<_> = based.collect();
    if based.len() > 1 { based } else { Vec::new() }
}

/// The outcome of a finished game for an even match.
pub(crate) fn finished(session: &Session) -> Option<Finished> {
    let game::Turn::Over(outcome) = session.turn() else {
        return None;
    };
    let [swedes, muscovites] = Own::of(session.judge(), session.position()).lost;
    Some(Finished {
        winner: outcome.winner.map(Into::into),
        moves: Hnefatafl::length(session),
        captured: [muscovites, swedes].map(u32::from),
    })
}

pub(crate) fn in_words(session: &Session) -> Option<String> {
    let ended = Hnefatafl::finished(session);
    match (session.even_match()?, ended) {
        (EvenMatch::First, None) => None,
        (EvenMatch::First, Some(_)) => Some(m::even_now()),
        (EvenMatch::Second(first), None) => {
            let (side, count) = (first.winner.map(Side::from), first.moves);
            Some(m::EvenBeat { beats: side, count }.text())
        }
        (EvenMatch::Second(first), Some(second)) => Some(match first.verdict(second) {
            None => m::even_level(),
            Some(verdict) => {
                let side = Side::from(verdict.winner);
                let (won, lost) = (seats::is_you(side), seats::is_you(side.other()));
                let by = verdict.by;
                let (first, second) = (verdict.own, verdict.others);
                let who = m::EvenWon { side, won, lost }.text();
                format!("{who} {}", m::EvenBy { by, first, second }.text())
            }
        }),
    }
}
