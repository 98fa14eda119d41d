//! The picture at the head of a card or a chapter of the book, which shows its subject at a glance.

use hnefatafl::Rules;

use super::{Chapter, Lesson, Topic};

#[derive(Clone, Debug)]
pub enum Picture {
    Board,
    Start,
    /// A piece of each kind, with its name.
    Pieces,
    /// The start of every named rule set.
    EveryStart,
    /// The scene of a rule, and what is done or tried in it.
    Scene(Box<Lesson>),
}

impl Picture {
    /// The picture at the head of a card.
    pub fn of_topic(topic: &'static Topic, rules: &Rules) -> Picture {
        scene(topic, rules).unwrap_or(Picture::Start)
    }

    /// The picture at the head of a chapter of the book.
    pub fn of_chapter(name: &str, rules: &Rules) -> Picture {
        match name {
            "board" | "neighbours" => Picture::Start,
            "table" => Picture::EveryStart,
            "words" => Picture::Pieces,
            "advice" => ["tuichu", "tuichu-said", "capture-several"]
                .into_iter()
                .filter_map(Topic::named)
                .find_map(|topic| scene(topic, rules))
                .unwrap_or(Picture::Start),
            "moving" | "capturing" | "king" | "castle" | "escape" | "end" => {
                Chapter::rules_of(name, rules)
                    .find_map(|topic| scene(topic, rules))
                    .unwrap_or(Picture::Start)
            }
            _ => Picture::Board,
        }
    }
}

fn scene(topic: &'static Topic, rules: &Rules) -> Option<Picture> {
    let lesson = Lesson::new(topic, rules)?;
    Some(Picture::Scene(Box::new(lesson)))
}
