//! Every topic under every combination of options, played through the rules.

use crate::Place;
use crate::lessons::{Goal, KotraCourse, Lesson, Picture, Topic, about_end, about_refusal};
use kotra::{
    Action, Actions, Die, Entry, Game, Munk, OPTIONS, Outcome, Pattern, Point, Reason, Refusal,
    Rules, Side, Stage, preset, read_rules,
};
use lessons::{Course, Task, lessons, rules_in_words};
use testkit::courses::keep_their_promises;
use testkit::lessons::{every_lesson_can_be_finished, every_lesson_can_be_played};
use testkit::words::is_a_card;

/// Every combination of options.
fn every_rules() -> Vec<Rules> {
    let mut all = vec![usual()];
    for option in OPTIONS {
        all = all
            .into_iter()
            .flat_map(|rules| {
                option.values().into_iter().map(move |value| {
                    let mut rules = rules;
                    rules.set(option.name, &value).unwrap();
                    rules
                })
            })
            .collect();
    }
    all
}

fn usual() -> Rules {
    preset("kotra").unwrap().rules
}

/// The usual rules with changed options.
fn rules(changes: &str) -> Rules {
    read_rules(&format!("kotra {changes}")).unwrap()
}

fn names(topics: &[&Topic]) -> Vec<&'static str> {
    topics.iter().map(|topic| topic.name).collect()
}

fn lesson(name: &str, rules: &Rules) -> Lesson {
    Lesson::new(Topic::named(name).unwrap(), rules).unwrap()
}

fn game(lesson: &Lesson) -> Game {
    Game::from_position(*lesson.judge(), *lesson.start())
}

/// Throws what the lesson prepares, if dice are expected.
fn throw(lesson: &mut Lesson, game: &mut Game) {
    if let Some(entry) = lesson.next_throw(game) {
        game.enter(&entry, |_| ()).unwrap();
        lesson.threw();
    }
}

#[test]
fn lessons_keep_their_promises() {
    keep_their_promises::<KotraCourse>(env!("CARGO_MANIFEST_DIR"), &[usual()]);
}

#[test]
fn every_topic_is_met_and_every_lesson_can_be_played_by_white() {
    every_lesson_can_be_played::<KotraCourse>(&every_rules(), |_, _| true);
    for topic in lessons::<KotraCourse>(&usual()) {
        let lesson = Lesson::new(topic, &usual()).unwrap();
        assert_eq!(lesson.start().turn(), Side::White, "{}", topic.name);
    }
}

#[test]
fn what_is_told_follows_the_rules() {
    let told = |rules: Rules| names(&rules_in_words(&rules));
    let usually = told(usual());
    let new = |changes: &str| -> Vec<&'static str> {
        let told = told(rules(changes)).into_iter();
        told.filter(|name| !usually.contains(name)).collect()
    };
    assert_eq!(new("one_die=either"), ["one-die-either"]);
    assert_eq!(new("two_sixes=yes"), ["two-sixes"]);
    assert_eq!(new("litli_meistari=yes"), ["litli-meistari"]);
    assert_eq!(new("single_die=yes"), ["single-die"]);
    assert_eq!(new("after_throws=0"), ["no-after-throws"]);
    assert_eq!(new("last_throw=yes"), ["last-throw"]);
    assert!(new("after_throws=13").is_empty());
    // One card tells the value of an option, and another value has another card, except for a number.
    for option in OPTIONS {
        let about = |name: &&&str| Topic::named(name).unwrap().option == option.name;
        assert_eq!(usually.iter().filter(about).count(), 1, "{}", option.name);
        for value in option.values() {
            let new = new(&format!("{}={value}", option.name));
            let is_number = value.parse::<u8>().is_ok();
            let is_usual = option.get(&usual()).to_string() == value;
            assert!(
                is_number || is_usual || !new.is_empty(),
                "{}={value}",
                option.name
            );
            assert!(
                new.iter().all(|name| about(&name)),
                "{}={value}",
                option.name
            );
        }
    }
}

