//! Dice: those in the tray and in the hand, how they are thrown, and what they are called.

use game::Judge;
use scene::{DieFace, DieShape, LongDie, Tray};
use session::Session;

use super::pieces::{Lesson, Pieces};
use crate::board::fall::Fall;

/// The tray of a game's dice.
pub(crate) type TrayOf<G> = Tray<<G as Dice>::Face, <G as Dice>::Shape>;

/// The dice of a game.
pub(crate) trait Dice: Pieces {
    /// What its dice are shaped like.
    type Shape: DieShape;
    /// The face of a die.
    type Face: Copy + PartialEq;
    /// A die in the tray.
    type Die: Clone;

    /// Whether the game has dice.
    const HAS_DICE: bool = true;

    /// What a face is called in data.
    fn face_word(face: Self::Face) -> &'static str;

    /// The tray of these rules, still empty; `None` before anything is known of the game.
    fn empty_tray(judge: Option<&Judge<Self>>) -> TrayOf<Self>;

    /// The dice in the tray.
    fn dice_in_tray(session: &Session<Self>) -> Vec<Self::Die>;

    /// The dice that lie: those of the turn, or of the throw for who begins.
    fn lying_dice(session: &Session<Self>) -> Vec<Self::Die> {
        Self::dice_in_tray(session)
    }

    /// The dice when those that are to be thrown are in the hand; none where nothing is thrown.
    fn dice_in_hand(session: &Session<Self>) -> Vec<Self::Die>;

    /// The places in the tray of the dice that fall next: of `all`, those in the hand.
    fn falling_dice(_session: &Session<Self>, all: usize) -> Vec<usize> {
        (0..all).collect()
    }

    /// Whether both sides throw: the first half of the dice are the first side's, the others the second's.
    fn both_throw(session: &Session<Self>) -> bool;

    /// The throw that comes next, as an entry of the record, and how its dice fall. `below` is the side at the near edge.
    /// In a lesson fall the dice that it wants.
    fn next_throw(
        session: &Session<Self>,
        lesson: Option<&Lesson<Self>>,
        bits: u64,
        below: Self::Side,
    ) -> Option<(Self::Entry, Option<Fall>)>;

    /// Whether an entry is a throw.
    fn is_throw(entry: &Self::Entry) -> bool;

    /// The side whose throw is among these events.
    fn thrower(events: &[Self::Event]) -> Option<Self::Side>;

    /// Whether a die can be picked out to be thrown again.
    fn can_be_lifted(_session: &Session<Self>, _die: &Self::Die) -> bool {
        false
    }

    /// The entry that picks these dice up to be thrown again; all that can be if none are named.
    fn lift(_session: &Session<Self>, _lifted: &[usize]) -> Option<Self::Entry> {
        None
    }

    /// What a die is called.
    fn die_name(die: &Self::Die) -> String;

    /// What a die of a side is called, where both throw. `name` is what it is called otherwise.
    fn die_name_of(side: Self::Side, name: &str) -> String;
}

/// A game without dice.
pub(crate) trait NoDice: Pieces {}

/// The face of a die; there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoFace {}

/// A die; there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoDie {
    pub(crate) face: Option<NoFace>,
    pub(crate) used: bool,
}

impl<G: NoDice> Dice for G {
    type Shape = LongDie;
    type Face = NoFace;
    type Die = NoDie;

    const HAS_DICE: bool = false;

    fn face_word(face: NoFace) -> &'static str {
        match face {}
    }

    fn empty_tray(_: Option<&Judge<G>>) -> TrayOf<G> {
        Tray::new(&[], |_| DieFace::BLANK)
    }

    fn dice_in_tray(_: &Session<G>) -> Vec<NoDie> {
        Vec::new()
    }

    fn dice_in_hand(_: &Session<G>) -> Vec<NoDie> {
        Vec::new()
    }

    fn falling_dice(_: &Session<G>, _: usize) -> Vec<usize> {
        Vec::new()
    }

    fn both_throw(_: &Session<G>) -> bool {
        false
    }

    fn next_throw(
        _: &Session<G>,
        _: Option<&Lesson<G>>,
        _: u64,
        _: G::Side,
    ) -> Option<(G::Entry, Option<Fall>)> {
        None
    }

    fn is_throw(_: &G::Entry) -> bool {
        false
    }

    fn thrower(_: &[G::Event]) -> Option<G::Side> {
        None
    }

    fn die_name(_: &NoDie) -> String {
        String::new()
    }

    fn die_name_of(_: G::Side, _: &str) -> String {
        String::new()
    }
}
