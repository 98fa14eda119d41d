//! Matches of Hnefatafl.

use clap::Args;
use game::{Judge, Record};
use hnefatafl::{Actions, Entry, Game};
use hnefatafl_player::{Evaluator, WeightTable};
use terminal::commands::matches::{MatchGame, MatchOptions};
use terminal::{GameReport, GameRng};

use crate::Hnefatafl;
use crate::story;

impl MatchGame for Hnefatafl {
    type MatchOptions = Options;

    const CAP: &'static str = "500";

    fn side_name(side: game::Side) -> &'static str {
        story::name(side.into())
    }
}

/// What only matches of Hnefatafl can be told.
#[derive(Args)]
pub struct Options {
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

impl MatchOptions<Hnefatafl> for Options {
    /// Random moves, none of which ends the game or lets the king out.
    fn opening(&self, judge: &Judge<Game>, draws: &mut GameRng) -> Record<Game> {
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

    fn knowledge(&self, place: usize, judge: &Judge<Game>) -> Evaluator {
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
