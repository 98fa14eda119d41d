//! How a position of sáhkku is edited freely.

use crate::Sahkku;
use crate::board::{Drag, Look, Own, Pick, Stance, View};
use sahkku::{
    Dice, Die, Figure, Judge, KingTaken, Piece, Place, Position, RaidGate, Setup, SetupError, Side,
    Spot, TrackShape,
};
use scene::Point;

use super::position::standing;
use crate::words as m;
use on_page::{Board as _, Dice as _, Editing, Marks, Property};

/// The edited position so far. Its dice keep their places in the tray, as those of a game do.
#[derive(Clone)]
pub struct Draft {
    setup: Setup,
    dice: Vec<Die>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    side: Option<Side>,
    piece: Piece,
    awake: bool,
    riding: bool,
    homebound: bool,
    inert: bool,
}

impl Kind {
    const fn soldier(side: Side) -> Kind {
        Kind {
            side: Some(side),
            piece: Piece::Soldier,
            awake: true,
            riding: false,
            homebound: false,
            inert: false,
        }
    }

    fn of(figure: &Figure, inert: bool) -> Kind {
        Kind {
            side: figure.side,
            piece: figure.piece,
            awake: figure.awake,
            riding: figure.riding,
            homebound: figure.at.homebound(),
            inert: inert && figure.piece == Piece::King,
        }
    }

    fn at(self, place: Place) -> Figure {
        Figure {
            side: self.side,
            piece: self.piece,
            at: Spot::new(place, self.homebound),
            awake: self.awake,
            riding: self.riding,
        }
    }
}

impl Draft {
    /// Records the dice as they lie now.
    fn describe_dice(&mut self, judge: &Judge) {
        let valued = |die: &&Die| die.face.is_some_and(|face| judge.rules().value(face) > 0);
        let faces = |dice: &[&Die]| {
            let faces = dice.iter().filter_map(|die| die.face);
            faces.fold(Dice::default(), Dice::with)
        };
        let (used, unused): (Vec<&Die>, Vec<&Die>) =
            self.dice.iter().filter(valued).partition(|die| die.used);
        let thrown: Vec<&Die> = self.dice.iter().collect();
        let in_hand = thrown.iter().filter(|die| die.face.is_none()).count();
        let setup = &mut self.setup;
        setup.thrown = faces(&thrown);
        setup.unused = faces(&unused);
        setup.in_hand = u8::try_from(in_hand).unwrap_or(u8::MAX);
        setup.used_any = !used.is_empty();
        setup.tries = 0;
    }
}

/// The possible states of each die, in the hand first. A blank that is worth nothing is spent as it falls.
fn dice_states(judge: &Judge) -> Vec<Die> {
    let fallen = |used| {
        let faces = Sahkku::faces(judge).into_iter();
        faces.map(move |face| Die {
            face: Some(face),
            used,
        })
    };
    let spent = |die: &Die| {
        let worth = |face| judge.rules().value(face);
        die.used || die.face.is_none_or(|face| worth(face) > 0)
    };
    let unused = fallen(false).filter(spent);
    [Die::IN_HAND]
        .into_iter()
        .chain(unused)
        .chain(fallen(true))
        .collect()
}

fn sides() -> Vec<String> {
    Side::BOTH.map(|side| m::SideName { side }.text()).into()
}

/// Whether there is a property for the way of the second side, after the first two.
fn has_ways(judge: &Judge) -> bool {
    judge.rules().miedut
}

impl Editing for Sahkku {
    type Draft = Draft;
    type Kind = Kind;

    fn draft_of(judge: &Judge, position: &Position) -> Draft {
        let setup = position.to_setup();
        let mut dice: Vec<Die> = Vec::new();
        for face in setup.thrown.faces() {
            let same = |die: &&Die| die.face == Some(face);
            let used = dice.iter().filter(same).count() >= usize::from(setup.unused.count(face));
            let face = Some(face);
            dice.push(Die { face, used });
        }
        dice.resize(usize::from(judge.rules().dice), Die::IN_HAND);
        Draft { setup, dice }
    }

    fn empty(judge: &Judge, draft: &mut Draft) {
        draft.setup.figures.clear();
        draft.setup.inert = false;
        draft.dice.fill(Die::IN_HAND);
        draft.describe_dice(judge);
    }

    fn kinds(judge: &Judge) -> Vec<Kind> {
        let rules = judge.rules();
        let mut kinds = Vec::new();
        for side in Side::BOTH {
            let soldier = Kind::soldier(side);
            let awake = false;
            kinds.extend([Kind { awake, ..soldier }, soldier]);
            if rules.track == TrackShape::Eight {
                let homebound = true;
                kinds.push(Kind {
                    homebound,
                    ..soldier
                });
            }
            if rules.king_taken == KingTaken::Mount {
                let riding = true;
                kinds.push(Kind { riding, ..soldier });
            }
            if rules.queens {
                let queen = Kind {
                    piece: Piece::Queen,
                    ..soldier
                };
                kinds.extend([Kind { awake, ..queen }, queen]);
            }
        }
        let king = |side, inert| Kind {
            side,
            piece: Piece::King,
            inert,
            ..Kind::soldier(Side::Men)
        };
        kinds.push(king(None, rules.raid_gate != RaidGate::Off));
        kinds.extend(Side::BOTH.map(|side| king(Some(side), false)));
        kinds
    }

