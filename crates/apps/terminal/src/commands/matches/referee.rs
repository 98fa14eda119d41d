//! One game of a match.

use game::{Dealt, Game as _, Recorded, Side, Turn, nth_random};

use super::Arguments;
use super::match_game::{MatchGame, MatchOptions};
use super::seat::Seat;
use crate::playout::Ended;
use crate::rng::GameRng;
use crate::types::{Entry, Game, Judge, Knowledge, Record};

/// What one game came to.
pub(crate) struct Played<G: MatchGame> {
    record: Record<G>,
    pub(crate) end: End,
    /// Throws, or decisions in a game without chance.
    pub(crate) length: u32,
}

/// How a game ended.
pub(crate) enum End {
    /// By its rules.
    Rules(Ended),
    /// It was too long.
    Cap,
    /// By what an engine did, or did not.
    Forfeit(Forfeit),
}

/// Who lost a game by something else than play.
pub(crate) struct Forfeit {
    /// The place of the player among the two.
    pub(crate) place: usize,
    pub(crate) why: String,
    /// What that counts as: a resignation.
    ended: Ended,
}

impl End {
    /// The end by the rules, or what it counts as.
    pub(crate) fn ended(&self) -> Option<&Ended> {
        match self {
            End::Rules(ended) => Some(ended),
            End::Cap => None,
            End::Forfeit(forfeit) => Some(&forfeit.ended),
        }
    }
}

/// The side of the player named first in a game of a match, by its number from 0.
pub(crate) fn side_of_first(game: u64) -> Side {
    Side::BOTH[(game % 2) as usize]
}

/// The place among the two of the player at this side.
fn place(first: Side, side: Side) -> usize {
    usize::from(side != first)
}

/// Plays a game of a pair.
pub(crate) fn play<G: MatchGame>(
    arguments: &Arguments<G>,
    judge: &Judge<G>,
    names: &[String; 2],
    seats: &mut [Seat<G>; 2],
    game: u64,
) -> Played<G> {
    let (first, pair) = (side_of_first(game), game / 2);
    // The dice do not depend on how often the players draw.
    let (mut dice, mut draws) = if Game::<G>::HAS_CHANCE {
        let [dice, draws] = [0, 1].map(|part| pair.wrapping_mul(2) | part);
        (
            GameRng::new(arguments.seed, dice),
            GameRng::new(arguments.seed, draws),
        )
    } else {
        let rng = || GameRng::new(arguments.seed, pair);
        (rng(), rng())
    };
    let mut record = arguments.own.opening(judge, &mut draws);
    for side in Side::BOTH {
        record.set_name(side.into(), &names[place(first, side)]);
    }
    let mut table = Table {
        game: record.replay(usize::MAX),
        record,
        knowledge: [0, 1].map(|place| arguments.own.knowledge(place, judge)),
        length: 0,
    };
    let end = table.play(arguments, seats, first, game, &mut dice, &mut draws);
    if let End::Forfeit(forfeit) = &end {
        seats[forfeit.place].dismiss();
    }
    Played {
        record: table.record,
        end,
        length: table.length,
    }
}

/// The game as far as it has come.
struct Table<G: MatchGame> {
    game: Game<G>,
    record: Record<G>,
    /// What the players in both places know of the rules.
    knowledge: [Knowledge<G>; 2],
    length: u32,
}

impl<G: MatchGame> Table<G> {
    fn play(
        &mut self,
        arguments: &Arguments<G>,
        seats: &mut [Seat<G>; 2],
        first: Side,
        number: u64,
        dice: &mut GameRng,
        draws: &mut GameRng,
    ) -> End {
        for side in Side::BOTH {
            let place = place(first, side);
            let seed = nth_random(arguments.seed, number.wrapping_mul(2) | place as u64);
            if let Err(why) = seats[place].begin(&self.record, seed) {
                return self.forfeit(place, side, why);
            }
        }
        loop {
            let full = self.length == arguments.cap;
            match self.game.turn() {
                Turn::Over(outcome) => return End::Rules(G::ended(&outcome)),
                Turn::Chance(_) if full => return End::Cap,
                Turn::Chance(_) => {
                    let Some(entry) = G::throw(&self.game, dice) else {
                        return End::Cap;
                    };
                    self.length += 1;
                    if !self.enter(entry) {
                        return End::Cap;
                    }
                }
                Turn::Decide(_) if full && !Game::<G>::HAS_CHANCE => return End::Cap,
                Turn::Decide(side) => {
                    let side = side.into();
                    let place = place(first, side);
                    let knowledge = &self.knowledge[place];
                    let decided = seats[place].decide(&self.game, &self.record, knowledge, draws);
                    let entries = match decided {
                        Ok(entries) => entries,
                        Err(why) => return self.forfeit(place, side, why),
                    };
                    self.length += u32::from(!Game::<G>::HAS_CHANCE);
                    for entry in entries {
                        let text = entry.to_string();
                        if !self.enter(entry) {
                            let why = format!("it answered \"{text}\", which is not legal");
                            return self.forfeit(place, side, why);
                        }
                    }
                }
            }
        }
    }

    /// Enters an entry and puts it on record; whether it can come next.
    fn enter(&mut self, entry: Entry<G>) -> bool {
        let entry = self.game.as_recorded(entry);
        let entered = self.game.enter_unseen(&entry).is_ok();
        if entered {
            self.record.push(entry);
        }
        entered
    }

    /// A side loses by something else than play, which counts and is put on record as if it had resigned.
    fn forfeit(&mut self, place: usize, side: Side, why: String) -> End {
        self.enter(Game::<G>::resignation(side.into()));
        let ended = match self.game.turn() {
            Turn::Over(outcome) => G::ended(&outcome),
            _ => return End::Cap,
        };
        End::Forfeit(Forfeit { place, why, ended })
    }
}

impl<G: MatchGame> Played<G> {
    /// The record, and what a record has no word for as a comment.
    pub(crate) fn record_text(&self, game: u64) -> String {
        let comment = match &self.end {
            End::Rules(_) => return self.record.to_string(),
            End::Cap => "The match ended this game: it was too long.".to_owned(),
            End::Forfeit(Forfeit { place, why, .. }) => {
                let first = side_of_first(game);
                let side = if *place == 0 { first } else { first.other() };
                let word = Game::<G>::SIDES[side.index()];
                format!("Adjudicated against {word}: {why}").replace(char::is_control, " ")
            }
        };
        format!("{}# {comment}\n", self.record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_player_named_first_plays_both_sides_in_turn() {
        let sides = [0, 1, 2].map(side_of_first);
        assert_eq!(sides, [Side::First, Side::Second, Side::First]);
    }
}
