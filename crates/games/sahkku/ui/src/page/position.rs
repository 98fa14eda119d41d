//! A whole position in words, for people who cannot see it and for people who want to be told.

use crate::Sahkku;
use crate::{Pending, Session};
use sahkku::{Die, Figure, Judge, Piece, Place, Position, Row, Rules, Side};

use super::news;
use crate::words as m;
use on_page::{Marks, Places};

impl Places for Sahkku {
    fn describe(judge: &Judge, position: &Position, dice: &[Die]) -> String {
        let figures: Vec<Figure> = position.figures().collect();
        let mut sentences: Vec<String> = Side::BOTH
            .into_iter()
            .map(|side| army(judge, &figures, side))
            .collect();
        let king = figures.iter().find(|figure| figure.piece == Piece::King);
        if let Some(king) = king {
            let (place, holder) = (king.at.place(), king.side);
            sentences.push(m::DescribeKing { place, holder }.text());
        }
        let faces: Vec<_> = dice
            .iter()
            .filter(|die| !die.used)
            .filter_map(|die| die.face)
            .collect();
        if !faces.is_empty() {
            let faces = &news::faces(faces.into_iter());
            sentences.push(m::DescribeDice { faces }.text());
        }
        sentences.join(" ")
    }

    fn rows(judge: &Judge) -> Vec<Vec<Place>> {
        let columns = 1..=judge.rules().columns;
        let row = |row| {
            columns
                .clone()
                .filter_map(|column| Place::new(row, column))
                .collect()
        };
        [Row::C, Row::B, Row::A].map(row).into()
    }

    fn first_place(judge: &Judge) -> Place {
        judge.castle()
    }

    fn phase_word(session: &Session) -> &'static str {
        match Pending::of(session) {
            Pending::Round(_) | Pending::Lot => "throw-off",
            Pending::Way(_) => "way",
            Pending::Throw(..) => "throw",
            Pending::Decision(_) => "decision",
            Pending::Over(_) => "over",
        }
    }

    fn is_on_board(place: Place, rules: &Rules) -> bool {
        place.column() <= rules.columns
    }

    fn places_between(from: Place, to: Place) -> impl Iterator<Item = Place> {
        let columns = match from.row() == to.row() {
            true => from.column() + 1..to.column(),
            false => 0..0,
        };
        columns.filter_map(move |column| Place::new(from.row(), column))
    }

    fn mentioned(before: Option<char>, word: &str) -> Option<Place> {
        let apart =
            before.is_none_or(|before| !before.is_alphanumeric() || matches!(before, 'K' | 'Q'));
        word.parse().ok().filter(|_| apart)
    }

    fn place_name(
        judge: &Judge,
        position: &Position,
        place: Place,
        marks: &Marks<Sahkku>,
    ) -> String {
        let figures: Vec<Figure> = position.figures().collect();
        let mut parts = standing(judge, &figures, position.king().inert(), place);
        if marks.chosen.is_some_and(|pick| pick.place() == place) {
            parts.push(m::twin_chosen());
        } else if marks.movable.iter().any(|pick| pick.place() == place) {
            parts.push(m::twin_movable());
        }
        if let Some(to) = marks.destinations.iter().find(|to| to.place == place) {
            let faces = &news::faces(to.faces.iter().copied());
            parts.push(m::TwinReach { faces }.text());
        }
        if let Some(to) = marks.preview.iter().find(|to| to.place == place) {
            let faces = &news::faces(to.faces.iter().copied());
            parts.push(m::TwinAhead { faces }.text());
        }
        parts.join(", ")
    }
}

