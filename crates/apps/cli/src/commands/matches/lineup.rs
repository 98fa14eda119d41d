//! All players, and the games between them, several at a time and reported in order.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::conditions::Conditions;
use super::log::Log;
use super::openings;
use super::referee::{self, End, Forfeit, Played};
use super::report::Tally;
use super::seat::Seat;
use super::table::{Facts, MatchRules, Table};
use crate::failure::Failure;
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

/// The rules of some games, and their openings.
pub(crate) struct Setting {
    rules: Box<dyn MatchRules>,
    /// The openings of the file in order; empty if the game makes its own.
    listed: Vec<Box<dyn Table>>,
    /// The prefix of the names of records.
    prefix: String,
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

    /// The pair at this index.
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
    /// One setting for each of these rules.
    pub(crate) fn all(
        conditions: &Conditions,
        rules: Vec<Box<dyn MatchRules>>,
    ) -> Result<Vec<Setting>, Failure> {
        let count = rules.len();
        let number = |n: usize| match count {
            1 => String::new(),
            _ => format!("{}-", n + 1),
        };
        let settings = rules.into_iter().enumerate().map(|(n, rules)| {
            let listed = match &conditions.openings {
                Some(file) => openings::read(file, &*rules)?,
                None => Vec::new(),
            };
            Ok(Setting {
                rules,
                listed,
                prefix: number(n),
            })
        });
        settings.collect()
    }

    /// The number of openings in the file, if there is one.
    pub(crate) fn listed(&self) -> Option<usize> {
        Some(self.listed.len()).filter(|count| *count > 0)
    }

    pub(crate) fn case(&self) -> CaseName {
        self.rules.name()
    }

    /// The game with which both games of a pair begin.
    pub(crate) fn opening(&self, pair: u64, draws: &mut GameRng) -> Box<dyn Table> {
        let number = pair.checked_rem(self.listed.len() as u64);
        let listed = number.and_then(|number| self.listed.get(number as usize));
        listed.map_or_else(|| self.rules.opening(draws), |table| table.duplicate())
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
        let threads = match self.conditions.threads {
            0 => thread::available_parallelism().map_or(1, usize::from),
            threads => threads.into(),
        };
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
        each_in_order(threads, games, play, |number, played| {
            let pair = &at(number)?;
            if let End::Forfeit(forfeit) = &played.end {
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

    /// Plays a game of a pair, and writes its record.
    fn play_game(&self, setting: &Setting, game: u64) -> Result<Played, Failure> {
        let mut seats = [self.sit_down(0)?, self.sit_down(1)?];
        let names = self.names.each_ref().map(|name| &**name);
        let [one, other] = &mut seats;
        let played = referee::play(
            self.conditions,
            self.facts,
            setting,
            names,
            [one, other],
            game,
        );
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

/// Passes `play` of each number below `count` to `take` in order, until it has enough. Plays this many at a time.
fn each_in_order<T: Send>(
    threads: usize,
    count: u64,
    play: impl Fn(u64) -> Result<T, Failure> + Sync,
    mut take: impl FnMut(u64, T) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let (next, ended) = (AtomicU64::new(0), AtomicBool::new(false));
    thread::scope(|scope| {
        let (say, heard) = sync_channel(threads);
        for _ in 0..threads {
            let (say, play, next, ended) = (say.clone(), &play, &next, &ended);
            let work = move || {
                while !ended.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // After that nobody receives results.
                    if number >= count || say.send((number, play(number))).is_err() {
                        return;
                    }
                }
            };
            if let Err(error) = thread::Builder::new().spawn_scoped(scope, work) {
                ended.store(true, Ordering::Relaxed);
                return Err(Failure::Files(format!(
                    "the threads cannot be started: {error}"
                )));
            }
        }
        drop(say);
        let (mut waiting, mut wanted) = (BTreeMap::new(), 0);
        for (number, played) in &heard {
            waiting.insert(number, played);
            while let Some(played) = waiting.remove(&wanted) {
                let flow = played.and_then(|played| take(wanted, played));
                if !matches!(flow, Ok(ControlFlow::Continue(()))) {
                    ended.store(true, Ordering::Relaxed);
                    return flow.map(|_| ());
                }
                wanted += 1;
            }
        }
        Ok(())
    })
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_schedule_is_played_rules_by_rules() {
        let schedule = Schedule {
            settings: 2,
            numbers: 5..7,
        };
        let played = [(0, 5), (0, 6), (1, 5), (1, 6)];
        let played = played.map(|(setting, number)| Pair { setting, number });
        let pairs: Vec<Pair> = (0..).map_while(|n| schedule.pair(n)).collect();
        assert_eq!(pairs, played);
        assert_eq!(schedule.count(), 4);
    }

    #[test]
    fn games_are_told_in_their_order_until_there_is_enough() {
        for threads in [1, 3] {
            let mut told = Vec::new();
            let told_all = each_in_order(threads, 50, Ok, |number, played| {
                assert_eq!(number, played);
                told.push(number);
                Ok(match number {
                    20 => ControlFlow::Break(()),
                    _ => ControlFlow::Continue(()),
                })
            });
            assert!(told_all.is_ok());
            assert_eq!(told, (0..=20).collect::<Vec<u64>>());
        }
    }

    #[test]
    fn a_game_that_cannot_be_played_ends_all() {
        let play = |number| match number {
            7 => Err(Failure::Files("no".to_owned())),
            _ => Ok(number),
        };
        let mut count = 0;
        let all = each_in_order(2, u64::MAX, play, |_, _| {
            count += 1;
            Ok(ControlFlow::Continue(()))
        });
        assert!(all.is_err());
        assert_eq!(count, 7);
    }
}
