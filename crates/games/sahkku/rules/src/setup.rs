//! Positions from outside: freely described, and checked before use.

use core::fmt;

use crate::army::Army;
use crate::judge::FirstFound;
use crate::king::King;
use crate::place::{Places, Row, Spot};
use crate::rules::{KingTaken, MAX_TRIES, RaidGate, Sleepers, TrackShape};
use crate::{Dice, Face, Figure, Judge, Piece, Place, Position, Side};

/// A described position. [`Judge::set_up`] checks it.
///
/// ```
/// use sahkku::{Judge, PRESETS, Side};
///
/// let judge = Judge::new(PRESETS[0].rules).expect("rules that go together");
/// let mut setup = judge.start(Side::Men).to_setup();
/// setup.turn = Side::Women;
/// assert_eq!(judge.set_up(&setup).map(|position| position.turn()), Ok(Side::Women));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Every piece, each soldier of a stack separately. Without a king, he has been removed.
    pub figures: Vec<Figure>,
    /// Whether the king still waits for the first raid.
    pub inert: bool,
    /// The side to move.
    pub turn: Side,
    /// The side that began.
    pub first: Side,
    /// Whether the side that did not begin walks mieđut.
    pub miedut: bool,
    /// The dice in the tray, used ones too.
    pub thrown: Dice,
    /// Those that can still be used.
    pub unused: Dice,
    /// Dice still to be thrown.
    pub in_hand: u8,
    /// Whether a die has been used, or an open rethrow declined.
    pub used_any: bool,
    /// Throws of this turn that did not show X with every die, if the first soldier requires that.
    pub tries: u8,
}

/// Why a described position is impossible.
///
/// ```
/// use sahkku::{Judge, PRESETS, Side};
///
/// let judge = Judge::new(PRESETS[0].rules).expect("rules that go together");
/// let mut setup = judge.start(Side::Men).to_setup();
/// setup.figures.extend(setup.figures.clone());
/// let error = judge.set_up(&setup).expect_err("every piece stands there twice");
/// assert!(!error.to_string().is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The place is not on this board.
    OffBoard(Place),
    /// More soldiers than the side begins with.
    TooManySoldiers(Side),
    /// A sleeping soldier outside its own home row.
    SleeperAway(Place),
    /// Two sleeping soldiers on one place.
    SleepersShare(Place),
    /// Two soldiers on one place, without stacking.
    NoStacking(Place),
    /// Another own piece on the place of a sleeper, although sleepers close their places.
    JoinsSleeper(Place),
    /// A homebound piece outside the middle row, or although there is no way home.
    NotHomebound(Place),
    /// Soldiers or queens of both sides on one place.
    BothArmies(Place),
    /// A queen in rules without queens.
    NoQueens,
    /// A second queen of one side.
    TwoQueens(Side),
    /// A sleeping queen that does not stand where queens begin.
    SleepingQueenAway(Place),
    /// A queen on a place with an own soldier.
    QueenShares(Place),
    /// A queen or soldier that belongs to no side.
    Nobodys(Place),
    /// A second king.
    TwoKings,
    /// No king, although the rules have no way to remove him.
    KingMissing,
    /// An inert king with a holder, or one in rules without the raid gate.
    InertKing,
    /// A king without a holder although he is past the raid gate.
    NeutralKing,
    /// A rider without a king of its side under these rules, or a second one.
    Rider(Place),
    /// The dice do not have this face.
    NoSuchFace(Face),
    /// The number of dice in the tray and in the hand differs from that of the rules.
    DiceCount,
    /// The unused dice are not among the thrown ones, or include a spent blank.
    UnusedDice,
    /// Dice in the hand after one has been used.
    LateRethrow,
    /// The rules offer no mieđut.
    NoMiedut,
    /// Dice or tries that are impossible while the side lacks an X with every die, or tries although it needs none.
    Tries,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use SetupError as E;
        match self {
            E::OffBoard(place) => write!(f, "{place} is not on this board"),
            E::TooManySoldiers(side) => {
                write!(f, "the {side} have more soldiers than they began with")
            }
            E::SleeperAway(place) => write!(f, "a soldier sleeps on {place}, outside its home row"),
            E::SleepersShare(place) => write!(f, "two soldiers sleep on {place}"),
            E::NoStacking(place) => write!(
                f,
                "two soldiers share {place}, and these rules have no stacking"
            ),
            E::JoinsSleeper(place) => write!(f, "{place} is closed by its sleeper"),
            E::NotHomebound(place) => write!(f, "a piece on {place} cannot be homebound"),
            E::BothArmies(place) => write!(f, "both armies stand on {place}"),
            E::NoQueens => f.write_str("these rules have no queens"),
            E::TwoQueens(side) => write!(f, "the {side} have two queens"),
            E::SleepingQueenAway(place) => write!(f, "the queen on {place} cannot be asleep there"),
            E::QueenShares(place) => {
                write!(f, "the queen on {place} shares it with an own soldier")
            }
            E::Nobodys(place) => write!(f, "the piece on {place} belongs to nobody"),
            E::TwoKings => f.write_str("there are two kings"),
            E::KingMissing => f.write_str("the king is missing, and these rules never remove him"),
            E::InertKing => f.write_str("the king cannot be inert here"),
            E::NeutralKing => f.write_str("nobody holds the king, so he must still be inert"),
            E::Rider(place) => write!(f, "no soldier can ride on {place}"),
            E::NoSuchFace(face) => write!(f, "these dice have no face {face}"),
            E::DiceCount => f.write_str("the number of dice is not that of the rules"),
            E::UnusedDice => f.write_str("the unused dice are not among those thrown"),
            E::LateRethrow => f.write_str("dice cannot be thrown again after one was used"),
            E::NoMiedut => f.write_str("these rules do not offer mieđut"),
            E::Tries => f.write_str("these dice cannot lie before the first soldier wakes"),
        }
    }
}