/// The outcome of each lesson that ends the game. No other lesson does.
fn end(name: &str) -> Option<Outcome> {
    let munk = |pattern, mar| Some(Outcome::munk(Side::White, pattern, Munk::Whole, mar));
    match name {
        "langi-mukur" | "single-die" => munk(Pattern::LangiMukur, false),
        "langi-hryggur" => munk(Pattern::LangiHryggur, false),
        "stutti-mukur" | "after-throws" => munk(Pattern::StuttiMukur, false),
        "meistari" => munk(Pattern::Meistari, false),
        "litli-meistari" => munk(Pattern::LitliMeistari, false),
        "mar" => munk(Pattern::LangiMukur, true),
        "half-munk" => Some(Outcome::munk(
            Side::White,
            Pattern::LangiMukur,
            Munk::Half,
            false,
        )),
        "jan" | "jan-tear" => Some(Outcome::jan(Side::Black)),
        "win-off" => Some(Outcome::off(Side::White, false)),
        "last-throw" => Some(Outcome::draw(Reason::Draw)),
        _ => None,
    }
}

#[test]
fn every_accepted_action_leads_to_the_end_of_a_lesson() {
    for rules in every_rules() {
        every_lesson_can_be_finished::<KotraCourse>(&rules, |topic, game| {
            assert_eq!(game.position().outcome(), end(topic.name), "{}", topic.name);
        });
    }
}

/// What each task accepts if its first accepted action is always played, by places.
fn accepted(lesson: &Lesson) -> Vec<Vec<String>> {
    let (mut lesson, mut game) = (lesson.clone(), game(lesson));
    let mut all = Vec::new();
    loop {
        throw(&mut lesson, &mut game);
        while let Some((from, to)) = lesson.trial() {
            lesson.tried(Some(from), to.unwrap());
        }
        if lesson.task().is_none() {
            return all;
        }
        let wanted = lesson.wanted(&game);
        let mut texts: Vec<_> = wanted.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        all.push(texts);
        lesson.did(&game, wanted[0]);
        game.enter(&Entry::Action(wanted[0]), |_| ()).unwrap();
    }
}

#[test]
fn the_tasks_accept_what_their_words_ask_for() {
    let all = rules("two_sixes=yes litli_meistari=yes single_die=yes last_throw=yes");
    let told = |name| accepted(&lesson(name, &all));
    assert_eq!(told("hit"), [["4/9"]]);
    assert_eq!(told("enter"), [["bar/3"]]);
    assert_eq!(told("five-out"), [["1/6"], ["12/14"]]);
    assert_eq!(told("huk"), [["6/12", "8/12"]]);
    assert_eq!(told("tear-quarter"), [["bar/6"]]);
    assert_eq!(told("use-most"), [["3/5"], ["5/9"]]);
    assert_eq!(told("two-sixes"), [["four"]]);
    assert_eq!(told("off"), [["17/19"], ["24/off(1)"]]);
    assert_eq!(told("langi-mukur")[0], ["20/23", "22/24"]);
    assert_eq!(told("langi-hryggur")[0], ["15/19", "18/20"]);
    assert_eq!(told("stutti-mukur")[0], ["20/23", "21/22"]);
    assert_eq!(told("meistari")[0], ["19/24", "21/24"]);
    assert_eq!(told("litli-meistari")[0], ["20/24", "21/23"]);
    assert_eq!(told("mar")[0], ["20/23", "22/24"]);
    assert_eq!(told("jan"), [["16/20", "19/20"]]);
    assert_eq!(told("jan-tear"), [["bar/4"]]);
    assert_eq!(told("after-throws")[0], ["20/23", "21/22"]);
    assert_eq!(told("last-throw")[0], ["21/off(4)", "24/off(1)"]);
}

