//! What the players find, and what they never do.

use super::common::{between, judge, position};
use crate::{Player, Search, greedy};
use game::{Bot, Progress, Search as _};
use kotra::{Action, Actions, DiceCount, Die, Entry, Game, Judge, Point, Position, Record, Side};
use proptest::prelude::*;

fn player(word: &str) -> Player {
    Player::named(word).unwrap()
}

fn searched(judge: &Judge, position: &Position, word: &str) -> Search {
    let mut search = Search::new(judge, position, &player(word).settings(), 1);
    while search.advance(u64::MAX) == Progress::Searching {}
    search
}

/// The position after the line that a search has found.
fn after(judge: &Judge, mut position: Position, found: &Search) -> Position {
    for entry in found.decision().unwrap() {
        let Entry::Action(action) = entry else {
            panic!("{entry:?}");
        };
        judge.play(&mut position, action, |_| ()).unwrap();
    }
    position
}

fn legal(judge: &Judge, position: &Position) -> Actions {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    legal
}

#[test]
fn a_whole_munk_is_made() {
    let judge = judge(&[]);
    // A six from 14 and a five from 15 make langi mukur. Black has far to go.
    let text = "14,15,20,21:3,22:3,23:3,24:3/1:5,4,5,16:4,17:4 white white 65";
    let start = position(&judge, text);
    for word in ["strong", "master", "by-hand"] {
        let found = searched(&judge, &start, word);
        let outcome = after(&judge, start, &found).outcome().unwrap();
        assert_eq!(outcome.winner, Some(Side::White), "{word}");
        assert_eq!(outcome.value.as_f32(), 5.0, "{word}");
    }
}

#[test]
fn the_last_checkers_are_borne_off() {
    let judge = judge(&[("after_throws", "0")]);
    let start = position(&judge, "23,24,off:13/19:5,20:5,21:5 white white 21");
    for word in ["strong", "master", "by-hand", "racer"] {
        let found = searched(&judge, &start, word);
        let outcome = after(&judge, start, &found).outcome().unwrap();
        assert_eq!(outcome.winner, Some(Side::White), "{word}");
    }
}

#[test]
fn one_die_is_thrown_where_it_is_better() {
    // A one makes meistari, which two dice nearly always spoil.
    let judge = judge(&[("single_die", "yes")]);
    let start = position(&judge, "23,24:14/1:10,2,3,4,16:2 white white choose");
    assert_eq!(legal(&judge, &start).len(), 2);
    for word in ["strong", "master"] {
        let found = searched(&judge, &start, word);
        assert_eq!(
            found.ranked()[0].action,
            Action::Throw(DiceCount::One),
            "{word}"
        );
    }
}

#[test]
fn players_keep_their_promises_under_any_rules() {
    let all = [
        ("two_sixes", "yes"),
        ("litli_meistari", "yes"),
        ("single_die", "yes"),
        ("last_throw", "yes"),
        ("one_die", "either"),
    ];
    for options in [&[][..], &all] {
        let judge = judge(options);
        let begin = Record::new(judge, Some(judge.start(Side::White)));
        let positions = testkit::players::positions::<Player>(&(), begin, 300, 29);
        testkit::players::keep_their_promises::<Player>(&(), &positions);
    }
}

