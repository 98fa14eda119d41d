//! How a position of Kotra is edited freely.

use crate::Kotra;
use crate::board::{Checkers, Drag, Look, Own, Pick, View};
use crate::{Place, TrayDie};
use kotra::{
    CHECKERS, Die, Judge, Point as OnBoard, Position, Setup, SetupError, SetupSide, Side, Throw,
    Unused,
};
use scene::Point;

use super::news;
use super::position::{aside, checkers, point_name};
use crate::words as m;
use on_page::{Board as _, Dice as _, Editing, Marks, Property};

/// The number of properties before the dice, and the number of dice that are thrown.
const SIDES: usize = 2;
const DICE: usize = 2;

/// No checker anywhere, in mid-game.
const NOBODY: SetupSide = SetupSide {
    points: [0; 24],
    hit: 0,
    off: 0,
    five_out: false,
    open_band: false,
    thrown_before: true,
};

/// The faces of the two dice of a throw; `None` for a die in the hand.
fn thrown(throw: Option<Throw>) -> [Option<Die>; DICE] {
    [throw.map(Throw::first), throw.and_then(Throw::second)]
}

/// The possible remainders of a throw, the whole throw first.
fn parts(throw: Option<Throw>) -> Vec<Unused> {
    let Some(throw) = throw else {
        return Vec::new();
    };
    let mut parts = vec![Unused::of(throw)];
    let mut next = 0;
    while let Some(&part) = parts.get(next) {
        for die in part.kinds() {
            let less = part.without(die);
            if !less.is_empty() && !parts.contains(&less) {
                parts.push(less);
            }
        }
        next += 1;
    }
    parts
}

/// The number of checkers of a side on a place. All places off the points are the side's own.
fn count(setup: &mut SetupSide, side: Side, place: Place) -> &mut u8 {
    match (place, place.seen_by(side)) {
        (_, Some(point)) => &mut setup.points[usize::from(point.number()) - 1],
        (Place::Off(_), None) => &mut setup.off,
        (_, None) => &mut setup.hit,
    }
}

/// The side's own place that a checker put there goes to.
fn own_place(side: Side, place: Place) -> Place {
    match place {
        Place::Point(_) => place,
        Place::Bar(_) => Place::Bar(side),
        Place::Off(_) => Place::Off(side),
    }
}

/// Whether checkers of a side can be on a place.
fn can_be(side: Side, place: Place) -> bool {
    own_place(side, place) == place
}

/// Keeps the rest of two sixes only while it is possible.
fn close_band(setup: &mut SetupSide) {
    let four = usize::from(OnBoard::FOUR.number()) - 1;
    setup.open_band &= (2..=4).contains(&setup.points[four]);
}

impl Editing for Kotra {
    type Draft = Setup;
    type Kind = Side;

    fn draft_of(_: &Judge, position: &Position) -> Setup {
        position.to_setup()
    }

    fn empty(_: &Judge, draft: &mut Setup) {
        draft.sides = [NOBODY; 2];
        (draft.throw, draft.unused, draft.after) = (None, Unused::NONE, None);
    }

    fn kinds(_: &Judge) -> Vec<Side> {
        Side::BOTH.into()
    }

    fn kind_in_words(side: Side) -> String {
        m::TwinCheckers { side, count: 1 }.text()
    }

    fn kind_look(side: Side) -> Look {
        Look::flat(side)
    }

    fn put(_: &Judge, draft: &mut Setup, side: Side, place: Place) {
        let place = own_place(side, place);
        if matches!(place, Place::Point(_)) {
            let enemy = &mut draft.sides[side.other().index()];
            *count(enemy, side.other(), place) = 0;
            close_band(enemy);
        }
        let own = &mut draft.sides[side.index()];
        let here = count(own, side, place);
        *here = (*here + 1).min(CHECKERS);
        close_band(own);
    }

    fn take(draft: &mut Setup, place: Place) -> Option<Side> {
        let side = Side::BOTH.into_iter().find(|&side| {
            can_be(side, place) && *count(&mut draft.sides[side.index()], side, place) > 0
        })?;
        let own = &mut draft.sides[side.index()];
        *count(own, side, place) -= 1;
        close_band(own);
        Some(side)
    }

