//! What the page can rely on when it asks the computer players of sáhkku.

use sahkku::{Action, Actions, Entry, Face, Judge, PRESETS, Piece, Position, Record, Side};
use sahkku_player::{Level, Threat};
use sahkku_table::thinking::{SahkkuPlayers, Threats, ThreatsTo};
use serde_json::{Value, json};
use testkit::thinking::{NO_LIMIT, answer};
use thinker::{Act, JobResponse as _, PlayerJob, Question, RequestId, ToPage, ToThinker};

type JobQueue = thinker::JobQueue<PlayerJob<SahkkuPlayers>>;
type Request = thinker::Request<SahkkuPlayers>;
type Response = thinker::Response<SahkkuPlayers>;

/// A position in which the men decide.
fn position(judge: &Judge) -> Position {
    let mut position = judge.start(Side::Men);
    let dice = core::iter::repeat_n(Face::X, usize::from(judge.rules().dice));
    judge
        .throw(&mut position, dice.collect(), |_| ())
        .expect("all dice are in the hand");
    position
}

/// What is asked in a position.
fn request(judge: &Judge, position: Position, question: Question<SahkkuPlayers>) -> Request {
    let record = Record::new(judge.clone(), Some(position));
    Request { record, question }
}

fn decide(judge: &Judge, level: Level, time_limit: f64) -> Request {
    let question = Question::Decide {
        level,
        seed: 7,
        time_limit,
    };
    request(judge, position(judge), question)
}

fn hint(judge: &Judge) -> Request {
    let question = Question::Hint {
        time_limit: NO_LIMIT,
    };
    request(judge, position(judge), question)
}

fn judges() -> impl Iterator<Item = Judge> {
    PRESETS
        .iter()
        .map(|preset| Judge::new(preset.rules).expect("a recorded rule set"))
}

fn any_judge() -> Judge {
    judges().next().expect("there are rule sets")
}

fn legal(judge: &Judge) -> Vec<Action> {
    let mut legal = Actions::new();
    judge.legal(&position(judge), &mut legal);
    legal.to_vec()
}

/// Sends a request as the page does, through serialisation.
fn send(queue: &mut JobQueue, id: u32, request: Request) {
    let message = ToThinker::Request(RequestId(id), Box::new(request));
    let sent = serde_json::to_value(message).expect("every request can be written");
    let received = serde_json::from_value(sent).expect("and read");
    queue.receive(received, 0.0);
}

fn queue_with(request: Request) -> JobQueue {
    let mut queue = JobQueue::default();
    send(&mut queue, 1, request);
    queue
}

/// Works until the queue is idle, without any weights. Returns all messages, as the page reads them.
fn run(queue: &mut JobQueue) -> Vec<ToPage<Response>> {
    let mut messages = Vec::new();
    let mut now = 0.0;
    while !queue.is_idle() {
        now += 0.01;
        queue.work(now);
        while let Some(name) = queue.weights_to_fetch() {
            queue.receive_weights(name, Ok(None));
        }
        messages.extend(queue.take_messages());
    }
    for message in &messages {
        let sent = serde_json::to_value(message).expect("every message can be written");
        let received: ToPage<Response> = serde_json::from_value(sent).expect("and read");
        assert_eq!(received, *message);
    }
    messages
}

#[test]
fn a_thinker_changes_its_rules_with_the_game() {
    let mut queue = JobQueue::default();
    for (id, judge) in (1..).zip(judges()) {
        let request = || decide(&judge, Level::Steady, NO_LIMIT);
        send(&mut queue, id, request());
        let responses =
            [run(&mut queue), run(&mut queue_with(request()))].map(
                |messages| match &messages[..] {
                    [ToPage::Response(_, response)] => response.clone(),
                    _ => panic!("{messages:?}"),
                },
            );
        assert_eq!(responses[0], responses[1]);
    }
}

#[test]
fn every_level_takes_a_legal_action_in_every_rule_set_and_the_same_one_again() {
    for judge in judges() {
        for level in Level::ALL {
            let messages = || run(&mut queue_with(decide(&judge, level, NO_LIMIT)));
            let first = messages();
            let [ToPage::Response(RequestId(1), Response::Decision(text))] = &first[..] else {
                panic!("{level}: {first:?}");
            };
            let action = text.parse().expect("an action");
            assert!(legal(&judge).contains(&action), "{level}: {action}");
            assert_eq!(messages(), first);
        }
    }
}

#[test]
fn the_portions_make_no_difference() {
    // Rules without weights to wait for.
    let judge =
        Judge::new(sahkku::preset("globe-joueur").expect("a rule set").rules).expect("valid");
    let mut record = Record::new(judge.clone(), Some(position(&judge)));
    record.push(Entry::Action(legal(&judge)[0]));
    let requests = [
        decide(&judge, Level::Master, NO_LIMIT),
        hint(&judge),
        Request {
            record,
            question: Question::Review,
        },
    ];
    for request in requests {
        let whole = answer(&request, u32::MAX);
        for portion in [1, 7, 1_000] {
            assert_eq!(answer(&request, portion), whole);
        }
    }
}