impl core::error::Error for SetupError {}

impl Position {
    /// Describes this position piece by piece.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            figures: self.figures().collect(),
            inert: self.king.inert,
            turn: self.turn,
            first: self.first,
            miedut: self.miedut,
            thrown: self.thrown,
            unused: self.unused,
            in_hand: self.in_hand,
            used_any: self.used_any,
            tries: self.tries,
        }
    }
}

impl Judge {
    /// The position that `setup` describes, judged as after a step of play: a side that meets a condition for losing has lost,
    /// and a turn without a possible action has passed.
    ///
    /// # Errors
    /// [`SetupError`] if the position is impossible under these rules.
    pub fn set_up(&self, setup: &Setup) -> Result<Position, SetupError> {
        let rules = self.rules();
        if setup.miedut && !rules.miedut {
            return Err(SetupError::NoMiedut);
        }
        self.check_dice(setup)?;
        let mut position = Position {
            armies: [Army::NONE; 2],
            king: self.set_up_king(setup)?,
            turn: setup.turn,
            first: setup.first,
            miedut: setup.miedut,
            thrown: setup.thrown,
            unused: setup.unused,
            in_hand: setup.in_hand,
            used_any: setup.used_any,
            tries: setup.tries,
            outcome: None,
        };
        for figure in &setup.figures {
            self.place_figure(&mut position, figure)?;
        }
        for side in Side::BOTH {
            self.check_army(&position, side)?;
        }
        self.check_tries(&position)?;
        self.judge_set_up(&mut position);
        Ok(position)
    }

    fn check_dice(&self, setup: &Setup) -> Result<(), SetupError> {
        let rules = self.rules();
        if let Some(face) = setup.thrown.kinds().find(|&face| !rules.faces.has(face)) {
            return Err(SetupError::NoSuchFace(face));
        }
        let count = u32::from(setup.thrown.len()) + u32::from(setup.in_hand);
        if count != u32::from(rules.dice) {
            return Err(SetupError::DiceCount);
        }
        let spent = if rules.value(Face::Blank) == 0 {
            setup.thrown.count(Face::Blank)
        } else {
            0
        };
        let usable = setup.thrown.without(Face::Blank, spent);
        if !setup.unused.is_part_of(usable) {
            return Err(SetupError::UnusedDice);
        }
        let used = setup.unused != usable;
        if used && !setup.used_any {
            return Err(SetupError::UnusedDice);
        }
        if setup.in_hand > 0 && setup.used_any {
            return Err(SetupError::LateRethrow);
        }
        Ok(())
    }

    /// While a side needs an X with every die, it has set aside nothing else.
    fn check_tries(&self, position: &Position) -> Result<(), SetupError> {
        let trying = self.needs_all_x(position, position.turn);
        let thrown = position.thrown;
        let all_x = thrown.count(Face::X) == thrown.len();
        let possible = match position.in_hand {
            0 => position.tries == 0,
            _ => position.tries < MAX_TRIES && (trying || position.tries == 0),
        };
        if possible && (all_x || !trying) {
            Ok(())
        } else {
            Err(SetupError::Tries)
        }
    }

    fn set_up_king(&self, setup: &Setup) -> Result<King, SetupError> {
        let mut kings = setup
            .figures
            .iter()
            .filter(|figure| figure.piece == Piece::King);
        let (king, another) = (kings.next(), kings.next());
        if another.is_some() {
            return Err(SetupError::TwoKings);
        }
        let gated = self.rules().raid_gate != RaidGate::Off;
        let Some(king) = king else {
            if !self.rules().utsjok {
                return Err(SetupError::KingMissing);
            }
            let spot = Spot::outbound(self.castle());
            return Ok(King {
                spot,
                holder: None,
                inert: false,
                removed: true,
                ridden: false,
            });
        };
        let place = king.at.place();
        if !self.has(place) {
            return Err(SetupError::OffBoard(place));
        }
        if setup.inert && (king.side.is_some() || !gated) {
            return Err(SetupError::InertKing);
        }
        if gated && king.side.is_none() && !setup.inert {
            return Err(SetupError::NeutralKing);
        }
        let walks_home = self.king_walks_home() && king.side.is_some();
        if king.at.homebound() && !(walks_home && place.row() == Row::B) {
            return Err(SetupError::NotHomebound(place));
        }
        Ok(King {
            spot: king.at,
            holder: king.side,
            inert: setup.inert,
            removed: false,
            ridden: false,
        })
    }