    fn properties(_: &Judge, draft: &Setup) -> Vec<Property> {
        let sides: Vec<String> = Side::BOTH.map(|side| m::SideName { side }.text()).into();
        let of_sides = |name, side: Side| Property::new(name, sides.clone(), side.index());
        let mut properties = vec![
            of_sides(m::editor_turn(), draft.turn),
            of_sides(m::editor_began(), draft.first),
        ];
        let faces = Die::ALL.map(|die| die.to_string());
        let values: Vec<String> = [Kotra::die_name(&TrayDie::IN_HAND)]
            .into_iter()
            .chain(faces)
            .collect();
        for (n, die) in thrown(draft.throw).into_iter().enumerate() {
            let value = &(n + 1).to_string();
            properties.push(Property {
                name: m::EditorDie { value }.text(),
                values: values.clone(),
                value: die.map_or(0, |die| die.pips().into()),
                die: Some(n),
            });
        }
        let parts = parts(draft.throw);
        if parts.len() > 1 {
            let left = |part: &Unused| news::dice(part.dice());
            let values = parts.iter().map(left).collect();
            let value = parts.iter().position(|part| *part == draft.unused);
            properties.push(Property::new(m::editor_left(), values, value.unwrap_or(0)));
        }
        properties
    }

    fn set_property(_: &Judge, draft: &mut Setup, property: usize, value: usize) {
        let mut dice = thrown(draft.throw);
        match (property, Side::BOTH.get(value)) {
            (0, Some(&side)) => draft.turn = side,
            (1, Some(&side)) => draft.first = side,
            (0 | 1, None) => {}
            _ => {
                if let Some(die) = dice.get_mut(property - SIDES) {
                    *die = value.checked_sub(1).and_then(|n| Die::ALL.get(n).copied());
                    draft.throw = match dice {
                        [Some(first), Some(second)] => Some(Throw::two(first, second)),
                        [one, other] => one.or(other).map(Throw::one),
                    };
                    draft.unused = draft.throw.map_or(Unused::NONE, Unused::of);
                } else if let Some(&part) = parts(draft.throw).get(value) {
                    draft.unused = part;
                }
            }
        }
    }

    fn position_of(judge: &Judge, draft: &Setup) -> Result<Position, SetupError> {
        judge.set_up(draft)
    }

    fn draft_view(_: &Judge, draft: &Setup, held: Option<(Place, Point)>) -> View {
        let described = |side: Side| Checkers::described(&draft.sides[side.index()], side);
        let dice = Self::draft_dice(draft);
        View {
            own: Own {
                checkers: Side::BOTH.map(described),
                ..Own::default()
            },
            turn: Some(draft.turn),
            dice: Self::die_states(&dice, &Marks::default()),
            drag: held.map(|(place, at)| Drag {
                pick: Pick { place },
                at,
            }),
            ..View::default()
        }
    }

    fn draft_dice(draft: &Setup) -> Vec<TrayDie> {
        let Some(throw) = draft.throw else {
            return vec![TrayDie::IN_HAND; DICE];
        };
        let mut left = draft.unused;
        let dice = Unused::of(throw);
        dice.dice()
            .map(|die| {
                let used = !left.has(die);
                left = left.without(die);
                let face = Some(die);
                TrayDie { face, used }
            })
            .collect()
    }

    fn place_in_draft(_: &Judge, draft: &Setup, place: Place) -> String {
        let mut sides = draft.sides;
        let mut standing = Side::BOTH.into_iter().filter_map(|side| {
            let count = *count(&mut sides[side.index()], side, place);
            (can_be(side, place) && count > 0).then_some((side, count))
        });
        let parts = match (place, point_name(place)) {
            (Place::Bar(side) | Place::Off(side), _) => {
                let own = &draft.sides[side.index()];
                aside(place, own.hit, own.off).unwrap_or_default()
            }
            (Place::Point(_), mut parts) => {
                let parts = parts.get_or_insert_default();
                match standing.next() {
                    Some((side, count)) => parts.extend(checkers(side, count)),
                    None => parts.push(m::twin_empty()),
                }
                std::mem::take(parts)
            }
        };
        parts.join(", ")
    }
}
