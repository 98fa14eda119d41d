//! Many games played in parallel, for programs that learn.

use std::sync::Arc;

use game::{Bot, Dealt, Game, Recorded, Side, Turn, nth_random};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

use crate::environment::Environment;
use crate::playable::Entry;
use crate::{AnyRules, Error, Planes, RuleSet};

/// The minimum number of games for a thread. Fewer take less time than handing them over.
const AT_LEAST: usize = 32;

/// A game that starts from an unusual position can be over before the first decision. It is restarted at most this often.
const TRIES: u32 = 1000;

/// The result of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// What the first side has won and the other has lost; 0 while the game is in progress.
    pub first: f64,
    /// Whether the game ended, so that the next one has begun.
    pub end: End,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It has not ended.
    None,
    /// By its rules.
    Over,
    /// It was cut off.
    CutOff,
}

/// Games that start from one state and are played in parallel. Chance is thrown as soon as it comes next, so every game waits
/// for a decision. A game that has ended restarts at once.
///
/// ```
/// use bindings::{Error, Many, Step};
///
/// /// Takes a random legal action in every game.
/// fn step_at_random(games: &mut dyn Many, bits: &[u64]) -> Result<Vec<Step>, Error> {
///     let actions = games.choose(bits)?;
///     assert_eq!(actions.len(), games.count());
///     games.step(&actions)
/// }
/// ```
pub trait Many: Send + Sync {
    /// The rules.
    fn rules(&self) -> Arc<dyn AnyRules>;

    /// The number of games.
    fn count(&self) -> usize;

    /// The side that decides next in each game.
    fn sides(&self) -> Vec<Side>;

    /// The numbers of the legal actions, game after game, each in ascending order; and the offsets where each game begins,
    /// followed by the end of the last.
    fn legal_actions(&self) -> (Vec<i64>, Vec<i64>);

    /// Writes one byte for each action number into each game's part of `bytes`: 1 if the action is legal, otherwise 0.
    ///
    /// # Errors
    /// [`Error::Text`] if `bytes` does not have exactly the required length.
    fn mask(&self, bytes: &mut [u8]) -> Result<(), Error>;

    /// Writes what the side to decide sees into each game's part of `bytes`: the 32-bit floats of a tensor, row by row, in
    /// the byte order of this machine.
    ///
    /// # Errors
    /// [`Error::Text`] if `bytes` does not have exactly the required length.
    fn observe(&self, bytes: &mut [u8]) -> Result<(), Error>;

    /// The value of each game for the side that decides next, on the scale [`Environment::SCALE`], without looking ahead.
    fn evaluate(&self) -> Vec<f64>;

    /// The number of a random legal action in each game, chosen by 64 random bits for each.
    ///
    /// # Errors
    /// [`Error::Entry`] if the number of bits differs from the number of games.
    fn choose(&mut self, bits: &[u64]) -> Result<Vec<i64>, Error>;

    /// Takes the action with the given number in each game, and lets chance decide after it.
    ///
    /// # Errors
    /// [`Error::Entry`] if the number of actions differs from the number of games, or an action is illegal; then no game
    /// changes.
    fn step(&mut self, actions: &[i64]) -> Result<Vec<Step>, Error>;

    /// The position of one of the games in the notation.
    fn position(&self, number: usize) -> Option<String>;
}

/// The games and what they share.
pub(crate) struct Rows<E: Environment> {
    rules: Arc<RuleSet<E>>,
    start: E::Game,
    rows: Vec<Row<E>>,
    cap: u32,
}

/// One of the games.
struct Row<E: Environment> {
    game: E::Game,
    /// The decisions of the side to move.
    found: Vec<Entry<E>>,
    /// The index of the decision that comes next.
    aimed: usize,
    decisions: u32,
    rng: Xoshiro256PlusPlus,
}

