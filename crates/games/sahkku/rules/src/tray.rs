//! The dice as objects that lie in the tray (gárri), each at its place.
//!
//! The rules identify dice only by their faces. People see which die is which, and choose among those that show X, so a game
//! tracks it too.

use core::fmt;

use arrayvec::ArrayVec;

use crate::{EntryRefused, Face, MAX_DICE, Position, Rules, Stage, Throw};

/// One die.
pub type Die = game::TrayDie<Face>;

/// Some of the dice in the tray, by their places.
///
/// ```
/// use sahkku::DieSet;
///
/// let first_and_third = DieSet::NONE.with(0).and_then(|set| set.with(2));
/// assert_eq!(first_and_third.map(|set| set.places().collect()), Some(vec![0, 2]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct DieSet(u8);

impl DieSet {
    /// No dice.
    pub const NONE: DieSet = DieSet(0);

    /// These and the die at place `n`, from 0; `None` if it is already included, or no tray has that many dice.
    #[must_use]
    pub const fn with(self, n: usize) -> Option<DieSet> {
        if n >= MAX_DICE as usize || self.has(n) {
            None
        } else {
            Some(DieSet(self.0 | 1 << n))
        }
    }

    /// Whether the die at place `n`, from 0, is included.
    #[must_use]
    pub const fn has(self, n: usize) -> bool {
        n < MAX_DICE as usize && self.0 >> n & 1 == 1
    }

    /// The number of dice.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Their places, from 0, in increasing order.
    pub fn places(self) -> impl Iterator<Item = usize> {
        (0..usize::from(MAX_DICE)).filter(move |&n| self.has(n))
    }
}

impl fmt::Display for DieSet {
    /// Their numbers, from 1, separated by commas: `1,3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, place) in self.places().enumerate() {
            write!(f, "{}{}", if n > 0 { "," } else { "" }, place + 1)?;
        }
        Ok(())
    }
}

/// The dice of the side to move, in the order in which they fell; empty before the first throw
/// of a game.
///
/// ```
/// use sahkku::{Entry, Face, Game, Judge, PRESETS, Side, Throw};
///
/// let judge = Judge::new(PRESETS[0].rules).expect("rules that go together");
/// let mut game = Game::from_position(judge.clone(), judge.start(Side::Men));
/// let throw: Throw = [Face::II, Face::X, Face::X].into_iter().collect();
/// game.enter(&Entry::Throw(throw), |_| ())?;
/// // The dice lie as they fell.
/// assert_eq!(game.tray().dice()[0].face, Some(Face::II));
/// # Ok::<(), sahkku::EntryRefused>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tray {
    dice: ArrayVec<Die, { MAX_DICE as usize }>,
}

impl Tray {
    /// The tray of a game that begins with this position. Its dice lie in the order X, I, II, III, blank, those in the hand last.
    pub(crate) fn of(position: &Position) -> Tray {
        let mut dice: ArrayVec<Die, { MAX_DICE as usize }> = ArrayVec::new();
        for face in position.thrown().faces() {
            let shown = dice.iter().filter(|die| die.face == Some(face)).count();
            let used = shown >= usize::from(position.unused().count(face));
            let face = Some(face);
            dice.push(Die { face, used });
        }
        // If all dice are in the hand, a turn begins, and the tray is still empty.
        if let (Stage::Throw(count), false) = (position.stage(), dice.is_empty()) {
            dice.extend((0..count).map(|_| Die::IN_HAND));
        }
        Tray { dice }
    }

    /// The dice.
    #[must_use]
    pub fn dice(&self) -> &[Die] {
        &self.dice
    }

    /// The first `count` usable dice that show X; all of them if there are fewer.
    pub(crate) fn first_crosses(&self, count: u8) -> DieSet {
        let crosses = (0..self.dice.len()).filter(|&n| self.shows_x(n));
        let first = crosses.take(usize::from(count));
        DieSet(first.fold(0, |set, n| set | 1 << n))
    }

    /// Checks that these dice can be used and show X.
    ///
    /// # Errors
    /// The first die that cannot, or does not.
    pub(crate) fn check_crosses(&self, dice: DieSet) -> Result<(), EntryRefused> {
        match dice.places().find(|&n| !self.shows_x(n)) {
            Some(n) if n < self.dice.len() => Err(EntryRefused::NotAnX(n + 1)),
            Some(n) => Err(EntryRefused::NoSuchDie(n + 1)),
            None => Ok(()),
        }
    }

    fn shows_x(&self, n: usize) -> bool {
        let die = self.dice.get(n);
        die.is_some_and(|die| die.face == Some(Face::X) && !die.used)
    }

    /// Lets the dice in the hand fall, or all dice if none is in it. Those worth nothing are spent at once.
    pub(crate) fn fall(&mut self, throw: &Throw, rules: &Rules) {
        if self.dice.iter().all(|die| die.face.is_some()) {
            self.dice = throw.iter().map(|_| Die::IN_HAND).collect();
        }
        let in_hand = self.dice.iter_mut().filter(|die| die.face.is_none());
        for (die, &face) in in_hand.zip(throw) {
            die.face = Some(face);
            die.used = rules.value(face) == 0;
        }
    }

    /// Takes these dice into the hand.
    pub(crate) fn take_up(&mut self, dice: DieSet) {
        for n in dice.places() {
            if let Some(die) = self.dice.get_mut(n) {
                *die = Die::IN_HAND;
            }
        }
    }

    /// Marks the first usable die with this face as used.
    pub(crate) fn spend_one(&mut self, face: Face) {
        let fits = |die: &&mut Die| die.face == Some(face) && !die.used;
        if let Some(die) = self.dice.iter_mut().find(fits) {
            die.used = true;
        }
    }

    /// Keeps the dice that show X, and takes the others into the hand. If none shows X, all stay in sight until they are thrown
    /// again.
    pub(crate) fn set_aside(&mut self) {
        if self.first_crosses(1) == DieSet::NONE {
            return self.spend_all();
        }
        for die in &mut self.dice {
            if die.face != Some(Face::X) {
                *die = Die::IN_HAND;
            }
        }
    }

    /// Marks all dice as used.
    pub(crate) fn spend_all(&mut self) {
        for die in &mut self.dice {
            die.used = true;
        }
    }
}
