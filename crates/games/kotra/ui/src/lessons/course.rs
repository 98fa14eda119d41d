//! The course of Kotra: the meaning of its scenes, tasks and throws.

use kotra::{Action, Die, Entry, Game, Judge, Rules, Stage, Throw};
use lessons::Course;

use super::{Goal, TOPICS, Topic, book, scene};
use crate::Place;

#[derive(Clone, Copy, Debug)]
pub struct KotraCourse;

impl Course for KotraCourse {
    lessons::course!();

    type Place = Place;

    fn scene(topic: &Topic, rules: &Rules) -> Option<Game> {
        let judge = Judge::new(*rules);
        let start = scene::position(&judge, topic.scene)?;
        Some(Game::from_position(judge, start))
    }

    fn place(_: &Game, text: &str) -> Option<Place> {
        scene::place(text)
    }

    fn stands(game: &Game, place: Place) -> bool {
        let position = game.position();
        let side = position.turn();
        let own = position.checkers(side);
        match place {
            Place::Point(point) => own.on(point.seen_by_white(side)) > 0,
            Place::Bar(whose) => whose == side && own.hit() > 0,
            Place::Off(_) => false,
        }
    }

    /// `falls` is one die or two, with a dash between them.
    fn throw(game: &Game, falls: &str) -> Option<Entry> {
        let Stage::Throw(count) = game.position().stage() else {
            return None;
        };
        let die = |text: &str| Die::new(text.parse().ok()?);
        let throw = match falls.split_once('-') {
            None => Throw::one(die(falls)?),
            Some((first, second)) => Throw::two(die(first)?, die(second)?),
        };
        (throw.count() == count).then_some(Entry::Throw(throw))
    }

    /// White is the learner in all scenes.
    fn way(action: Action) -> Option<(Place, Place)> {
        let place = |of: fn(_, _) -> Option<Place>| of(scene::LEARNER, action);
        Some((place(Place::before)?, place(Place::after)?))
    }
}
