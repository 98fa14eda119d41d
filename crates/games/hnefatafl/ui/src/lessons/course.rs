//! The course of Hnefatafl: the meaning of its scenes and tasks.

use hnefatafl::{Action, Entry, Game, Judge, Rules, Square};
use lessons::Course;

use super::{Goal, TOPICS, Topic, book, scene};

#[derive(Clone, Copy, Debug)]
pub struct HnefataflCourse;

impl Course for HnefataflCourse {
    lessons::course!();

    type Place = Square;

    fn scene(topic: &Topic, rules: &Rules) -> Option<Game> {
        let judge = Judge::new(*rules).ok()?;
        let start = scene::position(&judge, topic.scene)?;
        Some(Game::from_position(judge, start))
    }

    fn place(game: &Game, text: &str) -> Option<Square> {
        scene::square(text, game.judge().rules())
    }

    fn stands(game: &Game, place: Square) -> bool {
        let position = game.position();
        position.pieces_of(position.turn()).has(place)
    }

    /// Nothing is thrown in this game.
    fn throw(_: &Game, _: &str) -> Option<Entry> {
        None
    }

    fn way(action: Action) -> Option<(Square, Square)> {
        Some((action.from, action.to))
    }
}
