//! How the program plays the game, and the contents of traces and simulations.

use clap::Args;
use game::Bot as _;
use sahkku::{Action, Actions, Dice, Event, Judge, Outcome, Position, Reason, Rules, Side, Stage};
use sahkku_player::programs::engine;
use sahkku_player::{Player, Search, greedy};
use serde::Serialize;
use serde_json::Value;

use super::Sahkku;
use crate::commands::perft::Count;
use crate::failure::Failure;
use crate::in_order::each;
use crate::playout::{Happened, NoOptions, Policies, Policy, Settings, position_is_state};
use crate::rng::GameRng;
use crate::sheet::rounded;
use crate::statistics::share;
use crate::sum::Sum as _;
use crate::tally::{Played, Tally};
use crate::terminal::{Decision, Playout};

/// The places of the counts in [`Playout::SUMS`].
const KING_CHANGES: usize = 0;
const UNUSED_DICE: usize = 1;

impl Playout for Sahkku {
    const SUMS: &'static [&'static str] = &["king_changes", "unused_dice"];
    const UNFINISHED: bool = true;

    position_is_state!();

    type StartOptions = NoOptions;
    type TracePolicies = NoOptions;
    type Policies = Deciders;
    type PerftOptions = NoOptions;
    type BenchOptions = NoOptions;
    type MatchOptions = NoOptions;

    /// If the rules offer mieđut, it is as likely as vuosttut.
    fn start(judge: &Judge, rng: &mut GameRng) -> Position {
        let first = Side::BOTH[rng.below(2)];
        let miedut = judge.rules().miedut && rng.below(2) == 1;
        match miedut {
            true => judge.start_miedut(first),
            false => judge.start(first),
        }
    }

    #[inline]
    fn roll(
        judge: &Judge,
        state: &mut Position,
        rng: &mut GameRng,
        mut see: impl FnMut(Happened<Sahkku>),
    ) {
        if let Stage::Throw(count) = state.stage() {
            let faces = judge.rules().faces.as_slice();
            // Every die has four faces, so each needs two bits.
            let bits = rng.bits();
            let face = |die| faces[(bits >> (2 * die) & 3) as usize];
            let dice = (0..count).map(face).collect();
            judge.throw_unchecked(state, dice, &mut |event| see(Happened::Event(event)));
        }
    }

    fn position_shape(judge: &Judge, position: &Position) -> impl Serialize {
        judge.described(position)
    }

    fn event_shape(happened: Happened<Sahkku>) -> Option<impl Serialize> {
        match happened {
            Happened::Event(event) => Some(event),
            Happened::Unused(..) => None,
        }
    }

    #[inline]
    fn count(happened: &Happened<Sahkku>, played: &mut Played) {
        match happened {
            Happened::Event(Event::TurnPassed { lost, .. }) => {
                played.turns += 1;
                played.sums[UNUSED_DICE] += u64::from(lost.len());
            }
            Happened::Event(Event::KingTaken { .. }) => played.sums[KING_CHANGES] += 1,
            _ => {}
        }
    }

    /// The turn in which the game ends is not passed on, except in a dead position.
    fn count_end(outcome: Option<&Outcome>, played: &mut Played) {
        let dead = outcome.is_some_and(|outcome| outcome.reason == Reason::Dead);
        played.turns += u32::from(!dead);
    }

    fn broken(decision: &Decision<'_, Sahkku>) -> Option<String> {
        let (before, position) = (decision.before?, decision.position);
        for side in Side::BOTH {
            if position.soldiers(side) > before.soldiers(side) {
                return Some(format!("the {side} have gained a soldier"));
            }
            if position.asleep(side) > before.asleep(side) {
                return Some(format!("a soldier of the {side} has fallen asleep"));
            }
        }
        if before.king().removed() && !position.king().removed() {
            return Some("the king has come back".to_owned());
        }
        if !before.king().inert() && position.king().inert() {
            return Some("the king has become inert again".to_owned());
        }
        None
    }

    /// A place is empty, or has soldiers of one side, awake or one asleep, or a queen; and instead or in addition the king of
    /// either side or of nobody.
    fn state_tree_complexity(rules: &Rules) -> f64 {
        let stack = if rules.stacking { rules.columns } else { 1 };
        let queens = if rules.queens { 2 } else { 0 };
        let without_king = 1.0 + 2.0 * f64::from(stack + 1 + queens);
        let contents = if rules.king_shares {
            without_king * 4.0
        } else {
            without_king + 3.0
        };
        3.0 * f64::from(rules.columns) * libm::log10(contents)
    }

    fn figures(tally: &Tally) -> Vec<(String, Value)> {
        let turns = u64::try_from(tally.turns.sum()).unwrap_or(u64::MAX);
        let changes = share(tally.sum(KING_CHANGES), tally.games());
        let unused = share(tally.sum(UNUSED_DICE), turns);
        vec![
            ("king_changes_a_game".to_owned(), rounded(changes).into()),
            ("unused_dice_a_turn".to_owned(), rounded(unused).into()),
        ]
    }

    fn divide(
        _: &NoOptions,
        judge: &Judge,
        position: &Position,
        rest: u8,
    ) -> Result<Vec<(String, Count)>, Failure> {
        let throws = throws(judge.rules());
        let mut plies = Vec::new();
        each_ply(judge, &throws, position, |name, ways, to| {
            plies.push((name.to_string(), ways, *to));
        });
        each(&plies, |(name, ways, to)| {
            let count = perft(judge, &throws, to, rest).times(*ways);
            (name.clone(), count)
        })
    }
}

