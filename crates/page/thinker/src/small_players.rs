//! The players of small games.

use core::marker::PhantomData;

use small::{Evaluate, Game, Player};

use crate::{Asked, NoFacts, NoQuestion};

/// The players of the small game that has these positions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SmallPlayers<P>(PhantomData<fn() -> P>);

impl<P: Evaluate> Asked for SmallPlayers<P> {
    type Game = Game<P>;
    type Brain = Player<P>;
    type Cache = ();
    type OwnQuestion = NoQuestion;
    type Facts = NoFacts;

    /// Positions.
    const PORTION: u32 = 256;

    fn knowledge((): &mut (), _: &P::Rules, _: f64) -> Option<()> {
        Some(())
    }
}
