//! Reviews of games.

use super::common::{between, judge};
use crate::Player;
use game::{Game as _, Level, ReviewOf};
use kotra::{Entry, Game, Judge, Record, Side};
use testkit::reviews::{self, adds_up, hint_against_review, orders, played, worth_at_the_end};

/// Units are added up as `f32`.
const ROUNDING: f64 = 1e-4;

/// A game of this player against itself, for `count` entries or a few more.
fn game_of(word: &str, count: usize) -> Record {
    between(&judge(&[]), [word; 2], count, 6)
}

fn review(record: &Record) -> ReviewOf<Game> {
    reviews::review::<Player>(&(), record)
}

#[test]
fn luck_and_cost_add_up_to_the_end() {
    let game = game_of("random", 2_000);
    let (review, entries) = (review(&game), game.entries());
    // One step for each throw, and one for everything done with it.
    let mut next = 0;
    for step in &review.steps {
        assert_eq!(step.entry, next);
        let uses = |entry: &Entry| matches!(entry, Entry::Action(_));
        let used = entries[next..].iter().take_while(|entry| uses(entry));
        let whole = used.count().max(1);
        assert_eq!(step.count, whole);
        next += whole;
    }
    assert_eq!(next, entries.len());
    assert!(game.replay(usize::MAX).turn().is_over());
    adds_up::<Player>(&game, &review, ROUNDING);
    assert!(review.cost.iter().all(|&cost| cost > 1.0));
    assert!(review.steps.iter().any(|step| step.better.is_some()));
}

fn record(judge: &Judge, entries: &[Entry]) -> Record {
    let mut record = Record::new(*judge, Some(judge.start(Side::White)));
    entries.iter().for_each(|&entry| record.push(entry));
    record
}

#[test]
fn every_review_adds_up_and_ends_with_the_result() {
    for options in [&[][..], &[("single_die", "yes"), ("two_sixes", "yes")]] {
        let judge = judge(options);
        let levels = [Some(Level::Strong), None, Some(Level::Easy)];
        let level = |n: u64| levels[n as usize % levels.len()];
        let game = played::<Player>(&(), record(&judge, &[]), 1_000, 3, level);
        assert!(game.replay(usize::MAX).turn().is_over());
        adds_up::<Player>(&game, &review(&game), ROUNDING);
    }
}

#[test]
fn equal_positions_have_equal_values() {
    let judge = judge(&[]);
    let game = played::<Player>(&(), record(&judge, &[]), 200, 5, |_| Some(Level::Easy));
    let mut count = 0;
    for at in (3..game.entries().len()).step_by(7) {
        for pair in orders(&game.replay(at), 2) {
            let [one, other] = pair
                .each_ref()
                .map(|game| worth_at_the_end::<Player>(&(), game));
            assert!((one - other).abs() < ROUNDING, "{}", pair[1]);
            count += 1;
        }
    }
    assert!(count > 8, "{count}");
}

#[test]
fn a_hint_and_a_review_agree() {
    let judge = judge(&[]);
    let game = played::<Player>(&(), record(&judge, &[]), 160, 9, |_| Some(Level::Easy));
    let mut count = 0;
    for at in (3..game.entries().len()).step_by(13) {
        for off in hint_against_review::<Player>(&(), &game.replay(at)) {
            assert!(off < ROUNDING, "{off} after {at} entries of\n{game}");
            count += 1;
        }
    }
    assert!(count > 20, "{count}");
}

/// A game with two moves of white that lead to the same position in either order, then the throw of black.
#[test]
fn an_order_that_comes_to_the_same_costs_nothing() {
    let judge = judge(&[]);
    let entry = |text: &str| Entry::Action(text.parse().unwrap());
    let throw = Entry::Throw(kotra::Throw::two(kotra::Die::ALL[1], kotra::Die::ALL[3]));
    let one = [throw, entry("1/3"), entry("1/5")];
    let other = [throw, entry("1/5"), entry("1/3")];
    let [one, other] = [one, other].map(|entries| review(&record(&judge, &entries)));
    let turn = |review: &ReviewOf<Game>| {
        let step = review.steps.last().unwrap();
        (step.count, step.cost, step.first, step.better)
    };
    assert_eq!(turn(&one), turn(&other));
    assert_eq!(turn(&one).0, 2);
}

#[test]
fn an_unfinished_turn_is_worth_the_best_that_can_follow() {
    let mut game = game_of("strong", 40);
    let entries = game.entries();
    let ends_with_a_use = |count: &usize| matches!(entries[count - 1], Entry::Action(_));
    let goes_on = |count: &usize| matches!(entries.get(*count), Some(Entry::Action(_)));
    let cut = (1..entries.len()).find(|count| ends_with_a_use(count) && goes_on(count));
    game.truncate(cut.unwrap());
    let review = review(&game);
    let step = review.steps.last().unwrap();
    assert!(step.cost >= 0.0 && step.cost < 0.5, "{}", step.cost);
}

#[test]
fn the_start_is_worth_as_much_to_both() {
    assert!(review(&game_of("strong", 2)).start.abs() < 2.0);
}

#[test]
fn portions_make_no_difference() {
    reviews::portions_make_no_difference::<Player>(&(), &game_of("easy", 30));
}

#[test]
fn good_players_pay_less() {
    let cost = |word: &str| review(&game_of(word, 120)).cost.iter().sum::<f64>();
    let (master, beginner) = (cost("master"), cost("beginner"));
    assert!(4.0 * master < beginner, "{master} {beginner}");
}

#[test]
fn what_is_neither_throw_nor_decision_is_skipped() {
    let game = record(&judge(&[]), &[Entry::Resigned(Side::White)]);
    assert!(review(&game).steps.is_empty());
}
