//! What the players find, and what they never do.

use super::common::{any, judge, play_on, position, side, throw};
use crate::{Answer, Player, Search, greedy};
use game::{Brain, Progress, Search as _};
use kotra::{Action, Actions, DiceCount, Die, Entry, Game, Judge, Point, Position, Side};
use proptest::prelude::*;

fn player(word: &str) -> Player {
    Player::named(word).unwrap()
}

/// What a player does in a position.
pub(crate) fn choose(
    player: Player,
    judge: &Judge,
    position: &Position,
    seed: u64,
) -> Option<Action> {
    let entries = player.decide(&(), &Game::from_position(*judge, *position), seed)?;
    match *entries.first()? {
        Entry::Action(action) => Some(action),
        _ => None,
    }
}

fn answer(judge: &Judge, position: &Position, word: &str) -> Answer {
    let mut search = Search::new(judge, position, &player(word).settings(), 1);
    while search.step(u32::MAX) == Progress::Searching {}
    search.answer().unwrap()
}

/// Plays the way of an answer.
fn after(judge: &Judge, mut position: Position, answer: &Answer) -> Position {
    for &action in &answer.way {
        judge.play(&mut position, action, |_| ()).unwrap();
    }
    position
}

fn legal(judge: &Judge, position: &Position) -> Actions {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    legal
}

/// 6-5 makes langi mukur, if a six is moved from 14 and a five from 15.
fn before_langi_mukur(judge: &Judge) -> Position {
    let white = side(
        &[
            (14, 1),
            (15, 1),
            (20, 1),
            (21, 3),
            (22, 3),
            (23, 3),
            (24, 3),
        ],
        0,
    );
    // Black has far to go.
    let black = side(&[(1, 5), (4, 1), (5, 1), (16, 4), (17, 4)], 0);
    let mut position = position(judge, white, black);
    judge.throw(&mut position, throw(6, 5), |_| ()).unwrap();
    position
}

#[test]
fn a_whole_munk_is_made() {
    let judge = judge(&[]);
    let start = before_langi_mukur(&judge);
    for word in ["strong", "master", "by-hand"] {
        let found = answer(&judge, &start, word);
        let outcome = after(&judge, start, &found).outcome().unwrap();
        assert_eq!(outcome.winner, Some(Side::White), "{word}");
        assert_eq!(outcome.value.as_f32(), 5.0, "{word}");
    }
}

#[test]
fn the_last_checkers_are_borne_off() {
    let judge = judge(&[("after_throws", "0")]);
    let white = side(&[(23, 1), (24, 1)], 0);
    let black = side(&[(19, 5), (20, 5), (21, 5)], 0);
    let mut start = position(&judge, white, black);
    judge.throw(&mut start, throw(2, 1), |_| ()).unwrap();
    for word in ["strong", "master", "by-hand", "racer"] {
        let found = answer(&judge, &start, word);
        let outcome = after(&judge, start, &found).outcome().unwrap();
        assert_eq!(outcome.winner, Some(Side::White), "{word}");
    }
}

#[test]
fn one_die_is_thrown_where_it_is_better() {
    // A one makes meistari, which two dice nearly always spoil.
    let judge = judge(&[("single_die", "yes")]);
    let white = side(&[(23, 1), (24, 14)], 0);
    let black = side(&[(1, 10), (2, 1), (3, 1), (4, 1), (16, 2)], 0);
    let start = position(&judge, white, black);
    assert_eq!(legal(&judge, &start).len(), 2);
    for word in ["strong", "master"] {
        let found = answer(&judge, &start, word);
        assert_eq!(found.action, Action::Throw(DiceCount::One), "{word}");
        assert!(found.ranked.iter().all(|one| one.searched));
    }
}

#[test]
fn every_decision_is_legal_under_any_rules() {
    let all = [
        ("two_sixes", "yes"),
        ("litli_meistari", "yes"),
        ("single_die", "yes"),
        ("last_throw", "yes"),
        ("one_die", "either"),
    ];
    for options in [&[][..], &all] {
        let judge = judge(options);
        for (n, (player, ..)) in Player::all().enumerate() {
            let start = judge.start(Side::BOTH[n % 2]);
            // `play_on` refuses what is not legal.
            let choose =
                |position: &Position, random| choose(player, &judge, position, random).unwrap();
            play_on(&judge, start, n as u64, 120, choose, |_, _| ());
        }
    }
}

