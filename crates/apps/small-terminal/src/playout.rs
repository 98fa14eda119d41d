//! Games that the program plays against itself, and what they come to.

use game::{Dealt as _, Game as _, Recorded as _, ResultLine, Side};
use serde_json::Value;
use small::{Entry as Logged, Outcome, Position as _};
use terminal::commands::bench::{Benched, list_legal, sample_positions};
use terminal::commands::matches::{MatchGame, MatchOptions};
use terminal::commands::perft::{Count, Counted};
use terminal::commands::trace::{EventsOf, OutcomeShape, Traced};
use terminal::{Ended, Failure, GameRng, Help, Next, NoOptions, Playout, Simulated, Tally, each};

use crate::{Action, Entry, Game, Happened, Programs, Rules, SmallGame};

impl<G: SmallGame> Playout for Programs<G> {
    const REASONS: &'static [&'static str] = G::Position::REASONS;

    type State = Game<G>;
    type Hand = ();
    type Happened = Happened<G>;

    fn open(rules: &Rules<G>, _: &mut GameRng) -> Game<G> {
        Game::<G>::begin(*rules)
    }

    fn open_at(rules: &Rules<G>, position: G::Position) -> Game<G> {
        Game::<G>::begin_from(*rules, position)
    }

    fn position_of(state: &Game<G>) -> &G::Position {
        state.position()
    }

    /// The first side begins.
    fn first(_: &G::Position) -> Side {
        Side::First
    }

    fn next(state: &Game<G>) -> Next<Self> {
        match state.turn() {
            game::Turn::Chance(_) => Next::Throw(()),
            game::Turn::Decide(side) => Next::Decide(side),
            game::Turn::Over(outcome) => Next::Over(outcome),
        }
    }

    fn roll(
        _: &Rules<G>,
        state: &mut Game<G>,
        (): (),
        rng: &mut GameRng,
        see: impl FnMut(Happened<G>),
    ) {
        if let Some(throw) = state.deal(|| rng.bits()) {
            enter::<G>(state, throw, see);
        }
    }

    fn list_legal(rules: &Rules<G>, position: &G::Position, legal: &mut Vec<Action<G>>) {
        Game::<G>::begin_from(*rules, *position).legal(legal);
    }

    fn play(_: &Rules<G>, state: &mut Game<G>, action: Action<G>, see: impl FnMut(Happened<G>)) {
        enter::<G>(state, action.into(), see);
    }

    fn ended(outcome: &Outcome) -> Ended {
        Ended {
            winner: outcome.winner,
            reason: outcome.reason.word(),
            halves: 0,
        }
    }
}

fn enter<G: SmallGame>(state: &mut Game<G>, entry: Entry<G>, see: impl FnMut(Happened<G>)) {
    let entered = state.enter(&entry, see);
    debug_assert!(entered.is_ok(), "{entry} cannot come next");
}

impl<G: SmallGame> Traced for Programs<G> {
    const TRACE: Help = Help {
        about: "Plays uniformly random games and writes them as JSON Lines, one object for each decision",
        more: "Each line shows the rules, the position, every legal action and the number of the chosen one. A last line for \
               each game says how it ended.",
        after: "",
    };
    const EVENTS: EventsOf = EventsOf::After;

    type StartOptions = NoOptions;
    type TracePolicies = NoOptions;
    type PositionShape = String;
    type EventShape = String;
    type OutcomeShape = OutcomeShape;

    fn position_shape(_: &Rules<G>, state: &Game<G>) -> String {
        state.position().to_string()
    }

    /// The throws.
    fn event_shape(happened: Happened<G>) -> Option<String> {
        match happened.entry {
            Logged::Throw(face) => Some(face.to_string()),
            _ => None,
        }
    }

    fn outcome_shape(outcome: Option<Outcome>) -> OutcomeShape {
        OutcomeShape::new(outcome.map(ResultLine::from))
    }
}

