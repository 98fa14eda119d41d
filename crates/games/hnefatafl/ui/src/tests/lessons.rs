//! Every topic of every rule set, played through the rules.

use std::collections::HashSet;

use crate::lessons::{
    DemoStep, Goal, HnefataflCourse, Lesson, Picture, TOPICS, Topic, about_end, about_refusal,
};
use hnefatafl::{
    Action, Camps, Entry, Escape, Event, Game, Judge, OPTIONS, Outcome, PRESETS, Reason, Refusal,
    Rules, Side, Square, preset, read_rules,
};
use lessons::{Task, guide, lessons, rules_in_words};
use testkit::courses::keep_their_promises;
use testkit::lessons::{every_lesson_can_be_finished, every_lesson_can_be_played};
use testkit::tries;
use testkit::words::is_a_card;

/// The named rule sets, and all rules that differ from one of them in at most this many options.
fn rules_within(changes: usize) -> Vec<Rules> {
    let mut all: Vec<Rules> = PRESETS.iter().map(|preset| preset.rules).collect();
    let mut seen: HashSet<Rules> = all.iter().copied().collect();
    for _ in 0..changes {
        for before in all.clone() {
            for option in OPTIONS {
                for value in option.values() {
                    let mut rules = before;
                    rules.set(option.name, &value).unwrap();
                    if seen.insert(rules) && Judge::new(rules).is_ok() {
                        all.push(rules);
                    }
                }
            }
        }
    }
    all
}

/// The rules that differ from a named rule set in one option, and some or all of those that differ in two; every topic occurs.
fn rules_in_pairs() -> Vec<Rules> {
    let first = rules_within(1).len();
    let all = rules_within(2).into_iter().enumerate();
    let (some, others): (Vec<_>, Vec<_>) =
        all.partition(|(n, _)| *n < first || n % tries(40, 1) == 0);
    let mut some: Vec<Rules> = some.into_iter().map(|(_, rules)| rules).collect();
    for topic in TOPICS {
        let holds = |rules: &Rules| (topic.holds)(rules);
        if !some.iter().any(holds) {
            some.extend(others.iter().map(|(_, rules)| *rules).find(holds));
        }
    }
    some
}

fn names(topics: &[&Topic]) -> Vec<&'static str> {
    topics.iter().map(|topic| topic.name).collect()
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

#[test]
fn lessons_keep_their_promises() {
    let rules: Vec<Rules> = PRESETS.iter().map(|preset| preset.rules).collect();
    keep_their_promises::<HnefataflCourse>(env!("CARGO_MANIFEST_DIR"), &rules);
}

#[test]
fn every_topic_is_met_and_every_lesson_that_fits_can_be_played() {
    every_lesson_can_be_played::<HnefataflCourse>(&rules_in_pairs(), |topic, rules| {
        // If camps are closed to the king, no edge has two ways to its corners. Rows and forts lie in a camp, which may be closed
        // or break a fort. If the edge is the exit, no king sits at it.
        let open = rules.camps == Camps::All;
        let corner = rules.escape == Escape::Corner;
        match topic.name {
            "tuichu" | "tuichu-said" => open || !corner,
            "shield-wall" => open,
            "exit-fort" => open && !rules.camps_count && corner,
            "edge-counts" => corner,
            _ => true,
        }
    });
}

#[test]
fn the_guided_game_teaches_moves_captures_and_both_wins() {
    for rules in rules_within(1) {
        let guided = guide::<HnefataflCourse>(&rules);
        let won = guided.iter().rev().map(|topic| {
            let Some(Task::Do(goal, ..)) = topic.tasks.last() else {
                unreachable!("nothing is guided without a task");
            };
            *goal
        });
        let won: Vec<Goal> = won.take(2).collect();
        assert_eq!(won, [Goal::Escape, Goal::Surround], "{rules:?}");
        let names = names(&guided);
        assert!(
            names.starts_with(&["lines", "capture-between"]),
            "{rules:?}"
        );
        assert_eq!(names.len(), 7, "{names:?}: {rules:?}");
    }
}

