//! The parts of a game's board: its layout and what is drawn on it.

use scene::{Plate, Point, Rect};

use super::board::Board;
use super::pieces::{Position, Side};
use super::sounds::Sounds;
use crate::Marks;

/// What the page does with the parts of a board. [`crate::board_parts!`] implements it where they have fields and methods of
/// these names. Lengths and times are those of [`Board`].
pub trait BoardParts: Board + Sounds {
    /// The width that a layout is made for.
    fn width(spec: &Self::LayoutSpec) -> f64;

    /// Lets the layout be this large.
    fn resize(spec: &mut Self::LayoutSpec, width: f64, height: f64);

    /// The side at the near edge.
    fn below(spec: &Self::LayoutSpec) -> Side<Self>;

    /// Lets a side sit at the near edge.
    fn set_below(spec: &mut Self::LayoutSpec, side: Side<Self>);

    /// The layout that fills the canvas.
    fn fill(spec: Self::LayoutSpec) -> Self::Layout;

    /// The layout between two people at the long sides of the screen.
    fn between(spec: Self::LayoutSpec) -> Self::Layout;

    /// The layout with room for words and buttons.
    fn with_panel(spec: Self::LayoutSpec) -> Self::Layout;

    /// The room for words and that for buttons, where there is any.
    fn panel(layout: &Self::Layout) -> Option<[Rect; 2]>;

    /// The plate of a side at an edge of the board, where there are plates.
    fn plate(_layout: &Self::Layout, _side: Side<Self>) -> Option<Plate> {
        None
    }

    /// The width of a column.
    fn pitch(layout: &Self::Layout) -> f64;

    /// The middle of a place.
    fn point(layout: &Self::Layout, place: Self::Place) -> Point;

    /// A place with all that can be touched for it.
    fn cell(layout: &Self::Layout, place: Self::Place) -> Rect;

    fn place_at(layout: &Self::Layout, point: Point) -> Option<Self::Place>;

    /// The place that lies in this direction of the screen from another one; the middle of the board to begin with.
    fn beside(
        layout: &Self::Layout,
        from: Option<Self::Place>,
        direction: Point,
    ) -> Option<Self::Place>;

    /// Marks the pieces that can be chosen and where the chosen one can go, and shows where it is held.
    fn mark(view: &mut Self::View, marks: &Marks<Self>);

    /// Takes everything out of sight that tells what can be done.
    fn hide_hints(view: &mut Self::View);

    /// The places that can be chosen.
    fn live_places(view: &Self::View) -> Vec<Self::Place>;

    fn show_turn(view: &mut Self::View, side: Side<Self>);

    /// Marks the last moves.
    fn show_last(view: &mut Self::View, last: &[(Self::Place, Self::Place)]);

    /// Marks the place that the keyboard is on.
    fn show_focus(view: &mut Self::View, place: Option<Self::Place>);

    /// Shows the piece that is dragged at this point.
    fn drag_to(view: &mut Self::View, point: Point);

    /// Marks the places that words speak of, the one under the pointer, and one that was refused, with how strongly.
    fn point_out(
        view: &mut Self::View,
        pointed: &[Self::Place],
        hover: Option<Self::Place>,
        refused: Option<(Self::Place, f64)>,
    );

    fn side_to_move(position: &Position<Self>) -> Side<Self>;

    /// What a die shows, once it has been thrown.
    fn face_of(die: &Self::Die) -> Option<Self::Face>;
}

