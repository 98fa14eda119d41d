//! The interface between the commands and a game: only what does not follow from its rules and its players.

use std::fmt::Display;
use std::str::FromStr;

use bindings::{Environment, Playable, Program};
use clap::Args;
use game::{Bot as _, Dealt, Game as _, Recorded, RuleOption, RuleSets, Turn};
use games::GAMES;
use serde::Serialize;
use serde_json::Value;

use crate::commands::matches::MatchOptions;
use crate::commands::perft::Count;
use crate::failure::Failure;
use crate::playout::{Happened, Policies};
use crate::rng::GameRng;
use crate::starts::StartOptions;
use crate::tally::{CAP, Played, Tally};

/// A game for the commands: what does not follow from its rules and its players.
pub(crate) trait Terminal:
    Sized
    + Environment
    + Playable<
        Game: game::Game<Action: Display + FromStr<Err: Display> + PartialEq + Serialize>
                  + Recorded<Position: PartialEq, Rules: RuleSets<Source: Copy + Serialize + Sync>>,
    >
{
    /// The description of the command, in a line without a full stop.
    const ABOUT: &'static str;
    /// Paragraphs that the help of some commands has for this game, one on each line after the command and a colon.
    const NOTES: &'static str;
    /// Examples in the help, one on each line: a command, its arguments, and after `  # ` its description. The general help
    /// shows those with a description.
    const EXAMPLES: &'static str;
    /// An example of a setting, for the message about an unreadable one.
    const SETTING: &'static str;
    /// Whether traces show flags as yes and no, the words that set them.
    const FLAGS_AS_WORDS: bool = false;

    /// The description or origin of each rule set in half a sentence, on a line after its id and a colon.
    const PORTRAITS: &'static str;
    /// The note on the sources below the list of the rule sets. With it, rule sets are listed with their sources.
    const SOURCES: &'static str = "";
    /// The widths of the names and of the values of options.
    const WIDTHS: [usize; 2];
    /// The width of the values that an option can have, before their origin; `None` if only changed options show their origin.
    const CHOICES_WIDTH: Option<usize>;
    /// The widths of the ids and names in the list of rule sets.
    const NAME_WIDTHS: [usize; 2];

    /// Values to try for an option: all of them, or some if there are too many.
    fn values(option: &RuleOption<Rules<Self>>) -> &'static [&'static str] {
        option.words
    }

    fn document(source: Source<Self>) -> &'static str;

    /// The origin of a value: a word for programs, its sources, and a phrase for people.
    fn origin(origin: Origin<Self>) -> (&'static str, Vec<Source<Self>>, String);
}

/// The narration of positions and games.
pub(crate) trait Story: Terminal {
    /// The meaning of the letters of a picture.
    const LEGEND: &'static str;
    /// The word for the options of a player: actions, or moves.
    const ACTIONS: &'static str = "actions";
    const ACTION_WIDTH: usize;
    /// Whether the board is drawn again after the end that players agreed on between turns.
    const REDRAWS: bool = true;
    /// The argument of `--throw`, and an example of it.
    const THROW: [&'static str; 2] = ["DICE", ""];
    /// The arguments of `--why`, and their help.
    const WHY: (&'static [&'static str], &'static str) = (
        &["ACTION"],
        "Says what this action does, or why it is not allowed",
    );

    /// A position as a picture of letters.
    fn draw(judge: &Judge<Self>, position: &Position<Self>) -> String;

    /// The lines under the picture: invisible facts, and what comes next.
    fn describe(judge: &Judge<Self>, position: &Position<Self>) -> Vec<String>;

    fn explain(
        judge: &Judge<Self>,
        position: &Position<Self>,
        asked: &[String],
    ) -> Result<Vec<String>, Failure> {
        crate::commands::moves::explain::<Self>(judge, position, asked)
    }

    fn why(judge: &Judge<Self>, position: &Position<Self>, action: Action<Self>) -> Option<String>;

    /// An event in a short sentence without a full stop.
    fn tell(event: &Event<Self>) -> String;

    fn role(event: &Event<Self>) -> Role;

    fn tell_end(outcome: &Outcome<Self>) -> String;

    /// Sentences about an entry that belongs to no turn. `game` is the game after it.
    fn tell_opening(_game: &Game<Self>, _entry: &Entry<Self>) -> Vec<String> {
        Vec::new()
    }

