//! Sáhkku.
//!
//! Numbers of actions, in this order, with *C* columns, *P* = 3*C* places (row × *C* + column, both from 0, row `a` first), *F* = 4
//! faces in the order of the option `faces`, and *K* = 3 ways to land (as usual, take, remove) with the option `utsjok`, else 1:
//!
//! | action | how many | number within |
//! |---|---|---|
//! | wake the soldier in column *c* of the home row | *C K* | *c* × *K* + *k* |
//! | move a soldier from place *p* with face *f*, homebound *h* or not | 2 *P F K* | ((*h* × *P* + *p*) × *F* + *f*) × *K* + *k* |
//! | bring the queen to place *p* with face *f* | *P F K* | (*p* × *F* + *f*) × *K* + *k* |
//! | bring the king to place *p* with face *f* | *P F* | *p* × *F* + *f* |
//! | throw *n* dice again | dice | *n* − 1 |
//! | stop | 1 | 0 |
//! | walk vuosttut, walk mieđut | 2 | 0, 1 |

use bindings::{Environment, Planes, of_both, score};
use game::{Bot as _, Game as _, Side};
use sahkku::{
    Action, Dice, Entry, Face, FaceList, Game, KingChoice, MAX_DICE, Outcome, Phase, Piece, Place,
    Row, Rules, Spot, Stage, Throw, Use,
};

use super::Sahkku;
use crate::Player;

/// The offset of each kind of action among the numbers.
struct Numbers {
    columns: usize,
    faces: FaceList,
    /// The number of ways to land: 3 if the king may be removed, otherwise 1.
    landings: usize,
    moves: usize,
    queen: usize,
    king: usize,
    rethrow: usize,
    stop: usize,
    walks: usize,
    count: usize,
}

impl Numbers {
    fn of(rules: &Rules) -> Numbers {
        let columns = usize::from(rules.columns);
        let landings = if rules.utsjok { 3 } else { 1 };
        let by_die = 3 * columns * rules.faces.as_slice().len();
        let moves = columns * landings;
        let queen = moves + 2 * by_die * landings;
        let king = queen + by_die * landings;
        let rethrow = king + by_die;
        let stop = rethrow + usize::from(rules.dice);
        Numbers {
            columns,
            faces: rules.faces,
            landings,
            moves,
            queen,
            king,
            rethrow,
            stop,
            walks: stop + 1,
            count: stop + 3,
        }
    }

    fn place(&self, place: Place) -> usize {
        place.row() as usize * self.columns + usize::from(place.column()) - 1
    }

    fn with_die(&self, n: usize, die: Face) -> Option<usize> {
        let faces = self.faces.as_slice();
        let face = faces.iter().position(|&face| face == die)?;
        Some(n * faces.len() + face)
    }

    fn landing(&self, n: usize, choice: Option<KingChoice>) -> usize {
        n * self.landings
            + match choice {
                None => 0,
                Some(KingChoice::Take) => 1,
                Some(KingChoice::Remove) => 2,
            }
    }

    fn of_use(&self, step: &Use, wakes: bool) -> Option<usize> {
        match step.piece {
            Piece::Soldier if wakes => {
                let column = usize::from(step.from.place().column()) - 1;
                Some(self.landing(column, step.king))
            }
            Piece::Soldier => {
                let lane = usize::from(step.from.homebound());
                let from = lane * 3 * self.columns + self.place(step.from.place());
                Some(self.moves + self.landing(self.with_die(from, step.die)?, step.king))
            }
            Piece::Queen => {
                let to = self.with_die(self.place(step.to), step.die)?;
                Some(self.queen + self.landing(to, step.king))
            }
            Piece::King => Some(self.king + self.with_die(self.place(step.to), step.die)?),
        }
    }
}

/// Every unordered outcome of `count` dice, with its probability.
fn throws(rules: &Rules, count: u8) -> impl Iterator<Item = (Throw, f64)> + Clone {
    let throws = crate::throws(rules, count).into_iter();
    throws.map(|(dice, probability)| (dice.faces().collect(), probability.into()))
}

/// The same dice in the order X, I, II, III, blank.
fn in_order(throw: &Throw) -> Throw {
    let dice: Dice = throw.iter().copied().collect();
    dice.faces().collect()
}

impl Environment for Sahkku {
    fn action_count(rules: &Rules) -> usize {
        Numbers::of(rules).count
    }

    fn chance_count(rules: &Rules) -> usize {
        let throws_of = |count| throws(rules, count).count();
        let first = rules
            .throw_off
            .dice()
            .map_or(2, |count| throws_of(count).pow(2));
        first.max(throws_of(rules.dice))
    }

    fn shape(rules: &Rules) -> [usize; 3] {
        let planes = Self::plane_names(rules).len();
        [planes, Row::ALL.len(), rules.columns.into()]
    }

