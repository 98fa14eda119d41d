//! Kotra for engines.

use kotra::{Action, Actions, Die, Entry, Game, Phase, Side, Stage, Throw};
use kotra_player::{Ends, Engine, Evaluation, Player, Progress, Search};

use crate::playable::{Answer, Limits, Playable, Thinking, Value};

/// How many positions are evaluated in one portion.
const PORTION: u64 = 64;

impl Playable for Game {
    type Player = Player;

    const PLAYERS: &'static [(&'static str, &'static str)] = &[
        ("beginner", "a level"),
        ("easy", "a level"),
        ("steady", "a level"),
        ("strong", "a level"),
        ("master", "a level"),
        ("random", "any legal action, each equally likely"),
        ("racer", "the fewest pips left"),
        ("by-hand", "an evaluation chosen by hand"),
    ];
    fn player(word: &str) -> Option<Player> {
        word.parse().ok()
    }

    fn decisions(&self) -> Vec<Entry> {
        let mut legal = Actions::new();
        self.legal(&mut legal);
        legal.iter().map(|&action| Entry::Action(action)).collect()
    }

    fn read_own_entry(&self, text: &str) -> Result<Entry, String> {
        let side = |word: &str| Side::BOTH.into_iter().find(|side| side.word() == word);
        if let Some(dice) = text.strip_prefix("round ") {
            let dice = dice.split_once('/').and_then(|(white, black)| {
                let (white, black) = (read_die(white)?, read_die(black)?);
                Some(Entry::Round { white, black })
            });
            return dice.ok_or_else(|| "expected a round such as round 3/5".to_owned());
        }
        if let Some(word) = text.strip_prefix("begins ") {
            let begins = side(word).map(Entry::Begins);
            return begins.ok_or_else(|| "expected begins white or begins black".to_owned());
        }
        if self.phase() == Phase::ThrowOff {
            let why = "it is not known who begins; expected a round such as round 3/5";
            return Err(why.to_owned());
        }
        let throws =
            self.phase() == Phase::Play && matches!(self.position().stage(), Stage::Throw(_));
        if throws {
            return read_throw(text)
                .ok_or_else(|| "expected a throw such as 62, or 6 of one die".to_owned());
        }
        // In a record the mark of a hit is written, and the die of a bearing off only where it is not plain.
        let plain = text.replace('*', "");
        if plain.ends_with("/off") {
            let written = |entry: &Entry| entry.to_string().starts_with(&format!("{plain}("));
            if let Some(off) = self.decisions().into_iter().find(written) {
                return Ok(off);
            }
        }
        let action = plain.parse::<Action>();
        action.map(Entry::Action).map_err(|why| why.to_string())
    }

    fn think(&self, player: &Player, _: &Limits, seed: u64) -> Option<Box<dyn Thinking<Entry>>> {
        self.decider()?;
        let search = Search::new(self.judge(), self.position(), &player.settings(), seed);
        Some(Box::new(Thought {
            search,
            work: 0,
            knows: matches!(player, Player::Level(_)),
        }))
    }

    fn before_throw(&self) -> Option<Value> {
        if self.phase() != Phase::Play {
            return None;
        }
        let side = self.position().turn();
        let mut engine = Engine::new(self.judge(), Evaluation::learned());
        Some(value(&engine.ends_ahead(self.position(), side)))
    }
}

fn read_die(text: &str) -> Option<Die> {
    Die::new(text.parse().ok()?)
}

fn read_throw(text: &str) -> Option<Entry> {
    let mut dice = text.chars().map(|c| read_die(c.encode_utf8(&mut [0; 4])));
    let throw = match (dice.next(), dice.next(), dice.next()) {
        (Some(one), None, None) => Throw::one(one?),
        (Some(one), Some(other), None) => Throw::two(one?, other?),
        _ => return None,
    };
    Some(Entry::Throw(throw))
}

fn value(ends: &Ends) -> Value {
    Value {
        win: ends.wins(),
        units: Some(ends.equity()),
    }
}

/// The search of a player.
struct Thought {
    search: Search,
    work: u64,
    /// Whether what it takes the ends for can be taken for chances: yardsticks only compare.
    knows: bool,
}

impl Thinking<Entry> for Thought {
    fn step(&mut self, most: u64) -> bool {
        let portion = most.clamp(1, PORTION);
        self.work += portion;
        self.search.step(portion as u32) == Progress::Done
    }

    fn work(&self) -> u64 {
        self.work
    }

    /// The whole way to use the throw.
    fn answer(&self) -> Option<Answer<Entry>> {
        let answer = self.search.answer()?;
        Some(Answer {
            entries: answer
                .way
                .iter()
                .map(|&action| Entry::Action(action))
                .collect(),
            value: self.knows.then(|| value(&answer.ends)),
        })
    }
}
