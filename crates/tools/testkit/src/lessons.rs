//! Properties of the lessons and the rulebook of every game.

use game::{Game as _, Options as _, Recorded as _, RuleSets, set_option};
use lessons::{Course, Lesson, Progress, Topic, chapters, lessons, rules_in_words};

/// Every topic occurs under some of these rules. Its lesson can be played if it has a task and fits, and it can play itself.
pub fn every_lesson_can_be_played<C: Course>(
    all: &[C::Rules],
    fits: impl Fn(&Topic<C>, &C::Rules) -> bool,
) {
    for topic in C::TOPICS {
        let met = all.iter().any(|rules| (topic.holds)(rules));
        assert!(met, "{}", topic.name);
    }
    for rules in all {
        for topic in rules_in_words::<C>(rules) {
            let lesson = Lesson::new(topic, rules);
            let is_played = topic.is_played() && fits(topic, rules);
            assert_eq!(lesson.is_some(), is_played, "{}: {rules:?}", topic.name);
            if let Some(lesson) = lesson {
                let steps = lesson.demo().expect("it plays itself");
                assert_eq!(steps.len(), topic.tasks.len(), "{}", topic.name);
            }
        }
    }
}

/// Any sequence of actions that a lesson accepts leads to its end. `ends` receives each game at the end of its lesson.
pub fn every_lesson_can_be_finished<C: Course>(
    rules: &C::Rules,
    ends: impl Fn(&Topic<C>, &C::Game),
) {
    for topic in lessons::<C>(rules) {
        let lesson = Lesson::new(topic, rules).expect("a lesson");
        let game = C::Game::begin_from(lesson.judge().clone(), *lesson.start());
        go_on(lesson, game, &ends);
    }
}

fn go_on<C: Course>(mut lesson: Lesson<C>, mut game: C::Game, ends: &impl Fn(&Topic<C>, &C::Game)) {
    let name = lesson.topic().name;
    loop {
        if let Some(throw) = lesson.next_throw(&game) {
            game.enter_known(&throw);
            lesson.threw();
        } else if let Some((from, to)) = lesson.trial() {
            assert!(lesson.tried(to.map(|_| from), to.unwrap_or(from)), "{name}");
        } else {
            break;
        }
    }
    if lesson.task().is_none() {
        return ends(lesson.topic(), &game);
    }
    let wanted = lesson.wanted(&game);
    assert!(!wanted.is_empty(), "{name} {}", lesson.open());
    let mut legal = <C::Game as game::Game>::Actions::default();
    game.legal(&mut legal);
    for &action in legal.iter() {
        let mut goes_on = lesson.clone();
        let is_wanted = wanted.contains(&action);
        assert_eq!(goes_on.did(&game, action), is_wanted, "{name}");
        if is_wanted {
            let mut after = game.clone();
            after.enter_known(&action.into());
            go_on(goes_on, after, ends);
        }
    }
}

/// Progress is stored as the names of topics, each once; unknown names are ignored.
pub fn progress_is_kept_as_names<C: Course>() {
    let mut progress = Progress::default();
    assert!(progress.is_empty());
    for n in [3, 4, 3] {
        progress.finish(&C::TOPICS[n]);
    }
    let kept = Progress::from_text::<C>(&format!("{} nonsense", progress.to_text()));
    assert_eq!(kept, progress);
    assert!(kept.has(&C::TOPICS[3]) && !kept.has(&C::TOPICS[5]));
}

fn told<C: Course>(rules: &C::Rules) -> Vec<&'static str> {
    let chapters = chapters::<C>(rules).into_iter();
    let rules = chapters.flat_map(|chapter| chapter.main.into_iter().chain(chapter.rules));
    rules.map(|topic| topic.name).collect()
}

/// Every rule occurs once in the rulebook. Every option is a fact or a rule there, and the rulebook changes with it, except for
/// options of which the words tell only the kind. An option is changed in the rules that `base` has for it.
pub fn the_book_follows_the_rules<C: Course<Rules: RuleSets>>(
    only_the_kind: &[&str],
    base: impl Fn(&str) -> C::Rules,
) {
    let is_whole = |rules: &C::Rules| {
        let mut told = told::<C>(rules);
        let all = rules_in_words::<C>(rules).into_iter();
        let mut all: Vec<_> = all.map(|topic| topic.name).collect();
        told.sort_unstable();
        all.sort_unstable();
        assert_eq!(told, all, "{rules:?}");
    };
    for preset in C::Rules::PRESETS {
        is_whole(&preset.rules);
    }
    for option in C::Rules::OPTIONS {
        let before = base(option.name);
        let facts = chapters::<C>(&before).into_iter();
        let mut facts = facts.flat_map(|chapter| chapter.facts);
        let is_fact = facts.any(|fact| fact.name == option.name);
        let is_rule = C::TOPICS.iter().any(|topic| topic.option == option.name);
        assert!(is_fact || is_rule, "{}", option.name);
        let values = option.values().into_iter();
        let follows = values.map(|value| {
            let mut after = before;
            let is_set = set_option(&mut after, option.name, &value).is_ok();
            is_set && after != before && {
                is_whole(&after);
                told::<C>(&before) != told::<C>(&after)
            }
        });
        // All values are tried.
        let follows = follows.fold(false, |some, one| some | one);
        let same_words = only_the_kind.contains(&option.name);
        assert!(follows || is_fact || same_words, "{}", option.name);
    }
}