#[test]
fn nothing_is_decided_before_a_throw() {
    let judge = judge(&[]);
    let start = judge.start(Side::White);
    for (player, ..) in Player::all() {
        assert_eq!(choose(player, &judge, &start, 1), None);
    }
    assert_eq!(greedy(&judge, &start, 1), None);
}

/// A decision somewhere in a game of random play.
fn decision(judge: &Judge, seed: u64, entries: u64) -> Option<Position> {
    let start = judge.start(Side::White);
    let mut last = None;
    play_on(
        judge,
        start,
        seed,
        entries,
        |p, r| any(judge, p, r),
        |position, entry| {
            if let Entry::Action(_) = entry {
                last = Some(*position);
            }
        },
    );
    last
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn the_same_seed_gives_the_same_answer_in_any_portions(
        seed in any_number(), entries in 2..200_u64, portion in 1..500_u32,
    ) {
        let judge = judge(&[]);
        let Some(position) = decision(&judge, seed, entries) else { return Ok(()) };
        for player in [player("easy"), player("master")] {
            let whole = {
                let mut search = Search::new(&judge, &position, &player.settings(), seed);
                while search.step(u32::MAX) == Progress::Searching {}
                search.answer()
            };
            let mut search = Search::new(&judge, &position, &player.settings(), seed);
            prop_assert!(search.answer().is_some());
            while search.step(portion) == Progress::Searching {}
            prop_assert_eq!(&search.answer(), &whole);
        }
    }

    #[test]
    fn all_legal_actions_are_ranked_and_the_way_can_be_played(
        seed in any_number(), entries in 2..200_u64,
    ) {
        let judge = judge(&[]);
        let Some(position) = decision(&judge, seed, entries) else { return Ok(()) };
        let found = answer(&judge, &position, "master");
        let mut ranked: Vec<Action> = found.ranked.iter().map(|one| one.action).collect();
        prop_assert_eq!(ranked[0], found.action);
        prop_assert_eq!(found.way[0], found.action);
        ranked.sort();
        let mut all = legal(&judge, &position).to_vec();
        all.sort();
        prop_assert_eq!(ranked, all);
        let end = after(&judge, position, &found);
        prop_assert!(end.turn() != position.turn() || end.outcome().is_some());
    }

    /// What a hint lists: whole uses of the throw, and of those that come to the same one.
    #[test]
    fn every_end_of_a_turn_is_one_line(seed in any_number(), entries in 2..200_u64) {
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
    fn the_greedy_player_takes_a_legal_action(seed in any_number(), entries in 2..200_u64) {
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
    let white = side(&[(1, 10), (14, 5)], 0);
    let black = side(&[(1, 9), (16, 5), (17, 1)], 0);
    let mut position = position(&judge, white, black);
    judge.throw(&mut position, throw(4, 2), |_| ()).unwrap();
    let (from, die) = (Point::HOME, Die::new(4).unwrap());
    for seed in 0..20 {
        let action = greedy(&judge, &position, seed);
        assert_eq!(action, Some(Action::Move { from, die }));
    }
}

/// What a game of `one` with white against `other` is worth to white.
fn game(judge: &Judge, one: Player, other: Player, seed: u64) -> f32 {
    let start = judge.start(Side::BOTH[(seed % 2) as usize]);
    let choose = |position: &Position, random| {
        let player = if position.turn() == Side::White {
            one
        } else {
            other
        };
        choose(player, judge, position, random).unwrap()
    };
    let end = play_on(judge, start, seed, 5_000, choose, |_, _| ());
    end.outcome().map_or(0.0, |outcome| {
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
        let units: f32 = (0..24)
            .map(|seed| game(&judge, player(one), player(other), seed))
            .sum();
        assert!(units > 0.0, "{one} : {other} {units}");
    }
}

/// Who is new to the game races, and shall not lose every game by jan.
#[test]
fn the_gentlest_player_lets_a_racer_live() {
    let judge = judge(&[]);
    let won = |word: &str| {
        let games = (0..40).map(|seed| game(&judge, player(word), player("racer"), seed));
        games.filter(|units| *units < 0.0).count()
    };
    let (beginner, easy) = (won("beginner"), won("easy"));
    assert!(beginner >= 16 && 2 * easy < beginner, "{beginner} {easy}");
}

#[test]
fn a_player_is_read_as_it_is_written() {
    for (player, ..) in Player::all() {
        assert_eq!(Player::named(&player.to_string()), Some(player));
    }
    assert_eq!(Player::named("grand"), None);
}
