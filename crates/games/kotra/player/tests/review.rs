//! Reviews of games.

use crate::common::{judge, play_on};
use crate::players::choose;
use game::{Brain, Progress, ReviewOf, Reviewer as _};
use kotra::{Entry, Game, Judge, Position, Side};
use kotra_player::{Ends, Player, Reviewer};

/// A game of this player against itself, up to so many entries.
fn entries(judge: &Judge, word: &str, count: u64) -> (Vec<Entry>, Position) {
    let player = Player::named(word).unwrap();
    let mut entries = Vec::new();
    let choose = |position: &Position, random| choose(player, judge, position, random).unwrap();
    let start = judge.start(Side::White);
    let end = play_on(judge, start, 5, count, choose, |_, entry| {
        entries.push(entry)
    });
    (entries, end)
}

fn review(judge: &Judge, entries: &[Entry], portion: u64) -> ReviewOf<Game> {
    let game = Game::from_position(*judge, judge.start(Side::White));
    let mut reviewer = Reviewer::new(game, entries);
    while reviewer.advance(portion) == Progress::Searching {
        assert!(reviewer.progress() <= 1.0);
    }
    assert_eq!(reviewer.progress(), 1.0);
    reviewer.review().clone()
}

#[test]
fn luck_and_cost_add_up_to_the_end() {
    let judge = judge(&[]);
    let (entries, end) = entries(&judge, "random", 2_000);
    let review = review(&judge, &entries, u64::MAX);
    assert_eq!(review.steps.len(), entries.len());
    let luck = review.luck.unwrap();
    let sum = review.start + luck[0] - luck[1] - review.cost[0] + review.cost[1];
    let last = review.steps.last().unwrap().first;
    assert!((sum - last).abs() < 0.01, "{sum} {last}");
    assert_eq!(
        last,
        Ends::of(&end.outcome().unwrap(), Side::White)
            .equity()
            .into()
    );
    assert!(review.steps.iter().all(|step| step.cost >= 0.0));
    assert!(review.cost.iter().all(|&cost| cost > 1.0));
    assert!(review.steps.iter().any(|step| step.better.is_some()));
}

#[test]
fn the_start_is_worth_as_much_to_both() {
    let judge = judge(&[]);
    let review = review(&judge, &entries(&judge, "strong", 2).0, 1_000);
    assert!(review.start.abs() < 2.0);
}

#[test]
fn portions_make_no_difference() {
    let judge = judge(&[]);
    let (entries, _) = entries(&judge, "easy", 30);
    assert_eq!(
        review(&judge, &entries, 7),
        review(&judge, &entries, u64::MAX)
    );
}

#[test]
fn good_players_pay_less() {
    let judge = judge(&[]);
    let cost = |word: &str| {
        let (entries, _) = entries(&judge, word, 120);
        review(&judge, &entries, u64::MAX).cost.iter().sum::<f64>()
    };
    let (master, beginner) = (cost("master"), cost("beginner"));
    assert!(4.0 * master < beginner, "{master} {beginner}");
}

#[test]
fn what_is_neither_throw_nor_decision_is_skipped() {
    let judge = judge(&[]);
    let game = Game::new(judge);
    let mut reviewer = Reviewer::new(game, &[Entry::Resigned(Side::White)]);
    while reviewer.advance(1) == Progress::Searching {}
    assert!(reviewer.review().steps.is_empty());
}
