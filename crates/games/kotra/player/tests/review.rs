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
    // A step for each throw, and one for all that was done with it.
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
    let luck = review.luck.unwrap();
    let sum = review.start + luck[0] - luck[1] - review.cost[0] + review.cost[1];
    let last = review.steps.last().unwrap().first;
    assert!((sum - last).abs() < 0.01, "{sum} {last}");
    let ends = Ends::of(&end.outcome().unwrap(), Side::White);
    assert_eq!(last, f64::from(ends.equity()));
    assert!(review.steps.iter().all(|step| step.cost >= 0.0));
    assert!(review.cost.iter().all(|&cost| cost > 1.0));
    assert!(review.steps.iter().any(|step| step.better.is_some()));
}

/// A game of two moves of white that come to the same in either order, then the throw of black.
#[test]
fn an_order_that_comes_to_the_same_costs_nothing() {
    let judge = judge(&[]);
    let entry = |text: &str| Entry::Action(text.parse().unwrap());
    let throw = Entry::Throw(kotra::Throw::two(kotra::Die::ALL[1], kotra::Die::ALL[3]));
    let one = [throw, entry("1/3"), entry("1/5")];
    let other = [throw, entry("1/5"), entry("1/3")];
    let [one, other] = [one, other].map(|entries| review(&judge, &entries, u64::MAX));
    let turn = |review: &ReviewOf<Game>| {
        let step = review.steps.last().unwrap();
        (step.count, step.cost, step.first, step.better)
    };
    assert_eq!(turn(&one), turn(&other));
    assert_eq!(turn(&one).0, 2);
}

#[test]
fn a_turn_that_is_not_over_is_reviewed_by_the_best_that_can_follow() {
    let judge = judge(&[]);
    let (entries, _) = entries(&judge, "strong", 40);
    let ends_with_a_use = |count: &usize| matches!(entries[count - 1], Entry::Action(_));
    let goes_on = |count: &usize| matches!(entries.get(*count), Some(Entry::Action(_)));
    let cut = (1..entries.len()).find(|count| ends_with_a_use(count) && goes_on(count));
    let review = review(&judge, &entries[..cut.unwrap()], u64::MAX);
    let step = review.steps.last().unwrap();
    assert!(step.cost >= 0.0 && step.cost < 0.5, "{}", step.cost);
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