#[test]
fn a_hint_contains_legal_actions_the_best_first() {
    for judge in judges() {
        let messages = run(&mut queue_with(hint(&judge)));
        let [ToPage::Response(_, Response::Hint(ranked))] = &messages[..] else {
            panic!("{messages:?}");
        };
        assert!(!ranked.is_empty());
        let legal = legal(&judge);
        let ranked = ranked.iter().map(|one| one.ranked).collect::<Vec<_>>();
        assert!(ranked.iter().all(|one| legal.contains(&one.action)));
        assert!(ranked.iter().all(|one| (0.0..=1.0).contains(&one.worth)));
        assert!(ranked.is_sorted_by(|a, b| a.worth >= b.worth));
    }
}

/// The women win with either die first, and then the other.
const WINS: &str = "3Kw9/W2M9/13 w w I,II";

/// The final response to a question in a position under the rules of Máze.
fn asked(position: &str, question: Question<SahkkuPlayers>) -> Response {
    let judge = Judge::new(sahkku::preset("maze").expect("a rule set").rules).expect("valid");
    let position = judge.read_position(position).expect("valid");
    let last = run(&mut queue_with(request(&judge, position, question))).pop();
    let Some(ToPage::Response(_, response)) = last else {
        panic!("{last:?}");
    };
    response
}

#[test]
fn the_reasons_for_a_hint_see_the_turn_to_its_end() {
    let question = Question::Hint {
        time_limit: NO_LIMIT,
    };
    let Response::Hint(ranked) = asked(WINS, question) else {
        panic!("no hint");
    };
    let sure = ranked.iter().filter(|one| one.ranked.worth == 1.0);
    let sure: Vec<_> = sure.collect();
    assert_eq!(sure.len(), 2);
    for one in sure {
        assert_eq!(one.reasons, [], "{}", one.ranked.action);
    }
    // Nobody has said how the turn goes on.
    let lines = ["II:b1-b3", "I:b1-b2"].map(|text| vec![Act(text.parse().expect("an action"))]);
    let none = vec![Vec::new(); 2];
    let reasons = asked(WINS, Question::Reasons(lines.into()));
    assert_eq!(reasons, Response::Reasons(none));
}

#[test]
fn a_draw_is_weighed_by_the_whole_turn() {
    // There is a win with two dice, or with the only one that is left.
    for text in [WINS, "3Kw9/2WM9/13 w w I,(II)"] {
        for (side, agrees) in [(Side::Men, true), (Side::Women, false)] {
            let draw = asked(text, Question::Draw(side));
            assert_eq!(draw, Response::Draw { agrees }, "{side} in {text}");
        }
    }
}

#[test]
fn a_direction_is_chosen_by_the_seed_at_low_levels() {
    for seed in [0, 1] {
        let rules = sahkku::preset("raisa").expect("a rule set").rules;
        let mut record = Record::new(Judge::new(rules).expect("valid"), None);
        record.push(Entry::Round {
            men: [Face::I].into_iter().collect(),
            women: [Face::X].into_iter().collect(),
        });
        let question = Question::Decide {
            level: Level::Easy,
            seed,
            time_limit: NO_LIMIT,
        };
        let decision = ["walks vuosttut", "walks miedut"][seed as usize];
        assert_eq!(
            run(&mut queue_with(Request { record, question })),
            [ToPage::Response(
                RequestId(1),
                Response::Decision(decision.to_owned())
            )]
        );
    }
}

#[test]
fn threats_are_found_without_weights() {
    let judge = Judge::new(sahkku::preset("maze").expect("a rule set").rules).expect("valid");
    let position = judge.read_position("13/K5W1M4/13 m m ?,?").expect("valid");
    let question = Question::Own(ThreatsTo(Side::Men));
    let messages = run(&mut queue_with(request(&judge, position, question)));
    let [ToPage::Response(_, Response::Own(Threats(threats)))] = &messages[..] else {
        panic!("{messages:?}");
    };
    assert_eq!(threats.len(), 1);
    assert_eq!(threats[0].place.to_string(), "b9");
}

#[test]
fn after_the_time_limit_the_best_so_far_is_the_response() {
    let mut queue = queue_with(decide(&any_judge(), Level::Master, -1.0));
    let messages = run(&mut queue);
    assert!(matches!(
        &messages[..],
        [ToPage::Response(_, Response::Decision(_))]
    ));
}

