//! A small course of a game without dice, which is not the one that the lessons were made for.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

use hnefatafl::{
    Action, Entry, Escape, Event, Game, Judge, KingTaken, OPTIONS, PRESETS, Rules, Square, preset,
};
use lessons::Task::{Do, Try};
use lessons::{
    Chapter, Contents, Course, DemoStep, Lesson, Progress, Task, Topic, TopicRole, about_option,
    chapters, compared, guide, lessons, neighbours, rules_in_words,
};

#[derive(Clone, Copy, Debug)]
struct Small;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Goal {
    Any,
    Capture,
}

const fn topic(name: &'static str, option: &'static str, part: TopicRole) -> Topic<Small> {
    Topic {
        name,
        chapter: if option.is_empty() {
            "capturing"
        } else {
            "king"
        },
        option,
        part,
        holds: |_| true,
        scene: "",
        throws: &[],
        tasks: &[],
    }
}

const TOPICS: &[Topic<Small>] = &[
    Topic {
        scene: "8t/3T5/9/9/4K4/9/1Tt6/9/9 swede",
        tasks: &[
            Try("d8", "e9"),
            Do(Goal::Capture, "d8", "d3"),
            Do(Goal::Any, "i9", ""),
        ],
        ..topic("capture", "", TopicRole::First)
    },
    Topic {
        holds: |rules| rules.king_taken == KingTaken::Castle,
        ..topic("between-two", "king_taken", TopicRole::Special)
    },
    Topic {
        holds: |rules| rules.escape == Escape::Edge,
        scene: "9/9/9/9/5K3/9/9/9/8t swede",
        tasks: &[Do(Goal::Any, "f5", "f9 f1")],
        ..topic("edge", "escape", TopicRole::Last)
    },
    Topic {
        holds: |rules| rules.escape == Escape::Corner,
        ..topic("corner", "escape", TopicRole::Last)
    },
];

impl Course for Small {
    type Game = Game;
    type Rules = Rules;
    type Place = Square;
    type Goal = Goal;

    const TOPICS: &'static [Topic<Small>] = TOPICS;
    const CHAPTERS: &'static [Contents] = &[
        Contents::named("capturing", &["capture"]),
        Contents {
            facts: &["board"],
            ..Contents::named("king", &[])
        },
        Contents::named("empty", &[]),
    ];

    fn scene(topic: &Topic<Small>, rules: &Rules) -> Option<Game> {
        let judge = Judge::new(*rules).ok()?;
        let position = judge.read_position(topic.scene).ok()?;
        Some(Game::from_position(judge, position))
    }

    fn place(_: &Game, text: &str) -> Option<Square> {
        text.parse().ok()
    }

    fn stands(game: &Game, place: Square) -> bool {
        let position = game.position();
        position.pieces_of(position.turn()).has(place)
    }

    fn throw(_: &Game, _: &str) -> Option<Entry> {
        None
    }

    fn way(action: Action) -> Option<(Square, Square)> {
        Some((action.from, action.to))
    }

    fn meets(game: &Game, goal: Goal, action: Action) -> bool {
        let mut captures = false;
        let see = |event| captures |= matches!(event, Event::Captured { .. });
        let legal = game.clone().enter(&Entry::Action(action), see).is_ok();
        legal && (goal == Goal::Any || captures)
    }
}

fn linne() -> Rules {
    preset("linne").unwrap().rules
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn names(topics: &[&Topic<Small>]) -> Vec<&'static str> {
    topics.iter().map(|topic| topic.name).collect()
}

#[test]
fn what_is_told_follows_the_rules() {
    assert_eq!(names(&rules_in_words(&linne())), ["capture", "edge"]);
    let tablut = preset("tablut").unwrap().rules;
    assert_eq!(
        names(&rules_in_words(&tablut)),
        ["capture", "between-two", "edge"]
    );
    let about = |option| about_option::<Small>(option, &linne()).map(|topic| topic.name);
    assert_eq!(about("escape"), Some("edge"));
    assert_eq!(about("king_taken"), None);
}

