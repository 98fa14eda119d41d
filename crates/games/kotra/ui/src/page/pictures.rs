//! The pictures of cards and chapters. Their contents are decided with the lessons, and they are drawn like those on paper.

use crate::Kotra;
use crate::Place;
use crate::lessons::{DemoStep, Lesson, Picture};
use crate::paper::{Diagram, Lie, dice_in_rows, named_pieces};
use kotra::{Die, Entry, Event, Judge, Rules, Side};
use paper::PathShown;

use crate::words as m;
use on_page::Moves;

pub(super) fn svg(picture: &Picture, rules: &Rules, lie: Lie) -> String {
    let start = || Diagram::of(&Judge::new(*rules).start(Side::White));
    let [low, high] = [Die::ALL[1], Die::ALL[4]];
    let mut diagram = match picture {
        Picture::Board => Diagram::default(),
        Picture::Start | Picture::Way | Picture::EveryStart => start(),
        Picture::Munk(pattern) => Diagram::munk(*pattern),
        Picture::Scene(lesson) => scene(lesson),
        Picture::Checkers => {
            let [white, black] = Side::BOTH.map(|side| m::SideName { side }.text());
            return named_pieces([&white, &black]);
        }
        Picture::Throw => return dice_in_rows(&[(None, vec![high, low])]),
        Picture::ThrowOff => {
            let throw = |side, die| (Some(side), vec![die]);
            return dice_in_rows(&[throw(Side::White, low), throw(Side::Black, high)]);
        }
    };
    if matches!(picture, Picture::Way) {
        diagram.path = PathShown::Yes;
    }
    diagram.lie = lie;
    diagram.svg()
}

/// The scene of a lesson at its start, with everything that is done in it.
fn scene(lesson: &Lesson) -> Diagram {
    let judge = lesson.judge();
    let mut position = *lesson.start();
    let mut diagram = Diagram::of(&position);
    diagram.throws.extend(position.throw());
    for step in lesson.demo().unwrap_or_default() {
        match step {
            DemoStep::Entry(Entry::Throw(throw)) => {
                diagram.throws.push(throw);
                // The throws that a lesson wants are possible.
                let _ = judge.throw(&mut position, throw, |_| ());
            }
            DemoStep::Entry(entry) => {
                let Some(action) = Kotra::action_of(&entry) else {
                    continue;
                };
                let way = Kotra::way(position.turn(), action);
                diagram
                    .steps
                    .extend(way.map(|(pick, to)| (pick.place(), to)));
                judge.play_unchecked(&mut position, action, &mut |event| {
                    if let Event::Hit { side, at, .. } = event {
                        diagram.hit.push(Place::of(side, at));
                    }
                });
            }
            DemoStep::Refused(place) => diagram.refused.push(place),
        }
    }
    diagram
}