/// A decision during a game of random play.
fn decision(judge: &Judge, seed: u64, entries: usize) -> Option<Position> {
    let record = between(judge, ["random"; 2], entries, seed);
    let decides = |entry: &Entry| matches!(entry, Entry::Action(_));
    let last = record.entries().iter().rposition(decides)?;
    Some(*record.replay(last).position())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn all_legal_actions_are_ranked_and_all_of_the_throw_is_used(
        seed in any_number(), entries in 2..200_usize,
    ) {
        let judge = judge(&[]);
        let Some(position) = decision(&judge, seed, entries) else { return Ok(()) };
        let found = searched(&judge, &position, "master");
        let mut ranked: Vec<Action> = found.ranked().iter().map(|one| one.action).collect();
        prop_assert_eq!(Entry::Action(ranked[0]), found.decision().unwrap()[0]);
        ranked.sort();
        let mut all = legal(&judge, &position).to_vec();
        all.sort();
        prop_assert_eq!(ranked, all);
        let end = after(&judge, position, &found);
        prop_assert!(end.turn() != position.turn() || end.outcome().is_some());
    }

    /// A hint lists whole uses of the throw, and only one of those with the same result.
    #[test]
    fn every_end_of_a_turn_is_one_line(seed in any_number(), entries in 2..200_usize) {
        let judge = judge(&[]);
        let Some(position) = decision(&judge, seed, entries) else { return Ok(()) };
        let game = Game::from_position(judge, position);
        let mut search = Player::hint(&(), &game).unwrap();
        while search.advance(u64::MAX) == Progress::Searching {}
        let lines = search.lines();
        let mut ends = Vec::new();
        for (ranked, line) in &lines {
            prop_assert_eq!(ranked.action, line[0]);
            let mut end = position;
            for &action in line {
                judge.play(&mut end, action, |_| ()).unwrap();
            }
            prop_assert!(end.turn() != position.turn() || end.outcome().is_some());
            prop_assert!(!ends.contains(&end));
            ends.push(end);
        }
        let mut ways = kotra::Ways::new();
        judge.ways(&position, &mut ways);
        prop_assert_eq!(lines.len(), ways.len());
        prop_assert_eq!(lines[0].0, search.ranked()[0]);
    }

    #[test]
    fn the_greedy_player_takes_a_legal_action(seed in any_number(), entries in 2..200_usize) {
        let judge = judge(&[]);
        let Some(position) = decision(&judge, seed, entries) else { return Ok(()) };
        let action = greedy(&judge, &position, seed).unwrap();
        prop_assert!(legal(&judge, &position).contains(&action));
        prop_assert_eq!(greedy(&judge, &position, seed), Some(action));
    }
}

fn any_number() -> impl Strategy<Value = u64> {
    proptest::prelude::any::<u64>()
}

#[test]
fn the_greedy_player_hits_where_it_can() {
    let judge = judge(&[]);
    // A four hits the blot on point 5, where the checker can be hit in turn; a two is safe.
    let position = position(&judge, "1:10,14:5/1:9,16:5,17 white white 42");
    let (from, die) = (Point::HOME, Die::new(4).unwrap());
    for seed in 0..20 {
        let action = greedy(&judge, &position, seed);
        assert_eq!(action, Some(Action::Move { from, die }));
    }
}

/// The value for white of a game in which `one` plays white against `other`.
fn game(judge: &Judge, one: &str, other: &str, seed: u64) -> f32 {
    let end = between(judge, [one, other], 5_000, seed).replay(usize::MAX);
    let outcome = end.position().outcome();
    outcome.map_or(0.0, |outcome| {
        crate::Ends::of(&outcome, Side::White).equity()
    })
}

#[test]
fn levels_differ() {
    let judge = judge(&[]);
    for (one, other) in [
        ("steady", "easy"),
        ("easy", "beginner"),
        ("beginner", "random"),
    ] {
        let units: f32 = (0..testkit::tries(12, 24))
            .map(|seed| game(&judge, one, other, seed))
            .sum();
        assert!(units > 0.0, "{one} : {other} {units}");
    }
}

/// New players race, and should not lose every game by jan.
#[test]
fn the_gentlest_player_lets_a_racer_live() {
    let judge = judge(&[]);
    let won = |word: &str| {
        let games = (0..40).map(|seed| game(&judge, word, "racer", seed));
        games.filter(|units| *units < 0.0).count()
    };
    let (beginner, easy) = (won("beginner"), won("easy"));
    assert!(beginner >= 16 && 2 * easy < beginner, "{beginner} {easy}");
}
