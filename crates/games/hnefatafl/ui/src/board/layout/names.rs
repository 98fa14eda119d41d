//! The names of files and ranks, where they stand, and the width of the edge that has room for them.

use hnefatafl::{Board, Square};
use scene::{Length, Name, Point};

use super::Layout;

fn file(number: u8) -> Name {
    Name::Letter((b'a' + number.saturating_sub(1)) as char)
}

/// The names of the file and the rank of a square.
pub(in crate::board) fn names_of(square: Square) -> [Name; 2] {
    [file(square.file()), Name::Number(square.rank())]
}

const LETTERS: Length = Length::new(0.2, 10.0);

/// How far below the middle of their room letters stand, in their heights.
const LOW: f64 = 0.05;

/// The frame at the outer end of the edge, which shows the side to move.
const FRAME: Length = Length::new(0.09, 3.5);

/// The room for names in the edge. Two digits are wider than they are high; on a small screen the squares need the room more.
fn room(board: Board) -> Length {
    let (share, least) = if board.size() > 9 {
        (1.45, 1.42)
    } else {
        (1.15, 0.95)
    };
    Length::new(LETTERS.share * share, LETTERS.least * least)
}

/// The width of the edge of a board with squares of this width.
pub(super) fn edge(board: Board, pitch: f64) -> f64 {
    FRAME.of(pitch) + room(board).of(pitch)
}

/// The width of the squares of a board of this width, its edges included.
pub(super) fn pitch(board: Board, width: f64) -> f64 {
    let size = f64::from(board.size());
    let room = room(board);
    // The width is the largest of several straight lines.
    let widths = FRAME.lines().into_iter().flat_map(|(frame, frame_least)| {
        room.lines().map(|(room, room_least)| {
            (width - 2.0 * (frame_least + room_least)) / (size + 2.0 * (frame + room))
        })
    });
    widths.fold(f64::INFINITY, f64::min).max(0.1)
}

impl Layout {
    /// The names of files along the near edge and those of ranks at its left, with their positions and rotations. Between two
    /// people, both have them.
    pub fn names(&self) -> Vec<(Name, Point, f64)> {
        let below = self.spec.below;
        let readers = if self.between {
            vec![below, below.other()]
        } else {
            vec![below]
        };
        let size = self.spec.format.board.size();
        let mut names = Vec::with_capacity(4 * usize::from(size));
        for reader in readers {
            let near = -self.forward(reader);
            let left = near.turned(core::f64::consts::FRAC_PI_2);
            let off = f64::from(size) * self.pitch / 2.0
                + room(self.spec.format.board).of(self.pitch) / 2.0;
            let facing = self.facing(Some(reader));
            for number in 1..=size {
                let along = (f64::from(number) - (f64::from(size) + 1.0) / 2.0) * self.pitch;
                let centre = self.board.centre();
                // Small letters are drawn a little high, as most have nothing below the baseline.
                let low = LOW * self.name_size();
                let below = centre + near * (off + low) + self.column_axis * along;
                let beside = centre + left * off + self.row_axis * along;
                names.push((file(number), below, facing));
                names.push((Name::Number(number), beside, facing));
            }
        }
        names
    }

    /// The height of the letters of names, in CSS pixels.
    pub fn name_size(&self) -> f64 {
        LETTERS.of(self.pitch)
    }

    /// The width of the frame at the outer end of the edge, in CSS pixels.
    pub fn frame(&self) -> f64 {
        FRAME.of(self.pitch)
    }
}
