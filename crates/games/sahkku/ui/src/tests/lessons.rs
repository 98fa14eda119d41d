//! Every topic of every rule set, played through the rules.

use crate::lessons::{Lesson, SahkkuCourse, Topic, about_end};
use lessons::{guide, lessons, rules_in_words};
use sahkku::{OPTIONS, Outcome, PRESETS, Reason, Rules, Side};
use testkit::courses::keep_their_promises;
use testkit::lessons::every_lesson_can_be_played;
use testkit::words::is_a_card;

/// The recorded rule sets, and two of them with every option set to every other compatible value.
fn all_rules() -> Vec<(String, Rules)> {
    let mut all = Vec::new();
    for preset in &PRESETS {
        all.push((preset.id.to_owned(), preset.rules));
        let varied = ["lagesvuotna", "vuovdaguoika"].contains(&preset.id);
        for option in OPTIONS.iter().filter(|_| varied) {
            for value in option.values() {
                let mut rules = preset.rules;
                if rules.set(option.name, &value).is_ok() && sahkku::Judge::new(rules).is_ok() {
                    all.push((format!("{} {}={value}", preset.id, option.name), rules));
                }
            }
        }
    }
    all
}

#[test]
fn lessons_keep_their_promises() {
    let rules = PRESETS.each_ref().map(|preset| preset.rules);
    keep_their_promises::<SahkkuCourse>(env!("CARGO_MANIFEST_DIR"), &rules);
}

#[test]
fn every_lesson_of_a_recorded_rule_set_can_be_played() {
    for preset in &PRESETS {
        for topic in rules_in_words::<SahkkuCourse>(&preset.rules) {
            let lesson = Lesson::new(topic, &preset.rules);
            assert_eq!(
                lesson.is_some(),
                topic.is_played(),
                "{} {}",
                preset.id,
                topic.name
            );
        }
    }
}

#[test]
fn some_rules_have_each_topic_and_can_play_its_lessons() {
    let all: Vec<Rules> = all_rules().into_iter().map(|(_, rules)| rules).collect();
    let fits = |topic: &Topic, rules: &Rules| {
        Lesson::new(Topic::named(topic.name).unwrap(), rules).is_some()
    };
    every_lesson_can_be_played::<SahkkuCourse>(&all, fits);
}

#[test]
fn the_guided_game_teaches_to_wake_capture_ride_and_win() {
    for (name, rules) in all_rules() {
        let guided: Vec<&str> = guide::<SahkkuCourse>(&rules)
            .iter()
            .map(|topic| topic.name)
            .collect();
        for wanted in ["wake", "capture"] {
            assert!(guided.contains(&wanted), "{name}: {guided:?}");
        }
        assert!((4..=9).contains(&guided.len()), "{name}: {guided:?}");
    }
    for preset in &PRESETS {
        let guided: Vec<&str> = guide::<SahkkuCourse>(&preset.rules)
            .iter()
            .map(|topic| topic.name)
            .collect();
        let taken = guided
            .iter()
            .any(|name| ["king-landing", "king-push", "king-mount", "raid"].contains(name));
        let moves = guided
            .iter()
            .any(|name| ["king-walks", "king-royal", "king-straight"].contains(name));
        let won = guided.iter().any(|name| name.starts_with("win-"));
        assert!(taken && moves && won, "{}: {guided:?}", preset.id);
        assert_eq!(
            guided.contains(&"queens"),
            preset.rules.queens,
            "{}",
            preset.id
        );
    }
}

#[test]
fn what_is_told_follows_the_options() {
    let maze = sahkku::preset("maze").unwrap().rules;
    let names = |rules: &Rules| -> Vec<&str> {
        let lessons = lessons::<SahkkuCourse>(rules);
        lessons.iter().map(|topic| topic.name).collect()
    };
    assert!(names(&maze).contains(&"stacking") && !names(&maze).contains(&"queue"));
    let mut changed = maze;
    changed.stacking = false;
    changed.queue = true;
    changed.king_shares = false;
    assert!(!names(&changed).contains(&"stacking") && names(&changed).contains(&"queue"));
}

#[test]
fn every_end_leads_to_a_card_of_its_own_rules() {
    for rules in all_rules().into_iter().map(|(_, rules)| rules) {
        let ends = rules
            .end_reasons()
            .chain([Reason::Resigned, Reason::Agreed]);
        for (reason, winner) in ends.flat_map(|reason| Side::BOTH.map(|side| (reason, side))) {
            let winner = Some(winner);
            let topic = about_end(Outcome { winner, reason }, &rules);
            is_a_card::<SahkkuCourse>(topic, &rules, &format!("{reason:?}"));
        }
    }
}
