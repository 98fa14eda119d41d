//! The board on the canvas: its rules, its style, and the marks of the page on it.

use game::TrayDie;
use game::session::{PlayerKind, SeededRandom};
use scene::{Board as _, DieState, Drag, Ornament, Point, Rect};

use super::art::Art;
use super::pieces::{Entry, Judge, Lesson, Position, Record, Session, Side};
use crate::Annotation;
use crate::Marks;

/// The visitor's settings for boards, as far as games differ in them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardStyle {
    /// The line style: a word of the setting `lines`.
    pub lines: &'static str,
    /// Whether the pieces of each side have the colour of the other side's.
    pub swapped: bool,
    /// The carving at marked places.
    pub ornament: Ornament,
    /// Whether places are named at the edge of the board, if set.
    pub names: Option<bool>,
}

/// The visible state of the board of a game.
pub type View<G> = scene::View<<G as Art>::Table>;
/// What the layout of a game depends on, in addition to the canvas.
pub type Format<G> = <<G as Art>::Table as scene::Board>::Format;

pub trait Board: Art {
    /// The width of the board with everything that belongs to it, divided by its height.
    const SHAPE: f64 = 1.0;

    /// The format of the layout before anything is known of the game.
    fn first_format() -> Format<Self>;

    /// Adapts the layout to these rules.
    fn fit_rules(_format: &mut Format<Self>, _judge: &Judge<Self>) {}

    /// Adapts the layout to this style.
    fn fit_style(_format: &mut Format<Self>, _style: &BoardStyle) {}

    /// The position shown on a board without a game.
    fn start_position(judge: &Judge<Self>) -> Position<Self>;

    /// The number of entries after which a game without a middle is given up.
    const LATEST_MIDDLE: usize;

    /// Whether spectators find a game in its middle: it goes on, with most pieces of both sides in play.
    fn is_in_the_middle(session: &Session<Self>) -> bool;

    /// A simple bot that plays games to their middle: what it enters next, given random bits.
    fn simple_bot(
        judge: &Judge<Self>,
    ) -> impl FnMut(&Session<Self>, u64) -> Option<Vec<Entry<Self>>>;

    /// A game of these players in its middle, for spectators; `seed` selects it. Simple bots have played so far.
    fn in_the_middle(judge: &Judge<Self>, players: [PlayerKind; 2], seed: u64) -> Session<Self> {
        /// Some games end before anything like a middle.
        const TRIES: usize = 64;
        let chance = SeededRandom::new(seed);
        let mut next = Self::simple_bot(judge);
        let mut played = |seed| {
            let chance = SeededRandom::new(seed);
            let mut game = Session::<Self>::new(judge.clone(), [PlayerKind::Human; 2]);
            for n in 0..Self::LATEST_MIDDLE {
                if Self::is_in_the_middle(&game) {
                    return Some(game.record().clone());
                }
                for entry in next(&game, chance.bits(n))? {
                    // A turn may end the game before all of it is entered.
                    game.enter(entry).ok()?;
                }
            }
            None
        };
        let record = (0..TRIES).find_map(|game| played(chance.bits(game)));
        let record = record.unwrap_or_else(|| Record::<Self>::new(judge.clone(), None));
        Session::<Self>::from_record(record, players)
    }

    /// Whether few pieces are left, so that the game drags.
    fn few_left(judge: &Judge<Self>, position: &Position<Self>) -> bool {
        !Self::Table::last_pieces(&View::<Self>::of(judge, position).own).is_empty()
    }

    fn side_to_move(position: &Position<Self>) -> Side<Self>;

    /// The look of the piece that stands for a side in lists.
    fn side_look(side: Side<Self>) -> Self::Look;

    /// Whether a die of the tray is the one that is used first.
    fn is_chosen(_dice: &[TrayDie<Self::Face>], n: usize, marks: &Marks<Self>) -> bool {
        marks.die == Some(n)
    }

    fn die_states(dice: &[TrayDie<Self::Face>], marks: &Marks<Self>) -> Vec<DieState> {
        let states = dice.iter().enumerate();
        states
            .map(|(n, die)| DieState {
                used: die.used,
                usable: marks.dice_usable && !die.used,
                chosen: Self::is_chosen(dice, n, marks),
                lifted: marks.lifted.contains(&n),
                side: marks.whose(n, dice.len()),
            })
            .collect()
    }

    /// Shows marks that only this game has.
    fn mark(_view: &mut View<Self>, _marks: &Marks<Self>) {}

    /// The visible state for a position, dice and marks.
    fn view(
        judge: &Judge<Self>,
        position: &Position<Self>,
        dice: &[TrayDie<Self::Face>],
        marks: &Marks<Self>,
    ) -> View<Self> {
        let mut view = View::<Self>::of(judge, position);
        view.dice = Self::die_states(dice, marks);
        view.turn = view.turn.filter(|_| !marks.nobodys_turn);
        view.movable.clone_from(&marks.movable);
        view.chosen = marks.chosen;
        view.destinations.clone_from(&marks.destinations);
        view.preview.clone_from(&marks.preview);
        view.focus = marks.focus;
        let held = marks.chosen.zip(marks.dragged);
        view.drag = held.map(|(pick, (x, y))| Drag {
            pick,
            at: Point::new(x, y),
        });
        Self::mark(&mut view, marks);
        view
    }

    /// Shows or hides the names of places, as set. If unset, `spoken` says whether a text has mentioned a place.
    fn show_names(view: &mut View<Self>, set: Option<bool>, spoken: bool);

    /// Whether the board is rotated by a quarter turn, so that its long sides run up the screen.
    fn is_turned(_layout: &Self::Layout) -> bool {
        false
    }

    /// Where piece `n` of a side, counted from 0, would stand at a place; `None` if pieces do not share places.
    fn room_for(
        _layout: &Self::Layout,
        _view: &View<Self>,
        _place: Self::Place,
        _side: Side<Self>,
        _n: u8,
    ) -> Option<Rect> {
        None
    }

    /// The path drawn over the board: that of the piece on `place`, which somebody points at, or one for everybody. `lesson` is
    /// the lesson in progress.
    fn path(
        _session: &Session<Self>,
        _lesson: Option<&Lesson<Self>>,
        _place: Option<Self::Place>,
    ) -> Option<Annotation<Self::Place, Side<Self>>> {
        None
    }
}