impl<E: Environment> Rows<E> {
    /// Starts games that continue from `start`; each is cut off after `cap` decisions. The outcomes of chance in a game depend
    /// on `seed` and on the index of the game.
    pub(crate) fn new(
        rules: Arc<RuleSet<E>>,
        start: E::Game,
        count: usize,
        seed: u64,
        cap: u32,
    ) -> Result<Rows<E>, Error> {
        if matches!(start.turn(), Turn::Over(_)) {
            return Err(Error::Entry("the game is over there".to_owned()));
        }
        if cap == 0 {
            let why = "a game needs at least one decision before it is cut off";
            return Err(Error::Entry(why.to_owned()));
        }
        let row = |number: usize| {
            let key = nth_random(nth_random(seed, 0) ^ number as u64, 0);
            let mut row = Row {
                game: start.clone(),
                found: Vec::new(),
                aimed: 0,
                decisions: 0,
                rng: Xoshiro256PlusPlus::seed_from_u64(key),
            };
            row.begin(&start);
            row
        };
        let mut rows: Vec<Row<E>> = Vec::new();
        let room = rows.try_reserve_exact(count);
        room.map_err(|_| Error::Memory(count))?;
        let numbers = (0..count).into_par_iter().with_min_len(AT_LEAST);
        numbers.map(row).collect_into_vec(&mut rows);
        if rows.iter().any(|row| row.found.is_empty()) {
            let why = "from there the game ends before anybody can decide";
            return Err(Error::Entry(why.to_owned()));
        }
        Ok(Rows {
            rules,
            start,
            rows,
            cap,
        })
    }

    fn has_room(&self, bytes: &[u8], each: usize) -> Result<(), Error> {
        let (wanted, found) = (each * self.rows.len(), bytes.len());
        if wanted == found {
            return Ok(());
        }
        let why = format!("{wanted} bytes are needed, and there is room for {found}");
        Err(Error::Text(why))
    }

    fn is_one_each(&self, given: usize, what: &str) -> Result<(), Error> {
        let games = self.rows.len();
        if games == given {
            return Ok(());
        }
        let why = format!("{games} games need {games} {what}, not {given}");
        Err(Error::Entry(why))
    }
}

impl<E: Environment> Many for Rows<E> {
    fn rules(&self) -> Arc<dyn AnyRules> {
        Arc::new(Arc::clone(&self.rules))
    }

    fn count(&self) -> usize {
        self.rows.len()
    }

    fn sides(&self) -> Vec<Side> {
        self.rows.iter().map(Row::side).collect()
    }

    fn legal_actions(&self) -> (Vec<i64>, Vec<i64>) {
        let all: usize = self.rows.iter().map(|row| row.found.len()).sum();
        let mut numbers = Vec::with_capacity(all);
        let mut begins = Vec::with_capacity(self.rows.len() + 1);
        begins.push(0);
        for row in &self.rows {
            let begin = numbers.len();
            numbers.extend(row.numbers().map(|number| number as i64));
            numbers[begin..].sort_unstable();
            begins.push(numbers.len() as i64);
        }
        (numbers, begins)
    }

    fn mask(&self, bytes: &mut [u8]) -> Result<(), Error> {
        let each = E::action_count(self.rules.rules());
        self.has_room(bytes, each)?;
        let parts = bytes.par_chunks_mut(each).zip(&self.rows);
        parts.with_min_len(AT_LEAST).for_each(|(part, row)| {
            part.fill(0);
            row.numbers().for_each(|number| part[number] = 1);
        });
        Ok(())
    }

    fn observe(&self, bytes: &mut [u8]) -> Result<(), Error> {
        const FLOAT: usize = size_of::<f32>();
        let shape = E::shape(self.rules.rules());
        let values: usize = shape.iter().product();
        self.has_room(bytes, values * FLOAT)?;
        let parts = bytes.par_chunks_mut(values * FLOAT).zip(&self.rows);
        let parts = parts.with_min_len(AT_LEAST);
        parts.for_each_init(
            || vec![0.0; values],
            |tensor, (part, row)| {
                E::observe(&row.game, row.side(), &mut Planes::new(tensor, shape));
                for (to, value) in part.chunks_exact_mut(FLOAT).zip(tensor) {
                    to.copy_from_slice(&value.to_ne_bytes());
                }
            },
        );
        Ok(())
    }

