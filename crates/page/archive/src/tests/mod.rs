//! Stored games: their heads as text, how they are found, and their statistics.

mod backup;
mod shipped;

use archive::{
    Criterion, Decisions, Dice, Filter, Head, Opponent, Outcome, error_rate, error_rates,
    is_nearly_full, last_day, name_of, running, tallies, thrown,
};
use game::Level;
use proptest::prelude::*;

const OUTCOMES: [Outcome; 5] = [
    Outcome::Won,
    Outcome::Lost,
    Outcome::Drawn,
    Outcome::First,
    Outcome::Second,
];

fn opponents() -> impl Strategy<Value = Opponent> {
    prop_oneof![
        (0..5usize).prop_map(|n| Opponent::Computer(Level::ALL[n])),
        "[A-Ca-c :–]{0,4}".prop_map(Opponent::Distant),
        Just(Opponent::Here),
        "[A-C –]{0,4}".prop_map(Opponent::Others),
    ]
}

prop_compose! {
    fn heads()(
        game in "sahkku|hnefatafl|nim",
        time in 0..2_000_000_000_000u64,
        (year, month) in (2024..2028, 1..=12),
        rules in "Máze|Lágesvuotna\\*?|Nim",
        opponent in opponents(),
        outcome in 0..5usize,
        faces in 0..6usize,
        fallen in prop::collection::vec(0..1000u32, 12),
        decisions in prop::option::of((0..200u32, 0..90_000u32, 1..4u32)),
    ) -> Head {
        Head {
            game, time, date: format!("{year}-{month:02}-07"), rules, opponent, outcome: OUTCOMES[outcome],
            dice: Dice {
                faces: (0..faces).map(|n| n.to_string()).collect(),
                fallen: [fallen[..faces].to_vec(), fallen[6..6 + faces].to_vec()],
            },
            decisions: decisions.map(|(count, cost, version)| Decisions { count, cost, version }),
        }
    }
}

proptest! {
    #[test]
    fn a_head_is_read_as_it_is_written(head in heads()) {
        let line = head.to_string();
        prop_assert!(!line.contains('\n'));
        prop_assert_eq!(line.parse(), Ok(head));
    }

    #[test]
    fn a_name_cannot_break_the_line(mut head in heads(), name in "\\PC*|[\t\r\n\u{1}a]{0,6}") {
        head.opponent = Opponent::Distant(name);
        let read: Head = head.to_string().parse().unwrap();
        prop_assert_eq!((read.game, read.outcome, read.dice), (head.game, head.outcome, head.dice));
    }

    #[test]
    fn a_changed_line_is_refused_or_read_as_another(head in heads(), at in 0..60usize, with in "\\PC|[\t\n,:]") {
        let mut line: Vec<char> = head.to_string().chars().collect();
        let at = at % line.len();
        line.splice(at..=at, with.chars());
        let text: String = line.into_iter().collect();
        if let Ok(read) = text.parse::<Head>() {
            prop_assert_eq!(read.to_string().parse(), Ok(read));
        }
    }

    #[test]
    fn a_filter_finds_exactly_what_has_all_its_values(all in prop::collection::vec(heads(), 1..40), nth in 0..40usize, by in 0..32u8) {
        let like = &all[nth % all.len()];
        let asked: Vec<Criterion> = Criterion::ALL.into_iter().filter(|one| by >> *one as u8 & 1 == 1).collect();
        let mut filter = Filter::default();
        asked.iter().for_each(|&one| filter.want(one, like.value(one)));
        for head in &all {
            let same = asked.iter().all(|&one| head.value(one) == like.value(one));
            prop_assert_eq!(filter.finds(head), same);
        }
        for by in Criterion::ALL {
            let values = archive::values(all.iter(), by);
            prop_assert!(all.iter().all(|head| values.iter().filter(|value| **value == head.value(by)).count() == 1));
        }
    }

    #[test]
    fn the_results_against_opponents_are_those_of_their_games(all in prop::collection::vec(heads(), 0..60)) {
        let tallies = tallies(all.iter());
        for tally in &tallies {
            let with = |outcome| all.iter().filter(|head| head.opponent == tally.opponent && head.outcome == outcome).count() as u32;
            prop_assert_eq!(tally.results, [with(Outcome::Won), with(Outcome::Lost), with(Outcome::Drawn)]);
        }
        prop_assert!(tallies.is_sorted_by(|one, next| one.games() >= next.games()));
        let counted = |head: &&Head| {
            matches!(head.opponent, Opponent::Computer(_) | Opponent::Distant(_))
                && matches!(head.outcome, Outcome::Won | Outcome::Lost | Outcome::Drawn)
        };
        let sum: u32 = tallies.iter().map(archive::Tally::games).sum();
        prop_assert_eq!(sum as usize, all.iter().filter(counted).count());
    }

    #[test]
    fn every_die_is_counted_and_expected_once(all in prop::collection::vec(heads(), 0..40), who in 0..2usize) {
        let (faces, test) = thrown(all.iter(), who);
        let sum: u32 = all.iter().flat_map(|head| &head.dice.fallen[who]).sum();
        prop_assert_eq!(faces.iter().map(|face| face.count).sum::<u32>(), sum);
        let expected: f64 = faces.iter().map(|face| face.expected).sum();
        prop_assert!((expected - f64::from(sum)).abs() < 1e-6);
        if let Some(test) = test {
            prop_assert!((0.0..=1.0).contains(&test.chance) && test.statistic >= 0.0);
        }
    }
}