    /// What an entry adds to the sentences about its events.
    fn detail(_entry: &Entry<Self>) -> String {
        String::new()
    }

    /// What the game waits for before play begins, if it has not begun.
    fn not_begun(game: &Game<Self>) -> Option<String> {
        matches!(game.turn(), Turn::Chance(None)).then(|| "the game has not begun".to_owned())
    }

    fn consequence(_game: &Game<Self>) -> Option<String> {
        None
    }

    /// The name of a side in narrations and tables.
    fn side_name(side: game::Side) -> &'static str {
        Game::<Self>::SIDES[side.index()]
    }
}

/// What an event means for the narration.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// The text of the action already implies it.
    Plain,
    Passes,
    /// The turn passes, and dice are lost.
    Loses,
    Ends,
    Other,
}

/// How the program plays the game, and the contents of traces and simulations.
pub(crate) trait Playout: Story {
    const REASONS: &'static [&'static str];
    /// Whether the line of a decision shows the events before it, instead of those between it and the next.
    const EVENTS_BEFORE: bool = false;
    /// The names of the counts specific to this game.
    const SUMS: &'static [&'static str];
    /// Whether `simulate --every-option` shows the shares of unfinished games in one table.
    const UNFINISHED: bool = false;
    /// The default cap of a match: it ends a game as a draw after this number of throws, or of decisions in a game without
    /// chance.
    const CAP: &'static str = match Game::<Self>::HAS_CHANCE {
        true => "2000",
        false => "500",
    };

    /// A game in progress, with the minimum that its rules need. A whole `Game` takes up to twice the time.
    type State;
    type StartOptions: StartOptions<Self>;
    type TracePolicies: Policies<Self>;
    type Policies: Policies<Self>;
    /// How continuations are counted, what is measured, and the match options specific to this game.
    type PerftOptions: Args;
    type BenchOptions: Args;
    type MatchOptions: MatchOptions<Self>;

    /// The start of a game, in which either side may begin.
    fn start(judge: &Judge<Self>, rng: &mut GameRng) -> Position<Self>;

    /// The side that begins in a position before the first event.
    fn first(position: &Position<Self>) -> Side<Self>;

    /// The entry of a match that these dice produce; `None` if chance does not come next.
    fn throw(game: &Game<Self>, dice: &mut GameRng) -> Option<Entry<Self>> {
        game.deal(|| dice.bits())
    }

    fn begin(judge: &Judge<Self>, start: Position<Self>) -> Self::State;

    fn position_of(state: &Self::State) -> &Position<Self>;

    fn turn(state: &Self::State) -> Turn<Side<Self>, Outcome<Self>>;

    fn roll(
        judge: &Judge<Self>,
        state: &mut Self::State,
        rng: &mut GameRng,
        see: impl FnMut(Happened<Self>),
    );

    fn list_legal(judge: &Judge<Self>, position: &Position<Self>, legal: &mut Actions<Self>);

    fn play(
        judge: &Judge<Self>,
        state: &mut Self::State,
        action: Action<Self>,
        see: impl FnMut(Event<Self>),
    );

    /// The position of a decision in traces. The format is documented with the notation and must not change.
    fn position_shape(judge: &Judge<Self>, state: &Self::State) -> impl Serialize;

    /// An event; `None` for one that traces do not show.
    fn event_shape(happened: Happened<Self>) -> Option<impl Serialize>;

    /// How a game ended; `None` for a game that reached the cap.
    fn outcome_shape(outcome: Option<Outcome<Self>>) -> impl Serialize {
        let ended = outcome.as_ref().map(Ended::of::<Self>);
        let winner = ended.as_ref().and_then(|ended| ended.winner);
        OutcomeShape {
            winner: winner.map(|side| Game::<Self>::SIDES[side.index()]),
            reason: ended.map_or(CAP, |ended| ended.reason),
        }
    }

    /// Counts an event, and a turn if one begins or ends with it. There is one sum for each of [`Playout::SUMS`].
    fn count(happened: &Happened<Self>, played: &mut Played);

    /// Counts the consequences of the end of a game.
    fn count_end(_outcome: Option<&Outcome<Self>>, _played: &mut Played) {}

    /// Looks for a broken invariant specific to this game. Returns a sentence about the first one found.
    fn broken(decision: &Decision<'_, Self>) -> Option<String>;

    /// The decimal logarithm of the number of states of the board, if the contents of all sites were independent.
    fn state_tree_complexity(rules: &Rules<Self>) -> f64;

    /// The figures derived from the sums, by name.
    fn figures(tally: &Tally) -> Vec<(String, Value)>;

    /// Counts the continuations of each first ply, by its name, `rest` plies further.
    fn divide(
        options: &Self::PerftOptions,
        judge: &Judge<Self>,
        position: &Position<Self>,
        rest: u8,
    ) -> Result<Vec<(String, Count)>, Failure>;

    /// A function that lists the legal actions of a number of positions of random games, and returns how many there are.
    fn generation(_options: &Self::BenchOptions, judge: &Judge<Self>) -> Box<dyn Fn(u32) -> u64> {
        crate::commands::bench::generation::<Self>(judge)
    }

    /// The starting position of the games of a match; `None` for the usual start.
    fn match_start(_judge: &Judge<Self>) -> Option<Position<Self>> {
        None
    }
}

