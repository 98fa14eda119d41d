//! What a trace of Hnefatafl shows. It is documented in `crates/games/hnefatafl/docs/notation.md` and stays as it is.

use hnefatafl::{Described, Event, Game, Judge, Outcome};
use terminal::Help;
use terminal::commands::trace::{EventsOf, OutcomeShape, Traced};

use crate::Hnefatafl;
use crate::playout::From;
use crate::policy::Decider;

impl Traced for Hnefatafl {
    const TRACE: Help = Help {
        about: "Plays random games and writes them as JSON Lines, one object for each decision",
        more: "Each line shows the rules, the position, every legal move, the number of the chosen one, and what happened. A \
               last line for each game says how it ended. The shape is documented in crates/games/hnefatafl/docs/notation.md. The output \
               depends on the seed alone, not on the number of threads.",
        after: "\
Examples:
  sahkku --game hnefatafl trace --rules tablut --seed 1 --games 100 > games.jsonl
  sahkku --game hnefatafl trace --start '9/9/9/3t5/2tK5/3t5/9/9/4t4 muscovite'
  sahkku --game hnefatafl trace --policy shuffle --every-option --games 50",
    };
    const EVERY_OPTION_HELP: &'static str = "Plays the games also with each option set to each other value, as far as the \
                                             position can stand so";
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