/// Games with these counts of the faces of a die.
fn with_dice(fallen: &[u32]) -> [Head; 1] {
    let faces = (1..=fallen.len()).map(|n| n.to_string()).collect();
    [Head {
        game: "nim".to_owned(),
        time: 0,
        date: "2026-11-26".to_owned(),
        rules: "Nim".to_owned(),
        opponent: Opponent::Here,
        outcome: Outcome::First,
        dice: Dice {
            faces,
            fallen: [fallen.to_vec(), vec![0; fallen.len()]],
        },
        decisions: None,
    }]
}

/// A game against the strongest bot under these rules, with this many decisions and their total cost.
fn with_decisions(rules: &str, count: usize, cost: f64) -> Head {
    let [mut head] = with_dice(&[]);
    head.rules = rules.to_owned();
    head.opponent = Opponent::Computer(Level::Master);
    head.outcome = Outcome::Lost;
    head.decisions = Some(Decisions::new(count, cost, 1));
    head
}

#[test]
fn games_that_were_kept_before_there_were_reviews_still_open() {
    let line = "kept 1\tnim\t0\t2026-11-26\tNim\tcomputer:master\tlost\t\t\t";
    let head: Head = line.parse().unwrap();
    assert_eq!(head.decisions, None);
    assert_eq!(head.to_string(), line);
    let reviewed = with_decisions("Nim", 40, 1.25);
    assert_eq!(
        reviewed.to_string(),
        line.replace("kept 1", "kept 2") + "\t40\t12500"
    );
    // Each version with the fields of the other.
    for broken in [
        format!("{line}\t40\t12500"),
        line.replace("kept 1", "kept 2"),
    ] {
        assert!(broken.parse::<Head>().is_err());
    }
}

#[test]
fn what_an_older_review_found_is_not_counted() {
    let old = with_decisions("Nim", 40, 1.25);
    let mut new = old.clone();
    new.decisions = Some(Decisions::new(40, 0.5, 2));
    assert_eq!(
        new.to_string(),
        old.to_string()
            .replace("kept 2", "kept 3")
            .replace("12500", "5000\t2")
    );
    for (kept, version, counts) in [
        (&old, 1, true),
        (&old, 2, false),
        (&new, 2, true),
        (&new, 1, true),
    ] {
        let read: Head = kept.to_string().parse().unwrap();
        let head = read.reviewed_since(version);
        let again = if counts { kept.decisions } else { None };
        assert_eq!(head.decisions, again);
        let kind = if counts {
            kept.to_string()
        } else {
            with_dice(&[])[0].to_string()
        };
        assert_eq!(head.to_string().split('\t').next(), kind.split('\t').next());
    }
    let heads = [old, new].map(|head| head.reviewed_since(2));
    let rates = error_rates(heads.iter());
    assert_eq!(rates.len(), 1);
    assert_eq!((rates[0].2.games, rates[0].2.game), (1, 0.5));
}

