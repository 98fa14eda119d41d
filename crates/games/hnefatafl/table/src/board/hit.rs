//! What lies under a pointer or a finger.

use hnefatafl::Square;
use scene::{Point, Pointer, nearest_place};

use crate::board::layout::Layout;
use crate::board::pose::Pose;
use crate::board::view::{Figure, View};

/// Something that can be pointed at.
pub type Target = scene::Target<Square>;

/// How far a finger may lie in the square beside the one that it means, in widths of a square: less than half, so that
/// the middle of every square is its own.
const BESIDE: f64 = 0.2;

/// What is under `at`. Squares that can be acted on attract: a finger a little beside one means it, and so does a pointer on
/// the edge of the board.
#[must_use]
pub fn hit(layout: &Layout, view: &View, at: Point, pointer: Pointer) -> Target {
    let square = layout.place_at(at);
    let reach = match (square, pointer) {
        (None, _) => pointer.reach(layout.pitch),
        (Some(_), Pointer::Coarse) => BESIDE * layout.pitch,
        (Some(_), Pointer::Fine) => 0.0,
    };
    let live = view.live_places().into_iter();
    let live = live.map(|square| (square, layout.cell(square)));
    let meant = nearest_place(live, at, reach)
        .or(square)
        .or_else(|| seen_at(layout, view, at));
    meant.map_or(Target::Nothing, Target::Place)
}

/// The square of a piece that is seen there: of a king who stands astride the edge.
fn seen_at(layout: &Layout, view: &View, at: Point) -> Option<Square> {
    let covers = |figure: &&Figure| Pose::in_view(layout, view, **figure).covers(figure.piece, at);
    view.figures.iter().find(covers).map(|figure| figure.at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::layout::LayoutSpec;
    use crate::board::view::{KingState, Pick};
    use hnefatafl::{Board, Escape, Judge, Piece, Side, preset};
    use proptest::prelude::*;
    use proptest::sample::select;

    fn layouts(width: f64, height: f64, board: Board) -> Vec<Layout> {
        let all = Side::BOTH.map(|below| {
            let spec = LayoutSpec {
                width,
                height,
                board,
                escape: Escape::Edge,
                camps: true,
                below,
            };
            [Layout::fill(spec), Layout::between(spec)]
        });
        all.into_iter().flatten().collect()
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn live(names: &str) -> View {
        View {
            movable: names
                .split_whitespace()
                .map(|name| Pick {
                    place: square(name),
                })
                .collect(),
            ..View::default()
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

        #[test]
        fn every_square_is_hit_at_its_middle_whatever_is_live(
            width in 280.0..4000.0_f64,
            height in 360.0..4000.0_f64,
            board in select(Board::ALL),
            bits: u128,
        ) {
            let live = board.squares().into_iter().filter(|at| bits >> at.index() & 1 == 1);
            let movable = live.map(|place| Pick { place }).collect();
            let view = View { movable, ..View::default() };
            for layout in layouts(width, height, board) {
                for square in layout.places() {
                    for pointer in [Pointer::Fine, Pointer::Coarse] {
                        let target = hit(&layout, &view, layout.point(square), pointer);
                        prop_assert_eq!(target, Target::Place(square));
                    }
                }
            }
        }
    }

    #[test]
    fn a_finger_a_little_beside_a_live_square_means_it_and_a_mouse_does_not() {
        for layout in layouts(360.0, 560.0, Board::Nine) {
            let step = layout.point(square("d4")) - layout.point(square("c4"));
            let beside = layout.point(square("c4")) + step * 0.6;
            let touched = |pointer, view: &View| hit(&layout, view, beside, pointer);
            let (c4, d4) = (Target::Place(square("c4")), Target::Place(square("d4")));
            assert_eq!(touched(Pointer::Coarse, &live("c4")), c4);
            assert_eq!(touched(Pointer::Coarse, &live("c4 d4")), d4);
            assert_eq!(touched(Pointer::Fine, &live("c4")), d4);
            assert_eq!(touched(Pointer::Coarse, &live("")), d4);
        }
    }

    #[test]
    fn the_edge_of_the_board_belongs_to_the_live_squares_beside_it() {
        for layout in layouts(360.0, 560.0, Board::Nine) {
            let a1 = square("a1");
            let step = layout.point(a1) - layout.point(square("b1"));
            let edge = layout.point(a1) + step * 0.7;
            assert_eq!(
                hit(&layout, &live("a1"), edge, Pointer::Coarse),
                Target::Place(a1)
            );
            assert_eq!(
                hit(&layout, &live("a2"), edge, Pointer::Fine),
                Target::Nothing
            );
            assert_eq!(
                hit(&layout, &live(""), edge, Pointer::Coarse),
                Target::Nothing
            );
        }
    }

    #[test]
    fn a_king_who_is_out_is_hit_where_he_is_seen() {
        let judge = Judge::new(preset("linne").unwrap().rules).unwrap();
        let position = judge
            .read_position("9/9/9/9/9/9/9/9/4K4 muscovite")
            .unwrap();
        let view = View::of(&judge, &position);
        assert_eq!(view.king, KingState::Out);
        for layout in layouts(1280.0, 800.0, Board::Nine) {
            let e1 = square("e1");
            let foot = layout.foot_around(Piece::King, layout.outside(e1));
            assert_eq!(hit(&layout, &view, foot, Pointer::Fine), Target::Place(e1));
            let standing = View {
                king: KingState::Stands,
                ..view.clone()
            };
            let seen = hit(&layout, &standing, foot, Pointer::Fine);
            let on_a_square = layout.place_at(foot).is_some();
            assert_eq!(seen == Target::Nothing, !on_a_square);
        }
    }
}
