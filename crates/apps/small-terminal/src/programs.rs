//! Engines, and environments in which programs learn.

use engine::Playable;
use environment::{Environment, Planes};
use game::{Dealt as _, Game as _, Side, Turn};
use small::{Outcome, Player, Position as _};

use crate::{Entry, Game, Programs, Rules, SmallGame};

impl<G: SmallGame> Playable for Programs<G> {
    type Game = Game<G>;
    type Brain = Player<G::Position>;

    fn knowledge(_: &Rules<G>) {}
}

impl<G: SmallGame> Environment for Programs<G> {
    fn action_count(_: &Rules<G>) -> usize {
        G::ACTIONS
    }

    fn chance_count(_: &Rules<G>) -> usize {
        G::Position::FACES.into()
    }

    fn shape(_: &Rules<G>) -> [usize; 3] {
        [G::SEEN.len(), 1, 1]
    }

    fn plane_names(_: &Rules<G>) -> Vec<String> {
        G::SEEN.iter().map(|name| (*name).to_owned()).collect()
    }

    fn most(_: &Rules<G>) -> f64 {
        1.0
    }

    fn settled(outcome: &Outcome) -> (f64, &'static str) {
        (2.0 * outcome.chance_of_first() - 1.0, outcome.reason.word())
    }

    fn number(_: &Game<G>, decision: &Entry<G>) -> Option<usize> {
        match decision {
            small::Entry::Action(action) => Some(G::number(*action)),
            _ => None,
        }
    }

    fn chances(game: &Game<G>, found: &mut Vec<(Entry<G>, f64)>) {
        found.clear();
        if let Turn::Chance(_) = game.turn() {
            let faces = G::Position::FACES;
            let chance = 1.0 / f64::from(faces);
            found.extend((1..=faces).map(|face| (small::Entry::Throw(face), chance)));
        }
        debug_assert!(Game::<G>::HAS_CHANCE || found.is_empty());
    }

    fn observe(game: &Game<G>, side: Side, planes: &mut Planes<'_>) {
        let seen = G::seen(game.position(), side);
        seen.into_iter().for_each(|value| planes.constant(value));
    }
}