    fn plane_names(_: &Rules) -> Vec<String> {
        let of_a_side = [
            "sleeping soldiers",
            "outbound soldiers",
            "homebound soldiers",
            "sleeping queen",
            "queen",
            "king",
        ];
        let mut names: Vec<String> = of_both(&of_a_side).collect();
        names.extend(["king of nobody", "homebound king", "inert king", "rider"].map(String::from));
        names.extend(["own turn", "opponent's turn"].map(String::from));
        names.extend(["own mieđut", "opponent's mieđut"].map(String::from));
        names.extend(["throw-off", "choice of way"].map(String::from));
        names.extend(["dice in the hand", "a die was used"].map(String::from));
        names.push("throws without the first soldier".into());
        names.extend(Face::ALL.map(|face| format!("unused dice {face}")));
        // Men and women go round the board in opposite directions, and the board is not turned towards the observing side.
        names.push("own side is the men".into());
        names
    }

    fn most(_: &Rules) -> f64 {
        1.0
    }

    fn settled(outcome: &Outcome) -> (f64, &'static str) {
        (score(outcome.winner.map(Side::from)), outcome.reason.word())
    }

    fn number(game: &Game, decision: &Entry) -> Option<usize> {
        let numbers = Numbers::of(game.judge().rules());
        if let Entry::Walks(miedut) = decision {
            return Some(numbers.walks + usize::from(*miedut));
        }
        match decision.action()? {
            Action::Activate(step) => numbers.of_use(&step, true),
            Action::Move(step) => numbers.of_use(&step, false),
            Action::Rethrow(count @ 1..=MAX_DICE) => Some(numbers.rethrow + usize::from(count) - 1),
            Action::Rethrow(_) => None,
            Action::Stop => Some(numbers.stop),
        }
    }

    fn chances(game: &Game, found: &mut Vec<(Entry, f64)>) {
        found.clear();
        let rules = game.judge().rules();
        if game.phase() != Phase::ThrowOff {
            found.extend(Player::chances(game));
            return;
        }
        let Some(count) = rules.throw_off.dice() else {
            found.extend(sahkku::Side::BOTH.map(|side| (Entry::Begins(side), 0.5)));
            return;
        };
        let throws = throws(rules, count);
        for (men, of_men) in throws.clone() {
            found.extend(throws.clone().map(|(women, of_women)| {
                let men = men.clone();
                (Entry::Round { men, women }, of_men * of_women)
            }));
        }
    }

    fn outcome(entry: Entry) -> Entry {
        match entry {
            Entry::Throw(throw) => Entry::Throw(in_order(&throw)),
            Entry::Round { men, women } => Entry::Round {
                men: in_order(&men),
                women: in_order(&women),
            },
            other => other,
        }
    }

    fn observe(game: &Game, side: Side, planes: &mut Planes<'_>) {
        let position = game.position();
        let at = |place: Place, count: f32| {
            let (row, column) = (place.row() as usize, usize::from(place.column()) - 1);
            (row, column, count)
        };
        let sides = [side, side.other()].map(sahkku::Side::from);
        let king = position.king();
        let king_at = |holder| {
            let here = king.spot().filter(|_| king.holder() == holder);
            here.map(|spot| at(spot.place(), 1.0))
        };
        for side in sides {
            planes.board(position.sleepers(side).map(|place| at(place, 1.0)));
            for homebound in [false, true] {
                planes.board(position.awake(side, homebound).map(|place| {
                    let stack = position.stack(side, Spot::new(place, homebound));
                    at(place, stack.into())
                }));
            }
            for awake in [false, true] {
                let queen = position.queen(side).filter(|&(_, is)| is == awake);
                planes.board(queen.map(|(place, _)| at(place, 1.0)));
            }
            planes.board(king_at(Some(side)));
        }
        planes.board(king_at(None));
        planes.flag(king.spot().is_some_and(Spot::homebound));
        planes.flag(king.inert());
        planes.flag(king.ridden());
        let turn = game.turn();
        let over = turn.is_over();
        for side in sides {
            planes.flag(turn.side() == Some(side));
        }
        let begun = !matches!(game.phase(), Phase::ThrowOff | Phase::ChooseWay(_));
        for side in sides {
            planes.flag(begun && position.mirrored() == Some(side));
        }
        planes.flag(game.phase() == Phase::ThrowOff);
        planes.flag(matches!(game.phase(), Phase::ChooseWay(_)));
        planes.constant(match position.stage() {
            Stage::Throw(count) if begun && !over => count.into(),
            _ => 0.0,
        });
        planes.flag(position.used_any());
        planes.constant(position.tries().into());
        for face in Face::ALL {
            planes.constant(position.unused().count(face).into());
        }
        planes.flag(side == Side::First);
    }
}
