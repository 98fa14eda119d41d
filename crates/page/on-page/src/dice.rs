//! Dice: those in the tray and in the hand, how they are thrown, and what they are called.

use scene::{DieFace, DieShape, LongDie, NoFace, Tray};

use super::pieces::{Entry, Event, Judge, Lesson, Pieces, Session, Side};

/// The tray of a game's dice.
pub type TrayOf<G> = Tray<<G as Dice>::Face, <G as Dice>::Shape>;

#[derive(Clone, Debug)]
pub struct Fall {
    /// The places in the tray of the dice that fall.
    pub dice: Vec<usize>,
    /// What their way depends on.
    pub seed: u64,
    /// Whether they come from the left.
    pub from_left: bool,
}

pub trait Dice: Pieces {
    /// What its dice are shaped like.
    type Shape: DieShape;
    type Face: Copy + PartialEq;
    type Die: Clone;

    const HAS_DICE: bool = true;

    /// Whether a touch of one of two dice turns their order: the first is used first. Elsewhere it chooses that die.
    const TURNS_DICE: bool = false;

    /// What a face is called in data.
    fn face_word(face: Self::Face) -> &'static str;

    /// The tray of these rules, still empty; `None` before anything is known of the game.
    fn empty_tray(judge: Option<&Judge<Self>>) -> TrayOf<Self>;

    /// What a die shows, once it has been thrown.
    fn face_of(die: &Self::Die) -> Option<Self::Face>;

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
        below: Side<Self>,
    ) -> Option<(Entry<Self>, Option<Fall>)>;

    /// Whether an entry is a throw.
    fn is_throw(entry: &Entry<Self>) -> bool;

    /// The faces of a die under these rules, each as likely.
    fn faces(judge: &Judge<Self>) -> Vec<Self::Face>;

    /// The faces that fell with an entry. Where both sides threw, the first half are the first side's.
    fn fallen(entry: &Entry<Self>) -> Vec<Self::Face>;

    /// The throw of these faces, as an entry that may come next: the other way round from [`Dice::fallen`]. `None` where nothing is
    /// thrown, or not so many dice.
    fn throw_of(session: &Session<Self>, faces: &[Self::Face]) -> Option<Entry<Self>>;

    /// The side whose throw is among these events.
    fn thrower(events: &[Event<Self>]) -> Option<Side<Self>>;

    /// Whether a die can be picked out to be thrown again.
    fn can_be_lifted(_session: &Session<Self>, _die: &Self::Die) -> bool {
        false
    }

    /// The entry that picks these dice up to be thrown again; all that can be if none are named.
    fn lift(_session: &Session<Self>, _lifted: &[usize]) -> Option<Entry<Self>> {
        None
    }

    /// What a die is called.
    fn die_name(die: &Self::Die) -> String;

    /// What a die of a side is called, where both throw. `name` is what it is called otherwise.
    fn die_name_of(side: Side<Self>, name: &str) -> String;
}

/// A game without dice.
pub trait NoDice: Pieces {}

/// A die; there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoDie {
    pub face: Option<NoFace>,
    pub used: bool,
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

    fn face_of(die: &NoDie) -> Option<NoFace> {
        die.face
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

    fn die_name(_: &NoDie) -> String {
        String::new()
    }

    fn die_name_of(_: Side<G>, _: &str) -> String {
        String::new()
    }
}