/// Implements [`BoardParts`] for a game whose parts have fields and methods of these names. What its type is generic over stands in
/// brackets before it; then it has plates only if `; plate` stands behind it. With `, preview` its board shows where a piece can go with
/// several dice in a row.
#[macro_export]
macro_rules! board_parts {
    ([$($generics:tt)*] $game:ty $(; $plate:ident $(, $preview:ident)?)?) => {
        const _: () = {
            use ::scene::{Point, Rect};
            use $crate::{Position, Side};

            impl<$($generics)*> $crate::BoardParts for $game {
                fn width(spec: &Self::LayoutSpec) -> f64 {
                    spec.width
                }

                fn resize(spec: &mut Self::LayoutSpec, width: f64, height: f64) {
                    (spec.width, spec.height) = (width, height);
                }

                fn below(spec: &Self::LayoutSpec) -> Side<Self> {
                    spec.below
                }

                fn set_below(spec: &mut Self::LayoutSpec, side: Side<Self>) {
                    spec.below = side;
                }

                fn fill(spec: Self::LayoutSpec) -> Self::Layout {
                    <Self::Layout>::fill(spec)
                }

                fn between(spec: Self::LayoutSpec) -> Self::Layout {
                    <Self::Layout>::between(spec)
                }

                fn with_panel(spec: Self::LayoutSpec) -> Self::Layout {
                    <Self::Layout>::with_panel(spec)
                }

                fn panel(layout: &Self::Layout) -> Option<[Rect; 2]> {
                    let panel = layout.panel.as_ref()?;
                    Some([panel.words, panel.buttons])
                }

                $(
                    fn plate(layout: &Self::Layout, side: Side<Self>) -> Option<::scene::Plate> {
                        layout.$plate(side)
                    }
                )?

                fn pitch(layout: &Self::Layout) -> f64 {
                    layout.pitch
                }

                fn point(layout: &Self::Layout, place: Self::Place) -> Point {
                    layout.point(place)
                }

                fn cell(layout: &Self::Layout, place: Self::Place) -> Rect {
                    layout.cell(place)
                }

                fn place_at(layout: &Self::Layout, point: Point) -> Option<Self::Place> {
                    layout.place_at(point)
                }

                fn beside(layout: &Self::Layout, from: Option<Self::Place>, direction: Point) -> Option<Self::Place> {
                    layout.beside(from, direction)
                }

                fn mark(view: &mut Self::View, marks: &$crate::Marks<Self>) {
                    view.turn = view.turn.filter(|_| !marks.nobodys_turn);
                    view.movable.clone_from(&marks.movable);
                    view.chosen = marks.chosen;
                    view.destinations.clone_from(&marks.destinations);
                    $($(view.$preview.clone_from(&marks.$preview);)?)?
                    view.focus = marks.focus;
                    let held = marks.chosen.zip(marks.dragged);
                    view.drag = held.map(|(pick, (x, y))| ::scene::Drag {
                        pick,
                        at: Point::new(x, y),
                    });
                }

                fn hide_hints(view: &mut Self::View) {
                    view.movable.clear();
                    view.destinations.clear();
                    $($(view.$preview.clear();)?)?
                }

                fn live_places(view: &Self::View) -> Vec<Self::Place> {
                    view.live_places()
                }

                fn show_turn(view: &mut Self::View, side: Side<Self>) {
                    view.turn = Some(side);
                }

                fn show_last(view: &mut Self::View, last: &[(Self::Place, Self::Place)]) {
                    last.clone_into(&mut view.last);
                }

                fn show_focus(view: &mut Self::View, place: Option<Self::Place>) {
                    view.focus = place;
                }

                fn drag_to(view: &mut Self::View, point: Point) {
                    if let Some(drag) = &mut view.drag {
                        drag.at = point;
                    }
                }

                fn point_out(
                    view: &mut Self::View,
                    pointed: &[Self::Place],
                    hover: Option<Self::Place>,
                    refused: Option<(Self::Place, f64)>,
                ) {
                    pointed.clone_into(&mut view.pointed);
                    (view.hover, view.refused) = (hover, refused);
                }

                fn side_to_move(position: &Position<Self>) -> Side<Self> {
                    position.turn()
                }

                fn face_of(die: &Self::Die) -> Option<Self::Face> {
                    die.face
                }
            }
        };
    };
    ($game:ty $(, $preview:ident)?) => {
        $crate::board_parts!([] $game; plate $(, $preview)?);
    };
}
