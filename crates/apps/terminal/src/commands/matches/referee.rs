//! One game of a match.

use game::{Dealt, Game as _, Recorded, Side, Turn, nth_random};

use super::conditions::Conditions;
use super::match_game::{MatchGame, MatchOptions};
use super::openings::Openings;
use super::seat::{Choice, Decided, Seat};
use super::thinking::Thinking;
use crate::interrupt;
use crate::playout::Ended;
use crate::rng::GameRng;
use crate::types::{Entry, Game, Judge, Knowledge, Record};

/// What one game came to.
pub(crate) struct Played<G: MatchGame> {
    record: Record<G>,
    pub(crate) end: End,
    /// Throws, or decisions in a game without chance.
    pub(crate) length: u32,
    /// What the decisions of both players took.
    pub(crate) thinking: [Thinking; 2],
}

/// How a game ended.
pub(crate) enum End {
    /// By its rules.
    Rules(Ended),
    /// It was too long.
    Cap,
    /// A player resigned, or both agreed on a draw.
    Players(ByPlayers, Ended),
    /// By what an engine did, or did not.
    Forfeit(Forfeit),
}

/// What players can end a game by.
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
            End::Rules(ended) | End::Players(_, ended) => Some(ended),
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

/// Plays a game of a pair between the players in these two places.
pub(crate) fn play<G: MatchGame>(
    conditions: &Conditions<G>,
    (judge, openings): (&Judge<G>, &Openings<G>),
    names: [&str; 2],
    seats: [&mut Seat<G>; 2],
    game: u64,
) -> Played<G> {
    let (first, pair) = (side_of_first(game), game / 2);
    // The dice do not depend on how often the players draw.
    let (mut dice, mut draws) = if Game::<G>::HAS_CHANCE {
        let [dice, draws] = [0, 1].map(|part| pair.wrapping_mul(2) | part);
        (
            GameRng::new(conditions.seed, dice),
            GameRng::new(conditions.seed, draws),
        )
    } else {
        let rng = || GameRng::new(conditions.seed, pair);
        (rng(), rng())
    };
    let mut record = openings.of(conditions, judge, pair, &mut draws);
    for side in Side::BOTH {
        record.set_name(side.into(), names[place(first, side)]);
    }
    let mut table = Table {
        game: record.replay(usize::MAX),
        record,
        knowledge: [0, 1].map(|place| conditions.own.knowledge(place, judge)),
        seats,
        first,
        length: 0,
        thinking: [Thinking::default(); 2],
    };
    let end = table.play(conditions, game, &mut dice, &mut draws);
    if let End::Forfeit(forfeit) = &end {
        table.seats[forfeit.place].dismiss();
    }
    Played {
        record: table.record,
        end,
        length: table.length,
        thinking: table.thinking,
    }
}

/// The game as far as it has come.
struct Table<'a, G: MatchGame> {
    game: Game<G>,
    record: Record<G>,
    /// What the players in both places know of the rules.
    knowledge: [Knowledge<G>; 2],
    seats: [&'a mut Seat<G>; 2],
    /// The side of the player named first.
    first: Side,
    length: u32,
    thinking: [Thinking; 2],
}

impl<G: MatchGame> Table<'_, G> {
    fn play(
        &mut self,
        conditions: &Conditions<G>,
        number: u64,
        dice: &mut GameRng,
        draws: &mut GameRng,
    ) -> End {
        for side in Side::BOTH {
            let place = place(self.first, side);
            let seed = nth_random(conditions.seed, number.wrapping_mul(2) | place as u64);
            if let Err(why) = self.seats[place].begin(&self.record, seed) {
                return self.forfeit(side, why);
            }
        }
        loop {
            let full = self.length == conditions.cap;
            if interrupt::is_asked() {
                // Nobody asks any more how the game ended.
                return End::Cap;
            }
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
                    self.length += u32::from(!Game::<G>::HAS_CHANCE);
                    if let Some(end) = self.decide(side.into(), draws) {
                        return end;
                    }
                }
            }
        }
    }

    /// Lets a side decide; how the game ended, if it did by more than its rules.
    fn decide(&mut self, side: Side, draws: &mut GameRng) -> Option<End> {
        let place = place(self.first, side);
        let table = (&self.game, &self.record);
        let decided = self.seats[place].decide(side, table, &self.knowledge[place], draws);
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
        let left = self.seats[place].clock(side);
        self.seats[1 - place].see_clock(side, left);
        let entries = match choice {
            Choice::Entries(entries) => entries,
            Choice::Resign => {
                self.enter(Game::<G>::resignation(side.into()));
                return Some(self.ended_by(ByPlayers::Resigned));
            }
        };
        for entry in entries {
            let text = entry.to_string();
            if !self.enter(entry) {
                let why = format!("it answered \"{text}\", which is not legal");
                return Some(self.forfeit(side, why));
            }
        }
        let is_over = matches!(self.game.turn(), Turn::Over(_));
        if !offers_draw || is_over {
            return None;
        }
        match self.seats[1 - place].takes_draw(side.other(), &self.record) {
            Ok(true) if self.enter(Game::<G>::agreement()) => {
                Some(self.ended_by(ByPlayers::Agreed))
            }
            Ok(_) => None,
            Err(why) => Some(self.forfeit(side.other(), why)),
        }
    }

    fn ended_by(&self, how: ByPlayers) -> End {
        match self.game.turn() {
            Turn::Over(outcome) => End::Players(how, G::ended(&outcome)),
            _ => End::Cap,
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
    fn forfeit(&mut self, side: Side, why: String) -> End {
        let place = place(self.first, side);
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
            End::Rules(_) | End::Players(..) => return self.record.to_string(),
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