/// The name of a place, and the pieces there.
pub(crate) fn standing(
    judge: &Judge,
    figures: &[Figure],
    inert: bool,
    place: Place,
) -> Vec<String> {
    let mut parts = vec![place.to_string()];
    if place == judge.castle() {
        parts.push(m::twin_castle());
    }
    let here: Vec<&Figure> = figures
        .iter()
        .filter(|figure| figure.at.place() == place)
        .collect();
    for side in Side::BOTH {
        parts.extend(soldiers(&here, side));
    }
    for figure in &here {
        match figure.piece {
            Piece::Soldier => {}
            Piece::Queen => {
                let awake = figure.awake;
                parts.extend(figure.side.map(|side| m::TwinQueen { side, awake }.text()));
            }
            Piece::King if inert => parts.push(m::twin_king_inert()),
            Piece::King => {
                let holder = figure.side;
                parts.push(m::TwinKing { holder }.text());
            }
        }
    }
    if here.is_empty() {
        parts.push(m::twin_empty());
    }
    parts
}

fn army(judge: &Judge, figures: &[Figure], side: Side) -> String {
    let own = |figure: &&Figure| figure.side == Some(side);
    let soldiers = |awake: bool| -> Vec<&Figure> {
        let soldier = |figure: &&Figure| figure.piece == Piece::Soldier && figure.awake == awake;
        figures.iter().filter(own).filter(soldier).collect()
    };
    let asleep: Vec<Place> = soldiers(false)
        .iter()
        .map(|figure| figure.at.place())
        .collect();
    let mut awake: Vec<String> = Vec::new();
    for figure in soldiers(true) {
        let place = figure.at.place();
        awake.push(if figure.riding {
            m::DescribeRiding { place }.text()
        } else if figure.at.homebound() {
            m::DescribeHomebound { place }.text()
        } else {
            place.to_string()
        });
    }
    let army = m::DescribeArmy {
        side,
        asleep_list: &runs(judge, &asleep),
        awake_list: &list(awake),
    };
    let mut text = army.text();
    let queen = |figure: &&Figure| figure.piece == Piece::Queen;
    if let Some(queen) = figures.iter().filter(own).find(queen) {
        let (awake, place) = (queen.awake, queen.at.place());
        text.push(' ');
        text += &m::DescribeQueen { awake, place }.text();
    }
    text
}

fn list(names: Vec<String>) -> String {
    if names.is_empty() {
        m::describe_nobody()
    } else {
        names.join(", ")
    }
}

/// Joins adjacent places of a row: `a1–a9, a12`.
fn runs(judge: &Judge, places: &[Place]) -> String {
    let columns = judge.rules().columns;
    let mut parts = Vec::new();
    for row in sahkku::Row::ALL {
        let mut first: Option<Place> = None;
        let mut last: Option<Place> = None;
        // Runs one column past the end, so that a run at the end is closed too.
        for column in 1..=columns + 1 {
            let here = Place::new(row, column).filter(|place| places.contains(place));
            match (here, first, last) {
                (Some(place), None, _) => {
                    first = Some(place);
                    last = Some(place);
                }
                (Some(place), Some(_), _) => last = Some(place),
                (None, Some(from), Some(to)) => {
                    parts.push(if from == to {
                        from.to_string()
                    } else {
                        format!("{from}–{to}")
                    });
                    first = None;
                }
                (None, _, _) => {}
            }
        }
    }
    list(parts)
}

fn soldiers(here: &[&Figure], side: Side) -> Vec<String> {
    let count = |fits: &dyn Fn(&Figure) -> bool| {
        let own = here
            .iter()
            .filter(|figure| figure.piece == Piece::Soldier && figure.side == Some(side));
        own.filter(|figure| fits(figure)).count() as u32
    };
    let on_the_way = |figure: &Figure| figure.awake && !figure.riding && !figure.at.homebound();
    let mut names = Vec::new();
    for (count, name) in [
        (
            count(&|figure| !figure.awake),
            (|side, count| m::TwinAsleep { side, count }.text()) as fn(Side, u32) -> String,
        ),
        (count(&on_the_way), |side, count| {
            m::TwinAwake { side, count }.text()
        }),
        (count(&|figure| figure.at.homebound()), |side, count| {
            m::TwinHomebound { side, count }.text()
        }),
        (count(&|figure| figure.riding), |side, count| {
            m::TwinRiding { side, count }.text()
        }),
    ] {
        if count > 0 {
            names.push(name(side, count));
        }
    }
    names
}
