//! What to tell a player who tried something illegal.

use hnefatafl::{Action, Refusal, Side, Square};

use super::Session;

/// The rule that stands in the way, and the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WhyNot {
    pub side: Side,
    pub refusal: Refusal,
    /// Where the piece would have stopped.
    pub to: Square,
    /// Whether other pieces alone keep it from moving.
    pub hemmed_in: bool,
}

/// Why no piece can go from `from` to `to` now; `None` if one can.
pub fn why_not(session: &Session, from: Square, to: Square) -> Option<WhyNot> {
    let refusal = session.game().why(Action::new(from, to))?;
    Some(WhyNot {
        side: session.position().turn(),
        refusal,
        to,
        hemmed_in: false,
    })
}

/// Why no piece on `from` can move now; `None` if one can. Of the answers for every square in line, the most informative.
pub fn why_stuck(session: &Session, from: Square) -> Option<WhyNot> {
    let mut best: Option<(u8, WhyNot)> = None;
    let board = session.judge().rules().board;
    for to in board.squares() {
        if !from.in_line_with(to) {
            continue;
        }
        let why = why_not(session, from, to)?;
        let rank = how_telling(why.refusal);
        if best.is_none_or(|(other, _)| rank > other) {
            best = Some((rank, why));
        }
    }
    best.map(|(_, why)| WhyNot {
        hemmed_in: matches!(why.refusal, Refusal::Occupied(_)),
        ..why
    })
}

/// How much a player learns from a refusal: the higher, the more. What is obvious at a glance teaches less than a rule.
fn how_telling(refusal: Refusal) -> u8 {
    match refusal {
        Refusal::InTheWay(_) => 0,
        Refusal::Occupied(_) => 1,
        Refusal::CastlePass | Refusal::CampPass(_) => 2,
        Refusal::CastleStop | Refusal::CampStop(_) | Refusal::CornerStop => 3,
        Refusal::Unannounced => 4,
        // The other refusals hold for every square.
        _ => 5,
    }
}
