//! Hnefatafl.
//!
//! Squares are numbered rank × *N* + file, both from 0, on a board of *N* × *N*. A move from square *s* has the number *s* × 2(*N* − 1) + *t*:
//! *t* from 0 counts the other squares of its rank from file `a` on, and after them those of its file from rank 1 on. Where
//! players announce open ways (`announce=players`), a move that says a word has that number plus 2*N*²(*N* − 1).

use bindings::{Environment, Planes, score};
use game::{Game as _, Side};
use hnefatafl::{Action, Announce, Entry, Game, Outcome, Rules, Square, Word};

use super::Hnefatafl;

/// The number of moves on a board, words excluded.
fn moves(rules: &Rules) -> usize {
    let size = usize::from(rules.board.size());
    size * size * 2 * (size - 1)
}

fn file_and_rank(square: Square) -> (usize, usize) {
    (
        usize::from(square.file()) - 1,
        usize::from(square.rank()) - 1,
    )
}

/// The index of another square among the other squares of a line.
const fn among_others(own: usize, other: usize) -> usize {
    if other < own { other } else { other - 1 }
}

impl Environment for Hnefatafl {
    fn action_count(rules: &Rules) -> usize {
        match rules.announce {
            Announce::Program => moves(rules),
            Announce::Players => 2 * moves(rules),
        }
    }

    fn chance_count(_: &Rules) -> usize {
        0
    }

    fn shape(rules: &Rules) -> [usize; 3] {
        let size = rules.board.size().into();
        [Self::plane_names(rules).len(), size, size]
    }

    fn plane_names(_: &Rules) -> Vec<String> {
        [
            "drabants",
            "king",
            "Muscovites",
            "own side is the Swede",
            "own turn",
            "opponent's turn",
            "raichi was said",
            "tuichu was said",
            "how often the position has stood",
        ]
        .map(String::from)
        .to_vec()
    }

    fn most(_: &Rules) -> f64 {
        1.0
    }

    fn settled(outcome: &Outcome) -> (f64, &'static str) {
        (score(outcome.winner.map(Side::from)), outcome.reason.word())
    }

    fn number(game: &Game, decision: &Entry) -> Option<usize> {
        let &Entry::Action(Action { from, to, say }) = decision else {
            return None;
        };
        let rules = game.judge().rules();
        let size = usize::from(rules.board.size());
        let ((file, rank), (to_file, to_rank)) = (file_and_rank(from), file_and_rank(to));
        let to = if to_rank == rank && to_file != file {
            among_others(file, to_file)
        } else if to_file == file && to_rank != rank {
            size - 1 + among_others(rank, to_rank)
        } else {
            return None;
        };
        let number = (rank * size + file) * 2 * (size - 1) + to;
        Some(number + if say.is_some() { moves(rules) } else { 0 })
    }

    fn chances(_: &Game, found: &mut Vec<(Entry, f64)>) {
        found.clear();
    }

    fn observe(game: &Game, side: Side, planes: &mut Planes<'_>) {
        let position = game.position();
        let at = |square: Square| {
            let (file, rank) = file_and_rank(square);
            (rank, file, 1.0)
        };
        planes.board(position.drabants().into_iter().map(at));
        planes.board([at(position.king())]);
        planes.board(position.muscovites().into_iter().map(at));
        planes.flag(side == Side::First);
        for side in [side, side.other()] {
            planes.flag(game.turn().side() == Some(side.into()));
        }
        for word in [Word::Raichi, Word::Tuichu] {
            planes.flag(position.said() == Some(word));
        }
        planes.constant(game.seen() as f32);
    }
}