#[test]
fn a_game_counts_by_its_number_of_decisions() {
    let games = [
        with_decisions("Nim", 10, 1.0),
        with_decisions("Máze", 30, 1.0),
        with_decisions("Máze", 60, 0.0),
    ];
    let of = |heads: &[Head]| error_rate(heads.iter().filter_map(|head| head.decisions));
    let all = of(&games).unwrap();
    assert_eq!(all.games, 3);
    assert!((all.decision - 0.02).abs() < 1e-9 && (all.game - 2.0 / 3.0).abs() < 1e-9);
    let rates = error_rates(games.iter().chain(&with_dice(&[])));
    let named: Vec<_> = rates
        .iter()
        .map(|(rules, _, rate)| (rules.as_str(), rate.games))
        .collect();
    assert_eq!(named, [("Máze", 2), ("Nim", 1)]);
    assert_eq!(Some(rates[0].2), of(&games[1..]));
    assert_eq!(of(&[]), None);
    // Nobody had a decision to make.
    assert_eq!(
        with_decisions("Nim", 0, 0.0)
            .decisions
            .map(Decisions::cost_of_one),
        Some(0.0)
    );
}

#[test]
fn the_last_day_counts_games_against_the_last_opponent() {
    let [head] = with_dice(&[]);
    let on = |time, date: &str, opponent: &Opponent, outcome| Head {
        time,
        date: date.to_owned(),
        opponent: opponent.clone(),
        outcome,
        ..head.clone()
    };
    let (gentle, other) = (
        Opponent::Computer(Level::Beginner),
        Opponent::Computer(Level::Easy),
    );
    let heads = [
        on(1, "2026-11-01", &gentle, Outcome::Won),
        on(4, "2026-11-02", &gentle, Outcome::Lost),
        on(2, "2026-11-02", &gentle, Outcome::Lost),
        on(3, "2026-11-02", &other, Outcome::Won),
        on(5, "2026-11-03", &Opponent::Here, Outcome::First),
    ];
    assert_eq!(last_day(heads.iter()), Some(("2026-11-02", [0, 2])));
    assert_eq!(last_day(heads[4..].iter()), None);
}

#[test]
fn loaded_dice_are_odd_and_fair_ones_are_not() {
    // Two faces fall slightly too often, in many throws.
    let loaded = with_dice(&[52_000, 52_100, 52_200, 52_300, 53_500, 53_572]);
    let (_, test) = thrown(loaded.iter(), 0);
    assert!(test.unwrap().chance < 1e-6);
    let (faces, test) = thrown(with_dice(&[98, 105, 101, 96, 97, 103]).iter(), 0);
    let test = test.unwrap();
    assert!((test.statistic - 0.64).abs() < 1e-9 && test.degrees == 5);
    assert!(test.chance > 0.9, "{test:?}");
    assert!((faces[0].expected - 100.0).abs() < 1e-9);
    // A few throws prove nothing, and nobody else threw.
    assert_eq!(thrown(with_dice(&[20, 0, 0, 0, 0, 0]).iter(), 0).1, None);
    assert_eq!(thrown(with_dice(&[98, 105]).iter(), 1).1, None);
}

#[test]
fn the_archive_says_in_time_that_it_fills() {
    assert!(!is_nearly_full(1_899) && is_nearly_full(1_900) && is_nearly_full(archive::LIMIT));
}

#[test]
fn the_line_of_a_chart_is_the_average_of_the_last_games() {
    assert_eq!(running(&[4.0, 2.0, 6.0, 1.0], 2), [4.0, 3.0, 4.0, 3.5]);
    assert_eq!(running(&[], 10), []);
}

#[test]
fn texts_have_names_of_their_own() {
    assert_eq!(name_of("a game"), name_of("a game"));
    assert_ne!(name_of("a game"), name_of("a game "));
    assert_eq!(name_of("").len(), 16);
}
