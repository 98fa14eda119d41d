//! A whole position in words, for those who cannot see it and for those who want to be told.

use sahkku::{Die, Figure, Judge, Piece, Place, Position, Side};

use super::news;
use crate::messages as m;

/// Who stands where, who holds the king, what the dice show.
pub(crate) fn describe(judge: &Judge, position: &Position, dice: &[Die]) -> String {
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

/// Places of a row that lie side by side as one: `a1–a9, a12`.
fn runs(judge: &Judge, places: &[Place]) -> String {
    let columns = judge.rules().columns;
    let mut parts = Vec::new();
    for row in sahkku::Row::ALL {
        let mut first: Option<Place> = None;
        let mut last: Option<Place> = None;
        // One column more than there are, so that a run at the end is closed too.
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
