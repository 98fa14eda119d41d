//! Annotations over the board.

use crate::{Action, History, HistoryEntry, Moves, Side};

/// An annotation: `P` is a place of the board, `S` a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Annotation<P, S> {
    /// An arrow from one place to another.
    Arrow(P, P, Stroke),
    /// A frame around a place where a piece stays.
    Ring(P, Stroke),
    /// A frame around the dice, for a choice that moves nothing.
    Dice(Stroke),
    /// The path of a soldier of this side from place to place.
    Path(Vec<P>, S),
    /// A ghost of a piece of this side that walks from place to place; ghosts walk one after the other in the order of their
    /// numbers.
    Walk(Vec<P>, S, usize),
    /// From where, and on which place, a piece of this side can strike.
    Threat(P, P, S),
    /// A step of a turn being told: its number, and the start and destination of a piece of this side.
    Told(usize, P, P, S),
    /// The spot of a missing piece of this side: its index among the pieces of its place, from 0.
    Ghost(P, S, u8),
    /// The step of this number captured something for this side here.
    Captured(usize, P, S),
    /// A short text at a place.
    Label(P, String),
    /// A place mentioned in a text.
    Place(P),
    /// The rays of the sun around the place where a game was won.
    Sun(P),
}

/// The meaning of an arrow or a frame; the style sheet defines its look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stroke {
    /// The best choice, or the one asked for.
    Best,
    Played,
    /// Something to try that will not succeed.
    Trial,
}

impl Stroke {
    /// The class in the style sheet.
    pub fn class(self) -> &'static str {
        match self {
            Stroke::Best => "best",
            Stroke::Played => "played",
            Stroke::Trial => "trial",
        }
    }
}

/// The offset of each annotation, so that none covers another with the same ends: −1 and 1 for two of them, 0 for a single one.
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

/// Annotates a choice on the board: its move, or the dice if it moves nothing.
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

/// The numbered steps of a turn of this side that moved a piece, and their captures.
pub fn told<'a, G: History>(
    side: Side<G>,
    steps: impl Iterator<Item = &'a HistoryEntry<G>>,
) -> Vec<Annotation<G::Place, Side<G>>> {
    let moved = steps.filter_map(|told| Some((told, G::went(told)?)));
    let drawn = moved.zip(1..).flat_map(|((told, (from, to)), n)| {
        let captured = G::captured(told).into_iter();
        core::iter::once(Annotation::Told(n, from, to, side))
            .chain(captured.map(move |at| Annotation::Captured(n, at, side)))
    });
    drawn.collect()
}

/// Annotates what was played and what would have been better, each with all uses of its throw. The selected one of the two lies
/// on top.
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
