//! What evaluators know of the ways over the board, worked out once for the rules of a game.

use sahkku::{Face, Judge, MAX_COLUMNS, Piece, Place, Places, Position, Row, Side, Sleepers, Spot};

/// The longest way of a single die.
const LONGEST: usize = 4;

/// The board as each side walks over it.
pub struct Ground {
    /// The men's way, theirs mirrored, the women's, theirs mirrored.
    ways: [Way; 4],
    /// Which numbers of steps some die is worth.
    worth: [bool; LONGEST],
    /// Whether an own-army sleeper, and an enemy one, can be landed on.
    sleepers_are_targets: bool,
}

/// One side's way over the board.
struct Way {
    /// Where a soldier lands, by steps and spot.
    lands: [[Places; 128]; LONGEST],
    /// Where a sleeping soldier goes when it wakes, by place.
    wakes: [Places; 64],
    /// The same place as the men see it on their unmirrored way, by place.
    seen: [u8; 64],
}

/// What one side could land on with a single die, by steps less one. Rules that forbid a landing
/// are not asked: it is a glance.
pub(crate) struct Reach(pub(crate) [Places; LONGEST]);

pub(crate) fn spot_index(spot: Spot) -> usize {
    spot.place().index() + if spot.homebound() { 64 } else { 0 }
}

impl Ground {
    /// Works out the ways of a board.
    #[must_use]
    pub fn new(judge: &Judge) -> Ground {
        let way = |side: Side, mirrored: bool| {
            // The side that does not begin is the one that may walk mirrored.
            let position = judge.start(side.other(), mirrored);
            Way::new(judge, &position, side, mirrored)
        };
        let mut worth = [false; LONGEST];
        for face in Face::ALL {
            let value = usize::from(judge.rules().value(face));
            if let Some(worth) = value.checked_sub(1).and_then(|n| worth.get_mut(n)) {
                *worth = true;
            }
        }
        Ground {
            ways: [
                way(Side::Men, false),
                way(Side::Men, true),
                way(Side::Women, false),
                way(Side::Women, true),
            ],
            worth,
            sleepers_are_targets: judge.rules().sleepers == Sleepers::Exposed,
        }
    }

    fn way(&self, position: &Position, side: Side) -> &Way {
        let mirrored = position.mirrored() == Some(side);
        &self.ways[2 * side.index() + usize::from(mirrored)]
    }

    /// A place as `side` sees it: row 0 is its home row, which it walks from column 0 on. Below 64.
    pub(crate) fn seen(&self, position: &Position, side: Side) -> &[u8; 64] {
        &self.way(position, side).seen
    }

    /// Which numbers of steps, less one, some die is worth.
    pub(crate) fn worth(&self) -> impl Iterator<Item = usize> {
        (0..LONGEST).filter(|&n| self.worth[n])
    }

    /// What `side` could land on.
    pub(crate) fn reach(&self, judge: &Judge, position: &Position, side: Side) -> Reach {
        let way = self.way(position, side);
        let mut reach = [Places::NONE; LONGEST];
        let king = position.king();
        let king_spot = king.spot().filter(|_| king.holder() == Some(side));
        let queen = position
            .queen(side)
            .and_then(|(place, awake)| awake.then_some(place));
        for n in self.worth() {
            let lands = &way.lands[n];
            let mut all = Places::NONE;
            for place in position.awake(side, false) {
                all |= lands[place.index()];
            }
            for place in position.awake(side, true) {
                all |= lands[64 + place.index()];
            }
            if let Some(spot) = king_spot {
                let straight = judge.straight(Piece::King, spot.place(), n as u8 + 1);
                all |= if straight.is_empty() {
                    lands[spot_index(spot)]
                } else {
                    straight
                };
            }
            if let Some(place) = queen {
                all |= judge.straight(Piece::Queen, place, n as u8 + 1);
            }
            reach[n] = all;
        }
        for place in position.sleepers(side) {
            reach[0] |= way.wakes[place.index()];
        }
        Reach(reach)
    }

    /// How many soldiers of `side` have walked up to sleepers on whom they may not land, so close that no die takes them past.
    pub(crate) fn run_aground(&self, judge: &Judge, position: &Position, side: Side) -> u8 {
        let closed = match judge.rules().sleepers {
            Sleepers::Exposed => return 0,
            Sleepers::Protected => position.sleepers(side.other()),
            Sleepers::Closed => position.sleepers(side.other()) | position.sleepers(side),
        };
        let way = self.way(position, side);
        let mut aground = 0;
        for homebound in [false, true] {
            for place in position.awake(side, homebound) {
                let spot = Spot::new(place, homebound);
                let mut lands = self.worth().map(|n| way.lands[n][spot_index(spot)]);
                if lands.all(|to| (to - closed).is_empty()) {
                    aground += position.stack(side, spot);
                }
            }
        }
        aground
    }

    /// Where soldiers of `side` stand that the other side may land on.
    pub(crate) fn targets(&self, position: &Position, side: Side) -> Places {
        let awake = position.awake(side, false) | position.awake(side, true);
        if self.sleepers_are_targets {
            awake | position.sleepers(side)
        } else {
            awake
        }
    }
}

impl Way {
    fn new(judge: &Judge, position: &Position, side: Side, mirrored: bool) -> Way {
        let columns = judge.rules().columns;
        let mut way = Way {
            lands: [[Places::NONE; 128]; LONGEST],
            wakes: [Places::NONE; 64],
            seen: [0; 64],
        };
        let places = Row::ALL
            .into_iter()
            .flat_map(|row| (1..=columns).filter_map(move |column| Place::new(row, column)));
        for place in places {
            for spot in [Spot::outbound(place), Spot::new(place, true)] {
                for steps in 1..=LONGEST {
                    if let Some(to) = judge.walk(position, side, spot, steps as u8).last() {
                        way.lands[steps - 1][spot_index(spot)] = Places::only(to.place());
                    }
                }
            }
            if place.row() == Row::home(side) {
                let to = judge.activation_place(position, side, place);
                way.wakes[place.index()] = Places::only(to);
            }
            let (row, column) = match side {
                Side::Men => (place.row(), place.column()),
                Side::Women => (place.row().turned(), columns + 1 - place.column()),
            };
            let column = if mirrored {
                columns + 1 - column
            } else {
                column
            };
            way.seen[place.index()] = row as u8 * MAX_COLUMNS + column - 1;
        }
        way
    }
}
