//! The picture at the head of a card or a chapter of the book, which shows its subject at a glance.

use kotra::{Pattern, Rules};

use super::{Chapter, Lesson, Topic};

#[derive(Clone, Debug)]
pub enum Picture {
    Board,
    Start,
    /// The start, and White's way round.
    Way,
    /// A checker of each side, with its name.
    Checkers,
    Throw,
    /// The die that each side throws to decide which side begins.
    ThrowOff,
    Munk(Pattern),
    /// The start of every named rule set.
    EveryStart,
    /// The scene of a rule, and what is done or tried in it.
    Scene(Box<Lesson>),
}

impl Picture {
    /// The picture at the head of a card.
    pub fn of_topic(topic: &'static Topic, rules: &Rules) -> Picture {
        scene(topic, rules).unwrap_or_else(|| match topic.name {
            "begins" => Picture::ThrowOff,
            "no-single-die" => Picture::Throw,
            "no-litli-meistari" => Picture::Munk(Pattern::LitliMeistari),
            "worth" => Picture::Munk(Pattern::Meistari),
            "jan-making" | "janstork" => of_named("jan", rules),
            "after-chance" => of_named("after-throws", rules),
            "no-after-throws" | "no-last-throw" | "resigning" => of_named("win-off", rules),
            _ => Picture::Start,
        })
    }

    /// The picture at the head of a chapter of the book.
    pub fn of_chapter(name: &str, rules: &Rules) -> Picture {
        match name {
            "board" => Picture::Way,
            "neighbours" => Picture::Start,
            "turn" => Picture::Throw,
            "worth" => Picture::Munk(Pattern::Meistari),
            "advice" => of_named("tear-quarter", rules),
            "table" => Picture::EveryStart,
            "words" => Picture::Checkers,
            "references" => Picture::ThrowOff,
            "hitting" | "bands" | "tearing" | "off" | "munk" | "jan" | "after" => {
                Chapter::rules_of(name, rules)
                    .find_map(|topic| scene(topic, rules))
                    .unwrap_or_else(|| of_named("win-off", rules))
            }
            _ => Picture::Board,
        }
    }
}

fn scene(topic: &'static Topic, rules: &Rules) -> Option<Picture> {
    let lesson = Lesson::new(topic, rules)?;
    Some(Picture::Scene(Box::new(lesson)))
}

/// The scene of the topic called `name`.
fn of_named(name: &str, rules: &Rules) -> Picture {
    Topic::named(name)
        .and_then(|topic| scene(topic, rules))
        .unwrap_or(Picture::Start)
}
