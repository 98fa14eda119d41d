//! Small pictures for a screen: a position and what is done in it.

use hnefatafl::{Piece, Rules, Square};
use paper::{Drawing, Pen, Point};

use super::grid::{Edges, Grid};
use super::pieces::put;

/// The width of a square of the board.
const PITCH: i32 = 100;
/// The border around the squares, for their names and the king's escape.
const BORDER: i32 = 70;
/// The length of a unit of a piece.
const UNIT: i32 = 76;

/// A board with its pieces and what is done there.
#[derive(Clone, Debug)]
pub struct Diagram<'a> {
    /// The rules, for the board and what is marked on it.
    pub rules: &'a Rules,
    pub figures: Vec<(Piece, Square)>,
    /// The moves of pieces: an arrow each.
    pub steps: Vec<(Square, Square)>,
    /// Squares that cannot be entered: a cross each.
    pub refused: Vec<Square>,
    /// The squares of captured pieces: a ring each.
    pub captured: Vec<Square>,
    /// The squares by which a king is free to escape: arrowheads lead there from his square.
    pub ways: Vec<Square>,
}

impl<'a> Diagram<'a> {
    /// The empty board of these rules.
    pub const fn new(rules: &'a Rules) -> Diagram<'a> {
        Diagram {
            rules,
            figures: Vec::new(),
            steps: Vec::new(),
            refused: Vec::new(),
            captured: Vec::new(),
            ways: Vec::new(),
        }
    }

    /// The picture as SVG, the Swede's side below.
    pub fn svg(&self) -> String {
        let grid = Grid {
            board: self.rules.board,
            corner: (BORDER, BORDER),
            pitch: PITCH,
        };
        let size = grid.width() + 2 * BORDER;
        let mut drawing = Drawing::on_wood((size, size));
        grid.draw(&mut drawing, self.rules.escape, Pen::Carved);
        grid.names(&mut drawing, Edges::Near, BORDER / 2, 36);
        let mut figures = self.figures.clone();
        // A piece farther up is behind.
        figures.sort_by_key(|(_, square)| core::cmp::Reverse(square.rank()));
        for (piece, square) in figures {
            put(&mut drawing, grid.middle(square), UNIT, piece);
        }
        self.draw_ways(&mut drawing, grid);
        for &(from, to) in &self.steps {
            drawing.arrow(grid.middle(from), grid.middle(to));
        }
        for &square in &self.captured {
            drawing.circle(Pen::Way, grid.middle(square), 43);
        }
        for &square in &self.refused {
            drawing.cross_out(grid.middle(square), 34);
        }
        drawing.into_svg()
    }

    /// An arrowhead on every square of the ways.
    fn draw_ways(&self, drawing: &mut Drawing, grid: Grid) {
        let king = self.figures.iter().find(|(piece, _)| *piece == Piece::King);
        let Some(&(_, king)) = king else { return };
        for &end in &self.ways {
            let ((x, y), (to_x, to_y)) = (grid.middle(king), grid.middle(end));
            let ahead: Point = ((to_x - x).signum(), (to_y - y).signum());
            for square in king.way_to(end) {
                let (x, y) = grid.middle(square);
                let before = if square == end { 40 } else { 17 };
                drawing.arrow_head((x + ahead.0 * before, y + ahead.1 * before), ahead);
            }
        }
    }
}