/// What happens in each lesson, entry by entry, with the game after the entry.
fn played(topic: &'static Topic, rules: &Rules) -> Vec<(Task<Goal>, Vec<Event>, Game)> {
    let lesson = Lesson::new(topic, rules).unwrap();
    let mut game = Game::from_position(lesson.judge().clone(), *lesson.start());
    let steps = lesson.demo().unwrap();
    assert_eq!(steps.len(), topic.tasks.len());
    let mut all = Vec::new();
    for (step, task) in steps.into_iter().zip(topic.tasks) {
        let mut events = Vec::new();
        match step {
            DemoStep::Refused(_) => assert!(matches!(task, Task::Try(..))),
            DemoStep::Entry(entry) => game.enter(&entry, |event| events.push(event)).unwrap(),
        }
        all.push((*task, events, game.clone()));
    }
    all
}

#[test]
fn every_line_ends_as_it_says() {
    for rules in rules_in_pairs() {
        for topic in lessons::<HnefataflCourse>(&rules) {
            let played = played(topic, &rules);
            for (n, (task, events, game)) in played.iter().enumerate() {
                let what = format!("{} {task:?}: {rules:?}", topic.name);
                let Task::Do(goal, ..) = task else { continue };
                let captures = events
                    .iter()
                    .filter(|event| matches!(event, Event::Captured { .. }))
                    .count();
                let outcome = game.outcome();
                let won = outcome.and_then(|outcome| outcome.winner);
                let reason = outcome.map(|outcome| outcome.reason);
                let wanted = match goal {
                    Goal::Surround => (Some(Side::Muscovite), Some(Reason::Surrounded)),
                    Goal::Escape => (Some(Side::Swede), Some(Reason::Escaped)),
                    Goal::Fort => (Some(Side::Swede), Some(Reason::Fort)),
                    Goal::Enclose => (Some(Side::Muscovite), Some(Reason::Enclosed)),
                    Goal::Block => (Some(Side::Muscovite), Some(Reason::Blocked)),
                    Goal::Repeat if topic.name == "repetition-draw" => {
                        (None, Some(Reason::Repetition))
                    }
                    Goal::Repeat => (Some(Side::Muscovite), Some(Reason::Repetition)),
                    _ => (None, None),
                };
                assert_eq!((won, reason), wanted, "{what}");
                assert_eq!(outcome.is_some(), wanted.1.is_some(), "{what}");
                assert!(outcome.is_none() || n + 1 == played.len(), "{what}");
                let captured = match goal {
                    Goal::Capture => 1,
                    Goal::CaptureSeveral => 2,
                    _ => 0,
                };
                assert_eq!(captures, captured, "{what}");
            }
        }
    }
}

#[test]
fn a_lesson_can_be_finished_by_every_move_that_it_accepts() {
    let players = read_rules("linne announce=players").unwrap();
    for rules in PRESETS.iter().map(|preset| preset.rules).chain([players]) {
        every_lesson_can_be_finished::<HnefataflCourse>(&rules, |_, _| ());
    }
}

#[test]
fn both_sides_are_played_under_every_named_rule_set() {
    for preset in &PRESETS {
        let lessons = lessons::<HnefataflCourse>(&preset.rules);
        for side in [Side::Swede, Side::Muscovite] {
            let begun = lessons
                .iter()
                .filter(|topic| Lesson::new(topic, &preset.rules).unwrap().side() == Some(side));
            assert!(begun.count() > 5, "{} {side}", preset.id);
        }
    }
}

#[test]
fn what_is_tried_in_vain_is_refused_by_a_rule_that_is_told() {
    for rules in rules_within(1) {
        for topic in lessons::<HnefataflCourse>(&rules) {
            let mut lesson = Lesson::new(topic, &rules).unwrap();
            let game = Game::from_position(lesson.judge().clone(), *lesson.start());
            while let Some((from, Some(to))) = lesson.trial() {
                let refusal = game.why(Action::new(from, to)).unwrap();
                let about = about_refusal(refusal, &rules).unwrap();
                assert_eq!(about.name, topic.name, "{refusal:?}: {rules:?}");
                assert!(lesson.tried(Some(from), to));
            }
        }
    }
}

