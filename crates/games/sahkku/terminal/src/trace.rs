//! What a trace of sáhkku shows. It is documented in `crates/games/sahkku/docs/notation.md` and stays as it is.

use sahkku::{Described, Event, Judge, Outcome, Position};
use terminal::NoOptions;
use terminal::commands::trace::{EventsOf, OutcomeShape, Traced};

use crate::Sahkku;

impl Traced for Sahkku {
    const EVENTS: EventsOf = EventsOf::Before;

    type StartOptions = NoOptions;
    type TracePolicies = NoOptions;
    type PositionShape = Described;
    type EventShape = Event;
    type OutcomeShape = OutcomeShape;

    fn position_shape(judge: &Judge, position: &Position) -> Described {
        judge.described(position)
    }

    fn event_shape(event: Event) -> Option<Event> {
        Some(event)
    }

    fn outcome_shape(outcome: Option<Outcome>) -> OutcomeShape {
        OutcomeShape::new(outcome.map(Into::into))
    }
}