impl<G: SmallGame> Simulated for Programs<G> {
    const SIMULATE: Help = Help {
        about: "Plays many games and shows who wins, how long they take and how they end",
        more: "Shares of wins are of the games that were won, with the 95% interval of Wilson. All numbers depend on the seed \
               alone, not on the number of threads.",
        after: "",
    };
    const SUMS: &'static [&'static str] = &[];

    type Policies = NoOptions;
    type Sums = [u64; 0];

    /// A turn ends with the side's last action of it.
    fn count(happened: &Happened<G>, turns: &mut u32, _: &mut [u64; 0]) {
        let ends = matches!(happened.entry, Logged::Action(_));
        *turns += u32::from(ends);
    }

    fn refusal(_: &Rules<G>, _: &G::Position, action: Action<G>) -> Option<String> {
        let too_high = G::number(action) >= G::ACTIONS;
        too_high.then(|| "its number is too high".to_owned())
    }

    fn set_up_again(rules: &Rules<G>, position: &G::Position) -> Result<G::Position, String> {
        if !position.is_possible(rules) {
            return Err("it is impossible".to_owned());
        }
        let again = position.to_string().parse();
        again.map_err(|_| "it is not read as it is written".to_owned())
    }

    /// Nothing is known of it.
    fn state_tree_complexity(_: &Rules<G>) -> f64 {
        0.0
    }

    fn figures(_: &Tally) -> Vec<(String, Value)> {
        Vec::new()
    }
}

impl<G: SmallGame> Benched for Programs<G> {
    const BENCH: Help = Help {
        about: "Measures random games and the generation of legal actions, on one core",
        more: "Playouts are whole random games: decisions a second. Generation only finds the legal actions of positions from \
               such games: actions a second. Each is measured several times; the median counts.",
        after: "",
    };

    type BenchOptions = NoOptions;

    fn generation(_: &NoOptions, rules: &Rules<G>) -> impl Fn(u32) -> u64 {
        let positions = sample_positions::<Self>(rules, &mut GameRng::new(2, 0));
        move |calls| list_legal::<Self>(rules, &positions, calls)
    }
}

impl<G: SmallGame> MatchGame for Programs<G> {
    type MatchOptions = NoOptions;

    const MATCH_EXAMPLES: &'static str = "";
    const CAP: u32 = 2000;
}

impl<G: SmallGame> MatchOptions<Programs<G>> for NoOptions {
    fn opening(&self, rules: &Rules<G>, _: &mut GameRng) -> game::Record<Game<G>> {
        game::Record::new(*rules, None)
    }
}

impl<G: SmallGame> Counted for Programs<G> {
    const PERFT: Help = Help {
        about: "Counts the possible continuations of a game, to compare and measure programs",
        more: "One ply is a throw or an action. A game that is over before the depth is reached is not counted.",
        after: "",
    };
    const DEPTH_HELP: &'static str = "How many plies to look ahead";
    const DIVIDE_HELP: &'static str = "Shows the counts after each first throw or action";

    type PerftOptions = NoOptions;

    fn divide(
        _: &NoOptions,
        rules: &Rules<G>,
        position: &G::Position,
        rest: u8,
    ) -> Result<Vec<(String, Count)>, Failure> {
        let game = Game::<G>::begin_from(*rules, *position);
        each(&next(&game), |(entry, after)| {
            (entry.to_string(), count(after, rest))
        })
    }
}

/// All that can come next, and the game after it.
fn next<P: small::Evaluate>(game: &small::Game<P>) -> Vec<(Logged<P::Action>, small::Game<P>)> {
    let entries = match game.turn() {
        game::Turn::Chance(_) => (1..=P::FACES).map(Logged::Throw).collect(),
        game::Turn::Decide(_) => game.decisions(),
        game::Turn::Over(_) => Vec::new(),
    };
    let after = entries.into_iter().filter_map(|entry| {
        let mut after = game.clone();
        after.enter_unseen(&entry).ok()?;
        Some((entry, after))
    });
    after.collect()
}

/// Every face is shown by one die, so each way is one leaf.
fn count<P: small::Evaluate>(game: &small::Game<P>, rest: u8) -> Count {
    let Some(rest) = rest.checked_sub(1) else {
        return Count::leaves(1);
    };
    let counts = next(game).into_iter().map(|(_, after)| count(&after, rest));
    counts.fold(Count::default(), Count::and)
}
