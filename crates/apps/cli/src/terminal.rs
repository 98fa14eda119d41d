//! What the commands ask of a game: only what does not follow from its rules and its players.

use std::fmt::Display;
use std::str::FromStr;

use bindings::{Environment, Playable, Program};
use clap::Args;
use game::{Bot as _, Dealt, Game as _, Recorded, ResultLine, RuleOption, RuleSets, Turn};
use games::GAMES;
use serde::Serialize;
use serde_json::Value;

use crate::branching::Choices;
use crate::commands::matches::MatchOptions;
use crate::commands::perft::Count;
use crate::commands::replay::Narration;
use crate::failure::Failure;
use crate::playout::{Next, Policies};
use crate::rng::GameRng;
use crate::starts::StartOptions;
use crate::tally::Tally;

/// A game that the commands are about: its types, its words, and its rule sets.
pub(crate) trait Terminal: Sized + Send + Sync + 'static {
    /// What the game is to engines and environments.
    type Programs: Environment
        + Playable<
            Game: game::Game<Action: Display + FromStr<Err: Display> + PartialEq + Serialize>
                      + Recorded<Position: PartialEq, Rules: RuleSets<Source: Sync>>,
        >;

    /// What the command is, in a line without a full stop.
    const ABOUT: &'static str;
    /// What the help of some commands says of this game alone: the command, and a paragraph.
    const NOTES: &'static [(&'static str, &'static str)];
    /// Examples in the help, a line each: a command, its arguments, and what it does after `  # `. The help of the whole has those
    /// that say what they do.
    const EXAMPLES: &'static str;
    /// A setting, for the message that one cannot be read.
    const SETTING: &'static str;
    /// Whether traces show options that are on or off as yes and no, the words by which they are set.
    const FLAGS_AS_WORDS: bool = false;

    /// What a rule set is or where it comes from, in half a sentence, by its id.
    const PORTRAITS: &'static [(&'static str, &'static str)];
    /// What is said of the sources under the list of the rule sets.
    const SOURCES: &'static str = "";
    /// The widths of the names and of the values of options.
    const WIDTHS: [usize; 2];
    /// The last heading of the list of options.
    const HEADING: &'static str;
    /// The widths of the ids and names in the list of rule sets.
    const NAME_WIDTHS: [usize; 2];

    /// Values to which an option is set in turn: all of them, or some where they are endless or nearly so.
    fn values(option: &RuleOption<Rules<Self>>) -> &'static [&'static str] {
        option.words
    }

    /// What a rule set is, with its documents.
    fn about(preset: &Preset<Self>) -> String {
        portrait::<Self>(preset).to_owned()
    }

    /// What stands under [`Terminal::HEADING`]: what the option can be set to, and where its value comes from.
    fn choices(option: &RuleOption<Rules<Self>>, origin: Origin<Self>, is_changed: bool) -> String;

    fn source_word(source: &Source<Self>) -> &'static str;

    /// Where a value comes from, for programs: `recorded`, `invention` or another word, and the documents.
    fn origin_shape(origin: Origin<Self>) -> impl Serialize;
}

/// How positions and games are told.
pub(crate) trait Story: Terminal {
    /// What the letters of a picture mean.
    const LEGEND: &'static str;
    /// What a player can do: actions, or moves.
    const ACTIONS: &'static str = "actions";
    const ACTION_WIDTH: usize;
    /// After what a board can be drawn: a turn, or a move.
    const STEP: &'static str = "turn";
    /// What `--throw` takes, and an example of it.
    const THROW: [&'static str; 2] = ["DICE", ""];
    /// What `--why` takes, and what it says of that.
    const WHY: (&'static [&'static str], &'static str) = (
        &["ACTION"],
        "Says what this action does, or why it is not allowed",
    );

    /// A position as a picture of letters.
    fn draw(judge: &Judge<Self>, position: &Position<Self>) -> String;

    /// The lines under the picture: what cannot be seen in it, and what comes next.
    fn describe(judge: &Judge<Self>, position: &Position<Self>) -> Vec<String>;

    /// The answer to what is asked by `--why`.
    fn explain(
        judge: &Judge<Self>,
        position: &Position<Self>,
        asked: &[String],
    ) -> Result<Vec<String>, Failure> {
        crate::commands::moves::explain::<Self>(judge, position, asked)
    }

    /// Why an action is refused in a position, if it is.
    fn why(judge: &Judge<Self>, position: &Position<Self>, action: Action<Self>) -> Option<String>;

    /// What happened, in a short sentence without a full stop.
    fn tell(event: &Event<Self>) -> String;

