//! The legal moves (§2, §5).

use super::Judge;
use super::tables::ThroneInLine;
use crate::actions::Actions;
use crate::lines::Axis;
use crate::rules::Announce;
use crate::square::{Square, Squares};
use crate::{Action, Piece, Position, Side};

/// The largest number of files and ranks of a board.
const MOST: usize = crate::square::WIDTH as usize;

impl Judge {
    /// Lists every legal action of the side to move in `legal`, each once.
    pub fn legal(&self, position: &Position, legal: &mut Actions) {
        legal.clear();
        if position.outcome.is_some() {
            return;
        }
        match position.turn {
            Side::Muscovite => self.list_kind(position, Piece::Muscovite, legal),
            Side::Swede => {
                self.list_kind(position, Piece::Drabant, legal);
                self.list_one(position, Piece::King, position.king, legal);
                if self.rules.announce == Announce::Players {
                    self.list_words(position, legal);
                }
            }
        }
    }

    /// Lists the moves of all pieces of a kind.
    fn list_kind(&self, position: &Position, piece: Piece, legal: &mut Actions) {
        let tables = &*self.tables;
        let pieces = match piece {
            Piece::Muscovite => position.muscovites,
            Piece::Drabant | Piece::King => position.drabants,
        };
        let special = self.special(position, piece) & pieces;
        self.list_plain(position, piece, pieces ^ special, legal);
        for from in special {
            self.list_one(position, piece, from, legal);
        }
        debug_assert!(pieces.is_part_of(tables.board));
    }

    /// Squares from which a piece of this kind does not simply slide as far as it can.
    #[inline]
    fn special(&self, position: &Position, piece: Piece) -> Squares {
        let tables = &*self.tables;
        let mut special = Squares::NONE;
        if tables.throne_in_line[piece.index()] != ThroneInLine::Plain
            && !position.occupied().has(tables.throne)
        {
            special |= tables.middle;
        }
        if piece == Piece::Muscovite {
            special |= tables.free_camps;
        }
        special
    }

    /// Lists the moves of pieces that slide until a piece or a closed square stops them, one rank at a time: the closed squares
    /// of a rank are then known for all pieces on it.
    #[inline]
    fn list_plain(&self, position: &Position, piece: Piece, pieces: Squares, legal: &mut Actions) {
        let tables = &*self.tables;
        let lines = &tables.lines;
        let (size, line) = (tables.size, tables.line);
        let mut ranks = (position.occupied() | tables.closed(piece)).0;
        let mut left = pieces.0;
        let swapped = position.swapped | tables.closed_swapped[piece.index()];
        let mut files = [0_u16; MOST];
        for (file, closed) in files.iter_mut().enumerate() {
            *closed = swapped.line(file, line);
        }
        for rank in 0..size {
            let closed = ranks as u16 & line;
            let mut here = left as u16 & line;
            while here != 0 {
                let file = here.trailing_zeros() as usize;
                here &= here - 1;
                let from = rank * MOST + file;
                let span = lines.span(file, closed);
                let run = lines.run(Axis::Rank, from, span.start.into());
                legal.push_run(run, span.count.into());
                let span = lines.span(rank, files[file % MOST]);
                let run = lines.run(Axis::File, from, span.start.into());
                legal.push_run(run, span.count.into());
            }
            ranks >>= MOST;
            left >>= MOST;
        }
    }

    /// Lists the moves of the one piece on `from`.
    fn list_one(&self, position: &Position, piece: Piece, from: Square, legal: &mut Actions) {
        for axis in [Axis::Rank, Axis::File] {
            let mut reach = self.reach(position, piece, from, axis);
            while reach != 0 {
                let n = reach.trailing_zeros() as usize;
                reach &= reach - 1;
                legal.push(Action::new(from, axis.square(from, n)));
            }
        }
    }

    /// Where the piece can stop along one of its lines, regardless of words: a bit for each square.
    #[inline]
    pub(super) fn reach(&self, position: &Position, piece: Piece, from: Square, axis: Axis) -> u16 {
        let tables = &*self.tables;
        let closed = self.closed(piece, from);
        let (number, place) = axis.place(from);
        let line = match axis {
            Axis::Rank => (position.occupied() | closed).line(number, tables.line),
            // Only a Muscovite in a camp has an own camp, so squares are seldom swapped again.
            Axis::File if tables.own_camp(piece, from).is_empty() => {
                (position.swapped | tables.closed_swapped[piece.index()]).line(number, tables.line)
            }
            Axis::File => (position.swapped | closed.transposed()).line(number, tables.line),
        };
        let (throne_line, throne_place) = axis.place(tables.throne);
        let throne = if throne_line == number {
            1 << throne_place
        } else {
            0
        };
        match tables.throne_in_line[piece.index()] {
            ThroneInLine::Plain => tables.lines.reach(place, line),
            ThroneInLine::Crossed => tables.lines.reach(place, line) & !throne,
            ThroneInLine::Dead => {
                let stop = tables.lines.reach(place, line) & throne;
                tables.lines.reach(place, line | throne) | stop
            }
        }
    }

    /// If players announce open ways: removes the ways out of a king who was silent, and adds the form with the word to every
    /// move that leaves open ways (§5).
    fn list_words(&self, position: &Position, legal: &mut Actions) {
        if position.said.is_none() {
            let (king, exits) = (position.king, self.tables.exits);
            legal.retain(|action| action.from != king || !exits.has(action.to));
        }
        let now = self.true_word(position);
        for n in 0..legal.len() {
            let action = legal[n];
            let word = if self.leaves_ways(position, action) {
                now
            } else {
                self.word_after(position, action)
            };
            if word.is_some() {
                legal.push(action.saying(word));
            }
        }
    }

    /// Whether a move of the Swede changes nothing on the lines of the king. This is a quick check: after `false`, the open ways
    /// may still be the same.
    #[inline]
    fn leaves_ways(&self, position: &Position, action: Action) -> bool {
        let tables = &*self.tables;
        // A row that is captured at the edge can end anywhere on it.
        if self.rules.shield_wall && tables.edge.has(action.to) {
            return false;
        }
        let lines = tables.lines_through[position.king.index()];
        let captured = tables.neighbours[action.to.index()] & position.muscovites;
        let touched = Squares::only(action.from) | Squares::only(action.to) | captured;
        action.from != position.king && (touched & lines).is_empty()
    }
}
