//! A small picture of the start of a game: the board, all pieces, and their names.

use hnefatafl::{Judge, Piece};
use paper::{Drawing, LEGEND, Pen, Picture, Point};

use super::grid::{Edges, Grid};
use super::pieces::{put, stand};

/// The room around the squares for their names, and the letter height.
const EDGE: i32 = 34;
const NAMES: i32 = 26;

/// The picture of the start of a game, for the page of rules.
#[derive(Clone, Debug)]
pub struct Opening<'a> {
    pub judge: &'a Judge,
    /// The names of the pieces: king, drabants, Muscovites.
    pub names: [String; 3],
}

impl Opening<'_> {
    /// The squares in a picture of this width that begins here.
    fn grid(&self, (x, y): Point, width: i32) -> Grid {
        let board = self.judge.rules().board;
        let pitch = (width - 2 * EDGE) / i32::from(board.size());
        let left = x + (width - pitch * i32::from(board.size())) / 2;
        Grid {
            board,
            corner: (left, y + 20),
            pitch,
        }
    }
}

impl Picture for Opening<'_> {
    fn height(&self, width: i32) -> i32 {
        self.grid((0, 0), width).width() + 20 + 2 * EDGE + LEGEND
    }

    fn draw(&self, drawing: &mut Drawing, at: Point, width: i32) {
        let grid = self.grid(at, width);
        grid.draw(drawing, self.judge.rules().escape, Pen::Fine);
        grid.names(drawing, Edges::Near, EDGE / 2 + 2, NAMES);
        let unit = grid.pitch * 3 / 4;
        for (piece, square) in self.judge.start().pieces() {
            put(drawing, grid.middle(square), unit, piece);
        }
        let foot = grid.corner.1 + grid.width() + EDGE + LEGEND;
        drawing.legend((at.0, foot), width, &self.names, |drawing, n, x| {
            stand(drawing, (x, foot), LEGEND * 3 / 4, Piece::ALL[n]);
        });
    }
}
