//! What the game of this page is made of, by the names that all games have for it.

use game::{Options, RuleSets};
use on_page::{Book, Dice, History, Opponent, Pieces};

pub(crate) use crate::this::This;

/// The rules of the game.
pub(crate) type Game = <This as Pieces>::Game;

pub(crate) type Rules = on_page::Rules<This>;
pub(crate) type Judge = on_page::Judge<This>;
pub(crate) type Preset = game::Preset<Rules>;
pub(crate) type RuleOption = game::RuleOption<Rules>;
pub(crate) type Contradiction = <Rules as RuleSets>::Contradiction;

/// The named rule sets, the usual one first.
pub(crate) const PRESETS: &[Preset] = Rules::PRESETS;
/// Every option, in the order in which they are written.
pub(crate) const OPTIONS: &[RuleOption] = Rules::OPTIONS;

pub(crate) type Side = on_page::Side<This>;
pub(crate) type Position = on_page::Position<This>;
pub(crate) type Action = on_page::Action<This>;
pub(crate) type Entry = on_page::Entry<This>;
pub(crate) type Event = on_page::Event<This>;
pub(crate) type Record = on_page::Record<This>;
pub(crate) type Session = on_page::Session<This>;
pub(crate) type Tree = game::Tree<Game>;

pub(crate) type Place = <This as Pieces>::Place;
pub(crate) type Pick = <This as Pieces>::Pick;
pub(crate) type Destination = <This as Pieces>::Destination;
pub(crate) type Annotation = on_page::Annotation<Place, Side>;
pub(crate) type Marks = on_page::Marks<This>;
pub(crate) type Target = scene::Target<Place>;
pub(crate) type Die = <This as Dice>::Die;
pub(crate) type HistoryEntry = <This as History>::HistoryEntry;

pub(crate) type GameCourse = <This as Pieces>::Course;
pub(crate) type Lesson = lessons::Lesson<GameCourse>;
pub(crate) type Topic = lessons::Topic<GameCourse>;
pub(crate) type DemoStep = lessons::DemoStep<Entry, Place>;
pub(crate) type Picture = <This as Book>::Picture;

pub(crate) type Players = <This as Opponent>::Players;
pub(crate) type Request = thinker::Request<Players>;
pub(crate) type Response = thinker::Response<Players>;
pub(crate) type Review = game::ReviewOf<Game>;
pub(crate) type ReviewStep = game::ReviewStep<Side, Action>;
