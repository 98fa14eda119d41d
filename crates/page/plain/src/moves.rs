//! What can be done at the board.

use game::Turn;
use on_page::{Lesson, Move, Moves, Pieces};
use plain::{Destination, Pick, View};
use small::{Entry, Position as _, Refusal as _};

use crate::{Action, Course, Game, Page, Place, Session, Side, SmallPage, session, words as m};

impl<B: SmallPage> Pieces for Page<B> {
    type Game = Game<B>;
    type Place = Place;
    type Pick = Pick;
    type Destination = Destination;
    type Course = Course<B>;
}

/// Why something cannot be done: the name of a refusal.
type WhyNot = &'static str;

impl<B: SmallPage> Moves for Page<B> {
    type WhyNot = WhyNot;

    fn way(_: Side, action: Action<B>) -> Option<(Pick, Place)> {
        let (place, to) = B::way(action);
        Some((Pick { place }, to))
    }

    fn place_of(pick: Pick) -> Place {
        pick.place
    }

    fn action_of(entry: &Entry<Action<B>>) -> Option<Action<B>> {
        match entry {
            Entry::Action(action) => Some(*action),
            _ => None,
        }
    }

    fn read_decision(text: &str) -> Result<Entry<Action<B>>, String> {
        let action = text.parse::<Action<B>>();
        action.map(Entry::Action).map_err(|error| error.to_string())
    }

    fn which_way() -> String {
        m::task_choose()
    }

    fn way_in_words(way: &Move<Self>) -> String {
        way.action.to_string()
    }

    fn destinations(_: &Session<B>, moves: impl Iterator<Item = Move<Self>>) -> Vec<Destination> {
        let mut found: Vec<Destination> = Vec::new();
        for one in moves {
            let to = Destination { place: one.to };
            if !found.contains(&to) {
                found.push(to);
            }
        }
        found
    }

    fn bare_destination(place: Place) -> Destination {
        Destination { place }
    }

    fn last_moves(session: &Session<B>) -> Vec<(Place, Place)> {
        session::last_moves::<B>(session)
    }

    fn meant(session: &Session<B>, chosen: Option<Pick>, place: Place) -> Option<Pick> {
        chosen.filter(|_| !has_own::<B>(session, place))
    }

    /// The refusal of the actions that would lead there, or that would lead the piece there anywhere.
    fn why_not(session: &Session<B>, chosen: Option<Pick>, place: Place) -> Option<WhyNot> {
        let (rules, position) = (session.judge(), session.position());
        let Turn::Decide(_) = session.turn() else {
            return None;
        };
        let mut actions = Vec::new();
        position.list_actions(&mut actions);
        let asked = actions
            .into_iter()
            .filter(|action| match (chosen, B::way(*action)) {
                (Some(pick), (from, to)) => (from, to) == (pick.place, place),
                (None, (from, _)) => from == place,
            });
        let mut why = asked.filter_map(|action| position.refusal(rules, action));
        why.next()
            .map(|refusal| refusal.word())
            .or_else(|| chosen.map(|_| "elsewhere"))
    }

    fn why_in_words(why: &WhyNot) -> String {
        m::named(&format!("why-{why}")).unwrap_or_default()
    }

    fn rule_against(_: &WhyNot, _: &Session<B>) -> Option<&'static lessons::Topic<Self::Course>> {
        None
    }

    fn piece_to_try(_: &Session<B>, _: &Lesson<Self>) -> Option<Pick> {
        None
    }

    fn written_pick(pick: Pick) -> String {
        pick.place.to_string()
    }
}

/// Whether a piece of the side to move is there.
fn has_own<B: SmallPage>(session: &Session<B>, place: Place) -> bool {
    let view = View::of::<B>(session.judge(), session.position());
    let mut own = view
        .figures
        .iter()
        .filter(|figure| Some(figure.side) == view.turn);
    own.any(|figure| figure.place == place)
}
