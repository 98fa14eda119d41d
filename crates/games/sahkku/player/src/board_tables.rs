//! Tables of where pieces land, made once for the rules of a game, for evaluators.

use sahkku::{Face, Judge, MAX_COLUMNS, Piece, Place, Places, Position, Row, Side, Sleepers, Spot};

/// The largest number of steps that one die is worth.
const MAX_STEPS: usize = 4;

/// A set of places for each number of steps, indexed by steps minus one.
pub(crate) type PlacesBySteps = [Places; MAX_STEPS];

/// Where pieces land, by side and direction.
pub struct BoardTables {
    /// The men's way round, their mirrored one, the women's, their mirrored one.
    directions: [DirectionTables; 4],
    /// Whether some die is worth this number of steps, indexed by steps minus one.
    has_steps: [bool; MAX_STEPS],
    /// Whether sleepers can be captured.
    sleepers_exposed: bool,
}

/// One side's way round the board.
struct DirectionTables {
    /// Where a soldier lands, by steps minus one and by spot.
    landings: [[Places; 128]; MAX_STEPS],
    /// Where a sleeping soldier goes when it wakes up, by place.
    activations: [Places; 64],
    /// The number of each place from the viewpoint of the side. Every side and direction sees its own way as the men see their
    /// unmirrored one.
    canonical: [u8; 64],
}

fn spot_index(spot: Spot) -> usize {
    spot.place().index() + if spot.homebound() { 64 } else { 0 }
}

impl BoardTables {
    /// Makes the tables.
    #[must_use]
    pub fn new(judge: &Judge) -> BoardTables {
        // Only the side that does not begin can walk mirrored.
        let tables = |side: Side, start: Position| DirectionTables::new(judge, &start, side);
        let straight = |side: Side| tables(side, judge.start(side.other()));
        let mirrored = |side: Side| tables(side, judge.start_miedut(side.other()));
        let mut has_steps = [false; MAX_STEPS];
        for face in Face::ALL {
            let value = usize::from(judge.rules().value(face));
            if let Some(has_steps) = value.checked_sub(1).and_then(|n| has_steps.get_mut(n)) {
                *has_steps = true;
            }
        }
        BoardTables {
            directions: [
                straight(Side::Men),
                mirrored(Side::Men),
                straight(Side::Women),
                mirrored(Side::Women),
            ],
            has_steps,
            sleepers_exposed: judge.rules().sleepers == Sleepers::Exposed,
        }
    }

    fn direction(&self, position: &Position, side: Side) -> &DirectionTables {
        let mirrored = position.mirrored() == Some(side);
        &self.directions[2 * side.index() + usize::from(mirrored)]
    }

    /// The number of each place from the viewpoint of `side`: its home row comes first, in its walking direction. All numbers
    /// are below 64.
    pub(crate) fn canonical(&self, position: &Position, side: Side) -> &[u8; 64] {
        &self.direction(position, side).canonical
    }

    /// The numbers of steps, minus one, that some die is worth.
    pub(crate) fn step_counts(&self) -> impl Iterator<Item = usize> {
        (0..MAX_STEPS).filter(|&n| self.has_steps[n])
    }

    /// The places where `side` could land with a single die. This is an approximation: rules that
    /// forbid a landing are ignored.
    pub(crate) fn attacks(&self, judge: &Judge, position: &Position, side: Side) -> PlacesBySteps {
        let tables = self.direction(position, side);
        let mut attacks = [Places::NONE; MAX_STEPS];
        let king = position.king();
        let king_spot = king.spot().filter(|_| king.holder() == Some(side));
        let queen = position
            .queen(side)
            .and_then(|(place, awake)| awake.then_some(place));
        for n in self.step_counts() {
            let landings = &tables.landings[n];
            let mut all = Places::NONE;
            for place in position.awake(side, false) {
                all |= landings[place.index()];
            }
            for place in position.awake(side, true) {
                all |= landings[64 + place.index()];
            }
            if let Some(spot) = king_spot {
                let straight = judge.straight(Piece::King, spot.place(), n as u8 + 1);
                all |= if straight.is_empty() {
                    landings[spot_index(spot)]
                } else {
                    straight
                };
            }
            if let Some(place) = queen {
                all |= judge.straight(Piece::Queen, place, n as u8 + 1);
            }
            attacks[n] = all;
        }
        for place in position.sleepers(side) {
            attacks[0] |= tables.activations[place.index()];
        }
        attacks
    }

    /// The number of soldiers of `side` blocked by sleepers on whom they may not land, so close that no die takes them past.
    pub(crate) fn blocked_soldiers(&self, judge: &Judge, position: &Position, side: Side) -> u8 {
        let closed = match judge.rules().sleepers {
            Sleepers::Exposed => return 0,
            Sleepers::Protected => position.sleepers(side.other()),
            Sleepers::Closed => position.sleepers(side.other()) | position.sleepers(side),
        };
        let tables = self.direction(position, side);
        let mut blocked = 0;
        for homebound in [false, true] {
            for place in position.awake(side, homebound) {
                let spot = Spot::new(place, homebound);
                let mut landings = self
                    .step_counts()
                    .map(|n| tables.landings[n][spot_index(spot)]);
                if landings.all(|to| (to - closed).is_empty()) {
                    blocked += position.stack(side, spot);
                }
            }
        }
        blocked
    }

    /// The places of `side`'s soldiers that can be captured.
    pub(crate) fn targets(&self, position: &Position, side: Side) -> Places {
        let awake = position.awake(side, false) | position.awake(side, true);
        if self.sleepers_exposed {
            awake | position.sleepers(side)
        } else {
            awake
        }
    }
}

impl DirectionTables {
    /// The tables of `side` with its walking direction in `start`.
    fn new(judge: &Judge, start: &Position, side: Side) -> DirectionTables {
        let columns = judge.rules().columns;
        let mirrored = start.mirrored() == Some(side);
        let mut tables = DirectionTables {
            landings: [[Places::NONE; 128]; MAX_STEPS],
            activations: [Places::NONE; 64],
            canonical: [0; 64],
        };
        let places = Row::ALL
            .into_iter()
            .flat_map(|row| (1..=columns).filter_map(move |column| Place::new(row, column)));
        for place in places {
            for spot in [Spot::outbound(place), Spot::new(place, true)] {
                for steps in 1..=MAX_STEPS {
                    if let Some(to) = judge.walk(start, side, spot, steps as u8).last() {
                        tables.landings[steps - 1][spot_index(spot)] = Places::only(to.place());
                    }
                }
            }
            if place.row() == Row::home(side) {
                let to = judge.activation_place(start, side, place);
                tables.activations[place.index()] = Places::only(to);
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
            tables.canonical[place.index()] = row as u8 * MAX_COLUMNS + column - 1;
        }
        tables
    }
}
