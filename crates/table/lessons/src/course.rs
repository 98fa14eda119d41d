//! What a game teaches, and which of it applies to which rules.

use core::fmt::Debug;

use game::{Game, Options, Recorded};

use crate::{Contents, Lesson, Topic, TopicRole};

/// How many special topics the guided game shows.
const SPECIALS: usize = 2;

/// What a game teaches: its topics, its chapters, and the meaning of their scenes and tasks.
pub trait Course: Copy + Debug + 'static {
    /// The game in progress.
    type Game: Game<Action: PartialEq>;
    type Rules: Options + Debug;
    type Place: Copy + PartialEq;
    /// A kind of action, or the result of one.
    type Goal: Copy + PartialEq + Debug;

    /// Every topic, in teaching order.
    const TOPICS: &'static [Topic<Self>];
    const CHAPTERS: &'static [Contents];

    /// The scene of a topic; `None` if it cannot occur under these rules.
    fn scene(topic: &Topic<Self>, rules: &Self::Rules) -> Option<Self::Game>;

    /// The place that a text in a task means in this game.
    fn place(game: &Self::Game, text: &str) -> Option<Self::Place>;

    /// Whether a piece of the side to move stands there.
    fn stands(game: &Self::Game, place: Self::Place) -> bool;

    /// The next throw, with what `falls` says; `None` if no throw is expected.
    fn throw(game: &Self::Game, falls: &str) -> Option<<Self::Game as Recorded>::Entry>;

    /// The start and the end of an action that moves a piece; `None` for any other action.
    fn way(action: <Self::Game as Game>::Action) -> Option<(Self::Place, Self::Place)>;

    /// Whether a legal action is what `goal` asks for, or brings it about.
    fn meets(game: &Self::Game, goal: Self::Goal, action: <Self::Game as Game>::Action) -> bool;
}

/// The part of [`Course`] that every game writes in the same words.
#[macro_export]
macro_rules! course {
    () => {
        type Game = Game;
        type Rules = Rules;
        type Goal = Goal;

        const TOPICS: &'static [Topic] = TOPICS;
        const CHAPTERS: &'static [$crate::Contents] = book::CHAPTERS;

        fn meets(game: &Game, goal: Goal, action: Action) -> bool {
            goal.is_met_by(game, action)
        }
    };
}

fn held<C: Course>(rules: &C::Rules) -> impl Iterator<Item = &'static Topic<C>> + '_ {
    C::TOPICS.iter().filter(|topic| (topic.holds)(rules))
}

/// Every rule of these rules, in teaching order.
pub fn rules_in_words<C: Course>(rules: &C::Rules) -> Vec<&'static Topic<C>> {
    held(rules).collect()
}

pub fn lessons<C: Course>(rules: &C::Rules) -> Vec<&'static Topic<C>> {
    held(rules)
        .filter(|&topic| Lesson::new(topic, rules).is_some())
        .collect()
}

/// The guided game of these rules: how every game begins, what is special about this one, and how it is won.
pub fn guide<C: Course>(rules: &C::Rules) -> Vec<&'static Topic<C>> {
    let all = lessons::<C>(rules);
    let of = |part| all.iter().copied().filter(move |topic| topic.part == part);
    of(TopicRole::First)
        .chain(of(TopicRole::Special).take(SPECIALS))
        .chain(of(TopicRole::Last))
        .collect()
}

/// The topic that explains the value of `option` under these rules.
pub fn about_option<C: Course>(option: &str, rules: &C::Rules) -> Option<&'static Topic<C>> {
    held(rules).find(|topic: &&Topic<C>| topic.option == option)
}
