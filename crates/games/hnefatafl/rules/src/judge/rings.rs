//! Rows at the edge, forts of drabants, and rings around all pieces of the Swede (§3, §4).

use super::Judge;
use crate::square::{Square, Squares};
use crate::{Outcome, Piece, Position, Reason, Side};

impl Judge {
    /// The pieces that a piece captures in a row along the edge by arriving at one end of the row (§3).
    #[inline(never)]
    pub(super) fn captured_in_row(&self, position: &Position, piece: Piece, to: Square) -> Squares {
        let tables = &*self.tables;
        let side = piece.side();
        let mut own = position.pieces_of(side);
        if !self.rules.king_captures {
            own = own - Squares::only(position.king);
        }
        if !own.has(to) {
            return Squares::NONE;
        }
        let enemies = position.pieces_of(side.other());
        let ends = own | (tables.wall_ends - position.occupied());
        let mut captured = Squares::NONE;
        for pincer in tables.pincers(to) {
            // A piece stands in front of each piece of a row, where there is a square in front of it.
            let is_faced =
                |at: Square| (tables.neighbours[at.index()] - tables.edge).is_part_of(own);
            let mut row = Squares::NONE;
            let mut next = Some(pincer.beside);
            while let Some(at) = next.filter(|&at| (enemies & tables.edge).has(at) && is_faced(at))
            {
                row |= Squares::only(at);
                next = self.beyond(at, to);
            }
            if row.len() >= 2 && next.is_some_and(|end| ends.has(end)) {
                captured |= row - Squares::only(position.king);
            }
        }
        captured
    }

    /// The square one further away from `from` than `at`, in the same line.
    fn beyond(&self, at: Square, from: Square) -> Option<Square> {
        let further = |at: u8, from: u8| at.wrapping_add_signed((at.cmp(&from)) as i8);
        let file = further(at.file(), from.file());
        let rank = further(at.rank(), from.rank());
        Square::new(file, rank).filter(|&square| self.has(square))
    }

    /// Ends the game if the king sits in a fort at the edge (§4).
    #[inline(never)]
    pub(crate) fn judge_fort(&self, position: &mut Position) {
        if self.rules.exit_fort && position.outcome.is_none() && self.is_in_fort(position) {
            position.outcome = Some(Outcome::won_by(Side::Swede, Reason::Fort));
        }
    }

    /// Whether the king is at the edge, can move, and no Muscovite can ever reach him, because uncapturable drabants stand around
    /// him (§4).
    fn is_in_fort(&self, position: &Position) -> bool {
        let tables = &*self.tables;
        let king = position.king;
        let steps =
            tables.neighbours[king.index()] - position.occupied() - tables.closed(Piece::King);
        if !tables.edge.has(king) || steps.is_empty() {
            return false;
        }
        let mut wall = position.drabants;
        loop {
            let open = tables.board - tables.barred - wall;
            let reached = flood(position.muscovites, open, Squares::only(king));
            if reached.has(king) {
                return false;
            }
            // A Muscovite can reach one side of a drabant, and can reach the other side or has a partner there.
            let partners = reached | (tables.against_drabants - position.occupied());
            let [north, south, east, west] = reached.stepped();
            let [to_north, to_south, to_east, to_west] = partners.stepped();
            let captured =
                (north & to_south) | (south & to_north) | (east & to_west) | (west & to_east);
            if (captured & wall).is_empty() {
                return true;
            }
            wall = wall - captured;
        }
    }

    /// Ends the game if Muscovites surround all pieces of the Swede (§4).
    #[inline(never)]
    pub(crate) fn judge_enclosed(&self, position: &mut Position) {
        if self.rules.enclosure && position.outcome.is_none() && self.is_enclosed(position) {
            position.outcome = Some(Outcome::won_by(Side::Muscovite, Reason::Enclosed));
        }
    }

    /// Whether no piece of the Swede could reach the edge in single steps over anything but Muscovites (§4).
    fn is_enclosed(&self, position: &Position) -> bool {
        let tables = &*self.tables;
        let open = tables.board - position.muscovites;
        let inside = flood(position.pieces_of(Side::Swede), open, tables.edge);
        (inside & tables.edge).is_empty()
    }
}

/// The squares that can be reached from some squares in single steps over open ones. Stops at the first square of `goal`.
fn flood(from: Squares, open: Squares, goal: Squares) -> Squares {
    let mut reached = from;
    loop {
        let [north, south, east, west] = reached.stepped();
        let more = reached | ((north | south | east | west) & open);
        if more == reached || !(more & goal).is_empty() {
            return more;
        }
        reached = more;
    }
}
