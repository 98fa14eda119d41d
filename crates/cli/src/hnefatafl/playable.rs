//! Hnefatafl for engines and matches.

use std::fmt;

use clap::Args;
use game::{Judge, Level, Record, nth_random};
use hnefatafl::{Action, Actions, Entry, Event, Game, Outcome, Reason, Side, Square};
use hnefatafl_player::{Player, Progress, Search, Settings, WeightTable, Weights};

use super::story;
use crate::playable::{
    Answer, Decided, Ended, Limits, MatchOptions, Playable, Thinking, Told, Value, score_names,
};
use crate::rng::GameRng;

/// How many nodes are searched in one portion.
const PORTION: u64 = 500;

/// A player, and the weights of its evaluation.
#[derive(Clone, Copy)]
pub(crate) struct Weighted {
    player: Player,
    weights: WeightTable,
}

impl fmt::Display for Weighted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.player.fmt(f)
    }
}

impl Playable for Game {
    type Player = Weighted;
    type MatchOptions = Options;

    const PLAYERS: &'static [(&'static str, &'static str)] = &[
        ("beginner", "a level"),
        ("easy", "a level"),
        ("steady", "a level"),
        ("strong", "a level"),
        ("master", "a level"),
        ("random", "any legal move, each equally likely"),
        ("two-ply", "the static evaluation two plies ahead"),
    ];
    const MATCH_EXAMPLES: &'static str = "\
  sahkku --game hnefatafl match --rules tablut --players master,strong --games 100
  sahkku --game hnefatafl match --players strong,strong --opening 6 --format csv
  sahkku --game hnefatafl match --players easy,easy --weights learned,by-hand
  sahkku --game hnefatafl match --players strong,strong --rules linne --every-option
  sahkku --game hnefatafl match --players easy --engine 'node docs/engine/random.mjs' --records games";
    const SCORE_NAMES: [[&'static str; 6]; 3] = [
        score_names!("swede_"),
        score_names!("muscovite_"),
        score_names!("any_swede_"),
    ];
    const REASONS: &'static [&'static str] = Reason::WORDS;
    const CAP: u32 = 500;

    fn player(word: &str) -> Option<Weighted> {
        let player = word.parse().ok()?;
        let weights = WeightTable::Learned;
        Some(Weighted { player, weights })
    }

    fn side_name(side: game::Side) -> &'static str {
        story::name(side.into())
    }

    fn decisions(&self) -> Vec<Entry> {
        let mut legal = Actions::new();
        self.legal(&mut legal);
        legal.iter().map(|&action| Entry::Action(action)).collect()
    }

    /// What a move captures is checked where it is written.
    fn read_own_entry(&self, text: &str) -> Result<Entry, String> {
        let (squares, word) = text.split_once('=').unwrap_or((text, ""));
        let mut parts = squares.split('x');
        let mut plain = parts.next().unwrap_or_default().to_owned();
        if text.contains('=') {
            plain = format!("{plain}={word}");
        }
        let action: Action = plain
            .parse()
            .map_err(|why: hnefatafl::ReadError| why.to_string())?;
        let said = parts
            .map(str::parse::<Square>)
            .collect::<Result<Vec<_>, _>>();
        let mut said = said.map_err(|why| why.to_string())?;
        if !said.is_empty() && self.why(action).is_none() {
            let mut captured = Vec::new();
            let see = &mut |event| {
                if let Event::Captured { at, .. } = event {
                    captured.push(at);
                }
            };
            self.judge()
                .play_unchecked(&mut self.position().clone(), action, see);
            said.sort_unstable();
            captured.sort_unstable();
            if said != captured {
                return Err(format!(
                    "{action} captures something else; captures may be left out"
                ));
            }
        }
        Ok(Entry::Action(action))
    }

    fn think(
        &self,
        player: &Weighted,
        limits: &Limits,
        seed: u64,
    ) -> Option<Box<dyn Thinking<Entry>>> {
        let side = self.decider()?;
        if player.player == Player::Random {
            let legal = self.decisions();
            let chosen = nth_random(seed, 0).checked_rem(legal.len() as u64)?;
            let entry = *legal.get(chosen as usize)?;
            return Some(Box::new(Decided(entry)));
        }
        let weights = Weights::of(player.weights, self.judge().rules());
        let search = Search::new(self, settings(player.player, limits), seed);
        let search = search.with_weights(weights);
        Some(Box::new(Thought { search, side }))
    }

    /// There is no chance.
    fn before_throw(&self) -> Option<Value> {
        None
    }

    fn ended(outcome: &Outcome) -> Ended {
        Ended {
            winner: outcome.winner.map(Into::into),
            reason: outcome.reason.word(),
            halves: 0,
        }
    }
}

/// The settings of a player within these limits. The levels that err in nothing have no other limit then.
fn settings(player: Player, limits: &Limits) -> Settings {
    let mut settings = player.settings();
    let errs = !matches!(player, Player::Level(Level::Strong | Level::Master));
    let limited = limits.work.is_some() || limits.time.is_some();
    settings.nodes = match limits.work.unwrap_or(u64::MAX) {
        work if limited && !errs => work,
        work => settings.nodes.min(work),
    };
    settings.depth = limits.depth.map_or(settings.depth, |depth| depth.max(1));
    settings
}

/// The search of a player.
struct Thought {
    search: Search,
    side: Side,
}

impl Thinking<Entry> for Thought {
    fn step(&mut self, most: u64) -> bool {
        self.search.step(most.clamp(1, PORTION)) == Progress::Done
    }

    fn work(&self) -> u64 {
        self.search.nodes()
    }

    fn answer(&self) -> Option<Answer<Entry>> {
        let answer = self.search.answer()?;
        let win = match self.side {
            Side::Swede => answer.win_probability,
            Side::Muscovite => 1.0 - answer.win_probability,
        };
        Some(Answer {
            entries: vec![Entry::Action(answer.action)],
            value: Some(Value { win, units: None }),
        })
    }
}

/// What only matches of Hnefatafl can be told.
#[derive(Args)]
pub(crate) struct Options {
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

impl MatchOptions<Game> for Options {
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

    fn seated(&self, place: usize, player: Weighted) -> Weighted {
        let weights = self.weights.get(place).copied();
        let weights = weights.unwrap_or(player.weights);
        Weighted { weights, ..player }
    }

    fn told(&self) -> Told {
        let [one, other] = self.weights.map(WeightTable::word);
        let mut told = Told {
            games: format!("{} random moves first, ", self.opening),
            rows: [
                vec![("first_weights", one.into())],
                vec![("second_weights", other.into())],
                vec![("opening", self.opening.into())],
            ],
            ..Told::default()
        };
        if self.weights != [WeightTable::Learned; 2] {
            told.lines
                .push(("weights", format!("{one} against {other}")));
        }
        told
    }
}
