//! The possible actions at the board of Kotra: which checker, with which die, where to.

use crate::Kotra;
use crate::board::{Destination, Pick};
use crate::lessons::{Lesson, Topic, about_refusal};
use crate::{
    Pending, Place, Session, WhyNot, borne_off_after, combined_moves, dice_in_tray, forced,
    one_for_all, why_not, why_stuck,
};
use kotra::{Action, DiceCount, Die, Entry, Event, Point, Points, Side};

use super::news;
use crate::words as m;
use on_page::{ChoiceWords, CombinedMove, Decision, Move, Moves};

impl Moves for Kotra {
    /// A turn has up to four uses, and is judged as a whole.
    const CONFIRMS_TURNS: bool = true;

    type WhyNot = WhyNot;

    /// The four checkers of two sixes move like one, from home.
    fn way(turn: Side, action: Action) -> Option<(Pick, Place)> {
        if action == Action::Four {
            let [place, to] = [Point::HOME, Point::FOUR].map(|point| Place::of(turn, point));
            return Some((Pick { place }, to));
        }
        Some((Pick::of(turn, action)?, Place::after(turn, action)?))
    }

    fn uses(session: &Session, die: usize, action: Action) -> bool {
        let face = face(session, Some(die));
        face.is_none() || action.die() == face
    }

    fn question(session: &Session) -> Option<Decision<Kotra>> {
        let Pending::Decision(_) = Pending::of(session) else {
            return None;
        };
        let legal = session.legal();
        if let Some(Action::Throw(_)) = legal.first() {
            let counts = [DiceCount::Two, DiceCount::One];
            let dice = |count: DiceCount| m::ThrowDice {
                count: u32::from(count.number()),
            };
            return Some(Decision {
                words: Box::new(move || ChoiceWords {
                    title: m::task_dice(),
                    text: String::new(),
                    answers: counts.map(|count| dice(count).text()).into(),
                }),
                ways: Vec::new(),
                entries: counts
                    .map(|count| Entry::Action(Action::Throw(count)))
                    .into(),
            });
        }
        None
    }

    fn place_of(pick: Pick) -> Place {
        pick.place
    }

    fn action_of(entry: &Entry) -> Option<Action> {
        match entry {
            Entry::Action(action) => Some(*action),
            _ => None,
        }
    }

    fn read_decision(text: &str) -> Result<Entry, String> {
        let action: Action = text.parse().map_err(|error| format!("{error}"))?;
        Ok(Entry::Action(action))
    }

    fn combined(session: &Session, pick: Pick, die: Option<usize>) -> Vec<CombinedMove<Kotra>> {
        let combined = combined_moves(session, pick, face(session, die)).into_iter();
        combined
            .map(|ahead| CombinedMove {
                shown: Destination {
                    place: ahead.to,
                    dice: ahead
                        .actions
                        .iter()
                        .filter_map(|action| action.die())
                        .collect(),
                    hits: ahead.hits,
                },
                to: ahead.to,
                actions: ahead.actions,
            })
            .collect()
    }

    fn preferred(session: &Session, pick: Pick, turned: bool) -> Option<Action> {
        let mut dice = dice_in_tray(session);
        if turned {
            dice.reverse();
        }
        let open = dice.into_iter().filter(|die| !die.used);
        open.filter_map(|die| die.face).find_map(|face| {
            let legal = session.legal().iter().copied();
            let mut legal = legal.filter(|action| action.die() == Some(face));
            legal.find(|action| Pick::of(session.position().turn(), *action) == Some(pick))
        })
    }

    /// If only bearing off is possible, everything is borne off in one go.
    fn follow_ups(session: &Session, action: Action) -> Vec<Action> {
        borne_off_after(session, action)
    }

    /// Asks nothing if one way leads wherever the others do.
    fn narrow(ways: &mut Vec<Move<Kotra>>, _die: Option<usize>, session: &Session) {
        let actions: Vec<Action> = ways.iter().map(|way| way.action).collect();
        if let Some(action) = one_for_all(session, &actions) {
            ways.retain(|way| way.action == action);
        }
    }

    fn ends_turn(action: &Action) -> bool {
        *action == Action::Stop
    }

    fn way_in_words(way: &Move<Kotra>) -> String {
        match way.action {
            Action::Off { die, .. } => m::UseOff { die }.text(),
            Action::Four => m::take_four(),
            action => action
                .die()
                .map_or_else(String::new, |die| m::UseWith { die }.text()),
        }
    }

    fn which_way() -> String {
        m::which_dice()
    }

    fn destinations(
        session: &Session,
        moves: impl Iterator<Item = Move<Kotra>>,
    ) -> Vec<Destination> {
        let mut destinations: Vec<Destination> = Vec::new();
        for Move { action, to, .. } in moves {
            let die = action.die();
            if let Some(known) = destinations.iter_mut().find(|known| known.place == to) {
                known.dice.extend(die);
                continue;
            }
            destinations.push(Destination {
                place: to,
                dice: die.into_iter().collect(),
                hits: hits(&session.foresee(action)),
            });
        }
        destinations
    }

    fn bare_destination(place: Place) -> Destination {
        Destination {
            place,
            dice: Vec::new(),
            hits: Points::NONE,
        }
    }

    fn moved(events: &[Event]) -> Option<(Place, Place)> {
        events.iter().find_map(|event| {
            Some(match *event {
                Event::Moved { side, from, to, .. } => (Place::of(side, from), Place::of(side, to)),
                Event::Entered { side, to, .. } => (Place::Bar(side), Place::of(side, to)),
                Event::BorneOff { side, from, .. } => (Place::of(side, from), Place::Off(side)),
                Event::Four { side } => {
                    let [from, to] = [Point::HOME, Point::FOUR];
                    (Place::of(side, from), Place::of(side, to))
                }
                _ => return None,
            })
        })
    }

    fn why_not(session: &Session, chosen: Option<Pick>, place: Place) -> Option<WhyNot> {
        match chosen {
            Some(chosen) => why_not(session, chosen.place(), place),
            None => why_stuck(session, place),
        }
    }

    fn why_in_words(why: &WhyNot) -> String {
        let side = why.side;
        match why.not_yours {
            true => m::WhyNotYours { side }.text(),
            false => news::why(side, why.refusal),
        }
    }

    fn rule_against(why: &WhyNot, session: &Session) -> Option<&'static Topic> {
        about_refusal(why.refusal, session.judge().rules())
    }

    fn piece_to_try(_session: &Session, lesson: &Lesson) -> Option<Pick> {
        let (place, _) = lesson.trial()?;
        Some(Pick { place })
    }

    fn forced(session: &Session) -> Vec<Action> {
        forced(session)
            .map(|forced| forced.actions)
            .unwrap_or_default()
    }

    fn end_of_turn_in_words(session: &Session) -> Option<String> {
        if !session.legal().contains(&Action::Stop) {
            return None;
        }
        let stopped = session.foresee(Action::Stop);
        stopped.iter().find_map(|event| match event {
            Event::GameOver(outcome) => {
                let value = &news::units(outcome.value);
                Some(m::StopHalf { value }.text())
            }
            _ => None,
        })
    }
}

fn face(session: &Session, die: Option<usize>) -> Option<Die> {
    dice_in_tray(session).get(die?)?.face
}

/// The points where checkers are hit, in the numbering of white.
fn hits(events: &[Event]) -> Points {
    let at = |event: &Event| match *event {
        Event::Hit { side, at, .. } => Some(at.seen_by_white(side)),
        _ => None,
    };
    events.iter().filter_map(at).collect()
}
