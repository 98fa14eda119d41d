//! What a page can rely on when it asks the bots of Hnefatafl.

use crate::thinking::HnefataflPlayers;
use game::Bot;
use hnefatafl::{Action, Entry, Game, Judge, PRESETS, Record, preset};
use hnefatafl_player::{Evaluator, Player};
use testkit::answers::keep_their_promises;
use testkit::thinking::{self, hint, review};
use testkit::tries;

fn judge(rules: &str) -> Judge {
    Judge::new(preset(rules).expect("a rule set").rules).expect("valid")
}

fn choose(player: Player, game: &Game, seed: u64) -> Option<Action> {
    let entries = player.decide(&Evaluator::new(game.judge()), game, seed)?;
    match *entries.first()? {
        Entry::Action(action) => Some(action),
        _ => None,
    }
}

/// A game that begins with random moves, none of which ends it.
fn record(rules: &str, moves: u64) -> Record {
    let mut record = Record::new(judge(rules), None);
    let mut game = record.replay(0);
    for seed in 0..moves {
        let action = choose(Player::Random, &game, seed).expect("a move");
        game.enter_unchecked(action, &mut |_| ());
        record.push(Entry::Action(action));
    }
    assert_eq!(game.outcome(), None);
    record
}

/// A game in which the king can escape.
fn open() -> Record {
    let judge = judge("linne");
    let text = "3t5/9/7t1/9/9/4Kt3/4t4/2T6/9 swede";
    let position = judge.read_position(text).expect("valid");
    Record::new(judge, Some(position))
}

fn game(record: &Record) -> Game {
    record.replay(usize::MAX)
}

#[test]
fn answers_keep_their_promises() {
    let others = PRESETS.iter().filter(|preset| preset.id != "tablut");
    let records = (2..).zip(others.map(|preset| preset.id).chain(["tablut"]));
    let records: Vec<Record> = records.map(|(moves, id)| record(id, moves)).collect();
    keep_their_promises::<HnefataflPlayers>(&records);
}

#[test]
fn what_stood_before_in_the_game_counts() {
    // The king could escape, but both sides go to and fro until the position occurs for the third time.
    let mut record = open();
    let there_and_back = ["c2-c1", "d9-c9", "c1-c2", "c9-d9"];
    for text in there_and_back.repeat(2) {
        record.push(Entry::Action(text.parse().expect("a move")));
    }
    let review = review::<HnefataflPlayers>(record);
    assert_eq!(review.steps.len(), 8);
    assert_eq!((review.start, review.steps[3].first), (1.0, 1.0));
    assert_eq!(review.steps[7].first, 0.5);
}

#[test]
fn a_hint_has_no_move_twice_in_a_mirror() {
    // The large boards come last, and take the longest.
    let some = PRESETS.iter().take(tries(1, PRESETS.len()));
    for rules in some.map(|preset| preset.id) {
        let record = record(rules, 0);
        let size = game(&record).judge().rules().board.size();
        let ranked = hint::<HnefataflPlayers>(record);
        // All four sides of the board begin in the same way, so a move is identified by how far from the middle it starts and
        // ends.
        let middle = i32::from(size / 2) + 1;
        let seen = |action: Action| {
            let off = |square: hnefatafl::Square| {
                let [file, rank] = [square.file(), square.rank()].map(|n| i32::from(n) - middle);
                (file, rank)
            };
            let ((a, b), (c, d)) = (off(action.from), off(action.to));
            let turned = [
                (a, b, c, d),
                (-a, b, -c, d),
                (a, -b, c, -d),
                (-a, -b, -c, -d),
            ];
            let swapped = turned.map(|(a, b, c, d)| (b, a, d, c));
            turned.into_iter().chain(swapped).min()
        };
        let mut kinds: Vec<_> = ranked.iter().map(|one| seen(one.ranked.action)).collect();
        kinds.sort();
        kinds.dedup();
        assert_eq!(kinds.len(), ranked.len(), "{rules}: {ranked:?}");
    }
}

#[test]
fn a_review_names_a_win_that_was_let_go_however_the_work_is_cut() {
    let mut record = open();
    for text in ["c2-c1", "d9-d4"] {
        record.push(Entry::Action(text.parse().expect("a move")));
    }
    let review = review::<HnefataflPlayers>(record);
    assert_eq!(review.steps.len(), 2);
    assert_eq!(review.steps[0].cost, 1.0);
    assert!(review.steps[0].better.is_some());
}

#[test]
fn a_review_reports_its_progress() {
    thinking::a_review_reports_its_progress::<HnefataflPlayers>(record("tablut", 4));
}