#[test]
fn a_topic_is_a_lesson_where_its_scene_goes_with_the_rules() {
    assert_eq!(names(&lessons(&linne())), ["capture", "edge"]);
    assert_eq!(names(&guide(&linne())), ["capture", "edge"]);
    // The board of Brandubh is smaller than the scenes.
    let brandubh = preset("brandubh").unwrap().rules;
    assert!(names(&rules_in_words(&brandubh)).contains(&"capture"));
    assert!(lessons::<Small>(&brandubh).is_empty());
}

#[test]
fn a_lesson_goes_on_when_what_it_asks_for_is_done() {
    let mut lesson = Lesson::<Small>::new(Topic::named("capture").unwrap(), &linne()).unwrap();
    let mut game = Game::from_position(lesson.judge().clone(), *lesson.start());
    assert_eq!(lesson.next_throw(&game), None);
    assert!(lesson.wanted(&game).is_empty());
    assert_eq!(lesson.trial(), Some((square("d8"), Some(square("e9")))));
    assert!(!lesson.tried(Some(square("d8")), square("f9")));
    assert!(lesson.tried(Some(square("d8")), square("e9")));
    let capture = Action::new(square("d8"), square("d3"));
    assert_eq!(lesson.wanted(&game), [capture]);
    assert!(!lesson.did(&game, Action::new(square("d8"), square("d4"))));
    assert!(lesson.did(&game, capture));
    game.enter(&Entry::Action(capture), |_| ()).unwrap();
    assert!(matches!(lesson.task(), Some(Task::Do(Goal::Any, ..))));
    let answer = lesson.wanted(&game)[0];
    assert_eq!(answer.from, square("i9"));
    assert!(lesson.did(&game, answer));
    assert_eq!((lesson.task(), lesson.open()), (None, 3));
}

#[test]
fn a_lesson_plays_itself_to_its_end() {
    let lesson = Lesson::<Small>::new(Topic::named("capture").unwrap(), &linne()).unwrap();
    let demo = lesson.demo().unwrap();
    let capture = Action::new(square("d8"), square("d3"));
    assert_eq!(demo.len(), 3);
    assert_eq!(demo[0], DemoStep::Refused(square("e9")));
    assert_eq!(demo[1], DemoStep::Entry(Entry::Action(capture)));
}

#[test]
fn a_chapter_has_its_facts_and_its_rules_and_an_empty_one_is_left_out() {
    let chapters: Vec<Chapter<Small>> = chapters(&linne());
    let [capturing, king] = &chapters[..] else {
        unreachable!("two of three chapters have something in them");
    };
    assert_eq!(capturing.main.map(|topic| topic.name), Some("capture"));
    assert!(capturing.rules.is_empty() && capturing.facts.is_empty());
    assert_eq!(king.facts[0].name, "board");
    assert_eq!(names(&king.rules), ["edge"]);
    assert!(king.main.is_none());
}

#[test]
fn rule_sets_are_compared_by_the_options_in_which_they_differ() {
    let differ = |option: &&hnefatafl::RuleOption| {
        let values = PRESETS.iter().map(|preset| option.get(&preset.rules));
        values
            .clone()
            .any(|value| value != values.clone().next().unwrap())
    };
    let wanted: Vec<_> = OPTIONS.iter().filter(differ).collect();
    assert_eq!(compared::<Rules>(), wanted);
    let near = neighbours(&PRESETS[0].rules, 5);
    let ids: Vec<_> = near.iter().map(|(preset, _)| preset.id).collect();
    assert_eq!(ids, ["tablut", "brandubh", "fetlar", "copenhagen"]);
    assert_eq!(near[0].1[0].name, "king_taken");
    assert_eq!(near[0].1.len(), 1);
}

#[test]
fn progress_is_kept_as_names_that_the_course_knows() {
    let progress = Progress::from_text::<Small>("edge stake capture edge");
    assert_eq!(progress.to_text(), "edge capture");
    assert!(progress.has(&TOPICS[0]) && !progress.has(&TOPICS[1]));
    assert!(Progress::from_text::<Small>("").is_empty());
}
