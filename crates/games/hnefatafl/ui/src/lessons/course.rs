//! The course of Hnefatafl: the meaning of its scenes and tasks.

use hnefatafl::{Action, Entry, Game, Judge, Rules, Square};
use lessons::{Contents, Course};

use super::{Goal, TOPICS, Topic, book, scene};

#[derive(Clone, Copy, Debug)]
pub struct HnefataflCourse;

impl Course for HnefataflCourse {
    type Game = Game;
    type Rules = Rules;
    type Place = Square;
    type Goal = Goal;

    const TOPICS: &'static [Topic] = TOPICS;
    const CHAPTERS: &'static [Contents] = book::CHAPTERS;

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

    fn meets(game: &Game, goal: Goal, action: Action) -> bool {
        goal.is_met_by(game, action)
    }
}
