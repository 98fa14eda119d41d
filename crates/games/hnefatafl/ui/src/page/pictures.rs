//! The pictures of cards and chapters. Their contents are decided with the lessons, and they are drawn like those on paper.

use crate::Hnefatafl;
use crate::paper::{Diagram, named_pieces};
use hnefatafl::{Event, Judge, Rules};

use crate::lessons::{DemoStep, Lesson, Picture};

use on_page::Moves;

/// The names of the pieces: the sheet's words.
const NAMES: [&str; 3] = ["kung", "drabant", "muskovit"];

pub(super) fn svg(picture: &Picture, rules: &Rules) -> String {
    let mut diagram = Diagram::new(rules);
    match picture {
        Picture::Board => {}
        Picture::Start | Picture::EveryStart => {
            let start = Judge::new(*rules).map(|judge| judge.start().pieces().collect());
            diagram.figures = start.unwrap_or_default();
        }
        Picture::Pieces => return named_pieces(NAMES),
        Picture::Scene(lesson) => return scene(lesson),
    }
    diagram.svg()
}

/// The scene of a lesson at its start, with everything that is done in it.
fn scene(lesson: &Lesson) -> String {
    let judge = lesson.judge();
    let mut diagram = Diagram::new(judge.rules());
    let mut position = *lesson.start();
    diagram.figures = position.pieces().collect();
    for step in lesson.demo().unwrap_or_default() {
        match step {
            DemoStep::Entry(entry) => {
                let Some(action) = Hnefatafl::action_of(&entry) else {
                    continue;
                };
                diagram.steps.push((action.from, action.to));
                judge.play_unchecked(&mut position, action, &mut |event| {
                    if let Event::Captured { at, .. } | Event::Surrounded { at } = event {
                        diagram.captured.push(at);
                    }
                });
            }
            DemoStep::Refused(place) => diagram.refused.push(place),
        }
    }
    diagram.svg()
}
