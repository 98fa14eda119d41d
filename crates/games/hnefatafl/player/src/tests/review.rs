//! What a review says of moves.

use super::common;
use super::common::Table;
use super::players::choose;
use crate::{Evaluator, Player};
use game::{Level, ReviewOf};
use hnefatafl::{Entry, Game, Record, Side};
use testkit::reviews::{
    adds_up, hint_against_review, played, portions_make_no_difference, worth_at_the_end,
};

fn review(record: &Record) -> ReviewOf<Game> {
    testkit::reviews::review::<Player>(&Evaluator::new(record.judge()), record)
}

/// A record of these moves, from a position with the king on e4 and open ways out.
fn record(moves: &[&str]) -> Record {
    let mut table = Table::new("linne", "e4", "c2", "f4 e3 d9 h7", Side::Swede);
    let game = &mut table.game;
    let mut record = Record::new(game.judge().clone(), Some(*game.position()));
    for text in moves {
        let entry = Entry::Action(common::action(text));
        game.enter(&entry, |_| ()).unwrap();
        record.push(entry);
    }
    record
}

#[test]
fn a_win_that_is_let_go_costs_much_and_the_better_move_is_named() {
    // The king could go out. Instead a drabant moves, and the Muscovites take him.
    let review = review(&record(&["c2-c1", "d9-d4"]));
    assert_eq!(review.start, 1.0);
    let [missed, taken] = &review.steps[..] else {
        panic!("{review:?}");
    };
    assert_eq!((missed.entry, missed.side), (0, Side::Swede));
    assert_eq!((missed.first, missed.cost), (0.0, 1.0));
    assert_eq!(missed.better.unwrap().from, common::square("e4"));
    assert_eq!((taken.entry, taken.side), (1, Side::Muscovite));
    assert_eq!((taken.first, taken.cost, taken.better), (0.0, 0.0, None));
    assert_eq!(review.cost, [1.0, 0.0]);
}

#[test]
fn the_best_move_costs_nothing_and_resigning_is_no_move() {
    let mut record = record(&["c2-c1", "d9-d4"]);
    record.truncate(1);
    record.push(Entry::Resigned(Side::Swede));
    assert_eq!(review(&record).steps.len(), 1);
    record.truncate(0);
    let best = choose(Player::Level(Level::Master), &record.replay(0), 0).unwrap();
    record.push(Entry::Action(best));
    let review = review(&record);
    assert_eq!((review.start, review.steps[0].first), (1.0, 1.0));
    assert_eq!((review.cost, review.steps[0].better), ([0.0; 2], None));
}

#[test]
fn a_game_without_moves_has_a_review_without_steps() {
    let review = review(&record(&[]));
    assert!(review.steps.is_empty());
    assert_eq!(review.start, 1.0);
}

#[test]
fn the_portions_make_no_difference() {
    let mut table = Table::start("tablut");
    let mut record = Record::new(table.game.judge().clone(), None);
    for seed in 0..4 {
        let action = choose(Player::Random, &table.game, seed).unwrap();
        table.game.enter_unchecked(action, &mut |_| ());
        record.push(Entry::Action(action));
    }
    portions_make_no_difference::<Player>(&Evaluator::new(record.judge()), &record);
}

/// A game of `moves` moves. Every third is random.
fn game(rules: &str, moves: usize) -> Record {
    let judge = Table::start(rules).game.judge().clone();
    let knows = Evaluator::new(&judge);
    let level = |n: u64| (!n.is_multiple_of(3)).then_some(Level::Easy);
    played::<Player>(&knows, Record::new(judge, None), moves, 4, level)
}

#[test]
fn every_review_adds_up_and_ends_with_the_result() {
    let mut ends = 0;
    for rules in ["brandubh", "tablut"] {
        let whole = game(rules, 80);
        ends += usize::from(whole.replay(usize::MAX).outcome().is_some());
        // The last moves are enough.
        let first = whole.entries().len() - 8;
        let before = whole.replay(first);
        let mut record = Record::new(before.judge().clone(), Some(*before.position()));
        let moves = whole.entries()[first..].iter().cloned();
        moves.for_each(|entry| record.push(entry));
        adds_up::<Player>(&record, &review(&record), 1e-6);
    }
    assert!(ends > 0);
}

#[test]
fn equal_positions_have_equal_values() {
    let record = game("brandubh", 12);
    let knows = Evaluator::new(record.judge());
    let mut pairs = 0;
    for count in 3..=record.entries().len() {
        let before = record.replay(count - 3);
        let moves = &record.entries()[count - 3..count];
        // The last move of a side before the one before it.
        let swapped = [2, 1, 0].map(|n| moves[n]);
        let mut going = before.clone();
        if swapped
            .iter()
            .any(|entry| going.enter(entry, |_| ()).is_err())
        {
            continue;
        }
        let [one, other] = [moves, &swapped].map(|moves| {
            let mut record = Record::new(before.judge().clone(), Some(*before.position()));
            moves.iter().for_each(|entry| record.push(*entry));
            record
        });
        let [this, that] = [&one, &other].map(|record| *record.replay(usize::MAX).position());
        if this.key() == that.key() {
            let [this, that] =
                [&one, &other].map(|record| worth_at_the_end::<Player>(&knows, record));
            assert!((this - that).abs() < 1e-6, "{one}{other}");
            pairs += 1;
        }
    }
    assert!(pairs > 2, "{pairs}");
}

#[test]
fn a_hint_and_a_review_agree() {
    let record = game("brandubh", 20);
    let knows = Evaluator::new(record.judge());
    let mut count = 0;
    for at in (2..record.entries().len()).step_by(5) {
        for off in hint_against_review::<Player>(&knows, &record.replay(at)) {
            // The hint has searched ten times as long.
            assert!(off < 0.2, "{off} after {at} moves of\n{record}");
            count += 1;
        }
    }
    assert!(count > 4, "{count}");
}
