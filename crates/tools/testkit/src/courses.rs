//! Properties of the course of every game.

use game::{Game as _, Recorded as _};
use lessons::{Course, Lesson, lessons};

use crate::lessons::progress_is_kept_as_names;
use crate::words::Words;

/// A lesson goes on only if what it asks for is done, under these rules. Progress is kept by names, and the words in `of_crate`
/// are those of all topics and tasks.
pub fn keep_their_promises<C: Course>(of_crate: &str, all: &[C::Rules]) {
    progress_is_kept_as_names::<C>();
    Words::read(of_crate, "lessons.ftl").are_of_the_topics::<C>();
    for rules in all {
        for topic in lessons::<C>(rules) {
            only_what_is_asked_for_counts(Lesson::new(topic, rules).expect("a lesson"));
        }
    }
}

fn only_what_is_asked_for_counts<C: Course>(mut lesson: Lesson<C>) {
    let name = lesson.topic().name;
    let mut game = C::Game::begin_from(lesson.judge().clone(), *lesson.start());
    loop {
        if let Some(throw) = lesson.next_throw(&game) {
            game.enter_known(&throw);
            lesson.threw();
        } else if let Some((from, to)) = lesson.trial() {
            assert!(lesson.wanted(&game).is_empty(), "{name}");
            let mut other = lesson.clone();
            assert!(!other.tried(Some(from), from), "{name}");
            assert!(lesson.tried(to.map(|_| from), to.unwrap_or(from)), "{name}");
        } else {
            break;
        }
    }
    let wanted = lesson.wanted(&game);
    let mut legal = <C::Game as game::Game>::Actions::default();
    game.legal(&mut legal);
    for &action in legal.iter() {
        let goes_on = lesson.clone().did(&game, action);
        assert_eq!(goes_on, wanted.contains(&action), "{name}");
    }
}
