//! What is told about choices, and before a loss.

use kotra::{
    Checkers, Event, Game, Judge, Outcome, Point, Position, Reason as End, Side, Throw, Ways,
};
use kotra_player::{threats, with_turn};
use serde::{Deserialize, Serialize};
use worker::{Choice, Facts};

use crate::place::Place;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct KotraFacts;

/// What a use of dice does, or what it leaves. Throws are counted out of the 36 of two dice.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    Wins,
    /// It hits this many checkers here.
    Hits(#[serde(with = "game::serialise::text")] Place, u8),
    Lays(#[serde(with = "game::serialise::text")] Place),
    /// It enters this many hit checkers.
    Enters(u8),
    /// It bears off this many checkers.
    BearsOff(u8),
    /// The own checkers here could have been hit, and no longer can.
    Guards(#[serde(with = "game::serialise::text")] Place),
    /// The other side can hit this many checkers here with this many throws; one of its checkers can come from the second place.
    Leaves(
        #[serde(with = "game::serialise::text")] Place,
        u8,
        u8,
        #[serde(with = "game::serialise::text")] Place,
    ),
    /// The other side can make this side jan with this many throws.
    RisksJan(u8),
}

/// The other side's next throw can make a side jan.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Debug)]
pub struct Danger {
    /// The number of the 36 throws of two dice that do so.
    pub throws: u8,
    /// How near the side already is to jan.
    pub gauge: Gauge,
    /// Where the last hitting checker comes from.
    #[serde(with = "game::serialise::text")]
    pub from: Place,
    /// Where the last hitting checker hits.
    #[serde(with = "game::serialise::text")]
    pub at: Place,
}

/// How near a side is to jan: a side is jan when more of its checkers wait than there are points to enter on.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gauge {
    pub hit: u8,
    /// The number of points on which they could ever enter: those of the first quarter without a checker of their own.
    pub free: u8,
}

impl Gauge {
    /// How near the side with these checkers is to jan.
    pub fn of(checkers: &Checkers) -> Gauge {
        let free = Point::all()
            .take(6)
            .filter(|point| checkers.on(*point) == 0);
        Gauge {
            hit: checkers.hit(),
            free: free.count() as u8,
        }
    }
}

impl Facts<Game> for KotraFacts {
    type Reason = Reason;
    type Danger = Danger;

    /// At most two reasons: what the use of dice does, and what it leaves.
    fn reasons(choice: &Choice<Game>) -> Vec<Reason> {
        let [before, after] = [&choice.before, &choice.after].map(Game::position);
        let (judge, side, events) = (choice.before.judge(), before.turn(), &choice.events);
        let won = |outcome: Outcome| outcome.winner == Some(side);
        if after.outcome().is_some_and(won) {
            return vec![Reason::Wins];
        }
        let left = choice.left().map(Game::position);
        let open = left.map_or_else(Vec::new, |left| threats(judge, left, side));
        // A checker that moves on in the same turn does not concern this use.
        let stays = |at| {
            let count = |position: &Position| position.checkers(side).on(at);
            left.is_some_and(|left| count(left) == count(after) && count(after) > 0)
        };
        let guards = || {
            let is_open = |at| open.iter().any(|other| other.at == at);
            let were = threats(judge, before, side);
            let safe = were
                .iter()
                .find(|threat| stays(threat.at) && !is_open(threat.at));
            safe.map(|threat| Reason::Guards(Place::of(side, threat.at)))
        };
        let done = hits(side, events)
            .or_else(guards)
            .or_else(|| lays(side, before, after))
            .or_else(|| counted(events));
        let jan = left.and_then(|left| danger(judge, left, side));
        let leaves = jan.map(|danger| Reason::RisksJan(danger.throws));
        let leaves = leaves.or_else(|| {
            let likeliest = open.iter().find(|threat| stays(threat.at))?;
            let at = Place::of(side, likeliest.at);
            let from = hitter(judge, left?, side, likeliest.at)?;
            Some(Reason::Leaves(at, likeliest.count, likeliest.throws, from))
        });
        done.into_iter().chain(leaves).collect()
    }

    fn danger(game: &Game, side: Side) -> Option<Danger> {
        danger(game.judge(), game.position(), side)
    }

    fn chance(danger: &Danger) -> f64 {
        f64::from(danger.throws) / 36.0
    }
}

fn hits(side: Side, events: &[Event]) -> Option<Reason> {
    events.iter().find_map(|event| match *event {
        Event::Hit {
            side: owner,
            at,
            count,
        } if owner != side => Some(Reason::Hits(Place::of(owner, at), count)),
        _ => None,
    })
}

fn lays(side: Side, before: &Position, after: &Position) -> Option<Reason> {
    let [before, after] = [before, after].map(|position| position.checkers(side));
    let laid = |point: &Point| before.on(*point) < 2 && after.on(*point) >= 2;
    let point = Point::all().find(laid)?;
    Some(Reason::Lays(Place::of(side, point)))
}

/// Checkers that enter or are borne off.
fn counted(events: &[Event]) -> Option<Reason> {
    let count = |is: fn(&&Event) -> bool| events.iter().filter(is).count() as u8;
    let entered = count(|event| matches!(event, Event::Entered { .. }));
    let off = count(|event| matches!(event, Event::BorneOff { .. }));
    match (entered, off) {
        (0, 0) => None,
        (0, off) => Some(Reason::BearsOff(off)),
        (entered, _) => Some(Reason::Enters(entered)),
    }
}

/// Where a checker of the other side can come from that hits the checkers of `side` on this point with the next throw.
fn hitter(judge: &Judge, position: &Position, side: Side, point: Point) -> Option<Place> {
    let before = with_turn(judge, position, side.other())?;
    let mut ways = Ways::new();
    Throw::of_two().find_map(|(throw, _)| {
        let mut thrown = before;
        judge.throw(&mut thrown, throw, |_| ()).ok()?;
        thrown.throw()?;
        judge.ways(&thrown, &mut ways);
        (0..ways.len()).find_map(|n| {
            let mut played = thrown;
            ways.actions(n).iter().find_map(|&action| {
                let mut hits = false;
                judge.play_unchecked(&mut played, action, &mut |event| {
                    hits |= matches!(event, Event::Hit { at, .. } if at == point);
                });
                let home = Place::of(side.other(), Point::HOME);
                hits.then(|| Place::before(side.other(), action).unwrap_or(home))
            })
        })
    })
}

/// With how many throws the other side can make `side` jan, if it can, whichever side is to move.
fn danger(judge: &Judge, position: &Position, side: Side) -> Option<Danger> {
    let before = with_turn(judge, position, side.other())?;
    let mut ways = Ways::new();
    let mut found: Option<Danger> = None;
    for (throw, cases) in Throw::of_two() {
        let mut thrown = before;
        if judge.throw(&mut thrown, throw, |_| ()).is_err() || thrown.throw().is_none() {
            continue;
        }
        judge.ways(&thrown, &mut ways);
        let is_jan = |end: &Position| {
            end.outcome()
                .is_some_and(|it| it.reason == End::Jan && it.winner == Some(side.other()))
        };
        let Some(n) = ways.ends().position(is_jan) else {
            continue;
        };
        let action = ways.actions(n).last().copied()?;
        let other = side.other();
        let danger = found.get_or_insert(Danger {
            throws: 0,
            gauge: Gauge::of(position.checkers(side)),
            from: Place::before(other, action)?,
            at: Place::after(other, action)?,
        });
        danger.throws += cases;
    }
    found
}
