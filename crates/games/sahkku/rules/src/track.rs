//! The ways over the board: the soldiers' tracks and the straight lines of royal pieces, computed once per board so that a move
//! is a look-up.

use crate::place::{MAX_COLUMNS, Place, Places, Row, Spot, Spots};
use crate::rules::{ActivationStep, Rules, TrackShape};
use crate::steps::Steps;
use crate::{Face, Side};

/// The largest number of steps of a single die.
pub(crate) const MAX_VALUE: usize = 4;

/// The way that one army's soldiers walk.
#[derive(Clone, Debug)]
pub(crate) struct Track {
    after: [[Spot; 128]; MAX_VALUE + 1],
    /// The places, by steps, from which an outbound soldier goes to the right within its row.
    rightward: [Places; MAX_VALUE + 1],
    /// The same to the left.
    leftward: [Places; MAX_VALUE + 1],
    /// The front: the end of the home row that the army walks toward.
    front: Place,
    /// Whether the front is at the right.
    front_is_right: bool,
    /// What the soldiers can do, by face.
    steps: [Steps; 5],
    /// The offset of the sleepers' spots from their places in the home row.
    beds: u8,
    /// The places that a soldier passes over, by steps and spot, if that matters (gå i kø).
    over: Option<Box<[[Places; 128]; MAX_VALUE + 1]>>,
}

impl Track {
    /// The track of `side`; `mirrored` under mieđut.
    pub(crate) fn new(rules: &Rules, side: Side, mirrored: bool) -> Track {
        let columns = rules.columns;
        let (walk, rejoin) = walk(rules.track, columns);
        let seen = |spot: Spot| {
            let mut place = spot.place();
            if mirrored {
                place = place.mirrored(columns);
            }
            if side == Side::Women {
                place = place.half_turned(columns);
            }
            Spot::new(place, spot.homebound())
        };
        let walk: Vec<Spot> = walk.into_iter().map(seen).collect();
        let mut after = [[Spot::NOWHERE; 128]; MAX_VALUE + 1];
        for (value, spots) in after.iter_mut().enumerate() {
            for (n, from) in walk.iter().enumerate() {
                let mut to = n + value;
                if to >= walk.len() {
                    to = to - walk.len() + rejoin;
                }
                spots[from.index()] = walk[to];
            }
        }
        // The outbound soldiers that stay in their row, going this way.
        let keep_row = |value: usize, way: i8| -> Places {
            let keeps_row = |from: &Spot| {
                let (from, to) = (from.place(), after[value][from.index()].place());
                let columns = to.column() as i8 - from.column() as i8;
                to.row() == from.row() && columns == way * value as i8
            };
            let outbound = walk.iter().copied().filter(|spot| !spot.homebound());
            outbound.filter(keeps_row).map(Spot::place).collect()
        };
        let rightward = core::array::from_fn(|value| keep_row(value, 1));
        let leftward = core::array::from_fn(|value| keep_row(value, -1));
        let home = Row::home(side);
        let front_is_right = (side == Side::Men) != mirrored;
        let front = Place::at(home, if front_is_right { columns } else { 1 });
        let wake = |place: Place| match rules.activation_step {
            ActivationStep::Forward => after[1][place.index()].place(),
            ActivationStep::Across => Place::at(Row::B, place.column()),
        };
        let steps = Face::ALL.map(|die| {
            let wakes = if die == Face::X { columns } else { 0 };
            let sleepers = (1..=wakes).map(|column| Place::at(home, column));
            Steps::new(die, &after[usize::from(rules.value(die))], sleepers, wake)
        });
        let passed = |value: usize, from: Spot| -> Places {
            (1..value)
                .map(|steps| after[steps][from.index()].place())
                .collect()
        };
        let over = rules.queue.then(|| {
            let mut over = Box::new([[Places::NONE; 128]; MAX_VALUE + 1]);
            for (value, over) in over.iter_mut().enumerate() {
                for from in Spot::all() {
                    over[from.index()] = passed(value, from);
                }
            }
            over
        });
        Track {
            after,
            rightward,
            leftward,
            front,
            front_is_right,
            steps,
            beds: (Row::C as u8 - home as u8) * MAX_COLUMNS,
            over,
        }
    }

    /// What the soldiers can do with a die.
    #[inline]
    pub(crate) fn steps(&self, die: Face) -> &Steps {
        &self.steps[die.index()]
    }

    /// Where the soldier that sleeps on `place` in the home row goes.
    pub(crate) fn woken(&self, place: Place) -> Place {
        self.steps(Face::X).of(Steps::bed(place)).1
    }

    /// The spots of outbound, homebound, and sleeping soldiers, for [`Steps::of`].
    #[inline]
    pub(crate) fn spots(&self, outbound: Places, homebound: Places, asleep: Places) -> Spots {
        Spots::new(outbound, homebound | Places(asleep.0 << self.beds))
    }

    /// The places that a soldier passes over in `value` steps, by its spot; `None` if it may pass over anything.
    #[inline]
    pub(crate) fn passed(&self, value: u8) -> Option<&[Places; 128]> {
        let over = self.over.as_deref()?;
        Some(&over[usize::from(value)])
    }

