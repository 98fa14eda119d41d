//! What is pointed out over the board.

use crate::{Action, Moves, Side};

/// Something that is pointed out: `P` is a place of the board, `S` a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Annotation<P, S> {
    /// An arrow from a place to another.
    Arrow(P, P, Stroke),
    /// A frame around a place where a piece stays.
    Ring(P, Stroke),
    /// A frame around the dice, for a choice that moves nothing.
    Dice(Stroke),
    /// The path of a soldier of this side, from place to place.
    Path(Vec<P>, S),
    /// A ghost of a piece of this side that walks from place to place, one after the other in the order of their numbers.
    Walk(Vec<P>, S, usize),
    /// From where and on what a piece of this side can strike.
    Threat(P, P, S),
    /// A step of a turn that is told: its number, from where to where a piece of this side went.
    Told(usize, P, P, S),
    /// Where a piece of this side is still missing: it would be this one of those at its place, from 0.
    Ghost(P, S, u8),
    /// The step of this number captured something for this side here.
    Captured(usize, P, S),
    /// A short text at a place.
    Label(P, String),
    /// A place that words speak of.
    Place(P),
}

/// What an arrow or a frame means; the style sheet knows what it looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stroke {
    /// What is best, or asked for.
    Best,
    Played,
    /// What is asked for and does not succeed.
    Trial,
}

impl Stroke {
    /// Its class in the style sheet.
    pub fn class(self) -> &'static str {
        match self {
            Stroke::Best => "best",
            Stroke::Played => "played",
            Stroke::Trial => "trial",
        }
    }
}

/// How far aside each lies, so that none covers another with the same ends: −1 and 1 for two of them, and 0 for one alone.
pub fn beside<P: PartialEq, S>(annotations: &[Annotation<P, S>]) -> Vec<i8> {
    let same = |a: &Annotation<P, S>, b: &Annotation<P, S>| match (a, b) {
        (Annotation::Arrow(from, to, _), Annotation::Arrow(other, end, _)) => {
            (from, to) == (other, end)
        }
        (Annotation::Ring(at, _), Annotation::Ring(other, _)) => at == other,
        (Annotation::Dice(_), Annotation::Dice(_)) => true,
        _ => false,
    };
    let place = |(n, one): (usize, &Annotation<P, S>)| {
        let twin = annotations.iter().enumerate();
        let mut twin = twin.filter(|(other, annotation)| *other != n && same(one, annotation));
        twin.next()
            .map_or(0, |(other, _)| if other > n { -1 } else { 1 })
    };
    annotations.iter().enumerate().map(place).collect()
}

/// A choice on the board: its move, or the dice where it is none.
pub fn pointed_out<G: Moves>(
    side: Side<G>,
    action: Action<G>,
    stroke: Stroke,
) -> Annotation<G::Place, Side<G>> {
    match G::way(side, action).map(|(pick, to)| (G::place_of(pick), to)) {
        Some((from, to)) if from != to => Annotation::Arrow(from, to, stroke),
        Some((at, _)) => Annotation::Ring(at, stroke),
        None => Annotation::Dice(stroke),
    }
}

/// What was played and what had been better, each with all uses of its throw. The chosen one, of better and played, lies over the
/// other.
pub fn compared<G: Moves>(
    side: Side<G>,
    better: &[Action<G>],
    played: &[Action<G>],
    chosen: usize,
) -> Vec<Annotation<G::Place, Side<G>>> {
    let all = |line: &[Action<G>], stroke: Stroke| {
        let line = line.iter();
        let line = line.map(|&action| pointed_out::<G>(side, action, stroke));
        line.collect::<Vec<_>>()
    };
    let (played, better) = (all(played, Stroke::Played), all(better, Stroke::Best));
    match chosen {
        0 => [played, better].concat(),
        _ => [better, played].concat(),
    }
}