    /// Whether an event is only what its action says already.
    fn is_plain(event: &Event<Self>) -> bool;

    /// How a game ended, in a sentence.
    fn tell_end(outcome: &Outcome<Self>) -> String;

    /// Tells what can be told of an entry before it is entered.
    fn announce(game: &Game<Self>, entry: &Entry<Self>, told: &mut Narration);

    /// Tells what an entry did. Whether a board belongs after it.
    fn tell_entry(
        game: &Game<Self>,
        entry: &Entry<Self>,
        events: &[Event<Self>],
        told: &mut Narration,
    ) -> bool;

    /// What the game waits for before it is played, if that has not begun.
    fn not_begun(_game: &Game<Self>) -> Option<String> {
        None
    }

    /// What follows from the end of the game.
    fn consequence(_game: &Game<Self>) -> Option<String> {
        None
    }
}

/// How the program plays the game, what traces show of that, and what simulations count.
pub(crate) trait Playout: Story {
    /// Every reason for which a game ends, by its word.
    const REASONS: &'static [&'static str];
    /// Whether the line of a decision shows what happened before it, and not what happens between it and the next.
    const EVENTS_BEFORE: bool = false;
    /// What is counted in this game alone, by names.
    const SUMS: &'static [&'static str];
    /// Whether `simulate --every-option` shows the shares of unfinished games in one table.
    const UNFINISHED: bool = false;
    /// After so many throws, or decisions in a game without chance, a match ends a game as a draw, unless told otherwise.
    const CAP: &'static str;

    /// A game in progress, with no more than its rules need.
    type State;
    type Hand;
    type Happened;
    /// One count for each of [`Playout::SUMS`].
    type Sums: AsRef<[u64]> + Default + Send;
    /// Where games begin in `trace` and `simulate`.
    type StartOptions: StartOptions<Self>;
    /// Who decides in a trace, and in a simulation.
    type TracePolicies: Policies<Self>;
    type Policies: Policies<Self>;
    /// How continuations are counted, what is measured, and what only matches of this game can be told.
    type PerftOptions: Args;
    type BenchOptions: Args;
    type MatchOptions: MatchOptions<Self>;

    /// A game before anything has happened, in which either side may begin.
    fn open(judge: &Judge<Self>, rng: &mut GameRng) -> Self::State;

    /// A game that goes on from a position.
    fn open_at(judge: &Judge<Self>, position: Position<Self>) -> Self::State;

    fn position_of(state: &Self::State) -> &Position<Self>;

    /// The side that begins in a position in which nothing has happened yet.
    fn first(position: &Position<Self>) -> Side<Self>;

    fn next(state: &Self::State) -> Next<Self>;

    /// Throws the dice in the hand.
    fn roll(
        judge: &Judge<Self>,
        state: &mut Self::State,
        hand: Self::Hand,
        rng: &mut GameRng,
        see: impl FnMut(Self::Happened),
    );

    fn list_legal(judge: &Judge<Self>, position: &Position<Self>, legal: &mut Actions<Self>);

    fn play(
        judge: &Judge<Self>,
        state: &mut Self::State,
        action: Action<Self>,
        see: impl FnMut(Self::Happened),
    );

    /// The position of a decision, as traces show it. The shapes are documented with the notation and stay as they are.
    fn position_shape(judge: &Judge<Self>, state: &Self::State) -> impl Serialize;

    /// Something that happened; `None` for what a trace does not show.
    fn event_shape(happened: Self::Happened) -> Option<impl Serialize>;

    /// How a game ended; `None` for a game that reached the cap.
    fn outcome_shape(outcome: Option<Outcome<Self>>) -> impl Serialize;

    /// Counts what happened, and a turn where one begins or ends by it.
    fn count(happened: &Self::Happened, turns: &mut u32, sums: &mut Self::Sums);

    /// Counts what follows from the end of a game.
    fn count_end(
        _outcome: Option<&Outcome<Self>>,
        _choices: &Choices,
        _turns: &mut u32,
        _sums: &mut Self::Sums,
    ) {
    }

    /// Looks for an invariant of this game alone that is broken at a decision; a sentence about the first one found.
    fn broken(decision: &Decision<'_, Self>) -> Option<String>;

    /// The decimal logarithm of the states of the board, if every site could have each of its contents whatever the others have.
    fn state_tree_complexity(rules: &Rules<Self>) -> f64;

    /// What the sums say of the games, by names.
    fn figures(tally: &Tally) -> Vec<(String, Value)>;

    /// Counts what follows each first ply, by its name, `rest` plies further.
    fn divide(
        options: &Self::PerftOptions,
        judge: &Judge<Self>,
        position: &Position<Self>,
        rest: u8,
    ) -> Result<Vec<(String, Count)>, Failure>;

    /// What lists the legal actions of so many positions of random games, and says how many they were.
    fn generation(_options: &Self::BenchOptions, judge: &Judge<Self>) -> Box<dyn Fn(u32) -> u64> {
        crate::commands::bench::generation::<Self>(judge)
    }

    /// What a side is called in the table of a match.
    fn side_name(side: game::Side) -> &'static str {
        Game::<Self>::SIDES[side.index()]
    }

    /// The position from which the games of a match begin; `None` where they begin anew.
    fn match_start(_judge: &Judge<Self>) -> Option<Position<Self>> {
        None
    }

    /// The entry that the dice of a match make; `None` where the game does not wait for chance.
    fn throw(game: &Game<Self>, dice: &mut GameRng) -> Option<Entry<Self>> {
        game.deal(|| dice.bits())
    }
}

