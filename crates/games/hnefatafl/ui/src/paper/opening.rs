//! A small picture of the start of a game: the board, all pieces, and their names.

use hnefatafl::{Judge, Piece};
use paper::{Drawing, Pen, Picture, Point, Style};

use super::grid::{Edges, Grid};
use super::pieces::{put, stand};

/// The height of the line of the legend, and of its letters.
const LINE: i32 = 76;
const LETTERS: i32 = 34;

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
        self.grid((0, 0), width).width() + 20 + 2 * EDGE + LINE
    }

    fn draw(&self, drawing: &mut Drawing, at: Point, width: i32) {
        let grid = self.grid(at, width);
        grid.draw(drawing, self.judge.rules().escape, Pen::Fine);
        grid.names(drawing, Edges::Near, EDGE / 2 + 2, NAMES);
        let unit = grid.pitch * 3 / 4;
        for (piece, square) in self.judge.start().pieces() {
            put(drawing, grid.middle(square), unit, piece);
        }
        let foot = grid.corner.1 + grid.width() + EDGE + LINE;
        // Letters are half as wide as high, or less if long names would not fit.
        let letters = |name: &String| name.chars().count() as i32;
        let all = self.names.iter().map(letters).sum::<i32>().max(1);
        let letter = ((width - 3 * LINE) / all).min(LETTERS / 2);
        let gap = ((width - 3 * LINE - all * letter) / 2).min(LINE);
        let mut x = at.0;
        for (piece, name) in Piece::ALL.iter().zip(&self.names) {
            let width = letters(name) * letter;
            stand(drawing, (x + LINE / 2, foot), LINE * 3 / 4, *piece);
            let style = (Style::Plain, Some(width));
            drawing.text((x + LINE, foot - 6), LETTERS, style, name);
            x += LINE + width + gap;
        }
    }
}
