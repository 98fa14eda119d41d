//! The possible actions at the board of Hnefatafl: which piece, where to, with which word.

use crate::Hnefatafl;
use crate::board::{Destination, Pick};
use crate::lessons::{Lesson, Topic, about_refusal};
use crate::{Session, WhyNot, destinations, told_ways, why_not, why_stuck};
use hnefatafl::{Action, Entry, Event, Side, Square, Squares, Word};

use super::news;
use crate::words as m;
use on_page::{Move, Moves};

impl Moves for Hnefatafl {
    type WhyNot = WhyNot;

    fn way(_: Side, action: Action) -> Option<(Pick, Square)> {
        Some((Pick::of(&action), action.to))
    }

    fn place_of(pick: Pick) -> Square {
        pick.place
    }

    fn action_of(entry: &Entry) -> Option<Action> {
        match entry {
            Entry::Action(action) => Some(*action),
            Entry::Resigned(_) | Entry::Agreed => None,
        }
    }

    fn read_decision(text: &str) -> Result<Entry, String> {
        let action: Action = text.parse().map_err(|error| format!("{error}"))?;
        Ok(Entry::Action(action))
    }

    fn is_same_move(a: &Move<Hnefatafl>, b: Action) -> bool {
        (a.action.from, a.action.to) == (b.from, b.to)
    }

    fn way_in_words(way: &Move<Hnefatafl>) -> String {
        match way.action.say {
            Some(Word::Raichi) => m::say_raichi(),
            Some(Word::Tuichu) => m::say_tuichu(),
            None => m::say_nothing(),
        }
    }

    fn which_way() -> String {
        m::choose_word()
    }

    fn destinations(
        session: &Session,
        moves: impl Iterator<Item = Move<Hnefatafl>>,
    ) -> Vec<Destination> {
        let pick = moves.into_iter().next().map(|one| one.pick);
        pick.map_or_else(Vec::new, |pick| destinations(session, pick))
    }

    fn bare_destination(place: Square) -> Destination {
        Destination {
            place,
            captures: Squares::NONE,
            escapes: false,
            say: None,
        }
    }

    fn moved(events: &[Event]) -> Option<(Square, Square)> {
        events.iter().find_map(|event| match *event {
            Event::Moved { from, to, .. } => Some((from, to)),
            _ => None,
        })
    }

    fn last_moves(session: &Session) -> Vec<(Square, Square)> {
        // Every entry but the last ones is a move, so nothing has to be replayed.
        let entries = session.record().entries().iter().rev();
        let mut actions = entries.filter_map(Hnefatafl::action_of);
        let last = actions.next().map(|action| (action.from, action.to));
        last.into_iter().collect()
    }

    fn why_not(session: &Session, chosen: Option<Pick>, place: Square) -> Option<WhyNot> {
        let piece = session.position().piece_at(place);
        let why = match chosen {
            Some(chosen) => why_not(session, chosen.place, place),
            None => why_stuck(session, place),
        };
        why.filter(|_| chosen.is_some() || piece.is_some())
    }

    fn meant(session: &Session, chosen: Option<Pick>, place: Square) -> Option<Pick> {
        let piece = session.position().piece_at(place);
        let own = piece.is_some_and(|piece| piece.side() == session.position().turn());
        chosen.filter(|_| !own)
    }

    fn why_in_words(why: &WhyNot) -> String {
        match why.hemmed_in {
            true => m::why_hemmed_in(),
            false => news::why(why.side, why.refusal),
        }
    }

    fn rule_against(why: &WhyNot, session: &Session) -> Option<&'static Topic> {
        about_refusal(why.refusal, session.judge().rules())
    }

    fn piece_to_try(session: &Session, lesson: &Lesson) -> Option<Pick> {
        let (place, _) = lesson.trial()?;
        let piece = session.position().piece_at(place)?;
        (piece.side() == session.position().turn()).then_some(Pick { place })
    }

    fn told_ways(session: &Session) -> Vec<Square> {
        told_ways(session).into_iter().collect()
    }
}