    fn kind_in_words(kind: Kind) -> String {
        let count = 1;
        let awake = kind.awake;
        match (kind.piece, kind.side) {
            (Piece::King, _) if kind.inert => m::twin_king_inert(),
            (Piece::King, holder) => m::TwinKing { holder }.text(),
            (Piece::Queen, Some(side)) => m::TwinQueen { side, awake }.text(),
            (Piece::Soldier, Some(side)) if !awake => m::TwinAsleep { side, count }.text(),
            (Piece::Soldier, Some(side)) if kind.riding => m::TwinRiding { side, count }.text(),
            (Piece::Soldier, Some(side)) if kind.homebound => {
                m::TwinHomebound { side, count }.text()
            }
            (Piece::Soldier, Some(side)) => m::TwinAwake { side, count }.text(),
            (_, None) => String::new(),
        }
    }

    fn kind_look(kind: Kind) -> Look {
        let side = kind.side.unwrap_or(Side::Men);
        let asleep = !kind.awake;
        match kind.piece {
            Piece::King => Look::King {
                holder: kind.side,
                inert: kind.inert,
                ridden: false,
                homebound: kind.homebound,
            },
            Piece::Queen => Look::Queen { side, asleep },
            Piece::Soldier if kind.riding => Look::King {
                holder: Some(side),
                inert: false,
                ridden: true,
                homebound: false,
            },
            Piece::Soldier => Look::Soldier {
                side,
                stance: match kind {
                    _ if asleep => Stance::Asleep,
                    Kind {
                        homebound: true, ..
                    } => Stance::Homebound,
                    _ => Stance::Awake,
                },
            },
        }
    }

    fn put(judge: &Judge, draft: &mut Draft, kind: Kind, place: Place) {
        let rules = judge.rules();
        let figure = kind.at(place);
        let setup = &mut draft.setup;
        let once = !kind.awake || kind.riding || !rules.stacking;
        setup.figures.retain(|other| {
            let same = other.piece == kind.piece && other.side == kind.side;
            let here = other.at.place() == place;
            match kind.piece {
                Piece::King => other.piece != Piece::King,
                Piece::Queen if same => false,
                Piece::Soldier if once && *other == figure => false,
                _ => !here || other.piece == Piece::King || other.side == kind.side,
            }
        });
        if kind.piece == Piece::King {
            setup.inert = kind.inert;
        }
        let here = setup.figures.iter();
        let here = here.filter(|other| other.at.place() == place).count();
        if here < usize::from(rules.soldiers()) + 2 {
            setup.figures.push(figure);
        }
    }

    fn take(draft: &mut Draft, place: Place) -> Option<Kind> {
        let setup = &mut draft.setup;
        let here = |figure: &Figure| figure.at.place() == place;
        let figure = setup.figures.remove(setup.figures.iter().rposition(here)?);
        let kind = Kind::of(&figure, setup.inert);
        if kind.piece == Piece::King {
            setup.inert = false;
        }
        Some(kind)
    }

    fn properties(judge: &Judge, draft: &Draft) -> Vec<Property> {
        let setup = &draft.setup;
        let mut properties = vec![
            Property::new(m::editor_turn(), sides(), setup.turn.index()),
            Property::new(m::editor_began(), sides(), setup.first.index()),
        ];
        if has_ways(judge) {
            let ways = vec![m::way_vuosttut(), m::way_miedut()];
            properties.push(Property::new(m::editor_way(), ways, setup.miedut.into()));
        }
        let states = dice_states(judge);
        let values: Vec<String> = states.iter().map(Sahkku::die_name).collect();
        properties.extend(draft.dice.iter().enumerate().map(|(n, die)| {
            let value = &(n + 1).to_string();
            Property {
                name: m::EditorDie { value }.text(),
                values: values.clone(),
                value: states.iter().position(|state| state == die).unwrap_or(0),
                die: Some(n),
            }
        }));
        properties
    }

    fn set_property(judge: &Judge, draft: &mut Draft, property: usize, value: usize) {
        let side = Side::BOTH.get(value).copied();
        let dice = 2 + usize::from(has_ways(judge));
        match (property, side) {
            (0, Some(side)) => draft.setup.turn = side,
            (1, Some(side)) => draft.setup.first = side,
            (2, Some(_)) if has_ways(judge) => draft.setup.miedut = value == 1,
            (n, _) if n >= dice => {
                let die = draft.dice.get_mut(n - dice);
                if let (Some(die), Some(state)) = (die, dice_states(judge).get(value)) {
                    *die = *state;
                    draft.describe_dice(judge);
                }
            }
            _ => {}
        }
    }

    fn position_of(judge: &Judge, draft: &Draft) -> Result<Position, SetupError> {
        judge.set_up(&draft.setup)
    }

    fn draft_view(judge: &Judge, draft: &Draft, held: Option<(Place, Point)>) -> View {
        let setup = &draft.setup;
        let drag = held.and_then(|(place, at)| {
            let here = |figure: &&Figure| figure.at.place() == place;
            let figure = setup.figures.iter().rfind(here)?;
            let (piece, spot) = (figure.piece, figure.at);
            let pick = Pick { piece, spot };
            Some(Drag { pick, at })
        });
        View {
            own: Own {
                figures: setup.figures.clone(),
                inert: setup.inert,
                mirrored: (setup.miedut && has_ways(judge)).then(|| setup.first.other()),
                ..Own::default()
            },
            turn: Some(setup.turn),
            dice: Self::die_states(&draft.dice, &Marks::default()),
            drag,
            ..View::default()
        }
    }

    fn draft_dice(draft: &Draft) -> Vec<Die> {
        draft.dice.clone()
    }

    fn place_in_draft(judge: &Judge, draft: &Draft, place: Place) -> String {
        let setup = &draft.setup;
        standing(judge, &setup.figures, setup.inert, place).join(", ")
    }
}
