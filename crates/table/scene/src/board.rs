//! What a game says about its board. Everything else that a board does is here, once for all games.

use core::fmt::Debug;
use core::ops::DerefMut;

use game::{Judge, Recorded};

use crate::animation::{Act, AnimatedStep, Animation, Frame};
use crate::die::DieShape;
use crate::geometry::{Point, Rect};
use crate::layout::{Base, LayoutSpec};
use crate::look::Look;
use crate::marks::Bar;
use crate::plate::Plate;
use crate::scene::{Item, Scene};
use crate::timeline::{Clip, Pace};
use crate::tray::Tray;
use crate::view::View;

pub type EventOf<B> = <<B as Board>::Game as Recorded>::Event;
pub type PositionOf<B> = <<B as Board>::Game as Recorded>::Position;
/// An item of the picture of a board.
pub type ItemOf<B> = Item<<B as Board>::Look, <B as Board>::Shape>;
pub type SceneOf<B> = Scene<<B as Board>::Look, <B as Board>::Shape>;
pub type TrayOf<B> = Tray<<B as Board>::Face, <B as Board>::Shape>;

/// The board of a game: its places, its pieces, its own marks, and how they are drawn and move.
pub trait Board: Copy + PartialEq + Default + Debug + 'static {
    type Game: Recorded<Event: Clone, Side = Self::Side>;
    type Side: Copy + Eq + Debug + Into<game::Side> + From<game::Side>;
    type Place: Copy + PartialEq + Debug;
    /// A piece that can be chosen.
    type Pick: Copy + PartialEq + Debug;
    /// A place where the chosen piece can go, with what is shown there.
    type Destination: Clone + PartialEq + Debug;
    type Look: Look + Debug;
    type Shape: DieShape;
    type Face: Copy + PartialEq;
    /// What only this game shows: its pieces and its own marks.
    type Own: Clone + PartialEq + Default + Debug;
    /// What a layout depends on, apart from the canvas and the seats.
    type Format: Copy + PartialEq + Debug;
    type Layout: BoardLayout<Board = Self>;
    type Moving: Clone + PartialEq + Debug;
    /// What goes on at one moment only in this game.
    type Moment: Clone + PartialEq + Default + Debug;
    /// What happens in a step only in this game.
    type Act: Clone + Debug;
    type Cue: Debug;

    /// Whether there are dice. A game without them carries no code for where they are.
    const DICE: bool = true;
    /// How far the light on a place stays inside it, in widths of a column.
    const INSET: f64 = 0.035;
    /// How far the light at the end of a game reaches, as a share of the shorter side of the board.
    const LIGHT: f64 = 0.1;
    /// How far a finger may lie inside the neighbour of the place that it means, in widths of a column. It is less than half, so
    /// that the middle of every place is its own. If places are narrower than a finger, `None` lets a finger reach as far as
    /// beside the board.
    const BESIDE: Option<f64>;

    fn pick_at(pick: &Self::Pick) -> Self::Place;

    fn destination_at(to: &Self::Destination) -> Self::Place;

    /// The view of a position, without marks.
    fn view(judge: &Judge<Self::Game>, position: &PositionOf<Self>) -> View<Self>;

    /// The bar at an edge of the board that shows the side to move.
    fn bar(layout: &Self::Layout) -> Bar;

    /// The part of a plate that is a slip while it is that side's turn.
    fn slip(plate: &Plate) -> Rect {
        plate.rect
    }

    /// The pieces that a side has captured, as its plate shows them.
    fn taken(_view: &View<Self>, _side: Self::Side) -> Vec<Self::Look> {
        Vec::new()
    }

    /// The names of rows and columns, as far as they are shown.
    fn names(layout: &Self::Layout, view: &View<Self>) -> Vec<ItemOf<Self>>;

    fn lights_destinations(_view: &View<Self>) -> bool {
        true
    }

    /// Composes the picture of a view at a time. `frame` is what an animation shows, or the default.
    fn compose(
        layout: &Self::Layout,
        view: &View<Self>,
        frame: &Frame<Self>,
        tray: &TrayOf<Self>,
        now: f64,
    ) -> SceneOf<Self>;

    /// The place of a piece that is seen at a point outside the places.
    fn seen_at(_layout: &Self::Layout, _view: &View<Self>, _at: Point) -> Option<Self::Place> {
        None
    }

    /// Which of several pieces a point means.
    fn nearest(
        _layout: &Self::Layout,
        _view: &View<Self>,
        among: &[Self::Pick],
        _at: Point,
    ) -> Option<Self::Pick> {
        among.first().copied()
    }

    /// The rectangles of badges at these places, each with its own width and all of the same height.
    fn badges(
        layout: &Self::Layout,
        view: &View<Self>,
        wanted: &[(Self::Place, f64)],
        height: f64,
    ) -> Vec<Rect>;

    /// A rectangle that holds a place and everything seen of the pieces there.
    fn place_with_pieces(layout: &Self::Layout, view: &View<Self>, place: Self::Place) -> Rect;

    /// The places of the pieces of each side that has only its last few.
    fn last_pieces(own: &Self::Own) -> Vec<(Self::Side, Vec<Self::Place>)>;

    /// The places of pieces on which the game depends and that the next throw can take, with the sides that lose them. `own` is
    /// what stands on the board at the beginning of a step or at its end.
    fn in_danger(
        _step: &AnimatedStep<'_, Self::Game>,
        _own: &Self::Own,
    ) -> Vec<(Self::Side, Vec<Self::Place>)> {
        Vec::new()
    }

    /// The side that threw something to rejoice at, as an X.
    fn lucky(_events: &[EventOf<Self>]) -> Option<Self::Side> {
        None
    }

    /// The clips of a step, in order; `seen` is what was seen before it.
    fn clips(
        step: &AnimatedStep<'_, Self::Game>,
        seen: &View<Self>,
        pace: Pace,
    ) -> Vec<Clip<Act<Self>>>;

    fn moves(act: &Self::Act) -> bool;

    /// Whether taking back a step shows this event.
    fn goes_back(event: &EventOf<Self>) -> bool;

    /// Turns the view of the true position into the view before the step. Marks stay.
    fn rewind(animation: &Animation<Self>, own: &mut Self::Own);

    /// Shows an act that has begun, with its progress from 0 to 1. `truth` is the view of the true position.
    fn show(
        act: &Self::Act,
        view: &mut View<Self>,
        frame: &mut Frame<Self>,
        progress: f64,
        truth: &Self::Own,
    );

    /// Shows again what was hidden while pieces were in motion, once none is.
    fn settle(_own: &mut Self::Own, _truth: &Self::Own) {}

    /// The sounds and their start times on the caller's clock.
    fn sound_cues(animation: &Animation<Self>) -> Vec<(f64, Self::Cue)>;
}