    fn evaluate(&self) -> Vec<f64> {
        let model = self.rules.model();
        let value = |row: &Row<E>| {
            let first = E::Bot::evaluate(model, &row.game);
            match row.side() {
                Side::First => first,
                Side::Second => E::SCALE.across(first),
            }
        };
        let rows = self.rows.par_iter().with_min_len(AT_LEAST);
        rows.map(value).collect()
    }

    fn choose(&mut self, bits: &[u64]) -> Result<Vec<i64>, Error> {
        self.is_one_each(bits.len(), "random numbers")?;
        let rows = self.rows.par_iter_mut().zip(bits).with_min_len(AT_LEAST);
        let choose = |(row, &bits): (&mut Row<E>, &u64)| {
            // The upper half of the product is below the number of actions.
            row.aimed = ((u128::from(bits) * row.found.len() as u128) >> 64) as usize;
            row.number(row.aimed).map_or(-1, |number| number as i64)
        };
        Ok(rows.map(choose).collect())
    }

    fn step(&mut self, actions: &[i64]) -> Result<Vec<Step>, Error> {
        self.is_one_each(actions.len(), "actions")?;
        let rows = self.rows.par_iter_mut().zip(actions).with_min_len(AT_LEAST);
        if let Some(wrong) = rows.position_first(|(row, &action)| !row.aim(action)) {
            let mut legal: Vec<usize> = self.rows[wrong].numbers().collect();
            legal.sort_unstable();
            let (action, wanted) = (actions[wrong], crate::state::legal_in_words(&legal));
            let why = format!("game {wrong}: {action} cannot come next; {wanted}");
            return Err(Error::Entry(why));
        }
        let (start, cap) = (&self.start, self.cap);
        let rows = self.rows.par_iter_mut().with_min_len(AT_LEAST);
        Ok(rows.map(|row| row.step(start, cap)).collect())
    }

    fn position(&self, number: usize) -> Option<String> {
        let game = &self.rows.get(number)?.game;
        Some(E::Game::write_position(game.judge(), game.position()))
    }
}

impl<E: Environment> Row<E> {
    /// The side that decides next.
    fn side(&self) -> Side {
        self.game.turn().side().map_or(Side::First, Into::into)
    }

    /// The action number of the decision at this index.
    fn number(&self, place: usize) -> Option<usize> {
        E::number(&self.game, self.found.get(place)?)
    }

    /// The numbers of the legal actions.
    fn numbers(&self) -> impl Iterator<Item = usize> {
        let found = self.found.iter();
        found.filter_map(|entry| E::number(&self.game, entry))
    }

    /// Chooses the action with this number. Returns whether it is legal.
    fn aim(&mut self, action: i64) -> bool {
        let Ok(action) = usize::try_from(action) else {
            return false;
        };
        // A randomly chosen action is already at hand.
        let found = match self.number(self.aimed) {
            Some(number) if number == action => Some(self.aimed),
            _ => (0..self.found.len()).find(|&place| self.number(place) == Some(action)),
        };
        self.aimed = found.unwrap_or_default();
        found.is_some()
    }

    /// Starts a game in which there is a decision to make.
    fn begin(&mut self, start: &E::Game) {
        self.decisions = 0;
        for _ in 0..TRIES {
            self.game.clone_from(start);
            if self.wait() {
                return;
            }
        }
    }

    /// Lets chance decide until a player has to. Returns whether one has.
    fn wait(&mut self) -> bool {
        loop {
            match self.game.turn() {
                Turn::Over(_) => {
                    self.found.clear();
                    return false;
                }
                Turn::Chance(_) => {
                    let rng = &mut self.rng;
                    // Chance always has an outcome.
                    let Some(entry) = self.game.deal(|| rng.next_u64()) else {
                        debug_assert!(false, "nothing was thrown");
                        return false;
                    };
                    self.game.enter_known(&entry);
                }
                Turn::Decide(_) => {
                    self.game.list_decisions(&mut self.found);
                    return true;
                }
            }
        }
    }

    /// Takes the action that was chosen.
    fn step(&mut self, start: &E::Game, cap: u32) -> Step {
        if let Some(entry) = self.found.get(self.aimed) {
            self.game.enter_known(entry);
        }
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
