//! What the page can rely on when it asks the computer players of sáhkku.

use sahkku::{Action, Actions, Entry, Face, Judge, PRESETS, Piece, Position, Record, Side};
use sahkku_player::{Level, RankedAction, Review, ReviewStep, Threat};
use sahkku_table::thinking::{EngineCache, GameState, Request, Response, SahkkuJob};
use serde_json::{Value, json};
use thinker::{Job, RequestId, Response as _, Step, ToPage, ToThinker};

type JobQueue = thinker::JobQueue<SahkkuJob>;

const NO_LIMIT: f64 = 1e9;

/// A position in which the men decide.
fn position(judge: &Judge) -> Position {
    let mut position = judge.start(Side::Men, false);
    let dice = core::iter::repeat_n(Face::X, usize::from(judge.rules().dice));
    judge
        .throw(&mut position, dice.collect(), |_| ())
        .expect("all dice are in the hand");
    position
}

fn state(judge: &Judge) -> GameState {
    GameState {
        judge: judge.clone(),
        position: position(judge),
    }
}

fn decide(judge: &Judge, level: Level, time_limit: f64) -> Request {
    Request::Decide {
        state: state(judge),
        level,
        seed: 7,
        time_limit,
    }
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
            let [ToPage::Response(RequestId(1), Response::Action(action))] = &first[..] else {
                panic!("{level}: {first:?}");
            };
            assert!(legal(&judge).contains(action), "{level}: {action}");
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
        Request::Hint {
            state: state(&judge),
            time_limit: NO_LIMIT,
        },
        Request::Review { record },
    ];
    for request in requests {
        let answer = |portion| {
            let mut job = SahkkuJob::new(request.clone(), 0.0);
            let mut cache = EngineCache::default();
            loop {
                match job.advance(portion, &mut cache, 0.0) {
                    Step::Response(response) if response.is_final() => return response,
                    Step::Waiting => panic!("there are no weights to wait for"),
                    Step::Working | Step::Response(_) => {}
                }
            }
        };
        let whole = answer(u32::MAX);
        for portion in [1, 7, 1_000] {
            assert_eq!(answer(portion), whole);
        }
    }
}

#[test]
fn a_hint_contains_legal_actions_the_best_first() {
    for judge in judges() {
        let request = Request::Hint {
            state: state(&judge),
            time_limit: NO_LIMIT,
        };
        let messages = run(&mut queue_with(request));
        let [ToPage::Response(_, Response::Hint(ranked))] = &messages[..] else {
            panic!("{messages:?}");
        };
        assert!(!ranked.is_empty());
        let legal = legal(&judge);
        assert!(ranked.iter().all(|one| legal.contains(&one.action)));
        assert!(
            ranked
                .iter()
                .all(|one| (0.0..=1.0).contains(&one.win_probability))
        );
        assert!(ranked.is_sorted_by(|a, b| a.win_probability >= b.win_probability));
    }
}

#[test]
fn a_direction_is_chosen_by_the_seed_at_low_levels() {
    for seed in [0, 1] {
        let request = Request::ChooseDirection {
            judge: any_judge(),
            first: Side::Women,
            level: Level::Easy,
            seed,
        };
        let miedut = seed == 1;
        assert_eq!(
            run(&mut queue_with(request)),
            [ToPage::Response(
                RequestId(1),
                Response::Direction { miedut }
            )]
        );
    }
}

#[test]
fn threats_are_found_without_weights() {
    let judge = Judge::new(sahkku::preset("maze").expect("a rule set").rules).expect("valid");
    let position = judge.read_position("13/K5W1M4/13 m m ?,?").expect("valid");
    let request = Request::Threats {
        state: GameState { judge, position },
        side: Side::Men,
    };
    let messages = run(&mut queue_with(request));
    let [ToPage::Response(_, Response::Threats(threats))] = &messages[..] else {
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
        [ToPage::Response(_, Response::Action(_))]
    ));
}

#[test]
fn a_request_without_an_answer_is_rejected_with_a_reason() {
    let judge = any_judge();
    // Nobody has thrown.
    let position = judge.start(Side::Men, false);
    let request = Request::Hint {
        state: GameState { judge, position },
        time_limit: NO_LIMIT,
    };
    let messages = run(&mut queue_with(request));
    let [ToPage::Response(_, Response::Rejected(reason))] = &messages[..] else {
        panic!("{messages:?}");
    };
    assert!(!reason.is_empty());
}

#[test]
fn nonsense_cannot_be_read() {
    let judge = any_judge();
    let good = serde_json::to_value(state(&judge)).expect("it can be written");
    let rules = good["rules"].clone();
    let nonsense: [(&str, Value); 5] = [
        (
            "rules",
            json!({ "Hint": { "state": { "rules": "chess", "position": "" }, "time_limit": 1.0 } }),
        ),
        (
            "position",
            json!({ "Hint": { "state": { "rules": rules, "position": "8/8" }, "time_limit": 1.0 } }),
        ),
        (
            "no side is called nobody",
            json!({ "Threats": { "state": good, "side": "nobody" } }),
        ),
        (
            "a level is",
            json!({ "ChooseDirection": { "judge": rules, "first": "men", "level": "grand", "seed": 1 } }),
        ),
        ("", json!({ "Review": { "record": "no record" } })),
    ];
    for (reason, request) in nonsense {
        let error = serde_json::from_value::<Request>(request).expect_err("it is nonsense");
        assert!(error.to_string().contains(reason), "{error}");
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
                    ToPage::Response(_, Response::Action(_))
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
    let messages = run(&mut queue_with(Request::Review { record }));
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
            let state = GameState {
                judge: judge.clone(),
                position: judge.read_position(&text).expect("valid"),
            };
            let messages = run(&mut queue_with(Request::Draw { state, side }));
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
        for position in [position(&judge), judge.start(Side::Women, false)] {
            for side in Side::BOTH {
                let state = GameState {
                    judge: judge.clone(),
                    position,
                };
                let messages = run(&mut queue_with(Request::Draw { state, side }));
                let [ToPage::Response(_, Response::Draw { .. })] = &messages[..] else {
                    panic!("{messages:?}");
                };
            }
        }
    }
}

