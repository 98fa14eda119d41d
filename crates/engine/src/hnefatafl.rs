//! Hnefatafl for engines.

use std::fmt;

use game::{Level, nth_random};
use hnefatafl::{Action, Actions, Entry, Event, Game, Side, Square};
use hnefatafl_player::{Player, Progress, Search, Settings, WeightTable, Weights};

use crate::playable::{Answer, Decided, Limits, Playable, Thinking, Value};

/// How many nodes are searched in one portion.
const PORTION: u64 = 500;

/// A player, and the weights of its evaluation.
#[derive(Clone, Copy)]
pub struct Weighted {
    /// The player.
    pub player: Player,
    /// The weights.
    pub weights: WeightTable,
}

impl fmt::Display for Weighted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.player.fmt(f)
    }
}

impl Playable for Game {
    type Player = Weighted;

    const PLAYERS: &'static [(&'static str, &'static str)] = &[
        ("beginner", "a level"),
        ("easy", "a level"),
        ("steady", "a level"),
        ("strong", "a level"),
        ("master", "a level"),
        ("random", "any legal move, each equally likely"),
        ("two-ply", "the static evaluation two plies ahead"),
    ];
    fn player(word: &str) -> Option<Weighted> {
        let player = word.parse().ok()?;
        let weights = WeightTable::Learned;
        Some(Weighted { player, weights })
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