/// Why each die that is thrown does not lead there.
fn refusals(game: &Game, from: Place, to: Place) -> Vec<Refusal> {
    let dice = game.position().throw().unwrap().dice();
    let actions = dice.flat_map(|die| {
        let moved = Point::all().map(move |from| Action::Move { from, die });
        let off = Point::all().map(move |from| Action::Off { from, die });
        moved.chain(off).chain([Action::Enter(die)])
    });
    actions
        .filter(|action| KotraCourse::way(*action) == Some((from, to)))
        .map(|action| game.judge().why(game.position(), action).unwrap())
        .collect()
}

#[test]
fn what_is_tried_in_vain_is_refused_by_a_rule_that_is_told() {
    for rules in every_rules() {
        let mut told = Vec::new();
        for topic in lessons::<KotraCourse>(&rules) {
            let mut lesson = Lesson::new(topic, &rules).unwrap();
            let mut game = game(&lesson);
            while let Some(task) = lesson.task() {
                throw(&mut lesson, &mut game);
                if let Some((from, to)) = lesson.trial() {
                    let to = to.unwrap();
                    let refusals = refusals(&game, from, to);
                    let about = refusals
                        .iter()
                        .filter_map(|&why| about_refusal(why, &rules));
                    let about: Vec<_> = about.map(|about| about.name).collect();
                    assert_eq!(about.len(), refusals.len(), "{refusals:?}");
                    told.push((topic.name, about));
                    assert!(lesson.tried(Some(from), to));
                } else if matches!(task, Task::Do(..)) {
                    let action = lesson.wanted(&game)[0];
                    lesson.did(&game, action);
                    game.enter(&Entry::Action(action), |_| ()).unwrap();
                }
            }
        }
        let mut expected = vec![
            ("enter", vec!["enter"]),
            ("enter", vec!["enter"]),
            ("band", vec!["band"]),
            ("five-out", vec!["five-out"]),
            ("band-where", vec!["band-where"]),
            ("tear-barrier", vec!["band"]),
            ("use-most", vec!["use-most"]),
            ("one-die-higher", vec!["one-die-higher"]),
            ("off", vec!["off", "off"]),
            ("off-high", vec!["off-high", "off"]),
        ];
        expected.retain(|(name, _)| (Topic::named(name).unwrap().holds)(&rules));
        assert_eq!(told, expected, "{rules:?}");
    }
}

#[test]
fn one_die_is_thrown_after_it_was_chosen() {
    let mut lesson = lesson("single-die", &rules("single_die=yes"));
    let mut game = game(&lesson);
    assert_eq!(game.position().stage(), Stage::Decide);
    assert_eq!(lesson.next_throw(&game), None);
    let one = lesson.wanted(&game)[0];
    assert!(lesson.did(&game, one));
    game.enter(&Entry::Action(one), |_| ()).unwrap();
    assert_eq!(lesson.task(), Some(&Task::Throw));
    assert!(matches!(lesson.next_throw(&game), Some(Entry::Throw(_))));
}

