//! What a trace of Hnefatafl shows. It is documented in `crates/games/hnefatafl/docs/notation.md` and stays as it is.

use hnefatafl::{Described, Event, Game, Judge, Outcome};
use terminal::commands::trace::{EventsOf, OutcomeShape, Traced};

use crate::Hnefatafl;
use crate::playout::From;
use crate::policy::Decider;

impl Traced for Hnefatafl {
    const EVENTS: EventsOf = EventsOf::Before;

    type StartOptions = From;
    type TracePolicies = Decider;
    type PositionShape = Described;
    type EventShape = Event;
    type OutcomeShape = OutcomeShape;

    fn position_shape(_: &Judge, game: &Game) -> Described {
        game.described()
    }

    /// What a player says stands in the action already.
    fn event_shape(event: Event) -> Option<Event> {
        (!matches!(event, Event::Said(_))).then_some(event)
    }

    fn outcome_shape(outcome: Option<Outcome>) -> OutcomeShape {
        OutcomeShape::new(outcome.map(Into::into))
    }
}
