//! What the game of this page is made of, by the names that all games have for it.

use game::{Options, RuleSets};
use on_page::{Book, Dice, History, Opponent, Pieces};

pub use crate::this::This;

/// The rules of the game.
pub type Game = <This as Pieces>::Game;

/// The options of the rules.
pub type Rules = on_page::Rules<This>;
/// What judges by the rules.
pub type Judge = on_page::Judge<This>;
/// A named rule set.
pub type Preset = game::Preset<Rules>;
pub type RuleOption = game::RuleOption<Rules>;
/// Options that contradict each other.
pub type Contradiction = <Rules as RuleSets>::Contradiction;

/// The named rule sets, the usual one first.
pub const PRESETS: &[Preset] = Rules::PRESETS;
/// Every option, in the order in which they are written.
pub const OPTIONS: &[RuleOption] = Rules::OPTIONS;

/// A side of the game.
pub type Side = on_page::Side<This>;
pub type Position = on_page::Position<This>;
/// An action of a side.
pub type Action = on_page::Action<This>;
/// An entry of a record.
pub type Entry = on_page::Entry<This>;
/// Something that an entry brings about.
pub type Event = on_page::Event<This>;
/// A record of a game.
pub type Record = on_page::Record<This>;
/// A game at a table.
pub type Session = on_page::Session<This>;
/// A game with its variations.
pub type Tree = game::Tree<Game>;

/// A place on the board.
pub type Place = <This as Pieces>::Place;
/// A piece that can be picked up.
pub type Pick = <This as Pieces>::Pick;
/// Where a piece can be put down.
pub type Destination = <This as Pieces>::Destination;
/// Something that is pointed out over the board.
pub type Annotation = on_page::Annotation<Place, Side>;
/// What is marked on the board.
pub type Marks = on_page::Marks<This>;
/// What a person can point at.
pub type Target = scene::Target<Place>;
/// A move of a piece.
pub type Move = on_page::Move<This>;
/// Moves of one piece by several dice.
pub type CombinedMove = on_page::CombinedMove<This>;
/// A decision that is no move of a piece.
pub type Decision = on_page::Decision<This>;
/// How a game begins.
pub type Opening = on_page::Opening<This>;
/// The board on its canvas.
pub type Board = board::Board<This>;
/// The board as lists and buttons, for screen readers and keyboards.
pub type Twin = board::Twin<This>;
pub type Die = <This as Dice>::Die;
/// What is told of an entry.
pub type HistoryEntry = <This as History>::HistoryEntry;

/// The lessons of the game.
pub type GameCourse = <This as Pieces>::Course;
pub type Lesson = lessons::Lesson<GameCourse>;
/// A topic of the rulebook.
pub type Topic = lessons::Topic<GameCourse>;
/// A step of a demonstration.
pub type DemoStep = lessons::DemoStep<Entry, Place>;
/// A picture of the rulebook.
pub type Picture = <This as Book>::Picture;

pub type Players = <This as Opponent>::Players;
pub type Request = thinker::Request<Players>;
pub type Response = thinker::Response<Players>;
pub type Review = game::ReviewOf<Game>;
pub type ReviewStep = game::ReviewStep<Side, Action>;
