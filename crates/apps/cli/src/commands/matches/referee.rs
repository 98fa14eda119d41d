//! One game of a match.

use std::time::Duration;

use game::{Side, nth_random};

use super::conditions::Conditions;
use super::lineup::Setting;
use super::seat::{Decided, Seat};
use super::table::{Facts, Table, WaitsFor};
use super::thinking::Thinking;
use crate::interrupt;
use crate::rng::GameRng;
use crate::terminal::Ended;

pub(crate) struct Played {
    table: Box<dyn Table>,
    /// How it ended; `None` if it was too long.
    pub(crate) ended: Option<Ended>,
    /// A forfeit counts, and is recorded, as a resignation.
    pub(crate) forfeit: Option<Forfeit>,
    /// Throws, or decisions in a game without chance.
    pub(crate) length: u32,
    /// The time for the decisions of both players.
    pub(crate) thinking: [Thinking; 2],
}

/// Why a game is lost other than by play: by an action or a failure of an engine.
pub(crate) struct Forfeit {
    /// The place of the player among the two.
    pub(crate) place: usize,
    pub(crate) why: String,
}

/// The side of the first player in a game of a match, by its number from 0.
pub(crate) fn side_of_first(game: u64) -> Side {
    Side::BOTH[(game % 2) as usize]
}

/// The place among the two of the player of this side.
fn place(first: Side, side: Side) -> usize {
    usize::from(side != first)
}

/// Plays a game of a pair between the players in these two places.
pub(crate) fn play(
    conditions: &Conditions,
    facts: Facts,
    setting: &Setting,
    names: &[String; 2],
    seats: &mut [Seat; 2],
    game: u64,
) -> Played {
    let (first, pair) = (side_of_first(game), game / 2);
    // The dice do not depend on how many random numbers the players draw.
    let [mut dice, mut draws] = [0, 1].map(|part| match facts.has_chance {
        true => GameRng::new(conditions.seed, pair.wrapping_mul(2) | part),
        false => GameRng::new(conditions.seed, pair),
    });
    let mut table = setting.opening(pair, &mut draws);
    for side in Side::BOTH {
        table.set_name(side, &names[place(first, side)]);
    }
    let time = conditions.limits.clock.map(|[time, _]| time);
    let mut referee = Referee {
        conditions,
        facts,
        table,
        seats,
        first,
        length: 0,
        thinking: [Thinking::default(); 2],
        clocks: [time.unwrap_or_default(); 2],
    };
    let lost = referee.play(game, &mut dice, &mut draws).err();
    let forfeit = lost.map(|(side, why)| referee.forfeit(side, why));
    let ended = match referee.table.waits_for() {
        WaitsFor::Nothing(ended) => Some(ended),
        _ => None,
    };
    Played {
        table: referee.table,
        ended,
        forfeit,
        length: referee.length,
        thinking: referee.thinking,
    }
}

struct Referee<'a> {
    conditions: &'a Conditions,
    facts: Facts,
    table: Box<dyn Table>,
    seats: &'a mut [Seat; 2],
    first: Side,
    length: u32,
    thinking: [Thinking; 2],
    /// The remaining time of each side, if engines play by a clock.
    clocks: [Duration; 2],
}

/// A side that loses other than by play, and why.
type Lost = (Side, String);

impl Referee<'_> {
    /// Plays until the game is over or too long.
    fn play(&mut self, number: u64, dice: &mut GameRng, draws: &mut GameRng) -> Result<(), Lost> {
        for side in Side::BOTH {
            let place = place(self.first, side);
            let seed = nth_random(self.conditions.seed, number.wrapping_mul(2) | place as u64);
            if let Seat::EnginePlayer(engine) = &mut self.seats[place] {
                let begun = engine.begin(self.facts.id, &*self.table, seed);
                begun.map_err(|why| (side, why))?;
            }
        }
        // After an interrupt, the end of the game no longer matters.
        while !interrupt::is_asked() {
            let full = self.length == self.conditions.cap;
            match self.table.waits_for() {
                WaitsFor::Nothing(_) => break,
                WaitsFor::Chance if full => break,
                WaitsFor::Chance => {
                    self.length += 1;
                    if !self.table.throw(dice) {
                        break;
                    }
                }
                WaitsFor::Decision(_) if full && !self.facts.has_chance => break,
                WaitsFor::Decision(side) => {
                    self.length += u32::from(!self.facts.has_chance);
                    self.decide(side, draws)?;
                }
            }
        }
        Ok(())
    }

    fn decide(&mut self, side: Side, draws: &mut GameRng) -> Result<(), Lost> {
        let place = place(self.first, side);
        let decided = match &mut self.seats[place] {
            Seat::Player(player) => {
                let decided = self.table.decide(player, place, draws.bits());
                decided.map(|()| Decided::default())
            }
            Seat::EnginePlayer(engine) => engine.decide(side, &mut *self.table, &mut self.clocks),
        };
        let decided = decided.map_err(|why| (side, why))?;
        if let Some(spent) = decided.spent {
            self.thinking[place].add(spent);
        }
        if decided.resigns {
            self.table.resign(side);
        }
        if !decided.offers_draw || matches!(self.table.waits_for(), WaitsFor::Nothing(_)) {
            return Ok(());
        }
        let other = side.other();
        let word = self.facts.sides[other.index()];
        if let Seat::EnginePlayer(engine) = &mut self.seats[1 - place] {
            let takes_draw = engine.takes_draw(word, &*self.table);
            if takes_draw.map_err(|why| (other, why))? {
                self.table.agree();
            }
        }
        Ok(())
    }

    fn forfeit(&mut self, side: Side, why: String) -> Forfeit {
        self.table.resign(side);
        let place = place(self.first, side);
        if let Seat::EnginePlayer(engine) = &mut self.seats[place] {
            engine.dismiss();
        }
        Forfeit { place, why }
    }
}

impl Played {
    /// The record, with a comment for anything that a record cannot express.
    pub(crate) fn record_text(&self, facts: Facts, game: u64) -> String {
        let record = self.table.record();
        let comment = match (&self.forfeit, &self.ended) {
            (Some(Forfeit { place, why }), _) => {
                let first = side_of_first(game);
                let side = if *place == 0 { first } else { first.other() };
                let word = facts.sides[side.index()];
                format!("Adjudicated against {word}: {why}").replace(char::is_control, " ")
            }
            (None, None) => "The match ended this game: it was too long.".to_owned(),
            (None, Some(_)) => return record,
        };
        format!("{record}# {comment}\n")
    }
}