/// Declares the type of a game's board, and the names of the types of this package for that board.
#[macro_export]
macro_rules! board_of_the_game {
    ($Board:ident) => {
        #[derive(Clone, Copy, PartialEq, Default, Debug)]
        pub struct $Board;

        pub type View = $crate::View<$Board>;
        pub type LayoutSpec = $crate::LayoutSpec<$Board>;
        pub type Frame = $crate::Frame<$Board>;
        pub type Animation = $crate::Animation<$Board>;
        pub type Scene = $crate::SceneOf<$Board>;
        pub type Drag = $crate::Drag<Pick>;
        type Picture<'a> = $crate::Picture<'a, $Board>;
        type Item = $crate::ItemOf<$Board>;
        type Act = $crate::Act<$Board>;
    };
}

/// The part of [`Board`] that every game writes in the same words: its own types, and what its modules do.
#[macro_export]
macro_rules! board {
    () => {
        type Game = Game;
        type Side = Side;
        type Pick = Pick;
        type Destination = Destination;
        type Look = Look;
        type Own = Own;
        type Layout = Layout;
        type Moving = Moving;
        type Moment = Moment;
        type Act = motion::Act;
        type Cue = SoundCue;

        fn view(judge: &Judge, position: &Position) -> View {
            View {
                own: Own::of(judge, position),
                turn: position.outcome().is_none().then(|| position.turn()),
                ..View::default()
            }
        }

        fn badges(
            layout: &Layout,
            view: &View,
            wanted: &[(Self::Place, f64)],
            height: f64,
        ) -> Vec<$crate::Rect> {
            badges::badges(layout, view, wanted, height)
        }

        fn place_with_pieces(layout: &Layout, view: &View, place: Self::Place) -> $crate::Rect {
            badges::place_with_pieces(layout, view, place)
        }

        fn sound_cues(animation: &Animation) -> Vec<(f64, SoundCue)> {
            motion::sound_cues(animation)
        }
    };
}

/// Where everything on a board lies.
pub trait BoardLayout: Clone + PartialEq + Debug + DerefMut<Target = Base<Self::Board>> {
    type Board: Board<Layout = Self>;

    /// The layout for one person, or for several on the same side of the screen. Any size works; nothing overlaps from 280×360
    /// CSS pixels up.
    fn fill(spec: LayoutSpec<Self::Board>) -> Self;

    /// The layout for two people at the two long sides of a flat screen.
    fn between(spec: LayoutSpec<Self::Board>) -> Self;

    /// The layout for a large screen with text and buttons beside the board.
    fn with_panel(spec: LayoutSpec<Self::Board>) -> Self;

    fn places(&self) -> impl Iterator<Item = <Self::Board as Board>::Place>;

    fn cell(&self, place: <Self::Board as Board>::Place) -> Rect;

    fn point(&self, place: <Self::Board as Board>::Place) -> Point {
        self.cell(place).centre()
    }

    /// The place that contains a point.
    fn place_at(&self, point: Point) -> Option<<Self::Board as Board>::Place>;

    /// The next place from `from` in this direction of the screen, such as that of an arrow key; without `from`, the middle of
    /// the board.
    fn beside(
        &self,
        from: Option<<Self::Board as Board>::Place>,
        direction: Point,
    ) -> Option<<Self::Board as Board>::Place>;
}
