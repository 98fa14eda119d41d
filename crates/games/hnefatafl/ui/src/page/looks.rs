//! The look of Hnefatafl on the page's table.

use crate::Hnefatafl;
use crate::Session;
use crate::board::{Format, Look, View};
use game::session::PlayerKind;
use hnefatafl::{Escape, Judge, Piece, Position, Side};

use on_page::{Board, Marks};

impl Board for Hnefatafl {
    /// The board is square, with a plate above it and one below.
    const SHAPE: f64 = 0.84;

    fn first_format() -> Format {
        Format {
            board: hnefatafl::Board::Nine,
            escape: Escape::Edge,
            camps: false,
        }
    }

    fn fit_rules(format: &mut Format, judge: &Judge) {
        *format = Format::of(judge.rules());
    }

    fn start_position(judge: &Judge) -> Position {
        judge.start()
    }

    fn in_the_middle(judge: &Judge, players: [PlayerKind; 2], seed: u64) -> Session {
        crate::in_the_middle(judge, players, seed)
    }

    fn side_to_move(position: &Position) -> Side {
        position.turn()
    }

    fn side_look(side: Side) -> Look {
        match side {
            Side::Swede => Piece::Drabant.into(),
            Side::Muscovite => Piece::Muscovite.into(),
        }
    }

    fn mark(view: &mut View, marks: &Marks<Hnefatafl>) {
        // Only the whole game knows which ways a word announced in the Swede's turn.
        if !marks.ways.is_empty() {
            view.own.ways = marks.ways.iter().copied().collect();
        }
    }

    fn show_names(view: &mut View, set: Option<bool>, spoken: bool) {
        view.own.names = set.unwrap_or(spoken);
    }
}
