//! What a trace of sáhkku shows. It is documented in `crates/games/sahkku/docs/notation.md` and stays as it is.

use sahkku::{Described, Event, Judge, Outcome, Position};
use terminal::commands::trace::{EventsOf, OutcomeShape, Traced};
use terminal::{Help, NoOptions};

use crate::Sahkku;

impl Traced for Sahkku {
    const TRACE: Help = Help {
        about: "Plays uniformly random games and writes them as JSON Lines, one object for each decision",
        more: "Each line shows the rules, the position, every legal action, the number of the chosen one, and what happened from \
               there to the next decision. A last line for each game says how it ended. The shape is documented in \
               crates/games/sahkku/docs/notation.md. Either side begins, and where the rules offer mieđut it is chosen as often as vuosttut. The \
               output depends on the seed alone, not on the number of threads.",
        after: "\
Examples:
  sahkku trace --rules maze --seed 1 --games 100 > games.jsonl
  sahkku trace --rules unjarga --set raid_gate=raid --set stacking=no --games 10
  sahkku trace --rules raisa --every-option --games 50 | node crates/games/sahkku/oracle/check-trace.mjs",
    };
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
