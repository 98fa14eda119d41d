//! What a game teaches, and which of it goes with which rules.

use core::fmt::Debug;

use game::{Game, Options, Recorded};

use crate::{Contents, Lesson, Topic, TopicRole};

/// How many special things the guided game shows.
const SPECIALS: usize = 2;

/// What a game teaches: its topics, its chapters, and what their scenes and tasks mean.
pub trait Course: Copy + Debug + 'static {
    /// The game in progress.
    type Game: Game<Action: PartialEq>;
    type Rules: Options + Debug;
    type Place: Copy + PartialEq;
    /// A kind of action, or what comes of one.
    type Goal: Copy + PartialEq + Debug;

    /// Every topic, in the order in which they are told.
    const TOPICS: &'static [Topic<Self>];
    const CHAPTERS: &'static [Contents];

    /// The scene of a topic; `None` where it cannot be under these rules.
    fn scene(topic: &Topic<Self>, rules: &Self::Rules) -> Option<Self::Game>;

    /// The place that a text in a task means in this game.
    fn place(game: &Self::Game, text: &str) -> Option<Self::Place>;

    /// Whether a piece of the side to move stands there.
    fn stands(game: &Self::Game, place: Self::Place) -> bool;

    /// The throw that comes next, with what `falls` says; `None` where none is waited for.
    fn throw(game: &Self::Game, falls: &str) -> Option<<Self::Game as Recorded>::Entry>;

    /// From where to where an action leads a piece; `None` where it leads none.
    fn way(action: <Self::Game as Game>::Action) -> Option<(Self::Place, Self::Place)>;

    /// Whether a legal action is what `goal` asks for, or brings it about.
    fn meets(game: &Self::Game, goal: Self::Goal, action: <Self::Game as Game>::Action) -> bool;
}

fn held<C: Course>(rules: &C::Rules) -> impl Iterator<Item = &'static Topic<C>> + '_ {
    C::TOPICS.iter().filter(|topic| (topic.holds)(rules))
}

/// Every rule of these rules, in the order in which they are told.
#[must_use]
pub fn rules_in_words<C: Course>(rules: &C::Rules) -> Vec<&'static Topic<C>> {
    held(rules).collect()
}

#[must_use]
pub fn lessons<C: Course>(rules: &C::Rules) -> Vec<&'static Topic<C>> {
    held(rules)
        .filter(|&topic| Lesson::new(topic, rules).is_some())
        .collect()
}

/// The guided game of these rules: what every game begins with, what is special about this one,
/// and how it is won.
#[must_use]
pub fn guide<C: Course>(rules: &C::Rules) -> Vec<&'static Topic<C>> {
    let all = lessons::<C>(rules);
    let of = |part| all.iter().copied().filter(move |topic| topic.part == part);
    of(TopicRole::First)
        .chain(of(TopicRole::Special).take(SPECIALS))
        .chain(of(TopicRole::Last))
        .collect()
}

/// The topic that tells what `option` is set to under these rules.
#[must_use]
pub fn about_option<C: Course>(option: &str, rules: &C::Rules) -> Option<&'static Topic<C>> {
    held(rules).find(|topic: &&Topic<C>| topic.option == option)
}
