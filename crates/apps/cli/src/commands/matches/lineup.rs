//! All players, and the games between them, several at a time and reported in order.

use std::fs;
use std::io::{self, Write};
use std::ops::{ControlFlow, Range};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::conditions::Conditions;
use super::log::Log;
use super::referee::{self, Forfeit, Played};
use super::report::Tally;
use super::seat::Seat;
use super::table::{Facts, Table};
use crate::failure::Failure;
use crate::in_order::each_in_order;
use crate::interrupt;
use crate::progress;
use crate::rng::GameRng;
use crate::run::CaseName;

pub(crate) struct Lineup<'a> {
    conditions: &'a Conditions,
    facts: Facts,
    pub names: [String; 2],
    log: Option<Arc<Log>>,
    /// Seats that can be reused for another game, by place.
    spare: [Mutex<Vec<Seat>>; 2],
}

/// Begins a game by these random numbers.
pub(crate) type Opening = dyn Fn(&mut GameRng) -> Box<dyn Table> + Send + Sync;

pub(crate) struct Setting {
    pub name: CaseName,
    /// The openings of the file in order; empty if the game makes its own.
    pub listed: Vec<Box<dyn Table>>,
    pub usual: Box<Opening>,
    /// The prefix of the names of records.
    pub prefix: String,
}

/// All pairs of games in the order in which they are played. They are computed on demand, as there may be very many.
pub(crate) struct Schedule {
    /// The number of rules that they are played under, one after the other.
    pub settings: u64,
    /// The numbers of the pairs of games under each of them.
    pub numbers: Range<u64>,
}

impl Schedule {
    /// The number of pairs under the same rules.
    fn of_one_setting(&self) -> u64 {
        self.numbers.end.saturating_sub(self.numbers.start)
    }

    pub(crate) fn count(&self) -> u64 {
        self.of_one_setting().saturating_mul(self.settings)
    }

    pub(crate) fn pair(&self, before: u64) -> Option<Pair> {
        let each = self.of_one_setting();
        let setting = before
            .checked_div(each)
            .filter(|setting| *setting < self.settings)?;
        Some(Pair {
            setting: setting as usize,
            number: self.numbers.start + before % each,
        })
    }
}

/// Two games with the sides swapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pair {
    pub setting: usize,
    pub number: u64,
}

impl Setting {
    /// The number of openings in the file, if there is one.
    pub(crate) fn listed(&self) -> Option<usize> {
        Some(self.listed.len()).filter(|count| *count > 0)
    }

    pub(crate) fn opening(&self, pair: u64, draws: &mut GameRng) -> Box<dyn Table> {
        let number = pair.checked_rem(self.listed.len() as u64);
        let listed = number.and_then(|number| self.listed.get(number as usize));
        listed.map_or_else(|| (self.usual)(draws), |table| table.duplicate())
    }
}

impl<'a> Lineup<'a> {
    /// Starts every player once, to learn its name.
    pub(crate) fn start(conditions: &'a Conditions, facts: Facts) -> Result<Lineup<'a>, Failure> {
        let log = conditions.log.as_deref().map(Log::create).transpose()?;
        let seat = |place| conditions.seat(place, log.as_ref());
        let mut seats = [seat(0)?, seat(1)?];
        for seat in &mut seats {
            seat.start(facts.id)?;
        }
        if let Some(folder) = &conditions.records {
            fs::create_dir_all(folder).map_err(|error| Failure::unwritable(folder, &error))?;
        }
        Ok(Lineup {
            conditions,
            facts,
            log,
            names: seats.each_ref().map(|seat| seat.name().to_owned()),
            spare: seats.map(|seat| Mutex::new(vec![seat])),
        })
    }

    /// Plays these pairs after the finished ones, and passes each result to `take` in order, until it has enough.
    pub(crate) fn play(
        &self,
        settings: &[Setting],
        (pairs, finished): (&Schedule, usize),
        mut take: impl FnMut(&Pair, Tally) -> Result<ControlFlow<()>, Failure>,
    ) -> Result<(), Failure> {
        let finished = finished as u64;
        let games = pairs.count().saturating_sub(finished).saturating_mul(2);
        let bar = progress::bar(games);
        let at = |game: u64| {
            let pair = pairs.pair(finished + game / 2);
            pair.ok_or_else(|| Failure::Files("there is no such pair of games".to_owned()))
        };
        let play = |number: u64| {
            let pair = at(number)?;
            let game = 2 * pair.number + number % 2;
            self.play_game(&settings[pair.setting], game)
        };
        let mut first: Option<Played> = None;
        each_in_order(self.conditions.threads, 0..games, play, |number, played| {
            let pair = &at(number)?;
            if let Some(forfeit) = &played.forfeit {
                let prefix = &settings[pair.setting].prefix;
                bar.suspend(|| self.say_forfeit(prefix, 2 * pair.number + number % 2, forfeit));
            }
            bar.inc(1);
            match first.take() {
                Some(first) => take(pair, Tally::of_pair([&first, &played])),
                None => {
                    first = Some(played);
                    Ok(ControlFlow::Continue(()))
                }
            }
        })?;
        bar.finish_and_clear();
        Ok(())
    }

    fn play_game(&self, setting: &Setting, game: u64) -> Result<Played, Failure> {
        let mut seats = [self.sit_down(0)?, self.sit_down(1)?];
        let (conditions, names) = (self.conditions, &self.names);
        let played = referee::play(conditions, self.facts, setting, names, &mut seats, game);
        for (spare, seat) in self.spare.iter().zip(seats) {
            lock(spare).push(seat);
        }
        if interrupt::is_asked() {
            // The way it ended is irrelevant.
            return Err(Failure::Interrupted(String::new()));
        }
        if let Some(folder) = &self.conditions.records {
            let (prefix, number) = (&setting.prefix, game + 1);
            let file = folder.join(format!("{prefix}{number:04}.{}", self.facts.id));
            let written = fs::write(&file, played.record_text(self.facts, game));
            written.map_err(|error| Failure::unwritable(&file, &error))?;
        }
        Ok(played)
    }

    fn sit_down(&self, place: usize) -> Result<Seat, Failure> {
        let spare = lock(&self.spare[place]).pop();
        spare.map_or_else(|| self.conditions.seat(place, self.log.as_ref()), Ok)
    }

    /// Reports on standard error a game lost other than by play, with the reason.
    fn say_forfeit(&self, prefix: &str, game: u64, forfeit: &Forfeit) {
        let (number, name, why) = (game + 1, &self.names[forfeit.place], &forfeit.why);
        // If the message is lost, the record and the numbers still say it.
        let _ = writeln!(
            io::stderr(),
            "sahkku: game {prefix}{number} is lost by {name}: {why}"
        );
    }

    pub(crate) fn leave(self) {
        for seats in self.spare {
            let seats = seats.into_inner().unwrap_or_else(PoisonError::into_inner);
            seats.into_iter().for_each(Seat::leave);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
