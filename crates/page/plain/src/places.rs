//! Places and positions in words.

use on_page::{Dice as _, Marks, Places};
use plain::View;

use crate::dice::Die;
use crate::{Page, Place, Rules, Side, SmallPage, words as m};

impl<B: SmallPage> Places for Page<B> {
    /// From left to right, the upper rows first.
    fn rows(_: &Rules<B>) -> Vec<Vec<Place>> {
        let mut heights: Vec<f64> = B::PLACES.iter().map(|at| at.1).collect();
        heights.sort_by(f64::total_cmp);
        heights.dedup();
        let row = |y: f64| {
            let places = B::PLACES.iter().zip(0..).filter(|(at, _)| at.1 == y);
            let mut row: Vec<(f64, Place)> = places.map(|(at, place)| (at.0, place)).collect();
            row.sort_by(|a, b| a.0.total_cmp(&b.0));
            row.into_iter().map(|(_, place)| place).collect()
        };
        heights.into_iter().map(row).collect()
    }

    fn first_place(_: &Rules<B>) -> Place {
        0
    }

    fn place_name(
        rules: &Rules<B>,
        position: &B::Position,
        place: Place,
        marks: &Marks<Self>,
    ) -> String {
        let view = View::of::<B>(rules, position);
        let mut parts = vec![place.to_string()];
        for side in Side::BOTH {
            let here = |figure: &&plain::Figure| (figure.side, figure.place) == (side, place);
            let count = view.figures.iter().filter(here).count() as u32;
            if count > 0 {
                parts.push(m::TwinPieces { side, count }.text());
            }
        }
        if parts.len() == 1 {
            parts.push(m::twin_empty());
        }
        if marks.chosen.is_some_and(|pick| pick.place == place) {
            parts.push(m::twin_chosen());
        } else if marks.movable.iter().any(|pick| pick.place == place) {
            parts.push(m::twin_movable());
        }
        if marks.destinations.iter().any(|to| to.place == place) {
            parts.push(m::twin_to());
        }
        parts.join(", ")
    }

    fn describe(_: &Rules<B>, position: &B::Position, dice: &[Die]) -> String {
        let places = |side: Side| {
            let own = B::pieces(position)
                .into_iter()
                .filter(|(of, _)| *of == side);
            let places: Vec<String> = own.map(|(_, place)| place.to_string()).collect();
            places.join(", ")
        };
        let sides = Side::BOTH.map(|side| {
            let places = &places(side);
            m::DescribePieces { side, places }.text()
        });
        let dice = dice.iter().map(Self::die_name);
        sides.into_iter().chain(dice).collect::<Vec<_>>().join(" ")
    }

    fn mentioned(_: Option<char>, word: &str) -> Option<Place> {
        let place: Place = word.parse().ok()?;
        (usize::from(place) < B::PLACES.len()).then_some(place)
    }
}