#[test]
fn every_refusal_has_its_topic_or_is_seen_at_a_glance() {
    let at = Point::HUK;
    let die = Die::SIX;
    let seen = [
        Refusal::GameOver,
        Refusal::ThrowFirst,
        Refusal::NothingThere,
    ];
    let told = [
        (Refusal::ChooseDice, "single-die"),
        (Refusal::TwoDice, "single-die"),
        (Refusal::NoSuchDie(die), "way"),
        (Refusal::DieUsed(die), "way"),
        (Refusal::EnterFirst, "enter"),
        (Refusal::NothingToEnter, "enter"),
        (Refusal::OwnOnEntry(at), "enter"),
        (Refusal::Band(at), "band"),
        (Refusal::FiveOut { out: 4 }, "five-out"),
        (Refusal::NoBandThere(at), "band-where"),
        (Refusal::FourAlone, "two-sixes"),
        (Refusal::NotTwoSixes, "two-sixes"),
        (Refusal::FourClosed, "two-sixes"),
        (Refusal::NotAllInLastQuarter, "off"),
        (Refusal::TooLow, "off"),
        (Refusal::NotRearmost { rearmost: at }, "off-high"),
        (Refusal::UseMore { most: 2, only: 1 }, "use-most"),
        (Refusal::HigherDie(die), "one-die-higher"),
        (Refusal::NoHalfMunk, "half-munk"),
        (
            Refusal::NotInAfterThrows(Pattern::LangiHryggur),
            "after-throws",
        ),
    ];
    let all = rules("single_die=yes two_sixes=yes");
    for refusal in seen {
        assert!(about_refusal(refusal, &all).is_none(), "{refusal:?}");
    }
    for (refusal, name) in told {
        let about = about_refusal(refusal, &all).map(|topic| topic.name);
        assert_eq!(about, Some(name), "{refusal:?}");
    }
    let name = |refusal| about_refusal(refusal, &usual()).map(|topic| topic.name);
    assert_eq!(name(Refusal::NoFour), Some("no-two-sixes"));
    assert_eq!(name(Refusal::TwoDice), Some("no-single-die"));
}

#[test]
fn every_card_and_every_chapter_has_a_picture_of_what_it_tells() {
    let by_hand = [
        "board",
        "begins",
        "no-litli-meistari",
        "no-single-die",
        "worth",
        "match",
    ];
    for rules in every_rules() {
        for topic in rules_in_words::<KotraCourse>(&rules) {
            let scene = matches!(Picture::of_topic(topic, &rules), Picture::Scene(_));
            assert_ne!(scene, by_hand.contains(&topic.name), "{}", topic.name);
        }
        for name in ["hitting", "bands", "tearing", "off", "munk", "jan", "after"] {
            let picture = Picture::of_chapter(name, &rules);
            assert!(matches!(picture, Picture::Scene(_)), "{name}: {rules:?}");
        }
    }
}

#[test]
fn goals_are_told_apart() {
    let met = |name: &str, goal: Goal| {
        let mut lesson = lesson(name, &usual());
        let mut game = game(&lesson);
        throw(&mut lesson, &mut game);
        let mut legal = Actions::default();
        game.legal(&mut legal);
        legal
            .iter()
            .filter(|action| goal.is_met_by(&game, **action))
            .count()
    };
    assert_eq!(met("hit", Goal::Tear), 0);
    assert_eq!(met("tear-quarter", Goal::Hit), 0);
    assert!(met("tear-quarter", Goal::Tear) > 0);
    assert_eq!(met("way", Goal::Lay), 0);
    assert!(met("off-high", Goal::BearOff) > 0);
    assert_eq!(met("way", Goal::BearOff), 0);
    assert_eq!(met("jan", Goal::Draw), 0);
    assert!(met("jan", Goal::Win) > 0);
}

#[test]
fn every_end_leads_to_a_card_of_its_own_rules() {
    for rules in every_rules() {
        let mut outcomes = vec![Outcome::draw(Reason::Agreed)];
        if rules.last_throw {
            outcomes.push(Outcome::draw(Reason::Draw));
        }
        for side in Side::BOTH {
            outcomes.extend([Outcome::jan(side), Outcome::resigned(side, true)]);
            for mar in [false, true] {
                outcomes.push(Outcome::off(side, mar));
                let made = Pattern::ALL.iter().copied();
                let counts =
                    |made: &Pattern| rules.litli_meistari || *made != Pattern::LitliMeistari;
                for made in made.filter(counts) {
                    let parts = [Munk::Whole, Munk::Half];
                    outcomes.extend(parts.map(|part| Outcome::munk(side, made, part, mar)));
                }
            }
        }
        for outcome in outcomes {
            let topic = about_end(outcome, &rules);
            is_a_card::<KotraCourse>(topic, &rules, &format!("{outcome:?}"));
        }
    }
}
