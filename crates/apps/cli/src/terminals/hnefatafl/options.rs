//! The options that only the commands of this game have: policies, starts, matches and counts.

use clap::{Args, ValueEnum};
use game::Record;
use hnefatafl::{Action, Actions, Entry, Game, Judge, Position};
use hnefatafl_player::{Evaluator, WeightTable};

use super::Hnefatafl;
use crate::commands::matches::MatchOptions;
use crate::failure::Failure;
use crate::playout::{Policies, Policy, Settings};
use crate::rng::GameRng;
use crate::rule_choice::{Chosen, read_position};
use crate::run::GameReport;
use crate::starts::{StartOptions, Starts};

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Way {
    /// Any legal move, each equally likely
    Uniform,
    /// Mostly takes its own last move back, so that positions come back
    Shuffle,
}

#[derive(Args)]
pub(crate) struct Decider {
    /// Who decides
    #[arg(long, value_enum, default_value_t = Way::Uniform)]
    policy: Way,
}

#[derive(Args)]
pub(crate) struct Deciders {
    /// The policy that plays the Swedes
    #[arg(long, value_enum, value_name = "POLICY", default_value_t = Way::Uniform)]
    swede: Way,

    /// The policy that plays the Muscovite
    #[arg(long, value_enum, value_name = "POLICY", default_value_t = Way::Uniform)]
    muscovite: Way,
}

impl Policies<Hnefatafl> for Decider {
    type Policy = Way;

    fn policies(&self) -> [Way; 2] {
        [self.policy; 2]
    }
}

impl Policies<Hnefatafl> for Deciders {
    type Policy = Way;

    fn policies(&self) -> [Way; 2] {
        [self.swede, self.muscovite]
    }

    fn told(&self) -> Settings {
        let ways = [
            ("swede_policy", self.swede),
            ("muscovite_policy", self.muscovite),
        ];
        let name = |way: Way| {
            way.to_possible_value()
                .map(|value| value.get_name().to_owned())
        };
        ways.map(|(column, way)| (column.to_owned(), name(way).unwrap_or_default()))
            .to_vec()
    }
}

impl Policy<Hnefatafl> for Way {
    #[inline]
    fn choose(
        &self,
        _: &Judge,
        _: &Position,
        legal: &[Action],
        last: Option<Action>,
        rng: &mut GameRng,
    ) -> usize {
        if *self == Way::Shuffle
            && rng.below(8) != 0
            && let Some(last) = last
        {
            let back = |action: &Action| action.from == last.to && action.to == last.from;
            // There is one form, or a silent and a spoken one.
            let forms: Vec<usize> = (0..legal.len()).filter(|&n| back(&legal[n])).collect();
            if !forms.is_empty() {
                return forms[rng.below(forms.len())];
            }
        }
        rng.below(legal.len())
    }
}

#[derive(Args)]
pub(crate) struct From {
    /// The position from which the games go, or start
    #[arg(long, value_name = "POSITION", default_value = "start")]
    start: String,
}

impl StartOptions<Hnefatafl> for From {
    fn starts(
        &self,
        cases: Vec<Chosen<Hnefatafl>>,
    ) -> Result<(Vec<Starts<Hnefatafl>>, Settings), Failure> {
        let mut starts = Vec::new();
        for case in cases {
            match read_position::<Hnefatafl>(&case.judge, &self.start) {
                Ok(start) => {
                    let set_up = vec![(case.clone(), start)];
                    starts.push(Starts { case, set_up });
                }
                Err(_) if case.flip.is_some() => {}
                Err(failure) => return Err(failure),
            }
        }
        let start = game::trimmed(&self.start).to_owned();
        Ok((starts, vec![("start".to_owned(), start)]))
    }
}

#[derive(Args)]
pub(crate) struct Counting {
    /// Makes the moves of the last ply too, which otherwise are only counted
    #[arg(long)]
    pub(super) play: bool,
}

#[derive(Args)]
pub(crate) struct MatchChoice {
    /// The weights of the evaluation of each of --players: learned by self-play, or chosen by-hand
    #[arg(long, value_name = "WEIGHTS,WEIGHTS", value_parser = read_weights, default_value = "learned,learned")]
    weights: [WeightTable; 2],

    /// How many random moves each pair of games begins with
    #[arg(long, value_name = "PLIES", default_value_t = 2)]
    opening: u32,
}

fn read_weights(text: &str) -> Result<[WeightTable; 2], String> {
    let two = text.split_once(',').and_then(|(first, second)| {
        let read = |word: &str| WeightTable::from_word(word.trim());
        Some([read(first)?, read(second)?])
    });
    two.ok_or_else(|| {
        let words = WeightTable::WORDS.join(" or ");
        format!("each player's weights are {words}, such as learned,by-hand")
    })
}

impl MatchOptions<Hnefatafl> for MatchChoice {
    /// Random moves that neither end the game nor let the king out.
    fn opening(&self, judge: &Judge, draws: &mut GameRng) -> Record<Game> {
        const ATTEMPTS: u32 = 100;
        let mut legal = Actions::new();
        for _ in 0..ATTEMPTS {
            let mut record = Record::new(judge.clone(), None);
            let mut game = Game::new(judge.clone());
            for _ in 0..self.opening {
                game.legal(&mut legal);
                if legal.is_empty() {
                    break;
                }
                let action = legal[draws.below(legal.len())];
                game.enter_unchecked(action, &mut |_| ());
                record.push(Entry::Action(action));
            }
            if game.outcome().is_none() && judge.open_ways(game.position()).is_empty() {
                return record;
            }
        }
        Record::new(judge.clone(), None)
    }

    fn model(&self, place: usize, judge: &Judge) -> Evaluator {
        let table = self.weights.get(place).copied();
        Evaluator::with_weights(judge, table.unwrap_or(WeightTable::Learned))
    }

    fn told(&self, listed: Option<usize>) -> GameReport {
        let [one, other] = self.weights.map(WeightTable::word);
        let opening = if listed.is_some() { 0 } else { self.opening };
        let mut told = GameReport {
            games: match listed {
                Some(_) => String::new(),
                None => format!("{opening} random moves first, "),
            },
            rows: [
                vec![("first_weights".into(), one.into())],
                vec![("second_weights".into(), other.into())],
                vec![("opening".into(), opening.into())],
            ],
            ..GameReport::default()
        };
        if self.weights != [WeightTable::Learned; 2] {
            told.lines
                .push(("weights".into(), format!("{one} against {other}")));
        }
        told
    }
}