    fn place_figure(&self, position: &mut Position, figure: &Figure) -> Result<(), SetupError> {
        let place = figure.at.place();
        if figure.piece == Piece::King {
            return Ok(());
        }
        if !self.has(place) {
            return Err(SetupError::OffBoard(place));
        }
        let Some(side) = figure.side else {
            return Err(SetupError::Nobodys(place));
        };
        let eight = self.rules().track == TrackShape::Eight;
        let may_be_homebound = figure.piece == Piece::Soldier
            && figure.awake
            && !figure.riding
            && eight
            && place.row() == Row::B;
        if figure.at.homebound() && !may_be_homebound {
            return Err(SetupError::NotHomebound(place));
        }
        let max_soldiers = self.rules().soldiers();
        let king = &mut position.king;
        let army = &mut position.armies[side.index()];
        if figure.piece == Piece::Queen {
            if !self.rules().queens {
                return Err(SetupError::NoQueens);
            }
            if !army.queen.is_empty() {
                return Err(SetupError::TwoQueens(side));
            }
            if !figure.awake && place != self.queen_start(side) {
                return Err(SetupError::SleepingQueenAway(place));
            }
            army.put_queen(place, !figure.awake);
            return Ok(());
        }
        if army.soldiers == max_soldiers {
            return Err(SetupError::TooManySoldiers(side));
        }
        army.soldiers += 1;
        if figure.riding {
            let mounts = self.rules().king_taken == KingTaken::Mount;
            let his = king.holder == Some(side) && king.spot.place() == place;
            if !mounts || !his || king.ridden || !figure.awake {
                return Err(SetupError::Rider(place));
            }
            king.ridden = true;
        } else if figure.awake {
            army.put_awake(figure.at);
        } else {
            if place.row() != Row::home(side) {
                return Err(SetupError::SleeperAway(place));
            }
            if army.asleep.has(place) {
                return Err(SetupError::SleepersShare(place));
            }
            army.asleep |= Places::only(place);
        }
        Ok(())
    }

    /// Checks which pieces stand together (§5), for one side against itself and the other.
    fn check_army(&self, position: &Position, side: Side) -> Result<(), SetupError> {
        let (own, enemy) = (position.army(side), position.army(side.other()));
        let soldiers = position.soldiers_at(side);
        let queen = own.queen;
        let others = position.soldiers_at(side.other()) | enemy.queen;
        if let Some(place) = ((soldiers | queen) & others).lowest() {
            return Err(SetupError::BothArmies(place));
        }
        if let Some(place) = (soldiers & queen).lowest() {
            return Err(SetupError::QueenShares(place));
        }
        let rider = if position.king.ridden {
            position.king.place_if_held_by(side)
        } else {
            Places::NONE
        };
        for place in soldiers {
            let awake = own.awake[0].count(place) + own.awake[1].count(place);
            let asleep = u8::from(own.asleep.has(place));
            let riding = u8::from(rider.has(place));
            if asleep > 0 && awake + riding > 0 && self.rules().sleepers == Sleepers::Closed {
                return Err(SetupError::JoinsSleeper(place));
            }
            if asleep + awake + riding > 1 && !self.may_share(asleep + awake) {
                return Err(SetupError::NoStacking(place));
            }
        }
        Ok(())
    }

    /// Whether a place can hold this many own soldiers on foot, and one more or a rider. Without stacking it can if a ridden king
    /// may stop with them; if a raid then took him, his rider stayed there on foot.
    fn may_share(&self, on_foot: u8) -> bool {
        let rules = self.rules();
        let king_stops_here = rules.king_taken == KingTaken::Mount && rules.king_shares;
        let dismounts = rules.raid_gate == RaidGate::Both;
        rules.stacking || king_stops_here && (on_foot <= 1 || dismounts)
    }

    fn judge_set_up(&self, position: &mut Position) {
        let mut unseen = |_| ();
        for side in [position.turn.other(), position.turn] {
            if self.judge_captures(position, side, &mut unseen) {
                return;
            }
        }
        if position.in_hand == 0 {
            self.go_on(position, &mut FirstFound, &mut unseen);
        } else if position.in_hand == self.rules().dice {
            self.judge_dead(position, &mut unseen);
        }
    }
}