/// By the number of dice: every different throw, and the number of ordered dice that show it.
type Throws = Vec<Vec<(Dice, u32)>>;

fn throws(rules: &Rules) -> Throws {
    let mut all = vec![vec![(Dice::NONE, 1)]];
    for count in 0..usize::from(rules.dice) {
        let mut more: Vec<(Dice, u32)> = Vec::new();
        for &(dice, ways) in &all[count] {
            for &face in rules.faces.as_slice() {
                let thrown = dice.with(face);
                match more.iter_mut().find(|(same, _)| *same == thrown) {
                    Some((_, known)) => *known += ways,
                    None => more.push((thrown, ways)),
                }
            }
        }
        all.push(more);
    }
    all
}

/// Calls `each` with every throw or action that can come next, the number of ways in which it comes about, and the position
/// after it.
fn each_ply(
    judge: &Judge,
    throws: &Throws,
    position: &Position,
    mut each: impl FnMut(&dyn core::fmt::Display, u32, &Position),
) {
    match position.stage() {
        Stage::Over(_) => {}
        Stage::Throw(count) => {
            for (dice, ways) in &throws[usize::from(count)] {
                let mut to = *position;
                judge.throw_unchecked(&mut to, *dice, &mut |_| ());
                each(dice, *ways, &to);
            }
        }
        Stage::Decide => {
            let mut legal = Actions::new();
            judge.legal(position, &mut legal);
            for action in legal {
                let mut to = *position;
                judge.play_unchecked(&mut to, action, &mut |_| ());
                each(&action, 1, &to);
            }
        }
    }
}

fn perft(judge: &Judge, throws: &Throws, position: &Position, depth: u8) -> Count {
    let Some(rest) = depth.checked_sub(1) else {
        return Count::ONE;
    };
    let mut count = Count::default();
    each_ply(judge, throws, position, |_, ways, to| {
        count = count.and(perft(judge, throws, to, rest).times(ways));
    });
    count
}

#[derive(Args)]
pub(crate) struct Deciders {
    /// The policy that plays the men
    #[arg(long, value_name = "POLICY", default_value = "random", value_parser = read)]
    men: Player,

    /// The policy that plays the women
    #[arg(long, value_name = "POLICY", default_value = "random", value_parser = read)]
    women: Player,
}

fn policies() -> impl Iterator<Item = (&'static str, &'static str)> {
    let (levels, baselines): (Vec<_>, Vec<_>) =
        Player::all().partition(|(player, ..)| matches!(player, Player::Level(_)));
    let levels = levels
        .into_iter()
        .map(|(_, word, _)| (word, "this level of the game's computer player"));
    let baselines = baselines.into_iter().map(|(_, word, about)| (word, about));
    baselines.chain(levels)
}

fn read(name: &str) -> Result<Player, String> {
    Player::named(name).ok_or_else(|| {
        let known: Vec<String> = policies()
            .map(|(name, about)| format!("{name} ({about})"))
            .collect();
        let known = known.join(", ");
        format!("there is no such policy; the policies are {known}")
    })
}

impl Policies<Sahkku> for Deciders {
    type Policy = Player;

    fn policies(&self) -> [Player; 2] {
        [self.men, self.women]
    }

    fn told(&self) -> Settings {
        let policies = [("men_policy", self.men), ("women_policy", self.women)];
        policies
            .map(|(column, player)| (column.to_owned(), player.to_string()))
            .to_vec()
    }

    fn help() -> String {
        let lines = policies().map(|(name, about)| format!("  {name:<8} {about}\n"));
        format!("Policies:\n{}\n", lines.collect::<String>())
    }
}

impl Policy<Sahkku> for Player {
    #[inline]
    fn choose(
        &self,
        judge: &Judge,
        position: &Position,
        legal: &[Action],
        _: Option<Action>,
        rng: &mut GameRng,
    ) -> usize {
        let action = match self {
            Player::Random => return rng.below(legal.len()),
            // A playout has positions but no game, and needs none.
            Player::Greedy => greedy(judge, position, rng.bits()),
            Player::Level(level) => {
                Search::new(&engine(judge), position, *level, rng.bits()).decide()
            }
        };
        // It always has a legal answer if there is a decision to make.
        let chosen = legal.iter().position(|&known| Some(known) == action);
        chosen.unwrap_or(0)
    }
}
