//! What a page can rely on when it asks a desk.

#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use sahkku::{Actions, Face, Judge, PRESETS, Position, Record, Side, write_rules};
use sahkku_opponent::Level;
use sahkku_thinker::{Answer, Desk, Question, ToPage, ToThinker};

/// A position in which the men decide.
fn position(judge: &Judge) -> Position {
    let mut position = judge.start(Side::Men, false);
    let dice = core::iter::repeat_n(Face::X, usize::from(judge.rules().dice));
    judge
        .throw(&mut position, dice.collect(), |_| ())
        .expect("all dice are in the hand");
    position
}

fn ask(desk: &mut Desk, number: u32, question: Question) {
    desk.receive(ToThinker::Ask(number, question), 0.0);
}

/// Lets the desk work until it is idle, without any weights; all that it writes.
fn letters(desk: &mut Desk) -> Vec<ToPage> {
    let mut letters = Vec::new();
    let mut now = 0.0;
    while !desk.is_idle() {
        now += 0.01;
        desk.work(now);
        while let Some(name) = desk.wanted() {
            desk.weights(name, Ok(None));
        }
        letters.extend(desk.letters());
    }
    letters.extend(desk.letters());
    letters
}

fn decide(judge: &Judge, level: Level) -> Question {
    Question::Decide {
        rules: write_rules(judge.rules()),
        position: judge.write_position(&position(judge)),
        level: level.to_string(),
        whim: 7,
        within: 1e9,
    }
}

fn hint(judge: &Judge) -> Question {
    Question::Hint {
        rules: write_rules(judge.rules()),
        position: judge.write_position(&position(judge)),
        within: 1e9,
    }
}

fn judges() -> impl Iterator<Item = Judge> {
    PRESETS
        .iter()
        .map(|preset| Judge::new(preset.rules).expect("a recorded rule set"))
}

fn legal(judge: &Judge) -> Vec<String> {
    let mut legal = Actions::new();
    judge.legal(&position(judge), &mut legal);
    legal.iter().map(ToString::to_string).collect()
}

#[test]
fn every_level_names_a_legal_action_in_every_rule_set_and_the_same_one_again() {
    for judge in judges() {
        for level in Level::ALL {
            let answer = || letters(&mut asked(decide(&judge, level)));
            let first = answer();
            let [ToPage::Answer(1, Answer::Action(action))] = &first[..] else {
                panic!("{level}: {first:?}");
            };
            assert!(legal(&judge).contains(action), "{level}: {action}");
            assert_eq!(answer(), first);
        }
    }
}

fn asked(question: Question) -> Desk {
    let mut desk = Desk::default();
    ask(&mut desk, 1, question);
    desk
}

#[test]
fn a_hint_names_legal_actions_the_best_first() {
    for judge in judges() {
        let letters = letters(&mut asked(hint(&judge)));
        let [ToPage::Answer(1, Answer::Ranked(ranked))] = &letters[..] else {
            panic!("{letters:?}");
        };
        assert!(!ranked.is_empty());
        let legal = legal(&judge);
        assert!(ranked.iter().all(|(action, _)| legal.contains(action)));
        assert!(
            ranked
                .iter()
                .all(|(_, chance)| (0.0..=1.0).contains(chance))
        );
        assert!(
            ranked.is_sorted_by(|one, other| one.1 >= other.1),
            "{ranked:?}"
        );
    }
}

#[test]
fn who_is_clearly_ahead_declines_a_draw_and_who_is_behind_agrees() {
    let judge = judges()
        .find(|judge| judge.rules().columns == 15)
        .expect("a board of fifteen columns");
    // The men have their army, the women one soldier far from home.
    for (dice, turn) in [("?,?,?", "m"), ("?,?,?", "w"), ("II,III,(-)", "m")] {
        let position = format!("15/3wq3KW2mq3/m*15. {turn} m {dice}");
        for (side, agrees) in [("men", false), ("women", true)] {
            let question = || Question::Draw {
                rules: write_rules(judge.rules()),
                position: position.clone(),
                side: side.to_owned(),
            };
            let letters = letters(&mut asked(question()));
            let answer = ToPage::Answer(1, Answer::Draw(agrees));
            assert_eq!(letters, [answer], "{side} in {position}");
        }
    }
}

