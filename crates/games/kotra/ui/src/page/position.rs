//! A whole position in words, for people who cannot see it and for people who want to be told.

use crate::Kotra;
use crate::{Gauge, Place, TrayDie, near_munk, pips};
use kotra::{Judge, Point, Position, Side};

use super::news;
use super::numbers::{self, Number};
use crate::words as m;
use on_page::{Marks, Places};

impl Places for Kotra {
    fn mentioned(before: Option<char>, word: &str) -> Option<Place> {
        numbers::mentioned(before, word)
    }

    fn read_by(reader: Side) {
        numbers::read_by(reader);
    }

    fn describe(judge: &Judge, position: &Position, dice: &[TrayDie]) -> String {
        let mut sentences: Vec<String> = Side::BOTH
            .into_iter()
            .map(|side| describe_side(judge, position, side))
            .collect();
        let unused = dice.iter().filter(|die| !die.used);
        let faces = news::dice(unused.filter_map(|die| die.face));
        if !faces.is_empty() {
            sentences.push(m::DescribeDice { faces: &faces }.text());
        }
        sentences.join(" ")
    }

    fn rows(_judge: &Judge) -> Vec<Vec<Place>> {
        let points = || Point::all().map(Place::Point);
        let aside = Side::BOTH.into_iter();
        let middle = aside.clone().map(Place::Bar).chain(aside.map(Place::Off));
        vec![
            points().rev().skip(12).collect(),
            middle.collect(),
            points().skip(12).collect(),
        ]
    }

    fn first_place(_judge: &Judge) -> Place {
        Place::of(Side::White, Point::HOME)
    }

    fn place_in_words(place: Place) -> String {
        match (place, Number::at(place)) {
            (_, Some(number)) => number.to_string(),
            (Place::Off(side), _) => m::TwinTray { side }.text(),
            _ => m::twin_bar(),
        }
    }

    fn place_name(
        judge: &Judge,
        position: &Position,
        place: Place,
        marks: &Marks<Kotra>,
    ) -> String {
        let aside = match place {
            Place::Point(_) => None,
            Place::Bar(side) | Place::Off(side) => {
                let own = position.checkers(side);
                aside(place, own.hit(), own.off())
            }
        };
        let mut parts = aside.unwrap_or_else(|| point(judge, position, place));
        if marks.chosen.is_some_and(|pick| pick.place == place) {
            parts.push(m::twin_chosen());
        } else if marks.movable.iter().any(|pick| pick.place == place) {
            parts.push(m::twin_movable());
        }
        let near = marks.destinations.iter().find(|to| to.place == place);
        if let Some(to) = near {
            let faces = &news::dice(to.dice.iter().copied());
            parts.push(m::TwinReach { faces }.text());
        }
        let ahead = marks.preview.iter().find(|to| to.place == place);
        if let Some(to) = ahead {
            let faces = &news::dice(to.dice.iter().copied());
            parts.push(m::TwinAhead { faces }.text());
        }
        if let Some(to) = near.or(ahead)
            && !to.hits.is_empty()
        {
            let enemy = position.checkers(position.turn().other());
            let bands = match position.turn() {
                Side::White => enemy.bands().across(),
                Side::Black => enemy.bands(),
            };
            parts.push(match to.hits.and(bands).is_empty() {
                true => m::twin_hits(),
                false => m::twin_tears(),
            });
        }
        let turn = position.turn();
        let own = |point| position.checkers(turn).on(point) > 0;
        if near.or(ahead).is_some() && place.seen_by(turn).is_some_and(own) {
            parts.push(m::twin_lays());
        }
        parts.join(", ")
    }
}

fn describe_side(judge: &Judge, position: &Position, side: Side) -> String {
    let checkers = position.checkers(side);
    let points = checkers.occupied().map(|at| {
        let count = checkers.on(at).into();
        let at = Number::of(side, at);
        m::DescribePoint { count, at }.text()
    });
    let mut parts: Vec<String> = points.collect();
    if checkers.hit() > 0 {
        let count = checkers.hit().into();
        parts.push(m::DescribeHit { count }.text());
        let count = Gauge::of(checkers).free.into();
        parts.push(m::DescribeFree { count }.text());
    }
    if checkers.off() > 0 {
        let count = checkers.off().into();
        parts.push(m::DescribeOff { count }.text());
    }
    let count = pips(checkers).into();
    parts.push(m::DescribePips { count }.text());
    if let Some(near) = near_munk(judge, position, side) {
        let munk = &news::pattern(near.pattern);
        parts.push(m::DescribeMunk { munk }.text());
    }
    let points = &parts.join(", ");
    m::DescribeSide { side, points }.text()
}

pub(crate) fn point_name(place: Place) -> Option<Vec<String>> {
    let number = Number::at(place)?.plain();
    let mut parts = vec![m::TwinPoint { number }.text()];
    for side in Side::BOTH {
        match place.seen_by(side) {
            Some(Point::HOME) => parts.push(m::TwinHome { side }.text()),
            Some(Point::HUK) => parts.push(m::TwinHuk { side }.text()),
            _ => {}
        }
    }
    Some(parts)
}

/// Checkers that stand on a point.
pub(crate) fn checkers(side: Side, count: u8) -> [String; 2] {
    let many = count > 1;
    let count = count.into();
    [
        m::TwinCheckers { side, count }.text(),
        if many { m::twin_band() } else { m::twin_blot() },
    ]
}

/// The name of the bar or the tray of a side, and the number of checkers there; `None` for points.
pub(crate) fn aside(place: Place, hit: u8, off: u8) -> Option<Vec<String>> {
    match place {
        Place::Point(_) => None,
        Place::Bar(side) => {
            let count = hit.into();
            Some(vec![m::twin_bar(), m::TwinHit { side, count }.text()])
        }
        Place::Off(side) => {
            let count = off.into();
            Some(vec![
                m::TwinTray { side }.text(),
                m::TwinOff { count }.text(),
            ])
        }
    }
}

/// The name of a point, and the checkers there.
fn point(judge: &Judge, position: &Position, place: Place) -> Vec<String> {
    let turn = position.turn();
    let (Some(mut parts), Some(own)) = (point_name(place), place.seen_by(turn)) else {
        return Vec::new();
    };
    let standing = Side::BOTH.into_iter().find_map(|side| {
        let at = place.seen_by(side)?;
        let count = position.checkers(side).on(at);
        (count > 0).then_some((side, count))
    });
    let Some((side, count)) = standing else {
        parts.push(m::twin_empty());
        return parts;
    };
    let many = count > 1;
    parts.extend(checkers(side, count));
    let [to_land, to_enter] = judge.open_bands(position);
    if many && side != turn && to_land.or(to_enter).has(own) {
        parts.push(m::twin_open());
    }
    parts
}
