//! What to tell a player who tried something illegal.

use kotra::{Action, Die, Game, Phase, Point, Refusal, Side};

use super::Session;
use crate::Place;

/// The rule that stands in the way, and the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WhyNot {
    pub side: Side,
    /// The rule. Points are in the numbering of the side to move.
    pub refusal: Refusal,
    /// The die in question.
    pub die: Die,
    /// Where the checker would have gone.
    pub to: Place,
    /// Whether the question was about a checker of the other side.
    pub not_yours: bool,
}

/// Why no checker can go from `from` to `to` now; `None` if one can, or if no dice lie on the table.
pub fn why_not(session: &Session, from: Place, to: Place) -> Option<WhyNot> {
    let game = session.game();
    let position = game.position();
    let side = position.turn();
    let leads = |action| Place::after(side, action) == Some(to);
    let mut uses = position
        .unused()
        .kinds()
        .filter_map(|die| use_of(side, from, die));
    if uses.any(leads) {
        return most_telling(game, from, leads);
    }
    // No die leads there: asks about the one that would.
    ask(game, die_between(side, from, to)?)
}

/// Why no checker at `from` can move now; `None` if one can, or if no dice lie on the table.
pub fn why_stuck(session: &Session, from: Place) -> Option<WhyNot> {
    most_telling(session.game(), from, |_| true)
}

/// Asks the rules about the matching uses of every unused die at `from`, and keeps the most informative answer; `None` if one of
/// them is legal.
fn most_telling(game: &Game, from: Place, fits: impl Fn(Action) -> bool) -> Option<WhyNot> {
    let position = game.position();
    let mut best: Option<(u8, WhyNot)> = None;
    for die in position.unused().kinds() {
        if let Some(action) = use_of(position.turn(), from, die).filter(|one| fits(*one)) {
            let why = ask(game, action)?;
            let rank = how_telling(why.refusal);
            if best.is_none_or(|(other, _)| rank > other) {
                best = Some((rank, why));
            }
        }
    }
    best.map(|(_, why)| why)
}

fn ask(game: &Game, action: Action) -> Option<WhyNot> {
    let position = game.position();
    if game.phase() != Phase::Play || position.throw().is_none() {
        return None;
    }
    let side = position.turn();
    let refusal = game.judge().why(position, action)?;
    let from = Place::before(side, action).and_then(|from| from.seen_by(side.other()));
    let enemies = from.map_or(0, |from| position.checkers(side.other()).on(from));
    Some(WhyNot {
        side,
        refusal,
        die: action.die()?,
        to: Place::after(side, action)?,
        not_yours: refusal == Refusal::NothingThere && enemies > 0,
    })
}

/// What a die could be used for at a place: one that leads beyond the last point bears off.
fn use_of(side: Side, from: Place, die: Die) -> Option<Action> {
    match from {
        Place::Point(_) => from.seen_by(side).map(|from| match from.after(die) {
            Some(_) => Action::Move { from, die },
            None => Action::Off { from, die },
        }),
        Place::Bar(whose) => (whose == side).then_some(Action::Enter(die)),
        Place::Off(_) => None,
    }
}

/// The use of a die that would lead from one place to another.
fn die_between(side: Side, from: Place, to: Place) -> Option<Action> {
    let number = |place: Place| place.seen_by(side).map(Point::number);
    let die = |pips: u8| Die::new(pips);
    match (from, to) {
        (Place::Bar(whose), Place::Point(_)) if whose == side => {
            Some(Action::Enter(die(number(to)?)?))
        }
        (Place::Point(_), Place::Off(whose)) if whose == side => Some(Action::Off {
            from: from.seen_by(side)?,
            die: die(25 - number(from)?)?,
        }),
        (Place::Point(_), Place::Point(_)) => Some(Action::Move {
            from: from.seen_by(side)?,
            die: die(number(to)?.checked_sub(number(from)?)?)?,
        }),
        _ => None,
    }
}

/// How much a player learns from a refusal: the higher, the more.
fn how_telling(refusal: Refusal) -> u8 {
    match refusal {
        Refusal::NothingThere | Refusal::NothingToEnter => 0,
        Refusal::NoSuchDie(_) | Refusal::DieUsed(_) => 1,
        Refusal::Band(_) | Refusal::TooLow => 2,
        Refusal::OwnOnEntry(_) | Refusal::NotAllInLastQuarter | Refusal::NotRearmost { .. } => 3,
        Refusal::FiveOut { .. } | Refusal::NoBandThere(_) | Refusal::FourAlone => 4,
        Refusal::UseMore { .. } | Refusal::HigherDie(_) => 5,
        // The other refusals hold for every checker.
        _ => 6,
    }
}
