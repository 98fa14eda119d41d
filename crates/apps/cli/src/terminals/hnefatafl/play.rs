//! How the program plays the game, and the contents of traces and simulations.

use game::Turn;
use hnefatafl::{
    Action, Actions, Event, Game, Judge, Outcome, Position, Reason, Rules, Side, perft,
    perft_by_playing,
};
use serde::Serialize;
use serde_json::Value;

use super::Hnefatafl;
use super::options::{Counting, Decider, Deciders, From, MatchChoice};
use crate::commands::perft::Count;
use crate::failure::Failure;
use crate::in_order::each;
use crate::playout::{Happened, NoOptions};
use crate::rng::GameRng;
use crate::sheet::rounded;
use crate::statistics::share;
use crate::tally::{Played, Tally};
use crate::terminal::{Decision, Playout};

impl Playout for Hnefatafl {
    const REASONS: &'static [&'static str] = Reason::WORDS;
    const SUMS: &'static [&'static str] = &["drabants_lost", "muscovites_lost"];

    /// Repeated positions end games.
    type State = Game;
    type StartOptions = From;
    type TracePolicies = Decider;
    type Policies = Deciders;
    type PerftOptions = Counting;
    type BenchOptions = NoOptions;
    type MatchOptions = MatchChoice;

    fn start(judge: &Judge, _: &mut GameRng) -> Position {
        judge.start()
    }

    fn begin(judge: &Judge, start: Position) -> Game {
        Game::from_position(judge.clone(), start)
    }

    #[inline]
    fn position_of(state: &Game) -> &Position {
        state.position()
    }

    #[inline]
    fn turn(state: &Game) -> Turn<Side, Outcome> {
        match state.outcome() {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Decide(state.position().turn()),
        }
    }

    fn roll(_: &Judge, _: &mut Game, _: &mut GameRng, _: impl FnMut(Happened<Hnefatafl>)) {}

    fn first(position: &Position) -> Side {
        position.turn()
    }

    #[inline]
    fn list_legal(judge: &Judge, position: &Position, legal: &mut Actions) {
        judge.legal(position, legal);
    }

    #[inline]
    fn play(_: &Judge, state: &mut Game, action: Action, mut see: impl FnMut(Event)) {
        state.enter_unchecked(action, &mut see);
    }

    fn position_shape(_: &Judge, game: &Game) -> impl Serialize {
        game.described()
    }

    /// The action already contains a player's announcement.
    fn event_shape(happened: Happened<Hnefatafl>) -> Option<impl Serialize> {
        match happened {
            Happened::Event(Event::Said(_)) | Happened::Unused(..) => None,
            Happened::Event(event) => Some(event),
        }
    }

    #[inline]
    fn count(happened: &Happened<Hnefatafl>, played: &mut Played) {
        if let Happened::Event(Event::Captured { side, .. }) = happened {
            played.sums[side.index()] += 1;
        }
    }

    fn count_end(_: Option<&Outcome>, played: &mut Played) {
        played.turns = played.choices.moves().moves;
    }

    fn broken(decision: &Decision<'_, Hnefatafl>) -> Option<String> {
        let (before, position) = (decision.before?, decision.position);
        for side in Side::BOTH {
            let [old, new] = [before, position].map(|position| position.pieces_of(side).len());
            if new > old {
                return Some(format!("the {side} has gained a piece"));
            }
            if new < old && side == before.turn() {
                return Some(format!("the {side} has lost a piece by its own move"));
            }
        }
        None
    }

    /// A square is empty, or has a drabant, the king or a Muscovite.
    fn state_tree_complexity(rules: &Rules) -> f64 {
        let side = f64::from(rules.board.size());
        side * side * libm::log10(4.0)
    }

    fn figures(tally: &Tally) -> Vec<(String, Value)> {
        let a_game = Self::SUMS.iter().enumerate().map(|(place, name)| {
            let lost = share(tally.sum(place), tally.games());
            (format!("{name}_a_game"), rounded(lost).into())
        });
        a_game.collect()
    }

    fn divide(
        options: &Counting,
        judge: &Judge,
        position: &Position,
        rest: u8,
    ) -> Result<Vec<(String, Count)>, Failure> {
        let count = if options.play {
            perft_by_playing
        } else {
            perft
        };
        let mut legal = Actions::new();
        judge.legal(position, &mut legal);
        each(&legal, |&action| {
            let mut after = *position;
            judge.play_unchecked(&mut after, action, &mut |_| ());
            let leaves = count(judge, &after, rest.into());
            (action.to_string(), Count::leaves(leaves.into()))
        })
    }
}