#[test]
fn a_request_without_an_answer_is_rejected_with_a_reason() {
    let judge = any_judge();
    // Nobody has thrown.
    let position = judge.start(Side::Men);
    let question = Question::Hint {
        time_limit: NO_LIMIT,
    };
    let messages = run(&mut queue_with(request(&judge, position, question)));
    let [ToPage::Response(_, Response::Rejected(reason))] = &messages[..] else {
        panic!("{messages:?}");
    };
    assert!(!reason.is_empty());
}

#[test]
fn nonsense_cannot_be_read() {
    let record = Record::new(any_judge(), None).to_string();
    let nonsense: [Value; 3] = [
        json!({ "record": "no record", "question": "Review" }),
        json!({ "record": record, "question": { "Own": "nobody" } }),
        json!({ "record": record, "question": { "Decide": { "level": "grand", "seed": 1, "time_limit": 1.0 } } }),
    ];
    for request in nonsense {
        assert!(serde_json::from_value::<Request>(request).is_err());
    }
}

#[test]
fn weights_that_cannot_be_used_are_reported_and_the_search_goes_on() {
    let failures: [Result<Option<Vec<u8>>, String>; 3] = [
        Err("no connection".to_owned()),
        Ok(Some(b"sahkku".to_vec())),
        Ok(Some([&b"sahkkuNN\xff\xff"[..], &[0; 200]].concat())),
    ];
    for failure in failures {
        let mut queue = queue_with(decide(&any_judge(), Level::Strong, NO_LIMIT));
        queue.work(0.0);
        assert!(queue.is_waiting());
        let name = queue.weights_to_fetch().expect("there are weights for it");
        queue.receive_weights(name, failure);
        let messages = run(&mut queue);
        assert!(
            matches!(
                &messages[..],
                [
                    ToPage::WeightsFailed(_),
                    ToPage::Response(_, Response::Decision(_))
                ]
            ),
            "{messages:?}"
        );
    }
}

#[test]
fn a_review_ends_with_a_step_for_each_entry() {
    let judge = any_judge();
    let mut record = Record::new(judge.clone(), Some(position(&judge)));
    let first = legal(&judge)[0];
    record.push(Entry::Action(first));
    let messages = run(&mut queue_with(Request {
        record,
        question: Question::Review,
    }));
    let Some(ToPage::Response(_, response @ Response::Review(review))) = messages.last() else {
        panic!("{messages:?}");
    };
    assert!(response.is_final());
    assert_eq!(review.steps.len(), 1);
}

#[test]
fn a_side_clearly_ahead_declines_a_draw_and_a_side_behind_agrees() {
    let judge = judges()
        .find(|judge| judge.rules().columns == 15)
        .expect("a board of fifteen columns");
    // The men have their whole army, the women one soldier far from home.
    for (dice, turn) in [("?,?,?", "m"), ("?,?,?", "w"), ("II,III,(-)", "m")] {
        let text = format!("15/3wq3KW2mq3/m*15. {turn} m {dice}");
        for (side, agrees) in [(Side::Men, false), (Side::Women, true)] {
            let position = judge.read_position(&text).expect("valid");
            let request = request(&judge, position, Question::Draw(side));
            let messages = run(&mut queue_with(request));
            let response = Response::Draw { agrees };
            assert_eq!(
                messages,
                [ToPage::Response(RequestId(1), response)],
                "{side} in {text}"
            );
        }
    }
}

#[test]
fn every_rule_set_has_an_answer_to_the_offer_of_a_draw() {
    for judge in judges() {
        for position in [position(&judge), judge.start(Side::Women)] {
            for side in Side::BOTH {
                let request = request(&judge, position, Question::Draw(side));
                let messages = run(&mut queue_with(request));
                let [ToPage::Response(_, Response::Draw { .. })] = &messages[..] else {
                    panic!("{messages:?}");
                };
            }
        }
    }
}

#[test]
fn messages_have_words_for_the_things_of_the_game() {
    let judge = Judge::new(sahkku::preset("maze").expect("a rule set").rules).expect("valid");
    let position = judge.read_position("13/K5W1M4/13 m m ?,?").expect("valid");
    let request = request(&judge, position, Question::Own(ThreatsTo(Side::Women)));
    let record = request.record.to_string();
    let message = ToThinker::Request(RequestId(3), Box::new(request));
    assert_eq!(
        serde_json::to_value(message).expect("it can be written"),
        json!({ "Request": [3, { "record": record, "question": { "Own": "women" } }] })
    );
    let threats = Threats(vec![Threat {
        place: "b9".parse().expect("a place"),
        piece: Piece::Soldier,
        probability: 0.25,
    }]);
    let message = ToPage::<Response>::Response(RequestId(3), Response::Own(threats));
    assert_eq!(
        serde_json::to_value(message).expect("it can be written"),
        json!({ "Response": [3, { "Own": [
            { "place": "b9", "piece": "soldier", "probability": 0.25 },
        ] }] })
    );
}