/// A decision at which invariants are tried.
pub(crate) struct Decision<'a, G: Terminal> {
    pub judge: &'a Judge<G>,
    /// The position at the decision before it, where there was one.
    pub before: Option<&'a Position<G>>,
    pub position: &'a Position<G>,
    pub legal: &'a [Action<G>],
}

pub(crate) struct Ended {
    /// The side that won; `None` for a draw.
    pub winner: Option<game::Side>,
    pub reason: &'static str,
    /// What the winner gets, in halves of a unit; 0 where the game counts none.
    pub halves: u16,
}

impl Ended {
    pub(crate) fn of<G: Terminal>(outcome: &Outcome<G>) -> Ended {
        let (first, reason) = G::Programs::settled(outcome);
        let winner = match first {
            first if first > 0.0 => Some(game::Side::First),
            first if first < 0.0 => Some(game::Side::Second),
            _ => None,
        };
        let halves = if counts_units::<G>() {
            (2.0 * first.abs()) as u16
        } else {
            0
        };
        Ended {
            winner,
            reason,
            halves,
        }
    }
}

/// How a game ended, where winner and reason are all there is to say.
#[derive(Serialize)]
pub(crate) struct OutcomeShape {
    winner: Option<&'static str>,
    reason: &'static str,
}

impl OutcomeShape {
    /// `None` for a game that reached the cap.
    pub(crate) fn new(outcome: Option<impl Into<ResultLine>>) -> OutcomeShape {
        let result: Option<ResultLine> = outcome.map(Into::into);
        OutcomeShape {
            winner: result.and_then(|result| result.winner),
            reason: result.map_or(crate::tally::CAP, |result| result.reason),
        }
    }
}

/// Where a value comes from, for programs: a word, and the one document that it is about.
#[derive(Serialize)]
pub(crate) struct OriginShape {
    pub origin: &'static str,
    pub source: Option<&'static str>,
}

/// The words that the command of a game begins with.
pub(crate) fn command_name<G: Terminal>() -> String {
    let id = Game::<G>::ID;
    match GAMES.first() {
        Some(first) if first.name == id => "sahkku".to_owned(),
        _ => format!("sahkku --game {id}"),
    }
}

/// The game for programs without its type. The package of its players compiles it.
pub(crate) fn program<G: Terminal>() -> &'static dyn Program {
    let found = programs::PROGRAMS
        .iter()
        .find(|program| program.id() == Game::<G>::ID);
    found.copied().unwrap_or(programs::PROGRAMS[0])
}

/// Whether wins are worth different numbers of units.
pub(crate) const fn counts_units<G: Terminal>() -> bool {
    <Bot<G>>::UNITS
}

/// The position before anything has happened.
pub(crate) fn start<G: Terminal>(judge: &Judge<G>) -> Position<G> {
    *Game::<G>::begin(judge.clone()).position()
}

pub(crate) fn portrait<G: Terminal>(preset: &Preset<G>) -> &'static str {
    let found = G::PORTRAITS.iter().find(|(id, _)| *id == preset.id);
    found.map_or("", |(_, portrait)| portrait)
}

/// The side that a game waits for, if it waits for one.
pub(crate) fn decider<G: Terminal>(game: &Game<G>) -> Option<Side<G>> {
    match game.turn() {
        Turn::Decide(side) => Some(side),
        Turn::Chance(_) | Turn::Over(_) => None,
    }
}

pub(crate) type Game<G> = <<G as Terminal>::Programs as Playable>::Game;
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
pub(crate) type Bot<G> = <<G as Terminal>::Programs as Playable>::Bot;
pub(crate) type Model<G> = bindings::Model<<G as Terminal>::Programs>;
