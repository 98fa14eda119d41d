//! The open ways of the king: arrows that lead out.

use hnefatafl::{Side, Square};
use scene::{BoardLayout as _, Item, Point, Rect, smooth, within};

use super::Picture;

/// An arrowhead on a square of a way, in widths of a square.
struct Head {
    /// Half its length.
    size: f64,
    /// Its distance beyond the middle.
    ahead: f64,
}

const ON_THE_WAY: Head = Head {
    size: 0.12,
    ahead: 0.0,
};

const AT_ITS_END: Head = Head {
    size: 0.18,
    ahead: 0.25,
};

/// Draws an arrow on every square of the announced ways. While the word is said, they spread from the king.
pub(super) fn ways(picture: &mut Picture) {
    let (view, frame) = (picture.view, picture.frame);
    let Some(king) = view.own.king_at() else {
        return;
    };
    for end in view.own.ways {
        let squares: Vec<Square> = king.way_to(end).collect();
        for (n, square) in squares.iter().enumerate() {
            let shown = match frame.own.word {
                Some((_, progress)) if !frame.still => {
                    let behind = n as f64 / squares.len() as f64;
                    smooth(within((progress * 1.6 - behind) / 0.6, 0.0, 1.0))
                }
                _ => 1.0,
            };
            let head = if *square == end {
                AT_ITS_END
            } else {
                ON_THE_WAY
            };
            arrow(picture, king, *square, head, shown);
        }
    }
    // An unannounced way out is still shown to the player who has chosen the king.
    for to in view.destinations.iter().filter(|to| to.escapes) {
        if !view.own.ways.has(to.place) {
            arrow(picture, king, to.place, AT_ITS_END, 1.0);
        }
    }
}

/// Draws an arrow on a way of the king, of this size from 0 to 1.
fn arrow(picture: &mut Picture, king: Square, square: Square, head: Head, shown: f64) {
    let layout = picture.layout;
    let way = layout.way(king, square);
    if shown <= 0.0 || way == Point::default() {
        return;
    }
    picture.items.push(Item::Arrow {
        at: layout.point(square) + way * (head.ahead * layout.pitch),
        way,
        size: head.size * layout.pitch * shown,
        side: Side::Swede.into(),
    });
}

/// The light under the king while a word is said.
pub(super) fn word(picture: &mut Picture) {
    let (Some((_, progress)), Some(king)) = (picture.frame.own.word, picture.view.own.king_at())
    else {
        return;
    };
    let pitch = picture.layout.pitch;
    picture.items.push(Item::Shine {
        side: Some(Side::Swede.into()),
        rect: Rect::around(picture.layout.point(king), pitch * 0.8, pitch * 0.8),
        reach: pitch * 0.4,
        progress,
    });
}
