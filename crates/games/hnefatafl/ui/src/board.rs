//! The visible parts of Hnefatafl, and where they lie.
//!
//! A [`Layout`] places the board and the captured pieces on a canvas. A [`View`] is what is visible, an [`Animation`] how it came
//! about. [`scene::Board::compose`] makes a scene of them, which a painter draws. [`scene::hit`] finds what lies under a pointer.
//!
//! ```
//! use hnefatafl::{Judge, Side, preset};
//! use hnefatafl_ui::board::{Format, Frame, HnefataflBoard, Layout, LayoutSpec, View};
//! use scene::{Board as _, BoardLayout as _, DieFace, Pointer, Target, Tray, hit};
//!
//! let rules = preset("linne").expect("a named rule set").rules;
//! let judge = Judge::new(rules).expect("rules that go together");
//! let layout = Layout::fill(LayoutSpec {
//!     width: 1280.0,
//!     height: 800.0,
//!     below: Side::Swede,
//!     turned: None,
//!     format: Format::of(&rules),
//! });
//! let view = View::of(&judge, &judge.start());
//! let no_dice = Tray::new(&[], |_| DieFace::BLANK);
//! let scene = HnefataflBoard::compose(&layout, &view, &Frame::default(), &no_dice, 0.0);
//! assert!(scene.items.len() > view.own.figures.len());
//!
//! let throne = rules.board.throne();
//! let at = layout.point(throne);
//! let target = hit(&layout, &view, &no_dice, 0.0, at, Pointer::Fine);
//! assert_eq!(target, Target::Place(throne));
//! ```

mod badges;
mod compose;
mod layout;
mod look;
mod motion;
mod pose;
mod view;

use hnefatafl::{Event, Game, Judge, Position, Side, Square};
use scene::{AnimatedStep, Bar, Clip, Pace, Point};

pub use layout::{Format, Layout, Mark, camps_matter, marked};
pub use look::Look;
pub use motion::{Moment, Moving, Rest, SoundCue};
pub use view::{Destination, Figure, KingState, Own, Pick};

/// With so many pieces or fewer a side has few left.
const FEW: usize = 3;

scene::board_of_the_game!(HnefataflBoard);
type Tray = scene::TrayOf<HnefataflBoard>;

impl scene::Board for HnefataflBoard {
    scene::board!();

    type Place = Square;
    type Shape = scene::LongDie;
    type Face = scene::NoFace;
    type Format = Format;

    const DICE: bool = false;
    const BESIDE: Option<f64> = Some(0.2);

    fn pick_at(pick: &Pick) -> Square {
        pick.place
    }

    fn destination_at(to: &Destination) -> Square {
        to.place
    }

    fn bar(layout: &Layout) -> Bar {
        Bar {
            size: (layout.frame() * 0.8).max(3.0),
            inside: layout.frame() / 2.0,
            half: layout.field().w / 2.0,
        }
    }

    fn names(layout: &Layout, view: &View) -> Vec<Item> {
        compose::names(layout, view)
    }

    fn taken(view: &View, side: Side) -> Vec<Look> {
        let loser = side.other();
        vec![compose::piece(loser).into(); view.own.lost[loser.index()].into()]
    }

    fn compose(layout: &Layout, view: &View, frame: &Frame, _: &Tray, _: f64) -> Scene {
        compose::compose(layout, view, frame)
    }

    fn seen_at(layout: &Layout, view: &View, at: Point) -> Option<Square> {
        pose::seen_at(layout, view, at)
    }

    fn last_pieces(own: &Own) -> Vec<(Side, Vec<Square>)> {
        let last = |side| {
            let figures = own.figures.iter();
            let of_side = figures.filter(|figure| figure.piece.side() == side);
            (side, of_side.map(|figure| figure.at).collect::<Vec<_>>())
        };
        let sides = Side::BOTH.into_iter().map(last);
        sides
            .filter(|(_, places)| (1..=FEW).contains(&places.len()))
            .collect()
    }

    fn clips(step: &AnimatedStep<'_, Game>, seen: &View, pace: Pace) -> Vec<Clip<Act>> {
        motion::clips(step.events, seen, pace)
    }

    fn moves(act: &motion::Act) -> bool {
        matches!(act, motion::Act::Go(_))
    }

    fn goes_back(event: &Event) -> bool {
        !matches!(
            event,
            Event::Announced(_) | Event::Said(_) | Event::GameOver(_)
        )
    }

    fn rewind(animation: &Animation, own: &mut Own) {
        motion::rewind(animation, own);
    }

    fn show(act: &motion::Act, view: &mut View, frame: &mut Frame, progress: f64, truth: &Own) {
        act.show(&mut view.own, frame, progress, truth);
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