#[test]
fn messages_keep_their_form() {
    let judge = Judge::new(sahkku::preset("maze").expect("a rule set").rules).expect("valid");
    let text = "13/K5W1M4/13 m m ?,?";
    let position = judge.read_position(text).expect("valid");
    let state = GameState {
        judge: judge.clone(),
        position,
    };
    let written = json!({ "rules": "maze", "position": text });
    let record = Record::new(judge.clone(), Some(position));
    let requests = [
        (
            Request::Decide {
                state: state.clone(),
                level: Level::Strong,
                seed: 7,
                time_limit: 900.0,
            },
            json!({ "Decide": { "state": written, "level": "strong", "seed": 7, "time_limit": 900.0 } }),
        ),
        (
            Request::ChooseDirection {
                judge,
                first: Side::Women,
                level: Level::Easy,
                seed: 1,
            },
            json!({ "ChooseDirection": { "judge": "maze", "first": "women", "level": "easy", "seed": 1 } }),
        ),
        (
            Request::Hint {
                state: state.clone(),
                time_limit: 900.0,
            },
            json!({ "Hint": { "state": written, "time_limit": 900.0 } }),
        ),
        (
            Request::Draw {
                state: state.clone(),
                side: Side::Men,
            },
            json!({ "Draw": { "state": written, "side": "men" } }),
        ),
        (
            Request::Threats {
                state,
                side: Side::Men,
            },
            json!({ "Threats": { "state": written, "side": "men" } }),
        ),
        (
            Request::Review {
                record: record.clone(),
            },
            json!({ "Review": { "record": record.to_string() } }),
        ),
    ];
    for (request, form) in requests {
        let message = ToThinker::Request(RequestId(3), Box::new(request));
        let written = serde_json::to_value(message).expect("it can be written");
        assert_eq!(written, json!({ "Request": [3, form] }));
    }
    let cancelled = serde_json::to_value(ToThinker::<Request>::Cancel(RequestId(3)));
    assert_eq!(
        cancelled.expect("it can be written"),
        json!({ "Cancel": 3 })
    );

    let action: Action = "stop".parse().expect("an action");
    let responses = [
        (Response::Action(action), json!({ "Action": "stop" })),
        (
            Response::Direction { miedut: true },
            json!({ "Direction": { "miedut": true } }),
        ),
        (
            Response::Draw { agrees: false },
            json!({ "Draw": { "agrees": false } }),
        ),
        (
            Response::Hint(vec![RankedAction {
                action,
                win_probability: 0.5,
            }]),
            json!({ "Hint": [{ "action": "stop", "win_probability": 0.5 }] }),
        ),
        (
            Response::Threats(vec![Threat {
                place: "b9".parse().expect("a place"),
                piece: Piece::Soldier,
                probability: 0.25,
            }]),
            json!({ "Threats": [{ "place": "b9", "piece": "soldier", "probability": 0.25 }] }),
        ),
        (Response::Progress(0.5), json!({ "Progress": 0.5 })),
        (
            Response::Review(Review {
                start: 0.5,
                steps: vec![
                    ReviewStep {
                        entry: 1,
                        side: Side::Women,
                        men: 0.25,
                        luck: 0.0,
                        cost: 0.125,
                        better: Some(action),
                    },
                    ReviewStep {
                        entry: 2,
                        side: Side::Men,
                        men: 0.5,
                        luck: 0.25,
                        cost: 0.0,
                        better: None,
                    },
                ],
                luck: [0.25, 0.0],
                cost: [0.0, 0.125],
            }),
            json!({ "Review": {
                "start": 0.5,
                "steps": [
                    { "entry": 1, "side": "women", "men": 0.25, "luck": 0.0, "cost": 0.125, "better": "stop" },
                    { "entry": 2, "side": "men", "men": 0.5, "luck": 0.25, "cost": 0.0, "better": null },
                ],
                "luck": [0.25, 0.0],
                "cost": [0.0, 0.125],
            } }),
        ),
        (
            Response::Rejected("no".to_owned()),
            json!({ "Rejected": "no" }),
        ),
    ];
    for (response, form) in responses {
        let message = ToPage::Response(RequestId(3), response);
        let written = serde_json::to_value(message).expect("it can be written");
        assert_eq!(written, json!({ "Response": [3, form] }));
    }
    let others = [
        (ToPage::<Response>::Ready, json!("Ready")),
        (
            ToPage::WeightsFailed("why".to_owned()),
            json!({ "WeightsFailed": "why" }),
        ),
        (ToPage::Failed("why".to_owned()), json!({ "Failed": "why" })),
    ];
    for (message, form) in others {
        let written = serde_json::to_value(message).expect("it can be written");
        assert_eq!(written, form);
    }
}
