//! A game in progress.

use game::{Dealt, Side, Turn};

use crate::{Entry, Outcome, Position, Reason, Refused};

/// A game in progress: the rules, the position, and what the players have ended it with.
#[derive(Clone, Debug)]
pub struct Game<P: Position> {
    pub(crate) rules: P::Rules,
    pub(crate) position: P,
    /// How the players ended the game, if they did.
    pub(crate) ended: Option<Outcome>,
}

/// What an entry did: the position before it and after it.
#[derive(Clone, Debug)]
pub struct Happened<P: Position> {
    /// The side whose throw or action it was; `None` for a draw.
    pub side: Option<Side>,
    /// The entry.
    pub entry: Entry<P::Action>,
    /// The position before it.
    pub before: P,
    /// The position after it.
    pub after: P,
    /// How the game ended with it, if it did.
    pub outcome: Option<Outcome>,
}

impl<P: Position> Game<P> {
    /// A game from this position on.
    #[must_use]
    pub fn from(rules: P::Rules, position: P) -> Game<P> {
        Game {
            rules,
            position,
            ended: None,
        }
    }

    /// The rules, which are ready for play as they are.
    #[must_use]
    pub fn judge(&self) -> &P::Rules {
        &self.rules
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.position
    }

    /// Does what an entry says; `see` is told what happened.
    ///
    /// # Errors
    /// [`Refused`] if it cannot come next; the game is unchanged then.
    pub fn enter(
        &mut self,
        entry: &Entry<P::Action>,
        see: impl FnMut(Happened<P>),
    ) -> Result<(), Refused<P::Refusal>> {
        self.do_entry(*entry).map(see)
    }

    /// What the game waits for.
    pub(crate) fn next(&self) -> Turn<Side, Outcome> {
        match self.ended {
            Some(outcome) => Turn::Over(outcome),
            None => self.position.next(&self.rules),
        }
    }

    pub(crate) fn do_entry(
        &mut self,
        entry: Entry<P::Action>,
    ) -> Result<Happened<P>, Refused<P::Refusal>> {
        let (turn, before) = (self.next(), self.position);
        let mut side = turn.side();
        match (turn, entry) {
            (Turn::Over(_), _) => return Err(Refused::Over),
            (_, Entry::Resigned(loser)) => {
                side = Some(loser);
                self.ended = Some(Outcome {
                    winner: Some(loser.other()),
                    reason: Reason::RESIGNED,
                });
            }
            (_, Entry::Agreed) => {
                side = None;
                self.ended = Some(Outcome {
                    winner: None,
                    reason: Reason::AGREED,
                });
            }
            (Turn::Chance(_), Entry::Throw(face)) if (1..=P::FACES).contains(&face) => {
                self.position.throw(face);
            }
            (Turn::Chance(_), Entry::Throw(_)) => return Err(Refused::NoSuchFace),
            (Turn::Chance(_), Entry::Action(_)) => return Err(Refused::ThrowFirst),
            (Turn::Decide(_), Entry::Throw(_)) => return Err(Refused::ActFirst),
            (Turn::Decide(_), Entry::Action(action)) => {
                if let Some(refusal) = self.position.refusal(&self.rules, action) {
                    return Err(Refused::Illegal(refusal));
                }
                self.position.play(&self.rules, action);
            }
        }
        let outcome = match self.next() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Chance(_) | Turn::Decide(_) => None,
        };
        Ok(Happened {
            side,
            entry,
            before,
            after: self.position,
            outcome,
        })
    }

    /// Lists the legal actions.
    pub(crate) fn list_legal(&self, legal: &mut Vec<P::Action>) {
        legal.clear();
        if let Turn::Decide(_) = self.next() {
            self.position.list_actions(legal);
            legal.retain(|action| self.position.refusal(&self.rules, *action).is_none());
        }
    }
}

impl<P: Position> game::Game for Game<P> {
    const ID: &'static str = P::ID;

    type Action = P::Action;
    type Actions = Vec<P::Action>;
    type Outcome = Outcome;

    fn judge(&self) -> &P::Rules {
        &self.rules
    }

    fn position(&self) -> &P {
        &self.position
    }

    fn turn(&self) -> Turn<Side, Outcome> {
        self.next()
    }

    fn legal(&self, legal: &mut Vec<P::Action>) {
        self.list_legal(legal);
    }

    fn turn_of(&self, entry: &Entry<P::Action>) -> Option<Side> {
        match entry {
            Entry::Throw(_) | Entry::Action(_) => self.next().side(),
            Entry::Resigned(_) | Entry::Agreed => None,
        }
    }

    fn is_move(entry: &Entry<P::Action>) -> bool {
        matches!(entry, Entry::Action(_))
    }
}

impl<P: Position> Dealt for Game<P> {
    const HAS_CHANCE: bool = P::FACES > 0;

    fn deal(&self, mut bits: impl FnMut() -> u64) -> Option<Entry<P::Action>> {
        let Turn::Chance(_) = self.next() else {
            return None;
        };
        let faces = u64::from(P::FACES);
        // The last, incomplete row of faces among all numbers would make some faces likelier.
        let rest = (u64::MAX % faces + 1) % faces;
        let drawn = loop {
            let drawn = bits();
            if drawn <= u64::MAX - rest {
                break drawn;
            }
        };
        Some(Entry::Throw((drawn % faces) as u8 + 1))
    }

    fn resignation(side: Side) -> Entry<P::Action> {
        Entry::Resigned(side)
    }

    fn agreement() -> Entry<P::Action> {
        Entry::Agreed
    }

    fn is_chance(entry: &Entry<P::Action>) -> bool {
        matches!(entry, Entry::Throw(_))
    }

    fn is_decision(entry: &Entry<P::Action>) -> bool {
        matches!(entry, Entry::Action(_))
    }
}
