//! Scenes as short texts.
//!
//! A scene is a list of words. It begins before the throw, and White, who learns, is to move.
//!
//! | word | meaning |
//! |---|---|
//! | `start` | the checkers as they stand at the start |
//! | `white` `black` | the words that follow are about this side |
//! | `20:3` `7` | so many checkers on a point, in the side's own numbering; one where no number follows |
//! | `hit:2` `off:3` | so many hit checkers, and so many borne off |
//! | `after:3` | Black, who began, has borne off all, and White has so many after-throws |
//!
//! Apart from the start, the first turn of both sides is over.

use kotra::{After, Judge, Position, Setup, SetupSide, Side, Units, Unused};

use crate::Place;

/// The side that learns in every scene.
pub(super) const LEARNER: Side = Side::White;

/// The value of bearing off, while after-throws are under way.
const OFF: Units = Units::whole(2);

const NOBODY: SetupSide = SetupSide {
    points: [0; 24],
    hit: 0,
    off: 0,
    five_out: false,
    open_band: false,
    thrown_before: true,
};

/// The place that a text means for the learner: a point, `bar`, or `off`.
pub(super) fn place(text: &str) -> Option<Place> {
    match text {
        "bar" => Some(Place::Bar(LEARNER)),
        "off" => Some(Place::Off(LEARNER)),
        _ => Some(Place::of(LEARNER, text.parse().ok()?)),
    }
}

/// The position of a scene; `None` if it cannot occur under these rules.
pub(super) fn position(judge: &Judge, scene: &str) -> Option<Position> {
    if scene == "start" {
        return Some(judge.start(LEARNER));
    }
    let mut setup = Setup {
        sides: [NOBODY; 2],
        turn: LEARNER,
        first: LEARNER,
        throw: None,
        unused: Unused::NONE,
        after: None,
    };
    let mut side = LEARNER;
    for word in scene.split(' ') {
        let checkers = &mut setup.sides[side.index()];
        let (what, count) = word.split_once(':').unwrap_or((word, "1"));
        let count: u8 = count.parse().ok()?;
        match what {
            "white" => side = Side::White,
            "black" => side = Side::Black,
            "hit" => checkers.hit = count,
            "off" => checkers.off = count,
            "after" => {
                setup.first = LEARNER.other();
                setup.after = Some(After {
                    left: count,
                    value: OFF,
                });
            }
            _ => {
                let point: kotra::Point = what.parse().ok()?;
                *checkers.points.get_mut(usize::from(point.number()) - 1)? = count;
            }
        }
    }
    judge.set_up(&setup).ok()
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use kotra::{Point, preset};

    use super::*;

    #[test]
    fn words_place_the_checkers_of_both_sides() {
        let judge = Judge::new(preset("kotra").unwrap().rules);
        let position = |scene: &str| super::position(&judge, &format!("white 20:5 22:5 {scene}"));
        let [white, black] = Side::BOTH;
        let on = |position: &Position, side, point| {
            position.checkers(side).on(Point::new(point).unwrap())
        };
        let set_up = position("23 hit:4 black 1:10 20 21:4").unwrap();
        assert_eq!(on(&set_up, white, 20), 5);
        assert_eq!(on(&set_up, white, 23), 1);
        assert_eq!(on(&set_up, black, 21), 4);
        assert_eq!(set_up.checkers(white).hit(), 4);
        assert_eq!(set_up.turn(), white);
        assert_eq!(set_up.first(), white);

        let after = position("24:5 black off:15 after:3").unwrap();
        assert_eq!(after.checkers(black).off(), 15);
        assert_eq!(after.after().map(|after| after.left), Some(3));
        assert_eq!(after.first(), black);

        for wrong in ["24:4 black 1:15", "25:5 black 1:15", "red 24:5 black 1:15"] {
            assert_eq!(position(wrong), None, "{wrong}");
        }
        assert_eq!(super::position(&judge, "start"), Some(judge.start(white)));
    }
}
