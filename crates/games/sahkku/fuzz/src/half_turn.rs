//! Everything seen after turning the board half round and swapping the sides: what is a rule for
//! the men is then the same rule for the women.

use sahkku::{
    Action, Entry, Event, Figure, Judge, Outcome, Place, Position, Setup, Side, Spot, Taking, Use,
};

/// The half turn of a board of so many columns.
#[derive(Clone, Copy)]
pub struct HalfTurn {
    /// How many columns the board has.
    pub columns: u8,
}

impl HalfTurn {
    /// A place, turned.
    pub fn place(self, place: Place) -> Place {
        place.turned(self.columns).expect("a place of the board")
    }

    /// A spot, turned.
    pub fn spot(self, spot: Spot) -> Spot {
        Spot::new(self.place(spot.place()), spot.homebound())
    }

    /// An action on the turned board.
    pub fn action(self, action: Action) -> Action {
        let turned = |step: Use| Use {
            from: self.spot(step.from),
            to: self.place(step.to),
            ..step
        };
        match action {
            Action::Activate(step) => Action::Activate(turned(step)),
            Action::Move(step) => Action::Move(turned(step)),
            Action::Rethrow(_) | Action::Stop => action,
        }
    }

    /// An outcome with the sides swapped.
    pub fn outcome(outcome: Outcome) -> Outcome {
        Outcome {
            winner: outcome.winner.map(Side::other),
            ..outcome
        }
    }

    /// A set-up, turned.
    pub fn setup(self, setup: &Setup) -> Setup {
        let figures = setup.figures.iter().map(|figure| Figure {
            side: figure.side.map(Side::other),
            at: self.spot(figure.at),
            ..*figure
        });
        Setup {
            figures: figures.collect(),
            turn: setup.turn.other(),
            first: setup.first.other(),
            ..*setup
        }
    }

    /// The turned position; it must be one that can be set up.
    pub fn position(self, judge: &Judge, position: &Position) -> Position {
        judge
            .set_up(&self.setup(&position.to_setup()))
            .unwrap_or_else(|error| {
                panic!(
                    "{} cannot be turned half round: {error}",
                    judge.write_position(position)
                )
            })
    }

    /// An entry, turned.
    pub fn entry(self, entry: &Entry) -> Entry {
        match entry {
            Entry::Round { men, women } => Entry::Round {
                men: women.clone(),
                women: men.clone(),
            },
            Entry::Begins(side) => Entry::Begins(side.other()),
            Entry::Resigned(side) => Entry::Resigned(side.other()),
            Entry::Action(action) => Entry::Action(self.action(*action)),
            Entry::Walks(_) | Entry::Throw(_) | Entry::Rethrow(_) | Entry::Agreed => entry.clone(),
        }
    }

    /// An event on the turned board.
    pub fn event(self, event: Event) -> Event {
        match event {
            Event::Thrown { side, dice } => Event::Thrown {
                side: side.other(),
                dice,
            },
            Event::SetAside { side, kept } => Event::SetAside {
                side: side.other(),
                kept,
            },
            Event::Rethrown { side, count } => Event::Rethrown {
                side: side.other(),
                count,
            },
            Event::Activated {
                side,
                piece,
                from,
                to,
            } => Event::Activated {
                side: side.other(),
                piece,
                from: self.place(from),
                to: self.spot(to),
            },
            Event::Moved {
                side,
                piece,
                from,
                to,
                die,
            } => Event::Moved {
                side: side.other(),
                piece,
                from: self.spot(from),
                to: self.spot(to),
                die,
            },
            Event::Captured {
                side,
                piece,
                at,
                asleep,
                riding,
            } => Event::Captured {
                side: side.other(),
                piece,
                at: self.spot(at),
                asleep,
                riding,
            },
            Event::KingTaken { by, from, at, how } => Event::KingTaken {
                by: by.other(),
                from: from.map(Side::other),
                at: self.place(at),
                how: match how {
                    Taking::Push { to } => Taking::Push { to: self.spot(to) },
                    Taking::Landing | Taking::Mount | Taking::Raid => how,
                },
            },
            Event::KingRemoved { by, at } => Event::KingRemoved {
                by: by.other(),
                at: self.place(at),
            },
            Event::Dismounted { side, at } => Event::Dismounted {
                side: side.other(),
                at: self.place(at),
            },
            Event::Stopped { side } => Event::Stopped { side: side.other() },
            Event::TurnPassed { to, lost } => Event::TurnPassed {
                to: to.other(),
                lost,
            },
            Event::GameOver(outcome) => Event::GameOver(HalfTurn::outcome(outcome)),
        }
    }
}
