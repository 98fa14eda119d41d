//! Games that people played under Copenhagen rules, replayed under ours.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

use compare_hnefatafl::other::{Engine, play, winner};
use compare_hnefatafl::pairs::{COPENHAGEN, PAIRS, judge};
use compare_hnefatafl::recorded::{Ending, read, text};
use compare_hnefatafl::replay::replay_all;
use hnefatafl::{Judge, OPTIONS, Outcome, Reason, Side};
use theirs::aliases::MediumBasicBoardState;

#[test]
fn all_games_replay_whole() {
    let games = read(&text().unwrap()).unwrap();
    let tally = replay_all(&judge(COPENHAGEN).unwrap(), &games);
    let counts: Vec<(&str, usize)> = tally
        .games
        .iter()
        .map(|(what, &count)| (what.as_str(), count))
        .collect();
    assert_eq!(
        counts,
        [
            ("whole: blocked", 20),
            ("whole: drawn", 7),
            ("whole: enclosed", 24),
            ("whole: escaped", 235),
            ("whole: fort", 48),
            ("whole: resigned", 1_069),
            ("whole: surrounded", 45),
            ("whole: timed out", 273),
            ("whole: unfinished", 31),
        ]
    );
    assert_eq!(
        (games.len(), tally.whole, tally.moves),
        (1_752, 1_752, 87_274)
    );
}

/// The page says whom the rules favour by these counts.
#[test]
fn people_won_as_many_games_as_the_docs_say() {
    let games = read(&text().unwrap()).unwrap();
    let ended = |ending| games.iter().filter(|game| game.ending == ending).count();
    let swedes = ended(Ending::Won(Side::Swede));
    let muscovites = ended(Ending::Won(Side::Muscovite));
    let drawn = ended(Ending::Drawn);
    let docs = include_str!("../../../docs/measurements/hnefatafl-people.csv");
    let line = format!("copenhagen,{swedes},{drawn},{muscovites},hnefatafl-rs");
    assert!(docs.lines().any(|known| known == line), "{line}");
}

/// After every move of every recorded game. The last moves of three close rings, as the record and our rules have it; the
/// other engine does not see them.
#[test]
fn both_engines_end_the_games_alike() {
    let games = read(&text().unwrap()).unwrap();
    let pair = PAIRS.iter().find(|pair| pair.ours == COPENHAGEN).unwrap();
    let engine = Engine::<MediumBasicBoardState>::new(pair.theirs, 11);
    let judge = judge(COPENHAGEN).unwrap();
    let mut differing = Vec::new();
    for (number, game) in games.iter().enumerate() {
        let mut ours = judge.start();
        let mut theirs = engine.set_up(&ours).unwrap();
        for each in &game.moves {
            judge.play_unchecked(&mut ours, each.action, &mut |_| ());
            theirs = engine.after(&theirs, play(each.action).unwrap()).unwrap();
            if ours.outcome().and_then(|outcome| outcome.winner) != winner(&theirs) {
                differing.push((number, ours.outcome()));
            }
        }
    }
    let enclosed = Some(Outcome {
        winner: Some(Side::Muscovite),
        reason: Reason::Enclosed,
    });
    assert_eq!(differing, [739, 1_055, 1_733].map(|game| (game, enclosed)));
}

/// Which games replay whole with another value of one option, where the options go together.
#[test]
fn no_other_value_of_an_option_replays_more() {
    let games = read(&text().unwrap()).unwrap();
    let copenhagen = *judge(COPENHAGEN).unwrap().rules();
    let mut counts = Vec::new();
    for option in OPTIONS {
        for value in option.words {
            let mut rules = copenhagen;
            rules.set(option.name, value).unwrap();
            if rules != copenhagen
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
    assert_eq!(counts, [
            ("board=7", 0),
            ("board=9", 0),
            ("first=swede", 0),
            ("castle_stop=nobody", 1_684),
            ("castle_stop=all", 1_752),
            ("castle_pass=king", 1_078),
            ("castle_pass=nobody", 1_009),
            ("camps=muscovites", 317),
            ("camps=never-back", 249),
            ("king_captures=no", 556),
            ("castle_counts=surround", 1_209),
            ("camps_count=yes", 1_065),
            ("king_taken=castle", 930),
            ("escape=edge", 665),
            ("repetition=draw", 1_741),
            ("repetition=swede-loses", 1_741),
            ("announce=players", 1_517),
            ("shield_wall=no", 1_693),
            ("edge_counts=yes", 1_705),
            ("exit_fort=no", 1_752),
            ("enclosure=no", 1_752),
        ]);
}

/// The players of some games went on when a position stood for the third time.
#[test]
fn games_go_on_after_a_third_repetition() {
    let games = read(&text().unwrap()).unwrap();
    let tally = replay_all(&judge("copenhagen").unwrap(), &games);
    assert_eq!(tally.games["stops: goes on after repetition"], 11);
    assert_eq!(tally.whole, 1_741);
}
