//! What the page can rely on when it asks the bots of sáhkku.

use crate::thinking::{SahkkuPlayers, Threats, ThreatsTo};
use sahkku::{Action, Actions, Entry, Face, Judge, PRESETS, Position, Record, Side};
use sahkku_player::Level;
use testkit::answers::keep_their_promises;
use testkit::thinking::{self, NO_LIMIT, ask, ask_again, nothing_is_hinted, review};
use worker::{Act, JobQueue, Question};

type Request = worker::Request<SahkkuPlayers>;
type Response = worker::Response<SahkkuPlayers>;

fn judge(rules: &str) -> Judge {
    Judge::new(sahkku::preset(rules).expect("a rule set").rules).expect("valid")
}

fn judges() -> impl Iterator<Item = Judge> {
    PRESETS.iter().map(|preset| judge(preset.id))
}

/// Rules whose bots need no weights.
fn without_weights() -> Judge {
    judge("globe-joueur")
}

/// A position in which the men decide.
fn position(judge: &Judge) -> Position {
    let mut position = judge.start(Side::Men);
    let dice = core::iter::repeat_n(Face::X, usize::from(judge.rules().dice));
    judge
        .throw(&mut position, dice.collect(), |_| ())
        .expect("all dice are in the hand");
    position
}

fn record(judge: &Judge) -> Record {
    Record::new(judge.clone(), Some(position(judge)))
}

fn decide(judge: &Judge, level: Level) -> Request {
    Request {
        record: record(judge),
        question: Question::Decide {
            level,
            seed: 7,
            time_limit: NO_LIMIT,
            spares: false,
        },
    }
}

fn legal(judge: &Judge) -> Vec<Action> {
    let mut legal = Actions::new();
    judge.legal(&position(judge), &mut legal);
    legal.to_vec()
}

/// The final response to a question in a position under these rules.
fn asked(judge: &Judge, position: &str, question: Question<SahkkuPlayers>) -> Response {
    let position = judge.read_position(position).expect("valid");
    let record = Record::new(judge.clone(), Some(position));
    let last = ask(&Request { record, question }).pop();
    last.expect("every request has a response")
}

#[test]
fn answers_keep_their_promises() {
    keep_their_promises::<SahkkuPlayers>(&[record(&without_weights())]);
}

#[test]
fn a_worker_changes_its_rules_with_the_game() {
    let mut queue = JobQueue::default();
    for judge in judges() {
        let request = decide(&judge, Level::Steady);
        assert_eq!(ask_again(&mut queue, &request), ask(&request));
    }
}

/// The women win with either die first, and then the other.
const WINS: &str = "3Kw9/W2M9/13 w w I,II";

#[test]
fn the_reasons_for_a_hint_see_the_turn_to_its_end() {
    let maze = judge("maze");
    let question = Question::Hint {
        time_limit: NO_LIMIT,
    };
    let Response::Hint(ranked) = asked(&maze, WINS, question) else {
        panic!("no hint");
    };
    let sure = ranked.iter().filter(|one| one.ranked.worth == 1.0);
    let sure: Vec<_> = sure.collect();
    assert_eq!(sure.len(), 2);
    for one in sure {
        assert_eq!(one.reasons, [], "{}", one.ranked.action);
    }
    // The rest of the turn is not given.
    let lines = ["II:b1-b3", "I:b1-b2"].map(|text| vec![Act(text.parse().expect("an action"))]);
    let none = vec![Vec::new(); 2];
    let reasons = asked(&maze, WINS, Question::Reasons(lines.into()));
    assert_eq!(reasons, Response::Reasons(none));
}

#[test]
fn a_bot_that_spares_leaves_the_queen_alone() {
    let captures = |spares| {
        let wins = |seed| {
            let question = Question::Decide {
                level: Level::Beginner,
                seed,
                time_limit: NO_LIMIT,
                spares,
            };
            let position = "w*15./2Wq1Mq2K7/m*15. w w II,(III),(X)";
            let decided = asked(&judge("lagesvuotna"), position, question);
            decided == Response::Decision("II:Qb3-b5".to_owned())
        };
        (0..20).filter(|&seed| wins(seed)).count()
    };
    assert!(captures(false) > 5);
    assert_eq!(captures(true), 0);
}

#[test]
fn a_direction_is_chosen_by_the_seed_at_low_levels() {
    for (seed, decision) in [(0, "walks vuosttut"), (1, "walks miedut")] {
        let mut record = Record::new(judge("raisa"), None);
        record.push(Entry::Round {
            men: [Face::I].into_iter().collect(),
            women: [Face::X].into_iter().collect(),
        });
        let question = Question::Decide {
            level: Level::Easy,
            seed,
            time_limit: NO_LIMIT,
            spares: false,
        };
        let decided = ask(&Request { record, question });
        assert_eq!(decided, [Response::Decision(decision.to_owned())]);
    }
}

#[test]
fn threats_are_found_without_weights() {
    let question = Question::Own(ThreatsTo(Side::Men));
    let found = asked(&judge("maze"), "13/K5W1M4/13 m m ?,?", question);
    let Response::Own(Threats(threats)) = found else {
        panic!("{found:?}");
    };
    assert_eq!(threats.len(), 1);
    assert_eq!(threats[0].place.to_string(), "b9");
}

#[test]
fn before_a_throw_nothing_is_hinted() {
    let judge = without_weights();
    let start = judge.start(Side::Men);
    nothing_is_hinted::<SahkkuPlayers>(Record::new(judge, Some(start)));
}

#[test]
fn a_review_ends_with_a_step_for_each_entry() {
    let judge = without_weights();
    let mut record = record(&judge);
    record.push(Entry::Action(legal(&judge)[0]));
    assert_eq!(review::<SahkkuPlayers>(record.clone()).steps.len(), 1);
    thinking::a_review_reports_its_progress::<SahkkuPlayers>(record);
}

#[test]
fn a_leading_side_declines_a_draw_by_its_whole_turn() {
    // The men have their whole army, the women one soldier far from home.
    let ahead = ["m ?,?,?", "w ?,?,?", "m II,III,(-)"].map(|turn| {
        let (side, dice) = turn.split_at(2);
        format!("15/3wq3KW2mq3/m*15. {side}m {dice}")
    });
    let ahead = ahead.map(|text| ("lagesvuotna", text, Side::Women));
    // There is a win with two dice, or with the only remaining one.
    let wins = [WINS, "3Kw9/2WM9/13 w w I,(II)"].map(|text| ("maze", text.to_owned(), Side::Men));
    for (rules, text, behind) in ahead.into_iter().chain(wins) {
        for side in Side::BOTH {
            let agrees = side == behind;
            let draw = asked(&judge(rules), &text, Question::Draw(side));
            assert_eq!(draw, Response::Draw { agrees }, "{side} in {text}");
        }
    }
}

#[test]
fn every_rule_set_has_an_answer_to_the_offer_of_a_draw() {
    for judge in judges() {
        for side in Side::BOTH {
            let question = Question::Draw(side);
            let answer = ask(&Request {
                record: record(&judge),
                question,
            });
            assert!(matches!(answer[..], [Response::Draw { .. }]), "{answer:?}");
        }
    }
}