#[test]
fn every_rule_set_has_an_answer_to_a_draw() {
    for judge in judges() {
        for position in [position(&judge), judge.start(Side::Women, false)] {
            for side in ["men", "women"] {
                let letters = letters(&mut asked(Question::Draw {
                    rules: write_rules(judge.rules()),
                    position: judge.write_position(&position),
                    side: side.to_owned(),
                }));
                let [ToPage::Answer(1, Answer::Draw(_))] = &letters[..] else {
                    panic!("{letters:?}");
                };
            }
        }
    }
}

#[test]
fn who_asked_last_is_answered_first_and_who_does_not_wait_not_at_all() {
    let judge = judges().next().expect("there are rule sets");
    let mut desk = Desk::default();
    for number in 1..=3 {
        ask(&mut desk, number, decide(&judge, Level::Strong));
    }
    desk.receive(ToThinker::Forget(2), 0.0);
    let order: Vec<u32> = letters(&mut desk)
        .iter()
        .filter_map(|letter| match letter {
            ToPage::Answer(number, _) => Some(*number),
            _ => None,
        })
        .collect();
    assert_eq!(order, [3, 1]);
}

#[test]
fn what_comes_too_late_is_answered_with_the_best_so_far() {
    let judge = judges().next().expect("there are rule sets");
    let mut desk = Desk::default();
    let Question::Decide {
        rules,
        position,
        level,
        whim,
        ..
    } = decide(&judge, Level::Master)
    else {
        unreachable!()
    };
    let within = -1.0;
    ask(
        &mut desk,
        1,
        Question::Decide {
            rules,
            position,
            level,
            whim,
            within,
        },
    );
    let letters = letters(&mut desk);
    assert!(matches!(
        &letters[..],
        [ToPage::Answer(1, Answer::Action(_))]
    ));
}

#[test]
fn nonsense_is_refused_with_its_reason() {
    let judge = judges().next().expect("there are rule sets");
    let rules = write_rules(judge.rules());
    let nonsense = [
        Question::Hint {
            rules: "chess".to_owned(),
            position: String::new(),
            within: 1.0,
        },
        Question::Hint {
            rules: rules.clone(),
            position: "8/8".to_owned(),
            within: 1.0,
        },
        Question::Odds {
            rules: rules.clone(),
            position: judge.write_position(&position(&judge)),
            side: "nobody".to_owned(),
        },
        Question::Way {
            rules,
            first: "men".to_owned(),
            level: "grand".to_owned(),
            whim: 1,
        },
        Question::Review {
            record: "no record".to_owned(),
        },
    ];
    for question in nonsense {
        let letters = letters(&mut asked(question));
        let [ToPage::Answer(1, Answer::Refused(why))] = &letters[..] else {
            panic!("{letters:?}");
        };
        assert!(!why.is_empty());
    }
}

#[test]
fn weights_that_cannot_be_used_are_named_and_the_game_goes_on() {
    let judge = judges().next().expect("there are rule sets");
    let troubles: [Result<Option<Vec<u8>>, String>; 3] = [
        Err("no way there".to_owned()),
        Ok(Some(b"sahkku".to_vec())),
        Ok(Some([&b"sahkkuNN\xff\xff"[..], &[0; 200]].concat())),
    ];
    for trouble in troubles {
        let mut desk = asked(decide(&judge, Level::Strong));
        desk.work(0.0);
        assert!(desk.waits());
        let name = desk.wanted().expect("there are weights for it");
        desk.weights(name, trouble);
        let letters = letters(&mut desk);
        assert!(matches!(&letters[0], ToPage::NoWeights(_)), "{letters:?}");
        assert!(matches!(&letters[1], ToPage::Answer(1, Answer::Action(_))));
        assert_eq!(letters.len(), 2);
    }
}

#[test]
fn weights_that_do_not_come_are_not_waited_for_forever() {
    let judge = judges().next().expect("there are rule sets");
    let mut desk = asked(decide(&judge, Level::Beginner));
    desk.work(0.0);
    desk.work(1e6);
    assert!(!desk.waits());
}

#[test]
fn a_review_tells_how_far_it_is_and_ends() {
    let judge = judges().next().expect("there are rule sets");
    let mut record = Record::new(judge.clone(), Some(position(&judge)));
    let first = legal(&judge)[0].clone();
    let mut actions = Actions::new();
    judge.legal(&position(&judge), &mut actions);
    let action = actions.iter().find(|action| action.to_string() == first);
    record.push(sahkku::Entry::Action(*action.expect("it is one of them")));
    let question = Question::Review {
        record: record.to_string(),
    };
    let letters = letters(&mut asked(question));
    assert!(
        matches!(letters.last(), Some(ToPage::Answer(1, Answer::Review(review))) if review.steps.len() == 1)
    );
}
