//! Reviews.

use game::{Level, ReviewOf};
use sahkku::{Entry, Game, Judge, PRESETS, Piece, Position, Record, Side, preset};
use sahkku_player::{Player, PositionEvaluator, Search};
use std::collections::HashMap;
use std::sync::Arc;

use testkit::reviews::{self, adds_up, hint_against_review, orders};

fn engine(judge: &Judge) -> Arc<PositionEvaluator> {
    Arc::new(PositionEvaluator::new(judge, None))
}

fn review(record: &Record) -> ReviewOf<Game> {
    let review = reviews::review::<Player>(&engine(record.judge()), record);
    adds_up::<Player>(record, &review, 1e-9);
    review
}

/// A game of `entries` more entries. The players of `levels` take turns to decide; `None` decides at random.
fn play_on(record: Record, entries: usize, levels: &[Option<Level>]) -> Record {
    let level = |n: u64| levels[n as usize % levels.len()];
    reviews::played::<Player>(&engine(record.judge()), record, entries, 7, level)
}

fn begin(rules: &str) -> Record {
    let judge = Judge::new(preset(rules).unwrap().rules).unwrap();
    let start = judge.start(Side::Men);
    Record::new(judge, Some(start))
}

/// A game continued from the end of another, in which each side keeps at most the king and two awake soldiers.
fn with_few(record: &Record) -> Record {
    let (judge, mut count) = (record.judge(), [0; 2]);
    let mut setup = record.replay(usize::MAX).position().to_setup();
    setup.figures.retain(|figure| {
        let Some(side) = figure.side.filter(|_| figure.piece == Piece::Soldier) else {
            return figure.piece == Piece::King;
        };
        count[side.index()] += usize::from(figure.awake);
        figure.awake && count[side.index()] < 3
    });
    Record::new(judge.clone(), Some(judge.set_up(&setup).unwrap()))
}

#[test]
fn every_review_adds_up_and_ends_with_the_result() {
    let (mut ends, mut costs) = (0, [0.0; 2]);
    for preset in &PRESETS {
        let any = play_on(begin(preset.id), 100, &[None]);
        let cost = review(&any).cost;
        costs = [costs[0] + cost[0], costs[1] + cost[1]];
        let levels = [Some(Level::Beginner), None, Some(Level::Steady)];
        let to_the_end = play_on(with_few(&any), 200, &levels);
        review(&to_the_end);
        ends += usize::from(to_the_end.replay(usize::MAX).position().outcome().is_some());
    }
    assert!(ends > 4, "{ends}");
    // Random players do not choose best.
    assert!(costs.iter().all(|&cost| cost > 1.0), "{costs:?}");
}

#[test]
fn equal_positions_have_equal_values() {
    let mut pairs = 0;
    for preset in &PRESETS {
        let any = play_on(begin(preset.id), 90, &[None]);
        let mut known: HashMap<Position, f64> = HashMap::new();
        let mut see = |record: &Record| {
            let review = review(record);
            for step in &review.steps {
                let position = *record.replay(step.entry + 1).position();
                let worth = *known.entry(position).or_insert(step.first);
                assert_eq!(worth, step.first, "{record}");
            }
        };
        for count in (20..any.entries().len()).step_by(9) {
            for record in orders(&any.replay(count), 2).into_iter().flatten() {
                see(&record);
                pairs += 1;
            }
        }
        see(&any);
    }
    assert!(pairs > 60, "{pairs}");
}

/// The final value of these games for the men, and the costs of their decisions.
fn told(position: &str, turns: [&str; 2]) -> [(f64, Vec<f64>); 2] {
    turns.map(|turn| {
        let text = format!("sahkku 1\nrules maze\nposition {position}\n1 women {turn}\n");
        let record: Record = text.parse().unwrap();
        let steps = review(&record).steps;
        let costs = steps[1..].iter().map(|step| step.cost);
        (steps.last().unwrap().first, costs.collect())
    })
}

#[test]
fn a_move_that_wins_at_once_is_no_blunder_in_whatever_order() {
    let turns = [
        "I,II II:b1-b3 I:b3-b4\nresult women soldiers",
        "I,II I:b1-b2 II:b2-b4\nresult women soldiers",
    ];
    for (worth, costs) in told("3Kw9/W2M9/13 w w ?,?", turns) {
        assert_eq!((worth, costs), (0.0, vec![0.0; 2]));
    }
}

#[test]
fn a_position_is_worth_the_same_by_either_order_of_the_dice() {
    let turns = ["I,II II:b1-b3 I:b3-b4", "I,II I:b1-b2 II:b2-b4"];
    let [one, other] = told("3Kw8w/W2M9/6m6 w w ?,?", turns);
    assert_eq!(one.0, other.0);
    let [one, other] = [one, other].map(|(_, costs)| costs.iter().sum::<f64>());
    assert!((one - other).abs() < 1e-9, "{one} {other}");
}

#[test]
fn a_hint_and_a_review_agree() {
    let (mut most, mut sum, mut count) = (0.0, 0.0, 0);
    for preset in &PRESETS {
        let any = play_on(begin(preset.id), 120, &[Some(Level::Steady), None]);
        for at in (30..any.entries().len()).step_by(17) {
            for off in hint_against_review::<Player>(&engine(any.judge()), &any.replay(at)) {
                most = f64::max(most, off);
                sum += off;
                count += 1;
            }
        }
    }
    // What is certain is certain for both.
    let judge = Judge::new(preset("maze").unwrap().rules).unwrap();
    let wins = judge.read_position("3Kw9/W2M9/13 w w I,II").unwrap();
    let wins = Game::from_position(judge.clone(), wins);
    let sure = hint_against_review::<Player>(&engine(&judge), &wins);
    assert_eq!(sure[..2], [0.0; 2]);
    // The hint has searched the replies, the review only the turn.
    let mean = sum / f64::from(count);
    assert!(
        most < 0.4 && mean < 0.1 && count > 60,
        "{most} {mean} {count}"
    );
}

#[test]
fn the_best_choice_costs_nothing() {
    let mut record = play_on(begin("maze"), 1, &[None]);
    let game = record.replay(usize::MAX);
    let mut search = Search::of_every_end(&engine(record.judge()), game.position());
    record.push(Entry::Action(search.decide().unwrap()));
    let review = review(&record);
    assert_eq!((review.steps[1].cost, review.steps[1].better), (0.0, None));
}

#[test]
fn the_portions_make_no_difference() {
    let record = play_on(begin("lagesvuotna"), 40, &[None]);
    reviews::portions_make_no_difference::<Player>(&engine(record.judge()), &record);
}

#[test]
fn entries_that_are_neither_throw_nor_action_are_skipped() {
    let judge = Judge::new(preset("maze").unwrap().rules).unwrap();
    let mut record = Record::new(judge, None);
    record.push(Entry::Begins(Side::Women));
    record.push(Entry::Resigned(Side::Men));
    let review = review(&record);
    assert!(review.steps.is_empty());
    assert_eq!(review.luck, Some([0.0; 2]));
}
