//! Many games that are played at once, for programs that learn.

use std::sync::Arc;

use engine::Entry;
use game::{Brain, Dealt, Game, Recorded, Side, Turn, nth_random};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

use crate::environment::Environment;
use crate::{Error, Planes, RuleSet};

/// How many games a thread takes at least: fewer are done sooner than handed over.
const AT_LEAST: usize = 32;

/// A game that begins in an odd position can be over before anybody decides. It is begun anew so often.
const TRIES: u32 = 1000;

/// What one action led to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// What the first side has won, and the other side lost; 0 while the game goes on.
    pub first: f64,
    /// Whether the game ended, so that the next one has begun.
    pub end: End,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It goes on.
    None,
    /// By its rules.
    Over,
    /// It was cut off.
    CutOff,
}

/// Games from one state that are played at once. Chance is thrown as soon as it comes next, so every game waits for a decision.
/// A game that has ended begins anew at once.
pub struct Many<E: Environment> {
    rules: Arc<RuleSet<E>>,
    start: E::Game,
    tables: Vec<Table<E>>,
    cap: u32,
}

/// One of the games.
struct Table<E: Environment> {
    game: E::Game,
    /// The legal decisions by number, in ascending order.
    legal: Vec<(usize, Entry<E>)>,
    /// Room for them before they have numbers.
    found: Vec<Entry<E>>,
    decisions: u32,
    rng: Xoshiro256PlusPlus,
}

impl<E: Environment> Many<E> {
    /// So many games that go on from `start`, each cut off after `cap` decisions. What chance brings in a game depends on
    /// `seed` and on its place among the others.
    ///
    /// # Errors
    /// [`Error::Entry`] if no game can be played from there.
    pub(crate) fn new(
        rules: Arc<RuleSet<E>>,
        start: E::Game,
        count: usize,
        seed: u64,
        cap: u32,
    ) -> Result<Many<E>, Error> {
        if matches!(start.turn(), Turn::Over(_)) {
            return Err(Error::Entry("the game is over there".to_owned()));
        }
        if cap == 0 {
            let why = "a game needs at least one decision before it is cut off";
            return Err(Error::Entry(why.to_owned()));
        }
        let table = |number: usize| {
            let key = nth_random(nth_random(seed, 0) ^ number as u64, 0);
            let mut table = Table {
                game: start.clone(),
                legal: Vec::new(),
                found: Vec::new(),
                decisions: 0,
                rng: Xoshiro256PlusPlus::seed_from_u64(key),
            };
            table.begin(&start);
            table
        };
        let numbers = (0..count).into_par_iter();
        let tables: Vec<Table<E>> = numbers.with_min_len(AT_LEAST).map(table).collect();
        if tables.iter().any(|table| table.legal.is_empty()) {
            let why = "from there the game ends before anybody can decide";
            return Err(Error::Entry(why.to_owned()));
        }
        Ok(Many {
            rules,
            start,
            tables,
            cap,
        })
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Arc<RuleSet<E>> {
        &self.rules
    }

    /// How many games there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.tables.len()
    }

    /// The side that decides next in each game.
    #[must_use]
    pub fn sides(&self) -> Vec<Side> {
        self.tables.iter().map(Table::side).collect()
    }

    /// The numbers of the legal actions, those of one game after those of the other and each in ascending order; and where
    /// those of each game begin, with the end of the last.
    #[must_use]
    pub fn legal_actions(&self) -> (Vec<usize>, Vec<usize>) {
        let all: usize = self.tables.iter().map(|table| table.legal.len()).sum();
        let mut numbers = Vec::with_capacity(all);
        let mut begins = Vec::with_capacity(self.tables.len() + 1);
        begins.push(0);
        for table in &self.tables {
            numbers.extend(table.legal.iter().map(|&(number, _)| number));
            begins.push(numbers.len());
        }
        (numbers, begins)
    }

    /// Writes a byte for each number of an action into each game's part of `bytes`: 1 if it is legal, else 0.
    ///
    /// # Errors
    /// [`Error::Text`] if `bytes` has not exactly the room for it.
    pub fn mask(&self, bytes: &mut [u8]) -> Result<(), Error> {
        let each = E::action_count(self.rules.rules());
        self.fits(bytes, each)?;
        let parts = bytes.par_chunks_mut(each).zip(&self.tables);
        parts.with_min_len(AT_LEAST).for_each(|(part, table)| {
            part.fill(0);
            for &(number, _) in &table.legal {
                part[number] = 1;
            }
        });
        Ok(())
    }

    /// Writes what the side to decide sees into each game's part of `bytes`: the 32-bit floats of a tensor, row by row, in
    /// the byte order of this machine.
    ///
    /// # Errors
    /// [`Error::Text`] if `bytes` has not exactly the room for it.
    pub fn observe(&self, bytes: &mut [u8]) -> Result<(), Error> {
        const FLOAT: usize = size_of::<f32>();
        let shape = E::shape(self.rules.rules());
        let values: usize = shape.iter().product();
        self.fits(bytes, values * FLOAT)?;
        let parts = bytes.par_chunks_mut(values * FLOAT).zip(&self.tables);
        let parts = parts.with_min_len(AT_LEAST);
        parts.for_each_init(
            || vec![0.0; values],
            |tensor, (part, table)| {
                E::observe(&table.game, table.side(), &mut Planes::new(tensor, shape));
                for (to, value) in part.chunks_exact_mut(FLOAT).zip(tensor) {
                    to.copy_from_slice(&value.to_ne_bytes());
                }
            },
        );
        Ok(())
    }

