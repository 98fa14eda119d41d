//! The look of Hnefatafl on the page's table.

use crate::Hnefatafl;
use crate::Session;
use crate::board::{Format, Look, View};
use hnefatafl::{Entry, Escape, Judge, Piece, Position, Side};
use hnefatafl_player::greedy;

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

    const LATEST_MIDDLE: usize = 120;

    /// No way out is open to the king, some pieces are captured, and most of both sides still stand.
    fn is_in_the_middle(game: &Session) -> bool {
        let start = game.judge().start();
        let position = game.position();
        let whole = |side| start.pieces_of(side).len();
        let stands = |side| position.pieces_of(side).len();
        let both = |count: &dyn Fn(Side) -> u32| Side::BOTH.into_iter().map(count).sum::<u32>();
        let lost = both(&whole).saturating_sub(both(&stands));
        !game.turn().is_over()
            && game.judge().open_ways(position).is_empty()
            && 10 * lost >= both(&whole)
            && Side::BOTH
                .into_iter()
                .all(|side| 2 * stands(side) > whole(side))
    }

    fn simple_bot(judge: &Judge) -> impl FnMut(&Session, u64) -> Option<Vec<Entry>> {
        /// One move in this many is any legal move.
        const STRAY: u64 = 4;
        move |game: &Session, bits| {
            let action = if bits.is_multiple_of(STRAY) {
                let legal = game.legal();
                let chosen = (bits / STRAY).checked_rem(legal.len() as u64)?;
                *legal.get(chosen as usize)?
            } else {
                greedy(judge, game.position(), bits)?
            };
            Some(vec![Entry::Action(action)])
        }
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
