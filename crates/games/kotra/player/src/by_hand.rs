//! Evaluations by rules of thumb: baselines to measure the players by.

use game::logistic;
use kotra::{Checkers, Points, Position};

use crate::{Ends, Kind};

/// The value of the right to throw next, in pips.
const TEMPO: f32 = 4.0;

/// The lead in pips that is worth odds of e to 1.
const PIPS_PER_LOGIT: f32 = 30.0;

/// Evaluates the race, and how close each side is to jan.
pub(crate) fn by_hand(position: &Position) -> Ends {
    let side = position.turn();
    let (own, enemy) = (position.checkers(side), position.checkers(side.other()));
    let lead = f32::from(enemy.pips()) - f32::from(own.pips()) + TEMPO;
    let wins = logistic(lead / PIPS_PER_LOGIT);
    let (own_jan, enemy_jan) = (jan_danger(own, enemy, 0.5), jan_danger(enemy, own, 1.0));
    let rest = 1.0 - own_jan - enemy_jan;
    let mut ends = Ends::NONE;
    ends.chances[Kind::Jan.index()] = enemy_jan;
    ends.chances[Kind::COUNT + Kind::Jan.index()] = own_jan;
    ends.chances[Kind::Off.index()] = rest * wins;
    ends.chances[Kind::COUNT + Kind::Off.index()] = rest * (1.0 - wins);
    ends
}

/// The chance of jan by a rule of thumb, at most one half. Each hit checker and exposed blot raises it, each free point of the
/// first quarter lowers it.
fn jan_danger(own: &Checkers, enemy: &Checkers, exposure: f32) -> f32 {
    let free = Points::FIRST_QUARTER.less(own.occupied()).len();
    let closed = enemy.bands().across().and(Points::FIRST_QUARTER).len();
    let blots = own.occupied().less(own.bands()).across().bits();
    let attackers = enemy.occupied().bits();
    let reached = (1..=6).fold(0, |reached, die| reached | attackers << die & blots);
    let exposed = exposure * reached.count_ones() as f32;
    let hit = f32::from(own.hit());
    0.5 * logistic(
        1.2 * hit + 0.4 * exposed + 0.3 * f32::from(closed) - 0.9 * f32::from(free) - 0.5,
    )
}

/// Evaluates by the pips of the side that has just moved: the fewer, the sooner it wins.
pub(crate) fn by_pips(position: &Position) -> Ends {
    let waiting = position.checkers(position.turn().other());
    let mut ends = Ends::NONE;
    let share = f32::from(waiting.pips()) / 512.0;
    ends.chances[Kind::Off.index()] = share;
    ends.chances[Kind::COUNT + Kind::Off.index()] = 1.0 - share;
    ends
}
