//! Sáhkku for engines.

use std::fmt;

use sahkku::{Actions, Entry, Face, Game, Phase, Side, Stage, Throw};
use sahkku_player::{Level, Search, chooses_miedut, greedy, nth_random};

use sahkku_weights::engine;

use crate::playable::{Answer, Decided, Limits, Playable, Thinking, Value};

/// About how many positions are evaluated in one portion.
const PORTION: u64 = 100;

/// A level, or a yardstick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A level.
    Level(Level),
    /// Any legal action, each equally likely.
    Random,
    /// Wins or captures if it can, else takes the king, else moves on.
    Greedy,
}

impl Player {
    const fn word(self) -> &'static str {
        match self {
            Player::Level(level) => level.word(),
            Player::Random => "random",
            Player::Greedy => "greedy",
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Playable for Game {
    type Player = Player;

    const PLAYERS: &'static [(&'static str, &'static str)] = &[
        ("beginner", "a level"),
        ("easy", "a level"),
        ("steady", "a level"),
        ("strong", "a level"),
        ("master", "a level"),
        ("random", "any legal action, each equally likely"),
        (
            "greedy",
            "wins or captures if it can, else takes the king, else moves on",
        ),
    ];
    fn player(word: &str) -> Option<Player> {
        match word {
            "random" => Some(Player::Random),
            "greedy" => Some(Player::Greedy),
            _ => word.parse().ok().map(Player::Level),
        }
    }

    fn decisions(&self) -> Vec<Entry> {
        if let Phase::ChooseWay(_) = self.phase() {
            return [false, true].map(Entry::Walks).to_vec();
        }
        let mut legal = Actions::new();
        game::Game::legal(self, &mut legal);
        legal.iter().map(|&action| Entry::Action(action)).collect()
    }

    fn read_own_entry(&self, text: &str) -> Result<Entry, String> {
        let (key, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        match key {
            "round" => {
                let both = rest.split_once('/');
                let (men, women) = both.ok_or("expected a round such as round X/II")?;
                let (men, women) = (read_throw(men)?, read_throw(women)?);
                Ok(Entry::Round { men, women })
            }
            "begins" => {
                let begins = Side::from_word(rest).map(Entry::Begins);
                begins.ok_or_else(|| "expected begins men or begins women".to_owned())
            }
            "walks" => match rest {
                "miedut" => Ok(Entry::Walks(true)),
                "vuosttut" => Ok(Entry::Walks(false)),
                _ => Err("expected walks vuosttut or walks miedut".to_owned()),
            },
            _ if self.phase() == Phase::ThrowOff => {
                let form = match self.judge().rules().throw_off.dice() {
                    Some(_) => "a round such as round X/II",
                    None => "begins men or begins women",
                };
                Err(format!("it is not known who begins; expected {form}"))
            }
            _ if let Phase::ChooseWay(side) = self.phase() => Err(format!(
                "the {side} choose their way; expected walks vuosttut or walks miedut"
            )),
            _ => {
                let throws = matches!(self.position().stage(), Stage::Throw(_));
                if self.phase() == Phase::Play && throws {
                    return read_throw(text).map(Entry::Throw);
                }
                Entry::read_decision(text).map_err(|why| why.to_string())
            }
        }
    }

    fn think(&self, player: &Player, _: &Limits, seed: u64) -> Option<Box<dyn Thinking<Entry>>> {
        let side = self.decider()?;
        if let Phase::ChooseWay(_) = self.phase() {
            let miedut = match *player {
                Player::Level(level) => {
                    chooses_miedut(&engine(self.judge()), side.other(), level, seed)
                }
                Player::Random | Player::Greedy => seed & 1 == 1,
            };
            return Some(Box::new(Decided(Entry::Walks(miedut))));
        }
        let position = self.position();
        match *player {
            Player::Random => {
                let legal = self.decisions();
                let chosen = nth_random(seed, 0).checked_rem(legal.len() as u64)?;
                let entry = legal.get(chosen as usize)?.clone();
                Some(Box::new(Decided(entry)))
            }
            Player::Greedy => {
                let action = greedy(self.judge(), position, seed)?;
                Some(Box::new(Decided(Entry::Action(action))))
            }
            Player::Level(level) => {
                let engine = engine(self.judge());
                // A beginner ranks actions by what they do at once, which is no chance to win; and nothing is searched
                // where there is nothing to choose.
                let at_sight = level == Level::Beginner || self.decisions().len() < 2;
                let sight = at_sight.then(|| engine.static_eval(position, side));
                let search = Search::new(&engine, position, level, seed);
                Some(Box::new(Thought { search, sight }))
            }
        }
    }

    fn before_throw(&self) -> Option<Value> {
        let (position, side) = (self.position(), self.position().turn());
        (self.phase() == Phase::Play).then(|| Value {
            win: engine(self.judge()).static_eval(position, side),
            units: None,
        })
    }
}

fn read_throw(text: &str) -> Result<Throw, String> {
    let mut throw = Throw::new();
    for word in text.split(',') {
        let face: Face = word
            .trim()
            .parse()
            .map_err(|why: sahkku::NotAFace| format!("expected a throw such as X,III,-: {why}"))?;
        let fits = throw.try_push(face);
        fits.map_err(|_| format!("at most {} dice can be thrown", sahkku::MAX_DICE))?;
    }
    Ok(throw)
}

/// The search of a level.
struct Thought {
    search: Search,
    /// The chance to win by static evaluation, where the search does not tell it.
    sight: Option<f32>,
}

impl Thinking<Entry> for Thought {
    fn step(&mut self, most: u64) -> bool {
        self.search.advance(most.clamp(1, PORTION) as u32).is_some()
    }

    fn work(&self) -> u64 {
        self.search.evaluations()
    }

    fn answer(&self) -> Option<Answer<Entry>> {
        let decision = self.search.best_so_far()?;
        let best = decision.ranked.first().map(|best| best.win_probability);
        Some(Answer {
            entries: vec![Entry::Action(decision.action)],
            value: self.sight.or(best).map(|win| Value { win, units: None }),
        })
    }
}