    /// Where outbound soldiers on `places` land after `value` steps, without those that leave their row on the way: all at once,
    /// for a quick check.
    #[inline]
    pub(crate) fn within_rows(&self, places: Places, value: u8) -> Places {
        let right = places & self.rightward[value as usize];
        let left = places & self.leftward[value as usize];
        Places(right.0 << value | left.0 >> value)
    }

    /// The spot `value` steps (0 to 4) after `from`.
    #[inline]
    pub(crate) fn after(&self, from: Spot, value: u8) -> Spot {
        self.after[value as usize][from.index()]
    }

    /// The one of `places` in the home row that is nearest the front.
    #[inline]
    pub(crate) fn front_of(&self, places: Places) -> Places {
        let (left, right) = (places.only_lowest(), places.only_highest());
        if self.front_is_right { right } else { left }
    }

    /// Those of `places` in the home row whose next place is in `free`.
    pub(crate) fn leading_to(&self, free: Places, places: Places) -> Places {
        let right = Places(free.0 >> 1) & self.rightward[1];
        let left = Places(free.0 << 1) & self.leftward[1];
        let next = self.after(Spot::outbound(self.front), 1).place();
        places & (right | left | Places::only(self.front).only_if(free.has(next)))
    }

    /// Whether a piece can stand on `spot` at all.
    pub(crate) fn has(&self, spot: Spot) -> bool {
        self.after[0][spot.index()] != Spot::NOWHERE
    }
}

/// The men's unmirrored track from a1 on, and which of its spots follows the last one (§2).
fn walk(shape: TrackShape, columns: u8) -> (Vec<Spot>, usize) {
    let there = 1..=columns;
    let back = || (1..=columns).rev();
    let outbound = |row: Row| move |column| Spot::outbound(Place::at(row, column));
    let mut walk: Vec<Spot> = there.clone().map(outbound(Row::A)).collect();
    let first_lap = walk.len();
    walk.extend(back().map(outbound(Row::B)));
    walk.extend(there.map(outbound(Row::C)));
    match shape {
        TrackShape::Loop => (walk, first_lap),
        TrackShape::Eight => {
            walk.extend(back().map(|column| Spot::new(Place::at(Row::B, column), true)));
            (walk, 0)
        }
    }
}

/// The places that pieces moving in straight lines can reach.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    reach: [[Places; 64]; MAX_VALUE + 1],
}

impl Lines {
    /// The straight lines of a board, with or without the bends at the ends of the rows (§6).
    pub(crate) fn new(columns: u8, bends: bool) -> Lines {
        use Heading::{Left, North, Right, South};
        let mut lines = Lines {
            reach: [[Places::NONE; 64]; MAX_VALUE + 1],
        };
        let board = Board { columns, bends };
        for row in Row::ALL {
            for from in (1..=columns).map(|column| Place::at(row, column)) {
                for heading in [Left, Right, North, South] {
                    lines.follow(&board, from, (from, heading), 1);
                }
            }
        }
        lines
    }

    /// Records the end of each move of a piece that comes from `from` and takes its step number `value` from here.
    fn follow(&mut self, board: &Board, from: Place, here: (Place, Heading), value: usize) {
        if value > MAX_VALUE {
            return;
        }
        for next in board.one_step(here.0, here.1).into_iter().flatten() {
            self.reach[value][from.index()] |= Places::only(next.0);
            self.follow(board, from, next, value + 1);
        }
    }

    /// All places that a move of `value` (1 to 4) from `from` can end on.
    #[inline]
    pub(crate) fn from(&self, from: Place, value: u8) -> Places {
        self.reach[value as usize][from.index()]
    }
}

/// The way a royal piece faces.
#[derive(Clone, Copy)]
enum Heading {
    Left,
    Right,
    North,
    South,
}

/// The part of a board that determines straight lines.
struct Board {
    columns: u8,
    bends: bool,
}

impl Board {
    /// One step straight on: one place, none at an edge, or two where the middle row ends at a bend.
    fn one_step(&self, place: Place, heading: Heading) -> [Option<(Place, Heading)>; 2] {
        use Heading::{Left, North, Right, South};
        let (row, column) = (place.row(), place.column());
        let to = |row: Row, column: u8, heading: Heading| Some((Place::at(row, column), heading));
        let round_the_bend = |turned: Heading| match row {
            _ if !self.bends => [None; 2],
            Row::B => [to(Row::A, column, turned), to(Row::C, column, turned)],
            Row::A | Row::C => [to(Row::B, column, turned), None],
        };
        match (heading, row) {
            (Left, _) if column == 1 => round_the_bend(Right),
            (Right, _) if column == self.columns => round_the_bend(Left),
            (Left, _) => [to(row, column - 1, Left), None],
            (Right, _) => [to(row, column + 1, Right), None],
            (North, Row::A) | (South, Row::C) => [to(Row::B, column, heading), None],
            (North, Row::B) => [to(Row::C, column, heading), None],
            (South, Row::B) => [to(Row::A, column, heading), None],
            (North, Row::C) | (South, Row::A) => [None; 2],
        }
    }
}
