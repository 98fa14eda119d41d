//! The places that a royal piece passes.

use sahkku::{Place, Row};

/// The places between the ends of a royal move: straight on, or round the bend of a row.
pub(super) fn straight_road(from: Place, to: Place, columns: u8) -> Vec<Place> {
    let along = |row: Row, from: u8, to: u8| -> Vec<Place> {
        let columns: Vec<u8> = if from <= to {
            (from..=to).collect()
        } else {
            (to..=from).rev().collect()
        };
        columns
            .into_iter()
            .filter_map(|column| Place::new(row, column))
            .collect()
    };
    let road = if from.row() == to.row() {
        along(from.row(), from.column(), to.column())
    } else if from.column() == to.column() {
        [from.row(), Row::B, to.row()]
            .into_iter()
            .filter_map(|row| Place::new(row, from.column()))
            .collect()
    } else {
        let bend = if from.column() + to.column() <= columns {
            1
        } else {
            columns
        };
        let mut road = along(from.row(), from.column(), bend);
        road.extend(along(to.row(), bend, to.column()));
        road
    };
    road.into_iter()
        .filter(|place| *place != from && *place != to)
        .collect()
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;

    #[test]
    fn roads_go_straight_or_round_the_bend() {
        let place = |text: &str| text.parse::<Place>().unwrap();
        let road = |from, to| straight_road(place(from), place(to), 15);
        assert_eq!(road("b2", "c1"), [place("b1")]);
        assert_eq!(road("b2", "b4"), [place("b3")]);
        assert_eq!(road("a7", "c7"), [place("b7")]);
        assert_eq!(road("c14", "b14"), []);
        assert_eq!(
            road("c14", "b13"),
            [place("c15"), place("b15"), place("b14")]
        );
    }
}
