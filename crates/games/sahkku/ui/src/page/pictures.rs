//! The pictures of cards and chapters. Their contents are decided with the lessons, and they are drawn like those on paper.
use game::session::PlayerKind;
use sahkku::{Entry, Face, Judge, Place, Rules, Side};

use crate::Sahkku;
use crate::paper::{Diagram, dice_in_rows, named_pieces};
use on_page::Board as _;
use paper::PathShown;

use crate::lessons::{DemoStep, Lesson, Picture};

/// The number of the game that is shown in its middle.
const GAME: u64 = 5;

/// The names of the pieces: these words are Sámi in every language.
const NAMES: [&str; 4] = ["olmmái", "gálgu", "gonagas", "dronnet"];

pub(super) fn svg(picture: &Picture, rules: &Rules) -> String {
    let mut diagram = Diagram::new(rules);
    let start = || {
        let judge = Judge::new(*rules).ok()?;
        Some(judge.start(Side::Men).figures().collect())
    };
    match picture {
        Picture::Board => {}
        Picture::Start | Picture::EveryStart => diagram.figures = start().unwrap_or_default(),
        Picture::Path => diagram.path = PathShown::Yes,
        Picture::Middle => {
            if let Ok(judge) = Judge::new(*rules) {
                let game = Sahkku::in_the_middle(&judge, [PlayerKind::Human; 2], GAME);
                diagram.figures = game.position().figures().collect();
            }
        }
        Picture::Pieces => return named_pieces(rules, NAMES),
        Picture::Faces => return dice_in_rows(&[(None, rules.faces.as_slice().to_vec())]),
        Picture::Throw => {
            let faces = rules.faces.as_slice().iter().cycle();
            let count = usize::from(rules.dice);
            return dice_in_rows(&[(None, faces.take(count).copied().collect())]);
        }
        Picture::ThrowOff(count) => return throw_off(rules, usize::from(*count)),
        Picture::Scene(lesson) => return scene(lesson),
    }
    diagram.svg()
}

/// A throw-off that the men win, with one X more than the women.
fn throw_off(rules: &Rules, count: usize) -> String {
    let faces = rules.faces.as_slice().iter().copied();
    let others: Vec<Face> = faces.filter(|face| *face != Face::X).collect();
    let row = |side, crosses: usize| {
        let other = others.iter().copied().cycle();
        let dice = std::iter::repeat_n(Face::X, crosses).chain(other);
        (Some(side), dice.take(count).collect::<Vec<_>>())
    };
    let most = count / 2 + 1;
    dice_in_rows(&[row(Side::Men, most), row(Side::Women, most - 1)])
}

/// The scene of a lesson at its start, with everything that is done in it.
fn scene(lesson: &Lesson) -> String {
    let mut diagram = Diagram::new(lesson.judge().rules());
    diagram.figures = lesson.start().figures().collect();
    for step in lesson.demo().unwrap_or_default() {
        match step {
            DemoStep::Entry(Entry::Throw(throw)) => diagram.throws.push(throw.to_vec()),
            DemoStep::Entry(entry) => diagram.steps.extend(way(&entry)),
            DemoStep::Refused(place) => diagram.refused.push(place),
        }
    }
    diagram.svg()
}

/// The start and the end of the move of a piece in an entry.
fn way(entry: &Entry) -> Option<(Place, Place)> {
    let action = entry.action()?;
    let step = action.die_use()?;
    Some((step.from.place(), step.to))
}

#[cfg(test)]
mod tests {
    use crate::lessons::SahkkuCourse;
    use lessons::{chapters, rules_in_words};

    use super::*;

    #[test]
    fn every_card_and_chapter_of_every_rule_set_has_a_picture() {
        let others = [
            "advice",
            "neighbours",
            "table",
            "history",
            "words",
            "references",
        ];
        for preset in &sahkku::PRESETS {
            let rules = &preset.rules;
            let chapters = chapters::<SahkkuCourse>(rules)
                .into_iter()
                .map(|chapter| chapter.name);
            let of_chapters = chapters
                .chain(others)
                .map(|name| (name, Picture::of_chapter(name, rules)));
            let of_cards = rules_in_words::<SahkkuCourse>(rules)
                .into_iter()
                .map(|topic| (topic.name, Picture::of_topic(topic, rules)));
            for (name, picture) in of_chapters.chain(of_cards) {
                let svg = svg(&picture, rules);
                let drawn = svg.matches("<path").count() + svg.matches("<rect").count();
                assert!(
                    drawn > 3 && svg.ends_with("</svg>\n"),
                    "{name} of {}",
                    preset.id
                );
            }
        }
    }
}
