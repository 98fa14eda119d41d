//! Dice: in the tray and in the hand, their throws, and their names.

use game::TrayDie;
use scene::{DieFace, DieShape, LongDie, NoFace, Tray};

use super::pieces::{Entry, Event, Judge, Lesson, Pieces, Session, Side};

pub type TrayOf<G> = Tray<<G as Dice>::Face, <G as Dice>::Shape>;

#[derive(Clone, Debug)]
pub struct Fall {
    /// The indices in the tray of the falling dice.
    pub dice: Vec<usize>,
    /// The seed of their path.
    pub seed: u64,
    /// Whether they come from the left.
    pub from_left: bool,
}

pub trait Dice: Pieces {
    type Shape: DieShape;
    type Face: Copy + PartialEq;

    const HAS_DICE: bool = true;

    /// Whether a tap on one of two dice swaps their order: the first is used first. Otherwise a tap chooses that die.
    const TURNS_DICE: bool = false;

    /// The word for a face in data.
    fn face_word(face: Self::Face) -> &'static str;

    /// The empty tray for these rules; `None` before anything is known of the game.
    fn empty_tray(judge: Option<&Judge<Self>>) -> TrayOf<Self>;

    /// The face of a die, once it has been thrown.
    fn face_of(die: &TrayDie<Self::Face>) -> Option<Self::Face> {
        die.face
    }

    fn dice_in_tray(session: &Session<Self>) -> Vec<TrayDie<Self::Face>>;

    /// The dice that lie: those of the turn, or of the throw-off.
    fn lying_dice(session: &Session<Self>) -> Vec<TrayDie<Self::Face>> {
        Self::dice_in_tray(session)
    }

    /// The dice with those to be thrown in the hand; empty if nothing is thrown.
    fn dice_in_hand(session: &Session<Self>) -> Vec<TrayDie<Self::Face>>;

    /// The indices in the tray of the dice that fall next: the ones in the hand, of `all`.
    fn falling_dice(_session: &Session<Self>, all: usize) -> Vec<usize> {
        (0..all).collect()
    }

    /// Whether both sides throw: the first half of the dice belong to the first side, the rest to the second.
    fn both_throw(session: &Session<Self>) -> bool;

    /// The next throw as an entry of the record, and how its dice fall. `below` is the side at the near edge. In a lesson the
    /// dice fall as it wants.
    fn next_throw(
        session: &Session<Self>,
        lesson: Option<&Lesson<Self>>,
        bits: u64,
        below: Side<Self>,
    ) -> Option<(Entry<Self>, Option<Fall>)>;

    fn is_throw(entry: &Entry<Self>) -> bool;

    /// The faces of a die under these rules, equally likely.
    fn faces(judge: &Judge<Self>) -> Vec<Self::Face>;

    /// The faces that fell with an entry. If both sides threw, the first half belong to the first side.
    fn fallen(entry: &Entry<Self>) -> Vec<Self::Face>;

    /// The throw of these faces, as an entry that may come next: the inverse of [`Dice::fallen`]. `None` if nothing is thrown, or
    /// another number of dice.
    fn throw_of(session: &Session<Self>, faces: &[Self::Face]) -> Option<Entry<Self>>;

    /// The side whose throw is among these events.
    fn thrower(events: &[Event<Self>]) -> Option<Side<Self>>;

    /// Whether a die can be selected to be thrown again.
    fn can_be_lifted(_session: &Session<Self>, _die: &TrayDie<Self::Face>) -> bool {
        false
    }

    /// The entry that picks up these dice to throw them again; all possible dice if none are given.
    fn lift(_session: &Session<Self>, _lifted: &[usize]) -> Option<Entry<Self>> {
        None
    }

    fn face_name(face: Self::Face) -> String;

    fn die_name(die: &TrayDie<Self::Face>) -> String;

    /// The name of a side's die if both sides throw. `name` is its usual name.
    fn die_name_of(side: Side<Self>, name: &str) -> String;
}

pub trait NoDice: Pieces {}

impl<G: NoDice> Dice for G {
    type Shape = LongDie;
    type Face = NoFace;

    const HAS_DICE: bool = false;

    fn face_word(face: NoFace) -> &'static str {
        match face {}
    }

    fn empty_tray(_: Option<&Judge<G>>) -> TrayOf<G> {
        Tray::new(&[], |_| DieFace::BLANK)
    }

    fn dice_in_tray(_: &Session<G>) -> Vec<TrayDie<NoFace>> {
        Vec::new()
    }

    fn dice_in_hand(_: &Session<G>) -> Vec<TrayDie<NoFace>> {
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
        _: Side<G>,
    ) -> Option<(Entry<G>, Option<Fall>)> {
        None
    }

    fn is_throw(_: &Entry<G>) -> bool {
        false
    }

    fn faces(_: &Judge<G>) -> Vec<NoFace> {
        Vec::new()
    }

    fn fallen(_: &Entry<G>) -> Vec<NoFace> {
        Vec::new()
    }

    fn throw_of(_: &Session<G>, _: &[NoFace]) -> Option<Entry<G>> {
        None
    }

    fn thrower(_: &[Event<G>]) -> Option<Side<G>> {
        None
    }

    fn face_name(face: NoFace) -> String {
        match face {}
    }

    fn die_name(_: &TrayDie<NoFace>) -> String {
        String::new()
    }

    fn die_name_of(_: Side<G>, _: &str) -> String {
        String::new()
    }
}
