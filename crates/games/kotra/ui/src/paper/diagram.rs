//! Small pictures for a screen: a position, what is done in it, and White's way round.

use kotra::{Die, Pattern, Point as Tongue, Position, Side, Throw};
use paper::{Drawing, PathShown, Pen, Point, Style};

use super::dice::draw_die;
use super::tables::{Ground, Lie, SEEN, Tables};
use crate::Place;

/// The width and the length of a point of the board, and the distance between opposite points.
const PITCH: i32 = 100;
const DEPTH: i32 = 430;
const GAP: i32 = 150;
/// The border around the points: at the sides for borne-off checkers, above and below for numbers.
const BORDER: (i32, i32) = (110, 76);
/// The width of a die, and the height of the strip for dice.
const DIE: i32 = 110;
const STRIP: i32 = DIE + 50;

/// A board with its checkers and what is done there. The empty board is the default.
#[derive(Clone, Default, Debug)]
pub struct Diagram {
    /// The number of checkers of a side at a place.
    pub stacks: Vec<(Side, Place, u8)>,
    /// The moves of checkers: an arrow each.
    pub steps: Vec<(Place, Place)>,
    /// Places that no checker may enter: a cross each, unless one does go there.
    pub refused: Vec<Place>,
    /// Places where checkers are hit: a ring each.
    pub hit: Vec<Place>,
    /// The throws, one after the other.
    pub throws: Vec<Throw>,
    /// Whether the way is drawn.
    pub path: PathShown,
    /// The orientation of the board.
    pub lie: Lie,
}

impl Diagram {
    /// The board with all checkers of a position.
    pub fn of(position: &Position) -> Diagram {
        let mut stacks = Vec::new();
        for side in Side::BOTH {
            let checkers = position.checkers(side);
            let points = Tongue::all().map(|point| (Place::of(side, point), checkers.on(point)));
            let others = [
                (Place::Bar(side), checkers.hit()),
                (Place::Off(side), checkers.off()),
            ];
            let all = points.chain(others).filter(|(_, count)| *count > 0);
            stacks.extend(all.map(|(place, count)| (side, place, count)));
        }
        Diagram {
            stacks,
            ..Diagram::default()
        }
    }

    /// The board with White's checkers in a pattern.
    pub fn munk(pattern: Pattern) -> Diagram {
        let points = Tongue::last_quarter().map(|point| (point, pattern.on(point)));
        let standing = points.filter(|(_, count)| *count > 0);
        Diagram {
            stacks: standing
                .map(|(point, count)| (Side::White, Place::of(Side::White, point), count))
                .collect(),
            ..Diagram::default()
        }
    }

    pub fn svg(&self) -> String {
        let tables = Tables {
            lie: self.lie,
            corner: BORDER,
            pitch: PITCH,
            depth: DEPTH,
            gap: GAP,
        };
        let across = tables.width() + 2 * BORDER.0;
        let (width, height) = match self.lie {
            Lie::Across => (across, tables.height() + 2 * BORDER.1),
            Lie::Upright => (tables.height() + 2 * BORDER.1, across),
        };
        let strip = if self.throws.is_empty() { 0 } else { STRIP };
        let mut drawing = Drawing::of_size(width, height + strip);
        drawing.wood(width, height);
        tables.draw(&mut drawing, Ground::Wood, Pen::Carved);
        tables.numbers(&mut drawing, Side::White, BORDER.1 / 2, 44, Style::Plain);
        if self.path == PathShown::Yes {
            draw_path(&mut drawing, tables);
        }
        for &(side, place, count) in &self.stacks {
            tables.stack(&mut drawing, side, place, count);
        }
        for &(from, to) in &self.steps {
            drawing.arrow(self.top(tables, from), self.top(tables, to));
        }
        for &place in &self.hit {
            drawing.circle(Pen::Way, self.top(tables, place), 44);
        }
        let goes = |place: &&Place| self.steps.iter().any(|(_, to)| to == *place);
        for &place in self.refused.iter().filter(|place| !goes(place)) {
            drawing.cross_out(self.top(tables, place), 34);
        }
        let throws: Vec<Vec<Die>> = self.throws.iter().map(|it| it.dice().collect()).collect();
        let middle = (width / 2, height + strip / 2);
        drawing.throws(&throws, middle, (DIE + 40, 90), |drawing, at, die| {
            draw_die(drawing, at, DIE, die);
        });
        drawing.into_svg()
    }

    /// The middle of the last checker at a place; of the first if the place is empty.
    fn top(&self, tables: Tables, place: Place) -> Point {
        let mut stacks = self.stacks.iter();
        let stack = stacks.find(|(_, other, _)| *other == place);
        let count = stack.map_or(0, |(_, _, count)| (*count).min(SEEN));
        tables.checker(place, count.saturating_sub(1))
    }
}

/// White's way: along the opposite long side from its right end, and back along its own.
pub(super) fn draw_path(drawing: &mut Drawing, tables: Tables) {
    let (left, top) = tables.corner;
    let aside = tables.pitch / 4;
    let (first, last) = (left + aside, left + tables.width() - aside);
    let middle = top + tables.height() / 2;
    let (upper, lower) = (middle - tables.gap / 4, middle + tables.gap / 4);
    let way = [(last, upper), (first, upper), (first, lower), (last, lower)];
    drawing.line(Pen::Way, &tables.all_drawn(way));
    let third = tables.width() / 3;
    let mut head = |at: Point, ahead: i32| {
        let direction = match tables.lie {
            Lie::Across => (ahead, 0),
            Lie::Upright => (0, -ahead),
        };
        drawing.arrow_head(tables.drawn(at), direction);
    };
    head((left + third, upper), -1);
    head((left + third, lower), 1);
    head((last, lower), 1);
}