pub(crate) struct Decision<'a, G: Terminal> {
    pub judge: &'a Judge<G>,
    /// The position at the previous decision, if there was one.
    pub before: Option<&'a Position<G>>,
    pub position: &'a Position<G>,
    pub legal: &'a [Action<G>],
}

pub(crate) struct Ended {
    /// The side that won; `None` for a draw.
    pub winner: Option<game::Side>,
    pub reason: &'static str,
    /// The winner's gain, in half units; 0 if the game does not count units.
    pub halves: u16,
}

impl Ended {
    pub(crate) fn of<G: Terminal>(outcome: &Outcome<G>) -> Ended {
        let (first, reason) = G::settled(outcome);
        let winner = match first {
            first if first > 0.0 => Some(game::Side::First),
            first if first < 0.0 => Some(game::Side::Second),
            _ => None,
        };
        let halves = (2.0 * first.abs()) as u16 * u16::from(<Bot<G>>::UNITS);
        Ended {
            winner,
            reason,
            halves,
        }
    }
}

/// The end of a game for which winner and reason suffice.
#[derive(Serialize)]
struct OutcomeShape {
    winner: Option<&'static str>,
    reason: &'static str,
}

/// The first words of the command of a game.
pub(crate) fn command_name<G: Terminal>() -> String {
    let id = Game::<G>::ID;
    match GAMES.first() {
        Some(first) if first.name == id => "sahkku".to_owned(),
        _ => format!("sahkku --game {id}"),
    }
}

/// The game for programs, independent of its type. The package of its players compiles it.
pub(crate) fn program<G: Terminal>() -> &'static dyn Program {
    let found = programs::PROGRAMS
        .iter()
        .find(|program| program.id() == Game::<G>::ID);
    found.copied().unwrap_or(programs::PROGRAMS[0])
}

pub(crate) fn decider<G: Terminal>(game: &Game<G>) -> Option<Side<G>> {
    match game.turn() {
        Turn::Decide(side) => Some(side),
        Turn::Chance(_) | Turn::Over(_) => None,
    }
}

pub(crate) type Game<G> = <G as Playable>::Game;
pub(crate) type Rules<G> = <Game<G> as Recorded>::Rules;
pub(crate) type Preset<G> = game::Preset<Rules<G>>;
pub(crate) type Origin<G> = <Rules<G> as RuleSets>::Origin;
pub(crate) type Source<G> = <Rules<G> as RuleSets>::Source;
pub(crate) type Judge<G> = game::Judge<Game<G>>;
pub(crate) type Position<G> = <Game<G> as Recorded>::Position;
pub(crate) type Side<G> = <Game<G> as Recorded>::Side;
pub(crate) type Entry<G> = <Game<G> as Recorded>::Entry;
pub(crate) type Event<G> = <Game<G> as Recorded>::Event;
pub(crate) type Record<G> = game::Record<Game<G>>;
pub(crate) type Tree<G> = game::Tree<Game<G>>;
pub(crate) type Action<G> = <Game<G> as game::Game>::Action;
pub(crate) type Actions<G> = <Game<G> as game::Game>::Actions;
pub(crate) type Outcome<G> = <Game<G> as game::Game>::Outcome;
pub(crate) type Bot<G> = <G as Playable>::Bot;
pub(crate) type Model<G> = bindings::Model<G>;
