//! One game of a match.

use std::time::Duration;

use game::{Side, nth_random};

use super::conditions::Conditions;
use super::lineup::Setting;
use super::seat::{Choice, Decided, Seat};
use super::table::{Facts, Table, WaitsFor};
use super::thinking::Thinking;
use crate::interrupt;
use crate::rng::GameRng;
use crate::terminal::Ended;

pub(crate) struct Played {
    table: Box<dyn Table>,
    pub(crate) end: End,
    /// Throws, or decisions in a game without chance.
    pub(crate) length: u32,
    /// The time for the decisions of both players.
    pub(crate) thinking: [Thinking; 2],
}

pub(crate) enum End {
    Rules(Ended),
    Cap,
    /// A player resigned, or both agreed on a draw.
    Players(ByPlayers, Ended),
    /// By an action or a failure of an engine.
    Forfeit(Forfeit),
}

/// The ways in which players can end a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ByPlayers {
    Resigned,
    Agreed,
}

impl ByPlayers {
    pub(crate) const ALL: [ByPlayers; 2] = [ByPlayers::Resigned, ByPlayers::Agreed];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            ByPlayers::Resigned => "resigned",
            ByPlayers::Agreed => "agreed",
        }
    }
}

/// A game lost other than by play.
pub(crate) struct Forfeit {
    /// The place of the player among the two.
    pub(crate) place: usize,
    pub(crate) why: String,
    /// It counts as this: a resignation.
    ended: Ended,
}

impl End {
    /// The end by the rules, or the end that it counts as.
    pub(crate) fn ended(&self) -> Option<&Ended> {
        match self {
            End::Rules(ended) | End::Players(_, ended) => Some(ended),
            End::Cap => None,
            End::Forfeit(forfeit) => Some(&forfeit.ended),
        }
    }
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
    names: [&str; 2],
    seats: [&mut Seat; 2],
    game: u64,
) -> Played {
    let (first, pair) = (side_of_first(game), game / 2);
    // The dice do not depend on how many random numbers the players draw.
    let (mut dice, mut draws) = if facts.has_chance {
        let [dice, draws] = [0, 1].map(|part| pair.wrapping_mul(2) | part);
        (
            GameRng::new(conditions.seed, dice),
            GameRng::new(conditions.seed, draws),
        )
    } else {
        let rng = || GameRng::new(conditions.seed, pair);
        (rng(), rng())
    };
    let mut table = setting.opening(pair, &mut draws);
    for side in Side::BOTH {
        table.set_name(side, names[place(first, side)]);
    }
    let mut referee = Referee {
        table,
        facts,
        seats,
        first,
        length: 0,
        thinking: [Thinking::default(); 2],
        clocks: [conditions
            .limits
            .clock
            .map_or(Duration::ZERO, |[time, _]| time); 2],
    };
    let end = referee.play(conditions, game, &mut dice, &mut draws);
    if let End::Forfeit(forfeit) = &end
        && let Seat::EnginePlayer(engine) = &mut *referee.seats[forfeit.place]
    {
        engine.dismiss();
    }
    Played {
        table: referee.table,
        end,
        length: referee.length,
        thinking: referee.thinking,
    }
}

/// The game so far.
struct Referee<'a> {
    table: Box<dyn Table>,
    facts: Facts,
    seats: [&'a mut Seat; 2],
    /// The side of the first player.
    first: Side,
    length: u32,
    thinking: [Thinking; 2],
    /// The remaining time of each side, if engines play by a clock.
    clocks: [Duration; 2],
}

impl Referee<'_> {
    fn play(
        &mut self,
        conditions: &Conditions,
        number: u64,
        dice: &mut GameRng,
        draws: &mut GameRng,
    ) -> End {
        for side in Side::BOTH {
            let place = place(self.first, side);
            let seed = nth_random(conditions.seed, number.wrapping_mul(2) | place as u64);
            if let Seat::EnginePlayer(engine) = &mut *self.seats[place]
                && let Err(why) = engine.begin(self.facts.id, &*self.table, seed)
            {
                return self.forfeit(side, why);
            }
        }
        loop {
            let full = self.length == conditions.cap;
            if interrupt::is_asked() {
                // The end of the game no longer matters.
                return End::Cap;
            }
            match self.table.waits_for() {
                WaitsFor::Nothing(ended) => return End::Rules(ended),
                WaitsFor::Chance if full => return End::Cap,
                WaitsFor::Chance => {
                    self.length += 1;
                    if !self.table.throw(dice) {
                        return End::Cap;
                    }
                }
                WaitsFor::Decision(_) if full && !self.facts.has_chance => return End::Cap,
                WaitsFor::Decision(side) => {
                    self.length += u32::from(!self.facts.has_chance);
                    if let Some(end) = self.decide(side, draws) {
                        return end;
                    }
                }
            }
        }
    }

    /// Lets a side decide. Returns how the game ended, if not only by its rules.
    fn decide(&mut self, side: Side, draws: &mut GameRng) -> Option<End> {
        let place = place(self.first, side);
        let decided = match &mut *self.seats[place] {
            Seat::Player(player) => {
                let decided = self.table.decide(player, place, draws.bits());
                decided.map(|()| Decided::default())
            }
            Seat::EnginePlayer(engine) => engine.decide(side, &mut *self.table, &mut self.clocks),
        };
        let Decided {
            choice,
            offers_draw,
            spent,
        } = match decided {
            Ok(decided) => decided,
            Err(why) => return Some(self.forfeit(side, why)),
        };
        if let Some(spent) = spent {
            self.thinking[place].add(spent);
        }
        if choice == Choice::Resigns {
            self.table.resign(side);
            return Some(self.ended_by(ByPlayers::Resigned));
        }
        let is_over = matches!(self.table.waits_for(), WaitsFor::Nothing(_));
        if !offers_draw || is_over {
            return None;
        }
        let word = self.facts.sides[side.other().index()];
        let taken = match &mut *self.seats[1 - place] {
            Seat::Player(_) => Ok(false),
            Seat::EnginePlayer(engine) => engine.takes_draw(word, &*self.table),
        };
        match taken {
            Ok(true) if self.table.agree() => Some(self.ended_by(ByPlayers::Agreed)),
            Ok(_) => None,
            Err(why) => Some(self.forfeit(side.other(), why)),
        }
    }

    fn ended_by(&self, how: ByPlayers) -> End {
        match self.table.waits_for() {
            WaitsFor::Nothing(ended) => End::Players(how, ended),
            _ => End::Cap,
        }
    }

    /// A side loses other than by play, which counts and is recorded as a resignation.
    fn forfeit(&mut self, side: Side, why: String) -> End {
        let place = place(self.first, side);
        self.table.resign(side);
        match self.table.waits_for() {
            WaitsFor::Nothing(ended) => End::Forfeit(Forfeit { place, why, ended }),
            _ => End::Cap,
        }
    }
}

impl Played {
    /// The record, with a comment for anything that a record cannot express.
    pub(crate) fn record_text(&self, facts: Facts, game: u64) -> String {
        let record = self.table.record();
        let comment = match &self.end {
            End::Rules(_) | End::Players(..) => return record,
            End::Cap => "The match ended this game: it was too long.".to_owned(),
            End::Forfeit(Forfeit { place, why, .. }) => {
                let first = side_of_first(game);
                let side = if *place == 0 { first } else { first.other() };
                let word = facts.sides[side.index()];
                format!("Adjudicated against {word}: {why}").replace(char::is_control, " ")
            }
        };
        format!("{record}# {comment}\n")
    }
}