    fn fits(&self, bytes: &[u8], each: usize) -> Result<(), Error> {
        let (wanted, found) = (each * self.tables.len(), bytes.len());
        let why = || format!("{wanted} bytes are needed, and there is room for {found}");
        (wanted == found)
            .then_some(())
            .ok_or_else(|| Error::Text(why()))
    }

    /// What each game is worth to the side that decides next, on the scale [`Environment::SCALE`], without looking ahead.
    #[must_use]
    pub fn evaluate(&self) -> Vec<f64> {
        let knowledge = self.rules.knowledge();
        let tables = self.tables.par_iter().with_min_len(AT_LEAST);
        let value = |table: &Table<E>| {
            let first = E::Brain::evaluate(knowledge, &table.game);
            match table.side() {
                Side::First => first,
                Side::Second => E::SCALE.across(first),
            }
        };
        tables.map(value).collect()
    }

    /// Takes the legal action of this number in each game, and lets chance come after it.
    ///
    /// # Errors
    /// [`Error::Entry`] if there are not as many actions as games, or one of them is not legal; no game is changed then.
    pub fn step(&mut self, actions: &[i64]) -> Result<Vec<Step>, Error> {
        let (games, given) = (self.tables.len(), actions.len());
        if games != given {
            let why = format!("{games} games need {games} actions, not {given}");
            return Err(Error::Entry(why));
        }
        let place = |(table, &action): (&Table<E>, &i64)| {
            let number = usize::try_from(action).ok()?;
            let legal = &table.legal;
            legal
                .binary_search_by_key(&number, |&(known, _)| known)
                .ok()
        };
        let places: Vec<Option<usize>> = self.tables.iter().zip(actions).map(place).collect();
        if let Some(wrong) = places.iter().position(Option::is_none) {
            let table = &self.tables[wrong];
            let wanted = crate::state::legal_in_words(&table.legal);
            let action = actions[wrong];
            let why = format!("game {wrong}: {action} cannot come next; {wanted}");
            return Err(Error::Entry(why));
        }
        let (start, cap) = (&self.start, self.cap);
        let tables = self.tables.par_iter_mut().zip(places);
        let step = |(table, place): (&mut Table<E>, Option<usize>)| {
            table.step(place.unwrap_or_default(), start, cap)
        };
        Ok(tables.with_min_len(AT_LEAST).map(step).collect())
    }

    /// The position of one of the games in the notation.
    #[must_use]
    pub fn position(&self, number: usize) -> Option<String> {
        let game = &self.tables.get(number)?.game;
        Some(E::Game::write_position(game.judge(), game.position()))
    }
}

impl<E: Environment> Table<E> {
    /// The side that decides next.
    fn side(&self) -> Side {
        self.game.turn().side().map_or(Side::First, Into::into)
    }

    /// Begins a game that somebody can decide in.
    fn begin(&mut self, start: &E::Game) {
        self.decisions = 0;
        for _ in 0..TRIES {
            self.game.clone_from(start);
            if self.wait() {
                return;
            }
        }
    }

    /// Lets chance decide until a player has to; whether one has.
    fn wait(&mut self) -> bool {
        self.legal.clear();
        loop {
            match self.game.turn() {
                Turn::Over(_) => return false,
                Turn::Chance(_) => {
                    let rng = &mut self.rng;
                    let entry = self.game.deal(|| rng.next_u64());
                    // There is always something that can come.
                    let entered = entry.map(|entry| self.game.enter_unseen(&entry));
                    if !matches!(entered, Some(Ok(()))) {
                        debug_assert!(false, "nothing was thrown");
                        return false;
                    }
                }
                Turn::Decide(_) => {
                    self.game.list_decisions(&mut self.found);
                    let game = &self.game;
                    let numbered = self.found.drain(..);
                    let numbered =
                        numbered.filter_map(|entry| Some((E::number(game, &entry)?, entry)));
                    self.legal.extend(numbered);
                    self.legal.sort_unstable_by_key(|&(number, _)| number);
                    return true;
                }
            }
        }
    }

    /// Takes the legal action at this place.
    fn step(&mut self, place: usize, start: &E::Game, cap: u32) -> Step {
        let taken = self.legal.get(place);
        let entered = taken.map(|(_, entry)| self.game.enter_unseen(entry));
        debug_assert!(matches!(entered, Some(Ok(()))), "what is listed is legal");
        self.decisions += 1;
        let waits = self.wait();
        let step = match self.game.turn() {
            Turn::Over(outcome) => Step {
                first: E::settled(&outcome).0,
                end: End::Over,
            },
            _ if waits && self.decisions < cap => Step {
                first: 0.0,
                end: End::None,
            },
            _ => Step {
                first: 0.0,
                end: End::CutOff,
            },
        };
        if step.end != End::None {
            self.begin(start);
        }
        step
    }
}
