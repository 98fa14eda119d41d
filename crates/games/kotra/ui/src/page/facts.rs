//! Reasons for choices, warnings before a loss, and how near a side is to jan.

use crate::{Danger, Gauge, Place, Reason, near_munk, pips};
use kotra::{Judge, Position, Side};

use kotra_player::Theme;
use messages::numbers::Percent;
use on_page::{Annotation, Explains, Tells};

use super::numbers::Number;
use crate::Kotra;
use crate::words as m;

/// The share of this many throws among all throws of two dice.
fn share(throws: u8) -> Percent {
    Percent::of(f64::from(throws) / 36.0)
}

/// A text about a point; `None` for any other place.
fn at_point(place: Place, text: impl FnOnce(Number) -> String) -> String {
    Number::at(place).map_or_else(String::new, text)
}

impl Explains for Kotra {
    fn reason_in_words(_: Side, reason: &Reason) -> (Tells, String) {
        let text = match *reason {
            Reason::Wins => m::fact_wins(),
            Reason::Hits(place, count) => {
                let count = count.into();
                at_point(place, |at| m::FactHits { count, at }.text())
            }
            Reason::Lays(place) => at_point(place, |at| m::FactLays { at }.text()),
            Reason::Enters(count) => {
                let count = count.into();
                m::FactEnters { count }.text()
            }
            Reason::BearsOff(count) => {
                let count = count.into();
                m::FactOff { count }.text()
            }
            Reason::Guards(place) => at_point(place, |at| m::FactGuards { at }.text()),
            Reason::Leaves(place, count, throws, _) => {
                let (count, chance) = (count.into(), share(throws));
                let text = at_point(place, |at| m::FactLeaves { count, chance, at }.text());
                return (Tells::Rest, text);
            }
            Reason::RisksJan(throws) => {
                let chance = share(throws);
                return (Tells::Rest, m::FactJan { chance }.text());
            }
        };
        (Tells::Deed, text)
    }

    fn reason_on_board(side: Side, reason: &Reason) -> Vec<Annotation<Place, Side>> {
        match *reason {
            Reason::Leaves(at, _, _, from) => vec![Annotation::Threat(from, at, side.other())],
            _ => Vec::new(),
        }
    }

    fn theme_in_words(theme: Theme) -> String {
        m::PuzzleTheme { theme }.text()
    }

    fn warning_in_words(side: Side, danger: &Danger) -> String {
        let chance = share(danger.throws);
        let side = side.other();
        m::WarnLoss { side, chance }.text()
    }

    fn warning_on_board(side: Side, danger: &Danger) -> Vec<Annotation<Place, Side>> {
        vec![Annotation::Threat(danger.from, danger.at, side.other())]
    }

    /// The pips that each side has to go, its hit checkers with the points to enter on, and a near munk.
    fn gauges(judge: &Judge, position: &Position) -> Vec<Annotation<Place, Side>> {
        let of_side = |side: Side| {
            let own = position.checkers(side);
            let Gauge { hit, free } = Gauge::of(own);
            let pips = pips(own);
            let pips = (pips > 0).then(|| Annotation::Label(Place::Off(side), pips.to_string()));
            let bar = || Annotation::Label(Place::Bar(side), format!("{hit} / {free}"));
            let missing = near_munk(judge, position, side).map(|near| near.missing);
            let ghosts = missing
                .into_iter()
                .flatten()
                .flat_map(move |(at, has, needs)| {
                    let place = Place::of(side, at);
                    (has..needs).map(move |n| Annotation::Ghost(place, side, n))
                });
            let labels = pips.into_iter().chain((hit > 0).then(bar));
            labels.chain(ghosts).collect::<Vec<_>>()
        };
        Side::BOTH.into_iter().flat_map(of_side).collect()
    }
}