#[test]
fn where_players_announce_the_king_goes_out_after_a_word_only() {
    let rules = read_rules("linne announce=players").unwrap();
    let mut lesson = Lesson::new(Topic::named("raichi-said").unwrap(), &rules).unwrap();
    let mut game = Game::from_position(lesson.judge().clone(), *lesson.start());
    let out = Action::new(square("e3"), square("i3"));
    assert_eq!(game.why(out), Some(Refusal::Unannounced));
    assert!(lesson.tried(Some(out.from), out.to));
    let wanted = lesson.wanted(&game);
    assert!(!wanted.is_empty() && wanted.iter().all(|action| action.say.is_some()));
    assert!(lesson.did(&game, wanted[0]));
    game.enter(&Entry::Action(wanted[0]), |_| ()).unwrap();
    for answer in lesson.wanted(&game) {
        let mut after = game.clone();
        after.enter(&Entry::Action(answer), |_| ()).unwrap();
        assert_eq!(after.why(out), None, "{answer:?}");
    }
}

#[test]
fn every_refusal_has_its_topic_or_is_seen_at_a_glance() {
    let at = square("e5");
    let seen = [
        Refusal::GameOver,
        Refusal::OffBoard(at),
        Refusal::NothingThere,
        Refusal::NotYours,
        Refusal::NoMove,
    ];
    let told = [
        (Refusal::NotStraight, "lines"),
        (Refusal::Occupied(at), "lines"),
        (Refusal::InTheWay(at), "lines"),
        (Refusal::CastleStop, "castle-stop-king"),
        (Refusal::CastlePass, "castle-pass-king"),
        (Refusal::CampStop(at), "camps-muscovites"),
        (Refusal::CampPass(at), "camps-muscovites"),
        (Refusal::CornerStop, "corner"),
        (Refusal::Unannounced, "raichi-said"),
        (Refusal::NotYoursToSay, "raichi-said"),
        (Refusal::Untrue { instead: None }, "raichi-said"),
    ];
    let rules = read_rules("linne camps=muscovites escape=corner announce=players").unwrap();
    for refusal in seen {
        assert!(about_refusal(refusal, &rules).is_none(), "{refusal:?}");
    }
    for (refusal, name) in told {
        let about = about_refusal(refusal, &rules).map(|topic| topic.name);
        assert_eq!(about, Some(name), "{refusal:?}");
    }
    let linne = preset("linne").unwrap().rules;
    let about = about_refusal(Refusal::ProgramAnnounces, &linne);
    assert_eq!(about.map(|topic| topic.name), Some("raichi"));
}

#[test]
fn every_card_and_every_chapter_has_a_picture_of_what_it_tells() {
    for preset in &PRESETS {
        let rules = &preset.rules;
        for topic in rules_in_words::<HnefataflCourse>(rules) {
            let scene = matches!(Picture::of_topic(topic, rules), Picture::Scene(_));
            assert_eq!(scene, topic.is_played(), "{} {}", preset.id, topic.name);
        }
        for name in ["moving", "capturing", "king", "castle", "escape", "end"] {
            let picture = Picture::of_chapter(name, rules);
            assert!(matches!(picture, Picture::Scene(_)), "{} {name}", preset.id);
        }
    }
}

#[test]
fn every_end_leads_to_a_card_of_its_own_rules() {
    for rules in rules_within(1) {
        let ends = rules
            .end_reasons()
            .chain([Reason::Resigned, Reason::Agreed]);
        for (reason, winner) in ends.flat_map(|reason| Side::BOTH.map(|side| (reason, side))) {
            let winner = Some(winner);
            let topic = about_end(Outcome { winner, reason }, &rules);
            is_a_card::<HnefataflCourse>(topic, &rules, &format!("{reason:?}"));
        }
    }
}
