//! Games that people played under Copenhagen rules, replayed under ours.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

use compare_hnefatafl::pairs::{NEAREST, judge};
use compare_hnefatafl::recorded::{read, text};
use compare_hnefatafl::replay::replay_all;
use hnefatafl::{Judge, OPTIONS, Repetition};

#[test]
fn games_replay_but_for_shield_walls() {
    let games = read(&text().unwrap()).unwrap();
    let tally = replay_all(&judge(NEAREST).unwrap(), &games);
    let counts: Vec<(&str, usize)> = tally
        .games
        .iter()
        .map(|(what, &count)| (what.as_str(), count))
        .collect();
    assert_eq!(
        counts,
        [
            ("stops: shield wall", 59),
            ("whole: blocked", 21),
            ("whole: drawn", 7),
            ("whole: enclosure", 20),
            ("whole: escaped", 223),
            ("whole: exit fort", 42),
            ("whole: resigned", 1_034),
            ("whole: surrounded", 43),
            ("whole: timed out", 272),
            ("whole: unfinished", 31),
        ]
    );
    assert_eq!(
        (games.len(), tally.whole, tally.moves),
        (1_752, 1_693, 86_934)
    );
}

/// Which games replay whole with another value of one option, where the options go together.
#[test]
fn no_other_value_of_an_option_replays_more() {
    let games = read(&text().unwrap()).unwrap();
    let nearest = *judge(NEAREST).unwrap().rules();
    let mut counts = Vec::new();
    for option in OPTIONS {
        for value in option.words {
            let mut rules = nearest;
            rules.set(option.name, value).unwrap();
            if rules != nearest
                && let Ok(judge) = Judge::new(rules)
            {
                let whole = replay_all(&judge, &games).whole;
                counts.push((format!("{}={value}", option.name), whole));
            }
        }
    }
    let counts: Vec<(&str, usize)> = counts
        .iter()
        .map(|(option, whole)| (option.as_str(), *whole))
        .collect();
    assert_eq!(
        counts,
        [
            ("board=7", 0),
            ("board=9", 0),
            ("first=swede", 0),
            ("castle_stop=nobody", 1_625),
            ("castle_stop=all", 1_693),
            ("castle_pass=king", 1_048),
            ("castle_pass=nobody", 980),
            ("camps=muscovites", 317),
            ("camps=never-back", 249),
            ("king_captures=no", 556),
            ("castle_counts=surround", 1_167),
            ("camps_count=yes", 1_029),
            ("king_taken=castle", 899),
            ("escape=edge", 659),
            ("repetition=draw", 1_682),
            ("repetition=swede-loses", 1_682),
            ("announce=players", 1_470),
        ]
    );
}

/// The players of some games went on when a position stood for the third time.
#[test]
fn games_go_on_after_a_third_repetition() {
    let games = read(&text().unwrap()).unwrap();
    let rules = hnefatafl::Rules {
        repetition: Repetition::Draw,
        ..*judge(NEAREST).unwrap().rules()
    };
    let tally = replay_all(&Judge::new(rules).unwrap(), &games);
    assert_eq!(tally.games["stops: goes on after repetition"], 11);
}
