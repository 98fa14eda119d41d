//! The picture at the head of a card or a chapter of the book, which shows its subject at a glance.

use sahkku::Rules;

use super::{Chapter, Lesson, Topic};

#[derive(Clone, Debug)]
pub enum Picture {
    Board,
    Start,
    /// The start, and the way of the men around the board.
    Path,
    /// A game in its middle.
    Middle,
    /// A piece of each kind, with its name.
    Pieces,
    Faces,
    Throw,
    /// The dice that both sides throw to decide which begins: this many each.
    ThrowOff(u8),
    /// The start of every recorded rule set.
    EveryStart,
    /// The scene of a rule, and what is done or tried in it.
    Scene(Box<Lesson>),
}

impl Picture {
    /// The picture at the head of a card.
    pub fn of_topic(topic: &'static Topic, rules: &Rules) -> Picture {
        let scene = |topic| Some(Picture::Scene(Box::new(Lesson::new(topic, rules)?)));
        scene(topic).unwrap_or_else(|| match topic.name {
            "throw-off-one" => Picture::ThrowOff(1),
            "throw-off-three" => Picture::ThrowOff(3),
            "rethrow-none" => Picture::Throw,
            "compulsion" => Topic::named("capture")
                .and_then(scene)
                .unwrap_or(Picture::Middle),
            "stake" | "dead" => Picture::Middle,
            "track-eight" | "track-loop" => Picture::Path,
            _ => Picture::Start,
        })
    }

    /// The picture at the head of a chapter of the book.
    pub fn of_chapter(name: &str, rules: &Rules) -> Picture {
        match name {
            "board" | "neighbours" => Picture::Start,
            "turn" => Picture::Faces,
            "walking" => Picture::Path,
            "advice" => Picture::Middle,
            "table" => Picture::EveryStart,
            "words" => Picture::Pieces,
            "references" => Picture::Throw,
            "waking" | "capturing" | "king" | "queens" | "end" => {
                let scene = |topic| Some(Picture::Scene(Box::new(Lesson::new(topic, rules)?)));
                Chapter::rules_of(name, rules)
                    .find_map(scene)
                    .unwrap_or(Picture::Start)
            }
            _ => Picture::Board,
        }
    }
}
