//! The course of sáhkku: the meaning of its scenes, tasks and throws.

use lessons::Course;
use sahkku::{
    Action, Blank, Entry, Face, FirstWake, Game, Judge, LikeOdds, Place, Rules, Stage, Throw,
};

use super::{Goal, TOPICS, Topic, book, scene};

/// The minimum number of columns of lesson boards, which leaves room beside the Castle. Boards with queens, who sleep in the
/// middle row, have more.
const ROOM: u8 = 13;
const ROOM_WITH_QUEENS: u8 = 15;

#[derive(Clone, Copy, Debug)]
pub struct SahkkuCourse;

impl Course for SahkkuCourse {
    lessons::course!();

    type Place = Place;

    fn scene(topic: &Topic, rules: &Rules) -> Option<Game> {
        let mut rules = *rules;
        let room = if rules.queens { ROOM_WITH_QUEENS } else { ROOM };
        rules.columns = rules.columns.max(room);
        // A single die would allow no second step.
        rules.dice = rules.dice.max(2);
        if topic.option != "like_odds" {
            rules.like_odds = LikeOdds::Off;
        }
        if topic.option != "first_wake" {
            rules.first_wake = FirstWake::Any;
        }
        let judge = Judge::new(rules).ok()?;
        let start = scene::position(&judge, topic.scene)?;
        Some(Game::from_position(judge, start))
    }

    fn place(game: &Game, text: &str) -> Option<Place> {
        scene::place(text, game.judge().rules().columns)
    }

    fn stands(game: &Game, place: Place) -> bool {
        let position = game.position();
        position
            .figures()
            .any(|figure| figure.at.place() == place && figure.side == Some(position.turn()))
    }

    /// `falls` are faces with commas between them. Dice without a named face are blank if a blank is worth nothing and several
    /// faces are named; otherwise they show the last face named.
    fn throw(game: &Game, falls: &str) -> Option<Entry> {
        let Stage::Throw(count) = game.position().stage() else {
            return None;
        };
        let mut faces = falls.split(',').filter_map(|word| word.parse().ok());
        let mut latest = Face::X;
        let several = falls.contains(',');
        let mut next = || {
            if let Some(face) = faces.next() {
                latest = face;
            } else if several && game.judge().rules().blank == Blank::Zero {
                latest = Face::Blank;
            }
            latest
        };
        let throw = (0..usize::from(count).min(Throw::new().capacity())).map(|_| next());
        Some(Entry::Throw(throw.collect()))
    }

    fn way(action: Action) -> Option<(Place, Place)> {
        let step = action.die_use()?;
        Some((step.from.place(), step.to))
    }
}
