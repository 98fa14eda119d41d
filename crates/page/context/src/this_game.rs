//! The types of the game of this page, under the names that all games share.

use game::{Options, RuleSets};
use on_page::{Book, Dice, Editing, Opponent, Pieces};

pub use crate::this::This;

pub type Game = <This as Pieces>::Game;

pub type Rules = on_page::Rules<This>;
pub type Judge = on_page::Judge<This>;
pub type Preset = game::Preset<Rules>;
pub type RuleOption = game::RuleOption<Rules>;
/// Options that contradict each other.
pub type Contradiction = <Rules as RuleSets>::Contradiction;

/// The named rule sets, the usual one first.
pub const PRESETS: &[Preset] = Rules::PRESETS;
/// Every option, in the order in which they are written.
pub const OPTIONS: &[RuleOption] = Rules::OPTIONS;

pub type Side = on_page::Side<This>;
pub type Position = on_page::Position<This>;
pub type Action = on_page::Action<This>;
pub type Entry = on_page::Entry<This>;
/// Something that an entry causes.
pub type Event = on_page::Event<This>;
pub type Record = on_page::Record<This>;
pub type Session = on_page::Session<This>;
pub type Tree = game::Tree<Game>;

pub type Place = <This as Pieces>::Place;
/// A piece that can be picked up.
pub type Pick = <This as Pieces>::Pick;
/// Where a piece can be put down.
pub type Destination = <This as Pieces>::Destination;
pub type Annotation = on_page::Annotation<Place, Side>;
/// A position that is being set up, which may be invalid.
pub type Draft = <This as Editing>::Draft;
pub type Marks = on_page::Marks<This>;
/// What a person can point at.
pub type Target = scene::Target<Place>;
pub type Move = on_page::Move<This>;
/// Moves of one piece by several dice.
pub type CombinedMove = on_page::CombinedMove<This>;
/// A decision that moves no piece.
pub type Decision = on_page::Decision<This>;
pub type Opening = on_page::Opening<This>;
pub type Board = board::Board<This>;
/// The accessible board: lists and buttons for screen readers and keyboards.
pub type Twin = board::Twin<This>;
pub type Die = game::TrayDie<<This as Dice>::Face>;
pub type HistoryEntry = on_page::HistoryEntry<This>;

pub type GameCourse = <This as Pieces>::Course;
pub type Lesson = lessons::Lesson<GameCourse>;
pub type Topic = lessons::Topic<GameCourse>;
pub type DemoStep = lessons::DemoStep<Entry, Place>;
pub type Picture = <This as Book>::Picture;

pub type Players = <This as Opponent>::Players;
pub type Request = worker::Request<Players>;
pub type Response = worker::Response<Players>;
pub type Hinted = worker::Hinted<Players>;
pub type Review = game::ReviewOf<Game>;
pub type ReviewStep = game::ReviewStep<Side, Action>;
