//! What to tell a player who tried something illegal.

use sahkku::{Action, Face, Figure, Game, KingMoves, Piece, Place, Refusal, Side, Use};

use super::Session;

/// The rule that stands in the way, and the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WhyNot {
    pub side: Side,
    pub refusal: Refusal,
    /// The die in question.
    pub die: Face,
    /// Where the piece would have landed.
    pub to: Place,
}

/// Why no piece can go from `from` to `to` now; `None` if one can, or if no dice lie on the table.
pub fn why_not(session: &Session, from: Place, to: Place) -> Option<WhyNot> {
    most_telling(session.game(), from, |_, _| vec![to])
}

/// Why no piece on `from` can be used now; `None` if one can, or if no dice lie on the table.
pub fn why_stuck(session: &Session, from: Place) -> Option<WhyNot> {
    let game = session.game();
    most_telling(game, from, |figure, die| would_land(game, figure, die))
}

/// Asks the rules about every piece on `from` and every die, and keeps the most informative answer.
fn most_telling(
    game: &Game,
    from: Place,
    targets: impl Fn(&Figure, Face) -> Vec<Place>,
) -> Option<WhyNot> {
    let position = game.position();
    let side = position.turn();
    let mut best: Option<(u8, WhyNot)> = None;
    for figure in position
        .figures()
        .filter(|figure| figure.at.place() == from)
    {
        for die in position.unused().kinds() {
            for to in targets(&figure, die) {
                let step = Use {
                    piece: figure.piece,
                    from: figure.at,
                    to,
                    die,
                    king: None,
                };
                let action = if figure.awake {
                    Action::Move(step)
                } else {
                    Action::Activate(step)
                };
                let refusal = match game.judge().why(position, action)? {
                    // The choice about the king comes after the way to him.
                    Refusal::ChooseKing => return None,
                    refusal => refusal,
                };
                let waits = matches!(refusal, Refusal::DieMustWait { .. });
                let rank = match waits && !would_land(game, &figure, die).contains(&to) {
                    // A die that leads elsewhere in any case is not worth waiting for.
                    true => 0,
                    false => how_telling(refusal),
                };
                if best.is_none_or(|(other, _)| rank > other) {
                    let why = WhyNot {
                        side,
                        refusal,
                        die,
                        to,
                    };
                    best = Some((rank, why));
                }
            }
        }
    }
    let nothing_there = || {
        let die = position.unused().kinds().next()?;
        Some(WhyNot {
            side,
            refusal: Refusal::NothingThere,
            die,
            to: from,
        })
    };
    best.map(|(_, why)| why).or_else(nothing_there)
}

/// Where the piece would land with this die if nothing stood in the way; for royal pieces the adjacent places, which are
/// informative enough.
fn would_land(game: &Game, figure: &Figure, die: Face) -> Vec<Place> {
    let (judge, position) = (game.judge(), game.position());
    let value = judge.rules().value(die);
    let (side, at) = (figure.side.unwrap_or(position.turn()), figure.at);
    let walk = judge.walk(position, side, at, value);
    match (figure.piece, figure.awake) {
        (Piece::Soldier, true) => walk.last().map(|spot| spot.place()).into_iter().collect(),
        (Piece::Soldier, false) => vec![judge.activation_place(position, side, at.place())],
        (Piece::King, _) if judge.rules().king_moves == KingMoves::Soldier => {
            walk.last().map(|spot| spot.place()).into_iter().collect()
        }
        (Piece::Queen | Piece::King, _) => {
            let straight = judge.straight(figure.piece, at.place(), value);
            straight.collect()
        }
    }
}

/// How much a player learns from a refusal: the higher, the more.
fn how_telling(refusal: Refusal) -> u8 {
    match refusal {
        Refusal::NothingThere | Refusal::OffBoard => 0,
        Refusal::LandsElsewhere { .. } | Refusal::NotStraight => 1,
        Refusal::NoSuchDie(_) | Refusal::BlankIsSpent => 2,
        Refusal::OnlyXWakes => 3,
        Refusal::DieMustWait { .. } => 4,
        _ => 5,
    }
}
